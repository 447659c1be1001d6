"""What means nothing in the open phase now: each action with why, and the case that says so."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from oobmgr.campaign.rows import NotNowRow
from oobmgr.domain.cases import shown_case
from oobmgr.ui.theme.fonts import BODY_PX, SEMIBOLD
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel


class NotNowPage(QFrame):
    """Stands in place of a form while the fold of the guided list is chosen."""

    case_opened = Signal(str)

    def __init__(self, rows: Sequence[NotNowRow], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("not_now")
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 10, 14, 12)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        grid.addWidget(SectionTitle("Not now"), 0, 0, 1, 3)
        for at, row in enumerate(rows, start=1):
            name = TextLabel(row.title, px=BODY_PX, weight=SEMIBOLD, token="off")
            why = TextLabel(row.sentence, token="ink2", wrap=True)
            why.setObjectName(f"why_not_{row.action}")
            chip = CaseChip(row.case, shown_case(row.case))
            chip.opened.connect(self.case_opened)
            grid.addWidget(name, at, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(why, at, 1, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(chip, at, 2, Qt.AlignmentFlag.AlignTop)
        grid.setRowStretch(len(rows) + 1, 1)
        self.setAccessibleName(
            "Not now: " + "; ".join(f"{row.title}, {row.sentence}" for row in rows)
        )
