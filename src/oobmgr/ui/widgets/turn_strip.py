"""Turns in a row of cells, grouped under headings: which is played, and in which what falls due."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from oobmgr.rules.page_tables import StripCell, StripGroup
from oobmgr.ui.language import tr
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, REGULAR, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.paint import CENTRE, LEFT, draw_box, draw_focus_ring, draw_text
from oobmgr.ui.widgets.presses import by_left
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts
from oobmgr.ui.widgets.tips import plain_tip

_CELL: Final = 34
_NUMBER: Final = 20
_SIGN: Final = 16
_HEAD: Final = 18
_GAP: Final = 8
_EDGE: Final = 4
_FLAG: Final = 7


class TurnStrip(QWidget):
    """The cells; arrows or a click move a mark, and the line below tells of the cell under it."""

    spoken_role = Role.List

    def __init__(self, name: str, groups: tuple[StripGroup, ...]) -> None:
        super().__init__()
        self._name = name
        self.groups = groups
        self.cells: tuple[StripCell, ...] = tuple(cell for group in groups for cell in group.cells)
        self._at = next((at for at, cell in enumerate(self.cells) if cell.now), 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._describe()

    @property
    def told(self) -> str:
        """What the line below says: the words of the cell under the mark."""
        return self.cells[self._at].words if self.cells else ""

    def _describe(self) -> None:
        self.setAccessibleName(tr(f"{self._name}: {self.told}"))
        tell_parts(self)

    @property
    def spoken_at(self) -> int:
        """Which turn has the mark, for screen readers."""
        return self._at if self.cells else -1

    def spoken_parts(self) -> list[SpokenPart]:
        """The turns, for screen readers."""
        cells = zip(self.cells, self.cell_rects(), strict=True)
        return [SpokenPart(cell.words, rect, chosen=cell.now) for cell, rect in cells]

    def _move_to(self, at: int) -> None:
        self._at = max(0, min(len(self.cells) - 1, at))
        self._describe()
        self.update()

    def cell_rects(self) -> list[QRectF]:
        """Where each cell stands, left to right; narrower where the strip has less room."""
        rects: list[QRectF] = []
        room = self.width() - 2 * _EDGE - _GAP * (len(self.groups) - 1)
        # Narrower rather than cut off: what is still to come is what one plans for.
        width = min(float(scaled(_CELL)), room / max(1, len(self.cells)))
        left = float(_EDGE)
        for group in self.groups:
            for _ in group.cells:
                rects.append(QRectF(left, scaled(_HEAD), width, scaled(_NUMBER + _SIGN)))
                left += width
            left += _GAP
        return rects

    def _at_point(self, point: QPointF) -> int | None:
        found = (at for at, rect in enumerate(self.cell_rects()) if rect.contains(point))
        return next(found, None)

    # Painting

    def _paint_group(self, painter: QPainter, group: StripGroup, rects: list[QRectF]) -> None:
        """The heading, and a box around the cells of the group."""
        outer = QRectF(rects[0].topLeft(), rects[-1].bottomRight())
        head = QRectF(outer.left(), 0, outer.width(), scaled(_HEAD))
        draw_text(painter, head, group.title, "ink2", font(LABEL_PX), LEFT)
        draw_box(painter, outer, edge="line2", ground="sheet")
        for cell, rect in zip(group.cells, rects, strict=True):
            # The first cell has the edge of the box as its line.
            if rect.left() > outer.left():
                line = QRectF(round(rect.left()), rect.top() + 1, 1, rect.height() - 2)
                painter.fillRect(line, colour("line"))
            self._paint_cell(painter, rect, cell)

    def _paint_cell(self, painter: QPainter, rect: QRectF, cell: StripCell) -> None:
        number = QRectF(rect.left(), rect.top(), rect.width(), scaled(_NUMBER))
        sign = QRectF(rect.left(), number.bottom(), rect.width(), scaled(_SIGN))
        if cell.now:
            draw_box(painter, number.adjusted(2, 2, -2, -1), ground="accent", radius=3)
        face = font(BODY_PX, SEMIBOLD if cell.now or cell.due else REGULAR)
        draw_text(painter, number, cell.number, "onaccent" if cell.now else "ink", face, CENTRE)
        draw_text(painter, sign, cell.sign, "ink2", font(LABEL_PX), CENTRE)
        if cell.due:
            # A shape beside the colour: a corner turned down, as in a paper calendar.
            corner = QPointF(rect.right(), rect.top())
            flag = [corner, corner - QPointF(_FLAG, 0), corner + QPointF(0, _FLAG)]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("warn"))
            painter.drawPolygon(flag)

    # Qt

    def sizeHint(self) -> QSize:
        cells = scaled(_CELL) * len(self.cells) + _GAP * (len(self.groups) - 1)
        height = _HEAD + _NUMBER + _SIGN + _HEAD
        return QSize(cells + 2 * _EDGE, scaled(height) + _EDGE)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    @by_left
    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self._at_point(event.position())
        if at is not None:
            self._move_to(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(self.cells) - 1}
        key = Qt.Key(event.key())
        if key in steps:
            self._move_to(self._at + steps[key])
        elif key in ends:
            self._move_to(ends[key])
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            at = self._at_point(QPointF(event.pos()))
            words = self.cells[at].words if at is not None else ""
            QToolTip.showText(event.globalPos(), plain_tip(words), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.cells:
            return
        painter = QPainter(self)
        rects, start = self.cell_rects(), 0
        for group in self.groups:
            self._paint_group(painter, group, rects[start : start + len(group.cells)])
            start += len(group.cells)
        below = QRectF(_EDGE, rects[0].bottom(), self.width() - 2 * _EDGE, scaled(_HEAD))
        draw_text(painter, below, self.told, "ink2", font(LABEL_PX), LEFT)
        if self.hasFocus():
            draw_focus_ring(painter, rects[self._at])
