"""The sheets of the reports: the same rows as on paper, one sheet for each report of all sides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import TYPE_CHECKING, Final

from oobmgr.exchange.export.colours import INK, RULE
from oobmgr.exchange.export.tables import Value
from oobmgr.exchange.export.xlsx.book import Book
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.reporting import ColumnKind, Report, ReportRow, RowKind, Section

if TYPE_CHECKING:
    from xlsxwriter.format import Format

    Line = list[tuple[Value, Format | None]]

_LINE_HEIGHT: Final = 13.5
_LEAST_WIDTH, _MOST_WIDTH = 9.0, 60.0


def write_reports(book: Book, reports: Sequence[Report]) -> None:
    """Write each report on a sheet of its own, one side below the other."""
    # The same report of several sides stands on one sheet.
    for name in dict.fromkeys(report.name for report in reports):
        _write(book, [report for report in reports if report.name == name])


def _write(book: Book, reports: Sequence[Report]) -> None:
    from xlsxwriter.utility import xl_col_to_name

    widths = _widths(reports)
    # As the same report is printed on paper.
    sheet = book.sheet(reports[0].title, widths, landscape=False)
    breaks: list[int] = []
    for report in reports:
        if sheet.rows_put:
            breaks.append(sheet.rows_put)  # each side on a page of its own
        for line, texts in _lines(book, report):
            lines = _wrapped(texts, widths)
            # Told here: a spreadsheet program leaves rows that it did not write itself at their
            # usual height.
            sheet.line(line, lines * _LINE_HEIGHT if lines > 1 else None)
    sheet.set_h_pagebreaks(breaks)
    # As wide as the widest section: a narrow one leaves its cells blank.
    columns = max(len(section.columns) for report in reports for section in report.sections)
    sheet.print_area(f"A1:{xl_col_to_name(columns - 1)}{sheet.rows_put}")


def _wrapped(texts: Sequence[str], widths: Sequence[float]) -> int:
    """How many lines the texts of a row take where they wrap."""
    return max(
        (ceil(len(text) / width) for text, width in zip(texts, widths, strict=False)), default=1
    )


def _lines(book: Book, report: Report) -> Iterator[tuple[Line, Sequence[str]]]:
    """The rows of a report, each with its texts that may take more than one line."""
    words = book.look(quoted=True)
    told = ". ".join(part for part in (report.campaign, report.turn_label, report.standing) if part)
    yield [(report.full_title, book.look(bold=True, font_size=15))], ()
    yield [(told, words)], ()
    for section in report.sections:
        note = ", ".join(part for part in (section.note, shown_case(section.case)) if part)
        title = f"{section.title} ({note})" if note else section.title
        yield [], ()
        yield [(title, book.look(bold=True, font_size=12))], ()
        if section.rows:
            yield from _table(book, section)
        else:
            yield [(section.empty, words)], ()
    yield [], ()


def _table(book: Book, section: Section) -> Iterator[tuple[Line, Sequence[str]]]:
    heads: Line = [
        (
            column.title,
            book.look(
                bold=True, font_size=10, bottom=2, bottom_color=INK, **_align(column.kind), **apart
            ),
        )
        for column, apart in zip(section.columns, _apart(section), strict=True)
    ]
    wrap = [column.kind is not ColumnKind.NUMBER for column in section.columns]
    titles = [
        column.title if wraps else "" for column, wraps in zip(section.columns, wrap, strict=True)
    ]
    yield heads, titles
    for row in section.rows:
        texts = [
            # Numbers and the words of heads never wrap.
            cell if isinstance(cell, str) and wraps and row.kind is not RowKind.HEAD else ""
            for cell, wraps in zip(row.cells, wrap, strict=True)
        ]
        yield _row(book, row, section), texts


def _row(book: Book, row: ReportRow, section: Section) -> Line:
    above = {"top": 1, "top_color": INK} if row.kind is RowKind.SUM else {}
    cells: Line = []
    for column, value, apart in zip(section.columns, row.cells, _apart(section), strict=True):
        look = book.look(
            bold=row.kind is not RowKind.LINE,
            font_size=10,
            bottom=7,
            bottom_color=RULE,
            # Text stays text, whatever it begins with.
            quoted=isinstance(value, str),
            **above,
            **_align(column.kind, wrap=row.kind is not RowKind.HEAD),
            **apart,
        )
        cells.append((value, look))
    return cells


def _align(kind: ColumnKind, *, wrap: bool = True) -> dict[str, str | bool]:
    if kind is ColumnKind.NUMBER:
        return {"align": "right", "valign": "top"}
    return {"align": "left", "valign": "top", "text_wrap": wrap}


def _apart(section: Section) -> Iterator[dict[str, int]]:
    """The indent of each column: words behind a number begin where its last digit ends."""
    before: ColumnKind | None = None
    for column in section.columns:
        numbers = ColumnKind.NUMBER
        yield {"indent": 1} if before is numbers and column.kind is not numbers else {}
        before = column.kind


def _widths(reports: Sequence[Report]) -> list[float]:
    """What the texts of each column need, in characters."""
    sections = [section for report in reports for section in report.sections]
    widths = [_LEAST_WIDTH] * max(len(section.columns) for section in sections)
    for section in sections:
        for at, (column, apart) in enumerate(zip(section.columns, _apart(section), strict=True)):
            texts = [column.title]
            texts += [
                str(row.cells[at])
                for row in section.rows
                # The words of a head run on over its neighbours.
                if row.kind is not RowKind.HEAD and row.cells[at] is not None
            ]
            beside = 2.0 + apart.get("indent", 0)
            widths[at] = max(widths[at], *(len(text) + beside for text in texts))
    return [min(width, _MOST_WIDTH) for width in widths]
