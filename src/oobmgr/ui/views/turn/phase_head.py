"""The line above an open phase: its name and step, and the buttons that lead on."""

from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import row_px
from oobmgr.ui.widgets.boxes import across

_LINE: Final = 38
_GAP, _RIGHT = 8, 8


class PhaseHead(QWidget):
    """Name and buttons on one line, or on two where one has no room, as with large text.

    The page would else be wider than the window, and what leads on out of sight.
    """

    def __init__(self, name: QWidget, buttons: QWidget) -> None:
        super().__init__()
        self._name, self._buttons = name, buttons
        self._layout = across(name, (buttons, 1), on=self, margins=(0, 0, _RIGHT, 0), spacing=_GAP)
        theme_changes().changed.connect(self._stand)
        self._stand()

    def _stand(self) -> None:
        # Of the parts and not of the layout, whose need changes with its direction: at some width
        # they would flip to and fro for ever.
        parts = (self._name, self._buttons)
        needed = sum(part.minimumSizeHint().width() for part in parts) + _GAP + _RIGHT
        way = QBoxLayout.Direction
        stacked = self.width() < needed
        # What is set anew asks for a layout, and so for this again.
        if stacked != (self._layout.direction() == way.TopToBottom):
            self._layout.setDirection(way.TopToBottom if stacked else way.LeftToRight)
            self._layout.setSpacing(0 if stacked else _GAP)
        self.setFixedHeight(row_px(_LINE) * (2 if stacked else 1))

    # Qt

    def minimumSizeHint(self) -> QSize:
        parts = (self._name, self._buttons)
        return QSize(max(part.minimumSizeHint().width() for part in parts) + _RIGHT, self.height())

    def event(self, event: QEvent) -> bool:
        # Another step has another name, and not every step has a page of its own.
        if event.type() == QEvent.Type.LayoutRequest:
            self._stand()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()
