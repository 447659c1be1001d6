"""Buttons: the one that posts, the plain ones with their key, and words that act as links."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from oobmgr.ui.icons import draw_icon
from oobmgr.ui.keys import key_changes, key_now, with_key
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, MEDIUM, NAME_PX, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.paint import (
    CENTRE,
    LEFT,
    chip_rect,
    chip_size,
    draw_box,
    draw_chip,
    draw_focus_ring,
    draw_text,
    text_width,
)
from oobmgr.ui.widgets.painted_button import PaintedButton

# The room of the focus ring around a button, kept free while it has no focus: else all would move
# when it comes.
_RING: Final = 3
_GAP: Final = 8


class KeyButton(PaintedButton):
    """A plain button with its key in a small box: "Lose a step X"."""

    height_px: int = 26
    padding_px: int = 10

    def __init__(self, text: str, key: str = "") -> None:
        super().__init__(text)
        self._drawn_key = key
        self.show_key()
        key_changes().changed.connect(self.show_key)

    @property
    def key(self) -> str:
        """The key that is shown beside the words; the screen makes it work."""
        return key_now(self._drawn_key)

    def write(self, text: str) -> None:
        """Write other words, which screen readers hear with the key, and take the room for them."""
        self.setText(text)
        self.show_key()
        self.updateGeometry()

    def show_key(self) -> None:
        """Tell screen readers the words with the key as it is now; a kind of its own may differ."""
        self.setAccessibleName(tr(with_key(self.text(), self._drawn_key)))

    def colours(self) -> tuple[Token, Token | None, Token]:
        """Return ink, edge and ground, as the state of the button asks for."""
        if not self.isEnabled():
            return "off", "line2", "panel"
        lit = self.isDown() or self.underMouse()
        return "ink", "ctl", "accentsoft" if lit else "sheet"

    @property
    def key_in_sight(self) -> bool:
        """Whether its key has room beside the words, which go first where a pane is narrow."""
        return bool(self.key) and self.width() >= self.sizeHint().width()

    # Qt

    def sizeHint(self) -> QSize:
        width = text_width(self.text(), font(BODY_PX, SEMIBOLD)) + 2 * self.padding_px
        if self.key:
            width += _GAP + chip_size(self.key).width()
        return QSize(width + 2 * _RING, scaled(self.height_px) + 2 * _RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink, edge, ground = self.colours()
        outer = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        draw_box(painter, outer, edge=edge, ground=ground)
        face = font(BODY_PX, SEMIBOLD)
        inner = outer.adjusted(self.padding_px, 0, -self.padding_px, 0)
        if self.key_in_sight:
            chip = chip_rect(inner, self.key)
            # On a filled button the grey of a rim would vanish in the ground.
            rim: Token = "line2" if edge else ink
            draw_chip(painter, chip, self.key, ink=ink, edge=rim, ground=None)
            inner.setRight(chip.left() - _GAP)
            draw_text(painter, inner, self.text(), ink, face, LEFT)
        else:
            draw_text(painter, outer, self.text(), ink, face, CENTRE)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()), radius=6)


class PrimaryButton(KeyButton):
    """The one filled button of a screen: it posts, and says what ("Post 14 SP")."""

    height_px = 32
    padding_px = 12

    def colours(self) -> tuple[Token, Token | None, Token]:
        """Return ink, edge and ground, as the state of the button asks for."""
        if not self.isEnabled():
            return "off", "line2", "panel"
        return "onaccent", None, "accent"


class LinkButton(PaintedButton):
    """Words that act: "Copy", "Look back"; quiet ones are drawn in the second voice."""

    def __init__(self, text: str, *, quiet: bool = False) -> None:
        super().__init__(text)
        self._quiet = quiet
        # A button that paints itself is not painted again by Qt when the pointer comes or goes.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(tr(text))

    # Qt

    def sizeHint(self) -> QSize:
        width = text_width(self.text(), font(BODY_PX, MEDIUM)) + 2 * _RING
        return QSize(width, scaled(16) + 2 * _RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink: Token = "ink2" if self._quiet else "accent"
        if not self.isEnabled():
            ink = "off"
        rect = QRectF(self.rect()).adjusted(_RING, 0, -_RING, 0)
        face = font(BODY_PX, MEDIUM)
        if self.underMouse() and self.isEnabled():
            width = min(text_width(self.text(), face), rect.width())
            line = QRectF(rect.left(), rect.center().y() + scaled(7), width, 1)
            draw_box(painter, line, ground=ink, radius=0)
        draw_text(painter, rect, self.text(), ink, face, LEFT)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()), radius=3)


class StartButton(KeyButton):
    """A large button with an icon, a line that explains, and its key: those of the welcome page."""

    def __init__(
        self, text: str, line: str, icon_name: str, key: str = "", *, primary: bool = False
    ) -> None:
        super().__init__(text, key)
        self._line = line
        self._icon = icon_name
        self._primary = primary
        self.setAccessibleName(tr(f"{text}: {line}"))
        # Of one width, as those of a column are; each by itself would be as wide as its words.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_key(self) -> None:
        """Its name says what it does, not the key."""

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(scaled(400), scaled(56) + 2 * _RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink, edge, ground = self.colours()
        second: Token = "ink2"
        if self._primary and self.isEnabled():
            ink, edge, ground, second = "onaccent", None, "accent", "onaccent"
        outer = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        draw_box(painter, outer, edge=edge, ground=ground)
        mark = QRectF(outer.left() + 15, outer.top(), scaled(16), outer.height())
        draw_icon(painter, mark, self._icon, ink)
        right = outer.right() - 14
        if self.key:
            chip = chip_rect(outer, self.key, margin=14)
            rim: Token = ink if self._primary else "line2"
            draw_chip(painter, chip, self.key, ink=second, edge=rim, ground=None)
            right = chip.left() - _GAP
        left = mark.right() + 13
        words = QRectF(left, outer.top() + 9, right - left, scaled(19))
        draw_text(painter, words, self.text(), ink, font(NAME_PX, SEMIBOLD))
        draw_text(painter, words.translated(0, scaled(18)), self._line, second)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()), radius=6)
