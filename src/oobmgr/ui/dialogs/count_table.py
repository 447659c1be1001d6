"""The table of what can be counted: what the books hold, and what was counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from oobmgr.domain.quantities import shown
from oobmgr.ui.emblems import Emblem, draw_emblem, emblem_px
from oobmgr.ui.viewmodels.counting import CountLine, key_of
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.table_delegate import Cell, TableDelegate

NAME, BOOKED, COUNTED = range(3)
_AFTER_EMBLEM: Final = 6


class _NameDelegate(TableDelegate):
    """The words of an account, behind the emblem of its side."""

    def paint_content(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        """Draw the emblem, then the text as everywhere."""
        line = cell.row
        if isinstance(line, CountLine):
            mark = QRectF(rect.left(), rect.top(), emblem_px(), rect.height())
            draw_emblem(painter, mark, Emblem(line.row.emblem))
        super().paint_content(painter, rect.adjusted(emblem_px() + _AFTER_EMBLEM, 0, 0, 0), cell)


class CountTable(DataTable):
    """One line for each account."""

    def __init__(self) -> None:
        self.lines = ListTableModel(_columns(), row_key=lambda line: key_of(line.row))
        super().__init__(self.lines, name="What can be counted")
        # Only now: a table needs its model to be made, and before that it can own none.
        self.lines.setParent(self)
        self.choose_one()
        self.setItemDelegateForColumn(NAME, _NameDelegate(self))
        self.fit_columns()

    def set_lines(self, lines: Sequence[CountLine]) -> None:
        """Show other lines; the selection stays."""
        self.lines.set_rows(lines)
        self.updateGeometries()

    def choose(self, at: int) -> None:
        """Choose the line at a place, or the last one."""
        if self.lines.rowCount():
            self.selectRow(min(at, self.lines.rowCount() - 1))


def _columns() -> tuple[Column[CountLine], ...]:
    return (
        Column(
            key="name", title="What", text=lambda e: e.row.name, stretch=True, strong=True,
            tooltip=lambda e: e.row.name,
            sentence="What is counted on the table.",
        ),
        Column(
            key="booked", title="In the books", text=_booked, align="right", whole=True,
            sort=lambda e: e.row.booked,
            sentence="How much of it the books have.",
        ),
        Column(
            key="counted", title="Counted", text=_counted, align="right", width=96,
            # What was not counted comes before what was counted as none.
            sort=lambda e: -1 if e.counted is None else e.counted, token="ok",
            sentence="How much of it you counted.",
        ),
    )  # fmt: skip


def _booked(line: CountLine) -> str:
    return line.row.booked_words


def _counted(line: CountLine) -> str:
    return "" if line.counted is None else f"{shown(line.counted)} ✓"
