"""A drop-down list that stands still while one scrolls past it."""

import re
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QToolTip,
    QWidget,
)

from oobmgr.ui.language import AsWritten
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.tips import plain_tip

# Qt measures the ink of words for the width of a list and their pitch to cut them, which is more.
_BESIDE_INK: Final = 3
_SHORT: Final = Qt.ItemDataRole.UserRole + 1


class ChoiceBox(QComboBox):
    """A drop-down list; the wheel scrolls what it stands in, and opens or changes nothing.

    Words that find no room are the short ones of their entry, where it has some, and else end in
    dots, where Qt cuts through a letter; the tool tip has them all.
    Typing chooses an entry by its beginning, also by several words of it: a space opens the list
    only where none is being typed. Where none begins so, one is chosen by the beginning of a word
    in it: blanks may show how deep an entry stands, or a path where. So it is in the open list.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._typing = QElapsedTimer()
        self._letters_typed = ""

    def set_short(self, at: int, words: str) -> None:
        """Say what stands for an entry that is chosen where the whole of it finds no room."""
        self.setItemData(at, words, _SHORT)

    def shown_words(self) -> str:
        """What is painted of the chosen words."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        room = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        metrics, words = self.fontMetrics(), self.currentText()
        if metrics.horizontalAdvance(words) > room.width():
            words = self.currentData(_SHORT) or words
        return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())

    def measure(self) -> None:
        """Be as wide as what is offered now, which Qt measures once, when it is shown first."""
        # Only for a moment: Qt would also stretch the box over its neighbours by itself.
        policy = QComboBox.SizeAdjustPolicy
        self.setSizeAdjustPolicy(policy.AdjustToContents)
        self.setSizeAdjustPolicy(policy.AdjustToContentsOnFirstShow)

    # Qt

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(scaled(_BESIDE_INK), 0)

    def showPopup(self) -> None:
        super().showPopup()
        # Not before it is needed, for Qt makes the list then; a second time it changes nothing.
        self.view().installEventFilter(self)
        # Where nothing is chosen yet Qt stands on the first word without marking it: Down would
        # go to the second, and Enter choose what nobody saw.
        if self.currentIndex() < 0 and self.count():
            first = self.model().index(0, self.modelColumn(), self.rootModelIndex())
            self.view().setCurrentIndex(first)

    def paintEvent(self, event: QPaintEvent) -> None:
        # A field to type in scrolls its words itself, and where nothing is chosen there is a
        # placeholder.
        if self.isEditable() or self.currentIndex() < 0:
            super().paintEvent(event)
            return
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown_words()
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cut = not self.isEditable() and self.shown_words() != self.currentText()
            # A tip that somebody gave the box says more than the words that were cut.
            if cut and not self.toolTip():
                QToolTip.showText(event.globalPos(), plain_tip(AsWritten(self.currentText())), self)
                return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if isinstance(event, QKeyEvent) and pressed and not self.isEditable():
            typed, _ = self._take_letter(event)
            at = self._place_of(self._letters_typed.casefold()) if typed else None
            if at is not None:
                self.view().setCurrentIndex(self.model().index(at, self.modelColumn()))
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typed, begun = self._take_letter(event)
        if begun and event.key() == Qt.Key.Key_Space and not self.isEditable():
            # Without the key, for which Qt opens the list, it is a letter like others.
            plain = Qt.KeyboardModifier.NoModifier
            event = QKeyEvent(event.type(), Qt.Key.Key_unknown, plain, " ")
        super().keyPressEvent(event)
        if typed and not self.isEditable():
            at = self._place_of(self._letters_typed.casefold())
            if at is not None:
                self.setCurrentIndex(at)
                self.activated.emit(at)

    def _take_letter(self, event: QKeyEvent) -> tuple[str, bool]:
        """The letter that a key types, and whether a word was begun before it."""
        # As long as Qt itself waits for the next letter of a word.
        wait = QApplication.keyboardInputInterval()
        begun = self._typing.isValid() and not self._typing.hasExpired(wait)
        # A comma, too: an entry may be of several words with commas between them.
        letter = event.text().strip() if event.text().isprintable() else ""
        typed = letter or (event.text() if begun and event.text() == " " else "")
        if typed:
            self._letters_typed = self._letters_typed + typed if begun else typed
            self._typing.start()
        else:
            self._typing.invalidate()
        return typed, begun

    def _place_of(self, typed: str) -> int | None:
        """The entry with a word that begins so, where Qt finds none that itself begins so.

        One that fits already stays while more of the word is typed.
        """
        words = [self.itemText(at).casefold() for at in range(self.count())]
        if any(one.startswith(typed) for one in words):
            return None
        now = self.view().currentIndex().row() if self.view().isVisible() else self.currentIndex()
        first = max(0, now) + (len(typed) == 1)
        within = re.compile(rf"(?:^|\W){re.escape(typed)}")
        return next((at for at in (*range(first, len(words)), *range(first))
                     if within.search(words[at])), None)  # fmt: skip

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
