"""The tables of the page of air strikes: air points, AA units, what was struck."""

from __future__ import annotations

from oobmgr.domain.accounts import SideId
from oobmgr.games.spark.actions.air.aa_fire import has_shot
from oobmgr.games.spark.air.anti_aircraft import AaRangeInputs, aa_range
from oobmgr.games.spark.air.power import CASE, air_points, has_air_power, is_secret
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import RANGE, SparkUnit, living_units
from oobmgr.games.spark.words import GERMAN, SIDE_NAMES, SOVIET, Marker
from oobmgr.rules.books import Books
from oobmgr.rules.page_tables import HEX_COLUMN, SIDE_COLUMN, PageColumn, PageTable, TableRow

_UNKNOWN = "–"


def air_tables(books: Books) -> tuple[PageTable, ...]:
    """What the page shows beside its forms."""
    rows = tuple(_points_row(books, side) for side in (SOVIET, GERMAN))
    return PageTable(
        "Air points",
        (
            SIDE_COLUMN,
            PageColumn("Left", "The air points that the side has left."),
        ),
        rows,
        "",
        case=CASE,
    ), _anti_aircraft(books)


def _points_row(books: Books, side: SideId) -> TableRow:
    left = str(air_points(books, side))
    # Both players look at this page, so a secret number does not stand on it.
    if is_secret(books, side):
        return TableRow((SIDE_NAMES[side], _UNKNOWN), "secret")
    # No points at all differ from points not rolled for yet.
    missing = "" if has_air_power(books, side) or left != "0" else "none yet"
    return TableRow((SIDE_NAMES[side], left), missing)


def _anti_aircraft(books: Books) -> PageTable:
    units = [unit for unit in living_units(books) if unit.kind is UnitKind.ANTIAIRCRAFT]
    return PageTable(
        "AA units",
        (
            PageColumn("Unit", "An anti-aircraft unit."),
            HEX_COLUMN,
            PageColumn("Reach", "How far its fire reaches, in hexes."),
        ),
        tuple(_unit_row(books, unit) for unit in units),
        "No AA unit is on the map.",
        f"{len(units)}" if units else "",
        "SP-AIR-06",
    )


def _unit_row(books: Books, unit: SparkUnit) -> TableRow:
    printed = unit.rating(RANGE)
    # A range that nobody entered is no 0, which would be a unit that cannot reach anything.
    reach = _UNKNOWN
    if printed is not None:
        reach = str(aa_range(AaRangeInputs(printed), books.tables).result)
    state = "has shot" if has_shot(books, unit) else ""
    if Marker.IN_COLUMN in unit.markers:
        state = "in column"
    return TableRow((unit.name, unit.state.hex or _UNKNOWN, reach), state)
