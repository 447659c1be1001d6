"""The tables of the march page: the weather, orders, leaders' points, markers, detachments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.units import UnitState
from oobmgr.games.grande_armee.command.budget import command_points, points_spent
from oobmgr.games.grande_armee.command.detachments import detachments, markers_of
from oobmgr.games.grande_armee.command.status import Status, statuses
from oobmgr.games.grande_armee.march.log import weather_of
from oobmgr.games.grande_armee.march.markers import demoralized_in, rout_of, routed_in
from oobmgr.games.grande_armee.march.orders import concentrated, order_of
from oobmgr.games.grande_armee.turns import CALENDAR
from oobmgr.games.grande_armee.units import Rank, is_leader, rank_of
from oobmgr.games.grande_armee.words import SIDE_NAMES
from oobmgr.rules.page_tables import HEX_COLUMN, UNIT_COLUMN, PageColumn, PageTable, TableRow
from oobmgr.rules.picked_units import unit_name, units_of

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

UNKNOWN: Final = "–"
_COMMANDERS: Final = (Rank.SUPREME, Rank.ARMY, Rank.CORPS)


def march_tables(books: Books) -> tuple[PageTable, ...]:
    """Weather, command points, orders, markers and detachments of both sides."""
    return (
        _weather(books),
        _points(books),
        _command(books),
        _orders(books),
        _markers(books),
        _detachments(books),
        _pool(books),
    )


def march_report(
    books: Books, _side: SideId, _ahead: tuple[TurnCode, ...]
) -> tuple[PageTable, ...]:
    """The same on paper: both players see what lies on the map."""
    return march_tables(books)


def _weather(books: Books) -> PageTable:
    weather = weather_of(books, books.turn)
    cells = (CALENDAR.label(books.turn), str(weather or UNKNOWN))
    state = "" if weather else "not entered"
    # Pressing: how far anybody may march goes by it, and a march without it is refused.
    row = TableRow(cells, state, pressing=weather is None)
    return PageTable(
        "Weather",
        (
            PageColumn("Turn", "The turn of the weather."),
            PageColumn("Weather", "The weather that was entered for it."),
        ),
        (row,),
        "",
        case="LGA-WX-01",
    )


def _points(books: Books) -> PageTable:
    rows = tuple(_leader(books, unit) for unit in units_of(books) if rank_of(unit) in _COMMANDERS)
    return PageTable(
        "Command points",
        (
            PageColumn("Leader", "A leader of an army or a corps."),
            PageColumn("Left", "The command points that he has left, of those he had."),
        ),
        rows,
        "No army or corps leader is on the map.",
        "of this turn",
        "LGA-CMD-01",
    )


def _leader(books: Books, unit: UnitState) -> TableRow:
    points, spent = command_points(books, unit).result, points_spent(books, unit)
    if points is None:
        return TableRow((unit.designation, UNKNOWN), "not entered", pressing=True)
    # A corps leader who has not activated himself has none, which is how most turns are.
    left = f"{points - spent} of {points}" if points else "none"
    return TableRow((unit.designation, left))


def _command(books: Books) -> PageTable:
    """Leaders, and those who do not stand with their superior: of the others there is no doubt."""
    rows = tuple(
        _status_row(one)
        for side in SIDE_NAMES
        for one in statuses(books, side)
        if is_leader(one.unit) or one.entered or not one.stacked
    )
    return PageTable(
        "In command",
        (
            PageColumn("Who", "A leader, or a unit away from its leader."),
            HEX_COLUMN,
            PageColumn("Under", "Whom he, or the unit, is under."),
        ),
        rows,
        "No leader is on the map.",
        "units with their leader are as he is",
        "LGA-CMD-02",
    )


def _status_row(one: Status) -> TableRow:
    under = one.superior.designation if one.superior else "nobody"
    # Units are often called by a number alone, which a leader never is.
    name = one.unit.designation if is_leader(one.unit) else unit_name(one.unit)
    cells = (name, one.unit.hex, under)
    # Under its title one word is enough, and long names of leaders have room beside it.
    state = "by range" if one.in_command is None else "yes" if one.in_command else "no"
    return TableRow(cells, state, pressing=one.in_command is False)


def _orders(books: Books) -> PageTable:
    rows = tuple(
        TableRow((unit_name(unit), unit.hex or UNKNOWN, str(order or UNKNOWN)), state)
        for unit in units_of(books)
        for order in (order_of(books, unit),)
        for state in ("concentrated last turn" if concentrated(books, unit) else "",)
        if order or state
    )
    return PageTable(
        "Orders",
        (
            PageColumn("Who", "Who has an order in this turn."),
            HEX_COLUMN,
            PageColumn("Order", "The order."),
        ),
        rows,
        "There are no orders in this turn.",
        case="LGA-MOV-01",
    )


def _markers(books: Books) -> PageTable:
    rows = tuple(row for unit in units_of(books) for row in _marked(books, unit))
    return PageTable(
        "Rout and demoralized",
        (
            UNIT_COLUMN,
            PageColumn("Marker", "The marker on it."),
            PageColumn("Since", "The turn in which it was placed."),
        ),
        rows,
        "No unit has a marker.",
        case="LGA-SEQ-02",
    )


def _marked(books: Books, unit: UnitState) -> Iterator[TableRow]:
    stage, turn = rout_of(books, unit), routed_in(books, unit)
    if stage and turn:
        yield TableRow((unit_name(unit), str(stage), CALENDAR.label(turn)))
    if since := demoralized_in(books, unit):
        yield TableRow((unit_name(unit), "demoralized", CALENDAR.label(since)))


def _detachments(books: Books) -> PageTable:
    rows = tuple(
        TableRow(
            (one.name, one.hex, f"{one.strength} SP{f' of {one.nation}' if one.is_minor else ''}"),
            case="LGA-DET-03" if one.is_minor else "",
        )
        for one in detachments(books)
    )
    return PageTable(
        "Detachments",
        (
            PageColumn("Marker", "The name of the detachment marker."),
            HEX_COLUMN,
            PageColumn("Strength", "The strength points under it."),
        ),
        rows,
        "No detachment is on the map.",
        case="LGA-DET-01",
    )


def _pool(books: Books) -> PageTable:
    used: dict[tuple[SideId, str], int] = {}
    for one in detachments(books):
        used[one.side, one.marker] = used.get((one.side, one.marker), 0) + 1
    rows = tuple(_in_use(books, side, marker, number) for (side, marker), number in used.items())
    return PageTable(
        "Detachment markers",
        (
            PageColumn("Whose", "The side, and the kind of marker."),
            PageColumn("On the map", "How many of the markers are on the map."),
            PageColumn("In all", "How many of them there are."),
        ),
        rows,
        "All markers are free.",
        case="LGA-DET-05",
    )


# The countermix is a hard limit (8.15), but its figures are the players' own to enter.
def _in_use(books: Books, side: SideId, marker: str, number: int) -> TableRow:
    limit = markers_of(books, marker)
    name = f"{SIDE_NAMES[side]}, {marker}"
    if limit is None:
        return TableRow((name, str(number), UNKNOWN), "not entered")
    return TableRow((name, str(number), str(limit)), pressing=number > limit)
