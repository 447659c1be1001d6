"""Which transaction undo and redo mean, and what depends on an older one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import WHOLE
from oobmgr.models.engines import fetch

if TYPE_CHECKING:
    from sqlalchemy import Connection

Found = tuple[int, str]


def stacks(connection: Connection) -> tuple[list[Found], list[Found]]:
    """What can be undone and what can be redone, each ``(transaction, title)``, latest last.

    An undo's own row is what redo takes back; a redo puts a mirror of the original on the stack,
    under the original's title. The opening of the books cannot be undone.
    """
    done: list[Found] = []
    undone: list[Found] = []
    rows = fetch(
        connection, "SELECT id, kind, reverses, title FROM journal_transaction ORDER BY id"
    )
    titles: dict[int, str] = {}
    for transaction, kind, reverses, title in rows:
        titles[transaction] = titles.get(reverses, title) if reverses else title
        entry = (transaction, titles[transaction])
        if kind == "undo":
            done.pop()
            undone.append(entry)
        elif kind == "redo":
            undone.pop()
            done.append(entry)
        elif transaction > 1:
            done.append((transaction, title))
            undone.clear()
    return done, undone


def undo_target(connection: Connection) -> Found | None:
    """What undo takes back."""
    done, _ = stacks(connection)
    return done[-1] if done else None


def redo_target(connection: Connection) -> Found | None:
    """The undo that redo takes back."""
    _, undone = stacks(connection)
    return undone[-1] if undone else None


def undone_by(connection: Connection) -> dict[int, int]:
    """Which transaction took back which, for those that are taken back now.

    A redo takes back an undo, so that the original counts again.
    """
    taken: dict[int, int] = {}
    rows = fetch(
        connection,
        "SELECT id, reverses FROM journal_transaction WHERE reverses IS NOT NULL ORDER BY id",
    )
    original: dict[int, int] = {}
    for transaction, reverses in rows:
        root = original.get(reverses, reverses)
        original[transaction] = root
        if root in taken:
            del taken[root]
        else:
            taken[root] = transaction
    return taken


def dependants(connection: Connection, transaction: int) -> list[Fault]:
    """Why a transaction cannot be taken back on its own: what later rests on it."""
    rows = fetch(connection, "SELECT kind FROM journal_transaction WHERE id = ?", (transaction,))
    if not rows or transaction == 1 or rows[0][0] not in {"do", "redo"}:
        return [Fault(f"transaction {transaction} cannot be revoked.", where="ledger")]
    if transaction in undone_by(connection):
        return [Fault(f"transaction {transaction} is taken back already.", where="ledger")]
    return [*_later_facts(connection, transaction), *_overdrawn(connection, transaction)]


def _later_facts(connection: Connection, transaction: int) -> list[Fault]:
    rows = fetch(
        connection,
        "SELECT DISTINCT t.id, t.title FROM journal_fact AS mine "
        "JOIN journal_fact AS later ON later.subject = mine.subject AND later.key = mine.key "
        "AND (later.field = mine.field OR mine.field = ? OR later.field = ?) "
        "JOIN journal_transaction AS t ON t.id = later.transaction_id "
        "WHERE mine.transaction_id = ? AND later.transaction_id > ? ORDER BY t.id LIMIT 12",
        (WHOLE, WHOLE, transaction, transaction),
    )
    gone = undone_by(connection)
    reversals = set(gone.values())
    return [
        Fault(
            f"{title} (transaction {later}) depends on it.",
            where="ledger",
            advice="Take that back first.",
        )
        for later, title in rows
        if later not in gone and later not in reversals
    ]


def _overdrawn(connection: Connection, transaction: int) -> list[Fault]:
    rows = fetch(
        connection,
        "SELECT p.account, b.amount, sum(p.amount) FROM journal_posting AS p "
        "JOIN balance AS b ON b.account = p.account AND b.good = p.good "
        "WHERE p.transaction_id = ? AND (p.account LIKE 'pool:%' OR p.account LIKE 'special:%') "
        "GROUP BY p.account, p.good HAVING b.amount - sum(p.amount) < 0",
        (transaction,),
    )
    return [
        Fault(
            f"{account} holds {held}; taking back {moved} would overdraw it.",
            where="ledger",
            advice="Take back what was spent since, first.",
        )
        for account, held, moved in rows
    ]
