"""Strokes that several components share: tags, chips, key hints, rules, hatching, focus rings."""

from enum import StrEnum
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetrics, QPainter, QPen

from oobmgr.ui.emblems import Emblem, draw_emblem, emblem_px
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import CHIP_PX, LABEL_PX, MEDIUM, font, scaled

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter

_HATCH_STEP: Final = 5

# In place of an icon: the emblem of the side that the tag belongs to.
EMBLEM: Final = "emblem"


class TagKind(StrEnum):
    """What a tag says by its colour and edge, besides its word."""

    NEUTRAL = "neutral"
    OK = "ok"
    WARN = "warn"
    ERR = "err"
    OVER = "over"
    PENCIL = "pencil"
    SQUARE = "square"
    DIAMOND = "diamond"
    CIRCLE = "circle"
    TRIANGLE = "triangle"
    CROSS = "cross"
    SQUARE_LINE = "square_line"
    DIAMOND_LINE = "diamond_line"


# Ink, ground, edge; a tag without a ground is an outline, pencil is dashed.
_TAGS: Final[dict[TagKind, tuple[Token, Token | None, Token | None]]] = {
    TagKind.NEUTRAL: ("ink2", "circlesoft", None),
    TagKind.OK: ("ok", "oksoft", None),
    TagKind.WARN: ("warn", "warnsoft", "warnline"),
    TagKind.ERR: ("err", "errsoft", "errline"),
    TagKind.OVER: ("over", "oversoft", None),
    TagKind.PENCIL: ("pencil", None, "pencil"),
    TagKind.SQUARE: ("square", "squaresoft", None),
    TagKind.DIAMOND: ("diamond", "diamondsoft", None),
    TagKind.CIRCLE: (Emblem.CIRCLE.token, Emblem.CIRCLE.soft, None),
    TagKind.TRIANGLE: (Emblem.TRIANGLE.token, Emblem.TRIANGLE.soft, None),
    TagKind.CROSS: (Emblem.CROSS.token, Emblem.CROSS.soft, None),
    TagKind.SQUARE_LINE: ("square", "sheet", "square"),
    TagKind.DIAMOND_LINE: ("diamond", "sheet", "diamond"),
}


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    token: Token = "ink",
    face: QFont | None = None,
    align: Qt.AlignmentFlag = LEFT,
    elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> float:
    """Draw one line of text, elided to the rectangle, and return its width."""
    if not text:
        return 0.0
    used = face or font()
    text = tr(text)
    width, room = _width(text, _key(used)), rect.width()
    # To elide measures all of it again, so only what does not fit.
    shown = text if width <= room else QFontMetrics(used).elidedText(text, elide, int(room))
    painter.setFont(used)
    painter.setPen(colour(token))
    painter.drawText(rect, _on_one_line(align), shown)
    return float(min(width, room))


@cache
def _on_one_line(align: Qt.AlignmentFlag) -> int:
    """The flags of an alignment as painters take them; joining them takes longer than drawing."""
    return int(align | Qt.TextFlag.TextSingleLine)


def text_width(text: str, face: QFont) -> int:
    """Return the width of one line of text in logical pixels."""
    return _width(tr(text), _key(face))


def _key(face: QFont) -> str:
    # A font cannot be a key of the cache; its own key says all that tells it from others.
    key = face.key()
    # A copy, because a face that others hold may get another size while its old key stays here.
    if key not in _FACES:
        _FACES[key] = QFont(face)
    return key


# Forms are laid out several times before they stand, and ask for the same words each time.
_FACES: Final[dict[str, QFont]] = {}


@lru_cache(maxsize=20_000)
def _width(text: str, face: str) -> int:
    return QFontMetrics(_FACES[face]).horizontalAdvance(text)


def draw_rule(painter: QPainter, left: float, right: float, y: float, token: Token) -> None:
    """Draw a horizontal rule 1 px thick that lies on whole pixels."""
    painter.fillRect(QRectF(round(left), round(y), round(right) - round(left), 1), colour(token))


def draw_selected(painter: QPainter, rect: QRectF, *, bar: bool = True) -> None:
    """Draw the ground of a chosen row, with the bar at its left edge."""
    painter.fillRect(rect, colour("accentsoft"))
    if bar:
        painter.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), colour("accent"))


