"""Everything in a workbook that a person should know of, all at once."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from oobmgr.domain.quantities import counted
from oobmgr.exchange.readings import Problem, Severity
from oobmgr.exchange.unit_cells import EMPTY_CELL
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.import_order_of_battle.material import cell_told
from oobmgr.ui.views.tables import RowTable
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import chip_font, chip_rect, draw_chip
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.table_delegate import Cell, TableDelegate
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

_CHIP_PADDING: Final = 10
_MAY_BE_EMPTY: Final = frozenset({"expected", "do"})
_LEAST_LIST: Final = 72
"""The heads of the columns, a row, and the bar that scrolls to the side."""
_LOOK: Final[dict[Severity, tuple[str, Token]]] = {
    Severity.ERROR: ("error", "err"),
    Severity.WARNING: ("warning", "warn"),
    Severity.NOTE: ("info", "ink2"),
}


_KINDS: Final[dict[Severity, str]] = {
    Severity.ERROR: "left out",
    Severity.WARNING: "look",
    Severity.NOTE: "note",
}


class _SeverityDelegate(TableDelegate):
    """An octagon for what leaves something out, a triangle for what wants a look, else an i."""

    def paint_content(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        row = cell.row
        if isinstance(row, Problem):
            name, token = _LOOK[row.severity]
            mark = QRectF(rect.left(), rect.top(), scaled(15), rect.height())
            draw_icon(painter, mark, name, token)


class _FoundDelegate(TableDelegate):
    """What stands in the cell, in a box, as it stands there."""

    def paint_content(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        row = cell.row
        if isinstance(row, Problem):
            room = int(rect.width()) - _CHIP_PADDING
            metrics = QFontMetrics(chip_font())
            text = metrics.elidedText(tr(_found(row)), Qt.TextElideMode.ElideRight, room)
            box = chip_rect(rect, text, align_right=False)
            draw_chip(painter, box, text, ink="ink", ground="panel")


class ProblemsPanel(QWidget):
    """The problems of a workbook; choosing one leads to its cell."""

    picked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.title = SectionTitle("Problems")
        self.title.setContentsMargins(12, 6, 12, 4)
        self.save = KeyButton("Save a marked copy…")
        self.title.add(self.save)
        self.model = ListTableModel[Problem](_columns())
        self.table = RowTable(self.model)
        self.table.setAccessibleName(tr("Problems"))
        # In large text its head alone was in sight, and none of what is wrong.
        follow_text(self.table, _LEAST_LIST, QWidget.setMinimumHeight)
        self.table.setItemDelegateForColumn(0, _SeverityDelegate(self.table))
        self.table.setItemDelegateForColumn(2, _FoundDelegate(self.table))
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._moved())
        # A narrow list cuts what it says: of the chosen one it is here in full.
        self.whole = TextLabel(wrap=True)
        self.whole.setContentsMargins(12, 4, 12, 4)
        down(self.title, (self.table, 1), self.whole, on=self, spacing=0)

    def show_problems(self, problems: Sequence[Problem], waiting: int = 0) -> None:
        """List these; `waiting` is how many rows are not read before a question is answered."""
        rows = tuple(problems)
        self.model.set_rows(rows)
        # What is empty in all of them would take its room from what it means.
        for at, column in enumerate(self.model.columns):
            if column.key in _MAY_BE_EMPTY:
                self.table.setColumnHidden(at, not any(map(column.text, rows)))
        self.table.fit_columns()
        self.title.set_detail(summed_up(problems, waiting))
        self.save.setVisible(bool(problems))
        # The chosen row stays chosen where its problem is still there, as after an answer.
        self._tell(self.table.current_row())

    def go_first(self) -> None:
        """Choose the first problem."""
        if self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(0, 0))
            self.table.scrollToTop()

    def go_to(self, row: int) -> None:
        """Choose the problem in this row, or the last."""
        if count := self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(min(max(0, row), count - 1), 0))

    def go_next(self) -> None:
        """Choose the next problem, after the last one the first."""
        count = self.model.rowCount()
        if count:
            at = (self.table.currentIndex().row() + 1) % count
            self.table.setCurrentIndex(self.model.index(at, 0))
            self.table.scrollTo(self.model.index(at, 0))

    def _moved(self) -> None:
        problem = self.table.current_row()
        if problem is not None:
            self._tell(problem)
            self.picked.emit(problem)

    def _tell(self, problem: Problem | None) -> None:
        self.whole.say(f"{problem.message} {problem.advice}".strip() if problem else "")

    # Qt

    def minimumSizeHint(self) -> QSize:
        # With all lines of the one that is told in full, which would cut the title else.
        least, whole = super().minimumSizeHint(), self.whole
        if whole.isHidden():
            return least
        return least + QSize(
            0, whole.heightForWidth(self.width()) - whole.minimumSizeHint().height()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


def summed_up(problems: Sequence[Problem], waiting: int = 0) -> str:
    """How many problems of each kind there are, in words."""
    errors = [problem for problem in problems if problem.severity is Severity.ERROR]
    notes = sum(problem.severity is Severity.NOTE for problem in problems)
    warnings = len(problems) - len(errors) - notes
    cells = sum(problem.of_a_cell for problem in errors)
    sheets = len({problem.sheet for problem in errors if not problem.of_a_cell})
    named = [counted(n, word) for n, word in ((sheets, "sheet"), (cells, "cell")) if n]
    parts = [f"{' and '.join(named)} cannot be read"] if named else []
    if warnings:
        parts.append(f"{warnings:,} to look at")
    if notes and parts:
        parts.append(counted(notes, "note"))
    if waiting and not parts:
        return "none yet: rows wait for an answer"
    if notes and not parts:
        return f"none, {counted(notes, 'note')}: every row was read"
    return ", ".join(parts) or "none: every row was read"


def _columns() -> tuple[Column[Problem], ...]:
    return (
        Column(
            key="kind", title="", width=32,
            text=lambda p: _KINDS[p.severity],
            sentence="Whether the row is left out, needs a look, or is only told of.",
        ),
        Column(key="cell", title="Cell", text=cell_told, strong=True,
            sentence="The sheet and the cell."),
        Column(key="found", title="Found", text=_found, tooltip=_found, width=112,
            sentence="What is in the cell."),
        Column(
            key="expected", title="Expected", text=lambda p: p.expected, token="ink2", width=150,
            tooltip=lambda p: p.expected,
            sentence="What may be entered there.",
        ),
        Column(
            key="means", title="What it means", text=lambda p: p.message, stretch=True,
            tooltip=lambda p: p.message,
            sentence="What is wrong, and what it leads to.",
        ),
        Column(
            key="do", title="What to do", text=lambda p: p.advice, stretch=True, token="ink2",
            tooltip=lambda p: p.advice,
            sentence="How to put it right.",
        ),
    )  # fmt: skip


def _found(problem: Problem) -> str:
    # A cell that holds a whole unit may lack a word of it; a row may lack its cell altogether.
    lacking = problem.place is not None and problem.message != EMPTY_CELL
    return problem.found or ("missing" if lacking else "empty")
