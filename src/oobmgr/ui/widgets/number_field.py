"""A whole number with arrows beside it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSpinBox, QWidget

from oobmgr.ui.theme.fonts import scaled


class NumberField(QSpinBox):
    """A whole number; the wheel turns it only while it has the focus, so that scrolling is safe."""

    def __init__(
        self,
        name: str,
        least: int = 0,
        most: int = 999,
        value: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setRange(least, most)
        self.setValue(value)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.lineEdit().setTextMargins(4, 0, 2, 0)
        self.setMinimumWidth(scaled(54))

    # Qt

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
