"""What stands on a page: texts, rules, boxes and symbols at places in points.

The origin is the top left corner of the paper and y grows downward. A painter goes through the
items in order and decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Literal, NamedTuple

from oobmgr.domain.values import dataclass
from oobmgr.reports.page_setup import USUAL_SETUP, PageSetup


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
        return _LINES[self]


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

# Asked for with each line of text, so reckoned once.
_LINES: dict[Style, float] = {style: size * 1.22 for style, (size, _) in _STYLES.items()}

Align = Literal["left", "center", "right"]
Mark = Literal["", "struck", "filled"]


# Tuples with names and not dataclasses: a roster is made of very many items, and these are made
# quickest.
class Text(NamedTuple):
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
    for line in lines:
        yield Text(x, y, w, line, style, align)
        y += pitch or style.line_pt


class Rule(NamedTuple):
    """A straight line, mostly horizontal, `weight` points thick; `quiet` ones are grey."""

    x: float
    y: float
    x2: float
    y2: float
    weight: float = 0.5
    quiet: bool = False


class Dotted(NamedTuple):
    """A dotted line to write on."""

    x: float
    y: float
    x2: float


class Box(NamedTuple):
    """A frame: empty, struck with a cross, or filled."""

    x: float
    y: float
    w: float
    h: float
    mark: Mark = ""
    weight: float = 0.6


class Symbol(NamedTuple):
    """A unit's symbol in a rectangle; `emblem` is the shape that marks its side."""

    x: float
    y: float
    w: float
    h: float
    type: str
    size: str
    emblem: str


class Stamp(NamedTuple):
    """Items that stand alike in many places: drawn with their origin moved to `x`, `y`.

    Give the same tuple for the same items: a painter makes them ready once.
    """

    x: float
    y: float
    items: tuple[Item, ...]


Item = Text | Rule | Dotted | Box | Symbol | Stamp
Page = tuple[Item, ...]


def apart(items: Iterable[Item]) -> Iterator[Item]:
    """Every item in its own place: stamps taken apart."""
    for item in items:
        # Stamps may hold stamps.
        if isinstance(item, Stamp):
            for part in apart(item.items):
                yield _moved(part, item.x, item.y)
        else:
            yield item


def _moved(item: Item, x: float, y: float) -> Item:
    if isinstance(item, Rule):
        return item._replace(x=item.x + x, y=item.y + y, x2=item.x2 + x, y2=item.y2 + y)
    if isinstance(item, Dotted):
        return item._replace(x=item.x + x, y=item.y + y, x2=item.x2 + x)
    return item._replace(x=item.x + x, y=item.y + y)


@dataclass(frozen=True, slots=True)
class PageLabel:
    """What a page is called in a list of pages.

    Attributes:
        side: Whose it is.
        title: Its title.
        number: Its number in its run of pages, `of` how many it has.
        path: What it begins, from the top down: the bookmarks under which it is found.
        back: Whether it is printed on the back of a sheet of paper.
    """

    side: str
    title: str
    number: int
    of: int
    path: tuple[tuple[str, ...], ...] = ()
    back: bool = False


@dataclass(frozen=True, slots=True)
class Document:
    """Finished pages on one paper."""

    title: str
    pages: tuple[Page, ...]
    labels: tuple[PageLabel, ...]
    setup: PageSetup = USUAL_SETUP

    @property
    def size_pt(self) -> tuple[float, float]:
        """Width and height of the paper in points."""
        return self.setup.size_pt
