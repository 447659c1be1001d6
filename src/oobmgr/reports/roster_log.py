"""The table below the rows of a side's last page: entries as posted, then lines for the pencil."""

from collections.abc import Iterator, Sequence

from oobmgr.domain.values import dataclass
from oobmgr.reports.drawing import Align, Item, Rule, Style, Text, text_lines
from oobmgr.reports.metrics import Metrics, wrap
from oobmgr.reports.roster_columns import Column
from oobmgr.rules.sheets import SheetLog

_HEAD = 34.0
_ROW = 18.0
_LINE = 9.5
_BASELINE = 12.0
_PAD = 6.0
# With less room than for so many free lines the table has a page of its own.
_LEAST_FREE = 4


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry with its texts broken into lines, and the height it takes."""

    cells: tuple[tuple[str, ...], ...]
    height: float


_FREE_LINE = LogRow((), _ROW)


@dataclass(frozen=True)
class LogTable:
    """Sets the table of a form across the page."""

    form: SheetLog
    page: Column
    metrics: Metrics

    def rows(self, entries: Sequence[Sequence[str]]) -> tuple[LogRow, ...]:
        """Break entries into lines."""
        return tuple(self._row(entry) for entry in entries)

    def fits(self, rows: Sequence[LogRow], height: float) -> bool:
        """Whether all entries and a few free lines stand in this height."""
        entered = sum(row.height for row in rows)
        return _HEAD + entered + _LEAST_FREE * _ROW <= height

    def split(self, rows: Sequence[LogRow], height: float) -> list[tuple[LogRow, ...]]:
        """Break the entries over pages of this height; the last has free lines as well."""
        pages: list[list[LogRow]] = [[]]
        left = height - _HEAD
        for row in (*rows, *[_FREE_LINE] * _LEAST_FREE):
            if row.height > left and pages[-1]:
                pages.append([])
                left = height - _HEAD
            pages[-1].append(row)
            left -= row.height
        return [tuple(page) for page in pages]

    def draw(self, rows: Sequence[LogRow], y: float, bottom: float) -> Iterator[Item]:
        """Yield the table from `y` on, with free lines down to `bottom`."""
        yield from self._head(y)
        y += _HEAD
        # What is left of the page is for the pencil.
        free = int((bottom - y - sum(row.height for row in rows)) / _ROW)
        for row in (*rows, *[_FREE_LINE] * free):
            yield from self._cells(row, y)
            y += row.height
            yield Rule(self.page.x, y, self.page.right, y, 0.5, quiet=True)

    def _row(self, entry: Sequence[str]) -> LogRow:
        cells = tuple(
            wrap(text, Style.BODY, column.w, self.metrics)
            for column, text in zip(self._columns(), entry, strict=True)
        )
        lines = max(1, *(len(cell) for cell in cells))
        return LogRow(cells, _ROW + (lines - 1) * _LINE)

    def _head(self, y: float) -> Iterator[Item]:
        page = self.page
        base = y + _BASELINE
        yield Text(page.x + 1, base, page.w / 2, self.form.title, Style.HEADING)
        yield Text(page.x, base, page.w - 1, self.form.note, Style.HEADING_NOTE, "right")
        yield Rule(page.x, y + 17, page.right, y + 17, 0.7)
        for column, title in zip(self._columns(), self.form.columns, strict=True):
            yield Text(column.x, y + 28, column.w, title, Style.COLUMN, self._align(title))
        yield Rule(page.x, y + _HEAD, page.right, y + _HEAD, 0.5)

    def _cells(self, row: LogRow, y: float) -> Iterator[Item]:
        for column, title, lines in zip(self._columns(), self.form.columns, row.cells):  # noqa: B905 - a free line has none
            align = self._align(title)
            base = y + _BASELINE
            yield from text_lines(column.x, base, column.w, lines, Style.BODY, align, _LINE)

    def _align(self, title: str) -> Align:
        return "center" if title in self.form.figures else "left"

    def _columns(self) -> tuple[Column, ...]:
        """The columns across the page, by their shares."""
        share = self.page.w / sum(self.form.widths)
        placed: list[Column] = []
        x = self.page.x + 1
        for width in self.form.widths:
            placed.append(Column(x, width * share - _PAD))
            x += width * share
        return tuple(placed)
