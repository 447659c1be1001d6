"""A line beneath the problems: what the cell should say, or that its row stays out."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from oobmgr.exchange.mends import mend, row_out
from oobmgr.exchange.readings import Problem
from oobmgr.ui.language import tr
from oobmgr.ui.views.import_order_of_battle.material import cell_told
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.wrapping_row import WrappingRow


class MendingLine(QWidget):
    """Mends the cell of the chosen problem; `mended` gives the name of an answer and the answer."""

    mended = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._problem: Problem | None = None
        self.where = TextLabel(token="ink2")
        self.text = QLineEdit()
        follow_text(self.text, 180, QWidget.setFixedWidth)
        self.use = KeyButton("Use it")
        self.leave = KeyButton("Leave the row out")
        row = WrappingRow(self.where, self.text, self.use, self.leave)
        across(row, on=self, margins=(12, 4, 12, 4))
        self.use.clicked.connect(self._use)
        self.text.returnPressed.connect(self._use)
        self.leave.clicked.connect(self._leave)
        self.show_problem(None)

    def show_problem(self, problem: Problem | None) -> None:
        """Offer to mend the cell of a problem; nothing for one that is not about a cell."""
        # A problem of a whole sheet has no cell that could be mended.
        self._problem = problem if problem is not None and problem.of_a_cell else None
        self.setVisible(self._problem is not None)
        if self._problem is not None:
            words = f"{cell_told(self._problem)} should say"
            self.where.setText(words)
            self.text.setAccessibleName(tr(words))
            self.text.setText(self._problem.mend or self._problem.found)
            # A proposal stands on the button, so that Enter takes what was read.
            self.use.write(f"Use {self._problem.mend}" if self._problem.mend else "Use it")
            self.text.selectAll()

    def _use(self) -> None:
        problem = self._problem
        if problem is not None and problem.place is not None:
            self.mended.emit(mend(problem.where), self.text.text())

    def _leave(self) -> None:
        problem = self._problem
        if problem is not None and problem.place is not None:
            self.mended.emit(row_out(problem.sheet, problem.place[0]), "")
