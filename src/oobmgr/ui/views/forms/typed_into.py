"""Lists of choices that are typed into: whose letters they are, and what a word in them means."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QToolTip

_TYPES: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""What may be held while a word is typed."""


class TypedInto(QObject):
    """Lets letters and digits of a list be typed there, which are keys of the window elsewhere."""

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if plain and event.text().isalnum():
                # Accepted here, the key comes to the list as a letter and not to the window as its
                # shortcut.
                event.accept()
                return True
        return super().eventFilter(watched, event)


class TypedWord(QObject):
    """Chooses in a list by the word that is typed, and tells of it (`chosen`).

    Qt would leave standing what the first letters chose: ``DL`` typed into a list that has ``DR``
    alone would be that. Here a word that begins no choice takes it back: to open, where the list
    may be left so (`optional`), else to what stood there before the word.
    """

    chosen = Signal()

    def __init__(self, box: QComboBox, *, optional: bool) -> None:
        super().__init__(box)
        self._box = box
        self._optional = optional
        self._word = ""
        self._before = 0
        # As long as Qt itself waits for the next letter of a word.
        self._pause = QTimer(self, singleShot=True)
        self._pause.setInterval(QApplication.keyboardInputInterval())
        box.installEventFilter(self)

    def _hear(self, letters: str) -> None:
        now = self._box.currentIndex()
        if not self._pause.isActive():
            self._word, self._before = "", 0 if self._optional else now
            # A new word is looked for from the top, whatever stood there: what is meant most
            # often stands above what is rare.
            now = 0
        self._word += letters.casefold()
        self._pause.start()
        found = self._begun(self._word, now)
        # The same letter again goes on to the next choice that it begins.
        if found is None and len(set(self._word)) == 1:
            found = self._begun(letters.casefold(), now + 1)
        if found is None:
            self._take_back()
        self._box.setCurrentIndex(self._before if found is None else found)
        self.chosen.emit()

    def _begun(self, word: str, first: int) -> int | None:
        """The choice that a word begins, from the `first` on and round to it again."""
        number = self._box.count()
        places = ((first + step) % number for step in range(number))
        return next(
            (at for at in places if self._box.itemText(at).casefold().startswith(word)), None
        )

    def _take_back(self) -> None:
        self._pause.stop()
        below = self._box.mapToGlobal(self._box.rect().bottomLeft())
        QToolTip.showText(below, f"No choice begins with {self._word}.", self._box)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        letters = "" if event.modifiers() & ~_TYPES else event.text()
        # Space opens the list, unless it stands within a word.
        if not letters.isprintable() or not (
            letters.strip() or (letters and self._pause.isActive())
        ):
            return super().eventFilter(watched, event)
        self._hear(letters)
        return True
