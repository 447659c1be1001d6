"""A table that is searched, with words in its place where nothing is found."""

from PySide6.QtWidgets import QStackedWidget

from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.texts import EmptyState


class FoundTable(QStackedWidget):
    """A table, or in its place what is said where a search finds nothing."""

    def __init__(self, table: DataTable, nothing: EmptyState) -> None:
        super().__init__()
        self._table = table
        self.addWidget(table)
        self.addWidget(nothing)
        table.list_model.shown_changed.connect(self._look)

    def _look(self) -> None:
        self.setCurrentIndex(0 if self._table.list_model.matched else 1)
