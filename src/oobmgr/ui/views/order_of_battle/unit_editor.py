"""All facts of a unit in one form: of a new one, of one that is there, of many at once."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from operator import itemgetter
from typing import Final

from PySide6.QtWidgets import QWidget

from oobmgr.campaign.commands import AddUnit, EditUnits
from oobmgr.campaign.meant_formations import meant_path
from oobmgr.domain.accounts import SideId
from oobmgr.domain.designations import next_designation
from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.formation_names import path_words
from oobmgr.domain.postings import UnitId
from oobmgr.domain.unit_texts import size_mark, split_path
from oobmgr.domain.units import (
    AT_START,
    DESIGNATION,
    ENTERED_TEXTS,
    MOST_STEPS,
    UnitStatus,
    UnitValues,
)
from oobmgr.exchange.unit_types import known_types
from oobmgr.rules.game import Game
from oobmgr.ui.viewmodels.new_unit_place import NewUnitPlace
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle, UnitLine
from oobmgr.ui.viewmodels.unit_fields import (
    FORMATION,
    STATUSES,
    VARIOUS,
    EditField,
    blank_fields,
    changes_of,
    nations_of,
    shared_fields,
)
from oobmgr.ui.viewmodels.used_words import UsedWords
from oobmgr.ui.views.order_of_battle.posting import Posting
from oobmgr.ui.views.order_of_battle.prompt import Prompt, Said

_NAME: Final = DESIGNATION.name
_STATUS: Final = "status"
_PATH: Final = "path"
_MANY: Final = (
    "Fields that differ are shown as various and stay so unless typed over; - empties one."
)
_COLUMNS: Final = 2
# So many digits make no rating and no steps; `int` refuses thousands with an error of its own.
_TOO_LONG: Final = 5


def edit_units(
    posting: Posting, lines: Sequence[UnitLine], books: OrderOfBattle, owner: QWidget
) -> None:
    """Open the facts of units as fields; what is typed over is posted as one transaction."""
    units = [line.unit for line in lines]
    ids = tuple(UnitId(unit.id) for unit in units)
    fields = shared_fields(units, posting.game)
    title, verb, told = f"Edit {lines[0].full_name}", "Change it", ""
    if len(lines) > 1:
        # Each a text of its own: a number of units is not put where the name of one stands.
        title, verb, told = f"Edit {len(lines):,} units", f"Change {len(lines):,} units", _MANY
    prompt = Prompt(title, verb, told, owner, columns=_COLUMNS)
    sides, used = {str(unit.side) for unit in units}, UsedWords(books.lines)
    for one in fields:
        hint = VARIOUS if one.various else one.hint
        offers = partial(_offers, one, books, used, posting.game, sides)
        prompt.add_text(one.field, one.label, one.said(one.value), hint, offers)
    states = {str(unit.status) for unit in units}
    before = states.pop() if len(states) == 1 else ""
    _add_status(prompt, before)

    def wanted(said: Said) -> EditUnits:
        changes = changes_of(fields, _as_kept(said, fields, used))
        # Empty stands for various: each unit keeps its own.
        if said[_STATUS] not in {"", before}:
            changes[_STATUS] = str(said[_STATUS])
        if not changes:
            raise BadInput(Fault("nothing was changed here yet."))
        # Both sides may have a corps of one name: of units of both none is meant.
        if len(sides) == 1 and changes.get(_PATH):
            typed, (side,) = split_path(str(changes[_PATH])), sides
            meant = meant_path(books.formations, typed, side, FORMATION)
            changes[_PATH] = path_words(meant)
        return EditUnits(ids, changes)

    posting.ask(prompt, prompt.first, wanted)


def _add_status(prompt: Prompt, before: str) -> None:
    # Units die by their steps; here it is only told of those that are dead.
    dead = ((UnitStatus.DEAD.value, "dead pile"),) if before == UnitStatus.DEAD else ()
    several = () if before else (("", VARIOUS),)
    prompt.add_choice(_STATUS, "Status", (*several, *STATUSES, *dead), before)


def add_unit(posting: Posting, books: OrderOfBattle, place: NewUnitPlace, owner: QWidget) -> None:
    """Open the same fields empty, for a unit of a side, with what is known of its place."""
    game = posting.game
    prompt = Prompt("Add a unit", "Add the unit", parent=owner, columns=_COLUMNS)
    # A new unit has lost none of its steps.
    fields = {one.field: one for one in blank_fields(game) if one.field != "steps_left"}
    given = {
        FORMATION: path_words(place.path),
        "nation": place.nation,
        "hex": place.hex,
        "size": "" if "size" in game.unit_words.optional else "XX",
    }
    if "steps" not in game.unit_words.optional:
        given["steps"] = "1"
    used = UsedWords(books.lines)
    for one in fields.values():
        offers = partial(_offers, one, books, used, game, {place.side})
        prompt.add_text(one.field, one.label, one.said(given.get(one.field, "")), one.hint, offers)
    sides = [(str(each.id), each.name) for each in books.sides]
    prompt.add_choice("side", "Side", sides, place.side)
    # Units of a kind follow each other on the page of a book: 56, 57, 58.
    prompt.offer_another(lambda said: {_NAME: next_designation(str(said[_NAME]))})
    kept = partial(_as_kept, fields=fields.values(), used=used)

    def wanted(said: Said) -> AddUnit:
        unit = _new_unit(kept(said), game)
        path = meant_path(books.formations, unit.path, unit.side, FORMATION)
        return AddUnit(replace(unit, path=path))

    posting.ask(prompt, prompt.first, wanted)


def _as_kept(said: Said, fields: Iterable[EditField], used: UsedWords) -> dict[str, str]:
    """What was entered, with words of the language of the window as the books keep them."""
    texts = {field: str(text) for field, text in said.items()}
    for one in fields:
        if one.reads:
            texts[one.field] = one.kept(texts.get(one.field, ""), used.in_field(one.field))
    return texts


def _offers(
    field: EditField,
    books: OrderOfBattle,
    used: UsedWords,
    game: Game,
    sides: Iterable[str],
) -> Sequence[str] | Counter[str]:
    """What a field completes while one types: what the books or the game have, and how often."""
    if field.field == FORMATION:
        own = (row.path for row in books.formations if row.side in sides)
        return list(dict.fromkeys(map(path_words, own)))
    if field.field == "hex":
        return sorted(map(field.said, used.of("hex")))
    # A game may name no types of its own; an empty order of battle has none to offer, either.
    known = {"nation": nations_of, "type": known_types}.get(field.field)
    words = sorted(known(game)) if known else field.offers
    return _known(map(field.said, words), field.said, used.in_field(field.field))


def _known(known: Iterable[str], said: Callable[[str], str], used: Counter[str]) -> Counter[str]:
    """Known words and those of the books as they are said, with how often each stands there."""
    # At 0: they are offered, and were met nowhere yet.
    found = Counter(dict.fromkeys(known, 0))
    for word, often in used.items():
        found[said(word)] += often
    return found


def _new_unit(said: Mapping[str, str], game: Game) -> UnitValues:
    """The unit that the form tells of. Raises `BadInput` with all that is wrong in it."""
    values = {field: text.strip() for field, text in said.items()}
    words = game.unit_words
    faults = [
        Fault("fill this in.", where=field)
        for field in ("designation", "nation", "type", "size", FORMATION)
        if not values[field] and {FORMATION: "path"}.get(field, field) not in words.optional
    ]
    # For what follows, where `_at` gathers a fault in place of a value.
    arrival, size = AT_START, ""
    with _at("arrival", faults):
        arrival = game.calendar.parse(values["arrival"]) if values["arrival"] else AT_START
    with _at("size", faults):
        size = size_mark(values["size"]) if values["size"] else ""
    ratings, steps = _ratings(values, game, faults), _steps(values["steps"], faults)
    traits = _traits(values, game, faults)
    # All faults are gathered before any is told: a form that names one at each try is sent again
    # and again.
    if faults:
        raise BadInput(*faults)
    side = game.side(SideId(values["side"]))
    unit = UnitValues(
        side=side.id,
        nation=values["nation"] or side.nations[0],
        designation=values["designation"],
        type=values["type"],
        size=size,
        path=split_path(values[FORMATION]),
        steps=steps,
        ratings=ratings,
        traits=traits,
        arrival=arrival,
    )
    names = [text.name for text in ENTERED_TEXTS]
    texts = dict(zip(names, itemgetter(*names)(values), strict=True))
    # What was left empty and may be is worked out by the game, from the type for instance.
    return words.complete(replace(unit, **texts))


@contextmanager
def _at(field: str, faults: list[Fault]) -> Iterator[None]:
    """Gather what is wrong inside the block as faults of a field."""
    found: list[Fault] = []
    with collecting(found):
        yield
    faults += [replace(fault, where=field) for fault in found]


def _ratings(values: dict[str, str], game: Game, faults: list[Fault]) -> dict[str, int]:
    """The ratings that were entered; one that nobody knows is left out, where that may be."""
    found: dict[str, int] = {}
    for rating in game.ratings:
        field = f"rating:{rating.key}"
        text = values[field]
        if text.isascii() and text.isdecimal() and len(text) < _TOO_LONG:
            found[rating.key] = int(text)
        elif text or not rating.optional:
            advice = (
                "Enter a whole number, or leave it empty if it is not known."
                if rating.optional
                else "Enter a whole number, 0 where the counter shows none."
            )
            wrong = f"{text!r} is not a rating." if text else "fill this in."
            faults.append(Fault(wrong, field, text, advice))
    return found


def _traits(values: dict[str, str], game: Game, faults: list[Fault]) -> dict[str, str]:
    """The traits that were entered, as they are kept."""
    found: dict[str, str] = {}
    for trait in game.unit_words.traits:
        field = f"trait:{trait.key}"
        if values[field]:
            with _at(field, faults):
                found[trait.key] = game.unit_words.read_trait(trait.key, values[field])
    return found


def _steps(text: str, faults: list[Fault]) -> int:
    """How many steps were entered; 0 where that is left to the game."""
    if text.isascii() and text.isdecimal() and len(text) < _TOO_LONG and int(text) <= MOST_STEPS:
        return int(text)
    if text:
        advice = f"Enter a whole number up to {MOST_STEPS}, or leave it empty."
        faults.append(Fault(f"{text!r} is not a number of steps.", "steps", text, advice))
    return 0
