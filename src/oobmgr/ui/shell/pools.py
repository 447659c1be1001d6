"""The pools as the strip under the context bar shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.rows import held_words
from oobmgr.domain.accounts import Account, GoodId
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import shown, signed
from oobmgr.rules.fact_kinds import FactPlace
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.widgets.pool_bar import FigureRow, PoolRow
from oobmgr.ui.widgets.what_is import About

if TYPE_CHECKING:
    from oobmgr.campaign.rows import BalanceRow, PostingRow, Preview
    from oobmgr.rules.game import Game
    from oobmgr.rules.pools import Pool

# Where the mark of the limit stands on a bar, so that there is room to show what goes over it.
_LIMIT_AT: Final = 0.8


def pool_rows(
    balances: Sequence[BalanceRow],
    game: Game,
    pencil: Preview | None = None,
    unseen: frozenset[str] = frozenset(),
) -> tuple[tuple[PoolRow, ...], tuple[FigureRow, ...]]:
    """A bar for each pool that lies in one place; figures for spread and passing pools.

    `pencil` is what is not posted yet: its postings show as pending, its limit counts already.
    Nothing is shown of the sides that are `unseen`.
    """
    pools = [pool for pool in game.pools if pool.account.side not in unseen]
    postings = pencil.postings if pencil else ()
    # The limit in pencil counts already, or the stock in pencil would be shown beyond an old one.
    balances = _limited(balances, game, pencil.facts if pencil else ())
    held = [(pool, [row for row in balances if _counts(pool, row)]) for pool in pools]
    # One scale for all bars without a limit, so that they can be compared by eye.
    scale = max((_scale(rows) for pool, rows in held if _has_bar(pool)), default=1.0)
    due = {pool: _pending(pool, postings) for pool in pools}
    bars = tuple(_bar(pool, rows, game, scale, due[pool]) for pool, rows in held if _has_bar(pool))
    figures = tuple(
        _figure(pool, rows, game, due[pool])
        for pool, rows in held
        # What passes through within a turn is shown only while there is any of it.
        if not _has_bar(pool) and (not pool.passing or _sum(rows))
    )
    return bars, figures


def _limited(
    balances: Sequence[BalanceRow], game: Game, facts: Sequence[Fact]
) -> Sequence[BalanceRow]:
    """The balances with the limits that the facts in pencil would set."""
    set_now = {FactPlace(fact.subject, fact.key, fact.field): fact.new for fact in facts}
    limits: dict[tuple[str, GoodId], int | None] = {
        (pool.account.key, pool.good): limit
        for pool in game.pools
        if pool.limit_at is not None and isinstance(limit := set_now.get(pool.limit_at), int)
    }
    return [
        replace(row, limit=limits.get((row.account, GoodId(row.good)), row.limit))
        for row in balances
    ]


def _counts(pool: Pool, row: BalanceRow | PostingRow) -> bool:
    return row.good == pool.good and pool.includes(Account.from_key(row.account))


def _pending(pool: Pool, pencil: Sequence[PostingRow]) -> int:
    return sum(row.amount for row in pencil if _counts(pool, row))


def _has_bar(pool: Pool) -> bool:
    return not pool.spread and not pool.passing


def _sum(rows: Sequence[BalanceRow]) -> int:
    return sum(row.amount for row in rows)


def _limit(rows: Sequence[BalanceRow]) -> int | None:
    return next((row.limit for row in rows if row.limit is not None), None)


def _scale(rows: Sequence[BalanceRow]) -> float:
    """What the whole width of a bar without a limit of its own stands for."""
    limit = _limit(rows)
    return max(_sum(rows) / _LIMIT_AT, 0.0 if limit is None else limit / _LIMIT_AT)


def _bar(pool: Pool, rows: Sequence[BalanceRow], game: Game, scale: float, pending: int) -> PoolRow:
    amount, limit = _sum(rows), _limit(rows)
    after = amount + pending
    # Or 1: an empty pool without a limit has no length to divide by.
    whole = max(amount, after, scale if limit is None else limit / _LIMIT_AT) or 1
    within = after if limit is None else min(after, limit)
    side = game.side(pool.account.side)
    over = after - within
    # What comes in is hatched beyond the stock, what goes out within it.
    solid = min(amount, within)
    hatched = max(amount, within) - solid if pending else 0
    return PoolRow(
        name=f"{side.name} {pool.sign or game.sign(pool.good)}",
        emblem=Emblem(side.emblem),
        stock=held_words(rows),
        pending=signed(pending) if pending else "",
        total=shown(after) if pending else "",
        limit="" if limit is None else f"of {shown(limit)}",
        lost=f"{shown(over)} over" if over else "",
        solid=max(0, solid) / whole,
        hatched=hatched / whole,
        beyond=over / whole,
        mark=None if limit is None else limit / whole,
        about=_about(pool, game),
    )


def _about(pool: Pool, game: Game) -> About:
    """What a pool is, from what the game declares of it."""
    good = next(good.name for good in game.goods if good.id == pool.good)
    said = [f"{good}, {game.side(pool.account.side).name} side, as the books have them."]
    if pool.spread:
        said.append("All the places where they are, added up.")
    if pool.passing:
        said.append("Shown only while there are any.")
    if pool.ceiling is not None:
        said.append("The figure after “of” is the most that it may hold.")
    said.append("What is in pencil is kept apart until it is posted.")
    if pool.asked is not None:
        said.append("What has not been entered is unknown, and does not count as 0.")
    return About("", sentence=" ".join(said), case=pool.case, term=good)


def _figure(pool: Pool, rows: Sequence[BalanceRow], game: Game, pending: int) -> FigureRow:
    sign = pool.sign or game.sign(pool.good)
    name = pool.name if pool.passing else f"{game.side(pool.account.side).name} {sign}"
    change = signed(pending) if pending else ""
    return FigureRow(
        name, held_words(rows), change, sign if pool.passing else "", _about(pool, game)
    )
