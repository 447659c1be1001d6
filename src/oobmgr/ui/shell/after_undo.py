"""Ctrl+Enter rests after something was taken back, until the player is at work again."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

# Each is pressed before the key that it is held with: the Ctrl of Ctrl+Enter must not count as
# work, or the Enter behind it would post.
_HELD: Final = frozenset(
    {Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}
)
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class AfterUndo(QObject):
    """Knows whether anything was pressed since the last undo or redo.

    The page that is read again moves the focus by itself, perhaps to a form whose proposals
    Ctrl+Enter would post: nobody has looked at that form yet.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rests = False

    def begin(self) -> None:
        """Something was taken back, or done again."""
        app = QApplication.instance()
        if not self.rests and app is not None:
            # Only while it rests: a filter of the application hears every event there is.
            self.rests = True
            app.installEventFilter(self)

    def _end(self) -> None:
        self.rests = False
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A key that is a command of the window comes as no KeyPress, but every key comes as this.
        key = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        if event.type() == QEvent.Type.MouseButtonPress or (key and _is_work(event)):
            self._end()
        # It only listens: what was pressed goes on to whoever it was meant for.
        return super().eventFilter(watched, event)


def _is_work(event: QEvent) -> bool:
    """Whether a key is any but the one that posts, or one that is held with another."""
    if not isinstance(event, QKeyEvent) or event.key() in _HELD:
        return False
    held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
    # Only with Ctrl it is the key that rests; a bare Enter means the player is at work.
    return not (held and event.key() in _ENTER)
