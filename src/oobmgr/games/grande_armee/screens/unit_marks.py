"""What holds for units, as words in the order of battle: rout markers, demoralized cavalry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitState
from oobmgr.games.grande_armee.march.markers import (
    DEMORALIZED_WORD,
    demoralized_in,
    rout_of,
    routed_in,
)
from oobmgr.games.grande_armee.turns import CALENDAR
from oobmgr.rules.marks import UnitMark
from oobmgr.rules.picked_units import units_of

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


def unit_marks(books: Books) -> Mapping[UnitId, tuple[UnitMark, ...]]:
    """The words on each unit that has any."""
    found = {unit.id: tuple(_marks(books, unit)) for unit in units_of(books)}
    return {unit: marks for unit, marks in found.items() if marks}


def _marks(books: Books, unit: UnitState) -> Iterator[UnitMark]:
    stage, placed = rout_of(books, unit), routed_in(books, unit)
    if stage and placed:
        yield UnitMark(str(stage), "LGA-SEQ-02", severe=True, since=CALENDAR.label(placed))
    if turn := demoralized_in(books, unit):
        yield UnitMark(DEMORALIZED_WORD, "LGA-SKR-03", severe=True, since=CALENDAR.label(turn))
