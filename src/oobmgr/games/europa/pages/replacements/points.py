"""The replacement points of a side, by nation and kind: held, what remains, what comes later."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtWidgets import QFrame

from oobmgr.games.europa.pages.replacements.viewmodel import StockLine
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import LABEL_PX, MEDIUM, NAME_PX, SEMIBOLD, scaled
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.widgets.parts import empty
from oobmgr.ui.widgets.texts import TextLabel

Lines = Mapping[str, tuple[StockLine, ...]]
_NONE: Final = "No replacement points yet. They come with the replacements of an Initial Phase."
_NATION: Final = 110
_POINTS: Final = 90


class PointsGrid(QFrame):
    """A row for each nation, a column for each kind; a figure below zero is written in red."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("points")
        self.setProperty("panel", "bar")
        self._lines: Lines | None = None
        self.cells: dict[tuple[str, str], TextLabel] = {}
        self.later: dict[str, TextLabel] = {}
        self._grid = grid(self, gaps=(12, 2), growing={}, margins=(14, 6, 12, 8))

    def show_lines(self, lines: Lines) -> None:
        """Show other points."""
        if lines == self._lines:
            return
        self._lines = lines
        self.cells.clear()
        self.later.clear()
        empty(self._grid)
        if not lines:
            self._grid.addWidget(TextLabel(_NONE, token="ink2"), 0, 0)
            return
        kinds = [line.stock.kind for line in next(iter(lines.values()))]
        rest = [line for row in lines.values() for line in row if line.later or line.stock.owed]
        for column, words in enumerate(("Replacement points", *kinds, "Later" if rest else "")):
            head = TextLabel(words.capitalize(), px=LABEL_PX, weight=MEDIUM, token="ink2")
            head.setMinimumWidth(scaled(_POINTS if column else _NATION))
            self._grid.addWidget(head, 0, column)
        for at, (nation, row) in enumerate(lines.items(), start=1):
            self._add(at, nation, row)
        self._grid.setColumnStretch(len(kinds) + 1, 1)

    def _add(self, at: int, nation: str, row: tuple[StockLine, ...]) -> None:
        self._grid.addWidget(TextLabel(nation, weight=SEMIBOLD), at, 0)
        for column, line in enumerate(row, start=1):
            words = line.words if not line.remains < 0 else f"{line.words}, too few"
            token: Token = "err" if line.remains < 0 else "pencil" if line.picked else "ink"
            cell = TextLabel(words, px=NAME_PX, weight=SEMIBOLD, token=token)
            cell.setAccessibleName(f"{nation}, {line.stock.kind}: {words}")
            self.cells[nation, line.stock.kind] = cell
            self._grid.addWidget(cell, at, column)
        later = [line.later for line in row if line.later]
        later += [f"{line.stock.owed} {line.stock.sign} due now" for line in row if line.stock.owed]
        label = TextLabel(", ".join(later), token="ink2", wrap=True)
        self.later[nation] = label
        self._grid.addWidget(label, at, len(row) + 1)
