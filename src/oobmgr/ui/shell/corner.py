"""The right end of the menu bar: undo and redo with what they mean, saved, and the search field."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from oobmgr.ui.icons import draw_icon
from oobmgr.ui.keys import key_changes, key_now, with_key
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, MEDIUM, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.paint import (
    chip_rect,
    chip_size,
    draw_box,
    draw_chip,
    draw_focus_ring,
    draw_text,
    text_width,
)
from oobmgr.ui.widgets.painted_button import PaintedButton
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.tips import plain_tip

_WIDE_WORDS: Final = 360
_NARROW_WORDS: Final = 220
_TIGHT_WORDS: Final = 40
_LEAST_REDO: Final = 110
_SMALL_FIELD: Final = 190
"""Where undo lacks room for its words, the field is no wider than this."""
_FIELD_BESIDE_UNDO: Final = 104
"""How narrow the field gets before undo and redo go; without them it gives up more."""
_LEAST_FIELD: Final = 60
_ICON_PX: Final = 15
_COMES_BACK: Final = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
)
"""Another window or a menu takes the focus for a moment and gives it back."""


class PaletteField(SearchField):
    """The search field of the menu bar. The arrows, Enter and Esc belong to the list below it."""

    moved = Signal(int)
    entered = Signal()
    left = Signal()
    gone = Signal()
    """The focus is elsewhere in the window: what is typed now is not for the list any more."""

    # Qt

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _COMES_BACK:
            self.gone.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Page Up and Down as in the list itself, which never has the focus.
        steps = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_PageDown: 8,
            Qt.Key.Key_PageUp: -8,
        }
        if event.key() in steps:
            self.moved.emit(steps[Qt.Key(event.key())])
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class HistoryButton(PaintedButton):
    """Undo or redo: icon, what would be taken back, and the key where there is room."""

    def __init__(self, verb: str, icon_name: str, key: str) -> None:
        super().__init__()
        self._verb = verb
        self._title = ""
        self._icon = icon_name
        self._drawn_key = key
        self._room = _WIDE_WORDS
        self._given_up = 0
        # A click does not take the focus out of the form whose entry is just being taken back.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_title(None)
        key_changes().changed.connect(self._tell)

    def set_title(self, title: str | None) -> None:
        """Say what would be taken back or done again; None where there is nothing."""
        words = f"{self._verb}: {title}" if title else self._verb
        self._title = title or ""
        self.setText(words)
        self.setEnabled(title is not None)
        self._tell()
        self.updateGeometry()
        self.update()

    def _tell(self) -> None:
        words = with_key(self.text(), self._drawn_key)
        self.setToolTip(plain_tip(words))
        self.setAccessibleName(tr(words))

    @property
    def _key(self) -> str:
        return key_now(self._drawn_key)

    def set_room(self, px: int) -> None:
        """Say how wide the words may be."""
        self._room = px
        self.updateGeometry()

    def give_up(self, px: int) -> None:
        """Be narrower by so many pixels than the room allows, but keep the first of the words."""
        self._given_up = px
        self.updateGeometry()

    @property
    def _shows_key(self) -> bool:
        # The menu and the tool tip have the key; what would be undone is nowhere else in sight.
        return not self._given_up and self._chip_px > 0

    @property
    def _chip_px(self) -> int:
        """The room of the key, where there is one to be shown."""
        wide = self._room == _WIDE_WORDS
        shown = self.isEnabled() and wide and self._verb == "Undo" and bool(self._key)
        return chip_size(self._key).width() + 6 if shown else 0

    def _words_px(self) -> int:
        face = font(BODY_PX, SEMIBOLD)
        full = text_width(self.text(), face) + 2
        words = min(full, scaled(self._room))
        if not self._title:  # half a verb says less than the icon beside it
            return words if words == full and not self._given_up else 0
        # Without its verb the title may be narrower than the room for both, and what is given up
        # counts from there: from the room, it would be given twice.
        title = text_width(self._title, face) + 2
        words = words if words == full else min(words, title)
        given_up = max(0, self._given_up - self._chip_px)
        left = max(words - given_up, min(words, scaled(_TIGHT_WORDS)))
        # Of what would be done again a word or two says nothing; the tool tip and the menu have it.
        if self._verb == "Redo" and left < min(title, scaled(_LEAST_REDO)):
            return 0
        return left if left >= full else min(left, title)

    def words_shown(self, room: float) -> str:
        """The words for so many pixels: where they are too long, the icon alone says the verb."""
        fits = text_width(self.text(), self._face) <= room
        return self.text() if fits else self._title

    def painted_words(self) -> str:
        """The words as they find room: cut in the middle, for both ends tell entries apart."""
        room = self._words_room
        metrics = QFontMetrics(self._face)
        words = tr(self.words_shown(room))
        return metrics.elidedText(words, Qt.TextElideMode.ElideMiddle, int(room))

    @property
    def _chip(self) -> QRectF:
        return chip_rect(QRectF(self.rect()), self._key, margin=4)

    @property
    def _words_room(self) -> float:
        """What the icon and the key leave for the words."""
        right = self._chip.left() - 6 if self._shows_key else self.width() - 4.0
        return right - _words_left()

    @property
    def _face(self) -> QFont:
        return font(BODY_PX, SEMIBOLD if self.isEnabled() else MEDIUM)

    # Qt

    def sizeHint(self) -> QSize:
        chip = self._chip_px if self._shows_key else 0
        return QSize(_words_left() + 1 + self._words_px() + chip + 6, scaled(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink: Token = "ink" if self.isEnabled() else "off"
        if self.underMouse() and self.isEnabled():
            draw_box(painter, QRectF(self.rect()), ground="accentsoft")
        draw_icon(painter, QRectF(4, 0, scaled(_ICON_PX), self.height()), self._icon, ink)
        if self._shows_key:
            draw_chip(painter, self._chip, self._key, ground=None)
        words = QRectF(_words_left(), 0, self._words_room, self.height())
        draw_text(painter, words, AsWritten(self.painted_words()), ink, self._face)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()))


def _words_left() -> int:
    """Where the words stand, behind the icon."""
    return scaled(_ICON_PX) + 10


class _Rule(QWidget):
    """An upright rule between two things in the bar."""

    spoken_role = Role.Separator

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(1, scaled(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), colour("line2"))


class MenuCorner(QWidget):
    """Undo, redo, when the campaign was saved last, and the field that finds everything."""

    def __init__(self) -> None:
        super().__init__()
        self.undo = HistoryButton("Undo", "undo", "Ctrl+Z")
        self.redo = HistoryButton("Redo", "redo", "Ctrl+Shift+Z")
        self.saved = TextLabel(px=LABEL_PX, weight=MEDIUM, token="ink2")
        self.field = PaletteField("Find a unit, a page, a command", "Ctrl+K")
        self._rule = _Rule()
        self._campaign_parts = (self.undo, self.redo, self._rule, self.saved)
        across(*self._campaign_parts, self.field, on=self, margins=(0, 0, 8, 1), spacing=8)
        self._tight = False
        self._field_px = 290
        self.set_campaign(shown=False)

    def set_campaign(self, *, shown: bool) -> None:
        """Show what belongs to an open campaign, or the field alone."""
        self._shown = shown
        for widget in self._campaign_parts:
            widget.setVisible(shown)
        self.saved.setVisible(shown and not self._tight)
        words = "Find a unit, a page, a command" if shown else "Find a campaign, a command"
        self.field.set_hint(words)

    def set_saved(self, clock: str) -> None:
        """Say when something was written last."""
        self.saved.setText(f"✓ Saved {clock}" if clock else "")

    def set_narrow(self, narrow: bool, *, tight: bool = False) -> None:
        """Take less room, as in a small window; `tight` leaves out what has another place."""
        room = _NARROW_WORDS if narrow else _WIDE_WORDS
        self.undo.set_room(room)
        self.redo.set_room(0 if tight else 40 if narrow else room)
        self._tight = tight
        self.saved.setVisible(self._shown and not tight)
        self._field_px = 120 if tight else _SMALL_FIELD if narrow else 290
        self.field.setFixedWidth(scaled(self._field_px))
        # The menu bar gives its corner the size that it has, and does not ask for its hint.
        self.adjustSize()

    def fit(self, width: int) -> None:
        """Be no wider than this: redo gives up words first, then the field, then undo.

        When it was saved goes before that: everything is, at once.
        """
        # From nothing: what was given up for another width may have room again.
        for button in (self.undo, self.redo):
            button.give_up(0)
        self.field.setFixedWidth(scaled(self._field_px))
        self.saved.setVisible(self._shown and not self._tight)
        if not self._shown:
            return
        self._show_history(shown=True)
        # What one gives up may not be enough by itself, so it is measured after each.
        self.redo.give_up(self._over(width))
        self._narrow_field(width, min(_SMALL_FIELD, self._field_px))
        if self._over(width):
            self.saved.hide()
        self.undo.give_up(self._over(width))
        self._narrow_field(width, _FIELD_BESIDE_UNDO)
        # The menu Edit has both, too; a menu that has no room is nowhere else.
        self._show_history(shown=self._over(width) == 0)
        self._narrow_field(width, _LEAST_FIELD)

    def _over(self, width: int) -> int:
        """How many pixels there are too many."""
        return max(0, self.sizeHint().width() - width)

    def _narrow_field(self, width: int, least: int) -> None:
        self.field.setFixedWidth(max(scaled(least), self.field.width() - self._over(width)))

    def _show_history(self, *, shown: bool) -> None:
        for part in (self.undo, self.redo, self._rule):
            part.setVisible(shown)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Handed on to the bar of the menus, a letter would open the one in which it is underlined.
        event.setAccepted(event.text().isprintable() and bool(event.text()))
