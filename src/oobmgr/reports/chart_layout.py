"""The organisation chart laid out on one long sheet: for the screen, and for pictures of it.

Lines and cells are those of the printed pages; here they stand one below the other without breaks,
so that a part of them can be drawn alone.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from oobmgr.domain.values import dataclass
from oobmgr.reports.cells import Cell, CellLine, CellSetter
from oobmgr.reports.drawing import Item, Rule, Style, Text, text_lines
from oobmgr.reports.metrics import wrap
from oobmgr.reports.organisation import folded
from oobmgr.reports.page_setup import USUAL_SETUP
from oobmgr.reports.placing import Column
from oobmgr.rules.reporting import DrawnSection, Shape

if TYPE_CHECKING:
    from oobmgr.reports.metrics import Metrics
    from oobmgr.rules.reporting import Report

EDGE: Final = 14.0
"""Free points around everything."""
LEAST_WIDTH: Final = 220.0
_TITLE: Final = 18.0
_LINE: Final = 11.0
_NOTHING: Final = DrawnSection(title="", columns=(), rows=(), shape=Shape.CHART)


@dataclass(frozen=True, slots=True)
class Spot:
    """Something that stands on the chart: the number of its line, and of its cell; -1 for a head.

    Lines of units have no spot of their own: each of their cells has.
    """

    line: int
    cell: int = -1


class ChartLayout:
    """Lines with their places, in points from the upper left corner."""

    def __init__(self, section: DrawnSection, width: float, metrics: Metrics, top: float) -> None:
        self.width = max(width, LEAST_WIDTH)
        area = Column(EDGE, self.width - 2 * EDGE)
        # Kept, for the lines are drawn one by one as they come into sight.
        self._setter = CellSetter(section, area, USUAL_SETUP, metrics)
        self.lines = self._setter.lines()
        heights = (line.height for line in self.lines)
        # One more than there are lines: the last is where all of them end.
        self.tops = tuple(accumulate(heights, initial=top))
        self.height = self.tops[-1] + EDGE

    def items(self, top: float, bottom: float) -> Iterator[Item]:
        """What is drawn of all that lies between two heights."""
        for number in self.within(top, bottom):
            yield from self._setter.draw(self.lines[number], self.tops[number])

    def within(self, top: float, bottom: float) -> range:
        """The numbers of the lines between two heights."""
        # The line that begins above the stretch and reaches into it belongs to it.
        first = max(0, bisect_right(self.tops, top) - 1)
        last = min(len(self.lines), bisect_right(self.tops, bottom))
        return range(first, max(first, last))

    def spot_at(self, x: float, y: float) -> Spot | None:
        """What stands at a place, None where nothing does."""
        # The line that begins last at or above the place.
        number = bisect_right(self.tops, y) - 1
        if not 0 <= number < len(self.lines):
            return None
        # A heading takes the whole width.
        line = self.lines[number]
        if not line.cells:
            return Spot(number)
        for at, (left, cell) in enumerate(line.cells):
            if left <= x < left + cell.width:
                return Spot(number, at)
        return None

    def line_of(self, spot: Spot) -> CellLine:
        """The line that a spot is on."""
        return self.lines[spot.line]

    def cell_of(self, spot: Spot) -> Cell | None:
        """The unit at a spot, None for a head."""
        return self.line_of(spot).cells[spot.cell][1] if spot.cell >= 0 else None

    def path_of(self, spot: Spot) -> tuple[str, ...]:
        """The formation of a spot: the one that a head begins, or that of the unit."""
        cell = self.cell_of(spot)
        return cell.row.path if cell else self.line_of(spot).path

    def box_of(self, spot: Spot) -> tuple[float, float, float, float]:
        """Left, top, width and height of a spot."""
        line, top = self.line_of(spot), self.tops[spot.line]
        if spot.cell >= 0:
            left, cell = line.cells[spot.cell]
            return left, top, cell.width, line.height
        return EDGE, top, self.width - 2 * EDGE, line.height

    def unit_spot(self, unit: int) -> Spot | None:
        """Where a unit stands."""
        for number, line in enumerate(self.lines):
            for at, (_, cell) in enumerate(line.cells):
                if cell.row.unit == unit:
                    return Spot(number, at)
        return None

    def head_spot(self, path: tuple[str, ...]) -> Spot | None:
        """Where the head of a formation stands."""
        found = (n for n, line in enumerate(self.lines) if not line.cells and line.path == path)
        return next((Spot(number) for number in found), None)


@dataclass(frozen=True)
class Chart:
    """A report made of a chart, laid out with its head: what a picture of it is drawn from."""

    head: tuple[Item, ...]
    body: ChartLayout


def chart_of(
    report: Report,
    width: float,
    metrics: Metrics,
    closed: frozenset[tuple[str, ...]] = frozenset(),
) -> Chart:
    """Lay a chart out below its title; formations that are `closed` show nothing below them."""
    width = max(width, LEAST_WIDTH)
    head, top = _head(report, width, metrics)
    section = next((s for s in report.sections if isinstance(s, DrawnSection)), None)
    if section is None or not section.rows:
        # A report of a hidden side has no section: its standing says why.
        words = section.empty if section else report.standing
        head = (*head, Text(EDGE, top + _LINE, width - 2 * EDGE, words, Style.BODY))
    shown = folded(section, closed) if section else _NOTHING
    return Chart(head, ChartLayout(shown, width, metrics, top))


def _head(report: Report, width: float, metrics: Metrics) -> tuple[tuple[Item, ...], float]:
    """Title, turn, campaign and how it is read, and where they end."""
    room = width - 2 * EDGE
    items: list[Item] = []
    y = EDGE
    now = ", ".join(filter(None, (report.campaign, report.turn_label)))
    # A sentence of its own, as it stands in the other reports.
    told = ". ".join(filter(None, (now, report.standing)))
    for text, style, pitch in (
        (report.full_title, Style.TITLE, _TITLE),
        (told, Style.SUBTITLE, _LINE),
        (report.foot, Style.SMALL, _LINE),
    ):
        lines = wrap(text, style, room, metrics) if text else ()
        items += text_lines(EDGE, y + pitch - 4, room, lines, style, pitch=pitch)
        y += len(lines) * pitch
    items.append(Rule(EDGE, y + 2, EDGE + room, y + 2, 1.0))
    return tuple(items), y + 8
