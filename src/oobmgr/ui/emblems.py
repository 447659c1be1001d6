"""The emblem of a side: a shape and a colour together, so that neither has to be seen alone."""

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QIcon, QIconEngine, QPainter, QPen, QPolygonF

from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import scaled

EMBLEM_PX: Final = 10
"""How wide the widest emblem is at normal size of text."""
_SQUARE_PX: Final = 8


class Emblem(StrEnum):
    """How a side is marked. Each game maps its sides to these by the value."""

    SQUARE = "square"
    DIAMOND = "diamond"
    CIRCLE = "circle"
    TRIANGLE = "triangle"
    CROSS = "cross"

    @property
    def token(self) -> Token:
        """The colour of frames, bars and words of the side."""
        return _TOKENS[self][0]

    @property
    def soft(self) -> Token:
        """The ground that text in `token` stands on."""
        return _TOKENS[self][1]

    @property
    def parts(self) -> tuple[Token, ...]:
        """The colours of what the side is divided into: its own, and two that are near it."""
        return (self.token, *_NEAR[self])


_TOKENS: dict[Emblem, tuple[Token, Token]] = {
    Emblem.SQUARE: ("square", "squaresoft"),
    Emblem.DIAMOND: ("diamond", "diamondsoft"),
    Emblem.CIRCLE: ("circle", "circlesoft"),
    Emblem.TRIANGLE: ("over", "oversoft"),
    Emblem.CROSS: ("ok", "oksoft"),
}
_NEAR: dict[Emblem, tuple[Token, Token]] = {
    Emblem.SQUARE: ("square2", "square3"),
    Emblem.DIAMOND: ("diamond2", "diamond3"),
    Emblem.CIRCLE: ("circle2", "circle3"),
    Emblem.TRIANGLE: ("over2", "over3"),
    Emblem.CROSS: ("ok2", "ok3"),
}


def draw_emblem(painter: QPainter, rect: QRectF, emblem: Emblem) -> None:
    """Draw the emblem in the middle of a rectangle, 8 px large (10 px for the diamond).

    It grows with the size of text: the rectangle is `emblem_px` wide, or more.
    """
    painter.save()
    painter.translate(round(rect.center().x()), round(rect.center().y()))
    # By whole pixels of the square, or its edges are blurred.
    larger = scaled(_SQUARE_PX) / _SQUARE_PX
    painter.scale(larger, larger)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(colour(emblem.token)))
    if emblem is Emblem.SQUARE:
        painter.drawRect(QRectF(-4, -4, _SQUARE_PX, _SQUARE_PX))
    elif emblem is Emblem.CIRCLE:
        # A ring, because a filled disc of this size is hardly told from the square.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(emblem.token), 1.5))
        painter.drawEllipse(QPointF(0, 0), 3.5, 3.5)
    elif emblem is Emblem.CROSS:
        painter.drawRect(QRectF(-1.5, -4.5, 3, 9))
        painter.drawRect(QRectF(-4.5, -1.5, 9, 3))
    else:
        painter.drawPolygon(_outline(emblem))
    painter.restore()


def emblem_px() -> int:
    """Return how wide the widest emblem is now."""
    return scaled(EMBLEM_PX)


def emblem_icon(emblem: Emblem) -> QIcon:
    """Return the emblem as an icon, which draws itself in the look of the window at that time."""
    return QIcon(_EmblemIcon(emblem))


class _EmblemIcon(QIconEngine):
    """Draws when it is painted, so that another look needs no new icons."""

    def __init__(self, emblem: Emblem) -> None:
        super().__init__()
        self._emblem = emblem

    # Qt

    def clone(self) -> QIconEngine:
        return _EmblemIcon(self._emblem)

    def paint(self, painter: QPainter, rect: QRect, _: QIcon.Mode, __: QIcon.State) -> None:
        draw_emblem(painter, QRectF(rect), self._emblem)


def _outline(emblem: Emblem) -> QPolygonF:
    diamond = ((0, -5), (5, 0), (0, 5), (-5, 0))
    triangle = ((0, -5), (5, 4), (-5, 4))
    points = diamond if emblem is Emblem.DIAMOND else triangle
    return QPolygonF([QPointF(x, y) for x, y in points])
