"""Conditions as chips that wrap to the next line where there is no room: entrenched, village."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.segmented import ToggleRow

_GAP = 6


class ToggleChips(ToggleRow):
    """A `ToggleRow` of as many lines as its width asks for; its words can be others later."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ())
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_options(self, options: tuple[str, ...]) -> None:
        """Offer other words."""
        if options == self.options:
            return
        self.options = options
        self._at = 0
        self.set_chosen(self.chosen)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self.heightForWidth(max(1, self.width())))

    def cell_rects(self) -> list[QRectF]:
        """Return where each option stands, line by line."""
        rects: list[QRectF] = []
        right, down = 0.0, 0.0
        for rect in super().cell_rects():
            width = rect.width()
            left = right + _GAP if rects else rect.left()
            if rects and left + width > self.width() - 3:
                left, down = rects[0].left(), down + rect.height() + _GAP
            rects.append(QRectF(left, rect.top() + down, width, rect.height()))
            right = rects[-1].right()
        return rects

    # Qt

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, _: int) -> int:
        rects = self.cell_rects()
        return round(rects[-1].bottom()) + 3 if rects else 0

    def sizeHint(self) -> QSize:
        return QSize(scaled(200), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(120), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()
