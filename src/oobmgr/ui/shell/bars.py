"""The bar above a page that says that the past is shown."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent

from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import SEMIBOLD, scaled
from oobmgr.ui.widgets.boxes import STRETCH, across
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.grounds import Ground
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.wrapping_row import WrappingRow


class LookBackBanner(Ground):
    """Says that an earlier turn is shown, and leads back to now."""

    spoken_role = Role.AlertMessage

    ground = "warnsoft"
    edges = (("bottom", "warnline"),)

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words = TextLabel(weight=SEMIBOLD, token="warn")
        self._detail = TextLabel("Nothing can be posted here.", token="ink")
        self._now = KeyButton("Return to now", "End")
        self._now.clicked.connect(self.left)
        row = WrappingRow(self._words, self._detail, STRETCH, self._now)
        # The left margin is the room of the bar and the eye, which are painted and not laid out.
        laid_out = across(row, on=self, margins=(40, 2, 12, 3))
        follow_text(self, 16, lambda _, px: laid_out.setContentsMargins(px + 24, 2, 12, 3))
        self.hide()

    @property
    def text(self) -> str:
        """What is told."""
        return self._words.text()

    def show_turn(self, label: str | None) -> None:
        """Say which turn is shown; None puts the banner away."""
        self.setVisible(label is not None)
        if label is not None:
            self._words.setText(f"Looking back at the end of {label}.")
            self.setAccessibleName(tr(f"{self._words.text()} {self._detail.text()}"))

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        # The ground first: it would cover whatever was painted before it.
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(QRectF(0, 0, 3, self.height()), colour("warnline"))
        draw_icon(painter, QRectF(14, 0, scaled(16), self.height()), "eye", "warn")
