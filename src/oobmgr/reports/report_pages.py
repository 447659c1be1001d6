"""Reports laid out on pages: headings, tables, sums, and where pages break."""

from collections.abc import Iterator, Sequence

from oobmgr.domain.values import dataclass
from oobmgr.reports.binding import Run, bound
from oobmgr.reports.breaking import unbroken
from oobmgr.reports.cells import CellLine, CellSetter
from oobmgr.reports.drawing import (
    Align,
    Document,
    Item,
    Page,
    PageLabel,
    Rule,
    Style,
    Text,
    text_lines,
)
from oobmgr.reports.metrics import Metrics, wrap
from oobmgr.reports.page_frame import PageFrame, PageHead
from oobmgr.reports.page_setup import PageSetup
from oobmgr.reports.placing import Column
from oobmgr.reports.progress import UNTOLD, Progress
from oobmgr.reports.report_columns import SetRow, section_columns, set_row
from oobmgr.reports.report_text import heading_note
from oobmgr.rules.reporting import (
    ColumnKind,
    DrawnSection,
    Report,
    ReportColumn,
    RowKind,
    Section,
)

_LINE = 9.5
_TITLE_LINE = 8.5
_NOTE_LINE = 9.0
_HALF_GAP = 18.0
# A narrower page has no room for two tables side by side.
_LEAST_FOR_HALVES = 420.0


AnyRow = SetRow | CellLine


@dataclass(frozen=True, slots=True)
class _Spacing:
    """How far apart things stand: rows, headings, and tables from each other."""

    row: float
    baseline: float
    heading: float
    heading_baseline: float
    between: float

    def height(self, row: AnyRow) -> float:
        """What a row takes."""
        if isinstance(row, CellLine):
            return row.height
        return self.row + (row.lines - 1) * _LINE


_USUAL = _Spacing(12.5, 9.0, 20.0, 14.0, 7.0)
# Where a report needs a second page only for want of a little room.
_CLOSE = _Spacing(10.5, 8.0, 16.5, 11.5, 4.0)


@dataclass(frozen=True)
class _Block:
    """A section set in an area: its columns and rows, ready to be drawn from any height.

    `note` stands beside the heading, or below it where the heading leaves no room.
    """

    section: Section
    area: Column
    columns: tuple[Column, ...]
    titles: tuple[tuple[str, ...], ...]
    note: tuple[str, ...]
    beside: bool
    rows: tuple[AnyRow, ...]
    spacing: _Spacing
    cells: CellSetter | None = None

    @property
    def heading_height(self) -> float:
        """The heading, with the note where it stands below."""
        below = 0 if self.beside else len(self.note)
        return self.spacing.heading + below * _NOTE_LINE

    @property
    def head_height(self) -> float:
        """Heading and titles of columns."""
        has_titles = self.rows and self.cells is None
        lines = max((len(title) for title in self.titles), default=1) if has_titles else 0
        titles = self.spacing.row + (lines - 1) * _TITLE_LINE if lines else 0.0
        return self.heading_height + titles

    def height_of(self, rows: Sequence[AnyRow]) -> float:
        """What rows of it take; the words in place of rows take one."""
        return sum(map(self.spacing.height, rows)) if self.rows else self.spacing.row

    def fitting(self, rows: Sequence[AnyRow], room: float) -> int:
        """How many of these rows fit below the head, as pages may be broken; 0 for none."""
        left, count = room - self.head_height, 0
        for row in rows:
            left -= self.spacing.height(row)
            if left < -1e-6:  # noqa: PLR2004 - what adding up lengths may be off
                break
            count += 1
        if self.cells is None:  # units that are drawn stand side by side, none of them alone
            count = unbroken(count, len(rows))
        # Neither does a head end a page, nor a sum begin one.
        while 0 < count < len(rows) and (
            rows[count - 1].kind is RowKind.HEAD or rows[count].kind is RowKind.SUM
        ):
            count -= 1
        return count


Band = tuple[_Block, ...]
"""A section, or two side by side."""


def report_pages(
    reports: Sequence[Report],
    setup: PageSetup,
    metrics: Metrics,
    progress: Progress = UNTOLD,
) -> Document:
    """Lay reports out, each beginning a page and numbered by itself."""
    setup = setup.fitting()
    first = reports[0]
    title = first.full_title if len(reports) == 1 else f"{first.title} and others"
    runs = [_run(report, setup, metrics, progress) for report in reports]
    return bound(f"{title}, {first.turn_label}", runs, setup)


