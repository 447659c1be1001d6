"""Which transaction undo and redo mean, and what is taken back now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Final

from oobmgr.domain.values import dataclass
from oobmgr.models.engines import fetch

if TYPE_CHECKING:
    from oobmgr.models.engines import Connection

Found = tuple[int, str]
_LAST: Final = 2**62  # greater than any number of a transaction
# In batches: what is undone nearly always stands among the newest few.
NEWEST_FIRST: Final = (
    "SELECT id, kind, reverses, command FROM journal_transaction WHERE id < ? "
    "ORDER BY id DESC LIMIT 50"
)
REVERSED_SINCE: Final = (
    "SELECT id, kind, reverses FROM journal_transaction "
    "WHERE id > ? AND id <= ? AND reverses IS NOT NULL ORDER BY id"
)
# A reversal has a higher number than what it reverses, so the lowest one is where it began.
FIRST_TITLE: Final = (
    "WITH RECURSIVE back (id) AS (SELECT ? UNION ALL SELECT t.reverses FROM back "
    "JOIN journal_transaction AS t ON t.id = back.id "
    "WHERE t.reverses IS NOT NULL AND t.kind IN ('undo', 'redo')) "
    "SELECT t.title FROM back JOIN journal_transaction AS t ON t.id = back.id "
    "ORDER BY back.id LIMIT 1"
)
"""The title of what was done first, of an undo or redo of it."""


@dataclass(frozen=True)
class Targets:
    """What undo and what redo would take back; None where there is nothing."""

    undo: Found | None
    redo: Found | None


def targets(connection: Connection) -> Targets:
    """What can be undone and what can be redone, each ``(transaction, title)``.

    An undo's own row is what redo takes back; a redo puts a mirror of the original on the stack,
    under the original's title. The opening of the books cannot be undone, nor can what stands
    before the entry that made the file one of a single side. A change of the game's description
    stays, whatever is undone before it.
    """
    undo, redo = _last_standing(connection)
    return Targets(_titled(connection, undo), _titled(connection, redo))


def _last_standing(connection: Connection) -> tuple[int, int]:
    """The numbers of what undo and redo take back, 0 for none.

    From the newest entry back, and only as far as entries were taken back: a campaign may be long.
    """
    handing_over, describing = _kept_for_good()
    gone: set[int] = set()
    undo = redo = 0
    may_redo = True
    for transaction, kind, reverses, command in _newest_first(connection):
        if command == handing_over or transaction == 1 or (undo and (redo or not may_redo)):
            break
        if kind in {"undo", "redo"}:
            gone.add(reverses)
        else:
            may_redo = False  # whatever was undone before it is not done again
        # What was taken back is on no stack; what is kept for good is stepped over, so that undo
        # reaches what lies below it.
        if transaction in gone or command == describing:
            continue
        if kind != "undo":
            undo = undo or transaction
        elif may_redo:
            redo = redo or transaction
    return undo, redo


def _newest_first(connection: Connection) -> Iterator[tuple[int, str, int, str]]:
    before = _LAST
    while rows := fetch(connection, NEWEST_FIRST, (before,)):
        yield from rows
        before = rows[-1][0]


def _titled(connection: Connection, transaction: int) -> Found | None:
    if not transaction:
        return None
    return transaction, fetch(connection, FIRST_TITLE, (transaction,))[0][0]


def handed_over(connection: Connection) -> int:
    """The entry that made the file one of a single side; 0 in a common file."""
    rows = fetch(
        connection,
        "SELECT max(id) FROM journal_transaction WHERE command = ?",
        (_kept_for_good()[0],),
    )
    return int(rows[0][0] or 0)


def _kept_for_good() -> tuple[str, str]:
    """Two commands as the journal names them; who only reads the books loads no commands."""
    from oobmgr.campaign.commands import ChangeDescription, HandOver

    return HandOver.__name__, ChangeDescription.__name__


def undo_target(connection: Connection) -> Found | None:
    """What undo takes back."""
    return targets(connection).undo


def redo_target(connection: Connection) -> Found | None:
    """The undo that redo takes back."""
    return targets(connection).redo


@dataclass(frozen=True)
class Reversals:
    """What a player did and does not count now: `taken` says which transaction took back which.

    A redo takes back an undo, so that the original counts again; a redo that was undone is here
    beside its original.
    """

    taken: Mapping[int, int] = field(default_factory=dict)
    _kinds: Mapping[int, str] = field(default_factory=dict)
    _roots: Mapping[int, int] = field(default_factory=dict)

    def read_on(self, connection: Connection, since: int, until: int = _LAST) -> Reversals:
        """The same with what was written after a transaction, up to another if it is given."""
        rows = fetch(connection, REVERSED_SINCE, (since, until))
        if not rows:
            return self
        taken, kinds, roots = dict(self.taken), dict(self._kinds), dict(self._roots)
        for transaction, kind, reverses in rows:
            kinds[transaction] = kind
            # A reversal may reverse a reversal: all of them are about what was done first.
            root = roots[transaction] = roots.get(reverses, reverses)
            # Every other reversal of the same root lets it count again: undone, redone, undone.
            if root in taken:
                del taken[root]
            else:
                taken[root] = transaction
                if kinds.get(reverses) == "redo":
                    taken[reverses] = transaction
        return Reversals(taken, kinds, roots)


def undone_by(connection: Connection) -> Mapping[int, int]:
    """Which transaction took back which, read anew."""
    return Reversals().read_on(connection, 0).taken


def original_of(connection: Connection, transaction: int) -> int:
    """What the player did first, where the transaction is an undo or redo of it."""
    while True:
        rows = fetch(
            connection, "SELECT reverses FROM journal_transaction WHERE id = ?", (transaction,)
        )
        if not rows or rows[0][0] is None:
            return transaction
        transaction = rows[0][0]
