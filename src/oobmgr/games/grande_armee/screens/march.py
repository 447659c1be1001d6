"""The tables of the march page: the weather of the last turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.games.grande_armee.march.log import weather_of
from oobmgr.games.grande_armee.turns import CALENDAR
from oobmgr.rules.page_tables import PageTable, TableRow

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


def march_tables(books: Books) -> tuple[PageTable, ...]:
    """The weather."""
    weather = weather_of(books, books.turn)
    row = TableRow((CALENDAR.label(books.turn), str(weather or "–")), pressing=weather is None)
    return (PageTable("Weather", ("Turn", "Weather"), (row,), "", case="LGA-WX-01"),)
