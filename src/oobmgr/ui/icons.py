"""Icons of the window: simple strokes, tinted with a token of the current theme."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from oobmgr.domain.places import resources_dir
from oobmgr.ui.theme import Token, current_theme
from oobmgr.ui.theme.vector import tinted_svg

ICON_PX = 16


@cache
def icon_names() -> frozenset[str]:
    """Return the names of all icons."""
    return frozenset(path.stem for path in (resources_dir() / "icons").iterdir())


def icon(name: str, token: Token = "ink", disabled: Token = "off") -> QIcon:
    """Return an icon that draws itself in the theme that is current when it is painted.

    Raises:
        ValueError: There is no icon of that name.
    """
    if name not in icon_names():
        raise ValueError(f'There is no icon "{name}". There are: {", ".join(sorted(icon_names()))}')
    return QIcon(_ThemedIcon(name, token, disabled))


def icon_pixmap(name: str, token: Token = "ink", px: int = ICON_PX, dpr: float = 1.0) -> QPixmap:
    """Return an icon as a picture of `px` logical pixels for a screen of the ratio `dpr`."""
    return _pixmap(name, current_theme()[token], px, dpr)


def draw_icon(painter: QPainter, rect: QRectF, name: str, token: Token = "ink") -> None:
    """Draw an icon into a rectangle; widgets and delegates paint theirs with this."""
    dpr = painter.device().devicePixelRatio()
    px = round(min(rect.width(), rect.height()))
    left = rect.x() + (rect.width() - px) / 2
    top = rect.y() + (rect.height() - px) / 2
    # On whole pixels, or every stroke is blurred.
    target = QRectF(round(left), round(top), px, px)
    picture = _pixmap(name, current_theme()[token], px, dpr)
    painter.drawPixmap(target, picture, QRectF(picture.rect()))


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(tinted_svg(name, colour).encode()))


@cache
def _pixmap(name: str, colour: str, px: int, dpr: float) -> QPixmap:
    # Drawn in pixels of the device: a picture of logical ones is blurred on a dense screen.
    size = round(px * dpr)
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    _renderer(name, colour).render(painter, QRectF(0, 0, size, size))
    painter.end()
    picture.setDevicePixelRatio(dpr)
    return picture


class _ThemedIcon(QIconEngine):
    """Tints when it paints, so that a change of theme needs no new icons."""

    def __init__(self, name: str, token: Token, disabled: Token) -> None:
        super().__init__()
        self._name = name
        self._token: Token = token
        self._disabled: Token = disabled

    def _colour(self, mode: QIcon.Mode) -> str:
        token = self._disabled if mode == QIcon.Mode.Disabled else self._token
        return current_theme()[token]

    # Qt

    def clone(self) -> QIconEngine:
        return _ThemedIcon(self._name, self._token, self._disabled)

    def paint(self, painter: QPainter, rect: object, mode: QIcon.Mode, state: QIcon.State) -> None:
        _renderer(self._name, self._colour(mode)).render(painter, QRectF(rect))  # type: ignore[call-overload]

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return _pixmap(self._name, self._colour(mode), min(size.width(), size.height()), 1.0)

    def scaledPixmap(
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        # Qt gives the size in logical pixels here, and the density of the screen beside it.
        px = min(size.width(), size.height())
        return _pixmap(self._name, self._colour(mode), px, scale)
