"""Paints the items of a laid-out page; decides nothing."""

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from oobmgr.reports.drawing import Box, Dotted, Item, Page, Rule, Symbol, Text
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.printing.metrics import UNITS_PER_POINT, printed_font
from oobmgr.ui.symbols import symbol_svg
from oobmgr.ui.theme.tokens import PRINT_INK, PRINT_RULE

_STRIKE_WEIGHT: Final = 0.9
_DOT_WEIGHT: Final = 0.5


class PagePainter:
    """Paints pages on a painter whose unit is `UNITS_PER_INCH` to the inch."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter
        self._renderers: dict[tuple[str, str, str], QSvgRenderer] = {}

    def paint(self, page: Page) -> None:
        """Paint every item in order."""
        for item in page:
            self._paint(item)

    def _paint(self, item: Item) -> None:
        match item:
            case Text():
                self._text(item)
            case Rule():
                self._line(item.x, item.y, item.x2, item.y2, _pen(item.weight, quiet=item.quiet))
            case Dotted():
                self._line(item.x, item.y, item.x2, item.y, _dots())
            case Box():
                self._box(item)
            case Symbol():
                self._symbol(item)

    def _text(self, item: Text) -> None:
        painter = self._painter
        font = printed_font(item.style)
        painter.setFont(font)
        painter.setPen(_ink())
        x = item.x * UNITS_PER_POINT
        if item.align != "left":
            spare = item.w * UNITS_PER_POINT - painter.fontMetrics().horizontalAdvance(item.text)
            x += spare / 2 if item.align == "center" else spare
        painter.drawText(QPointF(x, item.y * UNITS_PER_POINT), item.text)

    def _line(self, x: float, y: float, x2: float, y2: float, pen: QPen) -> None:
        scale = UNITS_PER_POINT
        self._painter.setPen(pen)
        self._painter.drawLine(QLineF(x * scale, y * scale, x2 * scale, y2 * scale))

    def _box(self, item: Box) -> None:
        painter = self._painter
        rect = _scaled(item.x, item.y, item.w, item.h)
        if item.mark == "filled":
            painter.fillRect(rect, _ink())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(item.weight))
        painter.drawRect(rect)
        if item.mark == "struck":
            painter.setPen(_pen(_STRIKE_WEIGHT))
            painter.drawLine(QLineF(rect.topLeft(), rect.bottomRight()))
            painter.drawLine(QLineF(rect.bottomLeft(), rect.topRight()))

    def _symbol(self, item: Symbol) -> None:
        key = (item.type, item.size, item.emblem)
        renderer = self._renderers.get(key)
        if renderer is None:
            text = symbol_svg(item.type, item.size, Emblem(item.emblem))
            renderer = self._renderers[key] = QSvgRenderer(QByteArray(text.encode()))
        renderer.render(self._painter, _scaled(item.x, item.y, item.w, item.h))


def _scaled(x: float, y: float, w: float, h: float) -> QRectF:
    scale = UNITS_PER_POINT
    return QRectF(x * scale, y * scale, w * scale, h * scale)


@cache
def _ink() -> QColor:
    return QColor(PRINT_INK)


@cache
def _pen(weight: float, *, quiet: bool = False) -> QPen:
    pen = QPen(QBrush(QColor(PRINT_RULE if quiet else PRINT_INK)), weight * UNITS_PER_POINT)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


@cache
def _dots() -> QPen:
    pen = QPen(_pen(_DOT_WEIGHT))
    pen.setDashPattern([1.0, 2.0])
    return pen
