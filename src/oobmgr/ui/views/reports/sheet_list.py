"""The list of sheets that can be printed, and the paper."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QModelIndex, QSize, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from oobmgr.reports.drawing import PaperName
from oobmgr.ui.printing.paper import usual_paper
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.reports import SheetRow
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import Column, GroupRow, ListTableModel
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import TextLabel


class SheetList(QFrame):
    """Tells which sheet is `chosen` by arrows or a click, and that Enter `entered` its pages."""

    chosen = Signal(str)
    entered = Signal()
    paper_changed = Signal()

    def __init__(self, rows: Sequence[SheetRow], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "panel")
        self.model = ListTableModel[SheetRow](
            (
                Column(
                    key="title", title="Sheet", text=lambda row: row.title, stretch=True,
                    tooltip=lambda row: row.sentence,
                ),
            ),
            row_key=lambda row: row.key,
        )  # fmt: skip
        self.model.set_grouping(lambda row: row.group, _head_of)
        self.model.set_rows(rows)
        self.table = named(DataTable(self.model), "sheet_list")
        self.paper = SegmentedControl(
            "Paper", ("A4", "Letter"), usual_paper(), quiet="", parent=self
        )
        self._build()

    @property
    def row(self) -> SheetRow | None:
        """The sheet that is chosen."""
        current = self.table.currentIndex()
        found = self.model.row_at(current.row()) if current.isValid() else None
        return found if isinstance(found, SheetRow) else None

    @property
    def paper_name(self) -> PaperName:
        """The paper that is chosen."""
        return "Letter" if self.paper.value == "Letter" else "A4"

    def choose(self, key: str) -> None:
        """Go to a sheet; to the first where there is none of this key."""
        at = self.model.find(lambda row: not key or row.key == key)
        if at >= 0:
            self.table.setCurrentIndex(self.model.index(at, 0))
            self.table.scrollTo(self.model.index(at, 0))

    def _build(self) -> None:
        self.table.setSelectionMode(DataTable.SelectionMode.SingleSelection)
        self.table.horizontalHeader().hide()
        self.table.setAccessibleName("Sheets to print")
        self.table.row_opened.connect(lambda _: self.entered.emit())
        self.table.selectionModel().currentRowChanged.connect(self._moved)
        self.paper.changed.connect(self.paper_changed)
        foot = across((TextLabel("Paper"), 1), self.paper, margins=(14, 8, 14, 8))
        down((self.table, 1), foot, on=self, spacing=0)

    def _moved(self, current: QModelIndex) -> None:
        row = self.model.row_at(current.row()) if current.isValid() else None
        if row is not None:
            self.chosen.emit(row.key)

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.fit_columns()

    def minimumSizeHint(self) -> QSize:
        return QSize(170, 160)  # not scaled: the window has to hold it at large text

    def sizeHint(self) -> QSize:
        return QSize(scaled(220), scaled(500))


def _head_of(key: Hashable, rows: Sequence[SheetRow]) -> GroupRow:
    return GroupRow(key, str(key), right=str(len(rows)))
