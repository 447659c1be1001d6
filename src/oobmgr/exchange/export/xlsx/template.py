"""The workbook to fill in: what it is for, an empty sheet for each table, the lists."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oobmgr.exchange.export.tables import ExportTable, Paper
from oobmgr.exchange.export.watch import Watch
from oobmgr.exchange.export.xlsx.book import Book
from oobmgr.exchange.export.xlsx.lists import LISTS_SENTENCE, Lists
from oobmgr.exchange.export.xlsx.table_sheet import write_table
from oobmgr.exchange.own_books import ABOUT, LISTS, TEMPLATE

if TYPE_CHECKING:
    from oobmgr.exchange.export.xlsx.row_sheet import RowSheet
    from oobmgr.rules.game import Game

_LINES: Final = (
    "Fill in a row for each unit, save the workbook, and import it (Ctrl+I).",
    "Select a cell to see what belongs in it; many offer a list.",
    "Columns may be moved, and those that may be left empty taken out. You may add sheets.",
)
_WIDE: Final = (24, 104)
_INDENT: Final = "    "


def write_template_book(
    game: Game, tables: Sequence[ExportTable], path: Path, paper: Paper, watch: Watch
) -> None:
    """Write every sheet, and put the file together."""
    book = Book(path, paper, f"{TEMPLATE}: {game.name}", watch.advance)
    try:
        lists = Lists()
        _write_cover(book, game, tables)
        for table in tables:
            write_table(book, table, lists.range)
        # After the tables: only now is it known which lists they choose from.
        lists.write(book)
        book.rows.close()
    finally:
        # After an error or a stop the sheets would else stay open.
        book.let_go()


def _write_cover(book: Book, game: Game, tables: Sequence[ExportTable]) -> None:
    # Each sheet that holds no units is named in the first column: so an import passes it by.
    sheet = book.sheet(ABOUT, _WIDE)
    title = book.look(bold=True, font_size=17)
    sheet.line([(TEMPLATE, title)])
    sheet.line([("Game", book.bold), (game.name, book.words)])
    for number, words in enumerate(_LINES):
        sheet.line([("How to fill it in" if number == 0 else None, book.bold), (words, book.words)])
    sheet.line([])
    for table in tables:
        _write_columns(book, sheet, table)
    sheet.line([(LISTS, book.bold), (LISTS_SENTENCE, book.words)])


def _write_columns(book: Book, sheet: RowSheet, table: ExportTable) -> None:
    """What belongs in each column of a table."""
    sheet.line([(table.name, book.bold), (table.sentence, book.words)])
    for column in table.columns:
        sheet.line([(f"{_INDENT}{column.heading}", book.look()), (column.hint, book.words)])
    sheet.line([])
