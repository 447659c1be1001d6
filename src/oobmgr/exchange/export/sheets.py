"""Sheets of an export: typed columns, a styled heading, a table with filters, a page to print."""

import re
from collections.abc import Callable, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Any

from openpyxl import Workbook
from openpyxl.cell import Cell, WriteOnlyCell
from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.filters import AutoFilter
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.worksheet.table import Table, TableColumn, TableStyleInfo

from oobmgr.domain.values import dataclass

OpenSheet = Any
"""A sheet written row by row. Its stubs refuse the methods that it borrows from other sheets."""

Value = str | int | float | Fraction | None

_LONGEST_TEXT = 32_767
_ESCAPE_LIKE = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")
"""What begins as ``_x0041_``, which the format reads as a letter's number: the sign is escaped."""
_READ_AS_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
_FONT = "Calibri"
_INK, _RULE, _HEAD = "1E2227", "B7B1A4", "E9E6DF"
_STEP = 200
_HEADING_HEIGHT = 30


class Paper(StrEnum):
    """The paper that the sheets are set up for. The numbers are Excel's."""

    A4 = "9"
    LETTER = "1"


class Kind(StrEnum):
    """What a column holds, which says how its cells are written.

    `CODE` is text that a spreadsheet would turn into a date or a number when typed anew.
    """

    TEXT = "text"
    CODE = "code"
    NUMBER = "number"
    CHANGE = "change"
    FORMULA = "formula"


_FORMATS = {
    Kind.TEXT: "General",
    Kind.CODE: "@",
    Kind.NUMBER: "#,##0.##########;-#,##0.##########;0",
    Kind.CHANGE: "+#,##0;-#,##0;0",
    Kind.FORMULA: "#,##0;-#,##0;0",
}


@dataclass(frozen=True)
class ExportColumn:
    """A column of a sheet; the width is in characters."""

    heading: str
    width: float
    kind: Kind = Kind.TEXT


@dataclass(frozen=True)
class Book:
    """The workbook being written, the paper, the words of the page header, and who is watching."""

    workbook: Workbook
    paper: Paper
    title: str
    advance: Callable[[int], None]


class TableSheet:
    """A sheet with one table. `above` are lines of text or formulas that stand over it.

    Only the first `printed` columns go on paper: the rest is for filters and formulas.
    """

    def __init__(
        self,
        book: Book,
        name: str,
        columns: Sequence[ExportColumn],
        above: Sequence[Sequence[Value]] = (),
        printed: int = 0,
    ) -> None:
        self.name = name
        self._book = book
        self._columns = columns
        self._printed = printed or len(columns)
        self.sheet = new_sheet(book, name, [column.width for column in columns])
        self.heading_row = len(above) + 1
        self.sheet.freeze_panes = f"A{self.heading_row + 1}"
        self.sheet.print_title_rows = f"{self.heading_row}:{self.heading_row}"
        self.sheet.row_dimensions[self.heading_row].height = _HEADING_HEIGHT
        for line in above:
            self.sheet.append([made_cell(self.sheet, v, bold=True) for v in line])
        self.sheet.append([_heading_cell(self.sheet, column) for column in columns])
        # One cell for each column, written again for every row: styling each anew takes most of the
        # time.
        self._cells = [_column_cell(self.sheet, column.kind) for column in columns]
        self._quoted = [_column_cell(self.sheet, c.kind, quoted=True) for c in columns]
        self.last_row = self.heading_row

    def add(self, values: Sequence[Value]) -> int:
        """Write one row and return its number."""
        cells: list[Cell | None] = []
        for column, value, cell, quoted in zip(
            self._columns, values, self._cells, self._quoted, strict=True
        ):
            if value is None or value == "":
                cell.value = None
                # On paper the rule under the row runs through; elsewhere a blank is nothing.
                cells.append(cell if len(cells) < self._printed else None)
            elif isinstance(value, str) and column.kind is not Kind.FORMULA:
                cells.append(
                    put_text(quoted if value.startswith(_READ_AS_FORMULA) else cell, value)
                )
            else:
                cell.value = _number(value)
                cells.append(cell)
        self.sheet.append(cells)
        self.last_row += 1
        if self.last_row % _STEP == 0:
            self._book.advance(_STEP)
        return self.last_row

    def finish(self) -> None:
        """Make the rows a table, with a filter in each heading."""
        # A table without a row is a damaged file to Excel.
        if self.last_row == self.heading_row:
            self.add([None] * len(self._columns))
        last = get_column_letter(len(self._columns))
        area = f"A{self.heading_row}:{last}{self.last_row}"
        table = Table(displayName=self.name, ref=area, autoFilter=AutoFilter(ref=area))
        table.tableStyleInfo = TableStyleInfo(name="TableStyleLight1", showRowStripes=True)
        table.tableColumns = [
            TableColumn(id=number, name=column.heading)
            for number, column in enumerate(self._columns, 1)
        ]
        self.sheet.print_area = f"A1:{get_column_letter(self._printed)}{self.last_row}"
        # `add_table` would only warn that the columns must be there, and they are.
        self.sheet.tables.add(table)


