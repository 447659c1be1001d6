"""Known words that a field offers while one types, whole or for each entry of a line."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from oobmgr.ui.widgets.found_words import FindingCompleter, FoundWords
from oobmgr.ui.widgets.list_model import Index

_TABS: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
_NOTHING: Final = "\0"
"""What no word begins with."""


class KnownWords(FindingCompleter):
    """Offers known words that begin with what is typed, else those that a search finds for it.

    Tab goes on to the next field, though they are still offered.
    A word typed in full is not offered: the open list would only take the next click for itself.
    """

    def __init__(self, words: Sequence[str], line: QLineEdit) -> None:
        super().__init__(FoundWords(words, line, begins=True), line)
        line.textEdited.connect(self._typed)

    def _typed(self, text: str) -> None:
        typed = self.asked(text)
        found = [word.casefold() for word in self.words.found(typed)]
        if found in ([typed.casefold()], []):
            # Only then: while its key is still under way the list would take the focus along.
            QTimer.singleShot(0, self, self._close)

    def _close(self) -> None:
        offered, line = self.popup(), self.widget()
        if offered is not None and offered.isVisible():
            offered.hide()
        # Some systems leave no window in use after a list of their own is closed by itself, and
        # Qt closes it for a word that is not known: the next Tab would go nowhere.
        line.activateWindow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        offered = self.popup()
        if (
            watched is not offered
            or not isinstance(event, QKeyEvent)
            or event.type() != QEvent.Type.KeyPress
            or event.key() not in _TABS
        ):
            return super().eventFilter(watched, event)
        # Under X11 the open list keeps the focus in its field, and the first Tab does nothing.
        again = QKeyEvent(event.type(), event.key(), event.modifiers())
        offered.hide()
        QCoreApplication.sendEvent(self.widget(), again)
        return True


class KnownParts(KnownWords):
    """The same for a line of entries that commas part: words for the last of them."""

    def asked(self, text: str) -> str:
        # Behind a comma the whole list would lie over the form before anything is typed.
        return text.replace(";", ",").rpartition(",")[2].strip() or _NOTHING

    def pathFromIndex(self, index: Index) -> str:
        line = self.widget()
        before = line.text() if isinstance(line, QLineEdit) else ""
        head = before[: max(before.rfind(","), before.rfind(";")) + 1]
        return f"{head} {super().pathFromIndex(index)}".strip()
