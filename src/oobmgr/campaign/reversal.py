"""Which transaction undo and redo mean, and what is taken back now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.models.engines import fetch

if TYPE_CHECKING:
    from sqlalchemy import Connection

Found = tuple[int, str]


def stacks(connection: Connection) -> tuple[list[Found], list[Found]]:
    """What can be undone and what can be redone, each ``(transaction, title)``, latest last.

    An undo's own row is what redo takes back; a redo puts a mirror of the original on the stack,
    under the original's title. The opening of the books cannot be undone, nor can what stands
    before the entry that made the file one of a single side. A change of the game's description
    stays, whatever is undone before it.
    """
    done: list[Found] = []
    undone: list[Found] = []
    rows = fetch(
        connection, "SELECT id, kind, reverses, title, command FROM journal_transaction ORDER BY id"
    )
    titles: dict[int, str] = {}
    handing_over, describing = _kept_for_good()
    for transaction, kind, reverses, title, command in rows:
        titles[transaction] = title if kind in {"do", "revoke"} else titles[reverses]
        entry = (transaction, titles[transaction])
        if command == handing_over:
            done.clear()
            undone.clear()
        elif command == describing:
            undone.clear()
        elif kind == "undo":
            done.pop()
            undone.append(entry)
        elif kind == "redo":
            undone.pop()
            done.append(entry)
        elif transaction > 1:
            done.append((transaction, title))
            undone.clear()
    return done, undone


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
    done, _ = stacks(connection)
    return done[-1] if done else None


def redo_target(connection: Connection) -> Found | None:
    """The undo that redo takes back."""
    _, undone = stacks(connection)
    return undone[-1] if undone else None


def undone_by(connection: Connection) -> dict[int, int]:
    """Which transaction took back which, for what a player did and does not count now.

    A redo takes back an undo, so that the original counts again; a redo that was undone is here
    beside its original.
    """
    taken: dict[int, int] = {}
    rows = fetch(
        connection,
        "SELECT id, kind, reverses FROM journal_transaction WHERE reverses IS NOT NULL ORDER BY id",
    )
    kinds: dict[int, str] = {}
    original: dict[int, int] = {}
    for transaction, kind, reverses in rows:
        kinds[transaction] = kind
        root = original.get(reverses, reverses)
        original[transaction] = root
        if root in taken:
            del taken[root]
        else:
            taken[root] = transaction
            if kinds.get(reverses) == "redo":
                taken[reverses] = transaction
    return taken


def original_of(connection: Connection, transaction: int) -> int:
    """What the player did first, where the transaction is an undo or redo of it."""
    while True:
        rows = fetch(
            connection, "SELECT reverses FROM journal_transaction WHERE id = ?", (transaction,)
        )
        if not rows or rows[0][0] is None:
            return transaction
        transaction = rows[0][0]
