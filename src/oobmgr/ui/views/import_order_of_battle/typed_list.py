"""A list that is typed in the program, such as a page of a book."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.language import tr

_SENTENCE: Final = (
    "Type it as the book has it: a line for each unit, below its formation, indented with tabs "
    "or spaces. Or type a table, with tabs between its cells. A preview shows what would be "
    "added."
)
_EXAMPLE: Final = "6th Army\n    XVII Corps\n        7-6 Infantry XX: 56, 62"


class _Lines(QPlainTextEdit):
    """Return begins the next line as far in as the last; Backspace there goes back a level."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        cursor = self.textCursor()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            cursor.insertText("\n" + _set_in(cursor))
        elif plain and event.key() == Qt.Key.Key_Backspace and (by := _back(cursor)) > 1:
            cursor.movePosition(QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor, by)
            cursor.removeSelectedText()
        else:
            super().keyPressEvent(event)
            return
        self.setTextCursor(cursor)
        self.ensureCursorVisible()


def _set_in(cursor: QTextCursor) -> str:
    """How far in the next line begins: as the one that is left, where that is no row of a table.

    The row of a table may begin with an empty cell, which the next one need not have.
    """
    start = QTextCursor(cursor)
    start.setPosition(cursor.selectionStart())
    line = start.block().text()[: start.positionInBlock()]
    return "" if "\t" in line.strip() else _margin(line)


def _back(cursor: QTextCursor) -> int:
    """How many letters lead back to the level above, where nothing but them is before."""
    before = cursor.block().text()[: cursor.positionInBlock()]
    if cursor.hasSelection() or before.strip():
        return 0
    above: QTextBlock = cursor.block().previous()
    while above.isValid():
        margin = _margin(above.text())
        if above.text().strip() and len(margin) < len(before):
            return len(before) - len(margin)
        above = above.previous()
    return len(before)


def _margin(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]


class TypedListDialog(FramedDialog):
    """A field for the lines, which begins with what was typed last; accepted, they are read.

    What was `added` to the books already is chosen as a whole: the next list is typed over it.
    """

    guide = "import.md#type-a-list"

    def __init__(self, typed: str, parent: QWidget | None = None, *, added: bool = False) -> None:
        super().__init__("Type a list", _SENTENCE, action="Read the list", parent=parent)
        self._before = typed
        # Tab stays in it: tabs set a line in, and divide cells.
        self.lines = _Lines(typed)
        self.lines.setAccessibleName(tr("List to read"))
        # That a line may name several units is seen at once, and typed as it is seen.
        self.lines.setPlaceholderText(tr(_EXAMPLE))
        # A row of a table is one line however long it is.
        self.lines.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.lines.moveCursor(QTextCursor.MoveOperation.End)
        if added:
            self.lines.selectAll()
        self.body.addWidget(self.lines, 1)
        self.fit(680, 520)
        self.lines.textChanged.connect(self._edited)
        self.action.clicked.connect(self.accept)
        self._edited()
        self.lines.setFocus()

    @property
    def text(self) -> str:
        """What stands in the field."""
        return self.lines.toPlainText()

    def losing(self) -> str:
        """Ask where something was typed that was not read."""
        return "Close, and lose what was typed?" if self.text != self._before else ""

    def _edited(self) -> None:
        self.action.setEnabled(bool(self.text.strip()))
