"""The tables of the air page: points by front, the turns of the cycle, and attrition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import counted
from oobmgr.games.war_in_europe.actions.air_attacks import left_on_others
from oobmgr.games.war_in_europe.air.cycle import Attrition, attrition, counts_nothing
from oobmgr.games.war_in_europe.air.log import ENTRY, attacks, front_turn, nation_turn
from oobmgr.games.war_in_europe.fact_kinds import AT_NATION
from oobmgr.games.war_in_europe.fact_kinds import ATTRITION as SUBJECT
from oobmgr.games.war_in_europe.pools import air_points, nations_at
from oobmgr.games.war_in_europe.sequence import cycle_due, cycle_turns
from oobmgr.games.war_in_europe.turns import CALENDAR
from oobmgr.games.war_in_europe.words import AirNation, Front
from oobmgr.rules.page_tables import PageColumn, PageTable, TableRow

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.rules.books import Books

UNKNOWN: Final = "–"


def air_tables(books: Books) -> tuple[PageTable, ...]:
    """The fronts now, the turns of the cycle, what it will cost, attacks, and past losses."""
    return _now(books), _turns(books), _to_come(books), _attacks(books), _past(books)


def air_report(books: Books, _side: SideId, _ahead: tuple[TurnCode, ...]) -> tuple[PageTable, ...]:
    """The same on paper: every player keeps the same books of the air war."""
    return air_tables(books)


def _now(books: Books) -> PageTable:
    rows = tuple(
        _nation(books, front, nation) for front in Front for nation in nations_at(books, front)
    )
    return PageTable(
        "Fronts",
        (
            PageColumn("Nation", "The front, and the nation that has air points there."),
            PageColumn(
                "Sup. + other",
                "Points that fly for superiority and for other missions, of those it has there.",
            ),
        ),
        rows,
        "No air points are in the books. Enter them under Air points.",
        CALENDAR.label(books.turn),
        "WIE-AIR-08",
    )


def _nation(books: Books, front: Front, nation: AirNation) -> TableRow:
    held, entry = air_points(books, nation, front), nation_turn(books, books.turn, front, nation)
    name = f"{front}, {nation}"
    if entry is None:
        # Pressing: points that fly nothing count as well, so without an entry the sum of the cycle
        # is too low (WIE-AIR-08).
        return TableRow((name, str(held)), "no entry", pressing=True)
    # Points that were lost in attacks of the turn fly no longer.
    other = min(entry.other, left_on_others(books, front, nation))
    flying = f"{entry.superiority} + {other} of {held}"
    return TableRow((name, flying), "exposed" if entry.exposed else "not exposed")


def _cycle(books: Books) -> tuple[TurnCode, ...]:
    """The turns that the next strategic cycle looks back on, so far as they were played."""
    turns = cycle_turns(_next_cycle(books), books.options)
    return tuple(one for one in turns if one <= books.turn)


def _next_cycle(books: Books) -> TurnCode:
    """The turn before which the next strategic cycle is played."""
    turn = CALENDAR.next(books.turn)
    while not cycle_due(turn, books.options):
        turn = CALENDAR.next(turn)
    return turn


def _turns(books: Books) -> PageTable:
    rows = tuple(
        TableRow(_counted(books, turn, front), *_fate(books, turn, front))
        for front in Front
        if nations_at(books, front)
        for turn in _cycle(books)
    )
    return PageTable(
        "Turns of this cycle",
        (
            PageColumn("Front", "The front that is counted."),
            PageColumn("Turn", "A turn of this strategic cycle."),
            PageColumn("Axis", "The points of the Axis that count for attrition."),
            PageColumn("Enemies", "The points of its enemies that count for attrition."),
        ),
        rows,
        "No front has air points.",
        "points that count",
        "WIE-AIR-09",
    )


def _fate(books: Books, turn: TurnCode, front: Front) -> tuple[str, bool]:
    entry = front_turn(books, turn, front)
    if entry is None:
        return "no entry", True
    return ("combat" if entry.combat else "no combat"), False


def _counted(books: Books, turn: TurnCode, front: Front) -> tuple[str, ...]:
    # Italy is exposed by itself in the South, yet its points count on the side of the Axis
    # (WIE-AIR-07).
    axis = {AirNation.AXIS, AirNation.ITALY}
    fought = front_turn(books, turn, front)
    if fought is None:
        return str(front), CALENDAR.label(turn), "–", "–"
    if counts_nothing(books, fought):
        # Those who flew stand in the missions; here stands what attrition goes by.
        return str(front), CALENDAR.label(turn), "0", "0"
    found = {one: nation_turn(books, turn, front, one) for one in AirNation}
    sums = [0, 0]
    for nation, entry in found.items():
        if entry is not None:
            sums[nation not in axis] += entry.counting
    return str(front), CALENDAR.label(turn), str(sums[0]), str(sums[1])


def _to_come(books: Books) -> PageTable:
    turn = _next_cycle(books)
    rows = tuple(_loss(one) for one in attrition(books, turn))
    return PageTable(
        "Attrition to come",
        (
            PageColumn("Nation", "The front, and the nation that loses."),
            PageColumn("Enemy", "The enemy points that were counted over the turns of the cycle."),
            PageColumn("Loss", "The points that it would lose."),
            PageColumn("Left", "The points that it would have left."),
        ),
        rows,
        "No nation has been exposed in this cycle.",
        f"before {CALENDAR.label(turn)}, as of now",
        "WIE-AIR-09",
    )


def _loss(one: Attrition) -> TableRow:
    loss = one.ruling.result
    removed = UNKNOWN if loss.removed is None else str(loss.removed)
    left = UNKNOWN if loss.own_after is None else str(loss.own_after)
    # K-01: read word for word the table has no row here, and then the players settle the loss.
    gap = loss.removed is None
    cells = (f"{one.front}, {one.nation}", str(loss.total), removed, left)
    return TableRow(cells, "no row in the table" if gap else "", gap)


def _attacks(books: Books) -> PageTable:
    rows = tuple(
        TableRow((f"{front}, {nation}", attack.kind, attack.words, counted(attack.lost, "point")))
        for front, nation, attack in attacks(books, books.turn)
    )
    return PageTable(
        "Interdiction and suppression",
        (
            PageColumn("Nation", "The front, and the nation that attacked."),
            PageColumn("Mission", "What was flown."),
            PageColumn("Results", "What it brought."),
            PageColumn("Lost", "The points that were lost in it."),
        ),
        rows,
        "No attack in this turn.",
        case="WIE-AIR-04",
    )


def _past(books: Books) -> PageTable:
    found = []
    for (key, field), value in books.facts(SUBJECT).items():
        parts = AT_NATION.read(key)
        if field == ENTRY and parts and isinstance(value, dict):
            found.append((parts, value))
    rows = tuple(
        TableRow(
            (CALENDAR.label(TurnCode(turn)), f"{front}, {nation}", str(v["total"]), str(v["lost"]))
        )
        for (turn, front, nation), v in sorted(found, key=lambda one: one[0], reverse=True)
    )
    return PageTable(
        "Attrition so far",
        (
            PageColumn("Before", "The turn before which the attrition was taken."),
            PageColumn("Nation", "The front, and the nation that lost."),
            PageColumn("Enemy", "The enemy points that were counted over the turns of the cycle."),
            PageColumn("Lost", "The points that it lost."),
        ),
        rows,
        "No strategic cycle has been played.",
        case="WIE-AIR-09",
    )
