"""The tables of the battle page: step by step, lines, leaders, bids, and what the turn has cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import counted, signed
from oobmgr.domain.units import UnitState
from oobmgr.games.grande_armee import units as army
from oobmgr.games.grande_armee.actions.battle_leaders import fallen, fate_of
from oobmgr.games.grande_armee.battle.bidding import BidInputs, loss_bids
from oobmgr.games.grande_armee.battle.facts import FATE, SIEGE_TRAINS
from oobmgr.games.grande_armee.battle.fates import CAUSE_NAMES, Cause, Fate
from oobmgr.games.grande_armee.battle.forces import (
    alive,
    bonus_of,
    fighters,
    in_part,
    leaders_at,
    rank_of,
    strength_of,
)
from oobmgr.games.grande_armee.battle.log import Battle, battles, open_battles
from oobmgr.games.grande_armee.battle.losing import CAUSE, POINTS, SCORES, TURN
from oobmgr.games.grande_armee.battle.words import Part, Role, bidder
from oobmgr.games.grande_armee.march.markers import rout_of
from oobmgr.games.grande_armee.turns import CALENDAR
from oobmgr.games.grande_armee.words import SIDE_NAMES
from oobmgr.rules.page_tables import UNIT_COLUMN, PageColumn, PageTable, TableRow
from oobmgr.rules.picked_units import unit_name

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.rules.books import Books

_OPEN: Final = "–"
_TO_DO: Final = "to do"
_WHAT: Final = PageColumn("Side", "What players compare across the table.")
_HOW: Final = "The state of this side of the battle."


def battle_tables(books: Books) -> tuple[PageTable, ...]:
    """Each battle that is being fought, then the battles of the turn, and leaders who fell."""
    now = tuple(table for battle in open_battles(books) for table in _battle(books, battle))
    # In one scenario alone do fortresses begin besieged, with trains in them (19.5).
    trains = (_trains(books),) if books.facts(SIEGE_TRAINS) else ()
    return (*now, _fought(books), _fates(books), *trains)


def battle_report(
    books: Books, _side: SideId, _ahead: tuple[TurnCode, ...]
) -> tuple[PageTable, ...]:
    """The same on paper: both sides keep the same books of battles."""
    return battle_tables(books)


def _battle(books: Books, battle: Battle) -> Iterator[PageTable]:
    yield _sides(books, battle)
    if battle.bids:
        yield _bids(books, battle)
    for role in Role:
        yield _lines(books, battle, role)
        yield _leaders(books, battle, role)


# ------------------------------------------------------------------------------- the two sides


def _sides(books: Books, battle: Battle) -> PageTable:
    names = tuple(SIDE_NAMES[battle.side(role)] for role in Role)
    return PageTable(
        f"Battle {battle.number}, round {battle.round}",
        (_WHAT, *(PageColumn(name, _HOW) for name in names)),
        tuple(_side_rows(books, battle)),
        "",
        counted(battle.points, "Advance Point"),
        "LGA-BAT-01",
    )


def _side_rows(books: Books, battle: Battle) -> Iterator[TableRow]:
    """What players compare across the table, the attacker's column first."""
    yield TableRow(("Role", *(role.value for role in Role)))
    yield TableRow(("Hex", *(", ".join(battle.hexes(role)) for role in Role)))
    missing = not battle.result and any(
        battle.units(role) and not _has_lines(battle, role) for role in Role
    )
    for part in Part:
        found = tuple(strength_of(in_part(books, battle, role, part)) for role in Role)
        # The front is shown even when it is empty: without one no round can be fought.
        if any(found) or part is Part.FRONT:
            to_do = missing and part is Part.FRONT
            words = (f"{points} SP" if points else _OPEN for points in found)
            yield TableRow((part.capitalize(), *words), _TO_DO if to_do else "", to_do)
    yield TableRow(("Leaders", *(_modifier(books, battle, role) for role in Role)))
    yield TableRow(("Defense", "", str(battle.stand)))
    if battle.defense:
        yield TableRow(("One force across", "", f"defends {battle.defense}"))
    if battle.flanked:
        yield TableRow(("Main line", "flanks", "flanked"))
    open_now = not battle.result
    row = ("Result", battle.result or _OPEN, "")
    yield TableRow(row, _TO_DO if open_now and not missing else "", open_now and not missing)


def _has_lines(battle: Battle, role: Role) -> bool:
    return any(battle.part(unit) for unit in battle.units(role))


def _modifier(books: Books, battle: Battle, role: Role) -> str:
    # Leaders who are withheld give no modifier and run no risk (12.41).
    used = [u for u in leaders_at(books, battle, role) if u.id in battle.used]
    return signed(bonus_of(books, battle, role, used).result.bonus) if used else "withheld"


# --------------------------------------------------------------------------- lines, leaders, bids


def _lines(books: Books, battle: Battle, role: Role) -> PageTable:
    units = _by_part(books, battle, role)
    rows = tuple(
        TableRow(
            (unit_name(unit), str(battle.part(unit.id) or _OPEN), str(army.strength(unit))),
            str(rout_of(books, unit) or ""),
        )
        for unit in units
    )
    return PageTable(
        f"{SIDE_NAMES[battle.side(role)]} units",
        (
            UNIT_COLUMN,
            PageColumn("Part", "Where the unit is in the battle: which line, or the reserve."),
            PageColumn("SP", "The strength points that it has left."),
        ),
        rows,
        "No unit is left.",
        counted(strength_of(units), "SP", "SP"),
        "LGA-BAT-05",
    )


