"""The field that takes the next key that is pressed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from oobmgr.ui.key_map import canonical

_HELD_DOWN: Final = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
        Qt.Key.Key_unknown,
    }
)


class KeyField(QLineEdit):
    """Writes nothing, but tells the key that was pressed (`pressed`, "Ctrl+Enter").

    Tab goes on as everywhere; Esc (`left`) and Enter (`entered`) are told apart from the rest.
    """

    pressed = Signal(str)
    entered = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        # Keys are told, not typed; and a text that is dropped or pasted here is no key.
        self.setReadOnly(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    # Qt

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # the key is to be told, not to do what it does elsewhere
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        plain = held == Qt.KeyboardModifier.NoModifier
        # The press of Ctrl alone; the key that is meant comes after it.
        if event.key() in _HELD_DOWN:
            return
        if event.key() == Qt.Key.Key_Escape and plain:
            self.left.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and plain:
            self.entered.emit()
        else:
            key = _key_of(event)
            if key:
                self.pressed.emit(key)


def _key_of(event: QKeyEvent) -> str:
    """A key as it is kept; "?" is one, whatever has to be held down for it."""
    ignored = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier
    held = event.modifiers() & ~ignored
    typed = event.text()
    sign = len(typed) == 1 and typed.isprintable() and not typed.isalpha() and typed != " "
    if held == Qt.KeyboardModifier.ShiftModifier and sign:
        held = Qt.KeyboardModifier.NoModifier
    # Qt writes a key and what is held down with it as one number.
    sequence = QKeySequence(held.value | event.key())
    return canonical(sequence.toString(QKeySequence.SequenceFormat.PortableText))
