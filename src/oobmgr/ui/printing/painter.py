"""Paints the items of a laid-out page; decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGlyphRun, QPainter, QPainterPath, QPen, QTextLayout
from PySide6.QtSvg import QSvgRenderer

from oobmgr.reports.drawing import (
    Align,
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


class _Drawing(NamedTuple):
    """Boxes and lines as a painter takes them: all that one pen draws at once.

    One call for each box would take twice as long, and make a file of twice the size.
    """

    filled: tuple[QRect, ...]
    lines: tuple[tuple[QPen, QPainterPath], ...]
    frames: tuple[tuple[QPen, list[QRect]], ...]

    def draw(self, painter: QPainter, inks: Inks) -> None:
        """Draw all of them."""
        for rect in self.filled:
            painter.fillRect(rect, QColor(inks.ink))
        for pen, path in self.lines:
            painter.setPen(pen)
            painter.drawPath(path)
        for pen, rects in self.frames:
            painter.setPen(pen)
            painter.drawRects(rects)


_NOTHING: Final = _Drawing((), (), ())


@dataclass(slots=True)
class _Shapes:
    """Boxes and lines of a page or a stamp: what is drawn with one pen together.

    In whole units: a twelve-hundredth of an inch is finer than any printer, and short numbers make
    a small file.
    """

    filled: list[QRect] = field(default_factory=list)
    frames: dict[float, list[QRect]] = field(default_factory=dict)
    lines: dict[tuple[float, bool], QPainterPath] = field(default_factory=dict)
    dotted: QPainterPath = field(default_factory=QPainterPath)

    def add(self, item: Rule | Box | Dotted) -> None:
        """Add a line, a line to write on, or a box with its mark."""
        match item:
            case Rule():
                x, y, x2, y2 = _whole(item.x, item.y, item.x2, item.y2)
                self._line(item.weight, x, y, x2, y2, quiet=item.quiet)
            case Dotted():
                x, y, x2, _ = _whole(item.x, item.y, item.x2, item.y)
                self.dotted.moveTo(x, y)
                self.dotted.lineTo(x2, y)
            case Box():
                self._box(item)

    def _box(self, item: Box) -> None:
        x, y, w, h = _whole(item.x, item.y, item.w, item.h)
        rect = QRect(x, y, w, h)
        self.frames.setdefault(item.weight, []).append(rect)
        if item.mark == "filled":
            self.filled.append(rect)
        if item.mark == "struck":
            self._line(_STRIKE_WEIGHT, x, y, x + w, y + h)
            self._line(_STRIKE_WEIGHT, x, y + h, x + w, y)

    def ready(self, inks: Inks) -> _Drawing:
        """All of them with their pens: what is filled, lines, and the frames above them."""
        lines = [
            (_pen(weight, inks.rule if quiet else inks.ink), path)
            for (weight, quiet), path in self.lines.items()
        ]
        if not self.dotted.isEmpty():
            lines.append((_dots(inks.ink), self.dotted))
        frames = ((_pen(weight, inks.ink), rects) for weight, rects in self.frames.items())
        return _Drawing(tuple(self.filled), tuple(lines), tuple(frames))

    def _line(
        self, weight: float, x: int, y: int, x2: int, y2: int, *, quiet: bool = False
    ) -> None:
        path = self.lines.setdefault((weight, quiet), QPainterPath())
        path.moveTo(x, y)
        path.lineTo(x2, y2)


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
    drawing: _Drawing
    symbols: tuple[Symbol, ...]
    runs: tuple[tuple[QPointF, QGlyphRun], ...]


class _Placed(NamedTuple):
    """A stamp and where its origin stands, in units."""

    x: int
    y: int
    ready: _Ready


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
        # None for a text that was drawn once: a second time it is worth making ready.
        self._texts: dict[tuple[str, Style], _SetText | None] = {}
        self._stamps: dict[int, _Ready] = {}
        # Otherwise frames and lines would be filled with the brush that came along.
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def paint(self, items: Iterable[Item]) -> None:
        """Paint symbols, then boxes and lines, then what is written, each in order."""
        shapes = _Shapes()
        stamps: list[_Placed] = []
        written: list[Text | _Placed] = []
        for item in items:
            if isinstance(item, Text):
                written.append(item)
            elif isinstance(item, Stamp):
                # Its symbols are drawn here, so that they lie below boxes and words as those of the
                # page do.
                stamps.append(self._placed(item))
                written.append(stamps[-1])
            elif isinstance(item, Symbol):
                self._symbols(self._painter, item)
            else:
                shapes.add(item)
        shapes.ready(self._inks).draw(self._painter, self._inks)
        for stamp in stamps:
            self._stamped_shapes(stamp)
        # Text takes the colour of the pen, and the shapes have left theirs.
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
        # `restore` took the font away that was set since `save`.
        self._style = None

    def _text(self, item: Text) -> None:
        x, y, w, text, style, align = item
        key = (text, style)
        known = self._texts.get(key)
        if known is None:
            # The others need their width, which only a text made ready tells.
            if align == "left" and key not in self._texts:
                # To make a text ready takes longer than to draw it: worth it from the second time.
                self._texts[key] = None
                self._draw_once(item)
                return
            known = self._set(key)
        place = _place(x, y, w, align, known)
        for run in known.runs:
            self._painter.drawGlyphRun(place, run)

    def _draw_once(self, item: Text) -> None:
        # By identity, which is quick: one more of the same look only sets its font again.
        if item.style is not self._style:
            self._painter.setFont(printed_font(item.style))
            self._style = item.style
        x, y = round(item.x * UNITS_PER_POINT), round(item.y * UNITS_PER_POINT)
        self._painter.drawText(x, y, item.text)

    def _set(self, key: tuple[str, Style]) -> _SetText:
        """The text made ready."""
        known = self._texts.get(key)
        if known is None:
            known = self._texts[key] = _set_text(*key)
        return known

    def _placed(self, item: Stamp) -> _Placed:
        """A stamp made ready and where it stands; its symbols are drawn at once."""
        ready = self._ready(item.items)
        for symbol in ready.symbols:
            moved = Symbol(symbol.x + item.x, symbol.y + item.y, *symbol[2:])
            self._symbols(self._painter, moved)
        return _Placed(round(item.x * UNITS_PER_POINT), round(item.y * UNITS_PER_POINT), ready)

    def _stamped_shapes(self, stamp: _Placed) -> None:
        x, y, ready = stamp
        if ready.drawing == _NOTHING:
            return
        # The painter moves them, each of which would otherwise be made anew in Python.
        self._painter.translate(x, y)
        ready.drawing.draw(self._painter, self._inks)
        self._painter.translate(-x, -y)

    def _stamped_texts(self, stamp: _Placed) -> None:
        moved = QPointF(stamp.x, stamp.y)
        for place, run in stamp.ready.runs:
            self._painter.drawGlyphRun(place + moved, run)

    def _ready(self, items: tuple[Item, ...]) -> _Ready:
        """The items of a stamp made ready, once."""
        # By identity: to compare hundreds of items for each row would take longer than to draw
        # them.
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
                    x, y, w, text, style, align = item
                    known = self._set((text, style))
                    place = _place(x, y, w, align, known)
                    runs.setdefault(style, []).extend((place, run) for run in known.runs)
                case Rule() | Dotted() | Box():
                    shapes.add(item)
                case Symbol():
                    symbols.append(item)
        joined = tuple(one for found in runs.values() for one in _joined(found))
        return _Ready(items, shapes.ready(self._inks), tuple(symbols), joined)


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


def _place(x: float, y: float, w: float, align: Align, known: _SetText) -> QPointF:
    """Where a text that stands at `x`, `y` in a room of `w` points begins, in units."""
    left = x * UNITS_PER_POINT
    if align != "left":
        spare = w * UNITS_PER_POINT - known.width
        left += spare / 2 if align == "center" else spare
    return QPointF(round(left), round(y * UNITS_PER_POINT - known.ascent))


def _whole(a: float, b: float, c: float, d: float) -> _Four:
    """Four lengths in whole units."""
    per = UNITS_PER_POINT
    return round(a * per), round(b * per), round(c * per), round(d * per)


@cache
def _pen(weight: float, ink: str) -> QPen:
    pen = QPen(QBrush(QColor(ink)), weight * UNITS_PER_POINT)
    # Qt's own ends stick out by half a pen, and its bevels cut the corners of boxes.
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


@cache
def _dots(ink: str) -> QPen:
    pen = QPen(_pen(_DOT_WEIGHT, ink))
    # Qt counts dashes in widths of the pen: these are square dots.
    pen.setDashPattern([1.0, 2.0])
    return pen
