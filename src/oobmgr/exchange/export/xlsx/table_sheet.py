"""A sheet with one table: filters, frozen headings, lists to choose from, marked rows."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from oobmgr.exchange.export.colours import HEAD, INK
from oobmgr.exchange.export.tables import ExportColumn, ExportTable, Kind
from oobmgr.exchange.export.xlsx.book import WORDS, Book

if TYPE_CHECKING:
    from oobmgr.exchange.export.xlsx.row_sheet import RowSheet

_HEADING_HEIGHT: Final = 30.0
_STYLE: Final = "Table Style Light 1"
_CHOSEN: Final = "Choose from the list."
_MOST_TITLE: Final = 32  # letters that Excel takes above a hint
Ranges = Callable[[tuple[str, ...]], str]
"""Where a list of words stands in the workbook, as formulas name it."""


def table_name(name: str) -> str:
    """What formulas call the table of a sheet."""
    return re.sub(r"\W", "_", name)


def write_table(book: Book, table: ExportTable, ranges: Ranges) -> RowSheet:
    """Write a table on a sheet of its own."""
    from xlsxwriter.utility import xl_col_to_name

    sheet = book.sheet(table.name, [column.width for column in table.columns])
    for line in table.above:
        sheet.line([(value, book.bold) for value in line])
    sheet.line([(c.heading, _heading(book, c)) for c in table.columns], _HEADING_HEIGHT)
    printed = table.printed or len(table.columns)
    sheet.set_columns(
        [book.column_look(c.kind, on_paper=at < printed) for at, c in enumerate(table.columns)]
    )
    if table.room:
        # What is typed below must look the same: ratings in a plain cell become a date.
        for at, column in enumerate(table.columns):
            look = book.column_look(column.kind, on_paper=True).plain
            sheet.set_column(at, at, column.width, look)
    before = sheet.rows_put
    for row in table.rows:
        sheet.add(row)
    if sheet.rows_put == before:
        # A table without a row is a damaged file to Excel.
        sheet.add([None] * len(table.columns))
    top, last = table.heading_row, sheet.rows_put
    sheet.freeze_panes(top, table.frozen)
    sheet.repeat_rows(top - 1)
    sheet.print_area(f"A1:{xl_col_to_name(printed - 1)}{last}")
    headings = [column.heading for column in table.columns]
    sheet.name_table(table_name(table.name), top, headings, _STYLE)
    _hold_to_words(sheet, table, ranges)
    _mark_rows(book, sheet, table)
    return sheet


def _heading(book: Book, column: ExportColumn) -> Any:  # noqa: ANN401 - a look
    words = column.kind in WORDS
    align = "left" if words else "center" if column.kind is Kind.BOX else "right"
    return book.look(
        bold=True, font_size=10, bg_color=HEAD, bottom=2, bottom_color=INK, text_wrap=True,
        valign="vcenter", align=align, indent=1 if words else 0,
    )  # fmt: skip


def _hold_to_words(sheet: RowSheet, table: ExportTable, ranges: Ranges) -> None:
    """Offer the words of columns as lists, and hold steps and numbers to what can be read back."""
    for at, column in enumerate(table.columns):
        wanted: dict[str, Any] = {}
        if column.words:
            wanted = {
                "validate": "list",
                "source": f"={ranges(column.words)}",
                "error_type": "stop" if column.only else "information",
                "error_title": column.heading,
                "error_message": _CHOSEN,
                # Where other words are accepted, the list is an offer and nothing stops the player.
                "show_error": column.only,
            }
        elif column.most is not None:
            wanted = {
                "validate": "integer",
                "criteria": "between",
                "minimum": 0,
                "maximum": column.most,
                "error_title": column.heading,
                "error_message": f"A whole number from 0 to {column.most}.",
            }
        if column.hint:
            # Excel ties a hint to a validation; this one accepts anything.
            wanted.setdefault("validate", "any")
            wanted |= {"input_title": column.heading[:_MOST_TITLE], "input_message": column.hint}
        if wanted:
            last = sheet.rows_put - 1 + table.room
            sheet.data_validation(table.heading_row, at, last, at, wanted)


def _mark_rows(book: Book, sheet: RowSheet, table: ExportTable) -> None:
    from xlsxwriter.utility import xl_col_to_name

    first = table.heading_row + 1
    cells = {
        column.heading: f"${xl_col_to_name(at)}{first}" for at, column in enumerate(table.columns)
    }
    for mark in table.marks:
        formula = re.sub(r"\{([^}]*)\}", lambda found: cells[found[1]], mark.condition)
        sheet.conditional_format(
            first - 1, 0, sheet.rows_put - 1, (table.printed or len(table.columns)) - 1,
            {"type": "formula", "criteria": f"={formula}", "format": book.mark(mark.tone)},
        )  # fmt: skip
