"""The menu beneath the head of a column: what it holds, or that it is left out."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from oobmgr.exchange.columns import unit_columns
from oobmgr.exchange.layouts.questions import LEAVE_OUT
from oobmgr.rules.game import Game
from oobmgr.ui.views.import_order_of_battle.material import OF_LISTS


class ColumnMenu(QMenu):
    """The columns that units may have; `chosen` gives the key of one, or that it is left out."""

    chosen = Signal(str)

    def __init__(self, now: str, game: Game, parent: QWidget) -> None:
        super().__init__(parent)
        words = {column.key: column.heading for column in unit_columns(game)} | OF_LISTS
        for key, word in words.items():
            self._add(word, key, now)
        self.addSeparator()
        self._add("Leave it out", LEAVE_OUT, now)
        # One is made for each click on a head; its page would hold them all.
        self.aboutToHide.connect(self.deleteLater)

    def _add(self, word: str, key: str, now: str) -> None:
        # Qt takes a single & for the letter that chooses the entry.
        action = self.addAction(word.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(word == now)
        action.triggered.connect(lambda: self.chosen.emit(key))
