"""The tables of the rail and supply page: the calendar, repair units, cuts, hexes, forts."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitStatus
from oobmgr.games.war_in_europe.actions import hexes as entered
from oobmgr.games.war_in_europe.actions.rail import cuts, is_cut_off
from oobmgr.games.war_in_europe.actions.rail_turns import done_now, rode_now
from oobmgr.games.war_in_europe.air.log import weather_of
from oobmgr.games.war_in_europe.fact_kinds import HEX, SINCE, WEATHER
from oobmgr.games.war_in_europe.ground.hexes import HexInputs, hex_ownership
from oobmgr.games.war_in_europe.ground.supply import HEAD_NAMES, Head
from oobmgr.games.war_in_europe.options import CYCLES_PER_YEAR, number
from oobmgr.games.war_in_europe.pools import points_due
from oobmgr.games.war_in_europe.sequence import cycle_due, player_turns
from oobmgr.games.war_in_europe.turns import CALENDAR, Date, date_of, turns_in_cycle
from oobmgr.games.war_in_europe.units import REPAIR_TYPES, is_kind
from oobmgr.games.war_in_europe.words import SIDE_NAMES, Player
from oobmgr.rules.page_tables import (
    HEX_COLUMN,
    SIDE_COLUMN,
    UNIT_COLUMN,
    PageColumn,
    PageTable,
    StripCell,
    StripGroup,
    TableRow,
)
from oobmgr.rules.picked_units import unit_name
from oobmgr.rules.tables import value_in_words

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.rules.books import Books

_UNKNOWN: Final = "–"


def rail_tables(books: Books) -> tuple[PageTable, ...]:
    """The calendar, repair units, cuts and units behind them, heads, hexes, fortification."""
    return (
        _calendar(books),
        _repair_units(books),
        _cuts(books),
        _heads(books),
        _hexes(books),
        _forts(books),
    )


def rail_report(books: Books, _side: SideId, _ahead: tuple[TurnCode, ...]) -> tuple[PageTable, ...]:
    """The same on paper, with the weather of all turns: the strip of the page has no room there."""
    return (*rail_tables(books), _weather(books))


def _weather(books: Books) -> PageTable:
    """The weather of every turn for which it was entered, the last first."""
    known = sorted((str(turn) for turn, _ in books.facts(WEATHER)), reverse=True)
    rows = ((turn, weather_of(books, TurnCode(turn))) for turn in known)
    return PageTable(
        title="Weather",
        columns=(
            PageColumn("Turn", "The turn."),
            PageColumn("Weather", "The weather that was entered for it."),
        ),
        rows=tuple(
            TableRow((CALENDAR.label(TurnCode(turn)), str(weather)))
            for turn, weather in rows
            if weather
        ),
        empty="No weather is entered.",
        case="WIE-WX-03",
    )


def _calendar(books: Books) -> PageTable:
    """The turns up to the next strategic cycle."""
    rows, turn = [_turn_row(books, books.turn)], books.turn
    # A strategic cycle comes after a few turns at most, so this ends.
    while True:
        turn = CALENDAR.next(turn)
        # The calendar steps through thirteen cycles; in a year of twelve nobody plays the last
        # (K-12).
        if player_turns(turn, books.options):
            rows.append(_turn_row(books, turn))
        if cycle_due(turn, books.options):
            break
    date = date_of(books.turn)
    detail = f"turn {date.turn} of {turns_in_cycle()}, cycle {date.cycle}"
    return PageTable(
        title="Calendar",
        columns=(
            PageColumn("Turn", "The turn."),
            PageColumn("Weather", "The weather that was entered for it."),
            PageColumn("Falls due", "What falls due in it."),
        ),
        rows=tuple(rows),
        empty="",
        detail=detail,
        case="WIE-CYC-02",
        strip=_strip(books),
    )


def _strip(books: Books) -> tuple[StripGroup, ...]:
    """The cycle of the turn and the next one, turn by turn: the weather, and what falls due."""
    cycles = number(books.options, CYCLES_PER_YEAR)
    now = date_of(books.turn)
    first = Date(now.year, now.cycle, 1)
    starts = (first, first.after(turns_in_cycle(), cycles))
    return tuple(
        StripGroup(
            f"Cycle {start.cycle}, {start.year}",
            tuple(_cell(books, start.after(turn, cycles).code) for turn in range(turns_in_cycle())),
        )
        for start in starts
    )


def _cell(books: Books, turn: TurnCode) -> StripCell:
    weather, due = weather_of(books, turn), "; ".join(_due(books, turn))
    words = ", ".join(filter(None, (str(weather or ""), due)))
    label = CALENDAR.label(turn)
    told = f"{label}: {words}" if words else label
    # The weather of a turn to come is not missing: nobody can know it yet.
    sign = str(weather) if weather else _UNKNOWN if turn <= books.turn else ""
    return StripCell(str(date_of(turn).turn), sign, told, turn == books.turn, bool(due))


def _turn_row(books: Books, turn: TurnCode) -> TableRow:
    weather = weather_of(books, turn) or _UNKNOWN
    cells = (CALENDAR.label(turn), str(weather), "; ".join(_due(books, turn)))
    return TableRow(cells, "now" if turn == books.turn else "")


def _due(books: Books, turn: TurnCode) -> list[str]:
    found = ["strategic cycle"] if cycle_due(turn, books.options) else []
    if entered.french_ruling(books).result == CALENDAR.label(turn):
        found.append("French may fortify")
    coming = sum(unit.arrival == turn for unit in books.units() if unit.status is UnitStatus.DUE)
    if coming:
        found.append(counted(coming, "unit"))
    if points := points_due(books, turn):
        found.append(f"{points} RP")
    return found


def _repair_units(books: Books) -> PageTable:
    rows = []
    for unit in books.units():
        if unit.status is not UnitStatus.ON_MAP or not is_kind(unit, *REPAIR_TYPES):
            continue
        done = done_now(books, unit)
        state = "rode" if rode_now(books, unit) else ""
        figures = (str(done.repaired), str(done.converted))
        # By its designation alone: what they all are stands above them.
        rows.append(TableRow((unit.designation, unit.hex or _UNKNOWN, *figures), state))
    return PageTable(
        "Repair units",
        (
            PageColumn("Unit", "A unit that repairs railways."),
            HEX_COLUMN,
            PageColumn("Repaired", "The hexes that it repaired in this turn."),
            PageColumn("Converted", "The hexes that it converted in this turn."),
        ),
        tuple(rows),
        "No repair unit is in the order of battle. Add one of the type repair.",
        "this turn",
        "WIE-RAIL-05",
    )


def _cuts(books: Books) -> PageTable:
    rows = [
        TableRow((place, CALENDAR.label(CALENDAR.parse(turn))), "cut")
        for place, turn in sorted(cuts(books).items())
    ]
    rows += [
        TableRow((unit_name(unit), unit.hex or _UNKNOWN), "behind a cut")
        for unit in books.units()
        if is_cut_off(books, unit) and unit.status is UnitStatus.ON_MAP
    ]
    return PageTable(
        "Cut railways",
        (
            PageColumn("Hex or unit", "A hex in which a railway is cut, or a unit behind a cut."),
            PageColumn("Since, or where", "The turn of the cut, or where the unit is."),
        ),
        tuple(rows),
        "No railway is cut.",
        case="WIE-RAIL-02",
    )


def _heads(books: Books) -> PageTable:
    # The corrections name the limits of these heads alone; the others stand in the rulebook.
    named = {head: name for head, name in HEAD_NAMES.items() if head is not Head.OTHER}
    cells = [(name, books.tables.cell(f"supply.leg.{head}")) for head, name in named.items()]
    rows = (
        *(TableRow((f"To {name}", value_in_words(cell)), case=cell.case) for name, cell in cells),
        TableRow(("To another head", "as your rules say")),
    )
    return PageTable(
        "Supply paths",
        (
            PageColumn("Leg", "A part of the path from a unit to its supply."),
            PageColumn("At most", "How long that part may be."),
        ),
        rows,
        "",
        case="WIE-SUP-03",
    )


def _hexes(books: Books) -> PageTable:
    found: dict[str, dict[str, JsonValue]] = defaultdict(dict)
    for (key, field), value in books.facts(HEX).items():
        if value is not None:
            found[key][field] = value
    rows = tuple(
        TableRow(_hex(books, place, fields), _state(fields))
        for place, fields in sorted(found.items())
    )
    return PageTable(
        "Hexes",
        (
            HEX_COLUMN,
            PageColumn("Last in it", "Who was last in the hex, and since when."),
            PageColumn("For the Axis", "What the hex is for the Axis."),
        ),
        rows,
        "No hex is entered.",
        case="WIE-HEX-01",
    )


def _hex(books: Books, place: str, fields: dict[str, JsonValue]) -> tuple[str, str, str]:
    last = fields.get(entered.LAST)
    since = fields.get(SINCE)
    when = f", {CALENDAR.label(CALENDAR.parse(str(since)))}" if since else ""
    player = Player(str(last)) if last else None
    asked = HexInputs(Player.AXIS, bool(fields.get(entered.NEUTRAL)), player)
    status = hex_ownership(asked, books.tables).result
    return place, f"{last}{when}" if last else _UNKNOWN, str(status)


def _state(fields: dict[str, JsonValue]) -> str:
    words = ((entered.PART, "in part"), (entered.PRINTED, "printed fort"))
    return ", ".join(word for field, word in words if fields.get(field))


def _forts(books: Books) -> PageTable:
    first = french_words(books)
    rows = tuple(
        TableRow(
            (unit_name(unit), SIDE_NAMES[unit.side], unit.hex or _UNKNOWN, CALENDAR.label(since)),
        )
        for unit in books.units()
        if (since := entered.fortified_since(books, unit)) and unit.status is UnitStatus.ON_MAP
    )
    return PageTable(
        "Fortification",
        (
            UNIT_COLUMN,
            SIDE_COLUMN,
            HEX_COLUMN,
            PageColumn("Since", "The turn in which the unit fortified."),
        ),
        rows,
        "No unit is fortified.",
        first,
        "WIE-FORT-01",
    )


def french_words(books: Books) -> str:
    """From when the French fortify, in a few words."""
    first = entered.french_ruling(books).result
    return f"the French from {first}" if first else "the French not yet"
