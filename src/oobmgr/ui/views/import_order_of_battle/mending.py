"""A line beneath the problems: what the cell should say, or that its row stays out."""

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from oobmgr.exchange.mends import mend, row_out
from oobmgr.exchange.readings import OrderOfBattleReading, Problem, RowPlace
from oobmgr.ui.language import tr
from oobmgr.ui.views.import_order_of_battle.material import PASTED, SheetLook, cell_told
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.wrapping_row import WrappingRow


class CellAt(NamedTuple):
    """A cell of a sheet: what it is called, its row counted from 0, and what stands in it."""

    sheet: str
    cell: str
    row: int
    stands: str

    @property
    def where(self) -> str:
        """The place as spreadsheets write it: ``Blue!F17``."""
        return f"{self.sheet}!{self.cell}"


class _Field(QLineEdit):
    """What a cell should say; what is wrong in it is marked, so that typing puts it right."""

    def __init__(self) -> None:
        super().__init__()
        self._marked = (0, 0)

    def write(self, text: str, marked: tuple[int, int]) -> None:
        """Put a text there and mark so many letters from here on; of none it is written on."""
        self._marked = marked
        self.setText(text)
        self._mark()

    def _mark(self) -> None:
        begins, letters = self._marked
        if letters:
            self.setSelection(begins, letters)
        else:
            self.end(False)

    # Qt

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Tab would mark all of it: a word that is typed then stood for the whole unit.
        if not self.isModified():
            self._mark()


class MendingLine(QWidget):
    """Mends the chosen cell, mostly that of a problem.

    `mended` gives the name of an answer and the answer.
    """

    mended = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.at: CellAt | None = None
        self._of_problem = False
        self.where = TextLabel(token="ink2")
        self.text = _Field()
        follow_text(self.text, 240, QWidget.setFixedWidth)
        self.use = KeyButton("Use it")
        self.leave = KeyButton("Leave the row out")
        row = WrappingRow(self.where, self.text, self.use, self.leave)
        across(row, on=self, margins=(12, 4, 12, 4))
        self.use.clicked.connect(self._use)
        self.text.returnPressed.connect(self._use)
        self.leave.clicked.connect(self._leave)
        self.show_problem(None)

    @property
    def plain(self) -> CellAt | None:
        """The cell that can be mended where no problem is told of it."""
        return None if self._of_problem else self.at

    def show_problem(self, problem: Problem | None, stands: str = "") -> None:
        """Offer to mend the cell of a problem; nothing for one that is not about a cell.

        `stands` is all that the cell holds: a whole unit may stand in it, of which one word is
        wrong, or is not there.
        """
        # A problem of a whole sheet has no cell that could be mended.
        if problem is None or problem.place is None or not problem.of_a_cell:
            self._show(None, "")
            return
        at = CellAt(problem.sheet, problem.cell, problem.place[0], stands or problem.found)
        self._of_problem = True
        self._show(at, cell_told(problem))
        text, marked = proposed(problem, at.stands)
        self.text.write(text, marked)
        # A proposal stands on the button, so that Enter takes what was read.
        self.use.write(f"Use {text}" if problem.mend else "Use it")

    def show_place(
        self, reading: OrderOfBattleReading, sheet: SheetLook, place: tuple[int, int]
    ) -> None:
        """Offer to mend any cell, row and column from 0: a slip may be as good as another word."""
        stands, row = sheet.stands(place), place[0]
        if problem := sheet.marks.get(place):
            self.show_problem(problem, stands)
            return
        cell = reading.cell_at(RowPlace(sheet.name, row + 1), place[1])
        at = CellAt(sheet.name, cell, row, stands)
        self._of_problem = False
        self._show(at, cell if sheet.name == PASTED.stem else at.where)
        self.text.write(stands, (0, len(stands)))
        self.use.write("Use it")

    def take_keys(self, _: object = None) -> None:
        """Put the keys into the field, where there is a cell to mend."""
        if not self.isHidden():
            self.text.setFocus()

    def type_on(self, letter: str) -> None:
        """Take a letter that was typed on the cell itself, in place of what is marked."""
        if not self.isHidden():
            self.text.setFocus()
            self.text.insert(letter)

    def _show(self, at: CellAt | None, told: str) -> None:
        self.at = at
        self.setVisible(at is not None)
        words = f"{told} should say"
        self.where.setText(words)
        self.text.setAccessibleName(tr(words))

    def _use(self) -> None:
        if self.at is not None:
            self.mended.emit(mend(self.at.where), self.text.text().strip())

    def _leave(self) -> None:
        if self.at is not None:
            self.mended.emit(row_out(self.at.sheet, self.at.row), "")


def proposed(problem: Problem, stands: str) -> tuple[str, tuple[int, int]]:
    """What the cell of a problem should say, as far as it is known, and what to type over in it.

    What a whole unit lacks is written behind it; over a wrong word of it goes another one.
    """
    found, told = problem.found, problem.mend
    at = stands.find(found) if found else -1
    if told:
        whole = stands[:at] + told + stands[at + len(found) :] if at >= 0 else told
        return whole, (0, len(whole))
    if not found and stands:
        return f"{stands} ", (len(stands) + 1, 0)
    return stands, (at, len(found)) if at >= 0 else (0, len(stands))
