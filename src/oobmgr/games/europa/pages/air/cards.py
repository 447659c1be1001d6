"""A card of groups that are alike, drawn with its tick, icon and number, dragged and dropped."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Final, cast

from PySide6.QtCore import QEvent, QMimeData, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from oobmgr.domain.values import dataclass
from oobmgr.games.europa.pages.air.viewmodel import ShownCard
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.widgets.paint import RIGHT, draw_box, draw_focus_ring, draw_text, text_width

MIME: Final = "application/x-oobmgr-groups"
_HEIGHT: Final = 26
_RING: Final = 2
_TICK: Final = 13
_ICON: Final = 15
_ICONS: Final = {"fighter": "air_fighter", "transport": "air_transport"}
_ARROWS: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down})


@dataclass(frozen=True, slots=True)
class Dragged:
    """What is dragged: a card by its place on the board."""

    side: str
    key: str
    box: str
    source: str

    @classmethod
    def of(cls, card: ShownCard) -> Dragged:
        """What is dragged with a card."""
        return cls(card.side, card.key, card.box, card.source)

    def is_of(self, card: ShownCard) -> bool:
        """Whether this is the card that was dragged."""
        return Dragged.of(card) == self

    def mime(self) -> QMimeData:
        """As data for the drag."""
        data = QMimeData()
        values = [self.side, self.key, self.box, self.source]
        data.setData(MIME, json.dumps(values).encode())
        return data


def dragged_of(data: QMimeData) -> Dragged | None:
    """What is being dragged; None where it is nothing of this page."""
    if not data.hasFormat(MIME):
        return None
    return Dragged(*json.loads(bytes(data.data(MIME).data()).decode()))


class GroupCard(QAbstractButton):
    """Shows a card. A click on its tick, or Space, activates; arrows go on; it can be dragged.

    `letter_typed` carries a letter, and whether Shift was held (all of them, without asking).
    """

    ticked = Signal()
    counted = Signal(int)
    letter_typed = Signal(str, bool)
    arrow_pressed = Signal(object)
    details_asked = Signal()
    menu_asked = Signal(object)
    came = Signal()

    def __init__(self, card: ShownCard, emblem: Emblem, *, can_tick: bool, can_move: bool) -> None:
        super().__init__()
        self.setObjectName("group_card")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._pressed_at: QPointF | None = None
        self.show_card(card, emblem, can_tick=can_tick, can_move=can_move)

    def show_card(self, card: ShownCard, emblem: Emblem, *, can_tick: bool, can_move: bool) -> None:
        """Show another card in this place."""
        self.card = card
        self._emblem = emblem
        self._can_tick = can_tick and not card.source  # what moves is activated once it is there
        self._can_move = can_move
        self.setChecked(card.flies > 0)
        self.setAccessibleName(tr(card.words))
        self.setToolTip(tr(card.words))
        self.update()

    @property
    def has_tick(self) -> bool:
        """Whether a box to tick stands on it."""
        return self._can_tick or self.card.flies > 0

    def tick_rect(self) -> QRectF:
        """Where the box to tick stands."""
        side = scaled(_TICK)
        return QRectF(_RING + 7, (self.height() - side) / 2, side, side)

    # Painting

    def _colours(self) -> tuple[Token, Token | None, bool]:
        """Edge, ground, and whether the edge is dashed."""
        if self.card.fault:
            return "errline", "errsoft", bool(self.card.source or self.card.pencilled)
        if self.card.source:
            return "pencil", None, True
        if self.card.pencilled:
            return "pencil", "sheet", True
        if self.card.active:
            return self._emblem.token, self._emblem.soft, False
        return "line2", "sheet", False

    def _draw_tick(self, painter: QPainter) -> None:
        box = self.tick_rect()
        flies = self.card.flies
        if not flies:
            draw_box(painter, box, edge="ctl", ground="sheet", radius=2)
            return
        if self.card.pencilled:
            draw_box(painter, box, edge="pencil", ground="sheet", radius=2, dashed=True)
            ink: Token = "pencil"
        else:
            draw_box(painter, box, ground=self._emblem.token, radius=2)
            ink = "sheet"
        if flies < self.card.number:
            bar = QRectF(box.left() + 3, box.center().y() - 1, box.width() - 6, 2)
            draw_box(painter, bar, ground=ink, radius=0)
        else:
            draw_icon(painter, box, "check", ink)

    def _number(self) -> str:
        number, flies = self.card.number, self.card.flies
        return f"{flies} of {number}" if 0 < flies < number else f"× {number}"

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(scaled(150), row_px(_HEIGHT) + 2 * _RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(110), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        edge, ground, dashed = self._colours()
        outer = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        draw_box(painter, outer, edge=edge, ground=ground, dashed=dashed)
        left = outer.left() + 7
        if self.has_tick:
            self._draw_tick(painter)
            left = self.tick_rect().right() + 7
        ink: Token = "pencil" if self.card.source else "ink"
        pencil = bool(self.card.source or self.card.pencilled)
        size = scaled(_ICON)
        icon = "error" if self.card.fault else _ICONS.get(self.card.kind, "air")
        tint: Token = "err" if self.card.fault else self._emblem.token
        draw_icon(painter, QRectF(left, outer.top(), size, outer.height()), icon, tint)
        left += size + 6
        face = font(BODY_PX, SEMIBOLD, italic=pencil)
        number = self._number()
        width = text_width(number, face) + 2
        right = outer.right() - 8
        figures = QRectF(right - width, outer.top(), width, outer.height())
        draw_text(painter, figures, number, ink, face, RIGHT)
        room = QRectF(left, outer.top(), figures.left() - 6 - left, outer.height())
        used = draw_text(painter, room, self.card.name, ink, font(BODY_PX, SEMIBOLD))
        note = f"from {self.card.source_name}" if self.card.source else self.card.note
        rest = room.adjusted(used + 6, 0, 0, 0)
        if note and rest.width() > scaled(18):
            draw_text(painter, rest, note, "ink2", font(LABEL_PX), RIGHT)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()), radius=6)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.came.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text().upper()
        # Shift means all groups of the card, and a keypad marks its plus and minus as its own.
        plain = not event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if not plain:
            event.ignore()
        elif key in _ARROWS:
            self.arrow_pressed.emit(key)
        elif key == Qt.Key.Key_Space:
            self.ticked.emit()
        elif key in {Qt.Key.Key_Plus, Qt.Key.Key_Minus}:
            self.counted.emit(1 if key == Qt.Key.Key_Plus else -1)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.details_asked.emit()
        elif len(text) == 1 and text.isalpha():
            held = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.letter_typed.emit(text, held)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # a button would click once Space is let go, and tick a second time

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Not the button's own press, which would toggle it: the books say what is ticked.
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if self._can_tick and event.position().x() <= self.tick_rect().right() + 4:
            self.ticked.emit()
        elif self._can_move:
            self._pressed_at = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            return
        way = (event.position() - self._pressed_at).manhattanLength()
        if way >= QApplication.startDragDistance():
            self._pressed_at = None
            self._drag(event.position())

    def _drag(self, at: QPointF) -> None:
        drag = QDrag(self.window())  # it may outlive the card
        drag.setMimeData(Dragged.of(self.card).mime())
        drag.setPixmap(self.grab())
        drag.setHotSpot(at.toPoint())
        drag.exec(Qt.DropAction.MoveAction)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = None
        # The second press of a quick pair on the tick is a click of its own.
        on_tick = self.has_tick and event.position().x() <= self.tick_rect().right() + 4
        if on_tick and self._can_tick:
            self.ticked.emit()
        elif not on_tick:
            self.details_asked.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.menu_asked.emit(event.globalPos())


class CardDrops(QObject):
    """Lets cards be dropped on a widget, which is painted anew as one comes and goes.

    `dropped` carries what was dragged and whether Shift was held. `takes` says of what is dragged
    whether it may be dropped now.
    """

    dropped = Signal(object, bool)

    def __init__(self, target: QWidget, takes: Callable[[Dragged], bool]) -> None:
        super().__init__(target)
        self.over = False
        self._target = target
        self._takes = takes
        target.setAcceptDrops(True)
        target.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.DragEnter:
                self._light(over=self._accepted(event) is not None)
            case QEvent.Type.DragMove:
                self._accepted(event)
            case QEvent.Type.DragLeave:
                self._light(over=False)
            case QEvent.Type.Drop:
                self._drop(cast("QDropEvent", event))
            case _:
                return super().eventFilter(watched, event)
        return True

    def _accepted(self, event: QEvent) -> Dragged | None:
        """What may be dropped here, and is accepted with that; None where it may not."""
        drop = cast("QDropEvent", event)
        dragged = dragged_of(drop.mimeData())
        if dragged is None or not self._takes(dragged):
            drop.ignore()
            return None
        drop.acceptProposedAction()
        return dragged

    def _drop(self, event: QDropEvent) -> None:
        self._light(over=False)
        dragged = self._accepted(event)
        if dragged is not None:
            held = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            # Once the drag is over: the card that is dragged may go, and a form may open.
            QTimer.singleShot(0, self, partial(self.dropped.emit, dragged, held))

    def _light(self, *, over: bool) -> None:
        self.over = over
        self._target.update()
