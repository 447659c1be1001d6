"""What the pools hold, in one line above the table."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from oobmgr.domain.quantities import shown
from oobmgr.ui.emblems import Emblem, draw_emblem, emblem_px
from oobmgr.ui.language import tr
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import BODY_PX, NAME_PX, SEMIBOLD, font, scaled
from oobmgr.ui.viewmodels.ledger import Holding
from oobmgr.ui.widgets.boxes import STRETCH, across
from oobmgr.ui.widgets.grounds import BELOW, Ground
from oobmgr.ui.widgets.paint import draw_text, text_width
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.what_is import About

_GAP = 14
_MORE = "…"
_BALANCE = "How much of it the side's pools hold, as of the turn shown before the balances."


class HoldingsStrip(Ground):
    """The balance of each pool: the side once, then sign, amount and limit of each good."""

    spoken_role = Role.List

    ground = "panel"
    edges = BELOW

    def __init__(self) -> None:
        super().__init__()
        self.holdings: Sequence[Holding] = ()
        self._when = ""
        self._cells: list[tuple[QRectF, Holding]] = []
        self._buttons = across(STRETCH, on=self, margins=(0, 0, 8, 0))
        self.setObjectName("ledger_balances")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def add(self, button: QWidget) -> None:
        """Put a button at the right edge; dots stand for balances without room beside it."""
        self._buttons.addWidget(button)

    def set_holdings(self, holdings: Sequence[Holding], when: str) -> None:
        """Show other balances; `when` says as of what."""
        self.holdings = holdings
        self._when = when
        words = "; ".join(holding.words for holding in holdings)
        self.setAccessibleName(tr(f"Balances {when}: {words}"))
        tell_parts(self)
        self.update()

    @property
    def spoken_at(self) -> int:
        """Nothing here has a mark."""
        return -1

    def spoken_parts(self) -> list[SpokenPart]:
        """The balances that found room, for screen readers; all of them are in the name."""
        return [SpokenPart(holding.words, rect) for rect, holding in self._cells]

    def about(self, at: QPoint | None) -> About | None:
        """What the balance at a point is; at none, the first."""
        point = at.toPointF() if at is not None else None
        cells = ((rect, one) for rect, one in self._cells)
        found = next((one for rect, one in cells if point is None or rect.contains(point)), None)
        if found is None:
            return None
        limit = "" if found.limit is None else f" of {shown(found.limit)}"
        lines = filter(None, (f"{found.held}{limit}", found.places))
        return About(f"{found.side_name} {found.name}", "\n".join(lines), _BALANCE)

    def _paint_holding(self, painter: QPainter, left: float, at: int) -> float:
        holding = self.holdings[at]
        # They come side by side in order, so that a new side is seen from the one before.
        first = at == 0 or self.holdings[at - 1].side != holding.side
        height = self.height() - 1
        x = left
        if first:
            if at:
                painter.fillRect(QRectF(round(x), 7, 1, height - 14), colour("line2"))
                x += _GAP
            draw_emblem(painter, QRectF(x, 0, emblem_px(), height), Emblem(holding.emblem))
            x += emblem_px() + 6
            x = self._write(painter, x, holding.side_name, "ink2") + 10
        start = x
        x = self._write(painter, x, holding.sign, "ink2") + 5
        x = self._write(painter, x, holding.held, "ink", strong=True)
        if holding.limit is not None:
            x = self._write(painter, x + 4, f"of {shown(holding.limit)}", "ink2")
        self._cells.append((QRectF(start, 0, x - start, height), holding))
        return x + _GAP

    def _write(
        self, painter: QPainter, x: float, text: str, token: str, *, strong: bool = False
    ) -> float:
        face = font(NAME_PX, SEMIBOLD) if strong else font(BODY_PX)
        width = text_width(text, face)
        rect = QRectF(x, 0, width + 2, self.height() - 1)
        draw_text(painter, rect, text, "ink" if token == "ink" else "ink2", face)
        return x + width

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(400, scaled(32))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            hits = (h for rect, h in self._cells if rect.contains(event.pos().toPointF()))
            found = next(hits, None)
            words = "" if found is None else f"{found.words}\n{found.places}".strip()
            QToolTip.showText(event.globalPos(), plain_tip(words), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        room = self.width() - self._buttons.minimumSize().width()
        # Known once it is painted; tips and screen readers ask for it then.
        self._cells = []
        left = 12.0
        when = text_width(self._when, font(BODY_PX))
        draw_text(painter, QRectF(left, 0, when + 2, self.height() - 1), self._when, "ink2")
        left += when + _GAP
        for at in range(len(self.holdings)):
            # First out of sight, to see where it ends: half a balance would read as another one.
            painter.setClipRect(0, 0, 0, 0)
            if self._paint_holding(painter, left, at) - _GAP > room:
                self._cells.pop()
                painter.setClipping(False)
                draw_text(painter, QRectF(left, 0, room - left, self.height() - 1), _MORE, "ink2")
                break
            self._cells.pop()
            painter.setClipping(False)
            left = self._paint_holding(painter, left, at)
