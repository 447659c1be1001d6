"""The calculators of a game while no campaign is open: with printed tables and usual options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.keys import CommandKeys
from oobmgr.ui.views.calculators.panel import CalculatorsPanel
from oobmgr.ui.widgets.what_is import set_game

if TYPE_CHECKING:
    from oobmgr.rules.game import Game


class CalculatorsDialog(FramedDialog):
    """Asks the rules as they are printed."""

    guide = "calculators.md"

    case_opened = Signal(str)

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(
            f"Calculators: {game.name}",
            "The rules as printed, with the usual options. In a campaign, its own options apply.",
            parent=parent,
        )
        self.fit(1080, 640)
        self.panel = CalculatorsPanel(game)
        set_game(self, game)
        self.panel.case_opened.connect(self.case_opened)
        # A dialog has no status bar.
        self.panel.told.connect(self.sentence.setText)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(self.panel, 1)
        CommandKeys("find", self, self.panel.list.search.setFocus)
        for keys, act in self.panel.copying:
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        self.panel.show_rules(game.tables(), {})
        self.panel.list.table.setFocus()
