"""Reports laid out on pages: headings, tables, sums, and where pages break."""

from collections.abc import Iterator, Sequence

from oobmgr.domain.values import dataclass
from oobmgr.reports.drawing import (
    Align,
    Document,
    Item,
    Page,
    PageLabel,
    PaperName,
    Rule,
    Style,
    Text,
    text_lines,
)
from oobmgr.reports.metrics import Metrics, wrap
from oobmgr.reports.report_columns import SetRow, section_columns, set_row
from oobmgr.reports.report_frame import ReportFrame
from oobmgr.reports.report_text import heading_note
from oobmgr.reports.roster_columns import Column
from oobmgr.rules.reporting import ColumnKind, Report, ReportColumn, RowKind, Section

_LINE = 9.5
_TITLE_LINE = 8.5
_HALF_GAP = 18.0


@dataclass(frozen=True, slots=True)
class _Spacing:
    """How far apart things stand: rows, headings, and tables from each other."""

    row: float
    baseline: float
    heading: float
    heading_baseline: float
    between: float

    def height(self, row: SetRow) -> float:
        """What a row takes."""
        return self.row + (row.lines - 1) * _LINE


_USUAL = _Spacing(12.5, 9.0, 20.0, 14.0, 7.0)
# Where a report needs a second page only for want of a little room.
_CLOSE = _Spacing(10.5, 8.0, 16.5, 11.5, 4.0)


@dataclass(frozen=True)
class _Block:
    """A section set in an area: its columns and rows, ready to be drawn from any height."""

    section: Section
    area: Column
    columns: tuple[Column, ...]
    titles: tuple[tuple[str, ...], ...]
    rows: tuple[SetRow, ...]
    spacing: _Spacing

    @property
    def head_height(self) -> float:
        """Heading and titles of columns."""
        lines = max((len(title) for title in self.titles), default=1) if self.rows else 0
        titles = self.spacing.row + (lines - 1) * _TITLE_LINE if lines else 0.0
        return self.spacing.heading + titles

    @property
    def height(self) -> float:
        """What it takes undivided."""
        return self.head_height + self.height_of(self.rows)

    def height_of(self, rows: Sequence[SetRow]) -> float:
        """What rows of it take; the words in place of rows take one."""
        return sum(map(self.spacing.height, rows)) if self.rows else self.spacing.row


Band = tuple[_Block, ...]
"""A section, or two side by side."""


def report_pages(reports: Sequence[Report], paper: PaperName, metrics: Metrics) -> Document:
    """Lay reports out, each beginning a page and numbered by itself."""
    pages: list[Page] = []
    labels: list[PageLabel] = []
    for report in reports:
        drawn = _Setter(report, paper, metrics, _USUAL).pages()
        if len(drawn) > 1:
            # Tried only where it saves a page, for the usual spacing reads better.
            closer = _Setter(report, paper, metrics, _CLOSE).pages()
            drawn = closer if len(closer) == 1 else drawn
        for at, (label, page) in enumerate(drawn, 1):
            pages.append(page)
            labels.append(PageLabel(report.side, label, at, len(drawn)))
    first = reports[0]
    title = first.full_title if len(reports) == 1 else f"{first.title} and others"
    return Document(f"{title}, {first.turn_label}", tuple(pages), tuple(labels), paper)


