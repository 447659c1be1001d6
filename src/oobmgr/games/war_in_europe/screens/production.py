"""The tables of the production page: points, units that wait, kampfgruppen, boxes, beaches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import Place
from oobmgr.domain.units import UnitStatus
from oobmgr.games.war_in_europe.actions.kampfgruppen import FORMED_WORDS, formed_by
from oobmgr.games.war_in_europe.actions.minor_ports import through_now
from oobmgr.games.war_in_europe.actions.retaken import assaulted
from oobmgr.games.war_in_europe.actions.voyages import checks_now
from oobmgr.games.war_in_europe.actions.whereabouts import InBox, in_box, voyage_turn
from oobmgr.games.war_in_europe.fact_kinds import DISBANDED, UNTOLD
from oobmgr.games.war_in_europe.pools import AT, ON_THE_WAY, WAITING
from oobmgr.games.war_in_europe.turns import CALENDAR
from oobmgr.games.war_in_europe.words import ASSAULT_POINTS, REPLACEMENTS, SIDE_NAMES
from oobmgr.rules.page_tables import (
    HEX_COLUMN,
    SIDE_COLUMN,
    UNIT_COLUMN,
    PageColumn,
    PageTable,
    TableRow,
)
from oobmgr.rules.picked_units import unit_name

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.calendar import TurnCode
    from oobmgr.rules.books import Books

_UNPLACED: Final = "–"


def production_tables(books: Books) -> tuple[PageTable, ...]:
    """Points by front and kind, what is on the way, units, boxes, beaches and voyages."""
    return (
        _points(books),
        _waiting(books),
        _lost(books),
        _groups(books),
        _boxes(books),
        _beaches(books),
        _voyages(books),
    )


def production_report(
    books: Books, _side: SideId, _ahead: tuple[TurnCode, ...]
) -> tuple[PageTable, ...]:
    """The same on paper."""
    return production_tables(books)


def _points(books: Books) -> PageTable:
    return PageTable(
        "Replacement Points",
        (
            PageColumn("Front", "The side, and the front."),
            PageColumn("Kind", "What the points rebuild."),
            PageColumn("Points", "How many points there are."),
        ),
        tuple(sorted(_point_rows(books), key=lambda row: row.cells)),
        "No Replacement Points are in the books.",
        case="WIE-REPL-02",
    )


def _point_rows(books: Books) -> Iterator[TableRow]:
    for account, amount in books.balances(REPLACEMENTS).items():
        side = SIDE_NAMES[account.side]
        if account.place is Place.POOL and amount:
            # Points that were counted in without a place have neither.
            front, kind = AT.read(account.detail) or (_UNPLACED, "")
            yield TableRow((f"{side}, {front}", kind or _UNPLACED, str(amount)), "at hand")
        elif account.place is Place.PENDING and amount:
            turn, front, kind = ON_THE_WAY.read(account.detail)
            when = f"in {CALENDAR.label(_code(turn))}"
            yield TableRow((f"{side}, {front}", kind or _UNPLACED, str(amount)), when)


def _code(turn: str) -> TurnCode:
    return CALENDAR.parse(turn)


def _waiting(books: Books) -> PageTable:
    due = [unit for unit in books.units() if unit.status is UnitStatus.DUE]
    rows = tuple(
        TableRow((unit_name(unit), SIDE_NAMES[unit.side], CALENDAR.label(unit.arrival)))
        for unit in sorted(due, key=lambda unit: unit.arrival)
        if unit.arrival
    )
    return PageTable(
        "Units to come",
        (
            UNIT_COLUMN,
            SIDE_COLUMN,
            PageColumn("In", "The turn in which it arrives."),
        ),
        rows,
        "No units are due.",
        case="WIE-REPL-01",
    )


def _lost(books: Books) -> PageTable:
    rows = tuple(
        TableRow((unit_name(unit), SIDE_NAMES[unit.side]), _end(books, str(unit.id)))
        for unit in books.units()
        if unit.status is UnitStatus.DEAD
    )
    return PageTable(
        "Eliminated and disbanded",
        (
            UNIT_COLUMN,
            SIDE_COLUMN,
        ),
        rows,
        "No unit is lost.",
        case="WIE-DISB-01",
    )


def _end(books: Books, key: str) -> str:
    turn = books.fact(DISBANDED, key, "turn")
    return f"disbanded in {CALENDAR.label(_code(str(turn)))}" if turn else "eliminated"


def _groups(books: Books) -> PageTable:
    rows = tuple(
        TableRow((unit_name(unit), SIDE_NAMES[unit.side], unit.hex or _UNPLACED), FORMED_WORDS[how])
        for unit in books.units()
        if (how := formed_by(books, unit)) and unit.status is UnitStatus.ON_MAP
    )
    return PageTable(
        "Kampfgruppen",
        (
            UNIT_COLUMN,
            SIDE_COLUMN,
            HEX_COLUMN,
        ),
        rows,
        "No unit is a kampfgruppe.",
        case="WIE-KG-02",
    )


def _boxes(books: Books) -> PageTable:
    found = [(unit, in_box(books, unit)) for unit in books.units()]
    rows = tuple(
        TableRow(
            # By its designation alone: what they all are stands above them.
            (unit.designation, SIDE_NAMES[unit.side], _box_words(box)),
            # Of the turn no more than there is room for beside a form.
            f"ready {CALENDAR.short(box.ready)}" if box.origin else "ready",
        )
        for unit, box in found
        if box and unit.status is UnitStatus.ON_MAP
    )
    return PageTable(
        "Airborne boxes",
        (
            UNIT_COLUMN,
            SIDE_COLUMN,
            PageColumn("Front", "The front of the box."),
        ),
        rows,
        "No box holds a unit.",
        case="WIE-ABN-06",
    )


def _box_words(box: InBox) -> str:
    """The front of a box, and the one that a unit comes from which is on its way there."""
    known = box.origin and box.origin != UNTOLD
    return f"{box.front}, from {box.origin}" if known else str(box.front)


def _beaches(books: Books) -> PageTable:
    return PageTable(
        "Amphibious Points",
        (
            PageColumn("Where", "The beach, or that the points wait for their use."),
            SIDE_COLUMN,
            PageColumn("Points", "How many points there are."),
            PageColumn("In + out", "How many units came ashore and left through it in this turn."),
        ),
        tuple(_beach_rows(books)),
        "No Amphibious Point is in the books.",
        case="WIE-AMPH-08",
    )


def _beach_rows(books: Books) -> Iterator[TableRow]:
    for account, amount in books.balances(ASSAULT_POINTS).items():
        side = SIDE_NAMES[account.side]
        if not amount:
            continue
        # K-36: points of a beach that was retaken are not lost; they wait here for another assault.
        if account.place is Place.POOL and account.detail == WAITING:
            yield TableRow(("waiting", side, str(amount), ""))
        elif account.place is Place.BOX:
            units_in, units_out = through_now(books, account.detail)
            turn = assaulted(books, account.detail)
            since = f"taken {CALENDAR.label(turn)}" if turn else ""
            through = f"{units_in} + {units_out}"
            yield TableRow((account.detail, side, str(amount), through), since)


def _voyages(books: Books) -> PageTable:
    sailing = (unit for unit in books.units() if unit.status is UnitStatus.ON_MAP)
    found = [(unit, voyage_turn(books, unit)) for unit in sailing]
    rows = tuple(
        TableRow((unit_name(unit), str(turn), ", ".join(checks_now(books, unit)) or "nothing"))
        for unit, turn in found
        if turn
    )
    return PageTable(
        "Round the Horn",
        (
            UNIT_COLUMN,
            PageColumn("Turn", "Which turn of the voyage it is."),
            PageColumn("Rolled for", "What was rolled for in this turn."),
        ),
        rows,
        "No unit is on the way round the Horn.",
        case="WIE-SEA-02",
    )
