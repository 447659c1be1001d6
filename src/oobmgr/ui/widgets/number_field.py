"""A whole number with arrows beside it."""

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSpinBox

from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import scaled


class NumberField(QSpinBox):
    """A whole number; the wheel scrolls what it stands in and never changes it.

    A letter is not part of a number, so the keys of the window that are letters act here too. So do
    undo and redo: they mean what was posted, not a digit that was typed.

    Whichever way the focus comes, by a click too, the number is selected: a digit takes its place.
    A digit that no longer fits behind the number, as the 7 after a 9 of a die, is not part of it;
    `carried` tells of it.
    """

    carried = Signal(str)

    def __init__(self, name: str, least: int = 0, most: int = 999, value: int = 0) -> None:
        super().__init__()
        self.setRange(least, most)
        self.setValue(value)
        self.setAccessibleName(tr(name))
        # Qt's own policy takes the focus by the wheel too, from whoever only scrolls past.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.lineEdit().setTextMargins(4, 0, 2, 0)

    def setValue(self, value: int) -> None:
        """Show a number; one that comes while the field has the focus is selected as well."""
        super().setValue(value)
        # A form that opens anew after a posting: a digit typed next would stand behind its zero.
        if self.hasFocus():
            self.selectAll()

    def begin(self, digit: str) -> None:
        """Take a digit that was typed elsewhere; the next one stands behind it."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setValue(int(digit))
        self._stand_behind()
        # Once more after the selection that comes with the focus.
        QTimer.singleShot(0, self, self._stand_behind)

    def _stand_behind(self) -> None:
        self.lineEdit().end(False)

    def _is_full_with(self, typed: str) -> bool:
        """Whether a digit typed behind the number makes more of it than the field takes."""
        before, line = self.text(), self.lineEdit()
        digits = typed.isdecimal() and before.isdecimal() and not line.hasSelectedText()
        behind = line.cursorPosition() == len(before)
        return digits and behind and int(before + typed) > self.maximum()

    # Qt

    def sizeHint(self) -> QSize:
        hint, beside = super().sizeHint(), self.lineEdit().textMargins()
        # Qt leaves out the room beside the number, and cuts its first letter for it.
        return QSize(max(hint.width() + beside.left() + beside.right(), scaled(54)), hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        asked = event.type() == QEvent.Type.ShortcutOverride
        if asked and isinstance(event, QKeyEvent) and _is_for_window(event):
            event.ignore()
            return False
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # After the click that brought the focus, which would put the cursor into the number.
        QTimer.singleShot(0, self, self.selectAll)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Words for "open" are not a number, so a digit between them would be refused.
        if event.text().isdecimal() and self.text() == self.specialValueText():
            self.selectAll()
        if self._is_full_with(event.text()):
            self.carried.emit(event.text())
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Also with the focus: a die that was just typed stands under the pointer of who scrolls on.
        event.ignore()


def _is_for_window(event: QKeyEvent) -> bool:
    # Letters are no part of a number but keys of the page, and Undo takes back what was posted.
    undoes = event.matches(QKeySequence.StandardKey.Undo)
    redoes = event.matches(QKeySequence.StandardKey.Redo)
    plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    return undoes or redoes or (plain and event.text().isalpha())
