"""What another description means for that which is in the books already: units, turns, pools."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.domain.periods import PeriodTurns
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step
from oobmgr.games.own.description.calendar import calendar_of
from oobmgr.games.own.description.description import DescribedType, Description
from oobmgr.games.own.limits import held_of
from oobmgr.games.own.unit_words import BOXES, is_flipped, types_of
from oobmgr.games.own.words import DESCRIPTION_CASE, sign_of
from oobmgr.rules.nearest import folded

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books
    from oobmgr.rules.descriptions import Mentions


def carried_over(
    books: Books, mentions: Mentions, old: Description, new: Description
) -> Iterator[Step]:
    """What stays as it was booked, and what will be read otherwise, each with how much of it."""
    if old.calendar != new.calendar:
        yield from _turns(books, mentions, old, new)
    if old.unit_types != new.unit_types:
        yield from _types(books, old, new)
    for good in new.goods:
        for side in new.sides:
            held = held_of(books, side.id, good.id)
            if good.limit and held > good.limit:
                value = f"{good.limit} {sign_of(new, good.id)}"
                words = f"{side.name} keeps its {held}"
                yield _step(f"Limit of {good.name}", value, words)


def _step(label: str, value: str, words: str = "") -> Step:
    return Step(label, value, words, DESCRIPTION_CASE)


# -------------------------------------------------------------------------------------- turns


def _turns(books: Books, mentions: Mentions, old: Description, new: Description) -> Iterator[Step]:
    """Turns of the ledger that are called otherwise, and the turn that comes next."""
    (before, _), (after, _) = calendar_of(old.calendar), calendar_of(new.calendar)
    codes = sorted({*mentions.turns, books.turn})
    pairs = [(before.label(TurnCode(code)), _label(after, code)) for code in codes]
    others = [(was, now) for was, now in pairs if now and was != now]
    if others:
        was, now = others[0]
        number = counted(len(others), "turn")
        yield _step("Turns of the ledger", f"{number} called otherwise", f"{now}, not {was}")
    if not _label(after, books.turn):
        return
    was, now = before.label(before.next(books.turn)), after.label(after.next(books.turn))
    if was != now:
        yield _step("The next turn", now, f"not {was}")


def _label(calendar: PeriodTurns, code: str) -> str:
    """How a calendar calls a turn; empty where it has none of this code."""
    try:
        known = calendar.parse(code)
    except BadInput:
        return ""
    return calendar.label(known) if known == code else ""


# -------------------------------------------------------------------------------------- units


def _types(books: Books, old: Description, new: Description) -> Iterator[Step]:
    """Types of which there are units, and which are changed or gone."""
    after, by_id = types_of(new), {one.id: one for one in new.unit_types}
    for one in old.unit_types:
        units = [unit for unit in books.units() if folded(unit.type) == folded(one.name)]
        found = after.get(folded(one.name))
        if units and found is None:
            yield _gone(one, by_id.get(one.id), units)
        elif units and found is not None and found != one:
            yield from _changed(one, found, units)


def _gone(old: DescribedType, renamed: DescribedType | None, units: Sequence[UnitState]) -> Step:
    keep = f"{counted(len(units), 'unit')} {_verb(units, 'keep')}"
    if renamed is not None:
        return _step(old.name, f"called {renamed.name}", f"{keep} the old type: change it there")
    return _step(old.name, "described no more", f"{keep} type and steps")


def _changed(old: DescribedType, new: DescribedType, units: Sequence[UnitState]) -> Iterator[Step]:
    name, number = new.name, counted(len(units), "unit")
    if old.steps != new.steps:
        words = f"{number} {_verb(units, 'keep')} the steps of before"
        yield _step(name, f"{counted(new.steps, 'step')} in place of {old.steps}", words)
    before, after = {folded(name): old}, {folded(name): new}
    flipped = [one for one in units if is_flipped(one, before) != is_flipped(one, after)]
    if flipped:
        yield _step(
            name, f"flips at {new.flips_at}", f"{counted(len(flipped), 'unit')} turned over"
        )
    printed = [one for one in units if not one.traits.get(BOXES)]
    if old.boxes != new.boxes and printed:
        yield _step(name, "other boxes", f"on {counted(len(printed), 'unit')}")


def _verb(units: Sequence[UnitState], verb: str) -> str:
    return f"{verb}s" if len(units) == 1 else verb
