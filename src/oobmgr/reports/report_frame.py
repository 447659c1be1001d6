"""What stands around the tables of a report's page: title, turn, how to read it, page number."""

from collections.abc import Iterator

from oobmgr.reports.drawing import PAPERS, Item, PaperName, Rule, Style, Text, text_lines
from oobmgr.reports.metrics import Metrics, fitted, wrap
from oobmgr.reports.roster_columns import (
    BOTTOM_MARGIN,
    LEFT_MARGIN,
    RIGHT_MARGIN,
    TOP_MARGIN,
    Column,
)
from oobmgr.rules.reporting import Report

_TITLE_BASELINE = 14.0
_SUBTITLE_GAP = 13.5
_SUBTITLE_LINE = 10.0
_FOOTER_PAD = 11.0
_FOOTER_LINE = 8.5
_NUMBER_WIDTH = 80.0


class ReportFrame:
    """Draws everything of a report's pages but its tables."""

    def __init__(self, report: Report, paper: PaperName, metrics: Metrics) -> None:
        self._report = report
        self._metrics = metrics
        self._height = PAPERS[paper][1]
        self.page = Column(LEFT_MARGIN, PAPERS[paper][0] - LEFT_MARGIN - RIGHT_MARGIN)
        # A hundredth more than measured, or rounding breaks it into two lines.
        turn = metrics.width(report.turn_label, Style.TURN) + 0.01
        self._turn_width = min(turn, self.page.w * 0.4)
        width = self.page.w - self._turn_width - 10
        self._title = fitted(report.full_title, Style.TITLE, width, metrics)
        state = min(metrics.width(report.standing, Style.SUBTITLE) + 0.01, self.page.w * 0.6)
        self._split = self.page.w - state - 10
        self._left = wrap(report.campaign, Style.SUBTITLE, self._split, metrics)
        self._right = wrap(report.standing, Style.SUBTITLE, state, metrics)
        self._foot = wrap(report.foot, Style.SMALL, self.page.w - _NUMBER_WIDTH, metrics)

    @property
    def top(self) -> float:
        """Where the first table begins."""
        return self._rule + 4.0

    @property
    def bottom(self) -> float:
        """Where the last table ends."""
        return self._footer_rule - 6.0

    @property
    def room(self) -> float:
        """How much height the tables of a page have."""
        return self.bottom - self.top

    def head(self) -> Iterator[Item]:
        """Yield title, turn, campaign, state and the rule below them."""
        page = self.page
        style, lines = self._title
        y = TOP_MARGIN + _TITLE_BASELINE
        yield from text_lines(page.x, y, page.w, lines, style)
        width = self._turn_width
        label = wrap(self._report.turn_label, Style.TURN, width, self._metrics)
        yield from text_lines(page.right - width, y, width, label, Style.TURN, "right")
        y = self._subtitle
        voice, pitch = Style.SUBTITLE, _SUBTITLE_LINE
        yield from text_lines(page.x, y, self._split, self._left, voice, pitch=pitch)
        yield from text_lines(page.x, y, page.w, self._right, voice, "right", pitch)
        yield Rule(page.x, self._rule, page.right, self._rule, 1.4)

    def footer(self, number: int, of: int) -> Iterator[Item]:
        """Yield how the figures are read, and the number of the page."""
        page, rule = self.page, self._footer_rule
        yield Rule(page.x, rule, page.right, rule, 0.5)
        base = rule + _FOOTER_PAD
        yield from text_lines(page.x, base, page.w, self._foot, Style.SMALL, pitch=_FOOTER_LINE)
        yield Text(page.x, base, page.w, f"Page {number} of {of}", Style.SMALL, "right")

    @property
    def _subtitle(self) -> float:
        style, lines = self._title
        turn = len(wrap(self._report.turn_label, Style.TURN, self._turn_width, self._metrics))
        below = max((len(lines) - 1) * style.line_pt, (turn - 1) * Style.TURN.line_pt)
        return TOP_MARGIN + _TITLE_BASELINE + below + _SUBTITLE_GAP

    @property
    def _rule(self) -> float:
        lines = max(1, len(self._left), len(self._right))
        return self._subtitle + (lines - 1) * _SUBTITLE_LINE + 5.0

    @property
    def _footer_rule(self) -> float:
        lines = max(1, len(self._foot))
        return self._height - BOTTOM_MARGIN - _FOOTER_PAD - (lines - 1) * _FOOTER_LINE - 2
