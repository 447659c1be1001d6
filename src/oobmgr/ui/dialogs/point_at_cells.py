"""Pointing at cells of the player's own workbook: where a table begins, or what it may fill."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QItemSelectionModel, QModelIndex, QObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QTableView, QWidget

from oobmgr.domain.errors import BadInput, OobmgrError
from oobmgr.domain.quantities import counted, lettered
from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.cells import shown
from oobmgr.exchange.own_ranges import Area, check_fit, quoted
from oobmgr.exchange.raw_sheets import RawSheet
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.language import tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.jobs import Progress
from oobmgr.ui.operations.reading import while_there
from oobmgr.ui.theme.fonts import row_px, scaled
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.texts import TextLabel

_SENTENCE: Final = (
    "Click the cell where the table begins, or drag over the cells that it may fill. "
    "With the keys: arrows, and Shift with arrows."
)
_ROOT: Final = QModelIndex()
_MORE_ROWS, _MORE_COLUMNS = 1000, 26
"""So many blank ones are offered behind what a sheet holds."""


class _Cells(QAbstractTableModel):
    """The cells of a sheet as a person sees them, with room behind them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sheet: RawSheet | None = None

    def show_sheet(self, sheet: RawSheet) -> None:
        """Show another sheet."""
        self.beginResetModel()
        self._sheet = sheet
        self.endResetModel()

    # Qt

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() or not self._sheet else len(self._sheet.rows) + _MORE_ROWS

    def columnCount(self, parent: Index = _ROOT) -> int:
        if parent.isValid() or not self._sheet:
            return 0
        return max(map(len, self._sheet.rows), default=0) + _MORE_COLUMNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return None
        rows = self._sheet.rows if self._sheet else []
        row = rows[index.row()] if index.row() < len(rows) else []
        return shown(row[index.column()]) if index.column() < len(row) else ""

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return section + 1 if orientation == Qt.Orientation.Vertical else lettered(section)


class PointDialog(FramedDialog):
    """Shows the sheets of a workbook. `target` is what was pointed at, such as ``Army!B4``.

    `needed` are the rows and columns that are to go there.
    """

    guide = "paper-and-excel.md#your-own-workbook"

    def __init__(
        self, desk: Desk, path: Path, needed: tuple[int, int], parent: QWidget | None = None
    ) -> None:
        super().__init__("Point at the cells", _SENTENCE, action="Take these cells", parent=parent)
        self._needed = needed
        self._sheets: tuple[RawSheet, ...] = ()
        self.sheets = ChoiceBox()
        self.sheets.setAccessibleName(tr("Sheet"))
        # The names come later than the box.
        self.sheets.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.told = TextLabel(f"Reading {path.name}…", token="ink2", wrap=True)
        self._cells = _Cells(self)
        self.table = _grid(self._cells)
        self.action.setEnabled(False)
        name = TextLabel("Sheet", token="ink2")
        name.setBuddy(self.sheets)
        line = across(name, self.sheets, (self.told, 1), spacing=8)
        self.body.addLayout(down(line, (self.table, 1), spacing=8), 1)
        self.fit(900, 560)
        self.sheets.currentIndexChanged.connect(self._show_sheet)
        self.table.selectionModel().selectionChanged.connect(self._tell)
        # A reset takes the selection along without a signal of it.
        self._cells.modelReset.connect(self._tell)
        self.action.clicked.connect(self.accept)

        def work(progress: Progress) -> tuple[RawSheet, ...]:
            # In a process of its own: a workbook may be damaged or huge, and can be given up there.
            return read_apart(path, lambda: progress(0, 0))

        desk.work(work, while_there(self, self._begin), while_there(self, self._failed))

    @property
    def area(self) -> Area | None:
        """The cells that are pointed at; None while there are none."""
        indexes = self.table.selectionModel().selectedIndexes()
        if not indexes:
            return None
        rows = [index.row() for index in indexes]
        columns = [index.column() for index in indexes]
        first = f"{lettered(min(columns))}{min(rows) + 1}"
        last = f"{lettered(max(columns))}{max(rows) + 1}"
        cells = first if first == last else f"{first}:{last}"
        return Area(self.sheets.currentText(), cells)

    @property
    def target(self) -> str:
        """What is pointed at, as it stands in the field of the range."""
        area = self.area
        return f"{quoted(area.sheet)}!{area.cells}" if area else ""

    def _begin(self, sheets: tuple[RawSheet, ...]) -> None:
        self._sheets = sheets
        # The box takes the first of them by itself, and so that sheet is shown.
        self.sheets.addItems([sheet.name for sheet in sheets])
        self.table.setFocus()

    def _failed(self, error: OobmgrError) -> None:
        self.told.setText("")
        self.tell_problem(" ".join(fault.note() for fault in error.faults), error)

    def _show_sheet(self, number: int) -> None:
        self._cells.show_sheet(self._sheets[number])
        start = self._cells.index(0, 0)
        # The keys begin at the first cell; it is not pointed at before they move.
        self.table.selectionModel().setCurrentIndex(
            start, QItemSelectionModel.SelectionFlag.NoUpdate
        )

    def _tell(self) -> None:
        area, (rows, columns) = self.area, self._needed
        wanted = f"{counted(rows, 'row')} and {counted(columns, 'column')}"
        refused: BadInput | None = None
        if area is None:
            self.told.setText(f"{wanted} are needed, with the headings.")
        elif area.is_corner:
            self.told.setText(f"{self.target}: the table begins here and takes {wanted}.")
        else:
            self.told.setText(f"{self.target}: {wanted} of it are filled, the rest is emptied.")
        try:
            if area is not None:
                # As the binding itself will: what it would refuse is told while one points.
                check_fit(area, self._needed, self.target)
        except BadInput as error:
            refused = error
        self.tell_problem(refused.faults[0].note() if refused else "", refused)
        self.action.setEnabled(area is not None and refused is None)


def _grid(cells: _Cells) -> QTableView:
    table = QTableView()
    table.setModel(cells)
    table.setAccessibleName(tr("Cells of the sheet"))
    table.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    # Tab leads out of it, as out of any other part.
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.verticalHeader().setDefaultSectionSize(row_px(22))
    table.horizontalHeader().setDefaultSectionSize(scaled(90))
    return table
