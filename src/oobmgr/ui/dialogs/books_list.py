"""A window that lists what a question to the books answers, with a field to search it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.keys import CommandKeys
from oobmgr.ui.operations.reading import Reading
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.found_table import FoundTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.table_delegate import CaseDelegate
from oobmgr.ui.widgets.tags import MarkerDelegate
from oobmgr.ui.widgets.texts import EmptyState

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries
    from oobmgr.ui.operations.desk import Desk

Row = TypeVar("Row")
CASE, STATE = "case", "state"


class BooksList(FramedDialog, Generic[Row]):
    """Rows of the books as they are now, read again whenever something is posted.

    The column `case` shows chips that open rules, `state` words as tags.
    """

    guide = "movement.md#what-lies-on-the-map"

    case_opened = Signal(str)

    def __init__(
        self,
        desk: Desk,
        title: str,
        sentence: str,
        *,
        columns: Sequence[Column[Row]],
        ask: Callable[[Queries], tuple[Row, ...]],
        nothing: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, sentence, parent=parent)
        self._desk = desk
        self._books = Reading(desk, self)
        self._ask = ask
        self._columns = tuple(columns)
        self._empty = nothing
        self.search = SearchField("Search the list", "Ctrl+F")
        self.model = ListTableModel[Row](tuple(columns))
        self.table = DataTable(self.model, name=title)
        self.nothing = EmptyState(nothing)
        self._lay_out(columns)
        self._connect()
        self.fit(960, 520)
        self.refresh()

    def refresh(self) -> None:
        """Read the rows in the worker."""
        self._books.ask(self._ask, self._show_rows)

    def _show_rows(self, rows: tuple[Row, ...]) -> None:
        self.model.set_rows(rows)
        self._leave_out_empty(rows)
        self.table.fit_columns()

    def _leave_out_empty(self, rows: tuple[Row, ...]) -> None:
        """Show no column that says nothing of any row."""
        for at, column in enumerate(self._columns):
            # An empty list keeps all its heads, which say what would stand there.
            said = not rows or any(column.text(row) for row in rows)
            self.table.setColumnHidden(at, not said)

    def _lay_out(self, columns: Sequence[Column[Row]]) -> None:
        for at, column in enumerate(columns):
            if column.key == CASE:
                chips = CaseDelegate(self.table)
                chips.case_opened.connect(self.case_opened)
                self.table.setItemDelegateForColumn(at, chips)
            elif column.key == STATE:
                self.table.setItemDelegateForColumn(at, MarkerDelegate(self.table))
        self.body.addWidget(self.search)
        self.body.addWidget(FoundTable(self.table, self.nothing), 1)

    def _connect(self) -> None:
        self.search.searched.connect(self._filtered)
        self.table.search_with(self.search)
        self._desk.changed.connect(self._changed)
        CommandKeys("find", self, self.search.setFocus)

    def _changed(self, _: object) -> None:
        # The desk outlives the window, and may tell of a change when that is gone already.
        if isValid(self) and self.isVisible():
            self.refresh()

    def _filtered(self, text: str) -> None:
        self.nothing.set_sentence("Nothing matches these words." if text else self._empty)

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Not the search, which comes first: on a list that is read, letters are of no use.
        self.table.setFocus()
