"""Step boxes: an open box for a step, struck when lost, dashed while the loss is in pencil.

Losses come from the right, as on a roster sheet.
"""

from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QStyleOptionViewItem, QWidget

from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.rules.rosters import MOST_BOXES
from oobmgr.rules.unit_words import PLAIN_STEPS, StepWords
from oobmgr.ui.language import tr
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import BODY_PX, CHIP_PX, LABEL_PX, NAME_PX, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.paint import (
    CENTRE,
    LEFT,
    draw_box,
    draw_focus_ring,
    draw_text,
    text_width,
    whole,
)
from oobmgr.ui.widgets.presses import by_left
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts
from oobmgr.ui.widgets.table_delegate import Cell, TableDelegate, cell_value, inside
from oobmgr.ui.widgets.what_is import About

_BOXES: Final = (
    "A box for each that the unit has in full; those that are lost are struck, from the right. "
    "A click on a box sets how many are left."
)
BOX_PX: Final = 14
LARGE_BOX_PX: Final = 26
"""How large a box is at normal size of text; it grows with the numbers that stand in it."""
MOST_LARGE_BOXES: Final = 8
"""As `MOST_BOXES`, for large boxes, which stand in a narrow panel with words beside them."""


@dataclass(frozen=True, slots=True)
class StepsRow:
    """The boxes of one unit.

    Attributes:
        total: How many boxes it has; 0 says that nobody has entered them, or that it has `none`.
        lost: How many are struck, from the right.
        pending: How many more are struck in pencil.
        printed: What stands in the boxes, from the left, where the sheet prints a number.
        none: Whether it has no steps by the rules, so that there is nothing to draw.
        step_words: What a step is called.
    """

    total: int
    lost: int = 0
    pending: int = 0
    printed: tuple[str, ...] = ()
    none: bool = False
    step_words: StepWords = PLAIN_STEPS

    @property
    def words(self) -> str:
        """The boxes in words, for screen readers."""
        if self.none:
            return f"no {self.step_words.several}"
        if not self.total:
            return "boxes not entered"
        pending = f", {self.pending} more in pencil" if self.pending else ""
        return f"{self.step_words.told(self.total)}, {self.lost} lost{pending}"

    def box_words(self, at: int) -> str:
        """A box in words, counted from the left: ``Box 2 of 3, lost``."""
        left = self.total - self.lost
        state = "lost" if at >= left else "struck in pencil" if at >= left - self.pending else ""
        return ", ".join(filter(None, (f"Box {at + 1} of {self.total}", state)))

    @property
    def left_words(self) -> str:
        """The steps where there is no room for boxes: ``13 of 20``."""
        pending = f", {self.pending:,} in pencil" if self.pending else ""
        return f"{self.total - self.lost:,} of {self.total:,}{pending}"


def gap(size: int) -> int:
    """Return the space between boxes of a size: 2 px at 14, 1 px at 26, where they share a look."""
    return scaled(2 if size < LARGE_BOX_PX else 1)


def boxes_width(number: int, size: int = BOX_PX) -> int:
    """Return the room that so many boxes take side by side, at the size of text in force."""
    return number * (scaled(size) + gap(size))


def box_rects(rect: QRectF, total: int, size: int = BOX_PX) -> list[QRectF]:
    """Return where the boxes stand: from the left edge, in the middle of the height.

    None stand where there are more than may be, or than find room: they are told in words.
    """
    side, step = scaled(size), boxes_width(1, size)
    room = int((rect.width() + gap(size)) // step)
    most = MOST_BOXES if size < LARGE_BOX_PX else MOST_LARGE_BOXES
    if total > min(room, most):
        return []
    top = round(rect.top() + (rect.height() - side) / 2)
    left = round(rect.left())
    return [QRectF(left + at * step, top, side, side) for at in range(total)]


def box_at(rect: QRectF, total: int, point: QPointF, size: int = BOX_PX) -> int:
    """Return the number of the box under a point, from 0 at the left, or -1."""
    for at, box in enumerate(box_rects(rect, total, size)):
        # Boxes are small: a near miss counts, as long as no point belongs to two of them.
        if box.adjusted(-1, -3, 1, 3).contains(point):
            return at
    return -1


def paint_step_boxes(
    painter: QPainter,
    rect: QRectF,
    row: StepsRow,
    size: int = BOX_PX,
    *,
    ink: QColor | None = None,
    ground: QColor | None = None,
) -> None:
    """Draw the boxes of a unit into a cell; printing gives its own ink and ground."""
    if row.none:
        return
    if not row.total:
        _paint_not_entered(painter, rect)
        return
    boxes = box_rects(rect, row.total, size)
    if not boxes:
        _paint_words(painter, rect, row, size, ink)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = ink or colour("ink")
    paper = ground or colour("sheet")
    pencil = ink or colour("pencil")
    left = row.total - row.lost
    width = 1.25 if size < LARGE_BOX_PX else 1.5
    for at, box in enumerate(boxes):
        inner = box.adjusted(0.75, 0.75, -0.75, -0.75)
        struck, pending = at >= left, left - row.pending <= at < left
        pen = QPen(pencil if pending else line, width)
        if pending:
            pen.setDashPattern([2.0, 1.5])
        # On paper, strokes have the ink of the boxes.
        if struck and not ink:
            pen.setColor(pencil)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush if struck else paper)
        painter.drawRoundedRect(inner, 1, 1)
        if at < len(row.printed):
            face = font(CHIP_PX if size < LARGE_BOX_PX else NAME_PX, SEMIBOLD)
            _paint_printed(painter, box, row.printed[at], face, faded=struck, ink=ink)
        # Only the edge of a box in pencil is dashed: two dashed strokes across it cannot be read.
        pen.setStyle(Qt.PenStyle.SolidLine)
        _strike(painter, inner, pen, struck=struck, pending=pending)
    painter.restore()


