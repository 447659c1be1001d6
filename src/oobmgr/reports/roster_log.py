"""The table below the rows of a side's last page: entries as posted, then lines for the pencil."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from oobmgr.domain.values import dataclass
from oobmgr.reports.drawing import Align, Item, Rule, Style, Text, text_lines
from oobmgr.reports.metrics import Metrics, wrap
from oobmgr.reports.placing import Column, placed
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
        return self._head_height + entered + _LEAST_FREE * _ROW <= height

    def split(self, rows: Sequence[LogRow], height: float) -> list[tuple[LogRow, ...]]:
        """Break the entries over pages of this height; the last has free lines as well."""
        pages: list[list[LogRow]] = [[]]
        left = height - self._head_height
        # As if they were entries: free lines alone may need the next page.
        for row in (*rows, *[_FREE_LINE] * _LEAST_FREE):
            # An entry that is higher than a page stands on one all the same.
            if row.height > left and pages[-1]:
                pages.append([])
                left = height - self._head_height
            pages[-1].append(row)
            left -= row.height
        return [tuple(page) for page in pages]

    def draw(self, rows: Sequence[LogRow], y: float, bottom: float) -> Iterator[Item]:
        """Yield the table from `y` on, with free lines down to `bottom`."""
        yield from self._head(y)
        y += self._head_height
        # What is left of the page is for the pencil.
        free = int((bottom - y - sum(row.height for row in rows)) / _ROW)
        for row in (*rows, *[_FREE_LINE] * free):
            yield from self._cells(row, y)
            y += row.height
            yield Rule(self.page.x, y, self.page.right, y, 0.5, quiet=True)

    def _row(self, entry: Sequence[str]) -> LogRow:
        cells = tuple(
            wrap(text, Style.BODY, column.w, self.metrics)
            for column, text in zip(self._columns, entry, strict=True)
        )
        lines = max(1, *(len(cell) for cell in cells))
        return LogRow(cells, _ROW + (lines - 1) * _LINE)

    def _head(self, y: float) -> Iterator[Item]:
        page = self.page
        base = y + _BASELINE
        # Rounding must not take the last letter's room.
        taken = self.metrics.width(self.form.title, Style.HEADING) + 0.01
        yield Text(page.x + 1, base, taken, self.form.title, Style.HEADING)
        room = Column(page.x + taken + 10, page.w - taken - 11)
        yield from text_lines(
            room.x, base, room.w, self._note, Style.HEADING_NOTE, "right", pitch=_LINE
        )
        rule = y + 17 + max(0, len(self._note) - 1) * _LINE
        yield Rule(page.x, rule, page.right, rule, 0.7)
        for column, title, lines in zip(
            self._columns, self.form.columns, self._titles, strict=True
        ):
            # Titles of one line stand low, at the rows that they head.
            top = rule + 11 + (self._deepest - len(lines)) * _LINE
            align = self._align(title)
            yield from text_lines(column.x, top, column.w, lines, Style.COLUMN, align, _LINE)
        end = y + self._head_height
        yield Rule(page.x, end, page.right, end, 0.5)

    def _cells(self, row: LogRow, y: float) -> Iterator[Item]:
        for column, title, lines in zip(self._columns, self.form.columns, row.cells):  # noqa: B905 - a free line has none
            align = self._align(title)
            base = y + _BASELINE
            yield from text_lines(column.x, base, column.w, lines, Style.BODY, align, _LINE)

    def _align(self, title: str) -> Align:
        return "center" if title in self.form.figures else "left"

    @cached_property
    def _columns(self) -> tuple[Column, ...]:
        """The columns across the page: each its longest title word, the rest by their shares."""
        # A little more, or rounding could break the very word that was measured.
        least = [
            max(self.metrics.width(word, Style.COLUMN) for word in title.split()) + 0.1
            for title in self.form.columns
        ]
        free = self.page.w - sum(least) - _PAD * len(least) - 1
        share = max(0.0, free) / sum(self.form.widths)
        widths = [
            width + share * shared for width, shared in zip(least, self.form.widths, strict=True)
        ]
        return placed(self.page.x + 1, widths, _PAD)

    @cached_property
    def _titles(self) -> tuple[tuple[str, ...], ...]:
        return tuple(
            wrap(title, Style.COLUMN, column.w, self.metrics)
            for title, column in zip(self.form.columns, self._columns, strict=True)
        )

    @cached_property
    def _note(self) -> tuple[str, ...]:
        """The words at the right of the heading; empty where they have a line of their own."""
        taken = self.metrics.width(self.form.title, Style.HEADING) + 12
        return wrap(self.form.note, Style.HEADING_NOTE, self.page.w - taken, self.metrics)

    @cached_property
    def _head_height(self) -> float:
        return _HEAD + (max(1, len(self._note)) + self._deepest - 2) * _LINE

    @property
    def _deepest(self) -> int:
        return max(len(lines) for lines in self._titles)
