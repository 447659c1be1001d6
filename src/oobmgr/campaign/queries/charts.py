"""The charts of the game, with the player's own copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.campaign.reversal import undone_by
from oobmgr.campaign.rows import ChartRow
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.rules.charts import own_copy

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot


def charts(books: BooksSnapshot) -> tuple[ChartRow, ...]:
    """Every chart of the game in its order, with the copy that is kept and since which turn."""
    turns, calendar = _turns(books), books.game.calendar
    rows = []
    for chart in books.game.charts().values():
        copy = own_copy(books, chart.id)
        turn = turns.get(chart.id, "") if copy else ""
        rows.append(ChartRow(chart, copy, calendar.label(TurnCode(turn)) if turn else ""))
    return tuple(rows)


def _turns(books: BooksSnapshot) -> dict[str, str]:
    """The turn of the copy that counts now, by the id of its chart."""
    gone = undone_by(books.connection)
    rows = books.rows(
        "SELECT t.id, f.key, t.turn FROM journal_fact f "
        "JOIN journal_transaction t ON t.id = f.transaction_id "
        "WHERE f.subject = ? AND t.kind = 'do' ORDER BY f.id",
        (Subject.CHART,),
    )
    return {key: turn for transaction, key, turn in rows if transaction not in gone}
