"""Where a past turn ends in the journal, and since when something is as it is now."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.past_books import PastBooks
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Subject

if TYPE_CHECKING:
    from collections.abc import Iterable

    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.game import Game


def moment(
    books: BooksSnapshot,
    as_of: str | None,
    units: Iterable[UnitState] | None = None,
    *,
    closed: bool = False,
) -> BooksSnapshot:
    """The books now, or as they were at the end of a turn: the one way of looking back.

    `units` are all units of that moment, where the caller has read them already; `closed` as in
    `boundary`.

    Raises:
        BadInput: `as_of` is not a turn, or not one that was played.
    """
    if as_of is None:
        return books.with_units(units)
    return PastBooks(books, boundary(books, as_of, closed=closed), units)


def game_at(books: BooksSnapshot, as_of: str | None) -> Game:
    """The game that was played in a turn."""
    return moment(books, as_of).game


def boundary(books: BooksSnapshot, as_of: str, *, closed: bool = False) -> int:
    """The last transaction of the turn, or of the turns before it where it has none.

    What closed the turn is left out, for with it the next turn's units arrive, unless `closed`
    asks for it: what a pool loses at the close belongs to the turn.

    Raises:
        BadInput: `as_of` is not a turn, or not one that was played.
    """
    turn = books.game.calendar.parse(as_of)
    label = books.game.calendar.label
    # Codes of turns sort by time, so they are compared as the text that they are.
    if turn > books.turn:
        message, advice = f"{label(turn)} has not been played.", f"It is {label(books.turn)}."
        raise BadInput(Fault(message, "as of", as_of, advice))
    rows = books.rows("SELECT max(id) FROM journal_transaction WHERE turn <= ?", (turn,))
    last = int(rows[0][0] or 0)
    if not last:
        first = books.rows("SELECT turn FROM journal_transaction ORDER BY id LIMIT 1")[0][0]
        message = f"{label(turn)} is before the campaign."
        advice = f"It begins with {label(first)}."
        raise BadInput(Fault(message, "as of", as_of, advice))
    if closed:
        return last
    moves = books.rows(
        "SELECT new FROM journal_fact WHERE transaction_id = ? AND subject = ? AND field = 'turn'",
        (last, Subject.SEQUENCE),
    )
    # The last entry of a turn is nearly always the one that went on to the next.
    closes = any(json.loads(new) > turn for (new,) in moves)
    return last - 1 if closes else last


def standing_entries(books: BooksSnapshot, subject: Subject) -> dict[str, tuple[str, Any]]:
    """The turn, and the command, of the entry that made each fact what it is now, by its key."""
    gone = books.reversals.taken
    # Oldest first: of several that stand, the newest has the last word.
    rows = books.rows(
        "SELECT t.id, f.key, t.turn, t.command_values FROM journal_fact f "
        "JOIN journal_transaction t ON t.id = f.transaction_id "
        "WHERE f.subject = ? AND t.kind = 'do' AND t.id <= ? ORDER BY f.id",
        (subject, books.version),
    )
    return {
        key: (turn, json.loads(values))
        for transaction, key, turn, values in rows
        if transaction not in gone
    }
