"""The sheets of the reports: the same rows as on paper, one sheet for each report of all sides."""

from collections.abc import Sequence
from math import ceil

from openpyxl.cell import Cell
from openpyxl.styles import Alignment, Border, Font, Side
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.pagebreak import Break

from oobmgr.exchange.export.sheets import (
    Book,
    OpenSheet,
    Value,
    made_cell,
    new_sheet,
    text_cell,
)
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.reporting import ColumnKind, Report, ReportRow, RowKind, Section

_LINE_HEIGHT = 13.5
_LEAST_WIDTH, _MOST_WIDTH = 9.0, 60.0
_RULE, _INK = "B7B1A4", "1E2227"


def write_reports(book: Book, reports: Sequence[Report]) -> None:
    """Write each report on a sheet of its own, one side below the other."""
    for name in dict.fromkeys(report.name for report in reports):
        _write(book, [report for report in reports if report.name == name])


def _write(book: Book, reports: Sequence[Report]) -> None:
    widths = _widths(reports)
    sheet = new_sheet(book, reports[0].title, widths)
    # As the same report is printed on paper.
    sheet.page_setup.orientation = "portrait"
    rows = 0
    for report in reports:
        if rows:
            sheet.row_breaks.append(Break(id=rows))  # each side on a page of its own
        lines = _head(sheet, report)
        for section in report.sections:
            lines += _section(sheet, section)
            book.advance(len(section.rows))
        lines.append([])
        for line in lines:
            rows += 1
            wrapped = _wrapped(line, widths)
            if wrapped > 1:
                # Told here: a spreadsheet program leaves rows that it did not write itself at their
                # usual height.
                sheet.row_dimensions[rows].height = wrapped * _LINE_HEIGHT
            sheet.append(line)
    columns = max(len(section.columns) for report in reports for section in report.sections)
    sheet.print_area = f"A1:{get_column_letter(columns)}{rows}"


def _wrapped(line: list[Cell], widths: list[float]) -> int:
    """How many lines the texts of a row take where they wrap."""
    return max(
        (
            ceil(len(cell.value) / width)
            for cell, width in zip(line, widths, strict=False)
            if isinstance(cell.value, str) and cell.alignment.wrap_text
        ),
        default=1,
    )


def _head(sheet: OpenSheet, report: Report) -> list[list[Cell]]:
    told = (report.campaign, report.turn_label, report.standing)
    words = ". ".join(part for part in told if part)
    return [[made_cell(sheet, report.full_title, bold=True, size=15)], [_words(sheet, words)]]


def _words(sheet: OpenSheet, text: str) -> Cell:
    """A line that runs on over the columns beside it."""
    cell = text_cell(sheet, text)
    cell.alignment = Alignment(wrap_text=False)
    return cell


def _section(sheet: OpenSheet, section: Section) -> list[list[Cell]]:
    note = ", ".join(part for part in (section.note, shown_case(section.case)) if part)
    title = f"{section.title} ({note})" if note else section.title
    lines: list[list[Cell]] = [[], [made_cell(sheet, title, bold=True, size=12)]]
    if not section.rows:
        return [*lines, [_words(sheet, section.empty)]]
    heads = [made_cell(sheet, column.title, bold=True, size=10) for column in section.columns]
    for cell, column in zip(heads, section.columns, strict=True):
        cell.border = Border(bottom=Side(style="medium", color=_INK))
        cell.alignment = _alignment(column.kind)
    return [*lines, heads, *(_row(sheet, row, section) for row in section.rows)]


def _row(sheet: OpenSheet, row: ReportRow, section: Section) -> list[Cell]:
    cells: list[Cell] = []
    below = Side(style="hair", color=_RULE)
    above = Side(style="thin", color=_INK) if row.kind is RowKind.SUM else None
    for column, value in zip(section.columns, row.cells, strict=True):
        cell = _cell(sheet, value)
        cell.font = Font("Calibri", bold=row.kind is not RowKind.LINE, sz=10, color=_INK)
        cell.border = Border(bottom=below, top=above)
        cell.alignment = _alignment(column.kind)
        cells.append(cell)
    return cells


def _cell(sheet: OpenSheet, value: Value) -> Cell:
    """Text stays text, whatever it begins with; numbers are numbers."""
    return text_cell(sheet, value) if isinstance(value, str) else made_cell(sheet, value)


def _alignment(kind: ColumnKind) -> Alignment:
    right = kind is ColumnKind.NUMBER
    return Alignment(horizontal="right" if right else "left", vertical="top", wrap_text=not right)


def _widths(reports: Sequence[Report]) -> list[float]:
    """What the texts of each column need, in characters."""
    sections = [section for report in reports for section in report.sections]
    widths = [_LEAST_WIDTH] * max(len(section.columns) for section in sections)
    for section in sections:
        for at, column in enumerate(section.columns):
            texts = [column.title]
            texts += [
                str(row.cells[at])
                for row in section.rows
                # The words of a head run on over its neighbours.
                if row.kind is not RowKind.HEAD and row.cells[at] is not None
            ]
            widths[at] = max(widths[at], *(len(text) + 2.0 for text in texts))
    return [min(width, _MOST_WIDTH) for width in widths]
