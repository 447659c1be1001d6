"""What stands around every printed page: title, turn, whose it is, how it is read, page number."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from oobmgr.domain.values import dataclass
from oobmgr.reports.drawing import Dotted, Item, Rule, Stamp, Style, Text, text_lines
from oobmgr.reports.metrics import Metrics, fitted, wrap
from oobmgr.reports.page_setup import PageSetup
from oobmgr.reports.placing import Column

_TITLE_BASELINE = 14.0
_SUBTITLE_GAP = 13.5
_SUBTITLE_LINE = 10.0
_HEAD_END = 5.0
_FOOT_BASELINE = 11.0
_FOOT_LINE = 8.5
_APART = 10.0
_BETWEEN_WORDS = 12.0
_TURN_WIDTH = 130.0
_MOST_TURN = 0.4
# With less room for the words that explain a sheet, they stand above those at the right.
_LEAST_LEGEND = 200.0


@dataclass(frozen=True, slots=True)
class PageHead:
    """The words at the head of a page.

    Attributes:
        title: What it is.
        moment: Its turn; None where it is to be written in.
        whose: Campaign and side, on the left of the second line.
        standing: Where play stands, on the right.
    """

    title: str
    moment: str | None
    whose: str
    standing: str


@dataclass(frozen=True, slots=True)
class _SetHead:
    """A head broken into lines: the voice and lines of its title, and the lines of the rest."""

    title: tuple[Style, tuple[str, ...]]
    moment: tuple[Style, tuple[str, ...]]
    moment_width: float
    left: tuple[str, ...]
    right: tuple[str, ...]
    split: float

    @property
    def second_line(self) -> float:
        """From the upper edge to the baseline of campaign and standing."""
        below = max((len(lines) - 1) * style.line_pt for style, lines in (self.title, self.moment))
        return _TITLE_BASELINE + max(0.0, below) + _SUBTITLE_GAP

    @property
    def height(self) -> float:
        """From the upper edge to the rule below the head."""
        lines = max(1, len(self.left), len(self.right))
        return self.second_line + (lines - 1) * _SUBTITLE_LINE + _HEAD_END


class PageFrame:
    """Draws heads and feet, each measured once. `legend` says how the sheet is read.

    `widest` are the words that may stand at the right of a foot, at their longest.
    """

    def __init__(
        self, setup: PageSetup, metrics: Metrics, legend: str, widest: Sequence[str] = ()
    ) -> None:
        self.setup = setup
        self.page = Column(setup.left, setup.width)
        self._metrics = metrics
        # Not a cache on the method, which would keep each frame alive that was ever made.
        self._set: Callable[[PageHead], _SetHead] = cache(self._set_head)
        # The longest page number that may come, for the pages are counted only after this.
        words = (*widest, *self._stamp, "Page 000 of 000")
        taken = sum(metrics.width(word, Style.SMALL) + _BETWEEN_WORDS for word in words)
        # Measured once: a legend that changed its place from page to page would be looked for.
        self._beside = self.page.w - taken >= _LEAST_LEGEND
        width = self.page.w - taken if self._beside else self.page.w
        legend_lines = wrap(legend, Style.SMALL, width, metrics)
        words_of_it = text_lines(0.0, 0.0, width, legend_lines, Style.SMALL, pitch=_FOOT_LINE)
        self._legend = tuple(words_of_it)
        lines = len(self._legend) if self._beside else len(self._legend) + 1
        self._foot_rule = setup.bottom - _FOOT_BASELINE - (max(1, lines) - 1) * _FOOT_LINE - 2

    @property
    def bottom(self) -> float:
        """Where everything above the foot ends."""
        return self._foot_rule - 8

    def top(self, head: PageHead) -> float:
        """Where the rule below a head stands."""
        return self.setup.top + self._set(head).height

    def head(self, head: PageHead) -> Iterator[Item]:
        """Yield title, turn, campaign and standing, and the rule below them."""
        page, made = self.page, self._set(head)
        style, lines = made.title
        y = self.setup.top + _TITLE_BASELINE
        yield from text_lines(page.x, y, page.w - made.moment_width - _APART, lines, style)
        if head.moment is None:
            yield Text(page.right - _TURN_WIDTH, y, 22, "Turn", Style.SUBTITLE)
            yield Dotted(page.right - _TURN_WIDTH + 24, y + 2, page.right)
        x, (style, lines) = page.right - made.moment_width, made.moment
        yield from text_lines(x, y, made.moment_width, lines, style, "right")
        y = self.setup.top + made.second_line
        voice = Style.SUBTITLE
        yield from text_lines(page.x, y, made.split, made.left, voice, pitch=_SUBTITLE_LINE)
        x, width = page.x + made.split + _APART, page.w - made.split - _APART
        yield from text_lines(x, y, width, made.right, voice, "right", _SUBTITLE_LINE)
        rule = self.top(head)
        yield Rule(page.x, rule, page.right, rule, 1.4)

    def foot(self, number: int, of: int, *words: str) -> Iterator[Item]:
        """Yield how the sheet is read, then from the right: page, time, and other words."""
        page, rule = self.page, self._foot_rule
        yield Rule(page.x, rule, page.right, rule, 0.5)
        base = rule + _FOOT_BASELINE
        # The same tuple on every page, so that a painter makes it ready once.
        yield Stamp(page.x, base, self._legend)
        if not self._beside:
            base += len(self._legend) * _FOOT_LINE
        right = page.right
        # From the right edge inwards, so the words come in reverse.
        for word in (f"Page {number} of {of}", *self._stamp, *reversed(words)):
            width = self._metrics.width(word, Style.SMALL) + 0.01
            yield Text(right - width, base, width, word, Style.SMALL, "right")
            right -= width + _BETWEEN_WORDS

    @property
    def _stamp(self) -> tuple[str, ...]:
        return (f"Printed {self.setup.printed}",) if self.setup.printed else ()

    def _set_head(self, head: PageHead) -> _SetHead:
        metrics, page = self._metrics, self.page
        # A hundredth more than measured, or rounding breaks it into two lines.
        wanted = metrics.width(head.moment or "", Style.TURN) + 0.01
        # The turn never takes more than its share, however long its name is.
        turn = _TURN_WIDTH if head.moment is None else min(wanted, page.w * _MOST_TURN)
        left_wanted = min(metrics.width(head.whose, Style.SUBTITLE), page.w / 2)
        right = min(
            metrics.width(head.standing, Style.SUBTITLE) + 0.01, page.w - left_wanted - _APART
        )
        split = page.w - right - _APART
        return _SetHead(
            fitted(head.title, Style.TITLE, page.w - turn - _APART, metrics),
            fitted(head.moment or "", Style.TURN, turn, metrics, lines=1),
            turn,
            wrap(head.whose, Style.SUBTITLE, split, metrics),
            wrap(head.standing, Style.SUBTITLE, right, metrics),
            split,
        )
