"""Where a past turn ends in the journal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Subject

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot


def boundary(books: BooksSnapshot, as_of: str, *, closed: bool = False) -> int:
    """The last transaction of the turn, or of the turns before it where it has none.

    What closed the turn is left out, for with it the next turn's units arrive, unless `closed`
    asks for it: what a pool loses at the close belongs to the turn.

    Raises:
        BadInput: `as_of` is not a turn, or not one that was played.
    """
    turn = books.game.calendar.parse(as_of)
    label = books.game.calendar.label
    if turn > books.turn:
        raise BadInput(
            Fault(
                f"{label(turn)} has not been played.",
                where="as of",
                value=as_of,
                advice=f"It is {label(books.turn)}.",
            )
        )
    rows = books.rows("SELECT max(id) FROM journal_transaction WHERE turn <= ?", (turn,))
    last = int(rows[0][0] or 0)
    if not last:
        first = books.rows("SELECT turn FROM journal_transaction ORDER BY id LIMIT 1")[0][0]
        raise BadInput(
            Fault(
                f"{label(turn)} is before the campaign.",
                where="as of",
                value=as_of,
                advice=f"It begins with {label(first)}.",
            )
        )
    if closed:
        return last
    moves = books.rows(
        "SELECT new FROM journal_fact WHERE transaction_id = ? AND subject = ? AND field = 'turn'",
        (last, Subject.SEQUENCE),
    )
    closes = any(json.loads(new) > turn for (new,) in moves)
    return last - 1 if closes else last
