"""The tables of the page about engineers, bridges and reinforcements."""

from __future__ import annotations

from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.engineers.bridges import MOST, WATER_NAMES
from oobmgr.games.spark.engineers.records import (
    BridgeState,
    last_built,
    markers_on_map,
    rests_until,
    standing,
)
from oobmgr.games.spark.reinforcements.waiting import (
    due_now,
    entering,
    entry_turn,
    inactive,
    left_in,
    must_return,
    off_map,
)
from oobmgr.games.spark.turns import CALENDAR
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SparkUnit, living_units, units_of
from oobmgr.rules.books import Books
from oobmgr.rules.page_tables import HEX_COLUMN, PageColumn, PageTable, TableRow


def engineers_tables(books: Books) -> tuple[PageTable, ...]:
    """Bridges with their pool, bridging units, reinforcements, units off the map."""
    return (_bridges(books), _bridging_units(books), _reinforcements(books), _off_map(books))


def _bridges(books: Books) -> PageTable:
    most = books.tables.whole(MOST)
    in_play = markers_on_map(books)
    return PageTable(
        "Bridges",
        (
            PageColumn("Bridge", "Where the bridge is."),
            PageColumn("Over", "What it crosses."),
            PageColumn("Since", "The turn in which it was built or begun."),
        ),
        tuple(
            TableRow(
                (one.place, WATER_NAMES[one.water], CALENDAR.short(one.built or one.begun)),
                str(one.state),
                one.state is BridgeState.BUILDING,
            )
            for one in standing(books)
        ),
        "No bridge is begun. Begin one in the Soviet Movement Phase.",
        f"{in_play} of {most} markers in play",
        "SP-BRDG-05",
    )


def _bridging_units(books: Books) -> PageTable:
    return PageTable(
        "Bridging units",
        (
            PageColumn("Unit", "A bridging unit."),
            HEX_COLUMN,
            PageColumn("May begin from", "The turn from which it may begin another bridge."),
        ),
        tuple(
            _bridging(books, unit) for unit in living_units(books) if unit.kind is UnitKind.BRIDGING
        ),
        "No bridging unit is on the map.",
        case="SP-BRDG-04",
    )


def _bridging(books: Books, unit: SparkUnit) -> TableRow:
    at_work = any(one.pontoon == unit.id for one in standing(books, BridgeState.BUILDING))
    built = last_built(books, unit.id)
    ready = rests_until(built, books.tables) if built else None
    rests = ready is not None and ready > books.turn
    state = "builds" if at_work else "rests" if rests else "ready"
    when = CALENDAR.short(ready) if ready is not None and rests else "now"
    return TableRow((unit.name, unit.state.hex, "" if at_work else when), state, rests)


def _reinforcements(books: Books) -> PageTable:
    due = {unit.id for unit in due_now(books)}
    coming = {unit.id for unit in entering(books)}
    asleep = tuple(_asleep(unit, is_due=unit.id in due) for unit in inactive(books))
    units = units_of(books)
    # Those who were driven off the map stand in a table of their own.
    now = (_expected(one, is_due=True) for one in units if one.id in coming and one.state.arrival)
    expected = (one for one in units if one.state.status is UnitStatus.DUE)
    later = (_expected(one, is_due=False) for one in expected)
    return PageTable(
        "Reinforcements",
        (
            PageColumn("Unit", "A unit that is inactive or expected."),
            HEX_COLUMN,
            PageColumn("From", "The turn from which it acts or arrives."),
        ),
        (*asleep, *now, *later),
        "No reinforcement is inactive or expected.",
        case="SP-REINF-02",
    )


def _asleep(unit: SparkUnit, *, is_due: bool) -> TableRow:
    turn = entry_turn(unit)
    # Without a turn of entry only the enemy wakes it, or a neighbour that he wakes (SP-REINF-03).
    when = CALENDAR.short(turn) if turn else "when woken"
    return TableRow((unit.name, unit.state.hex, when), "due" if is_due else "inactive", is_due)


def _expected(unit: SparkUnit, *, is_due: bool) -> TableRow:
    cells = (unit.name, unit.state.hex, CALENDAR.short(unit.state.arrival))
    return TableRow(cells, "enters" if is_due else "expected", is_due)


def _off_map(books: Books) -> PageTable:
    pressing = {unit.id for unit in must_return(books)}
    return PageTable(
        "Off the map",
        (
            PageColumn("Unit", "A unit that was driven off the map."),
            PageColumn("Driven off", "The turn in which it was driven off."),
        ),
        tuple(
            TableRow(
                (unit.name, CALENDAR.short(turn) if (turn := left_in(unit)) else "–"),
                "must return" if unit.id in pressing else "waits",
                unit.id in pressing,
            )
            for unit in off_map(books)
        ),
        "No unit was driven off the map.",
        case="SP-REINF-08",
    )
