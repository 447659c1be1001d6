"""A list that is typed in the program, such as a page of a book."""

from typing import Final

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.language import tr

_SENTENCE: Final = (
    "Type it as the book has it: a line for each unit, below its formation, indented with tabs "
    "or spaces. Or type a table, with tabs between its cells. A preview shows what would be "
    "added."
)


class TypedListDialog(FramedDialog):
    """A field for the lines, which begins with what was typed last; accepted, they are read."""

    guide = "import.md#type-a-list"

    def __init__(self, typed: str, parent: QWidget | None = None) -> None:
        super().__init__("Type a list", _SENTENCE, action="Read the list", parent=parent)
        self._before = typed
        # Tab stays in it: tabs set a line in, and divide cells.
        self.lines = QPlainTextEdit(typed)
        self.lines.setAccessibleName(tr("List to read"))
        # A row of a table is one line however long it is.
        self.lines.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.lines.moveCursor(QTextCursor.MoveOperation.End)
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
