"""The chip that names the case a number comes from, and opens its text."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton

from oobmgr.rules.case_names import shown_case
from oobmgr.ui.widgets.paint import chip_size, draw_chip, draw_focus_ring, whole


class CaseChip(QToolButton):
    """A case by its short id ("INC 12") or its number in the rulebook ("13.10.5")."""

    opened = Signal(str)

    def __init__(self, case_id: str, text: str = "") -> None:
        super().__init__()
        self.show_case(case_id, text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self._open)

    def show_case(self, case_id: str, text: str = "") -> None:
        """Name another case."""
        self._case_id = case_id
        self.setText(text or shown_case(case_id))
        self.setAccessibleName(f"Case {self.text()}")
        self.setToolTip(f"Open case {self.text()} (F1)")
        self.updateGeometry()

    @property
    def case_id(self) -> str:
        """The id under which the case is looked up."""
        return self._case_id

    def _open(self) -> None:
        self.opened.emit(self._case_id)

    # Qt

    def sizeHint(self) -> QSize:
        return chip_size(self.text()) + QSize(4, 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_F1, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._open()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = chip_size(self.text())
        rect = whole(self.rect())
        rect = rect.adjusted(2, 0, -2, 0)
        rect.setTop((self.height() - size.height()) // 2)
        rect.setHeight(size.height())
        hovered = self.underMouse()
        draw_chip(painter, rect, self.text(), edge="ctl" if hovered else "line2")
        if self.hasFocus():
            draw_focus_ring(painter, rect.adjusted(-2, -2, 2, 2))
