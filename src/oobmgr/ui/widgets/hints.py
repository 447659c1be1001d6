"""Hints in fields to type in: one that is cut says nothing, so it is measured before it stands."""

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLineEdit

from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.widgets.elision import whole_parts
from oobmgr.ui.widgets.paint import text_width

_EDGE: Final = 7 + 2
"""Pixels at each end of a line to type in: border and padding (`stylesheet`), and Qt's own."""
_ASKS_ANEW: Final = frozenset({QEvent.Type.Show, QEvent.Type.Resize, QEvent.Type.FontChange})


class Hint(QObject):
    """Shows in a field as much of a hint as stands whole: "a value, or nothing", "a value"."""

    def __init__(self, field: QLineEdit, hint: str) -> None:
        super().__init__(field)
        self._field = field
        self._hint = ""
        field.installEventFilter(self)
        self.say(hint)

    def say(self, hint: str) -> None:
        """Show another hint, all of it until it is known how wide the field is."""
        self._hint = tr(hint)
        self._field.setPlaceholderText(self._hint)
        if self._field.isVisible():
            self._fit()

    def _fit(self) -> None:
        """Leave out of its end what has no room, by its commas."""
        whole = whole_parts(self._hint, lambda hint: has_room(hint, self._field))
        if whole != self._field.placeholderText():
            self._field.setPlaceholderText(whole)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _ASKS_ANEW:
            self._fit()
        return super().eventFilter(watched, event)


def has_room(hint: str, field: QLineEdit) -> bool:
    """Whether a hint, in the language of the window, stands whole in a field as it is now."""
    return text_width(AsWritten(hint), field.font()) <= hint_room(field)


def hint_room(field: QLineEdit) -> int:
    """How many pixels wide a hint may be in a field."""
    # Not by the style, whose six hundred names take long to load, and that at every start.
    margins = field.textMargins()
    return field.width() - margins.left() - margins.right() - 2 * _EDGE
