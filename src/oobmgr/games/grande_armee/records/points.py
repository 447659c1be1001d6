"""Points and markers of the powers as rows of a workbook, and what is written for a row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import transfer
from oobmgr.games.grande_armee.economy.purses import purse
from oobmgr.games.grande_armee.fact_kinds import POLITICAL_INDEX
from oobmgr.games.grande_armee.nations import nation_named
from oobmgr.games.grande_armee.politics.log import (
    BOX,
    index_markers,
    levels_left,
    victory_account,
)
from oobmgr.games.grande_armee.records.listed import VICTORY_POINTS
from oobmgr.games.grande_armee.words import FRANCE, SIDE_NAMES, VICTORY, PointKind
from oobmgr.rules.entered import enter
from oobmgr.rules.record_kinds import Values, Written

if TYPE_CHECKING:
    from oobmgr.domain.accounts import GoodId
    from oobmgr.rules.books import Books


def point_rows(books: Books) -> Iterator[Values]:
    """The points at hand by side, owner and kind; pools that are empty make no row."""
    for kind, good in (*((str(one), one.good) for one in PointKind), (VICTORY_POINTS, VICTORY)):
        for account, points in sorted(books.balances(good).items()):
            if account.place is Place.POOL and account.side in SIDE_NAMES and points:
                about: Values = {"side": str(account.side), "owner": account.detail}
                yield {**about, "kind": kind, "points": points}


def point_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set the points of a power. Raises `BadInput` where nobody is named who pays with them."""
    # The old row first: it names the pool as the books have it.
    row = old or new or {}
    account, good = _pool(row)
    after = int(str(new["points"])) if new else 0
    # By the difference, and from outside: a workbook says what is there, not what happened. As the
    # pool has it: a row may call the power by another of its names.
    outside = Account(Place.ADJUSTED, account.side)
    lost = levels_left(books, after) if account == victory_account(FRANCE) else ()
    return Written(transfer(outside, account, good, after - books.balance(account, good)), lost)


def _pool(row: Values) -> tuple[Account, GoodId]:
    side, owner, kind = SideId(str(row["side"])), str(row["owner"] or "").strip(), str(row["kind"])
    if kind == VICTORY_POINTS:
        return victory_account(side), VICTORY
    if not owner:
        message = f"Points: no one is named who has the {kind}."
        raise BadInput(Fault(message, "owner", advice="Name the power or minor power."))
    return purse(side, owner), PointKind(kind).good


# --------------------------------------------------------------------------- the Political Index


def index_rows(books: Books) -> Iterator[Values]:
    """The boxes of the markers, by power."""
    for power, box in index_markers(books).items():
        yield {"power": power, "box": box}


def index_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set the marker of a power, or take it away."""
    row = old or new or {}
    power = nation_named(str(row["power"]))
    return Written((), enter(books, POLITICAL_INDEX, power, BOX, new["box"] if new else None))
