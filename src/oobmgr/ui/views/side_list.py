"""The list at the left of a page: what there is to choose, under heads."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from math import ceil
from typing import Generic, TypeVar

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent

from oobmgr.ui.theme.fonts import BODY_PX, font, scaled
from oobmgr.ui.views.tables import RowTable
from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.parts import Panel
from oobmgr.ui.widgets.table_delegate import CELL_PADDING
from oobmgr.ui.widgets.table_rows import group_width

Row = TypeVar("Row")


class _Names(RowTable):
    """Names that end in dots where the list is narrow: it cannot be scrolled to their ends."""

    def least_width(self, _: int) -> int:
        """Return nothing: the names have what the list has."""
        return 0

    # Qt

    def moveCursor(
        self, action: RowTable.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        # To Qt these are keys of a row: in a list of one column they would lead nowhere.
        ends = {
            RowTable.CursorAction.MoveHome: self.list_model.find(lambda _: True),
            RowTable.CursorAction.MoveEnd: self.list_model.rowCount() - 1,
        }
        at = ends.get(action, -1)
        if at < 0 or modifiers & Qt.KeyboardModifier.ControlModifier:
            return super().moveCursor(action, modifiers)
        return self.list_model.index(at, 0)


class SideList(Panel, Generic[Row]):
    """Tells which row is `chosen` by arrows or a click, by its key, and `entered` by Enter.

    `widths` are the least width, which is not scaled, since the window has to hold the list at
    large text, and the usual one.
    """

    chosen = Signal(str)
    entered = Signal()

    def __init__(
        self,
        rows: Sequence[Row],
        columns: Sequence[Column[Row]],
        key: Callable[[Row], str],
        group: Callable[[Row], str],
        widths: tuple[int, int],
    ) -> None:
        super().__init__()
        self.setProperty("panel", "panel")
        self._key = key
        self._group = group
        self._widths = widths
        self.model: ListTableModel[Row] = ListTableModel(columns, key)
        self.model.set_grouping(group, self._head_of)
        self.model.set_rows(rows)
        self.table = _Names(self.model)
        self.table.setSelectionMode(RowTable.SelectionMode.SingleSelection)
        self.table.horizontalHeader().hide()
        self.table.row_opened.connect(lambda _: self.entered.emit())
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._moved())

    def head_words(self, key: str) -> str:
        """What the head of a group says."""
        return key

    @property
    def row(self) -> Row | None:
        """The row that is chosen."""
        row: Row | None = self.table.current_row()
        return row

    def choose(self, key: str) -> bool:
        """Go to a row by its key, to the first without one; False where it is not shown."""
        at = self.model.find(lambda row: not key or self._key(row) == key)
        if at >= 0:
            self.table.setCurrentIndex(self.model.index(at, 0))
            self.table.scrollTo(self.model.index(at, 0))
        return at >= 0

    def wanted_width(self) -> int:
        """How wide the list would be with every name in full, in pixels, whatever is searched."""
        rows, named = self.model.rows, self.model.columns[0].text
        widest = max((text_width(named(row), font(BODY_PX)) for row in rows), default=0)
        groups = Counter(map(self._group, rows))
        heads = (group_width(GroupRow(key, self.head_words(key), right=str(many)))
                 for key, many in groups.items())  # fmt: skip
        bar = self.table.verticalScrollBar().sizeHint().width()
        return max(ceil(widest) + 2 * CELL_PADDING, *heads, 0) + bar + 2

    def _head_of(self, key: Hashable, rows: Sequence[Row]) -> GroupRow:
        return GroupRow(key, self.head_words(str(key)), right=str(len(rows)))

    def _moved(self) -> None:
        if self.row is not None:
            self.chosen.emit(self._key(self.row))

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Only once it is shown does the table have the width that its columns share.
        self.table.fit_columns()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._widths[0], 160)

    def sizeHint(self) -> QSize:
        return QSize(scaled(self._widths[1]), scaled(500))
