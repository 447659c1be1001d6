"""The pools that can be counted on the table, each by the words that players use."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.campaign.naming import account_name
from oobmgr.campaign.rows import CountableRow
from oobmgr.domain.accounts import UNPLACED, Account, Place

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.rules.game import Good, Side
    from oobmgr.rules.pools import Pool


def countable(books: BooksSnapshot) -> tuple[CountableRow, ...]:
    """What can be counted in, side by side: pools, and places where points lie or may lie."""
    goods = {good.id: good for good in books.game.goods}
    return tuple(
        row
        for side in books.game.sides
        if side.id not in books.unseen_sides
        for pool in books.game.pools
        if pool.account.side == side.id and pool.account.place == Place.POOL
        for row in _rows(books, side, pool, goods[pool.good])
    )


def _rows(books: BooksSnapshot, side: Side, pool: Pool, good: Good) -> Iterator[CountableRow]:
    if not pool.spread:
        yield _row(side, good, pool.account, books.balance(pool.account, good.id))
        return
    waiting = pool.waiting(books)
    # What waits to be counted in comes first: the books begin with it.
    held = dict.fromkeys((account for account in waiting if account.detail), 0)
    held |= {a: n for a, n in sorted(books.balances(good.id).items()) if pool.includes(a)}
    # A nation without a unit in play is not asked about: nobody has points on the table for it.
    fielded = {unit.nation for unit in books.units()} if pool.places else frozenset()
    held |= {
        account: 0
        for place in pool.places
        if (place in fielded or place not in side.nations)
        and (account := replace(pool.account, detail=place)) not in held
    }
    for account, booked in held.items():
        row = replace(_row(side, good, account, booked), entered=account not in waiting)
        if account.detail in pool.places and account.detail not in side.nations:
            # What is saved of a place need not be what players call it.
            named = account_name(account, books.game, with_side=True)
            row = replace(row, name=f"{named}, {_within(good.name)}")
        yield row
    if not pool.places and not pool.passing:
        # Where no list of places is known, a player may have points where the books have none.
        yield _row(side, good, None, 0)


def _row(side: Side, good: Good, account: Account | None, booked: int) -> CountableRow:
    return CountableRow(
        side=side.id,
        emblem=side.emblem,
        good=good.id,
        sign=good.sign,
        place="" if account is None else account.detail,
        name=f"{side.name} {_within(good.name)}{_where(account, side)}",
        booked=booked,
        elsewhere=account is None,
    )


def _where(account: Account | None, side: Side) -> str:
    if account is None:
        return " at another place"
    if account.detail in side.nations:
        return f" of {account.detail}"
    if account.detail == UNPLACED:
        return ", not placed yet"
    return f" at {account.detail}" if account.detail else ""


def _within(name: str) -> str:
    """A name inside a sentence: small, unless it is written with capitals throughout."""
    return name.lower() if name[1:].islower() else name