def _by_part(books: Books, battle: Battle, role: Role) -> list[UnitState]:
    order = {part: at for at, part in enumerate(Part)}

    def place(unit: UnitState) -> int:
        part = battle.part(unit.id)
        return len(order) if part is None else order[part]

    return sorted(fighters(books, battle, role), key=place)


def _leaders(books: Books, battle: Battle, role: Role) -> PageTable:
    rows = tuple(
        TableRow(
            (unit.designation, str(rank_of(unit) or _OPEN), str(unit.ratings.get("bonus", _OPEN))),
            _risk(battle, unit),
        )
        for unit in leaders_at(books, battle, role)
    )
    return PageTable(
        f"{SIDE_NAMES[battle.side(role)]} leaders",
        (
            PageColumn("Leader", "A leader in the battle."),
            PageColumn("Rank", "The rank of the leader."),
            PageColumn("Bonus", "His bonus, as the counter prints it."),
        ),
        rows,
        "No leader is there.",
        f"modifier {_modifier(books, battle, role)}",
        "LGA-LDR-01",
    )


def _risk(battle: Battle, leader: UnitState) -> str:
    if leader.id in battle.used:
        return "at risk"
    # A bonus of a cavalry leader counts in one round only (12.41).
    return "helped before" if leader.id in battle.riders else "withheld"


def _bids(books: Books, battle: Battle) -> PageTable:
    rows = []
    for number, bid in enumerate(battle.bids):
        asked = BidInputs(battle.least, battle.bids[:number])
        bound = loss_bids(asked, books.tables).result.next_or_limit
        who = bidder(number)
        words = f"at most {bound}" if number else f"at least {bound}"
        rows.append(TableRow((str(who), f"{bid} SP", words)))
    # The bid that comes next, so that whoever bids sees how far he may go.
    bound = loss_bids(BidInputs(battle.least, battle.bids), books.tables).result.next_or_limit
    rows.append(TableRow((str(bidder(len(battle.bids))), _OPEN, f"at most {bound}")))
    return PageTable(
        "Bids",
        (
            PageColumn("Bidder", "Who bids."),
            PageColumn("Bid", "The loss that was bid, in strength points."),
            PageColumn("Bound", "The least or the most that may be bid."),
        ),
        tuple(rows),
        "",
        f"least loss {battle.least} SP",
        "LGA-BID-01",
    )


# --------------------------------------------------------------------------------------- the turn


def _fought(books: Books) -> PageTable:
    rows = tuple(row for one in battles(books, books.turn) for row in _rounds(books, one))
    return PageTable(
        "Battles of the turn",
        (
            PageColumn("Battle", "A battle of this turn."),
            PageColumn("Result", "The result of each round, one below the other."),
            PageColumn(
                "SP left", "The strength points that are left, of the attacker and of the defender."
            ),
        ),
        rows,
        "No battle was fought in this turn.",
        CALENDAR.label(books.turn),
        "LGA-BAT-01",
    )


def _rounds(books: Books, battle: Battle) -> Iterator[TableRow]:
    """A row for each round: beside the tables of a battle there is no room for all in one."""
    *before, last = (*battle.rounds, *((battle.result,) if battle.result else ())) or (_OPEN,)
    name = f"{battle.number} at {battle.hex}"
    for result in before:
        yield TableRow((name, result, ""))
        name = ""
    state = battle.end or "being fought"
    yield TableRow((name, last, _left(books, battle)), state, not battle.end)


def _left(books: Books, battle: Battle) -> str:
    ours, theirs = (strength_of(alive(books, battle.units(role))) for role in Role)
    return f"{ours} : {theirs}"


def _fates(books: Books) -> PageTable:
    rows = tuple(_fate(books, leader) for leader in fallen(books))
    return PageTable(
        "Leaders who fell",
        (
            PageColumn("Leader", "A leader who fell."),
            PageColumn("What befell him", "What became of him, and in which turn."),
            PageColumn("VP", "The victory points that it scores."),
        ),
        rows,
        "No leader has fallen.",
        case="LGA-LDR-08",
    )


def _fate(books: Books, leader: UnitState) -> TableRow:
    key = str(leader.id)
    cause, turn = books.fact(FATE, key, CAUSE), books.fact(FATE, key, TURN)
    scores, points = books.fact(FATE, key, SCORES), books.fact(FATE, key, POINTS)
    # Only a death in battle scores (18.2); how much, the players' own rules say.
    owed = bool(scores) and points is None
    vp = "to enter" if owed else str(points if scores else "none")
    when = CALENDAR.short(TurnCode(str(turn)))
    words = f"{CAUSE_NAMES[Cause(str(cause))]}, {when}"
    state = "in the pool" if fate_of(books, leader) is Fate.POOL else "eliminated"
    return TableRow((leader.designation, words, vp), state, owed)


def _trains(books: Books) -> PageTable:
    found = sorted((key, value) for (key, _), value in books.facts(SIEGE_TRAINS).items() if value)
    rows = tuple(TableRow((place, str(number))) for place, number in found)
    return PageTable(
        "Trains in besieged fortresses",
        (
            PageColumn("Hex", "The hex of the fortress."),
            PageColumn("Trains", "How many supply trains are in it."),
        ),
        rows,
        "No depot has been replaced.",
        case="LGA-SIEGE-02",
    )
