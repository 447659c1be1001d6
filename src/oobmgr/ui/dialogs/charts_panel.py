"""The chosen chart: what it decides, its grid, and what is amiss in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from oobmgr.ui.dialogs.charts_grid import ChartGrid
from oobmgr.ui.dialogs.charts_list import ChartLine, ProblemList
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import LABEL_PX
from oobmgr.ui.viewmodels.charts import (
    ChartProblem,
    ChartSheet,
    CheckedSheet,
    filled_words,
    guidance,
    of_columns,
)
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.parts import Panel
from oobmgr.ui.widgets.tags import TagLabel
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel
from oobmgr.ui.widgets.what_is import About, set_about
from oobmgr.ui.widgets.wrapping_row import WrappingRow

if TYPE_CHECKING:
    from oobmgr.rules.charts import Chart


class ChartPanel(Panel):
    """One chart. `line_asked` and `line_dropped`: a row or column more, or less, where one is."""

    line_asked = Signal()
    line_dropped = Signal()

    def __init__(self, *, read_only: bool) -> None:
        super().__init__()
        self.setProperty("panel", "sheet")
        self._read_only = read_only
        self.title = SectionTitle("")
        self.tag = TagLabel("")
        self.chip = CaseChip("")
        self.out = KeyButton("Take out", "Ctrl+Shift+Del")
        self.away = KeyButton("Erase")
        self.decides = TextLabel(token="ink2", wrap=True)
        self.since = TextLabel(px=LABEL_PX, token="ink2", wrap=True)
        self.pick = KeyButton("List of results", "F4")
        self.more = KeyButton("Insert row", "Ins")
        self.fewer = KeyButton("Remove row", "Ctrl+Del")
        self.grid = ChartGrid()
        self.grid.cells.read_only = read_only
        self.note = TextLabel(token="pencil", wrap=True)
        self.amiss = SectionTitle("To correct", "F8 goes to the next", small=True)
        self.problems = ProblemList()
        self._lay_out()
        self._connect()

    def show_line(self, line: ChartLine, sheet: ChartSheet, checked: CheckedSheet) -> None:
        """Show a chart as it stands in the books or in pencil."""
        old = self.grid.cells.sheet
        chart = line.row.chart
        self._name(line)
        self.grid.cells.show_sheet(sheet, checked)
        # The same chart comes again after every entry; then the current cell stays.
        if old is None or old.chart.id != chart.id:
            self.grid.setAccessibleName(tr(chart.title))
            self.grid.start()
        self._tell_place()

    def tell(self, problems: Sequence[ChartProblem], title: str) -> None:
        """Say what is amiss."""
        self.problems.set_problems(problems)
        self.amiss.setVisible(bool(problems))
        self.amiss.set_text(title)

    def _name(self, line: ChartLine) -> None:
        """Write what the chart is, and whether it is filled in."""
        chart = line.row.chart
        self.title.set_text(chart.title)
        self.decides.setText(chart.sentence)
        self.since.setText(filled_words(line.row))
        self.tag.setVisible(line.tag is not None)
        if line.tag is not None:
            self.tag.set_tag(line.tag)
        self.chip.show_case(chart.case)
        # Its cells have no case of their own.
        for part in (self, self.grid):
            set_about(part, About(chart.title, sentence=chart.sentence, case=chart.case))
        can = not self._read_only
        # What is in pencil is put away first; two ways to empty a chart would be mixed up.
        self.out.setVisible(can and line.row.copy is not None and not line.pencil)
        self.away.setVisible(can and line.pencil)
        for button in (self.more, self.fewer):
            button.setVisible(can and not (chart.rows and chart.columns))
        self.pick.setVisible(can and bool(chart.entries))

    def _tell_place(self) -> None:
        """Say what may stand in the current cell, and what is wrong with what stands there."""
        sheet, index = self.grid.cells.sheet, self.grid.currentIndex()
        if sheet is None or not index.isValid():
            self.note.setText("")
            return
        fault = self.grid.cells.fault(index)
        words = "" if self._read_only else guidance(sheet, self.grid.place)
        self.note.setText(fault or words)
        self.note.set_token("err" if fault else "pencil")
        chart: Chart = sheet.chart
        columns = of_columns(sheet, self.grid.place)
        what = (chart.column_name if columns else chart.row_name).lower()
        for button, verb in ((self.more, "Insert"), (self.fewer, "Remove")):
            text = f"{verb} {what}"
            # A button that is written anew is laid out anew, at every move of the cursor.
            if button.text() != text:
                button.write(text)

    def _lay_out(self) -> None:
        lines = down(on=self, margins=(14, 10, 14, 10), spacing=6)
        self.title.add_after_title(self.chip)
        self.title.add_after_title(self.tag)
        self.title.add(self.out)
        self.title.add(self.away)
        # Shown from the start, both together would make the dialog wider than a small screen.
        self.out.hide()
        self.away.hide()
        tools = WrappingRow(STRETCH, self.more, self.fewer, spacing=4)
        lines.addWidget(self.title)
        lines.addWidget(self.decides)
        lines.addWidget(self.since)
        lines.addWidget(tools)
        lines.addWidget(self.grid, 1)
        here = across((self.note, 1), self.pick)
        lines.addLayout(here)
        for widget in (self.amiss, self.problems):
            lines.addWidget(widget)

    def _connect(self) -> None:
        self.grid.moved.connect(self._tell_place)
        self.grid.line_asked.connect(self.line_asked)
        self.grid.line_dropped.connect(self.line_dropped)
        self.pick.clicked.connect(self.grid.pick)
        self.more.clicked.connect(self.line_asked)
        self.fewer.clicked.connect(self.line_dropped)
        self.problems.row_opened.connect(self._jump)

    def _jump(self, problem: ChartProblem) -> None:
        if problem.place is not None:
            self.grid.go_to(problem.place)
            self.grid.setFocus()
