"""A page of the options: a table to search, and below it the row that is chosen."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from PySide6.QtWidgets import QWidget

from oobmgr.ui.widgets.boxes import Item, down
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.found_table import FoundTable
from oobmgr.ui.widgets.parts import panel
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.texts import EmptyState, SectionTitle, TextLabel


class SearchedPage(QWidget):
    """Its `panel` shows the row that is chosen: `title`, `held`, and what a page adds to them."""

    def __init__(self, table: DataTable, search: str) -> None:
        super().__init__()
        self.rows = table
        self.search = SearchField(search, "Ctrl+F")
        self.title = SectionTitle("")
        self.held = TextLabel(token="ink2", wrap=True)
        self.panel = panel("sheet")

    def stand(self, sentence: str, nothing: str, *above: Item) -> None:
        """Lay the page out, once its panel is filled: a sentence, what is `above` the table, both.

        `nothing` is said in place of the table where the search finds none.
        """
        self.nothing = EmptyState(nothing, "Show all", "Esc")
        self.nothing.acted.connect(self.search.clear)
        table = (FoundTable(self.rows, self.nothing), 1)
        told = TextLabel(sentence, token="ink2", wrap=True)
        down(told, *above, table, self.panel, on=self, margins=(0, 12, 0, 0), spacing=8)
        self.rows.search_with(self.search)
        self.rows.list_model.shown_changed.connect(self._filtered)
        self.rows.selectionModel().currentRowChanged.connect(lambda *_: self._chosen())

    @abstractmethod
    def show_row(self, row: Any | None) -> None:  # noqa: ANN401 - of whatever the table lists
        """Show a row, or that none is chosen."""

    def _filtered(self) -> None:
        if not self.rows.list_model.matched:
            self.show_row(None)
        elif self.rows.current_row() is None:
            self.rows.choose_first()

    def _chosen(self) -> None:
        # While the search hides the row that was chosen there is none, and the panel keeps it.
        row = self.rows.current_row()
        if row is not None:
            self.show_row(row)
