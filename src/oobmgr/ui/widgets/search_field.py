"""A field to search in: icon, placeholder, and the key that leads there."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit

from oobmgr.ui.icons import draw_icon
from oobmgr.ui.keys import key_changes, key_now, with_key
from oobmgr.ui.language import tr
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.elision import shorter
from oobmgr.ui.widgets.hints import has_room
from oobmgr.ui.widgets.paint import chip_rect, chip_size, draw_chip

_ICON: Final = 13
_SHORT_HINT: Final = "Find"
_LEADS_HERE: Final = "/"
"""The key of every search; no name begins with it."""


class SearchField(QLineEdit):
    """Tells of each change of its text (`searched`); Esc clears it, Down leads to the results.

    Down and Enter stay where there is no result: letters typed there would act as keys.
    """

    searched = Signal(str)
    down_asked = Signal()
    _drawn_key = ""
    _hint = ""
    _key = ""

    def __init__(self, hint: str, key: str = "") -> None:
        super().__init__()
        self._drawn_key = key
        self.set_hint(hint)
        key_changes().changed.connect(self._show_key)
        theme_changes().changed.connect(self._show_key)
        self.textChanged.connect(self._show_key)
        self.textChanged.connect(self.searched)

    def set_hint(self, hint: str) -> None:
        """Say what can be found; without room the first of it, a short word, or the icon alone."""
        self._hint = tr(hint)
        self.setAccessibleName(self._hint)
        self._show_key()

    def _show_key(self) -> None:
        """Show as much of hint and key as is whole; the tool tip has both."""
        key = "" if self.text() else key_now(self._drawn_key)
        self.setToolTip(tr(with_key(self._hint, self._drawn_key)))
        # What of it is found says more than that it can be found, and more than the key.
        hints = (*shorter(self._hint), tr(_SHORT_HINT), "")
        ways = [(hint, drawn) for hint in hints for drawn in dict.fromkeys((key, ""))]
        hint, self._key = next((one for one in ways if self._is_whole(*one)), ("", ""))
        self.setPlaceholderText(hint)
        self.update()

    def _is_whole(self, hint: str, key: str) -> bool:
        """Whether a hint has room beside a key; leaves the margins that they need."""
        self.setTextMargins(scaled(_ICON) + 7, 0, _beside(key), 0)
        return has_room(hint, self)

    def leave(self) -> bool:
        """Clear it and go on to the results, where letters are keys; whether it held a text."""
        held = bool(self.text())
        self.clear()
        self.down_asked.emit()
        if self.hasFocus():
            self.clearFocus()  # there is nothing to go to
        return held

    def _stay_if_empty(self) -> None:
        """Come back from a list in which nothing was found."""
        now = QApplication.focusWidget()
        if isinstance(now, QAbstractItemView) and now.model().rowCount() == 0:
            self.setFocus()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(scaled(280), scaled(24))

    def minimumSizeHint(self) -> QSize:
        # With its key, also where none is drawn: one that comes and goes would move what stands
        # beside it, and that the key.
        more = _beside(key_now(self._drawn_key)) - self.textMargins().right()
        return super().minimumSizeHint() + QSize(more, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_key()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_key()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.text() == _LEADS_HERE and self.selectedText() == self.text():
            event.accept()  # pressed once more, though the field has the focus already
        elif event.key() == Qt.Key.Key_Down:
            self.down_asked.emit()
            self._stay_if_empty()
        else:
            super().keyPressEvent(event)
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._stay_if_empty()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # What is typed next begins another search.
        self.selectAll()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        draw_icon(painter, QRectF(8, 0, scaled(_ICON), self.height()), "search", "ink2")
        if key := self._key:
            draw_chip(painter, chip_rect(QRectF(self.rect()), key, margin=5), key)


def _beside(key: str) -> int:
    """The room that a key takes at the right."""
    return chip_size(key).width() + 6 if key else 2
