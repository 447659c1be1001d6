"""Paints the items of a laid-out page; decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGlyphRun, QPainter, QPen, QTextLayout
from PySide6.QtSvg import QSvgRenderer

from oobmgr.reports.drawing import (
    Box,
    Document,
    Dotted,
    Item,
    Rule,
    Stamp,
    Style,
    Symbol,
    Text,
    apart,
)
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.printing.metrics import UNITS_PER_POINT, printed_font
from oobmgr.ui.symbols import symbol_svg
from oobmgr.ui.theme.tokens import PRINT_INK, PRINT_RULE

_STRIKE_WEIGHT: Final = 0.9
_DOT_WEIGHT: Final = 0.5


class _SetText(NamedTuple):
    """A text made ready: its glyphs, how far above its baseline they hang, its width, in units."""

    runs: tuple[QGlyphRun, ...]
    ascent: float
    width: float


_Four = tuple[int, int, int, int]


@dataclass(slots=True)
class _Shapes:
    """Boxes and lines of a page or a stamp: what is drawn with one pen together.

    In whole units: a twelve-hundredth of an inch is finer than any printer, and short numbers make
    a small file.
    """

    filled: list[_Four] = field(default_factory=list)
    frames: dict[float, list[_Four]] = field(default_factory=dict)
    lines: dict[tuple[float, bool], list[_Four]] = field(default_factory=dict)
    dotted: list[_Four] = field(default_factory=list)

    def rule(self, item: Rule) -> None:
        """Add a line."""
        line = _whole(item.x, item.y, item.x2, item.y2)
        self.lines.setdefault((item.weight, item.quiet), []).append(line)

    def write_on(self, item: Dotted) -> None:
        """Add a line to write on."""
        self.dotted.append(_whole(item.x, item.y, item.x2, item.y))

    def box(self, item: Box) -> None:
        """Add a box with its mark."""
        rect = _whole(item.x, item.y, item.w, item.h)
        self.frames.setdefault(item.weight, []).append(rect)
        if item.mark == "filled":
            self.filled.append(rect)
        if item.mark == "struck":
            x, y, w, h = rect
            cross = (x, y, x + w, y + h), (x, y + h, x + w, y)
            self.lines.setdefault((_STRIKE_WEIGHT, False), []).extend(cross)

    def moved(self, other: _Shapes, x: int, y: int) -> None:
        """Add others, moved."""
        self.filled += [(a + x, b + y, w, h) for a, b, w, h in other.filled]
        for weight, rects in other.frames.items():
            found = self.frames.setdefault(weight, [])
            found += [(a + x, b + y, w, h) for a, b, w, h in rects]
        for pen, lines in other.lines.items():
            found = self.lines.setdefault(pen, [])
            found += [(a + x, b + y, c + x, d + y) for a, b, c, d in lines]
        self.dotted += [(a + x, b + y, c + x, d + y) for a, b, c, d in other.dotted]

    def draw(self, painter: QPainter, inks: Inks) -> None:
        """Draw all of them."""
        for rect in self.filled:
            painter.fillRect(*rect, QColor(inks.ink))
        for (weight, quiet), lines in self.lines.items():
            painter.setPen(_pen(weight, inks.rule if quiet else inks.ink))
            for line in lines:
                painter.drawLine(*line)
        if self.dotted:
            painter.setPen(_dots(inks.ink))
            for line in self.dotted:
                painter.drawLine(*line)
        for weight, rects in self.frames.items():
            painter.setPen(_pen(weight, inks.ink))
            for rect in rects:
                painter.drawRect(*rect)


class Inks(NamedTuple):
    """The colours of words and lines, and of quiet lines."""

    ink: str
    rule: str


PRINTED: Final = Inks(PRINT_INK, PRINT_RULE)

DrawSymbol = Callable[[QPainter, Symbol], None]
"""Draws a unit's symbol in its rectangle, in points."""


class PrintedSymbols:
    """Symbols as paper has them, sharp at any size; each kind is read once."""

    def __init__(self, *, colour: bool) -> None:
        self._colour = colour
        self._renderers: dict[tuple[str, str, str], QSvgRenderer] = {}

    def __call__(self, painter: QPainter, item: Symbol) -> None:
        key = (item.type, item.size, item.emblem)
        renderer = self._renderers.get(key)
        if renderer is None:
            text = symbol_svg(item.type, item.size, Emblem(item.emblem), colour=self._colour)
            renderer = self._renderers[key] = QSvgRenderer(QByteArray(text.encode()))
        renderer.render(painter, QRectF(*_whole(item.x, item.y, item.w, item.h)))


class _Ready(NamedTuple):
    """A stamp made ready, in units from its origin. `items` is kept so that no other has its id."""

    items: tuple[Item, ...]
    shapes: _Shapes
    symbols: tuple[Symbol, ...]
    runs: tuple[tuple[QPointF, QGlyphRun], ...]


