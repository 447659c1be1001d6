"""A life as a strip: a column for each turn, as high as the steps at its end, with what happened.

What is shown is in signs and heights, and in words below for the turn that is chosen.
"""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.domain.values import dataclass
from oobmgr.ui.language import tr, tr_each
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import BODY_PX, CHIP_PX, LABEL_PX, REGULAR, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.announcing import announce
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.paint import CENTRE, draw_focus_ring, draw_text, text_width
from oobmgr.ui.widgets.presses import by_left
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.what_is import About, set_about

_COLUMN: Final = 30
_SIGNS: Final = 16
_BARS: Final = 34
_LEAST_BARS: Final = 18
"""Of which a number has 14: where room is short they are low, and all of it is in sight."""
_FOOT: Final = 16
_EDGE: Final = 3
_ARROW: Final = 12

LIFE_KEYS: Final = (("← →", "turn"), ("Home End", "first, last turn"), ("Enter", "its entry"))
"""What the keys do in it."""
_NO_ENTRY: Final = "Nothing happened: the ledger has no entry for it."
_OF_A_TURN: Final = "What was left at the end of the turn, and what came and went in it."


@dataclass(frozen=True, slots=True)
class LifeColumn:
    """A turn: its short name, how high of all (None before it was there), signs, words in full.

    `entry` is the number of the entry in the ledger that tells of it, if any does.
    """

    short: str
    steps: int | None
    signs: str
    words: str
    entry: int = 0


