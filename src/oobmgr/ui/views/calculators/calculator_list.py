"""The calculators of a game under their chapters, with a field to search them."""

from PySide6.QtWidgets import QStackedWidget

from oobmgr.rules.game import Game
from oobmgr.ui.language import tr
from oobmgr.ui.viewmodels.calculators import CalculatorRow, calculator_rows
from oobmgr.ui.views.side_list import SideList
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.texts import EmptyState

_WORDS_COLUMN = 1


class CalculatorList(SideList[CalculatorRow]):
    """The calculators, and the words that typing finds them by."""

    def __init__(self, game: Game) -> None:
        self._game = game
        super().__init__(
            calculator_rows(game),
            (
                Column(
                    key="title", title="Calculator", text=lambda row: row.title, stretch=True,
                    elide="apart",
                    tooltip=lambda row: row.sentence,
                    sentence="What the calculator works out.",
                ),
                Column(key="words", title="Words", text=lambda row: row.words,
                    sentence="Words by which the calculator is found."),
            ),
            key=lambda row: row.name,
            group=lambda row: row.chapter,
            widths=(190, 250),
        )  # fmt: skip
        self.search = named(SearchField("Name, words, case", "/"), "calculator_search")
        self.search.searched.connect(self._filter)
        self.search.down_asked.connect(self._go_to_list)
        self.search.returnPressed.connect(self._enter_first)
        self.table.setObjectName("calculator_list")
        self.table.setAccessibleName(tr("Calculators"))
        # The search alone reads it.
        self.table.setColumnHidden(_WORDS_COLUMN, True)
        self.nothing = EmptyState("No calculator matches these words.", "Show all")
        self.nothing.setObjectName("no_calculator")
        self.nothing.acted.connect(self._show_all)
        self._stack = QStackedWidget()
        top = down(self.search, margins=(10, 8, 10, 8))
        down(top, (self._stack, 1), on=self, spacing=0)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.nothing)

    def head_words(self, key: str) -> str:
        return self._game.chapters.get(key, key)

    def choose(self, key: str) -> bool:
        """Go to a calculator; one that the search hides is shown again."""
        if super().choose(key):
            return True
        self.search.clear()
        return super().choose(key)

    def _filter(self, text: str) -> None:
        self.model.set_filter(text)
        self._stack.setCurrentWidget(self.table if self.model.matched else self.nothing)

    def _show_all(self) -> None:
        self.search.clear()
        self.table.setFocus()

    def _go_to_list(self) -> None:
        """From the search into the list: to what is chosen, if it was found, else to the first."""
        if not self.model.matched:
            return
        # The search may have hidden what was chosen.
        if self.row is None:
            self.choose("")
        self.table.setFocus()

    def _enter_first(self) -> None:
        """Enter in the search goes to the form of the first calculator that was found."""
        if self.model.matched:
            self.choose("")
            self.entered.emit()
