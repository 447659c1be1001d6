"""The ledger: movements, and the balances that they come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.command_names import OF_BOTH, POST
from oobmgr.campaign.journal import read_steps
from oobmgr.campaign.naming import account_name
from oobmgr.campaign.queries.moments import moment
from oobmgr.campaign.queries.movements import Leg, movements
from oobmgr.campaign.rows import BalanceRow, LedgerRow
from oobmgr.domain.accounts import STEP, Account, GoodId, Place
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.rulings import cases_of
from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.rules.game import Game

HEADS_SINCE: Final = (
    "SELECT id, kind, reverses, turn, side, phase, command, title, working "
    "FROM journal_transaction WHERE id > ? AND id <= ? ORDER BY id"
)
# Of one that was taken off the books since, its side stands in the line that made it.
_OF_THE_FACT: Final = (
    "coalesce(u.side, o.side, (SELECT json_extract(coalesce(w.new, w.old), '$.side') "
    "FROM journal_fact w WHERE w.subject = f.subject AND w.key = f.key AND w.field = '*' LIMIT 1))"
)
# The plus keeps SQLite from going along all facts of units there ever were.
WHOSE_SINCE: Final = (
    f"SELECT f.transaction_id, min({_OF_THE_FACT}), max({_OF_THE_FACT}) "  # noqa: S608 - our own words
    "FROM journal_fact f LEFT JOIN unit u ON f.subject = 'unit' AND u.id = f.key "
    "LEFT JOIN formation o ON f.subject = 'formation' AND o.id = f.key "
    "WHERE f.transaction_id > ? AND f.transaction_id <= ? "
    "AND +f.subject IN ('unit', 'formation') GROUP BY f.transaction_id"
)
"""The first and the last of the sides whose units and formations each entry changes."""
_PLAYED: Final = OF_BOTH | {POST}
"""Commands of a player turn, whosever units they change."""
_POOLS = frozenset({Place.POOL, Place.SPECIAL})


@dataclass(frozen=True)
class Filter:
    """Which movements are wanted; None for all.

    With `every` an entry that moved nothing, or steps alone, has a line, too.
    """

    side: str | None = None
    good: str | None = None
    turn: str | None = None
    every: bool = False


@dataclass(frozen=True, slots=True)
class Head:
    """A transaction; `mirrors` says that it goes the other way than what was done first.

    `side` is the player turn, `whose` the side that a line without a movement is told of: of what
    is put right by hand in anybody's player turn, the one whose units change.
    """

    id: int
    kind: str
    reverses: int | None
    turn: TurnCode
    side: str
    whose: str
    by_hand: bool
    phase: str
    title: str
    cases: tuple[str, ...]
    mirrors: bool


def entries(
    books: BooksSnapshot, wanted: Filter, as_of: str | None = None
) -> tuple[LedgerRow, ...]:
    """Every movement that fits the filter, newest first, with the balance after it.

    Steps of units and the counters that were in boxes from the start only where `good` asks. As of
    a past turn it is the ledger of then, save that it says what was taken back since.
    """
    gone = books.reversals.taken
    books = moment(books, as_of, closed=True)
    # Oldest first, for the balance after each movement; turned over at the end.
    heads = heads_of(books)
    held: Counter[tuple[Place, str, str]] = Counter()
    game = books.game
    # A few accounts in thousands of postings, whose names a game may make of what they hold.
    names: Callable[[Account], str] = cache(lambda account: account_name(account, game))
    rows = []
    moved: set[int] = set()
    for source, target in movements(legs_of(books, steps=wanted.good == STEP)):
        # Counters that lay in their boxes from the start are not news, and there are very many.
        if _was_in_box(source, target) and wanted.good != source.good:
            continue
        own = _told_of(source, target)
        moved.add(own.transaction)
        balance = None
        for leg in (source, target):
            if leg.account.place in _POOLS:
                held[leg.account.place, leg.account.side, leg.good] += leg.amount
        if own.account.place in _POOLS:
            balance = held[own.account.place, own.account.side, own.good]
        head = heads[own.transaction]
        row = _row(books, head, (source, target), own.amount, balance, gone.get(head.id), names)
        if _fits(row, wanted):
            rows.append(row)
    if wanted.every and wanted.good is None:
        still = (_still(books, head, gone.get(head.id)) for head in heads.values())
        rows += (row for row in still if row.transaction not in moved and _fits(row, wanted))
        # Stable: the movements of one entry stay in their order.
        rows.sort(key=lambda row: row.transaction)
    rows.reverse()
    return tuple(rows)


def _told_of(source: Leg, target: Leg) -> Leg:
    """The leg of a movement whose change is shown: the other has the same with the other sign."""
    # Between two pools the one that gains. Income is gained wherever it goes, to points that are
    # kept secret as well.
    gained = target.account.place in _POOLS or source.account.place is Place.INCOME
    return target if gained else source


def _still(books: BooksSnapshot, head: Head, gone: int | None) -> LedgerRow:
    """The line of an entry without a movement."""
    game = books.game
    state, text = _state(head, (), gone)
    return LedgerRow(
        transaction=head.id,
        turn=head.turn,
        turn_label=game.calendar.label(head.turn),
        turn_short=game.calendar.short(head.turn),
        phase=head.phase,
        phase_name=game.phase_name(head.phase),
        side=head.whose,
        what=head.title,
        source_account="",
        target_account="",
        source_name="",
        target_name="",
        good="",
        sign="",
        change=0,
        balance=None,
        cases=head.cases,
        state=state,
        state_text=text,
    )


def _was_in_box(source: Leg, target: Leg) -> bool:
    """Whether counters lie in a box since the campaign began, or were taken back from there."""
    return {source.account.place, target.account.place} == {Place.OPENING, Place.BOX}


def heads_of(books: BooksSnapshot) -> Mapping[int, Head]:
    """What is known of each transaction of the journal, oldest first."""
    # A ledger and its figures ask for it six times, and what is written in ink stays as it is.
    since = next(reversed(books.heads), 0)
    rows = books.rows(HEADS_SINCE, (since, books.version))
    if not rows:
        return books.heads
    heads: dict[int, Head] = {**books.heads}
    whose = {
        number: first
        for number, first, last in books.rows(WHOSE_SINCE, (since, books.version))
        if first and first == last
    }
    for number, kind, reverses, turn, side, phase, command, title, working in rows:
        # A reversal has no working of its own: its cases are those of what it takes back.
        cases = cases_of(read_steps(working)) if reverses is None else heads[reverses].cases
        mirrors = reverses is not None and not heads[reverses].mirrors
        # Taken back, it is told of whom it was told of; a play of the game, of who takes it back.
        by_hand = command not in _PLAYED if reverses is None else heads[reverses].by_hand
        heads[number] = Head(
            id=number,
            kind=kind,
            reverses=reverses,
            turn=turn,
            side=side,
            whose=whose.get(number, side) if by_hand else side,
            by_hand=by_hand,
            phase=phase,
            title=title,
            cases=cases,
            mirrors=mirrors,
        )
    # Another dict, and not more in the same: another thread may be going through that one.
    books.heads = heads
    return heads


def legs_of(books: BooksSnapshot, *, steps: bool) -> Iterator[Leg]:
    """The postings of the journal, oldest first: those of steps, or all others."""
    which = "good = 'step'" if steps else "good <> 'step'"
    known: dict[str, Account] = {}  # a few accounts in thousands of postings
    for transaction, key, good, amount in books.rows(
        "SELECT transaction_id, account, good, amount FROM journal_posting "  # noqa: S608 - our own words
        f"WHERE {which} AND transaction_id <= ? ORDER BY id",
        (books.version,),
    ):
        account = known.get(key) or known.setdefault(key, Account.from_key(key))
        yield Leg(transaction, account, good, amount)


def _row(
    books: BooksSnapshot,
    head: Head,
    legs: tuple[Leg, Leg],
    change: int,
    balance: int | None,
    gone: int | None,
    name_of: Callable[[Account], str],
) -> LedgerRow:
    source, target = legs
    game = books.game
    state, text = _state(head, legs, gone)
    return LedgerRow(
        transaction=head.id,
        turn=head.turn,
        turn_label=game.calendar.label(head.turn),
        turn_short=game.calendar.short(head.turn),
        phase=head.phase,
        phase_name=game.phase_name(head.phase),
        side=target.account.side,
        what=head.title,
        source_account=source.account.key,
        target_account=target.account.key,
        source_name=name_of(source.account),
        target_name=name_of(target.account),
        good=target.good,
        sign=game.sign(target.good),
        change=change,
        balance=balance,
        cases=cases_of_movement(head, legs, game),
        state=state,
        state_text=text,
    )


def cases_of_movement(head: Head, legs: tuple[Leg, Leg], game: Game) -> tuple[str, ...]:
    """The cases of one movement; taken back, it goes the other way but rests on the same."""
    source, target = reversed(legs) if head.mirrors else legs
    moved = GoodId(source.good), source.account, target.account
    own = (one.case for one in game.movement_cases if one.covers(*moved))
    return tuple(own) or head.cases


def _state(head: Head, legs: Iterable[Leg], gone: int | None) -> tuple[str, str]:
    if gone is not None:
        return "undone", f"undone by {gone}"
    if head.kind in {"undo", "revoke"}:
        return "undo", head.kind
    places = {leg.account.place for leg in legs}
    if Place.LOST in places:
        return "lost", "lost"
    if Place.ADJUSTED in places:
        return "adjusted", "adjusted"
    return "posted", ""


def _fits(row: LedgerRow, wanted: Filter) -> bool:
    asked = ((wanted.side, row.side), (wanted.good, row.good), (wanted.turn, row.turn))
    return all(want is None or want == have for want, have in asked)


def balances(
    books: BooksSnapshot, as_of: str | None, *, all_accounts: bool
) -> tuple[BalanceRow, ...]:
    """What accounts hold; pools of the game are there even when they hold nothing."""
    books = moment(books, as_of, closed=True)
    held = dict(books.held)
    if not all_accounts:
        held = {k: v for k, v in held.items() if k[0].place in _POOLS and k[1] != STEP}
    for pool in books.game.pools:
        unseen = pool.account.side in books.unseen_sides
        if not unseen and not (pool.spread and pool.passing):
            # An empty pool is an answer too, but not one that is spread and passing: it shows only
            # where it holds something.
            held.setdefault((pool.account, pool.good), 0)
    waiting = _not_entered(books, held)
    goods = {good.id: good for good in books.game.goods}
    order = {side.id: number for number, side in enumerate(books.game.sides)}
    limits = {(pool.account, pool.good): pool.limit(books) for pool in books.game.pools}
    first_pools = {
        (pool.account, pool.good)
        for pool in books.game.pools
        if pool.account.place == Place.POOL and not pool.passing
    }
    return tuple(
        BalanceRow(
            side=account.side,
            account=account.key,
            account_name=account_name(account, books.game, with_side=True),
            good=good,
            good_name=goods[good].name if good in goods else good,
            sign=books.game.sign(good),
            amount=amount,
            limit=limits.get((account, good)),
            entered=(account, good) not in waiting,
        )
        for (account, good), amount in sorted(
            held.items(),
            # A side that the game does not have, as a damaged file may hold, comes last.
            key=lambda item: (order.get(item[0][0].side, 9), (item[0]) not in first_pools, item[0]),
        )
        if amount or (account, good) in first_pools | waiting or all_accounts
    )


def _not_entered(
    books: BooksSnapshot, held: dict[tuple[Account, GoodId], int]
) -> frozenset[tuple[Account, GoodId]]:
    """The accounts whose stock nobody entered; they are put among those that are held."""
    found: set[tuple[Account, GoodId]] = set()
    for pool in books.game.pools:
        if pool.asked is None or pool.account.side in books.unseen_sides:
            continue
        waiting = {(account, pool.good) for account in pool.waiting(books)}
        held |= {key: held.get(key, 0) for key in waiting}
        own = {key for key in held if key[1] == pool.good and pool.includes(key[0])}
        # Where its stocks have names, an empty one without a name would be one too many.
        if own - {(pool.account, pool.good)} and not held[pool.account, pool.good]:
            del held[pool.account, pool.good]
        found |= waiting
    return frozenset(found)
