"""Unit symbols: the drawing of a type, the mark of a size, the frame of a side.

The drawings lie in resources/symbols. A word that has none is drawn as the plain frame, never
refused.
"""

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from oobmgr.domain.places import resources_dir
from oobmgr.domain.values import dataclass
from oobmgr.rules.symbols import symbol_name
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.theme import DARK, LIGHT, Theme, current_theme
from oobmgr.ui.theme.tokens import PRINT_GREY, PRINT_INK, PRINT_PAPER

# What the drawings carry in place of ink, of ground and of the width of the frame.
_INK: Final = "#010101"
_FILL: Final = "#fefefe"
_FRAME_WIDTH: Final = 'stroke-width="9"'

# The drawing in its own units: the frame alone, and with room for the size mark above it.
_FRAME_BOX: Final = (19, 44, 162, 112)
_MARKED_BOX: Final = (19, 4, 162, 152)
_MARK_TOP: Final = 9
_MARK_HEIGHT: Final = 25
_MARK_STEP: Final = {"X": 29, "I": 13}
_CROSS_WIDTH: Final = 21

# Below this width a size mark would be a smudge.
MARK_FROM_PX: Final = 24


@dataclass(frozen=True, slots=True)
class _Ink:
    """The colours of one symbol and the width of its frame, in units of the drawing."""

    line: str
    ground: str
    frame: float


# 1.35 and 1.7 px at 24 px, so that the sides differ by the frame too.
_SCREEN_FRAMES: Final = {Emblem.SQUARE: 9.0, Emblem.DIAMOND: 11.5}
_OTHER_FRAME: Final = 9.0
_PRINT_INKS: Final = {
    Emblem.SQUARE: _Ink(PRINT_INK, PRINT_PAPER, 6.0),
    Emblem.DIAMOND: _Ink(PRINT_INK, PRINT_GREY, 14.0),
}
_OTHER_PRINT: Final = _Ink(PRINT_INK, PRINT_PAPER, 9.0)


def symbol_size(px: int, size: str) -> QSize:
    """Return width and height of a symbol whose frame is `px` logical pixels wide."""
    _, _, width, height = _box(px, size)
    return QSize(px, round(px * height / width))


def symbol_svg(
    unit_type: str, size: str = "", emblem: Emblem = Emblem.SQUARE, *, colour: bool = False
) -> str:
    """Return a symbol for a printed sheet: black, the sides told apart by ground and frame.

    With `colour` they have their colours as well.
    """
    ink = _PRINT_INKS.get(emblem, _OTHER_PRINT)
    if colour:
        ink = _Ink(LIGHT[emblem.token], LIGHT[emblem.soft], ink.frame)
    return _svg(symbol_name(unit_type), size, ink, _MARKED_BOX)


def symbol_pixmap(
    unit_type: str,
    size: str,
    emblem: Emblem,
    px: int = 24,
    dpr: float = 1.0,
    theme: Theme | None = None,
) -> QPixmap:
    """Return a symbol as a picture `px` logical pixels wide, drawn once for each kind.

    `unit_type` is a word such as "infantry", `size` the mark above the frame ("XX"), which is left
    out below 24 px; the emblem decides colours and frame. `dpr` is device pixels to a logical one.
    """
    # By the theme's name, which is part of the key under which the picture is kept.
    return _pixmap(symbol_name(unit_type), size, emblem, px, dpr, (theme or current_theme()).name)


def draw_symbol(painter: QPainter, rect: QRectF, unit_type: str, size: str, emblem: Emblem) -> None:
    """Draw the symbol of a type of unit as wide as the rectangle allows, in its middle."""
    draw_drawing(painter, rect, symbol_name(unit_type), size, emblem)


def draw_drawing(painter: QPainter, rect: QRectF, name: str, size: str, emblem: Emblem) -> None:
    """Draw the symbol of this name, without a look at which types of unit it shows."""
    dpr = painter.device().devicePixelRatio()
    px = int(rect.width())
    picture = _pixmap(name, size, emblem, px, dpr, current_theme().name)
    drawn = symbol_size(px, size)
    left = rect.x() + (rect.width() - drawn.width()) / 2
    top = rect.y() + (rect.height() - drawn.height()) / 2
    # On whole pixels, or every stroke is blurred.
    target = QRectF(round(left), round(top), drawn.width(), drawn.height())
    painter.drawPixmap(target, picture, QRectF(picture.rect()))


def _box(px: int, size: str) -> tuple[int, int, int, int]:
    return _MARKED_BOX if px >= MARK_FROM_PX and size else _FRAME_BOX


@cache
def _pixmap(name: str, size: str, emblem: Emblem, px: int, dpr: float, theme_name: str) -> QPixmap:
    drawn = symbol_size(px, size)
    picture = QPixmap(round(drawn.width() * dpr), round(drawn.height() * dpr))
    picture.fill(Qt.GlobalColor.transparent)
    text = _svg(name, size, _screen_ink(emblem, theme_name), _box(px, size))
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(picture.rect()))
    painter.end()
    picture.setDevicePixelRatio(dpr)
    return picture


def _screen_ink(emblem: Emblem, theme_name: str) -> _Ink:
    theme = DARK if theme_name == DARK.name else LIGHT
    frame = _SCREEN_FRAMES.get(emblem, _OTHER_FRAME)
    return _Ink(theme[emblem.token], theme[emblem.soft], frame)


def _svg(name: str, size: str, ink: _Ink, box: tuple[int, int, int, int]) -> str:
    """Return the drawing `name` with a size mark where the box has room for one."""
    text = _drawing(name).replace(_FRAME_WIDTH, f'stroke-width="{ink.frame}"')
    # The first tag alone is the one that says the size; the drawing behind it is left as it is.
    head, _, body = text.partition(">")
    if box == _MARKED_BOX:
        body = _size_mark(size) + body
    head = head.replace(_view_box(_FRAME_BOX), _view_box(box))
    return f"{head}>{body}".replace(_INK, ink.line).replace(_FILL, ink.ground)


def _view_box(box: tuple[int, int, int, int]) -> str:
    return f'viewBox="{" ".join(map(str, box))}"'


@cache
def _drawing(name: str) -> str:
    return (resources_dir() / "symbols" / f"{name}.svg").read_text(encoding="utf-8")


def _size_mark(size: str) -> str:
    """Return the strokes of a size mark such as "XX", centred above the frame."""
    if not size or not set(size) <= set(_MARK_STEP):
        return ""
    step = _MARK_STEP[size[0]]
    left = 100 - step * (len(size) - 1) / 2
    paths = [_letter(letter, left + step * at) for at, letter in enumerate(size)]
    return f'<path d="{" ".join(paths)}" stroke="{_INK}" stroke-width="6.5" fill="none"/>'


def _letter(letter: str, x: float) -> str:
    top, bottom = _MARK_TOP, _MARK_TOP + _MARK_HEIGHT
    if letter == "I":
        return f"M{x:g},{top} V{bottom}"
    half = _CROSS_WIDTH / 2
    return f"M{x - half:g},{top} L{x + half:g},{bottom} M{x + half:g},{top} L{x - half:g},{bottom}"