def new_sheet(book: Book, name: str, widths: Sequence[float]) -> OpenSheet:
    """Add a sheet that prints well: landscape, as wide as the page, headed and numbered."""
    sheet: OpenSheet = book.workbook.create_sheet(name)
    for number, width in enumerate(widths, 1):
        sheet.column_dimensions[get_column_letter(number)].width = width
    sheet.page_setup.orientation = "landscape"
    sheet.page_setup.paperSize = book.paper.value
    sheet.page_setup.fitToWidth = 1
    sheet.page_setup.fitToHeight = 0
    sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    sheet.page_margins.left = sheet.page_margins.right = 0.4
    sheet.page_margins.top = sheet.page_margins.bottom = 0.7
    # An ampersand begins a code in a page header.
    sheet.oddHeader.left.text = book.title.replace("&", "&&")
    sheet.oddHeader.right.text = name
    sheet.oddFooter.center.text = "Page &P of &N"
    sheet.sheet_view.showGridLines = False
    return sheet


def made_cell(sheet: OpenSheet, value: Value, *, bold: bool = False, size: int = 11) -> Cell:
    """A cell of its own, outside a table. A text that begins with ``=`` is one of our formulas."""
    cell = WriteOnlyCell(sheet)
    cell.font = Font(_FONT, bold=bold, sz=size, color=_INK)
    cell.value = _number(value)
    return cell


def put_text(cell: Cell, text: str) -> Cell:
    """Put a text into a cell as text, whatever it begins with."""
    # Signs that XML cannot hold would make the whole file unreadable.
    legal = ILLEGAL_CHARACTERS_RE.sub("", text)
    cell.value = _ESCAPE_LIKE.sub("_x005F_", legal)[:_LONGEST_TEXT]
    cell.data_type = "s"
    return cell


def text_cell(sheet: OpenSheet, text: str) -> Cell:
    """A cell outside a table that holds a text which somebody typed."""
    cell = WriteOnlyCell(sheet)
    cell.font = Font(_FONT, sz=11, color=_INK)
    cell.alignment = Alignment(vertical="top", wrap_text=True)
    if text.startswith(_READ_AS_FORMULA):
        cell.quotePrefix = True
    return put_text(cell, text)


class _ColumnCell(Cell):
    """The cell of a column, written again for each row: its style stays as it is from the first.

    openpyxl asks these things of each cell that it writes; to answer them anew took a fifth of the
    time of a large sheet.
    """

    __slots__ = ("_kept_style",)

    def __init__(self, sheet: OpenSheet) -> None:
        super().__init__(sheet, row=1, column=1)
        self._kept_style = 0

    @property
    def has_style(self) -> bool:
        """Whether it looks like anything."""
        return True

    @property
    def style_id(self) -> int:
        """The number of its style in the workbook."""
        self._kept_style = self._kept_style or super().style_id
        return self._kept_style

    def __repr__(self) -> str:
        # It tries each as a plain value first, and words an error that nobody sees.
        return "a cell"


def _column_cell(sheet: OpenSheet, kind: Kind, *, quoted: bool = False) -> Cell:
    """The cell that is written again and again, once for each row of its column."""
    cell = _ColumnCell(sheet)
    cell.number_format = _FORMATS[kind]
    cell.font = Font(_FONT, sz=10, color=_INK)
    cell.border = Border(bottom=Side(style="hair", color=_RULE))
    if kind in {Kind.TEXT, Kind.CODE}:
        cell.alignment = Alignment(horizontal="left", indent=1)
    if quoted:
        cell.quotePrefix = True
    return cell


def _heading_cell(sheet: OpenSheet, column: ExportColumn) -> Cell:
    cell = made_cell(sheet, column.heading, bold=True, size=10)
    cell.fill = PatternFill("solid", fgColor=_HEAD)
    cell.border = Border(bottom=Side(style="medium", color=_INK))
    right = column.kind in {Kind.NUMBER, Kind.CHANGE, Kind.FORMULA}
    cell.alignment = Alignment(
        horizontal="right" if right else "left",
        vertical="center",
        wrap_text=True,
        indent=0 if right else 1,
    )
    return cell


def _number(value: Value) -> str | int | float | None:
    """A number that a spreadsheet can hold. A half is held exactly; a third cannot be."""
    return float(value) if isinstance(value, Fraction) else value
