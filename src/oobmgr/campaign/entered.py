"""For which phases the states in the books were entered."""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterator
from typing import Any, Final

from oobmgr.campaign.command_names import ADVANCE
from oobmgr.campaign.player_turns import Position
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.rules.books import PhaseId
from oobmgr.rules.fact_kinds import FactPlace

Rows = Callable[[str, tuple[Any, ...]], list[Any]]
"""Reads rows of the file, as `BooksSnapshot.rows` does."""
_ENTRIES: Final = (
    "SELECT t.id, t.turn, t.side, t.phase, t.command, t.command_values FROM journal_fact AS f "
    "JOIN journal_transaction AS t ON t.id = f.transaction_id AND t.kind = 'do' "
    "WHERE f.subject = ? AND f.key = ? AND ? IN ('', f.field) ORDER BY f.id DESC"
)


def entries_of(
    state: FactPlace, rows: Rows, taken: Container[int]
) -> Iterator[tuple[Position, bool]]:
    """For which phases a state was entered, the latest entry first, and whether by going on.

    Args:
        state: What it is that was entered.
        rows: Reads the file.
        taken: The numbers of the entries that were taken back.
    """
    asked = (state.subject, state.key, state.field)
    for number, turn, side, phase, command, values in rows(_ENTRIES, asked):
        if number not in taken:
            place = _missed_of(json.loads(values)) or Position(turn, side, phase)
            yield place, command == ADVANCE


def _missed_of(values: Any) -> Position | None:  # noqa: ANN401 - a command as the journal has it
    """The phase that a late entry belongs to, where it names one; None for any other entry."""
    late = values.get("late") if isinstance(values, dict) else None
    if not isinstance(late, dict) or not all(late.get(part) for part in ("turn", "phase")):
        return None
    return Position(TurnCode(late["turn"]), SideId(late["side"]), PhaseId(late["phase"]))
