"""The figures above a sheet: what the game counts, steps, markers."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip

from oobmgr.rules.case_names import shown_case
from oobmgr.rules.rosters import RosterTotal
from oobmgr.ui.emblems import Emblem, draw_emblem, emblem_px
from oobmgr.ui.language import tr_each
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, NAME_PX, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.grounds import Ground
from oobmgr.ui.widgets.paint import chip_rect, chip_size, draw_chip, draw_text, text_width
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.what_is import About

_EDGE: Final = 12
_HEIGHT: Final = 44
_GAP: Final = 6
_SUM: Final = "A figure of the whole sheet, with what is in pencil counted in."


class TotalsStrip(Ground):
    """One cell for each figure; the first bears the emblem of the side, and a chip its case."""

    spoken_role = Role.List

    edges = (("bottom", "line2"),)

    case_opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("roster_totals")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.totals: Sequence[RosterTotal] = ()
        self._emblem = Emblem.SQUARE
        self._cells: list[tuple[QRectF, RosterTotal]] = []

    def set_totals(self, totals: Sequence[RosterTotal], emblem: Emblem) -> None:
        """Show other figures."""
        if (totals, emblem) == (self.totals, self._emblem):
            return  # asked for at every key, of which few change a figure
        self.totals, self._emblem = totals, emblem
        self.setAccessibleName(tr_each("; ", map(_words, totals)))
        tell_parts(self)
        self.update()

    @property
    def spoken_at(self) -> int:
        """Nothing here has a mark."""
        return -1

    def spoken_parts(self) -> list[SpokenPart]:
        """The figures, for screen readers."""
        return [SpokenPart(_words(total), rect) for rect, total in self._cells]

    def about(self, at: QPoint | None) -> About | None:
        """What the figure at a point is; at none, the first."""
        point = at.toPointF() if at is not None else None
        cells = ((rect, total) for rect, total in self._cells)
        found = next((t for rect, t in cells if point is None or rect.contains(point)), None)
        if found is None:
            return None
        return About(found.label, f"{found.figure} {found.words}".strip(), _SUM, found.case)

    def _width(self, at: int) -> float:
        total = self.totals[at]
        label = text_width(total.label, font(LABEL_PX)) + (emblem_px() + _GAP if not at else 0)
        figure = text_width(total.figure, font(NAME_PX, SEMIBOLD))
        words = text_width(total.words, font(BODY_PX)) + _GAP if total.words else 0
        chip = chip_size(shown_case(total.case)).width() + _GAP if total.case and not at else 0
        return max(label, figure + words + chip) + 2 * _EDGE

    def _paint_cell(self, painter: QPainter, cell: QRectF, at: int) -> None:
        total = self.totals[at]
        half = cell.height() / 2
        top = QRectF(cell.left() + _EDGE, cell.top() + 3, cell.width() - _EDGE, half - 3)
        if not at:
            draw_emblem(
                painter, QRectF(top.left(), top.top(), emblem_px(), top.height()), self._emblem
            )
            top.setLeft(top.left() + emblem_px() + _GAP)
        draw_text(painter, top, total.label, "ink2", font(LABEL_PX))
        line = QRectF(cell.left() + _EDGE, cell.top() + half, cell.width() - _EDGE, half - 4)
        used = draw_text(painter, line, total.figure, "ink", font(NAME_PX, SEMIBOLD)) + _GAP
        if total.words:
            rest = line.adjusted(used, 0, 0, 0)
            used += draw_text(painter, rest, total.words, "ink2", font(BODY_PX)) + _GAP
        if total.case and not at:
            chip = chip_rect(
                line.adjusted(used, 0, 0, 0), shown_case(total.case), align_right=False
            )
            draw_chip(painter, chip, shown_case(total.case))

    def _cell_at(self, event: QHelpEvent | QMouseEvent) -> RosterTotal | None:
        point = event.pos().toPointF()
        return next((total for rect, total in self._cells if rect.contains(point)), None)

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(400, scaled(_HEIGHT))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            total = self._cell_at(event)
            QToolTip.showText(event.globalPos(), plain_tip(_words(total)) if total else "", self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        total = self._cell_at(event)
        if total is not None and total.case and event.button() == Qt.MouseButton.LeftButton:
            self.case_opened.emit(total.case)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        # Where each cell lies is known only once the words before it are measured; clicks and tips
        # look it up.
        self._cells = []
        left = 0.0
        for at, total in enumerate(self.totals):
            cell = QRectF(left, 0, self._width(at), self.height() - 1)
            if at:
                painter.fillRect(QRectF(round(left), 0, 1, self.height() - 1), colour("line"))
            self._paint_cell(painter, cell, at)
            self._cells.append((cell, total))
            left += cell.width()


def _words(total: RosterTotal) -> str:
    return f"{total.label}: {total.figure} {total.words}".strip()