class LifeStrip(QWidget):
    """The columns; arrows and the mouse choose one (`chosen`), Enter and two clicks open it.

    `focused` says whether it has the keys. Where not all fit, the last ones are shown, and a small
    arrow at an edge leads to the others.
    """

    spoken_role = Role.List

    chosen = Signal(int)
    opened = Signal(int)
    focused = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.columns: tuple[LifeColumn, ...] = ()
        self.most = 0
        self.at = -1
        self._first = 0
        self.setObjectName("life_strip")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        # The words below follow the pointer without a click.
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Life, turn by turn"))

    def set_columns(self, columns: tuple[LifeColumn, ...], most: int) -> None:
        """Show another life; the last turn is chosen."""
        self.columns, self.most = columns, max(1, most)
        # Otherwise `choose` would not tell of it where the number is the same.
        self.at = -1
        self.setAccessibleDescription(tr_each(". ", (column.words for column in columns)))
        self.choose(len(columns) - 1)
        self.update()

    def choose(self, at: int) -> None:
        """Choose a turn, and bring it into sight."""
        if 0 <= at < len(self.columns) and at != self.at:
            self.at = at
            room = self._fitting
            # No further than needed, and never so far that columns at the end stay empty.
            self._first = max(0, min(self._first, at, len(self.columns) - room))
            self._first = max(self._first, at - room + 1)
            self.chosen.emit(at)
            tell_parts(self)
            self.update()

    @property
    def spoken_at(self) -> int:
        """Which turn is chosen, for screen readers."""
        return self.at

    def spoken_parts(self) -> list[SpokenPart]:
        """The turns, for screen readers."""
        return [
            SpokenPart(column.words, self._rect(at), chosen=at == self.at)
            for at, column in enumerate(self.columns)
        ]

    @property
    def _width(self) -> int:
        widest = max((text_width(one.short, font(CHIP_PX, SEMIBOLD)) for one in self.columns),
                     default=0)  # fmt: skip
        return max(scaled(_COLUMN), widest + 6)

    @property
    def _side(self) -> int:
        """The room at each edge: with an arrow where not all columns fit."""
        all_fit = len(self.columns) * self._width <= self.width() - 2 * _EDGE
        return _EDGE if all_fit else scaled(_ARROW)

    @property
    def _fitting(self) -> int:
        return max(1, (self.width() - 2 * self._side) // self._width)

    def _rect(self, at: int) -> QRectF:
        left = self._side + (at - self._first) * self._width
        return QRectF(left, _EDGE, self._width, self.height() - 2 * _EDGE)

    def _at(self, place: QPoint) -> int:
        """Which column is at a place; at an edge, the next one that has no room."""
        at = self._first + (place.x() - self._side) // self._width
        return max(self._first - 1, min(at, self._first + self._fitting))

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(_SIGNS + _BARS + _FOOT) + 2 * _EDGE)

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(60), scaled(_SIGNS + _LEAST_BARS + _FOOT) + 2 * _EDGE)

    def resizeEvent(self, event: object) -> None:
        # Chosen again, so that it is in sight in the new width.
        at, self.at = self.at, -1
        self._first = 0
        self.choose(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self._at(event.position().toPoint())
        # Over an arrow nothing runs away under the pointer: that takes a click.
        if self._first <= at < self._first + self._fitting:
            self.choose(at)

    @by_left
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.choose(self._at(event.position().toPoint()))

    @by_left
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        at = self._at(event.position().toPoint())
        # Two quick clicks on an arrow at the edge are two turns on.
        self.opened.emit(at) if at == self.at else self.choose(at)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: self.at - 1,
            Qt.Key.Key_Right: self.at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self.columns) - 1,
        }
        if event.key() in steps:
            self.choose(steps[Qt.Key(event.key())])
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.at >= 0:
            self.opened.emit(self.at)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = self.columns[self._first : self._first + self._fitting]
        for number, column in enumerate(shown, self._first):
            self._paint_column(painter, self._rect(number), column, chosen=number == self.at)
        self._paint_arrows(painter)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()))

    def _paint_arrows(self, painter: QPainter) -> None:
        """What leads to the columns that have no room."""
        room = QRectF(0, _EDGE, self._side, self.height() - 2 * _EDGE)
        face = font(BODY_PX, SEMIBOLD)
        if self._first > 0:
            draw_text(
                painter, room, "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}", "ink2", face, CENTRE
            )
        if self._first + self._fitting < len(self.columns):
            room.moveLeft(self._rect(self._first + self._fitting).left())
            draw_text(
                painter,
                room,
                "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}",
                "ink2",
                face,
                CENTRE,
            )

    def _paint_column(
        self, painter: QPainter, rect: QRectF, column: LifeColumn, *, chosen: bool
    ) -> None:
        if chosen:
            painter.fillRect(rect, colour("accentsoft"))
        signs = QRectF(rect.left(), rect.top(), rect.width(), scaled(_SIGNS))
        token: Token = "err" if "×" in column.signs else "ink"
        draw_text(painter, signs, column.signs, token, font(LABEL_PX, SEMIBOLD), CENTRE)
        base = rect.bottom() - scaled(_FOOT)
        if column.steps is None:
            # It was not there yet: a dashed line, which no number of steps has.
            pen = QPen(colour("line2"), 1, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawLine(QPointF(rect.left() + 4, base), QPointF(rect.right() - 4, base))
        else:
            most_px = rect.height() - scaled(_SIGNS + 14 + _FOOT)
            height = most_px * column.steps / self.most
            bar = QRectF(rect.left() + 5, base - height, rect.width() - 10, height)
            painter.fillRect(bar, colour("ink2"))
            painter.fillRect(QRectF(rect.left() + 2, base, rect.width() - 4, 1), colour("line2"))
            number = QRectF(rect.left(), bar.top() - scaled(14), rect.width(), scaled(14))
            draw_text(painter, number, f"{column.steps:,}", "ink", font(CHIP_PX), CENTRE)
        foot = QRectF(rect.left(), base + 1, rect.width(), scaled(_FOOT))
        weight = SEMIBOLD if chosen else REGULAR
        draw_text(painter, foot, column.short, "ink2", font(CHIP_PX, weight), CENTRE)


class LifePanel(QWidget):
    """A strip, and in words below what it says of the turn that is chosen.

    `entry_wanted` is for the entry in the ledger that tells of it.
    """

    entry_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.strip = LifeStrip()
        self.told = TextLabel(token="ink2", wrap=True)
        self.told.setObjectName("life_told")
        down(self.strip, self.told, on=self, spacing=2)
        self.strip.chosen.connect(self._tell)
        self.strip.opened.connect(self._open)
        self.setFocusProxy(self.strip)

    def set_columns(self, columns: tuple[LifeColumn, ...], most: int) -> None:
        """Show another life; none hides the panel."""
        self.strip.set_columns(columns, most)
        self.setVisible(bool(columns))
        if not columns:
            self.told.setText("")

    def _tell(self, at: int) -> None:
        words = self.strip.columns[at].words
        self.told.setText(words)
        set_about(self.told, About("Turn of its life", words, _OF_A_TURN))

    def _open(self, at: int) -> None:
        if entry := self.strip.columns[at].entry:
            self.entry_wanted.emit(entry)
        else:
            self.told.setText(_NO_ENTRY)
            announce(self.told, _NO_ENTRY)
