"""What each side received, spent and held, turn by turn."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.campaign.queries.ledger import Head, heads_of, legs_of
from oobmgr.campaign.queries.moments import moment
from oobmgr.campaign.queries.movements import Leg, movements
from oobmgr.campaign.rows import TurnFigures
from oobmgr.domain.accounts import STEP, Place
from oobmgr.domain.calendar import TurnCode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from oobmgr.campaign.books import BooksSnapshot


def by_turn(
    books: BooksSnapshot, good: str, as_of: str | None = None, *, standing: bool = False
) -> tuple[TurnFigures, ...]:
    """What each side received, spent, lost and held of a good in each turn that was played.

    With `standing` as it is known now: what was taken back is gone from the turn that it belonged
    to, and what took it back is told in no turn. Else each turn is as it was when it closed, and
    one in which much was taken back may have spent less than nothing.
    """
    books = moment(books, as_of, closed=True)
    heads = heads_of(books)
    undone = books.reversals.taken.keys() if standing else frozenset()
    left_out = {one for one in heads if standing and heads[one].reverses is not None} | undone
    turns = list(dict.fromkeys(head.turn for head in heads.values()))
    turns.sort()
    legs = [
        leg
        for leg in legs_of(books, steps=good == STEP)
        if leg.good == good and leg.transaction not in left_out
    ]
    figures: list[TurnFigures] = []
    for side in (side for side in books.game.sides if side.id not in books.unseen_sides):
        entered = not any(
            pool.waiting(books)
            for pool in books.game.pools
            if (pool.account.side, pool.good) == (side.id, good)
        )
        moves: defaultdict[str, list[tuple[Leg, Leg]]] = defaultdict(list)
        for pair in movements(leg for leg in legs if leg.account.side == side.id):
            moves[heads[pair[0].transaction].turn].append(pair)
        limits = _limits_by_turn(books, heads, side.id, good)
        stock = 0
        for turn in turns:
            found = _figures_of(books, (side.id, good, turn), stock, moves[turn], heads)
            figures.append(replace(found, limit=limits.get(turn), entered=entered))
            stock = found.closing_stock
    return tuple(figures)


def _limits_by_turn(
    books: BooksSnapshot, heads: Mapping[int, Head], side: str, good: str
) -> dict[str, int | None]:
    """What the limit of a side's pool was at the end of each turn in which it was touched."""
    places = [
        pool.limit_at
        for pool in books.game.pools
        if (pool.account.side, pool.good) == (side, good) and pool.limit_at is not None
    ]
    # What takes a limit back writes the one before it, in its own turn: a turn that is over keeps
    # the limit that it had.
    return {
        heads[transaction].turn: None if new is None else int(new)
        for place in places
        for transaction, new in books.rows(
            "SELECT transaction_id, new FROM journal_fact "
            "WHERE subject = ? AND key = ? AND field = ? AND transaction_id <= ? ORDER BY id",
            (place.subject, place.key, place.field, books.version),
        )
    }


def _figures_of(
    books: BooksSnapshot,
    of: tuple[str, str, str],
    opening: int,
    moves: list[tuple[Leg, Leg]],
    heads: Mapping[int, Head],
) -> TurnFigures:
    """What the movements of a turn came to; `of` is the side, the good and the turn."""
    side, good, turn = of
    first_phase = books.game.phases[0].id
    calendar = books.game.calendar
    moved: Counter[Place] = Counter()
    stock, after_initial = opening, None
    for source, target in moves:
        change = _pool_change(source, target)
        other = source if target.account.place == Place.POOL else target
        moved[other.account.place] += change
        stock += change
        head = heads[target.transaction]
        if change and head.phase == first_phase and head.side == side:
            # The last change of that phase counts; it stays None in a turn without any.
            after_initial = stock
    return TurnFigures(
        side=side,
        good=good,
        turn=turn,
        turn_label=calendar.label(TurnCode(turn)),
        turn_short=calendar.short(TurnCode(turn)),
        opening_stock=opening + moved[Place.OPENING],
        received=moved[Place.INCOME],
        spent=-moved[Place.SPENT],
        lost=-moved[Place.LOST],
        exchanged=-moved[Place.EXCHANGED],
        adjusted=moved[Place.ADJUSTED],
        stock_after_initial=after_initial,
        closing_stock=stock,
        limit=None,
        current=turn == books.turn,
    )


def _pool_change(source: Leg, target: Leg) -> int:
    """What a movement did to the side's pools; moving between two pools changes nothing."""
    into = target.amount if target.account.place == Place.POOL else 0
    return into + (source.amount if source.account.place == Place.POOL else 0)
