"""One line that asks before something is lost, in its place, without a box of its own."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.widgets.announcing import announce
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.parts import Panel
from oobmgr.ui.widgets.texts import TextLabel


class AskingLine(Panel):
    """Asks whether something goes (`confirmed`). To keep it (`kept`) is what Enter and Esc do."""

    confirmed = Signal()
    kept = Signal()

    def __init__(self, question: str, go: str) -> None:
        super().__init__()
        self.setProperty("panel", "alt")
        self._before: QWidget | None = None
        self._question = TextLabel(wrap=True)
        self.go = KeyButton(go)
        self.go.clicked.connect(self._go)
        self.stay = KeyButton("Keep", "Esc")
        self.stay.clicked.connect(self._keep)
        across((self._question, 1), self.stay, self.go, on=self, margins=(14, 6, 14, 6), spacing=8)
        self.set_question(question)
        self.hide()

    def set_question(self, question: str) -> None:
        """Ask something else."""
        self._question.setText(question)
        self.setAccessibleName(tr(question))

    def ask(self) -> None:
        """Show the question, with the focus on the answer that loses nothing."""
        self._before = QApplication.focusWidget()
        self.show()
        announce(self, self._question.text(), urgent=True)
        self.stay.setFocus()

    def leave(self) -> None:
        """Take the question away and keep all; the focus goes back to where it was."""
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self.isAncestorOf(focus)
        # Only if the focus was here: whoever clicked elsewhere meanwhile stays where he clicked.
        if had_focus and self._before is not None and self._before.isVisible():
            self._before.setFocus()
        self._before = None
        self.hide()

    def _keep(self) -> None:
        self.leave()
        self.kept.emit()

    def _go(self) -> None:
        self.leave()
        self.confirmed.emit()
