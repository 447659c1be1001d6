"""The chip that names the case a number comes from, and opens its text."""

from PySide6.QtCore import QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent

from oobmgr.rules.case_names import shown_case
from oobmgr.ui.language import tr
from oobmgr.ui.widgets.paint import chip_rect, chip_size, draw_chip, draw_focus_ring
from oobmgr.ui.widgets.painted_button import PaintedButton
from oobmgr.ui.widgets.what_is import About


class CaseChip(PaintedButton):
    """A case by its short id ("INC 12") or its number in the rulebook ("13.10.5")."""

    opened = Signal(str)

    def __init__(self, case_id: str) -> None:
        super().__init__()
        self.show_case(case_id)
        # Asked at the click: the same chip names another case later.
        self.clicked.connect(lambda: self.opened.emit(self.case_id))

    def show_case(self, case_id: str) -> None:
        """Name another case."""
        self.case_id = case_id
        self.setText(shown_case(case_id))
        self.setAccessibleName(tr(f"Case {self.text()}"))
        self.setToolTip(tr(f"Open case {self.text()}"))
        self.updateGeometry()

    def about(self, _: QPoint | None) -> About:
        """The case that it names."""
        return About(f"Case {self.text()}", case=self.case_id)

    # Qt

    def sizeHint(self) -> QSize:
        return chip_size(self.text()) + QSize(4, 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = chip_rect(QRectF(self.rect()), self.text(), margin=2)
        draw_chip(painter, rect, self.text(), edge="ctl" if self.underMouse() else "line2")
        if self.hasFocus():
            draw_focus_ring(painter, rect.adjusted(-2, -2, 2, 2))
