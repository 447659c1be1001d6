"""A notice of what was done just now, which goes with the next thing that is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

# Held down for another key, each is only the beginning of something.
_HELD: Final = frozenset(
    {Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}
)


class Passing(QObject):
    """Lets a notice go with the next key or click on its page: by then it tells of the past."""

    def __init__(self, page: QWidget, let_go: Callable[[], None]) -> None:
        super().__init__(page)
        self._page, self._let_go = page, let_go
        self._waits = False

    def begin(self) -> None:
        """Something was told just now."""
        app = QApplication.instance()
        if not self._waits and app is not None:
            # Only while it waits: a filter of the application hears every event there is.
            self._waits = True
            app.installEventFilter(self)

    def end(self) -> None:
        """Something else is told, which stays."""
        app = QApplication.instance()
        if self._waits and app is not None:
            self._waits = False
            app.removeEventFilter(self)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A key that is a command comes as no KeyPress, but every key comes as this.
        key = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        acts = event.type() == QEvent.Type.MouseButtonPress or (key and _acts(event))
        if acts and isinstance(watched, QWidget) and self._has(watched):
            self.end()
            self._let_go()
        # It only listens: what was pressed goes on to whoever it was meant for.
        return super().eventFilter(watched, event)

    def _has(self, part: QWidget) -> bool:
        return part is self._page or self._page.isAncestorOf(part)


def _acts(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() not in _HELD
