"""The registers of a side's counters: leaders, depots and trains, detachments, powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.grande_armee.actions.battle_leaders import fate_of
from oobmgr.games.grande_armee.actions.command_status import status_words
from oobmgr.games.grande_armee.battle.fates import Fate
from oobmgr.games.grande_armee.command.army import capacity_of
from oobmgr.games.grande_armee.command.detachments import detachments
from oobmgr.games.grande_armee.command.status import statuses
from oobmgr.games.grande_armee.economy.purses import GOODS, owners, purse
from oobmgr.games.grande_armee.politics.log import index_markers
from oobmgr.games.grande_armee.units import (
    BRIDGE_TRAIN,
    DEPOT,
    RATINGS,
    SUPPLY_TRAIN,
    is_kind,
    is_leader,
)
from oobmgr.rules.page_tables import HEX_COLUMN, NATION_COLUMN, PageColumn, PageTable, TableRow
from oobmgr.rules.unit_words import rating_text

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.calendar import TurnCode
    from oobmgr.rules.books import Books

_UNKNOWN: Final = "–"
_COUNTERS: Final = (DEPOT, SUPPLY_TRAIN, BRIDGE_TRAIN)


def register_tables(
    books: Books, side: SideId, _ahead: tuple[TurnCode, ...]
) -> tuple[PageTable, ...]:
    """Leaders, depots and trains, detachments and powers of a side, in the order of the books."""
    units = tuple(unit for unit in books.units() if unit.side == side)
    return (
        _leaders(books, side, units),
        _counters(units),
        _detachments(books, side),
        _powers(books, side),
    )


def _leaders(books: Books, side: SideId, units: tuple[UnitState, ...]) -> PageTable:
    command = {one.unit.id: status_words(one) for one in statuses(books, side)}
    rows = tuple(
        TableRow(
            (
                unit.designation,
                unit.type,
                unit.nation,
                rating_text(unit.ratings, RATINGS) or _UNKNOWN,
                _boxes(unit),
                unit.path[-1],
                unit.hex or _UNKNOWN,
            ),
            _leader_state(books, unit, command.get(unit.id, "")),
        )
        for unit in units
        if is_leader(unit)
    )
    return PageTable(
        "Leaders",
        (
            PageColumn("Leader", "A leader of the side."),
            PageColumn("Rank", "The rank of the leader."),
            NATION_COLUMN,
            PageColumn("Rating", "His ratings, as the counter prints them."),
            PageColumn(
                "Boxes", "How many units his chart has room for: above, and in the bottom row."
            ),
            PageColumn("Formation", "The formation that he leads or belongs to."),
            HEX_COLUMN,
        ),
        rows,
        "No leader is in the books.",
        "boxes above + in the bottom row of their charts",
        "LGA-AOC-01",
    )


def _boxes(leader: UnitState) -> str:
    found = capacity_of(leader)
    return f"{found.upper} + {found.bottom}" if found.known else _UNKNOWN


def _leader_state(books: Books, leader: UnitState, command: str) -> str:
    # What befell a leader in battle goes first: his status alone does not tell pool from grave.
    fate = fate_of(books, leader)
    if fate is not None:
        return "in the pool" if fate is Fate.POOL else "eliminated"
    return _where(leader) or command


def _where(unit: UnitState) -> str:
    """What keeps a counter off the map; empty for one that is there."""
    return {UnitStatus.DEAD: "off the map", UnitStatus.DUE: "to come"}.get(unit.status, "")


def _counters(units: tuple[UnitState, ...]) -> PageTable:
    rows = tuple(
        TableRow(
            (unit.designation, unit.type, unit.nation, unit.hex or _UNKNOWN),
            _where(unit) or "on the map",
        )
        for unit in units
        if is_kind(unit, *_COUNTERS)
    )
    return PageTable(
        "Depots and trains",
        (
            PageColumn("Counter", "The name of the counter."),
            PageColumn("Type", "Whether it is a depot or a train."),
            NATION_COLUMN,
            HEX_COLUMN,
        ),
        rows,
        "No depot and no train is in the books.",
        case="LGA-SUP-03",
    )


def _detachments(books: Books, side: SideId) -> PageTable:
    rows = tuple(
        TableRow((one.name, str(one.strength), one.nation, one.hex, one.parent))
        for one in detachments(books, side)
    )
    return PageTable(
        "Detachments",
        (
            PageColumn("Marker", "The name of the detachment marker."),
            PageColumn("SP", "The strength points under it."),
            NATION_COLUMN,
            HEX_COLUMN,
            PageColumn("From", "Where it was detached from."),
        ),
        rows,
        "No detachment is on the map.",
        case="LGA-DET-03",
    )


def _powers(books: Books, side: SideId) -> PageTable:
    boxes = index_markers(books)
    rows = tuple(
        TableRow(
            (
                owner,
                *(str(books.balance(purse(side, owner), good)) for good in GOODS),
                # A part of a power owns points like a power, and has no marker on the index.
                str(boxes.get(owner, _UNKNOWN)),
            )
        )
        for owner in owners(books, side)
    )
    return PageTable(
        "Powers",
        (
            PageColumn("Power", "The power, or the part of it, that owns the points."),
            PageColumn("R", "Its resource points."),
            PageColumn("Rep", "Its replacement points."),
            PageColumn(
                "Political Index",
                "The box of the index that its marker is in, counted from the left.",
            ),
        ),
        rows,
        "No power has had points.",
        case="LGA-REPL-01",
    )
