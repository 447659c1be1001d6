"""What stands on a page: texts, rules, boxes and symbols at places in points.

The origin is the top left corner of the paper and y grows downward. A painter goes through the
items in order and decides nothing.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Literal

from oobmgr.domain.values import dataclass

PaperName = Literal["A4", "Letter"]

# In points: 210 by 297 mm, and 8 1/2 by 11 inches.
PAPERS: dict[PaperName, tuple[float, float]] = {"A4": (595.28, 841.89), "Letter": (612.0, 792.0)}


class Style(StrEnum):
    """The voices of a sheet. A painter sets each by `size_pt` and `weight`."""

    TITLE = "title"
    TURN = "turn"
    SUBTITLE = "subtitle"
    COLUMN = "column"
    HEADING = "heading"
    HEADING_NOTE = "heading note"
    BODY = "body"
    STRONG = "strong"
    SMALL = "small"
    SMALL_STRONG = "small strong"

    @property
    def size_pt(self) -> float:
        """Height of the letters' body in points; nothing printed is smaller than 6.5."""
        return _STYLES[self][0]

    @property
    def weight(self) -> int:
        """400 regular, 500 medium, 600 semibold, 700 bold."""
        return _STYLES[self][1]

    @property
    def line_pt(self) -> float:
        """From one baseline to the next."""
        return self.size_pt * 1.22


_STYLES: dict[Style, tuple[float, int]] = {
    Style.TITLE: (14.25, 700),
    Style.TURN: (11.0, 700),
    Style.SUBTITLE: (8.25, 400),
    Style.COLUMN: (7.0, 600),
    Style.HEADING: (9.0, 600),
    Style.HEADING_NOTE: (7.25, 400),
    Style.BODY: (7.75, 400),
    Style.STRONG: (7.75, 600),
    Style.SMALL: (6.5, 400),
    Style.SMALL_STRONG: (6.5, 600),
}

Align = Literal["left", "center", "right"]
Mark = Literal["", "struck", "filled"]


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text between `x` and `x + w`; `y` is its baseline."""

    x: float
    y: float
    w: float
    text: str
    style: Style
    align: Align = "left"


def text_lines(
    x: float, y: float, w: float, lines: Iterable[str], style: Style, align: Align = "left",
    pitch: float = 0,
) -> Iterator[Text]:  # fmt: skip
    """Lines of text one below the other, the first on the baseline `y`.

    `pitch` is from one baseline to the next; left out, it is that of the style.
    """
    for at, line in enumerate(lines):
        yield Text(x, y + at * (pitch or style.line_pt), w, line, style, align)


@dataclass(frozen=True, slots=True)
class Rule:
    """A straight line, mostly horizontal, `weight` points thick; `quiet` ones are grey."""

    x: float
    y: float
    x2: float
    y2: float
    weight: float = 0.5
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Dotted:
    """A dotted line to write on."""

    x: float
    y: float
    x2: float


@dataclass(frozen=True, slots=True)
class Box:
    """A frame: empty, struck with a cross, or filled."""

    x: float
    y: float
    w: float
    h: float
    mark: Mark = ""
    weight: float = 0.6


@dataclass(frozen=True, slots=True)
class Symbol:
    """A unit's symbol in a rectangle; `emblem` is the shape that marks its side."""

    x: float
    y: float
    w: float
    h: float
    type: str
    size: str
    emblem: str


Item = Text | Rule | Dotted | Box | Symbol
Page = tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class PageLabel:
    """What a page is called in a list of pages: its side, its title, its number in the run."""

    side: str
    title: str
    number: int
    of: int


@dataclass(frozen=True, slots=True)
class Document:
    """Finished pages on one paper; `size_pt` is its width and height in points."""

    title: str
    pages: tuple[Page, ...]
    labels: tuple[PageLabel, ...]
    paper: PaperName

    @property
    def size_pt(self) -> tuple[float, float]:
        """Width and height of the paper in points."""
        return PAPERS[self.paper]
