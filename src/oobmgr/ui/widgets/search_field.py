"""A field to search in: icon, placeholder, and the key that leads there."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit

from oobmgr.ui.icons import draw_icon
from oobmgr.ui.keys import key_changes, key_now, with_key
from oobmgr.ui.language import tr
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.paint import chip_rect, chip_size, draw_chip

_ICON: Final = 13
_LEADS_HERE: Final = "/"
"""The key of every search; no name begins with it."""


class SearchField(QLineEdit):
    """Tells of each change of its text (`searched`); Esc clears it, Down leads to the results.

    Down and Enter stay where there is no result: letters typed there would act as keys.
    """

    searched = Signal(str)
    down_asked = Signal()

    def __init__(self, placeholder: str, key: str = "") -> None:
        super().__init__()
        self._drawn_key = key
        self.setPlaceholderText(tr(placeholder))
        self.setAccessibleName(tr(placeholder))
        self._show_key()
        key_changes().changed.connect(self._show_key)
        theme_changes().changed.connect(self._show_key)
        self.textChanged.connect(self._show_key)
        self.textChanged.connect(self.searched)

    @property
    def _key(self) -> str:
        """The key that is drawn: none beside words, which have little room as it is."""
        return "" if self.text() else key_now(self._drawn_key)

    def _show_key(self) -> None:
        key = self._key
        self.setToolTip(tr(with_key(self.placeholderText(), self._drawn_key)))
        self.setTextMargins(scaled(_ICON) + 7, 0, chip_size(key).width() + 6 if key else 2, 0)

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
