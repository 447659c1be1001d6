"""Before typed pencil is put away: one line that asks, in its place, without a box of its own."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QWidget

from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.texts import TextLabel

_QUESTION = "Put away what is entered here and not posted?"


class PutAwayLine(QFrame):
    """Asks whether the pencil goes. To keep it is what Enter and Esc do."""

    confirmed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("putting_away")
        self.setProperty("panel", "alt")
        self.setAccessibleName(_QUESTION)
        self._before: QWidget | None = None
        self.go = KeyButton("Put away")
        self.go.setObjectName("put_away")
        self.go.clicked.connect(self._go)
        self.stay = KeyButton("Keep", "Esc")
        self.stay.setObjectName("keep_pencil")
        self.stay.clicked.connect(self.leave)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 6, 14, 6)
        layout.setSpacing(8)
        layout.addWidget(TextLabel(_QUESTION, wrap=True), 1)
        layout.addWidget(self.stay)
        layout.addWidget(self.go)
        self.hide()

    def ask(self) -> None:
        """Show the question, with the focus on the answer that loses nothing."""
        self._before = QApplication.focusWidget()
        self.show()
        self.stay.setFocus()

    def leave(self) -> None:
        """Take the question away and keep the pencil; the focus goes back to where it was."""
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self.isAncestorOf(focus)
        if had_focus and self._before is not None and self._before.isVisible():
            self._before.setFocus()
        self._before = None
        self.hide()

    def _go(self) -> None:
        self.leave()
        self.confirmed.emit()