class _Setter:
    """Sets one report."""

    def __init__(
        self, report: Report, paper: PaperName, metrics: Metrics, spacing: _Spacing
    ) -> None:
        self._report = report
        self._spacing = spacing
        self._metrics = metrics
        self._frame = ReportFrame(report, paper, metrics)
        self._pages: list[list[Item]] = [[]]
        self._y = self._frame.top

    def pages(self) -> list[tuple[str, Page]]:
        """Return the pages with their labels."""
        for band in self._bands():
            self._set_band(band)
        total = len(self._pages)
        drawn = []
        for number, items in enumerate(self._pages, 1):
            page = (*self._frame.head(), *items, *self._frame.footer(number, total))
            drawn.append((self._report.full_title, page))
        return drawn

    # Setting

    def _bands(self) -> Iterator[Band]:
        """Put sections of half the width two by two."""
        page = self._frame.page
        width = (page.w - _HALF_GAP) / 2
        waiting: Section | None = None
        for section in self._report.sections:
            if section.half and waiting is None:
                waiting = section
            elif section.half and waiting is not None:
                left, right = Column(page.x, width), Column(page.right - width, width)
                yield self._block(waiting, left), self._block(section, right)
                waiting = None
            else:
                if waiting is not None:
                    yield (self._block(waiting, page),)
                    waiting = None
                yield (self._block(section, page),)
        if waiting is not None:
            yield (self._block(waiting, page),)

    def _block(self, section: Section, area: Column) -> _Block:
        # Tables that are alike stand in line.
        alike = [
            other
            for other in self._report.sections
            if other.columns == section.columns and other.half == section.half
        ]
        columns = section_columns(alike, area, self._metrics)
        titles = tuple(
            wrap(column.title, Style.COLUMN, place.w + 1, self._metrics)
            for column, place in zip(section.columns, columns, strict=True)
        )
        rows = tuple(set_row(row, columns, area, self._metrics) for row in section.rows)
        return _Block(section, area, columns, titles, rows, self._spacing)

    def _set_band(self, band: Band) -> None:
        """Draw a band where it fits, else on the next page; a long section is broken."""
        height = max(block.height for block in band)
        # What stands side by side is not broken: too tall for a page, it goes one below the other.
        if len(band) > 1 and height > self._frame.room:
            for block in band:
                self._set_band((self._block(block.section, self._frame.page),))
            return
        least = max(block.head_height + _first_rows(block) for block in band)
        whole = len(band) > 1 or height <= self._frame.room / 3
        if self._y + (height if whole else least) > self._frame.bottom:
            self._turn_page()
        if len(band) > 1:
            for block in band:
                self._draw(block, block.rows, block.section.title)
            self._y += height + self._spacing.between
        else:
            self._set_block(band[0])

    def _set_block(self, block: _Block) -> None:
        rows, title = block.rows, block.section.title
        while True:
            count = self._fitting(block, rows)
            self._draw(block, rows[:count], title)
            self._y += block.head_height + block.height_of(rows[:count])
            rows = rows[count:]
            if not rows:
                break
            title = f"{block.section.title}, continued"
            self._turn_page()
        self._y += self._spacing.between

    def _fitting(self, block: _Block, rows: tuple[SetRow, ...]) -> int:
        """How many rows fit here: at least one, and no head of rows as the last."""
        left = self._frame.bottom - self._y - block.head_height
        count = 0
        for row in rows:
            left -= self._spacing.height(row)
            if left < -1e-6:  # noqa: PLR2004 - what adding up lengths may be off
                break
            count += 1
        if count < len(rows):
            # Neither does a head end a page, nor a sum begin one.
            while count > 1 and (
                rows[count - 1].row.kind is RowKind.HEAD or rows[count].row.kind is RowKind.SUM
            ):
                count -= 1
        return max(1, count)

    def _turn_page(self) -> None:
        if self._pages[-1]:
            self._pages.append([])
            self._y = self._frame.top

    # Drawing

    def _draw(self, block: _Block, rows: tuple[SetRow, ...], title: str) -> None:
        items = self._pages[-1]
        items.extend(self._heading(block, title))
        y = self._y + self._spacing.heading
        if not block.rows:
            area = block.area
            base = y + self._spacing.baseline
            items.append(Text(area.x + 1, base, area.w, block.section.empty, Style.BODY))
            return
        items.extend(_column_titles(block, y))
        y = self._y + block.head_height
        for number, row in enumerate(rows):
            below = rows[number + 1].row.kind if number + 1 < len(rows) else None
            items.extend(_row(block, row, y, quiet=below is not RowKind.SUM))
            y += self._spacing.height(row)

    def _heading(self, block: _Block, title: str) -> Iterator[Item]:
        area, y = block.area, self._y + self._spacing.heading_baseline
        note = heading_note(block.section)
        yield Text(area.x + 1, y, area.w, title, Style.HEADING)
        room = area.w - self._metrics.width(title, Style.HEADING) - 12
        # One line of it: the heading must not grow for a remark.
        for text in wrap(note, Style.HEADING_NOTE, max(room, 40.0), self._metrics)[:1]:
            yield Text(area.x, y, area.w - 1, text, Style.HEADING_NOTE, "right")
        rule = self._y + self._spacing.heading - 1.5
        yield Rule(area.x, rule, area.right, rule, 0.7)


def _align(column: ReportColumn) -> Align:
    return "right" if column.kind is ColumnKind.NUMBER else "left"


def _first_rows(block: _Block) -> float:
    """The height of what has to stand below a heading: the first row that is not a head."""
    height = 0.0
    for row in block.rows:
        height += block.spacing.height(row)
        if row.row.kind is not RowKind.HEAD:
            return height
    return height or block.spacing.row


def _column_titles(block: _Block, y: float) -> Iterator[Item]:
    deepest = max((len(title) for title in block.titles), default=1)
    for column, place, lines in zip(
        block.section.columns, block.columns, block.titles, strict=True
    ):
        align = _align(column)
        top = y + block.spacing.baseline - 0.5 + (deepest - len(lines)) * _TITLE_LINE
        yield from text_lines(
            place.x + 1, top, place.w - 1, lines, Style.COLUMN, align, _TITLE_LINE
        )
    rule = y + block.spacing.row + (deepest - 1) * _TITLE_LINE
    yield Rule(block.area.x, rule, block.area.right, rule, 0.5)


def _row(block: _Block, row: SetRow, y: float, *, quiet: bool) -> Iterator[Item]:
    area, base = block.area, y + block.spacing.baseline
    if row.row.kind is RowKind.HEAD:
        style, lines = row.cells[0]
        yield from text_lines(area.x + 1, base, area.w, lines, style, pitch=_LINE)
    else:
        for column, place, (style, lines) in zip(
            block.section.columns, block.columns, row.cells, strict=True
        ):
            align = _align(column)
            yield from text_lines(place.x + 1, base, place.w - 1, lines, style, align, _LINE)
    bottom = y + block.spacing.height(row)
    yield Rule(area.x, bottom, area.right, bottom, 0.4 if quiet else 0.6, quiet=quiet)
