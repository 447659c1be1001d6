"""Another description for a campaign: what is carried over, and what would break the books."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from oobmgr.domain.accounts import STEP, Place
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.periods import PeriodTurns
from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import counted, first_few
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.own.carried import carried_over
from oobmgr.games.own.description.calendar import calendar_of
from oobmgr.games.own.description.description import Description
from oobmgr.games.own.description.reading import read_description
from oobmgr.games.own.description.sections import SECTIONS, Section
from oobmgr.games.own.opening import held_at_start
from oobmgr.games.own.sequence import player_turns_of
from oobmgr.games.own.tables import tables_of
from oobmgr.games.own.words import DESCRIPTION_CASE, HOLDING, MARKER, WEATHER
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import NO_ORDER
from oobmgr.rules.bounds import NAMED_AT_MOST
from oobmgr.rules.descriptions import KEY, TEXT

if TYPE_CHECKING:
    from oobmgr.rules.books import Books
    from oobmgr.rules.descriptions import Mentions

_TITLE: Final = "Description of the game changed"


def redescribed(books: Books, mentions: Mentions, text: str) -> ActionPlan:
    """What becomes of the campaign under another description (HB-11).

    Raises:
        BadInput: the description has faults; carries every one, with its line.
    """
    old = read_description(str(books.fact(Subject.DESCRIPTION, KEY, TEXT))).agreed()
    new = read_description(text).agreed()
    working = tuple(_changes(old, new))
    effects = tuple(carried_over(books, mentions, old, new))
    refusals = tuple(_broken(books, mentions, old, new))
    # A place that has a holder in the ledger keeps him; only one that has none begins with one.
    facts = tuple(
        fact for fact in held_at_start(new) if (fact.key, fact.field) not in mentions.of(HOLDING)
    )
    words = ", ".join(f"{step.label.lower()}: {step.value}" for step in working)
    return ActionPlan(
        _TITLE,
        f"{words[:1].upper()}{words[1:]}." if words else "Nothing but its wording.",
        Ruling(len(working), (*working, *effects, *_kept(old, new))),
        facts=facts,
        refusals=refusals,
    )


# ------------------------------------------------------------------------------ what changes


def _changes(old: Description, new: Description) -> Iterator[Step]:
    """What is new, other and gone, section by section."""
    for section in SECTIONS:
        words = _words(section, getattr(old, section.key), getattr(new, section.key))
        if words:
            yield Step(section.title, words, "", DESCRIPTION_CASE)


def _words(section: Section, old: Any, new: Any) -> str:  # noqa: ANN401 - of any section
    if old == new:
        return ""
    if not section.keyed or section.single:
        return "changed" if section.single else _counted_words(old, new)
    before, after = ({one.id: one for one in entries} for entries in (old, new))
    changed = (key for key in after if key in before and after[key] != before[key])
    parts = (
        ("new", [one.name for key, one in after.items() if key not in before]),
        ("changed", [_called(before[key].name, after[key].name) for key in changed]),
        ("gone", [one.name for key, one in before.items() if key not in after]),
    )
    told = [f"{word} {_listed(names)}" for word, names in parts if names]
    # Neither new nor changed nor gone, and yet not the same: the order is another.
    return "; ".join(told) or "in another order"


def _counted_words(old: Sequence[object], new: Sequence[object]) -> str:
    """What is new and gone of entries without names."""
    numbers = (
        (sum(one not in old for one in new), "new"),
        (sum(one not in new for one in old), "gone"),
    )
    told = [f"{number} {word}" for number, word in numbers if number]
    return "; ".join(told) or "in another order"


def _called(old: str, new: str) -> str:
    return old if old == new else f"{old}, now {new}"


def _listed(names: Iterable[str]) -> str:
    # The whole list may be long; some names tell what kind of change it is.
    return first_few(list(names), NAMED_AT_MOST)


def _kept(old: Description, new: Description) -> Iterator[Step]:
    """What a change does not touch: what was booked stays booked."""
    # The start is over: stocks that are described anew are not booked again.
    if old.start != new.start:
        yield Step("At the start", "stays as it was posted", "", DESCRIPTION_CASE)
    held = {place.id: place.holder for place in old.places}
    places = (one for one in new.places if held.get(one.id, one.holder) != one.holder)
    moved = [place.name for place in places]
    if moved:
        yield Step("Who holds places", "stays as it was posted", _listed(moved), DESCRIPTION_CASE)
    yield Step("Units, pools and ledger", "carried over", "", DESCRIPTION_CASE, StepKind.RESULT)


# -------------------------------------------------------------------------- what would break


def _broken(
    books: Books, mentions: Mentions, old: Description, new: Description
) -> Iterator[Fault]:
    """What the books mention and the new description no longer has."""
    yield from _gone("sides", _mentioned_sides(books, mentions), old, new)
    # A good or a side that no entry mentions may go, and nobody misses it.
    yield from _gone("goods", _mentioned_goods(mentions), old, new)
    yield from _moved_goods(mentions, new)
    yield from _gone("places", _mentioned_places(mentions), old, new)
    yield from _gone("markers", {field for _, field in mentions.of(MARKER)}, old, new)
    yield from _gone_ratings(books, old, new)
    yield from _gone_rules(books, new)
    calendar, _ = calendar_of(new.calendar)
    yield from _other_turns(mentions, calendar, old)
    yield from _other_phase(books, old, new)


def _place(told: Description, key: str, own: str) -> str:
    """Where a fault is: ``Goods, Fodder``."""
    title = next(section.title for section in SECTIONS if section.key == key)
    name = next((one.name for one in getattr(told, key) if one.id == own), own)
    return f"{title}, {name}"


def _gone(key: str, mentioned: set[str], old: Description, new: Description) -> Iterator[Fault]:
    """Entries of the old description that the ledger mentions and the new one lacks."""
    known = {one.id for one in getattr(new, key)}
    for one in getattr(old, key):
        if one.id in mentioned - known:
            advice = (
                f"The ledger has entries of it; it can be renamed, under the same id, {one.id}."
            )
            where = _place(old, key, one.id)
            yield Fault("cannot be removed.", where, one.id, advice, DESCRIPTION_CASE)


def _mentioned_sides(books: Books, mentions: Mentions) -> set[str]:
    sides = {str(account.side) for account, _ in mentions.holdings}
    return sides | {str(unit.side) for unit in books.units()} | {str(books.side)}


def _mentioned_goods(mentions: Mentions) -> set[str]:
    # Steps are counted by the program, and no description has them.
    return {str(good) for _, good in mentions.holdings if good != STEP}


def _mentioned_places(mentions: Mentions) -> set[str]:
    pools = {account.detail for account, _ in mentions.holdings if account.place is Place.POOL}
    return pools | {key for key, _ in mentions.of(HOLDING)}


def _moved_goods(mentions: Mentions, new: Description) -> Iterator[Fault]:
    lies = {good.id: new.at_places(good.id) for good in new.goods}
    moved = {
        str(good)
        for account, good in mentions.holdings
        # Whether it lies at places is part of the account, which an entry cannot change.
        if account.place is Place.POOL
        and lies.get(good, bool(account.detail)) != bool(account.detail)
    }
    for name in sorted(moved):
        message = "is elsewhere in the books: in one pool, or at places."
        where = _place(new, "goods", name)
        yield Fault(message, where, name, "Leave it as it was.", DESCRIPTION_CASE)


def _gone_ratings(books: Books, old: Description, new: Description) -> Iterator[Fault]:
    rated = {key for unit in books.units() for key in unit.ratings}
    known = {one.id for one in new.ratings}
    # A rating that no unit has may go.
    for name in sorted(rated - known):
        where, advice = _place(old, "ratings", name), "Leave it, or rename it."
        yield Fault("units have this rating.", where, name, advice, DESCRIPTION_CASE)
    for one in new.ratings:
        lacking = sum(one.id not in unit.ratings for unit in books.units())
        # A rating that must be there would make units wrong that were right when they were entered.
        if lacking and not one.optional:
            message = f"{counted(lacking, 'unit')} {'lacks' if lacking == 1 else 'lack'} it."
            advice = "Say that it may be missing: optional = true."
            where = _place(new, "ratings", one.id)
            yield Fault(message, where, one.id, advice, DESCRIPTION_CASE)


def _gone_rules(books: Books, new: Description) -> Iterator[Fault]:
    cells = tables_of(new).cells
    for (path, _), value in books.facts(Subject.OVERRIDE).items():
        # A house rule must not stay behind over a number that is there no more.
        if value is not None and path not in cells:
            message = "a house rule replaces this number."
            yield Fault(message, path, path, "Give the number back first.", DESCRIPTION_CASE)


def _other_turns(mentions: Mentions, calendar: PeriodTurns, old: Description) -> Iterator[Fault]:
    codes = sorted({*mentions.turns, *(key for key, _ in mentions.of(WEATHER))})
    before, _ = calendar_of(old.calendar)
    for code in codes:
        try:
            same = calendar.parse(code) == code
        except BadInput:
            same = False
        if not same:
            label = before.label(TurnCode(code))
            message = f"{label} is a turn of the ledger, but not of this calendar."
            advice = "Leave the turns as they were."
            yield Fault(message, "calendar", code, advice, DESCRIPTION_CASE)
            # One is enough: a calendar that lacks one turn mostly lacks them all.
            return


def _other_phase(books: Books, old: Description, new: Description) -> Iterator[Fault]:
    held = player_turns_of(new)(books.turn, books.options, NO_ORDER)
    if not any(books.phase in one.phases for one in held if one.side == books.side):
        advice = "Go on to another phase first, or leave it."
        where = _place(old, "phases", books.phase)
        yield Fault("is being played.", where, books.phase, advice, DESCRIPTION_CASE)
