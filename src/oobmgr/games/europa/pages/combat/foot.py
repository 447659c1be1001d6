"""The foot of a form: what posts and what is told of it, in sight however little room there is."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from oobmgr.ui.widgets.boxes import let_scroll
from oobmgr.ui.widgets.parts import named


class Foot(QScrollArea):
    """As high as the lines that it holds: what stands above it scrolls, not the foot.

    Only where that is more than `most` pixels, the foot scrolls, with its button at the top.
    """

    def __init__(self, inner: QWidget, most: Callable[[], int], name: str = "") -> None:
        super().__init__()
        named(self, name)
        self._inner = inner
        self._most = most
        let_scroll(self, inner)

    def fit(self) -> None:
        """Take the height that the lines need in this width, broken as they are."""
        # What Qt asks for by itself is the least height of lines that are not broken.
        least = self._inner.minimumSizeHint().height()
        wanted = max(self._inner.heightForWidth(self.viewport().width()), least)
        self.setFixedHeight(max(min(wanted, self._most()), 0))

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._inner:
            self.fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._inner.minimumSizeHint().width(), super().minimumSizeHint().height())
