"""The calculators of a game under their chapters, with a field to search them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QModelIndex, QSize, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QStackedWidget

from oobmgr.rules.game import Game
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.calculators import CalculatorRow, calculator_rows
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import Column, GroupRow, ListTableModel
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.texts import EmptyState

_WORDS_COLUMN = 1


class CalculatorList(QFrame):
    """Tells which calculator is `chosen` by arrows or a click, and `entered` by Enter."""

    chosen = Signal(str)
    entered = Signal()

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self.setProperty("panel", "panel")
        self.search = named(SearchField("Name, words, case", "/"), "calculator_search")
        self.model = ListTableModel[CalculatorRow](
            (
                Column(
                    key="title", title="Calculator", text=lambda row: row.title, stretch=True,
                    tooltip=lambda row: row.sentence,
                ),
                Column(key="words", title="Words", text=lambda row: row.words),
            ),
            row_key=lambda row: row.name,
        )  # fmt: skip
        self.model.set_grouping(lambda row: row.chapter, self._head_of)
        self.model.set_rows(calculator_rows(game))
        self.table = named(DataTable(self.model), "calculator_list")
        self.nothing = EmptyState("No calculator has these words.", "Show all")
        self.nothing.setObjectName("no_calculator")
        self._stack = QStackedWidget()
        self._build()

    def choose(self, name: str) -> None:
        """Go to a calculator; one that the search hides is shown again."""
        at = self.model.find(lambda row: row.name == name)
        if at < 0:
            self.search.clear()
            at = self.model.find(lambda row: row.name == name)
        self.table.setCurrentIndex(self.model.index(at, 0))
        self.table.scrollTo(self.model.index(at, 0))

    def choose_first(self) -> None:
        """Go to the first calculator that is shown."""
        at = self.model.find(lambda _: True)
        if at >= 0:
            self.table.setCurrentIndex(self.model.index(at, 0))

    def _build(self) -> None:
        self.table.setSelectionMode(DataTable.SelectionMode.SingleSelection)
        self.table.setColumnHidden(_WORDS_COLUMN, True)
        self.table.horizontalHeader().hide()
        self.table.setAccessibleName("Calculators")
        self.table.row_opened.connect(lambda _: self.entered.emit())
        self.table.selectionModel().currentRowChanged.connect(self._moved)
        self.search.searched.connect(self._filter)
        self.search.down_asked.connect(self._go_to_list)
        self.search.returnPressed.connect(self._enter_first)
        self.nothing.acted.connect(self._show_all)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.nothing)
        top = down(self.search, margins=(10, 8, 10, 8))
        down(top, (self._stack, 1), on=self, spacing=0)

    def _head_of(self, key: Hashable, rows: Sequence[CalculatorRow]) -> GroupRow:
        name = self._game.chapters.get(str(key), str(key))
        return GroupRow(key, name, right=str(len(rows)))

    def _filter(self, text: str) -> None:
        self.model.set_filter(text)
        self._stack.setCurrentWidget(self.table if self.model.matched else self.nothing)

    def _show_all(self) -> None:
        self.search.clear()
        self.table.setFocus()

    def _go_to_list(self) -> None:
        """From the search into the list: to what is chosen, if it was found, else to the first."""
        current = self.table.currentIndex()
        if not current.isValid() or self.model.row_at(current.row()) is None:
            self.choose_first()
        if self.model.matched:
            self.table.setFocus()

    def _enter_first(self) -> None:
        """Enter in the search goes to the form of the first calculator that was found."""
        if self.model.matched:
            self.choose_first()
            self.entered.emit()

    def _moved(self, current: QModelIndex) -> None:
        row = self.model.row_at(current.row()) if current.isValid() else None
        if row is not None:
            self.chosen.emit(row.name)

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.fit_columns()

    def minimumSizeHint(self) -> QSize:
        return QSize(190, 160)  # not scaled: the window has to hold it at large text

    def sizeHint(self) -> QSize:
        return QSize(scaled(250), scaled(500))
