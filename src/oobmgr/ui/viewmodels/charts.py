"""A chart as the player fills it in: a sheet of names and entries, and what is amiss in it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

from oobmgr.campaign.commands import FillChart
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import ChartRow
from oobmgr.domain.calendar import Calendar, TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.rules.charts import (
    MOST_LINES,
    Chart,
    ChartCopy,
    ChartEntry,
    ChartFault,
    EntryKind,
    blank_copy,
    check_copy,
    matching_entry,
    named_turns,
)
from oobmgr.ui.operations.desk import Desk

HEAD: Final = -1
"""The place of names: row -1 has the names of columns, column -1 those of rows."""
Place = tuple[int, int]
Entry = TypeVar("Entry")
_NAMES: Final = frozenset({"rows", "columns"})


@dataclass(frozen=True, slots=True)
class ChartSheet:
    """What stands in the grid: names as players write them, and one text for each entry.

    Places count from 0; `HEAD` stands for the names. Where the player names rows or columns, the
    place behind the last one is free: what is written there begins a new one.
    """

    chart: Chart
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]

    @property
    def names_rows(self) -> bool:
        """Whether the player names the rows."""
        return not self.chart.rows

    @property
    def names_columns(self) -> bool:
        """Whether the player names the columns."""
        return not self.chart.columns

    @property
    def height(self) -> int:
        """Rows with the free one."""
        # One place more than there is, up to the most that a chart may have.
        # A copy that came in with more is shown whole: that it has too many is told as a fault.
        return min(len(self.rows) + self.names_rows, max(MOST_LINES, len(self.rows)))

    @property
    def width(self) -> int:
        """Columns with the free one."""
        return min(len(self.columns) + self.names_columns, max(MOST_LINES, len(self.columns)))

    def text(self, row: int, column: int) -> str:
        """What stands at a place; empty at a free one."""
        if row == HEAD:
            return self.columns[column] if 0 <= column < len(self.columns) else ""
        if row >= len(self.rows):
            return ""
        if column == HEAD:
            return self.rows[row]
        return self.cells[row][column] if column < len(self.columns) else ""

    def writable(self, row: int, column: int) -> bool:
        """Whether the player writes at a place, and the rules do not print it."""
        if row == HEAD:
            return column != HEAD and self.names_columns
        return column != HEAD or self.names_rows

    def hint(self, row: int, column: int) -> str:
        """What the rules' text says of an entry that is not filled in."""
        if HEAD in {row, column} or self.text(row, column):
            return ""
        return self.chart.hint(self.text(row, HEAD), self.text(HEAD, column))

    def raw(self) -> dict[str, Any]:
        """The sheet as it is checked and posted."""
        return {
            "rows": list(self.rows),
            "columns": list(self.columns),
            "cells": [list(line) for line in self.cells],
        }


@dataclass(frozen=True, slots=True)
class ChartProblem:
    """A line of what is amiss, and where to go for it."""

    text: str
    place: Place | None


@dataclass(frozen=True, slots=True)
class CheckedSheet:
    """What is amiss in a sheet: by place for its cells, and in lines to read."""

    by_place: Mapping[Place, str]
    problems: tuple[ChartProblem, ...]

    @property
    def good(self) -> bool:
        """Whether it can be posted."""
        return not self.problems


def sheet_of(chart: Chart, copy: ChartCopy | None, calendar: Calendar) -> ChartSheet:
    """The sheet of a copy, or an empty one; turns as players write them."""
    held = copy or blank_copy(chart)
    rows = held.rows
    if named_turns(chart):
        # They are saved by code, which sorts and never changes its form, and are read by their
        # names.
        rows = tuple(calendar.label(TurnCode(turn)) for turn in rows)
    return ChartSheet(chart, rows, held.columns, held.cells)


def written(sheet: ChartSheet, place: Place, text: str, calendar: Calendar) -> ChartSheet:
    """The sheet with something else at a place, put right as far as it is clear what is meant."""
    row, column = place
    if not sheet.writable(row, column):
        return sheet
    # Whatever was pasted, an entry stands in one line: line ends and runs of blanks would show.
    meant = _meant(sheet, place, " ".join(text.split()), calendar)
    return _trimmed(_put(_grown(sheet, row, column), row, column, meant))


