"""Which transactions count in which turn, once what was taken back is left out."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping
from itertools import accumulate
from typing import TYPE_CHECKING

from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.domain.calendar import TurnCode


@dataclass(frozen=True)
class Windows:
    """The turns up to one, oldest first, and the transactions that count in them.

    A transaction belongs to the turn in whose part of the journal it stands, so that what a pool
    held at the end of a turn is the sum of all that counts up to it. `mirrors` take back something
    that was posted in an earlier turn; what is taken back within its turn is nowhere.
    """

    turns: tuple[str, ...]
    turn_of: Mapping[int, str]
    mirrors: frozenset[int]

    def takes_back(self, transaction: int) -> bool:
        """Whether a transaction takes back one of an earlier turn."""
        return transaction in self.mirrors


def windows(books: BooksSnapshot, turn: TurnCode) -> Windows:
    """Find what counts in the turns up to this one."""
    ends = dict(
        books.rows(
            "SELECT turn, max(id) FROM journal_transaction WHERE turn <= ? GROUP BY turn", (turn,)
        )
    )
    ends.setdefault(str(turn), 0)
    codes = sorted(ends)
    edges = list(accumulate((ends[code] for code in codes), max))
    if turn == books.turn:
        # A later turn that was begun and taken back stands behind the last entry of this one.
        edges[-1] = books.rows("SELECT coalesce(max(id), 0) FROM journal_transaction")[0][0]
    found: dict[int, str] = {}
    mirrors: set[int] = set()
    for (_, at), chain in _chains(books, edges).items():
        # Done, undone and redone within a turn comes to nothing, or to the one thing that stands.
        balance = sum(direction for _, direction in chain)
        if balance:
            transaction = max(number for number, direction in chain if direction == balance)
            found[transaction] = codes[at]
            if balance < 0:
                mirrors.add(transaction)
    return Windows(tuple(codes), found, frozenset(mirrors))


def _chains(
    books: BooksSnapshot, edges: list[int]
) -> Mapping[tuple[int, int], list[tuple[int, int]]]:
    """What was done, undone and redone: by original and turn, the entries with their direction.

    The direction is 1 for what was done and -1 for what takes it back.
    """
    known: dict[int, tuple[int, int]] = {}
    chains: defaultdict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for transaction, reverses in books.rows(
        "SELECT id, reverses FROM journal_transaction WHERE id <= ? ORDER BY id", (edges[-1],)
    ):
        # What reverses a reversal belongs to the same chain, the other way round again.
        root, before = (transaction, -1) if reverses is None else known[reverses]
        known[transaction] = (root, -before)
        chains[root, bisect_left(edges, transaction)].append((transaction, -before))
    return chains
