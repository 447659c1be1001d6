"""Keys that are pressed before the form that they are for is there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

_NOT_TYPED: Final = frozenset(
    {
        Qt.Key.Key_Escape,  # leaving is not for the next form
        Qt.Key.Key_Control,
        Qt.Key.Key_Shift,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
    }
)


class EarlyKeys(QObject):
    """Holds what is typed in a form while the books answer, and plays it into the next one.

    `another` says that the key which sends the form was pressed behind what was typed.
    """

    another = Signal()

    def __init__(self, form: QWidget) -> None:
        super().__init__(form)
        self._form = form
        self._waits = False
        self._held: list[QKeyEvent | None] = []
        """The keys in their order; None for the one that sends the form."""

    def wait(self) -> None:
        """Hold keys from now on."""
        app = QApplication.instance()
        if not self._waits and app is not None:
            self._waits = True
            app.installEventFilter(self)

    def hold_another(self) -> bool:
        """Hold the key that sends the form, behind what was typed; whether it is held.

        By itself, pressed twice in a hurry, it sends nothing twice.
        """
        if self._waits and self._held:
            self._held.append(None)
        return self._waits

    def drop(self) -> None:
        """Forget what was typed: the form is still the one of before."""
        self._rest()
        self._held.clear()

    def play(self) -> None:
        """Type what was held into the field that has the focus now."""
        self._rest()
        while self._held and not self._waits:
            key = self._held.pop(0)
            if key is None:
                self.another.emit()
            elif (here := QApplication.focusWidget()) is not None:
                QApplication.sendEvent(here, key)

    def _rest(self) -> None:
        app = QApplication.instance()
        if self._waits and app is not None:
            app.removeEventFilter(self)
        self._waits = False

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and isinstance(watched, QWidget)
            and watched.window() is self._form
            and event.key() not in _NOT_TYPED
        ):
            self._held.append(QKeyEvent(event))
            return True
        return super().eventFilter(watched, event)