def _run(report: Report, setup: PageSetup, metrics: Metrics, progress: Progress) -> Run:
    """The pages of one report."""
    drawn: Run = _Setter(report, setup, metrics, _USUAL).pages(progress)
    if len(drawn) > 1:
        # Tried only where it saves a page, for the usual spacing reads better.
        closer = _Setter(report, setup, metrics, _CLOSE).pages()
        drawn = closer if len(closer) == 1 else drawn
    return drawn


class _Setter:
    """Sets one report."""

    def __init__(
        self, report: Report, setup: PageSetup, metrics: Metrics, spacing: _Spacing
    ) -> None:
        self._report = report
        self._spacing = spacing
        self._metrics = metrics
        self._setup = setup
        self._frame = PageFrame(setup, metrics, report.foot)
        self._head = PageHead(
            report.full_title, report.turn_label, report.campaign, report.standing
        )
        self._top = self._frame.top(self._head) + 4.0
        self._bottom = self._frame.bottom + 2.0
        self._pages: list[list[Item]] = [[]]
        self._y = self._top
        self._progress, self._done = UNTOLD, 0
        # The formations that begin, with the number of the page, and those above the last one.
        self._begun: list[tuple[int, tuple[str, ...]]] = []
        self._above: list[tuple[int, str]] = []

    def pages(self, progress: Progress = UNTOLD) -> Run:
        """Return the pages with their labels."""
        self._progress = progress
        for band in self._bands():
            self._set_band(band)
            self._done += len(band)
        of, report = len(self._pages), self._report
        drawn: list[tuple[PageLabel, Page]] = []
        for number, items in enumerate(self._pages, 1):
            # Only now is it known how many pages there are.
            top = (report.side_name, report.title)
            begun = [(*top, *path) for page, path in self._begun if page == number]
            if number == 1:
                begun.insert(0, top)
            head, foot = self._frame.head(self._head), self._frame.foot(number, of)
            label = PageLabel(report.side, report.full_title, number, of, tuple(begun))
            drawn.append((label, (*head, *items, *foot)))
        return drawn

    # Setting

    def _bands(self) -> Iterator[Band]:
        """Put sections of half the width two by two, where the page is wide enough for two."""
        page = self._frame.page
        width = (page.w - _HALF_GAP) / 2
        waiting: Section | None = None
        for section in self._report.sections:
            half = section.half and page.w >= _LEAST_FOR_HALVES
            if half and waiting is None:
                waiting = section
            elif half and waiting is not None:
                left, right = Column(page.x, width), Column(page.right - width, width)
                yield self._block(waiting, left), self._block(section, right)
                waiting = None
            else:
                if waiting is not None:
                    yield (self._block(waiting, page),)
                    waiting = None
                yield (self._block(section, page),)
        # The second of a pair is missing: the last one has the page to itself.
        if waiting is not None:
            yield (self._block(waiting, page),)

    def _block(self, section: Section, area: Column) -> _Block:
        # Tables that are alike stand in line.
        alike = [
            other
            for other in self._report.sections
            if other.columns == section.columns and other.half == section.half
        ]
        metrics = self._metrics
        columns = section_columns(alike, area, metrics)
        titles = tuple(
            wrap(column.title, Style.COLUMN, place.w - 1, metrics)
            for column, place in zip(section.columns, columns, strict=True)
        )
        cells = None
        rows: tuple[AnyRow, ...]
        if isinstance(section, DrawnSection):
            cells = CellSetter(section, area, self._setup, metrics)
            rows = cells.lines()
        else:
            rows = tuple(set_row(row, columns, area, metrics) for row in section.rows)
        note, taken = heading_note(section), metrics.width(section.title, Style.HEADING) + 12
        beside = taken + metrics.width(note, Style.HEADING_NOTE) <= area.w - 1
        lines = wrap(note, Style.HEADING_NOTE, area.w - 1, metrics)
        return _Block(
            section=section,
            area=area,
            columns=columns,
            titles=titles,
            note=lines,
            beside=beside,
            rows=rows,
            spacing=self._spacing,
            cells=cells,
        )

    def _set_band(self, band: Band) -> None:
        """Draw a band, what does not fit on the next pages; side by side each goes on below."""
        left = [block.rows for block in band]
        titles = [block.section.title for block in band]
        # Even a section without rows is drawn once, with the words for an empty one.
        fresh = True
        while fresh or any(left):
            counts = self._counts(band, left, fresh=fresh)
            deepest = 0.0
            for at, block in enumerate(band):
                if not left[at] and not fresh:
                    continue
                rows = left[at][: counts[at]]
                self._draw(block, rows, titles[at])
                deepest = max(deepest, block.head_height + block.height_of(rows))
                left[at] = left[at][counts[at] :]
                titles[at] = self._continued(block, left[at])
            fresh = False
            if any(left):
                self._turn_page()
            else:
                self._y += deepest + self._spacing.between

    def _continued(self, block: _Block, rows: tuple[AnyRow, ...]) -> str:
        """The heading of the next page; with the formation that goes on there, if it has room."""
        title = f"{block.section.title}, continued"
        first = rows[0] if rows else None
        if not isinstance(first, CellLine):
            return title
        above = [name for depth, name in self._above if depth < first.depth]
        # Several formations may be called alike: "Army troops" says nothing without its army.
        named = f"{title}: {above[-1]}" if above else title
        note = self._metrics.width(heading_note(block.section), Style.HEADING_NOTE)
        taken = self._metrics.width(named, Style.HEADING) + 12 + note
        return named if taken <= block.area.w - 1 else title

    def _counts(self, band: Band, left: Sequence[tuple[AnyRow, ...]], *, fresh: bool) -> list[int]:
        """How many rows of each block fit here, on a new page where one of them has no room."""
        counts = [
            block.fitting(rows, self._bottom - self._y)
            for block, rows in zip(band, left, strict=True)
        ]
        empty = fresh and any(
            not block.rows and self._y + block.head_height + block.height_of(()) > self._bottom
            for block in band
        )
        stuck = any(rows and not count for rows, count in zip(left, counts, strict=True))
        # On a page that is still empty, turning it would gain no room and never end.
        if (empty or stuck) and self._pages[-1]:
            self._turn_page()
            return self._counts(band, left, fresh=fresh)
        # A row that is higher than a page stands there all the same.
        return [count or min(1, len(rows)) for rows, count in zip(left, counts, strict=True)]

    def _turn_page(self) -> None:
        self._progress(self._done, len(self._report.sections))
        self._pages.append([])
        self._y = self._top

    # Drawing

    def _draw(self, block: _Block, rows: tuple[AnyRow, ...], title: str) -> None:
        items = self._pages[-1]
        items.extend(self._heading(block, title))
        y = self._y + block.heading_height
        if not block.rows:
            area = block.area
            base = y + self._spacing.baseline
            items.append(Text(area.x + 1, base, area.w - 1, block.section.empty, Style.BODY))
            return
        if block.cells is None:
            items.extend(_column_titles(block, y))
        y = self._y + block.head_height
        for number, row in enumerate(rows):
            if isinstance(row, CellLine):
                items.extend(block.cells.draw(row, y) if block.cells else ())
                self._begin(row)
            else:
                below = rows[number + 1].kind if number + 1 < len(rows) else None
                items.extend(_row(block, row, y, quiet=below is not RowKind.SUM))
            y += self._spacing.height(row)

    def _begin(self, line: CellLine) -> None:
        """Remember that a formation begins on this page."""
        if line.kind is RowKind.HEAD:
            above = [name for depth, name in self._above if depth < line.depth]
            self._above = [one for one in self._above if one[0] < line.depth]
            self._above.append((line.depth, line.name))
            self._begun.append((len(self._pages), (*above, line.name)))

    def _heading(self, block: _Block, title: str) -> Iterator[Item]:
        area, y = block.area, self._y + self._spacing.heading_baseline
        yield from text_lines(area.x + 1, y, area.w - 1, (title,), Style.HEADING)
        voice = Style.HEADING_NOTE
        if block.beside:
            yield from text_lines(area.x, y, area.w - 1, block.note, voice, "right")
        else:
            yield from text_lines(
                area.x + 1, y + _NOTE_LINE, area.w - 1, block.note, voice, pitch=_NOTE_LINE
            )
        rule = self._y + block.heading_height - 1.5
        yield Rule(area.x, rule, area.right, rule, 0.7)


def _align(column: ReportColumn) -> Align:
    return "right" if column.kind is ColumnKind.NUMBER else "left"


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
        yield from text_lines(area.x + 1, base, area.w - 1, lines, style, pitch=_LINE)
    else:
        for column, place, (style, lines) in zip(
            block.section.columns, block.columns, row.cells, strict=True
        ):
            align = _align(column)
            yield from text_lines(place.x + 1, base, place.w - 1, lines, style, align, _LINE)
    bottom = y + block.spacing.height(row)
    yield Rule(area.x, bottom, area.right, bottom, 0.4 if quiet else 0.6, quiet=quiet)
