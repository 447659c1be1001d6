"""Units picked hex by hex, with their steps and markers beside them; nothing is paid for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.roster.markers import marks_of
from oobmgr.games.spark.units.unit import SparkUnit, units_of
from oobmgr.games.spark.words import AMMUNITION
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded
from oobmgr.rules.picking import Picking, UnitChoice, UnitClass, UnitPrice
from oobmgr.rules.tables import Tables

_FREE = UnitPrice(0, AMMUNITION, "SP-ROSTER-17")
_COLUMN = "Steps and markers"

Wanted = Callable[[Books], Iterable[SparkUnit]]


def picking_by_hex(ways: Mapping[str, str], wanted: Wanted, empty: str) -> Picking:
    """How units are picked; `ways` has a word for each input, `wanted` are those to choose from."""

    def choices(books: Books) -> Mapping[UnitId, UnitChoice]:
        found = sorted(wanted(books), key=lambda unit: (not unit.state.hex, folded(unit.state.hex)))
        return {unit.id: _choice(unit, books.tables) for unit in found}

    return Picking(ways, choices, _no_classes, column=_COLUMN, by_place=True, empty=empty)


def own_units(books: Books) -> tuple[SparkUnit, ...]:
    """The units on the map of the side that is playing."""
    return tuple(unit for unit in living_units(books) if unit.state.side == books.side)


def living_units(books: Books) -> tuple[SparkUnit, ...]:
    """The units on the map of both sides."""
    return tuple(unit for unit in units_of(books) if unit.state.status is UnitStatus.ON_MAP)


def _choice(unit: SparkUnit, tables: Tables) -> UnitChoice:
    state = unit.state
    held = {str(marker): value for marker, value in unit.markers.held.items()}
    marks = (mark.words for mark in marks_of(held, tables))
    words = ", ".join((f"{state.steps_left} of {state.steps}", *marks))
    return UnitChoice(state.type, _FREE, price_text=words)


def _no_classes(tables: Tables) -> tuple[UnitClass, ...]:
    """Units are picked one by one or by stack, never counted."""
    del tables
    return ()
