"""What a calculator answers: the result in words, notes, what is wrong, and the working."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Step
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import NAME_PX, SEMIBOLD
from oobmgr.ui.viewmodels.calculators import ResultRow, answer_text
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.views.forms.working import FaultLine, TallWorking
from oobmgr.ui.widgets.boxes import STRETCH, WholeWidth, down
from oobmgr.ui.widgets.grounds import Rule
from oobmgr.ui.widgets.parts import Panel, discard, empty, follow_text, named
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel
from oobmgr.ui.widgets.what_is import About, set_about

_LEAST: Final = 110
_WAITING: Final = "The answer appears here once the form has what it needs."


class AnswerPanel(Panel):
    """The ruling, live. `command_asked` asks for the question as a line of the command line."""

    case_opened = Signal(str)
    command_asked = Signal()
    copied = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("panel", "alt")
        self._title = self._case = ""
        self._rows: tuple[ResultRow, ...] = ()
        self._notes: tuple[str, ...] = ()
        self.head = SectionTitle("The answer")
        self.copy_link = named(self.head.add_link("Copy"), "copy_answer")
        self.copy_link.clicked.connect(self.copy)
        self.command_link = named(self.head.add_link("Copy as command"), "copy_command")
        self.command_link.clicked.connect(self.command_asked)
        self.waiting = named(TextLabel(_WAITING, token="ink2", wrap=True), "no_answer")
        self.results = QWidget()
        self._grid = grid(self.results, gaps=(16, 6), growing={0: 1}, margins=(0, 0, 0, 4))
        self.lines: list[FaultLine] = []
        self._faults = QVBoxLayout()
        self.working_title = SectionTitle("The working")
        self.view = named(TallWorking(), "working")
        self.view.case_opened.connect(self.case_opened)
        self._build()

    def _build(self) -> None:
        self._faults.setSpacing(6)
        inside = QWidget()
        upper = (self.head, self.waiting, self.results, self._faults)
        lower = (Rule(), self.working_title, self.view, STRETCH)
        down(WholeWidth(inside), on=self)
        down(*upper, *lower, on=inside, margins=(14, 12, 14, 12), spacing=8)
        follow_text(self, _LEAST, QWidget.setMinimumHeight)

    def show_answer(
        self, title: str, rows: Sequence[ResultRow], working: Sequence[Step], notes: Sequence[str]
    ) -> None:
        """Show a ruling."""
        self._title, self._rows, self._notes = title, tuple(rows), tuple(notes)
        # The result rests on the last line that names a case.
        self._case = next((step.case for step in reversed(working) if step.case), "")
        self._show_results()
        self._show_lines([FaultLine(Fault(note), "ink2", "info") for note in notes])
        self._show_working(working)
        self.waiting.hide()

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show that there is no answer, and what is wrong that belongs to no field."""
        # An answer to other inputs must not be copied as one to these.
        self._rows, self._notes = (), ()
        self._show_results()
        self._show_lines([FaultLine(fault, "err", "error") for fault in faults])
        self._show_working(())
        # Faults of fields stand beside them: what came here belongs to none.
        self.waiting.setVisible(not faults)

    @property
    def results_shown(self) -> dict[str, str]:
        """The result as it is shown: label and value."""
        return {row.label: row.value for row in self._rows}

    def copy(self) -> None:
        """Put result and working on the clipboard as text."""
        if self._rows:
            text = answer_text(self._title, self._rows, self.view.as_text(), self._notes)
            QGuiApplication.clipboard().setText(text)
            self.copied.emit("The answer was copied.")

    def _show_results(self) -> None:
        empty(self._grid)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        for at, row in enumerate(self._rows):
            value = TextLabel(row.value, px=NAME_PX, weight=SEMIBOLD, wrap=True)
            value.setAlignment(right)
            value.setAccessibleName(tr(f"{row.label}: {row.value}"))
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            # Qt's own menu would stand before ours; what is marked is copied by its key.
            value.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
            label = TextLabel(row.label, wrap=True)
            about = About(row.label, row.value, row.sentence, self._case)
            for column, part in enumerate((label, value)):
                set_about(part, about)
                self._grid.addWidget(part, at, column)
        self.results.setVisible(bool(self._rows))
        self.copy_link.setEnabled(bool(self._rows))

    def _show_lines(self, lines: list[FaultLine]) -> None:
        for old in self.lines:
            discard(old, self._faults)
        self.lines = lines
        for line in lines:
            line.case_opened.connect(self.case_opened)
            self._faults.addWidget(line)

    def _show_working(self, working: Sequence[Step]) -> None:
        self.view.set_steps(working)
        self.view.setVisible(bool(working))
        self.working_title.setVisible(bool(working))
