"""What bars and lines of the plot of supply mean."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import LABEL_PX, font, scaled
from oobmgr.ui.widgets.paint import draw_hatch, draw_text, text_width
from oobmgr.ui.widgets.spoken import Role

_LIMIT: Final = "limit"


class PlotLegend(QWidget):
    """What bars and lines mean, in one line; without a limit where a game has none."""

    spoken_role = Role.StaticText

    def __init__(self, stock: str = "stock", *, limited: bool = True) -> None:
        """Make the line; `stock` says in words when the stock was looked at."""
        super().__init__()
        self._parts = ("received", "spent", stock, *((_LIMIT,) if limited else ()))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        # Two texts with one hole each: where two touch, the first takes the words of the second.
        words = f"Solid: received, hatched: spent, line: {stock}, dashed: limit"
        if not limited:
            words = f"Solid: received, hatched: spent, line: {stock}"
        self.setAccessibleName(tr(words))

    # Qt

    def sizeHint(self) -> QSize:
        words = sum(text_width(part, font(LABEL_PX)) for part in self._parts)
        return QSize(
            words + 2 * 18 + (len(self._parts) - 2) * 27 + (len(self._parts) - 1) * 10, scaled(18)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        left = 0.0
        middle = round(self.height() / 2)
        for part in self._parts:
            # Lines get a longer sample than bars: in a short one no dash could be told from a solid
            # line.
            mark = 12 if part in {"received", "spent"} else 21
            box = QRectF(left, middle - 4, mark, 9)
            if part == "received":
                painter.fillRect(box, colour("ink2"))
            elif part == "spent":
                draw_hatch(painter, box, "ink2")
                painter.setPen(QPen(colour("ink2"), 1))
                painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
            else:
                pen = QPen(colour("ink"), 1.6)
                if part == _LIMIT:
                    pen.setDashPattern([1.6, 1.6])
                painter.setPen(pen)
                painter.drawLine(QPointF(left, middle), QPointF(left + mark, middle))
            words = QRectF(left + mark + 6, 0, self.width() - left - mark - 6, self.height())
            left += mark + 6 + draw_text(painter, words, part, "ink2", font(LABEL_PX)) + 10