def draw_box(
    painter: QPainter,
    rect: QRectF,
    *,
    edge: Token | None = None,
    ground: Token | None = None,
    radius: float = 4.0,
    dashed: bool = False,
) -> None:
    """Draw a rounded box whose 1 px edge lies inside the rectangle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QBrush(colour(ground)) if ground else Qt.BrushStyle.NoBrush)
    if edge:
        pen = QPen(colour(edge), 1.0)
        if dashed:
            pen.setDashPattern([3.0, 2.0])
        painter.setPen(pen)
        # A pen is drawn along the middle of its line: half a pixel further in, it covers whole
        # pixels.
        rect = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def draw_marked(
    painter: QPainter, rect: QRectF, *, edge: Token, ground: Token, dashed: bool = False
) -> None:
    """Draw a cell that something is to be said of, in a frame of two lines.

    They tell it without its colour; the inner one is dashed where it only wants a look.
    """
    draw_box(painter, rect, edge=edge, ground=ground, radius=1)
    draw_box(painter, rect.adjusted(1, 1, -1, -1), edge=edge, radius=0, dashed=dashed)


def draw_focus_ring(painter: QPainter, rect: QRectF, radius: float = 4.0) -> None:
    """Draw the focus ring: 2 px of accent, inside the rectangle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour("accent"), 2.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    painter.restore()


def draw_hatch(
    painter: QPainter, rect: QRectF, token: Token, *, width: float = 1.5, rising: bool = True
) -> None:
    """Hatch a rectangle with strokes of 45 degrees: pending (rising) or lost (falling)."""
    painter.save()
    painter.setClipRect(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(token), width))
    height = rect.height()
    # From outside: strokes lean into the rectangle, and the clip cuts what is too much.
    x = rect.left() - height
    while x < rect.right() + height:
        start, end = (rect.bottom(), rect.top()) if rising else (rect.top(), rect.bottom())
        painter.drawLine(QPointF(x, start), QPointF(x + height, end))
        x += _HATCH_STEP
    painter.restore()


# Chips: the number of a case, or a key


def chip_font() -> QFont:
    """Return the face of case chips and key hints."""
    return font(CHIP_PX, MEDIUM)


def chip_size(text: str) -> QSize:
    """Return the size of a chip with this text: 17 px high at normal size of text."""
    metrics = QFontMetrics(chip_font())
    return QSize(metrics.horizontalAdvance(tr(text)) + 10, max(17, metrics.height() + 3))


def draw_chip(
    painter: QPainter,
    rect: QRectF,
    text: str,
    *,
    ink: Token = "ink2",
    edge: Token = "line2",
    ground: Token | None = "sheet",
) -> None:
    """Draw a chip that fills the rectangle."""
    draw_box(painter, rect, edge=edge, ground=ground, radius=3)
    draw_text(painter, rect, text, ink, chip_font(), CENTRE)


def chip_rect(cell: QRectF, text: str, *, align_right: bool = True, margin: float = 0) -> QRectF:
    """Return where a chip stands in a cell: at its right or left edge, half-way down."""
    size = chip_size(text)
    left = cell.right() - margin - size.width() if align_right else cell.left() + margin
    top = cell.top() + (cell.height() - size.height()) / 2
    # On whole pixels, or its edges are blurred.
    return QRectF(round(left), round(top), size.width(), size.height())


# Tags: a word in a coloured box


def tag_font() -> QFont:
    """Return the face of tags."""
    return font(LABEL_PX, MEDIUM)


def tag_size(text: str, *, with_icon: bool = False) -> QSize:
    """Return the size of a tag with this word: 18 px high at normal size of text."""
    metrics = QFontMetrics(tag_font())
    width = metrics.horizontalAdvance(tr(text)) + 12 + (scaled(13) + 3 if with_icon else 0)
    return QSize(width, max(18, metrics.height() + 4))


def draw_tag(
    painter: QPainter, rect: QRectF, text: str, kind: TagKind, icon_name: str = ""
) -> None:
    """Draw a tag that fills the rectangle; an icon, if named, stands before the word.

    The emblem is that of a side, and the kind then the tag of that side.
    """
    ink, ground, edge = _TAGS[kind]
    dashed = kind is TagKind.PENCIL
    draw_box(painter, rect, edge=edge, ground=ground, radius=3, dashed=dashed)
    inner = rect.adjusted(6, 0, -6, 0)
    if icon_name == EMBLEM:
        mark = QRectF(inner.left(), inner.top(), emblem_px(), inner.height())
        draw_emblem(painter, mark, Emblem(kind.value))
        inner.setLeft(inner.left() + scaled(13) + 3)
    elif icon_name:
        mark = QRectF(inner.left() - 1, inner.top(), scaled(13), inner.height())
        draw_icon(painter, mark, icon_name, ink)
        inner.setLeft(inner.left() + scaled(13) + 3)
    draw_text(painter, inner, text, ink, tag_font())


def whole(rect: QRect) -> QRectF:
    """Return an integer rectangle as the one that painters take."""
    return QRectF(rect)


def line_height(px: int) -> int:
    """Return the height of a line of text of this size, with the air of the design (4 px)."""
    return scaled(px) + 4