def _strike(painter: QPainter, box: QRectF, pen: QPen, *, struck: bool, pending: bool) -> None:
    painter.setPen(pen)
    if struck:
        painter.drawLine(box.topLeft(), box.bottomRight())
    if struck or pending:
        painter.drawLine(box.bottomLeft(), box.topRight())


def _paint_printed(
    painter: QPainter, box: QRectF, text: str, face: QFont, *, faded: bool, ink: QColor | None
) -> None:
    painter.setFont(face)
    painter.setPen(ink or colour("off" if faded else "ink"))
    painter.drawText(box, int(CENTRE), text)


def _words_font(size: int) -> QFont:
    return font(BODY_PX if size < LARGE_BOX_PX else NAME_PX, SEMIBOLD)


def _paint_words(
    painter: QPainter, rect: QRectF, row: StepsRow, size: int, ink: QColor | None
) -> None:
    face = _words_font(size)
    text = QFontMetrics(face).elidedText(
        tr(row.left_words), Qt.TextElideMode.ElideRight, int(rect.width())
    )
    painter.setFont(face)
    painter.setPen(ink or colour("pencil" if row.pending else "ink"))
    painter.drawText(rect, int(LEFT), text)


def not_entered_width() -> int:
    """The room that the frame takes which says that boxes are not entered."""
    return int(text_width(StepsRow(0).words, font(LABEL_PX))) + 14


def _paint_not_entered(painter: QPainter, rect: QRectF) -> None:
    text = StepsRow(0).words
    face, high = font(LABEL_PX), scaled(18)
    # In a column that a player made narrower the frame stays whole, and the words lose their end.
    wide = min(not_entered_width(), rect.width())
    box = QRectF(rect.left(), rect.center().y() - high / 2, wide, high)
    draw_box(painter, box, edge="ctl", radius=3, dashed=True)
    draw_text(painter, box, text, "ink2", face, CENTRE)


class StepDelegate(TableDelegate):
    """A cell of boxes: its column's `paint` gives a `StepsRow`; a click tells which box."""

    step_clicked = Signal(QModelIndex, int)

    def paint_content(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        """Draw the boxes in one go."""
        value = cell.value
        if isinstance(value, StepsRow):
            paint_step_boxes(painter, rect, value)

    # Qt

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        # On release, as buttons act: a press may be the beginning of a selection by drawing.
        if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseButtonRelease:
            return False
        value = cell_value(index)
        if event.button() != Qt.MouseButton.LeftButton or not isinstance(value, StepsRow):
            return False
        # The room that is left to the content of a cell, as it was painted.
        box = box_at(inside(whole(option.rect)), value.total, event.position())
        if box >= 0:
            # A fresh index: the one given may be persistent, which the signal does not take.
            self.step_clicked.emit(model.index(index.row(), index.column()), box)
        return box >= 0


class StepBoxesWidget(QWidget):
    """The boxes of the unit in the inspector: a click, X to lose a step, Shift+X to take back."""

    spoken_role = Role.List

    box_clicked = Signal(int)
    lose_asked = Signal()
    take_back_asked = Signal()

    def __init__(self, row: StepsRow | None = None) -> None:
        super().__init__()
        self.row = row or StepsRow(0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_row(self.row)

    def set_row(self, row: StepsRow) -> None:
        """Show other boxes."""
        self.row = row
        self.setAccessibleName(tr(f"Steps: {row.words}"))
        tell_parts(self)
        self.updateGeometry()
        self.update()

    @property
    def spoken_at(self) -> int:
        """No box has a mark: the keys act on the last one."""
        return -1

    def spoken_parts(self) -> list[SpokenPart]:
        """The boxes, struck or not, for screen readers; none where they are told in words."""
        return [
            SpokenPart(self.row.box_words(at), box)
            for at, box in enumerate(box_rects(self._area(), self.row.total, LARGE_BOX_PX))
        ]

    def about(self, at: QPoint | None) -> About:
        """A box, or all of them, as the unit stands now."""
        box = -1
        if at is not None:
            box = box_at(self._area(), self.row.total, QPointF(at), LARGE_BOX_PX)
        words = self.row.words
        told = words if box < 0 else f"{self.row.box_words(box)}. {with_capital(words)}"
        return About(self.row.step_words.title, told, _BOXES)

    def _area(self) -> QRectF:
        return whole(self.rect()).adjusted(4, 0, -4, 0)

    # Qt

    def sizeHint(self) -> QSize:
        high = scaled(LARGE_BOX_PX) + 8
        if not self.row.total:
            return QSize(text_width(self.row.words, font(LABEL_PX)) + 22, high)
        if self.row.total > MOST_LARGE_BOXES:
            words = text_width(self.row.left_words, _words_font(LARGE_BOX_PX))
            return QSize(words + 12, high)
        return QSize(boxes_width(self.row.total, LARGE_BOX_PX) + 8, high)

    @by_left
    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = box_at(self._area(), self.row.total, event.position(), LARGE_BOX_PX)
        if at >= 0:
            self.box_clicked.emit(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_X:
            super().keyPressEvent(event)
        elif event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self.take_back_asked.emit()
        else:
            self.lose_asked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_step_boxes(painter, self._area(), self.row, LARGE_BOX_PX)
        if self.hasFocus():
            draw_focus_ring(painter, whole(self.rect()))
