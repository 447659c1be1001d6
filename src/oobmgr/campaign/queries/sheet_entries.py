"""What was posted in the phase that is played now, for printed sheets that list it."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from oobmgr.campaign.journal import read_steps
from oobmgr.rules.sheets import SheetEntry

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot

# By name, as the journal has it: who only reads the books loads no commands.
_POST = "PostAction"


def sheet_entries(books: BooksSnapshot, actions: Collection[str]) -> tuple[SheetEntry, ...]:
    """The entries of these actions in the present phase that stand, oldest first."""
    return tuple(_entries(books, actions)) if actions else ()


def _entries(books: BooksSnapshot, actions: Collection[str]) -> Iterator[SheetEntry]:
    taken_back = books.reversals.taken
    rows = books.rows(
        "SELECT id, command_values, working FROM journal_transaction "
        # By turn and phase as they stood when it was posted: a sheet is of the moment of play.
        "WHERE turn = ? AND phase = ? AND command = ? AND reverses IS NULL ORDER BY id",
        (books.turn, books.phase, _POST),
    )
    for transaction, values, working in rows:
        if transaction in taken_back:
            continue
        command = json.loads(values)
        if command.get("action") in actions:
            yield SheetEntry(command["action"], command.get("inputs", {}), read_steps(working))
