"""Everything in a workbook that a person should know of, all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from oobmgr.exchange.readings import Problem, Severity
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.theme import Token
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import Column, ListTableModel
from oobmgr.ui.widgets.paint import chip_font, chip_rect, draw_chip
from oobmgr.ui.widgets.table_delegate import TableDelegate, cell_row
from oobmgr.ui.widgets.texts import SectionTitle

_CHIP_PADDING: Final = 10
_LOOK: Final[dict[Severity, tuple[str, Token]]] = {
    Severity.ERROR: ("error", "err"),
    Severity.WARNING: ("warning", "warn"),
}


class _SeverityDelegate(TableDelegate):
    """An octagon for what leaves something out, a triangle for what only says something."""

    def paint_content(
        self,
        painter: QPainter,
        rect: QRectF,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the icon in the middle of the cell."""
        row = cell_row(index)
        if isinstance(row, Problem):
            name, token = _LOOK[row.severity]
            draw_icon(painter, QRectF(rect.left(), rect.top(), 15, rect.height()), name, token)


class _FoundDelegate(TableDelegate):
    """What stands in the cell, in a box, as it stands there."""

    def paint_content(
        self,
        painter: QPainter,
        rect: QRectF,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the text as a chip."""
        row = cell_row(index)
        if isinstance(row, Problem):
            room = int(rect.width()) - _CHIP_PADDING
            metrics = QFontMetrics(chip_font())
            text = metrics.elidedText(_found(row), Qt.TextElideMode.ElideRight, room)
            box = chip_rect(rect, text, align_right=False)
            draw_chip(painter, box, text, ink="ink", ground="panel")


class ProblemsPanel(QWidget):
    """The problems of a workbook; choosing one leads to its cell."""

    picked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.title = SectionTitle("Problems")
        self.title.setContentsMargins(12, 8, 12, 6)
        self.model = ListTableModel[Problem](_columns())
        self.table = DataTable(self.model)
        self.table.setAccessibleName("Problems")
        self.table.setItemDelegateForColumn(0, _SeverityDelegate(self.table))
        self.table.setItemDelegateForColumn(2, _FoundDelegate(self.table))
        self.table.selectionModel().currentRowChanged.connect(self._moved)
        down(self.title, (self.table, 1), on=self, spacing=0)

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """List these."""
        self.model.set_rows(tuple(problems))
        self.table.fit_columns()
        self.title.set_detail(counted(problems))

    def go_first(self) -> None:
        """Choose the first problem."""
        if self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(0, 0))
            self.table.scrollToTop()

    def go_next(self) -> None:
        """Choose the next problem, after the last one the first."""
        count = self.model.rowCount()
        if count:
            at = (self.table.currentIndex().row() + 1) % count
            self.table.setCurrentIndex(self.model.index(at, 0))
            self.table.scrollTo(self.model.index(at, 0))

    def _moved(self, current: QModelIndex) -> None:
        problem = self.model.row_at(current.row()) if current.isValid() else None
        if problem is not None:
            self.picked.emit(problem)


def counted(problems: Sequence[Problem]) -> str:
    """How many problems of each kind there are, in words."""
    errors = [problem for problem in problems if problem.severity is Severity.ERROR]
    warnings = len(problems) - len(errors)
    cells = sum(problem.of_a_cell for problem in errors)
    sheets = len({problem.sheet for problem in errors if not problem.of_a_cell})
    named = [
        f"{number:,} {word if number == 1 else f'{word}s'}"
        for number, word in ((sheets, "sheet"), (cells, "cell"))
        if number
    ]
    parts = [f"{' and '.join(named)} cannot be read"] if named else []
    if warnings:
        parts.append(f"{warnings:,} to look at")
    return ", ".join(parts) or "none: every row was read"


def _columns() -> tuple[Column[Problem], ...]:
    return (
        Column(key="kind", title="", text=_kind, width=32),
        Column(key="cell", title="Cell", text=_where, strong=True),
        Column(key="found", title="Found", text=_found, tooltip=_found, width=112),
        Column(
            key="expected", title="Expected", text=_expected, token=_quiet, width=150,
            tooltip=_expected,
        ),
        Column(key="means", title="What it means", text=_means, stretch=True, tooltip=_means),
        Column(
            key="do", title="What to do", text=_advice, stretch=True, token=_quiet, tooltip=_advice
        ),
    )  # fmt: skip


def _kind(problem: Problem) -> str:
    return "left out" if problem.severity is Severity.ERROR else "look"


def _where(problem: Problem) -> str:
    return problem.where


def _found(problem: Problem) -> str:
    return problem.found or ("missing" if problem.cell.startswith("row ") else "empty")


def _expected(problem: Problem) -> str:
    return problem.expected


def _means(problem: Problem) -> str:
    return problem.message


def _advice(problem: Problem) -> str:
    return problem.advice


def _quiet(_: Problem) -> Token:
    return "ink2"
