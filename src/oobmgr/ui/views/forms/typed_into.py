"""Boxes that are typed into although their letters are keys of the window."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent


class TypedInto(QObject):
    """Lets letters and digits of a list be typed there, which are keys of the window elsewhere."""

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if plain and event.text().isalnum():
                event.accept()
                return True
        return super().eventFilter(watched, event)
