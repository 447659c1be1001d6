"""What a fold of the guided list shows in place of a form: lines to read, with their cases."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame

from oobmgr.ui.viewmodels.turn_guide import Fold
from oobmgr.ui.views.turn.case_lines import CaseLines
from oobmgr.ui.widgets.boxes import STRETCH, down
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.texts import SectionTitle


class FoldPage(QFrame):
    """The actions that mean nothing now with why, or the rules to follow on the map."""

    case_opened = Signal(str)

    def __init__(self, fold: Fold) -> None:
        super().__init__()
        self.fold = fold
        self.setObjectName(f"fold{fold.name.replace(':', '_')}")
        lines = CaseLines()
        lines.set_rows(fold.rows)
        lines.case_opened.connect(self.case_opened)
        down(
            SectionTitle(fold.title), lines, STRETCH, on=self, margins=(14, 10, 14, 12), spacing=10
        )
        self.setAccessibleName(f"{fold.title}: {lines.accessibleName()}")

    def focus_first(self) -> None:
        """Put the focus on the first case."""
        chips = self.findChildren(CaseChip)
        if chips:
            chips[0].setFocus(Qt.FocusReason.TabFocusReason)
