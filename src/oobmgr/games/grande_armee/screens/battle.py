"""The tables of the battle page: step by step, lines, leaders, bids, and what the turn has cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import counted
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
from oobmgr.rules.page_tables import PageTable, TableRow
from oobmgr.rules.picked_units import unit_name

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.rules.books import Books

_OPEN: Final = "–"
_TO_DO: Final = "to do"


def battle_tables(books: Books) -> tuple[PageTable, ...]:
    """Each battle that is being fought, then the battles of the turn, and leaders who fell."""
    now = tuple(table for battle in open_battles(books) for table in _battle(books, battle))
    return (*now, _fought(books), _fates(books), _trains(books))


def battle_report(
    books: Books, _side: SideId, _ahead: tuple[TurnCode, ...]
) -> tuple[PageTable, ...]:
    """The same on paper: both sides keep the same books of battles."""
    return battle_tables(books)


def _battle(books: Books, battle: Battle) -> Iterator[PageTable]:
    yield _steps(books, battle)
    yield _lines(books, battle)
    yield _leaders(books, battle)
    if battle.bids:
        yield _bids(books, battle)


# ---------------------------------------------------------------------------------- step by step


def _steps(books: Books, battle: Battle) -> PageTable:
    return PageTable(
        f"{battle.name}, round {battle.round}",
        ("Step", "How it stands"),
        tuple(_step_rows(books, battle)),
        "",
        f"{counted(battle.points, 'Advance Point')} at hand",
        "LGA-BAT-01",
    )


def _step_rows(books: Books, battle: Battle) -> Iterator[TableRow]:
    yield TableRow(("Announced", _sides(books, battle)), "", case="LGA-BAT-04")
    yield TableRow(("Defense", _defense(battle)), "", case="LGA-SIEGE-01")
    for role in Role:
        words = _deployed(books, battle, role)
        needed = not words and bool(battle.units(role))
        row = (f"Lines, {role}", words or _OPEN)
        yield TableRow(row, _TO_DO if needed else "", needed, "LGA-BAT-05")
    for role in Role:
        used = [u for u in leaders_at(books, battle, role) if u.id in battle.used]
        bonus = bonus_of(books, battle, role, used).result.bonus
        names = ", ".join(unit.designation for unit in used) or "all withheld"
        yield TableRow((f"Leaders, {role}", f"{names}: modifier {bonus}"), "", case="LGA-LDR-02")
    yield TableRow(("Bids", _bid_words(books, battle)), "", case="LGA-BID-01")
    open_now = not battle.result
    result = battle.result or _OPEN
    yield TableRow(("Result", result), _TO_DO if open_now else "", open_now, "LGA-BAT-08")
    if not open_now:
        words = "enter losses, routs and leaders; then another round, or the end"
        yield TableRow(("Next", words), "", case="LGA-BAT-01")


def _sides(books: Books, battle: Battle) -> str:
    ours = strength_of(fighters(books, battle, Role.ATTACKER))
    theirs = strength_of(fighters(books, battle, Role.DEFENDER))
    attacker, defender = SIDE_NAMES[battle.attacker], SIDE_NAMES[battle.defender]
    sources = ", ".join(battle.sources)
    return f"{attacker} {ours} SP from {sources}, {defender} {theirs} SP at {battle.hex}"


def _defense(battle: Battle) -> str:
    words = [str(battle.stand)]
    if battle.inside:
        words.append("inside a fortress")
    if battle.defense:
        words.append(f"one force across: {battle.defense}")
    if battle.flanked:
        words.append("the main line is flanked")
    return ", ".join(words)


def _deployed(books: Books, battle: Battle, role: Role) -> str:
    found = {part: strength_of(in_part(books, battle, role, part)) for part in Part}
    if not any(battle.part(unit) for unit in battle.units(role)):
        return ""
    return ", ".join(f"{part} {points} SP" for part, points in found.items() if points)


def _bid_words(books: Books, battle: Battle) -> str:
    if not battle.bids:
        return _OPEN
    bound = loss_bids(BidInputs(battle.least, battle.bids), books.tables).result.next_or_limit
    return f"{', '.join(map(str, battle.bids))} SP; the next at most {bound}"


# --------------------------------------------------------------------------- lines, leaders, bids


def _lines(books: Books, battle: Battle) -> PageTable:
    rows = tuple(
        TableRow(
            (
                unit_name(unit),
                SIDE_NAMES[battle.side(role)],
                str(battle.part(unit.id) or _OPEN),
                str(army.strength(unit)),
            ),
            str(rout_of(books, unit) or ""),
        )
        for role in Role
        for unit in _by_part(books, battle, role)
    )
    return PageTable(
        "Lines", ("Unit", "Side", "Part", "SP"), rows, "Nobody fights any more.",
        battle.name, "LGA-BAT-05",
    )  # fmt: skip


def _by_part(books: Books, battle: Battle, role: Role) -> list[UnitState]:
    order = {part: at for at, part in enumerate(Part)}

    def place(unit: UnitState) -> int:
        part = battle.part(unit.id)
        return len(order) if part is None else order[part]

    return sorted(fighters(books, battle, role), key=place)


def _leaders(books: Books, battle: Battle) -> PageTable:
    rows = tuple(
        TableRow(
            (
                unit.designation,
                SIDE_NAMES[unit.side],
                str(rank_of(unit) or _OPEN),
                str(unit.ratings.get("bonus", _OPEN)),
            ),
            _risk(battle, unit),
        )
        for role in Role
        for unit in leaders_at(books, battle, role)
    )
    return PageTable(
        "Leaders there", ("Leader", "Side", "Rank", "Bonus"), rows, "No leader is in its hexes.",
        battle.name, "LGA-LDR-01",
    )  # fmt: skip


def _risk(battle: Battle, leader: UnitState) -> str:
    if leader.id in battle.used:
        return "at risk"
    return "helped before" if leader.id in battle.riders else "withheld"


def _bids(books: Books, battle: Battle) -> PageTable:
    rows = []
    for number, bid in enumerate(battle.bids):
        asked = BidInputs(battle.least, battle.bids[:number])
        bound = loss_bids(asked, books.tables).result.next_or_limit
        who = bidder(number)
        least = f"at least {bound}" if not number else f"at most {bound}"
        rows.append(TableRow((str(who), f"{bid} SP", least)))
    return PageTable(
        "Bids", ("Bidder", "Bid", "Bound"), tuple(rows), "", f"least loss {battle.least} SP",
        "LGA-BID-01",
    )  # fmt: skip


# --------------------------------------------------------------------------------------- the turn


def _fought(books: Books) -> PageTable:
    rows = tuple(
        TableRow(
            (
                one.name,
                SIDE_NAMES[one.attacker],
                "; ".join(_results(one)) or _OPEN,
                _left(books, one),
            ),
            one.end or "being fought",
            not one.end,
        )
        for one in battles(books, books.turn)
    )
    return PageTable(
        "Battles of the turn",
        ("Battle", "Attacker", "Results", "SP left"),
        rows,
        "No battle was fought in this turn.",
        CALENDAR.label(books.turn),
        "LGA-BAT-01",
    )


def _results(battle: Battle) -> Iterator[str]:
    yield from battle.rounds
    if battle.result:
        yield battle.result


def _left(books: Books, battle: Battle) -> str:
    ours, theirs = (strength_of(alive(books, battle.units(role))) for role in Role)
    return f"{ours} : {theirs}"


def _fates(books: Books) -> PageTable:
    rows = tuple(_fate(books, leader) for leader in fallen(books))
    return PageTable(
        "Leaders who fell",
        ("Leader", "Side", "What befell him", "VP"),
        rows,
        "No leader has fallen.",
        case="LGA-LDR-08",
    )


def _fate(books: Books, leader: UnitState) -> TableRow:
    key = str(leader.id)
    cause, turn = books.fact(FATE, key, CAUSE), books.fact(FATE, key, TURN)
    scores, points = books.fact(FATE, key, SCORES), books.fact(FATE, key, POINTS)
    owed = bool(scores) and points is None
    vp = "to enter" if owed else str(points if scores else "none")
    when = CALENDAR.short(TurnCode(str(turn)))
    words = f"{CAUSE_NAMES[Cause(str(cause))]}, {when}"
    state = "in the pool" if fate_of(books, leader) is Fate.POOL else "eliminated"
    return TableRow((leader.designation, SIDE_NAMES[leader.side], words, vp), state, owed)


def _trains(books: Books) -> PageTable:
    found = sorted((key, value) for (key, _), value in books.facts(SIEGE_TRAINS).items() if value)
    rows = tuple(TableRow((place, str(number))) for place, number in found)
    return PageTable(
        "Trains in besieged fortresses",
        ("Hex", "Trains"),
        rows,
        "No depot has been replaced.",
        case="LGA-SIEGE-02",
    )
