"""What is entered at the left and what comes of it at the right, as long as there is room."""

from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.boxes import across

_LEAST_RIGHT: Final = 270


class Halves(QWidget):
    """Two halves side by side, one above the other where the width is too small."""

    def __init__(self, left: QWidget, right: QWidget, *, spacing: int = 0) -> None:
        super().__init__()
        self._left = left
        self._right = right
        # A little more for what is entered, which has labels beside its fields.
        self._layout = across((left, 13), (right, 12), on=self, spacing=spacing)
        theme_changes().changed.connect(self._stand)

    @property
    def stacked(self) -> bool:
        """Whether the halves stand one above the other."""
        return self._layout.direction() == QBoxLayout.Direction.TopToBottom

    def _stand(self) -> None:
        # Of the parts and not of the layout, whose need changes with its direction: at some width
        # the halves would flip to and fro for ever.
        needed = self._left.minimumSizeHint().width() + scaled(_LEAST_RIGHT)
        narrow = self.width() < needed
        if narrow != self.stacked:
            self._layout.setDirection(
                QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
            )

    # Qt

    def minimumSizeHint(self) -> QSize:
        # As narrow as the wider half: side by side they need more, but then they are stacked.
        width = max(half.minimumSizeHint().width() for half in (self._left, self._right))
        return QSize(width, self._layout.minimumSize().height())

    def event(self, event: QEvent) -> bool:
        # A half that holds something else now, or another size of text, may need other room.
        if event.type() == QEvent.Type.LayoutRequest:
            self._stand()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()
