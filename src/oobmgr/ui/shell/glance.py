"""What the frame of the window shows of a campaign, read in one go."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from oobmgr.domain.postings import HANDED_OVER, Subject
from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.rows import BalanceRow, Summary, UndoState
    from oobmgr.campaign.turn_rows import SequenceRow, TurnRow, WarningRow


@dataclass(frozen=True, slots=True)
class Glance:
    """Where the campaign stands: for the context bar, the pools, the menus and the status line.

    `saved_at` is local time, "20:14"; `made_for` is the side that the file was made for, empty in
    a common file.
    """

    summary: Summary
    sequence: SequenceRow
    balances: tuple[BalanceRow, ...]
    warnings: tuple[WarningRow, ...]
    undo: UndoState
    turns: tuple[TurnRow, ...]
    saved_at: str
    made_for: str = ""

    @property
    def open_warnings(self) -> tuple[WarningRow, ...]:
        """What looks forgotten and was not silenced."""
        return tuple(row for row in self.warnings if not row.silenced)


def look(queries: Queries, as_of: str | None) -> Glance:
    """Read all of it."""
    return Glance(
        summary=queries.summary(),
        sequence=queries.sequence(),
        balances=queries.balances(as_of),
        warnings=queries.warnings(),
        undo=queries.undo_state(),
        turns=queries.turns(),
        saved_at=_clock(queries.saved_at()),
        made_for=str(queries.facts(Subject.CAMPAIGN).get((HANDED_OVER, "side"), "")),
    )


def _clock(iso: str) -> str:
    try:
        return datetime.fromisoformat(iso).astimezone().strftime("%H:%M")
    except ValueError:
        return ""
