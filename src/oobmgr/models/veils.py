"""A veil over the tables: views of the same names, which every statement finds first.

Nothing that reads can go around it, for nothing that reads knows of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from oobmgr.models.engines import Engine

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable
    from pathlib import Path

    from oobmgr.models.engines import Connection

_VIEWS: Final = {
    "unit": "SELECT * FROM main.unit WHERE shows_side(side)",
    "formation": "SELECT * FROM main.formation WHERE shows_side(side)",
    "balance": "SELECT * FROM main.balance WHERE shows_account(account)",
    "state": "SELECT * FROM main.state WHERE shows_fact(subject, key, field)",
    "journal_posting": "SELECT * FROM main.journal_posting WHERE shows_account(account)",
    "journal_fact": "SELECT * FROM main.journal_fact WHERE shows_fact(subject, key, field)",
    "journal_transaction": (
        "SELECT id, kind, reverses, turn, side, phase, command, "
        "iif(closed(id), '{}', command_values) AS command_values, "
        "title_seen(id, title) AS title, "
        "iif(closed(id), '', sentence) AS sentence, "
        "iif(closed(id), '[]', working) AS working, "
        "iif(closed(id), '[]', notes) AS notes, "
        "topics, player, at FROM main.journal_transaction"
    ),
}


class Sees(Protocol):
    """Says what may be seen. Every answer is for good: rows are only ever added to the journal."""

    @property
    def hidden(self) -> frozenset[str]:
        """The sides that are hidden."""
        ...

    def catch_up(self, connection: Connection) -> None:
        """Read what was written since the last time."""
        ...

    def shows_side(self, side: str) -> bool:
        """Whether the books of a side are open."""
        ...

    def shows_account(self, account: str) -> bool:
        """Whether what an account holds may be seen."""
        ...

    def shows_fact(self, subject: str, key: str, field: str) -> bool:
        """Whether a fact may be seen."""
        ...

    def closed(self, transaction: int) -> bool:
        """Whether the words of a transaction are hidden."""
        ...

    def title(self, transaction: int, title: str) -> str:
        """How a transaction is called."""
        ...


def veiled_engine(path: Path, sight: Sees) -> Engine:
    """An engine for reading a campaign file, through a veil, for one who has this sight."""

    def drape(driver: sqlite3.Connection) -> None:
        functions: dict[str, tuple[int, Callable[..., Any]]] = {
            "shows_side": (1, sight.shows_side),
            "shows_account": (1, sight.shows_account),
            "shows_fact": (3, sight.shows_fact),
            "closed": (1, sight.closed),
            "title_seen": (2, sight.title),
        }
        for name, (arguments, answer) in functions.items():
            driver.create_function(name, arguments, answer)
        driver.execute("PRAGMA temp_store=MEMORY")  # what is sorted must not lie in a file
        # A temporary view hides the table of its name from this connection alone, and is never
        # written.
        for table, statement in _VIEWS.items():
            driver.execute(f"CREATE TEMP VIEW {table} AS {statement}")

    # Before the first statement of each moment: what was posted since may be hidden.
    return Engine(path, hidden=sight.hidden, prepare=drape, catch_up=sight.catch_up)
