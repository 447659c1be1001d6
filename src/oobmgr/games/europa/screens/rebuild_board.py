"""What a side can rebuild: its dead and its cadres with their prices, and its points."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import partial

from oobmgr.domain.accounts import Place, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.accounts import nation_and_turn, replacements_of
from oobmgr.games.europa.replacements.losses import nation_order, special_due
from oobmgr.games.europa.replacements.rebuild_rows import (
    CADRES,
    PointStock,
    RebuildBoard,
    RebuildRow,
    RebuildWay,
)
from oobmgr.games.europa.replacements.rebuilding import After, Before
from oobmgr.games.europa.replacements.unit_prices import (
    CHART,
    REBUILD,
    UnitRebuild,
    price_words,
    rebuildable,
    unit_rebuild,
    what_decides_price,
)
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.unit_class import alike
from oobmgr.games.europa.words import REPLACEMENT_GOODS, REPLACEMENT_SIGNS
from oobmgr.rules.books import Books

_INPUTS = {After.FULL: "units", After.CADRE: CADRES}
_TOLD = {After.FULL: "to full strength", After.CADRE: "as cadre"}
_UNKNOWN = "your chart"
_FREE = "free"
Pending = defaultdict[tuple[str, str], list[tuple[TurnCode, int]]]
"""What waits of each nation and kind."""
Bill = tuple[Before, tuple[RebuildWay, ...], str]
"""What units that are alike have in common: where they stand, the ways, and why there is none."""


def rebuild_board(books: Books, side: SideId) -> RebuildBoard:
    """The points of a side and all units that it can bring back, as in an Initial Phase."""
    units = rebuildable(books, side)
    rows = tuple(_rows(books, units))
    nations = {unit.nation for unit in units}
    return RebuildBoard(side, REBUILD, tuple(_stocks(books, side, nations)), rows, CHART)


def _rows(books: Books, units: list[UnitState]) -> Iterator[RebuildRow]:
    # The price of a cadre on the map depends on its own supply too.
    bill = alike(
        lambda u: (*what_decides_price(u), None if u.status is UnitStatus.DEAD else u.id),
        partial(_bill, books),
    )
    for unit in units:
        yield RebuildRow(unit.id, *bill(unit))


def _bill(books: Books, unit: UnitState) -> Bill:
    stands = Before.DEAD if unit.status is UnitStatus.DEAD else Before.CADRE
    # A unit of one step has no cadre to come back as.
    twice = unit.steps > 1 and stands is Before.DEAD
    wanted = (After.FULL, After.CADRE) if twice else (After.FULL,)
    try:
        found = [unit_rebuild(books, unit, to, ahead=True) for to in wanted]
    except BadInput as error:
        return stands, (), " ".join(fault.note() for fault in error.faults)
    return stands, tuple(map(_way, found)), ""


def _way(one: UnitRebuild) -> RebuildWay:
    words = (price_words(one.points) or _FREE) if one.known else _UNKNOWN
    return RebuildWay(
        name=_INPUTS[one.to],
        words=one.words,
        told=one.words if one.unit.steps == 1 else _TOLD[one.to],
        points=one.points,
        price=words,
        known=one.known,
        against=one.against,
    )


# ---------------------------------------------------------------------------------- points


def _stocks(books: Books, side: SideId, nations: set[str]) -> Iterator[PointStock]:
    """Every nation that has points, waits for some, is owed some, or has units to rebuild."""
    pending = _pending(books, side)
    later = {key: [one for one in all_of if one[0] > books.turn] for key, all_of in pending.items()}
    waiting = {
        key: tuple((CALENDAR.label(turn), points) for turn, points in found)
        for key, found in later.items()
        if found
    }
    owed = _owed(books, side, pending)
    held = {
        (account.detail, kind)
        for kind, good in REPLACEMENT_GOODS.items()
        for account, points in books.balances(good).items()
        if account.place is Place.POOL and account.side == side and points
    }
    named = nations | {nation for nation, _ in (*held, *waiting, *owed)}
    every = {(nation, kind) for nation in named for kind in REPLACEMENT_GOODS}
    for nation, kind in sorted(every, key=lambda pair: nation_order(*pair)):
        yield PointStock(
            nation,
            kind,
            REPLACEMENT_SIGNS[kind],
            books.balance(replacements_of(side, nation), REPLACEMENT_GOODS[kind]),
            waiting.get((nation, kind), ()),
            owed[nation, kind],
        )


def _owed(books: Books, side: SideId, pending: Pending) -> Counter[tuple[str, str]]:
    """Points that are due now: special replacements, and what waited for this turn."""
    found: Counter[tuple[str, str]] = Counter()
    for due in special_due(books, side):
        _, nation, kind = due.loser
        found[nation, kind] += due.points
    for key, waiting in pending.items():
        found[key] += sum(points for turn, points in waiting if turn <= books.turn)
    # The plus drops what comes to nothing.
    return +found


def _pending(books: Books, side: SideId) -> Pending:
    """Points that wait, soonest first: from which turn on they can be spent, and how many."""
    found: Pending = defaultdict(list)
    for kind, good in REPLACEMENT_GOODS.items():
        pending = (
            (*nation_and_turn(account), points)
            for account, points in books.balances(good).items()
            if account.place is Place.PENDING and account.side == side and points > 0
        )
        for nation, turn, points in sorted(pending, key=lambda one: one[1]):
            found[nation, kind].append((turn, points))
    return found
