"""What holds for units, as words in the order of battle: mode, supply, garrison."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitState
from oobmgr.games.balkans.fact_kinds import GARRISON, MODE
from oobmgr.games.balkans.festung.garrison import STAYS
from oobmgr.games.balkans.supply import CASE as SUPPLY_CASE
from oobmgr.games.balkans.supply import effects
from oobmgr.games.balkans.turns import CALENDAR
from oobmgr.games.balkans.units import held_in, kind_of, mode_of, out_since, since
from oobmgr.games.balkans.words import HQ_MODE_WORDS, HqMode, PartisanMode, UnitKind
from oobmgr.rules.marks import MarkEffect, MarkWay, UnitMark

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

OUT: Final = "out of supply"
HELD: Final = "garrison"
MARK_WORDS: Final = (*(str(mode) for mode in PartisanMode), *HQ_MODE_WORDS.values(), OUT, HELD)
MARK_WAYS: Final = (MarkWay("Out of supply", "O", "supply", "units"),)


def unit_marks(books: Books) -> Mapping[UnitId, tuple[UnitMark, ...]]:
    """The words on each unit that has any."""
    # What held of a unit ended with it.
    living = (unit for unit in books.units() if unit.steps_left)
    found = {unit.id: tuple(_marks(books, unit)) for unit in living}
    return {unit: marks for unit, marks in found.items() if marks}


def _marks(books: Books, unit: UnitState) -> Iterator[UnitMark]:
    mode, entered = mode_of(books, unit.id), _label(since(books, MODE, unit.id))
    if mode and kind_of(unit, books.tables) is UnitKind.HEADQUARTERS:
        yield UnitMark(HQ_MODE_WORDS[HqMode(mode)], "W81-AIR-04", since=entered)
    elif mode:
        yield UnitMark(mode, "W81-PART-01", since=entered)
    out = out_since(books, unit.id)
    if out:
        yield UnitMark(
            OUT,
            SUPPLY_CASE,
            tuple(MarkEffect(name, entry, SUPPLY_CASE) for name, entry in effects(books)),
            _label(out),
            severe=True,
        )
    city = held_in(books, unit.id)
    if city:
        held = _label(since(books, GARRISON, unit.id))
        yield UnitMark(HELD, STAYS, (MarkEffect("Stays in", city, STAYS),), held)


def _label(turn: TurnCode | None) -> str:
    return CALENDAR.label(turn) if turn else ""
