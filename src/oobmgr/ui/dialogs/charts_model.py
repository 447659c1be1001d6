"""The grid of a chart as a table: its first row and column are the names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, Qt, Signal

from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.viewmodels.charts import HEAD, ChartSheet, CheckedSheet, Place
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.typed_grid import TypedModel

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

_ROOT: Final = QModelIndex()
_NOTHING_AMISS: Final = CheckedSheet({}, ())


class ChartModel(TypedModel):
    """Shows a `ChartSheet`; `written` carries a place and what was typed there."""

    written = Signal(int, int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sheet: ChartSheet | None = None
        self.checked = _NOTHING_AMISS
        self.read_only = False
        self._shape = (0, 0)

    def show_sheet(self, sheet: ChartSheet | None, checked: CheckedSheet | None = None) -> None:
        """Show another sheet, or the same one as it is now."""
        old = self.sheet
        # Another chart is another table; a changed one keeps where one is in it.
        if old is None or sheet is None or old.chart is not sheet.chart:
            self.beginResetModel()
            self.sheet, self.checked = sheet, checked or _NOTHING_AMISS
            self._shape = _shape(sheet)
            self.endResetModel()
            return
        self.sheet, self.checked = sheet, checked or _NOTHING_AMISS
        self._resize(*_shape(sheet))
        # All cells: an entry may change the faults and prompts of others.
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    def _resize(self, rows: int, columns: int) -> None:
        """Grow or shrink at the end: what is being typed elsewhere goes on."""
        had_rows, had_columns = self._shape
        if rows > had_rows:
            self.beginInsertRows(_ROOT, had_rows, rows - 1)
            # Between begin and end, where Qt asks for the new number; columns follow in a step of
            # their own.
            self._shape = (rows, had_columns)
            self.endInsertRows()
        elif rows < had_rows:
            self.beginRemoveRows(_ROOT, rows, had_rows - 1)
            self._shape = (rows, had_columns)
            self.endRemoveRows()
        if columns > had_columns:
            self.beginInsertColumns(_ROOT, had_columns, columns - 1)
            self._shape = (rows, columns)
            self.endInsertColumns()
        elif columns < had_columns:
            self.beginRemoveColumns(_ROOT, columns, had_columns - 1)
            self._shape = (rows, columns)
            self.endRemoveColumns()

    def place(self, index: Index) -> Place:
        """The place in the sheet that a cell shows."""
        return index.row() + HEAD, index.column() + HEAD

    def at(self, place: Place) -> QModelIndex:
        """The cell that shows a place of the sheet."""
        return self.index(place[0] - HEAD, place[1] - HEAD)

    def fault(self, index: Index) -> str:
        """What is wrong with a cell."""
        return self.checked.by_place.get(self.place(index), "")

    def hint(self, index: Index) -> str:
        """What the rules' text says of an entry that is not filled in."""
        return self.sheet.hint(*self.place(index)) if self.sheet else ""

    def prompt(self, index: Index) -> str:
        """What may be written at a free place for a name."""
        sheet, (row, column) = self.sheet, self.place(index)
        if sheet is None or self.read_only:
            return ""
        if column == HEAD and row == len(sheet.rows):
            return AsWritten(f"+ {_within(sheet.chart.row_name)}")
        if row == HEAD and column == len(sheet.columns):
            return AsWritten(f"+ {_within(sheet.chart.column_name)}")
        return ""

    def writable(self, index: Index) -> bool:
        """Whether something can be written in a cell now."""
        if self.sheet is None or self.read_only or not index.isValid():
            return False
        return self.sheet.writable(*self.place(index))

    def _text(self, index: Index) -> str:
        sheet, place = self.sheet, self.place(index)
        if sheet is None:
            return ""
        if place == (HEAD, HEAD):
            # Put together of two texts that are said already; as a whole nobody knows it.
            return AsWritten(f"{tr(sheet.chart.row_name)} \\ {_within(sheet.chart.column_name)}")
        text = sheet.text(*place)
        return sheet.chart.row_words.get(text, text) if place[1] == HEAD else text

    def _spoken(self, index: Index) -> str:
        sheet, (row, column) = self.sheet, self.place(index)
        if sheet is None or HEAD in {row, column}:
            words = self._text(index) or self.prompt(index)
        else:
            chart = sheet.chart
            names = f"{chart.row_name} {sheet.text(row, HEAD)}, {chart.column_name.lower()}"
            words = f"{names} {sheet.text(HEAD, column)}: {self._text(index) or 'empty'}"
        return f"{words}. {self._note(index)}".strip(". ")

    def _note(self, index: Index) -> str:
        hint = self.hint(index)
        return self.fault(index) or (f"The rules' text says {hint} here." if hint else "")

    # Qt

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._shape[0]

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._shape[1]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return self._text(index)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._note(index)) or None
        return self._spoken(index) if role == Qt.ItemDataRole.AccessibleTextRole else None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not self.writable(index):
            return False
        # What is left as it was must not become an entry in pencil.
        if str(value) != self._text(index):
            self.written.emit(*self.place(index), str(value))
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        held = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return held | Qt.ItemFlag.ItemIsEditable if self.writable(index) else held


def _shape(sheet: ChartSheet | None) -> tuple[int, int]:
    """How many rows and columns a table of a sheet has, names included."""
    return (sheet.height - HEAD, sheet.width - HEAD) if sheet is not None else (0, 0)


def _within(name: str) -> str:
    """A name of rows or columns behind other words, in the language of the window.

    English alone writes it small there: what is known is the name as the chart has it.
    """
    said = tr(name)
    return name.lower() if said == name else said