def pasted(
    sheet: ChartSheet, place: Place, block: Sequence[Sequence[str]], calendar: Calendar
) -> tuple[ChartSheet, int]:
    """The sheet with a block from a place on, and how many of its texts found no room."""
    outside = 0
    for down, line in enumerate(block):
        for right, text in enumerate(line):
            row, column = place[0] + down, place[1] + right
            if not _has_room(sheet, row, column):
                # Blank cells that fall outside are no loss.
                outside += bool(text.strip())
            elif sheet.writable(row, column):
                cleaned = " ".join(text.split())
                meant = _meant(sheet, (row, column), cleaned, calendar)
                # Cell by cell, so that each text is put right as if it had been typed.
                sheet = _put(_grown(sheet, row, column), row, column, meant)
    return _trimmed(sheet), outside


def with_line(sheet: ChartSheet, place: Place) -> ChartSheet:
    """The sheet with an empty row before that of a place, or a column in the line of names."""
    row, column = place
    if of_columns(sheet, place):
        cells = tuple(_inserted(line, column, "") for line in sheet.cells)
        return replace(sheet, columns=_inserted(sheet.columns, column, ""), cells=cells)
    blank = ("",) * len(sheet.columns)
    rows = _inserted(sheet.rows, row, "")
    return replace(sheet, rows=rows, cells=_inserted(sheet.cells, row, blank))


def without_line(sheet: ChartSheet, place: Place) -> ChartSheet:
    """The sheet without the row of a place; in the line of names, without the column."""
    row, column = place
    if of_columns(sheet, place):
        cells = tuple(_without(line, column) for line in sheet.cells)
        return replace(sheet, columns=_without(sheet.columns, column), cells=cells)
    return replace(sheet, rows=_without(sheet.rows, row), cells=_without(sheet.cells, row))


def _inserted(entries: tuple[Entry, ...], at: int, entry: Entry) -> tuple[Entry, ...]:
    at = max(at, 0)  # at the names it comes before the first
    return (*entries[:at], entry, *entries[at:])


def _without(entries: tuple[Entry, ...], at: int) -> tuple[Entry, ...]:
    return tuple(entry for place, entry in enumerate(entries) if place != at)


def of_columns(sheet: ChartSheet, place: Place) -> bool:
    """Whether adding and removing mean a column at a place: where rows cannot be meant."""
    return sheet.names_columns and (place[0] == HEAD or not sheet.names_rows)


def checked(sheet: ChartSheet, calendar: Calendar) -> CheckedSheet:
    """What is amiss in a sheet."""
    _, faults = check_copy(sheet.chart, sheet.raw(), calendar)
    problems = [ChartProblem(_words(fault, sheet.chart), _place(fault)) for fault in faults]
    # From the last to the first: of several faults at a place the first is the one to read.
    told = {place: one.text for one in reversed(problems) if (place := one.place) is not None}
    return CheckedSheet(told, tuple(problems))


def filled_words(row: ChartRow) -> str:
    """Whether a chart is filled in, how far where entries are left out, and since when."""
    copy = row.copy
    if copy is None:
        return "Not filled in yet."
    entries = counted(copy.filled, "entry", "entries")
    room = len(copy.rows) * len(copy.columns)
    if copy.filled < room:
        entries = f"{copy.filled:,} of {counted(room, 'entry', 'entries')}"
    return f"{entries}, since {row.turn_label}." if row.turn_label else f"{entries}."


def _words(fault: ChartFault, chart: Chart) -> str:
    """A fault without the title of the chart, which stands above it; of a name, with the name."""
    # Every fault of a sheet would begin with the same title.
    told = replace(fault.fault, where=fault.fault.where.removeprefix(f"{chart.title}: "))
    if told.where not in _NAMES:
        return told.sentence()
    called = f"{chart.row_name if told.where == 'rows' else chart.column_name} {told.value}"
    return replace(told, where=called if told.message[:1].islower() else "").sentence()


def _place(fault: ChartFault) -> Place | None:
    if fault.row is None and fault.column is None:
        return None
    return (
        HEAD if fault.row is None else fault.row,
        HEAD if fault.column is None else fault.column,
    )


