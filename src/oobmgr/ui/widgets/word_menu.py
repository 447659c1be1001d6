"""A menu of words in which letters find, as they do in a list."""

from collections.abc import Iterable

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from oobmgr.ui.widgets.own_letters import keep_letters


class WordMenu(QMenu):
    """Words to pick from; what is typed goes to the first that begins so.

    Qt's own menu goes by marked letters alone: with none, Enter would pick what stood first.
    """

    def __init__(self, parent: QWidget, words: Iterable[str] = ()) -> None:
        super().__init__(parent)
        keep_letters(self)
        for word in words:
            self.addAction(word)
        if self.actions():
            self.setActiveAction(self.actions()[0])
        self._typed = ""
        self._since = QElapsedTimer()
        self._since.start()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._since.hasExpired(QApplication.keyboardInputInterval()):
            self._typed = ""
        letter = event.text()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        # A space is part of a word that was begun, and picks where none was.
        if not (plain and letter.isprintable() and (self._typed + letter).strip()):
            super().keyPressEvent(event)
            return
        self._since.restart()
        self._typed += letter.casefold()
        begin = (one for one in self.actions() if one.text().casefold().startswith(self._typed))
        found = next(begin, None)
        if found is not None:
            self.setActiveAction(found)
        event.accept()
