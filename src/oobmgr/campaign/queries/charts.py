"""The charts of the game, with the player's own copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.campaign.queries.moments import standing_entries
from oobmgr.campaign.rows import ChartRow
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.rules.charts import own_copy

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot


def charts(books: BooksSnapshot) -> tuple[ChartRow, ...]:
    """Every chart of the game in its order, with the copy that is kept and since which turn."""
    entries, calendar = standing_entries(books, Subject.CHART), books.game.calendar
    rows = []
    for chart in books.game.charts().values():
        copy = own_copy(books, chart.id)
        turn, _ = entries.get(chart.id, ("", None)) if copy else ("", None)
        rows.append(ChartRow(chart, copy, calendar.label(TurnCode(turn)) if turn else ""))
    return tuple(rows)
