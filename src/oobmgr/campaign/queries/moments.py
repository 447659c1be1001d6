"""Where a past turn ends in the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot


def boundary(books: BooksSnapshot, as_of: str) -> int:
    """The last transaction of the turn, or of the turns before it where it has none.

    Raises:
        BadInput: `as_of` is no turn.
    """
    turn = books.game.calendar.parse(as_of)
    rows = books.rows("SELECT max(id) FROM journal_transaction WHERE turn <= ?", (turn,))
    return int(rows[0][0] or 0)
