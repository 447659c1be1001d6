"""The strip at the right edge of a narrow window: it opens the details, and closes them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import BODY_PX, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.paint import LEFT, draw_focus_ring, draw_text, text_width
from oobmgr.ui.widgets.painted_button import PaintedButton


class DetailsStrip(PaintedButton):
    """Stands beside the right panel where there is no room for both it and the table.

    `word` says what the panel shows.
    """

    def __init__(self, word: str = "Details") -> None:
        super().__init__()
        self._word = word
        self.setObjectName("details_strip")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.set_opened(opened=False)

    def set_opened(self, *, opened: bool) -> None:
        """Say whether the details are shown."""
        self._opened = opened
        what = f"the {self._word.casefold()}"
        self.setAccessibleName(tr(f"Hide {what}" if opened else f"Show {what}"))
        self.setToolTip(tr(f"Hide {what} (Esc)" if opened else f"Show {what}"))
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(scaled(24), 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        lit = self.underMouse() or self.isDown()
        painter.fillRect(self.rect(), colour("accentsoft" if lit else "panel"))
        painter.fillRect(QRectF(0, 0, 1, self.height()), colour("line2"))
        arrow = "chevron_right" if self._opened else "chevron_left"
        side = scaled(14)
        draw_icon(painter, QRectF((self.width() - side) / 2, 13, side, side), arrow, "ink2")
        face = font(BODY_PX, SEMIBOLD)
        painter.save()
        # To the right edge first: turned by a quarter, words run down and their tops point to the
        # right.
        painter.translate(self.width(), side + 22)
        painter.rotate(90)
        # In the turned system: what was the height is the length of the line of text.
        along = QRectF(0, 0, text_width(self._word, face) + 2, self.width())
        draw_text(painter, along, self._word, "ink2", face, LEFT)
        painter.restore()
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()))
