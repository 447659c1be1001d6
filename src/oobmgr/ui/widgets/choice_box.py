"""A drop-down list that stands still while one scrolls past it."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class ChoiceBox(QComboBox):
    """A drop-down list; the wheel scrolls what it stands in, and opens or changes nothing."""

    # Qt

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
