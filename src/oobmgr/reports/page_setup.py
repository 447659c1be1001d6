"""The paper that pages are laid out for: its size and edges, how large letters and counters are."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from enum import StrEnum
from typing import Final, Literal

from oobmgr.domain.dates import short_day_words
from oobmgr.domain.values import dataclass

PaperName = Literal["A4", "Letter", "A5"]

# In points: 210 by 297 mm, 8 1/2 by 11 inches, and 148 by 210 mm.
PAPERS: Final[dict[PaperName, tuple[float, float]]] = {
    "A4": (595.28, 841.89),
    "Letter": (612.0, 792.0),
    "A5": (419.53, 595.28),
}
TEXT_PCTS: Final = (80, 90, 100, 115, 130, 150)
"""Sizes of letters to choose from, in per cent of the usual one."""

# Narrower than this in points of the usual size, the boxes of a unit do not stand side by side.
_LEAST_WIDTH: Final = 300.0
# Lower, and head, sums and foot leave no room for rows.
_LEAST_HEIGHT: Final = 300.0


class Margins(StrEnum):
    """How much of the paper stays free at its edges."""

    NARROW = "narrow"
    USUAL = "usual"
    WIDE = "wide"


# Left, right, top and bottom in points. The left one is wide enough for a binder; no printer
# reaches beyond the narrow ones.
_MARGINS: Final[dict[Margins, tuple[float, float, float, float]]] = {
    Margins.NARROW: (24.0, 20.0, 18.0, 18.0),
    Margins.USUAL: (40.0, 34.0, 28.0, 24.0),
    Margins.WIDE: (62.0, 48.0, 44.0, 40.0),
}


class Duplex(StrEnum):
    """Which sides of the paper are printed, and in what order."""

    ONE = "one side"
    BOTH = "both sides"
    FRONTS = "fronts, then backs"


class CounterSize(StrEnum):
    """How large the counters of a game are, by the inches along an edge."""

    HALF = "1/2"
    NINE_SIXTEENTHS = "9/16"
    FIVE_EIGHTHS = "5/8"

    @property
    def edge_pt(self) -> float:
        """The edge of a counter in points."""
        # Read from the fraction, so that no second number has to agree with it.
        above, below = self.value.split("/")
        return 72 * int(above) / int(below)


@dataclass(frozen=True, slots=True, kw_only=True)
class PageSetup:
    """What a person chose for the pages.

    Layouts reckon in points of the usual size: larger letters are a smaller page, painted larger.

    Attributes:
        paper: The paper.
        landscape: Whether it lies on its long edge.
        text_pct: How large everything is, in per cent of the usual; counters keep their size.
        counter: How large the boxes for counters are.
        margins: How much stays free at the edges.
        duplex: Which sides of the paper are printed, and in what order.
        colour: Whether symbols have the colours of their sides; else all is black, white and grey.
        printed: When it is printed, in words; empty where pages do not say it.
    """

    paper: PaperName = "A4"
    landscape: bool = False
    text_pct: int = 100
    counter: CounterSize = CounterSize.HALF
    margins: Margins = Margins.USUAL
    duplex: Duplex = Duplex.ONE
    colour: bool = False
    printed: str = ""

    @property
    def size_pt(self) -> tuple[float, float]:
        """Width and height of the paper as it is held, in points."""
        width, height = PAPERS[self.paper]
        return (height, width) if self.landscape else (width, height)

    @property
    def scale(self) -> float:
        """Points on the paper for a point of the layout."""
        return self.text_pct / 100

    @property
    def left(self) -> float:
        """Where the printed area begins; this and what follows in points of the layout."""
        return _MARGINS[self.margins][0] / self.scale

    @property
    def right(self) -> float:
        """Where it ends."""
        return (self.size_pt[0] - _MARGINS[self.margins][1]) / self.scale

    @property
    def top(self) -> float:
        """Its upper edge."""
        return _MARGINS[self.margins][2] / self.scale

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return (self.size_pt[1] - _MARGINS[self.margins][3]) / self.scale

    @property
    def width(self) -> float:
        """The width of the printed area."""
        return self.right - self.left

    @property
    def counter_edge(self) -> float:
        """The edge of a box for a counter."""
        return self.counter.edge_pt / self.scale

    @property
    def back_shift(self) -> float:
        """How far the back of a sheet of paper is moved, so that the binder stays free on it."""
        # Front and back share the edge that is bound, so the free edge changes sides.
        left, right, *_ = _MARGINS[self.margins]
        return (right - left) / self.scale if self.duplex is not Duplex.ONE else 0.0

    def fitting(self) -> PageSetup:
        """The same with letters no larger than the paper has room for."""
        high = self.bottom - self.top
        share = min(self.width / _LEAST_WIDTH, high / _LEAST_HEIGHT, 1.0)
        return self if share == 1.0 else replace(self, text_pct=int(self.text_pct * share))


USUAL_SETUP: Final = PageSetup()


def printed_now() -> str:
    """When something is printed, by the clock of the person at the desk: ``14 Oct 2026, 20:02``."""
    now = datetime.now().astimezone()
    return f"{short_day_words(now)}, {now:%H:%M}"
