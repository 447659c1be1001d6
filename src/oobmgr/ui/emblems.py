"""The emblem of a side: a shape and a colour together, so that neither has to be seen alone."""

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPolygonF

from oobmgr.ui.theme import Token, colour


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
    """Draw the emblem in the middle of a rectangle, 8 px large (10 px for the diamond)."""
    centre = QPointF(round(rect.center().x()), round(rect.center().y()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(colour(emblem.token)))
    if emblem is Emblem.SQUARE:
        painter.drawRect(QRectF(centre.x() - 4, centre.y() - 4, 8, 8))
    elif emblem is Emblem.CIRCLE:
        # A ring, because a filled disc of this size is hardly told from the square.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(emblem.token), 1.5))
        painter.drawEllipse(centre, 3.5, 3.5)
    elif emblem is Emblem.CROSS:
        painter.drawRect(QRectF(centre.x() - 1.5, centre.y() - 4.5, 3, 9))
        painter.drawRect(QRectF(centre.x() - 4.5, centre.y() - 1.5, 9, 3))
    else:
        painter.drawPolygon(_outline(emblem, centre))
    painter.restore()


def _outline(emblem: Emblem, centre: QPointF) -> QPolygonF:
    diamond = ((0, -5), (5, 0), (0, 5), (-5, 0))
    triangle = ((0, -5), (5, 4), (-5, 4))
    points = diamond if emblem is Emblem.DIAMOND else triangle
    return QPolygonF([centre + QPointF(x, y) for x, y in points])
