"""Reports as text: aligned columns for the terminal, columns with tabs for a spreadsheet."""

from collections.abc import Iterator
from fractions import Fraction

from oobmgr.domain.quantities import shown
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.reporting import ColumnKind, Report, ReportRow, RowKind, Section, Value

_GAP = "  "


def cell_text(value: Value) -> str:
    """A cell as it is read: exact numbers as players write them."""
    if value is None:
        return ""
    return shown(value) if isinstance(value, int | Fraction) else value


def heading_note(section: Section) -> str:
    """What stands at the right of a heading: the words, and the case."""
    return ", ".join(part for part in (section.note, shown_case(section.case)) if part)


def table_text(report: Report) -> str:
    """The report with tabs between cells, as a spreadsheet takes it from the clipboard."""
    lines = [report.full_title, f"{report.turn_label}\t{report.campaign}"]
    for section in report.sections:
        lines += ["", section.title]
        lines.append("\t".join(column.title for column in section.columns))
        # No sums are set apart: a spreadsheet wants plain cells.
        lines += ["\t".join(_plain(value) for value in row.cells) for row in section.rows]
        if not section.rows:
            lines.append(section.empty)
    return "\n".join(lines) + "\n"


def _plain(value: Value) -> str:
    """A cell for a spreadsheet: numbers without the marks of print."""
    if value is None:
        return ""
    # A tab or a line break inside a cell would begin another.
    return " ".join(str(value).split())


def terminal_text(report: Report) -> str:
    """The report in aligned columns."""
    lines = [f"{report.full_title}: {report.turn_label}", report.campaign]
    if report.standing:
        lines.append(report.standing)
    for section in report.sections:
        note = heading_note(section)
        lines += ["", f"{section.title}{f' ({note})' if note else ''}"]
        lines += list(_aligned(section)) if section.rows else [f"{_GAP}{section.empty}"]
    if report.foot:
        lines += ["", report.foot]
    return "\n".join(lines) + "\n"


def _aligned(section: Section) -> Iterator[str]:
    titles = [column.title for column in section.columns]
    rows = [
        [cell_text(value) for value in row.cells]
        for row in section.rows
        # Heads run across all columns, and would make the first of them as wide.
        if row.kind is not RowKind.HEAD
    ]
    widths = [max(len(line[at]) for line in (titles, *rows)) for at in range(len(titles))]
    yield _set(titles, section, widths)
    for row in section.rows:
        yield _row_text(row, section, widths)


def _row_text(row: ReportRow, section: Section, widths: list[int]) -> str:
    if row.kind is RowKind.HEAD:
        return f"{_GAP}{cell_text(row.cells[0])}"
    if row.kind is RowKind.SUM:
        rule = _set(
            [
                "-" * width if value is not None else ""
                for width, value in zip(widths, row.cells, strict=True)
            ],
            section,
            widths,
        )
        return f"{rule}\n{_set([cell_text(value) for value in row.cells], section, widths)}"
    return _set([cell_text(value) for value in row.cells], section, widths)


def _set(cells: list[str], section: Section, widths: list[int]) -> str:
    parts = (
        cell.rjust(width) if column.kind is ColumnKind.NUMBER else cell.ljust(width)
        for cell, column, width in zip(cells, section.columns, widths, strict=True)
    )
    return f"{_GAP}{_GAP}{_GAP.join(parts)}".rstrip()