class PagePainter:
    """Paints pages on a painter whose unit is `UNITS_PER_INCH` to the inch.

    One for all pages: it keeps what it made ready, and sets font and pen only where they change.
    The screen gives inks and symbols of its own.
    """

    def __init__(
        self,
        painter: QPainter,
        *,
        colour: bool = False,
        inks: Inks = PRINTED,
        symbols: DrawSymbol | None = None,
    ) -> None:
        self._painter = painter
        self._inks = inks
        self._symbols = symbols or PrintedSymbols(colour=colour)
        self._style: Style | None = None
        self._texts: dict[tuple[str, Style], _SetText] = {}
        self._seen: set[tuple[str, Style]] = set()
        self._stamps: dict[int, _Ready] = {}
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def paint(self, items: Iterable[Item]) -> None:
        """Paint symbols, then boxes and lines, then what is written, each in order."""
        shapes = _Shapes()
        written: list[Text | Stamp] = []
        for item in items:
            if isinstance(item, Text):
                written.append(item)
            elif isinstance(item, Stamp):
                written.append(item)
                self._stamp(item, shapes)
            elif isinstance(item, Rule):
                shapes.rule(item)
            elif isinstance(item, Box):
                shapes.box(item)
            elif isinstance(item, Dotted):
                shapes.write_on(item)
            else:
                self._symbols(self._painter, item)
        shapes.draw(self._painter, self._inks)
        self._painter.setPen(_pen(1.0, self._inks.ink))
        for one in written:
            if isinstance(one, Text):
                self._text(one)
            else:
                self._stamped_texts(one)

    def paint_page(self, document: Document, at: int) -> None:
        """Paint a page of a document on its paper, the back of a sheet moved off its binder."""
        painter, setup = self._painter, document.setup
        painter.save()
        painter.scale(setup.scale, setup.scale)
        if document.labels[at].back:
            painter.translate(setup.back_shift * UNITS_PER_POINT, 0)
        self.paint(document.pages[at])
        painter.restore()
        self._style = None

    def _text(self, item: Text) -> None:
        key = (item.text, item.style)
        if item.align == "left" and key not in self._seen:
            # To make a text ready takes longer than to draw it: worth it from the second time on.
            self._seen.add(key)
            self._draw_once(item)
            return
        known = self._set(item)
        place = _place(item, known)
        for run in known.runs:
            self._painter.drawGlyphRun(place, run)

    def _draw_once(self, item: Text) -> None:
        if item.style is not self._style:
            self._painter.setFont(printed_font(item.style))
            self._style = item.style
        x, y = round(item.x * UNITS_PER_POINT), round(item.y * UNITS_PER_POINT)
        self._painter.drawText(x, y, item.text)

    def _set(self, item: Text) -> _SetText:
        """The text made ready."""
        key = (item.text, item.style)
        known = self._texts.get(key)
        if known is None:
            known = self._texts[key] = _set_text(*key)
        return known

    def _stamp(self, item: Stamp, shapes: _Shapes) -> None:
        """Add the boxes and lines of a stamp, and draw its symbols."""
        ready = self._ready(item.items)
        at = round(item.x * UNITS_PER_POINT), round(item.y * UNITS_PER_POINT)
        shapes.moved(ready.shapes, *at)
        for symbol in ready.symbols:
            moved = symbol._replace(x=symbol.x + item.x, y=symbol.y + item.y)
            self._symbols(self._painter, moved)

    def _stamped_texts(self, item: Stamp) -> None:
        moved = QPointF(round(item.x * UNITS_PER_POINT), round(item.y * UNITS_PER_POINT))
        for place, run in self._ready(item.items).runs:
            self._painter.drawGlyphRun(place + moved, run)

    def _ready(self, items: tuple[Item, ...]) -> _Ready:
        """The items of a stamp made ready, once."""
        known = self._stamps.get(id(items))
        if known is None:
            known = self._stamps[id(items)] = self._made_ready(items)
        return known

    def _made_ready(self, items: tuple[Item, ...]) -> _Ready:
        shapes = _Shapes()
        symbols: list[Symbol] = []
        runs: dict[Style, list[tuple[QPointF, QGlyphRun]]] = {}
        for item in apart(items):
            match item:
                case Text():
                    known = self._set(item)
                    place = _place(item, known)
                    runs.setdefault(item.style, []).extend((place, run) for run in known.runs)
                case Rule():
                    shapes.rule(item)
                case Dotted():
                    shapes.write_on(item)
                case Box():
                    shapes.box(item)
                case Symbol():
                    symbols.append(item)
        joined = tuple(one for found in runs.values() for one in _joined(found))
        return _Ready(items, shapes, tuple(symbols), joined)


def _joined(found: list[tuple[QPointF, QGlyphRun]]) -> list[tuple[QPointF, QGlyphRun]]:
    """The same glyphs in one run, where one font has them all."""
    font = found[0][1].rawFont()
    if any(run.rawFont() != font for _, run in found):
        return found
    whole = QGlyphRun(found[0][1])
    whole.setGlyphIndexes([glyph for _, run in found for glyph in run.glyphIndexes()])
    whole.setPositions([place + at for place, run in found for at in run.positions()])
    return [(QPointF(0, 0), whole)]


def _set_text(text: str, style: Style) -> _SetText:
    # Kept, for one text stands in many rows: finding its glyphs takes longer than drawing them.
    layout = QTextLayout(text, printed_font(style))
    layout.beginLayout()
    line = layout.createLine()
    line.setPosition(QPointF(0, 0))
    layout.endLayout()
    return _SetText(tuple(layout.glyphRuns()), line.ascent(), line.horizontalAdvance())


def _place(item: Text, known: _SetText) -> QPointF:
    x = item.x * UNITS_PER_POINT
    if item.align != "left":
        spare = item.w * UNITS_PER_POINT - known.width
        x += spare / 2 if item.align == "center" else spare
    return QPointF(round(x), round(item.y * UNITS_PER_POINT - known.ascent))


def _whole(*lengths: float) -> _Four:
    """Four lengths in whole units."""
    a, b, c, d = (round(length * UNITS_PER_POINT) for length in lengths)
    return a, b, c, d


@cache
def _pen(weight: float, ink: str) -> QPen:
    pen = QPen(QBrush(QColor(ink)), weight * UNITS_PER_POINT)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


@cache
def _dots(ink: str) -> QPen:
    pen = QPen(_pen(_DOT_WEIGHT, ink))
    pen.setDashPattern([1.0, 2.0])
    return pen
