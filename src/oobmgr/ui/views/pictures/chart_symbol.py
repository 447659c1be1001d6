"""The symbol of a unit on the organisation chart of the screen."""

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPainter

from oobmgr.reports.drawing import Symbol
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.printing.metrics import UNITS_PER_POINT
from oobmgr.ui.symbols import symbol_pixmap


def draw_chart_symbol(painter: QPainter, item: Symbol) -> None:
    """A symbol in the colours of the theme, on whole pixels of the screen."""
    where = QRectF(item.x, item.y, item.w, item.h)
    units = QRectF(
        where.x() * UNITS_PER_POINT, where.y() * UNITS_PER_POINT,
        where.width() * UNITS_PER_POINT, where.height() * UNITS_PER_POINT,
    )  # fmt: skip
    target = painter.worldTransform().mapRect(units)
    picture = symbol_pixmap(
        item.type, item.size, Emblem(item.emblem), round(target.width()),
        painter.device().devicePixelRatio(),
    )  # fmt: skip
    painter.save()
    # Drawn by the chart's own scale, a symbol would be stretched from a picture and blurred.
    painter.resetTransform()
    painter.drawPixmap(QPoint(round(target.x()), round(target.y())), picture)
    painter.restore()