def _meant(sheet: ChartSheet, place: Place, text: str, calendar: Calendar) -> str:
    row, column = place
    if HEAD not in place:
        # Entries are put right by their first letters; names are the player's own.
        return matching_entry(sheet.chart, text)
    if column == HEAD and row != HEAD and text and named_turns(sheet.chart):
        try:
            return calendar.label(calendar.parse(text))
        except BadInput:  # what was typed stays, and is told
            return text
    return text


def _has_room(sheet: ChartSheet, row: int, column: int) -> bool:
    # Printed rows are as many as the rules print.
    most_rows = MOST_LINES if sheet.names_rows else len(sheet.rows)
    most_columns = MOST_LINES if sheet.names_columns else len(sheet.columns)
    return row < most_rows and column < most_columns


def _grown(sheet: ChartSheet, row: int, column: int) -> ChartSheet:
    """The sheet, so large that it has this place."""
    more_rows = max(0, row + 1 - len(sheet.rows))
    more_columns = max(0, column + 1 - len(sheet.columns))
    if not more_rows and not more_columns:
        return sheet
    columns = (*sheet.columns, *("",) * more_columns)
    cells = tuple((*line, *("",) * more_columns) for line in sheet.cells)
    blank = (("",) * len(columns),) * more_rows
    return replace(
        sheet, rows=(*sheet.rows, *("",) * more_rows), columns=columns, cells=(*cells, *blank)
    )


def _put(sheet: ChartSheet, row: int, column: int, text: str) -> ChartSheet:
    if row == HEAD:
        return replace(sheet, columns=_changed(sheet.columns, column, text))
    if column == HEAD:
        return replace(sheet, rows=_changed(sheet.rows, row, text))
    line = _changed(sheet.cells[row], column, text)
    return replace(sheet, cells=(*sheet.cells[:row], line, *sheet.cells[row + 1 :]))


def _changed(texts: tuple[str, ...], at: int, text: str) -> tuple[str, ...]:
    return (*texts[:at], text, *texts[at + 1 :])


def _trimmed(sheet: ChartSheet) -> ChartSheet:
    """The sheet without rows and columns at its end that have neither name nor entry."""
    # Only at the end: an empty line between others may be where the player is going to write.
    rows, columns, cells = sheet.rows, sheet.columns, sheet.cells
    while sheet.names_rows and rows and not rows[-1] and not any(cells[-1]):
        rows, cells = rows[:-1], cells[:-1]
    while sheet.names_columns and columns and not columns[-1] and not any(c[-1] for c in cells):
        columns, cells = columns[:-1], tuple(line[:-1] for line in cells)
    return replace(sheet, rows=rows, columns=columns, cells=cells)


def guidance(sheet: ChartSheet, place: Place) -> str:
    """What may be written at a place, in a sentence or two."""
    chart, (row, column) = sheet.chart, place
    if not sheet.writable(row, column):
        return "The rules print this name, so it stays."
    if row == HEAD:
        return f"Name each {chart.column_name.lower()} as your chart has it."
    if column == HEAD:
        if named_turns(chart):
            return "A game turn, as the Turn page writes it."
        return f"Name each {chart.row_name.lower()} as your chart has it."
    hint = sheet.hint(row, column)
    told = f"The rules' text says {hint} here; enter what your chart says. " if hint else ""
    return told + _entry_words(chart)


def _entry_words(chart: Chart) -> str:
    if chart.kind is EntryKind.RESULT:
        return f"{', '.join(chart.entries)}: the first letters are enough."
    if chart.kind is EntryKind.NUMBER:
        return "A whole number."
    return "Words or figures, as your chart has them."


# One entry, found in play


def keep_entry(desk: Desk, found: ChartEntry) -> None:
    """Keep an entry of the player's table in his chart, so that it is not asked for again."""

    def post(chart: FillChart) -> None:
        desk.execute(chart)

    desk.read(partial(_chart_with, found=found), post)


def _chart_with(queries: Queries, found: ChartEntry) -> FillChart:
    """The player's chart with one more entry."""
    row = next(row for row in queries.charts() if row.chart.id == found.chart)
    # An empty copy has the printed names, so the entry has its place.
    copy = row.copy or blank_copy(row.chart)
    return FillChart(found.chart, copy.with_entry(found.row, found.column, found.entry).as_json())
