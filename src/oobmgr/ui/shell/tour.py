"""The tour: a frame around one control after the other, and a bubble beside it that tells of it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import SECTION_PX, SEMIBOLD, scaled
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton, PrimaryButton
from oobmgr.ui.widgets.reading_order import step_on
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.texts import TextLabel

if TYPE_CHECKING:
    from oobmgr.rules.tours import TourStop
    from oobmgr.ui.shell.frame import Frame

_WIDE: Final = 380
_GAP: Final = 10
_RING: Final = 4
_LOOK_MS: Final = 150


class Tour(QObject):
    """Leads from stop to stop. The window can be used as ever meanwhile.

    `left` carries the stop at which it was left, 0 if it was over; it may begin `at` a later one.
    """

    left = Signal(int)

    def __init__(self, frame: Frame, stops: Sequence[TourStop], at: int = 0) -> None:
        super().__init__(frame)
        self._frame = frame
        self.stops = tuple(stops)
        self._at = at - 1
        self._brought = False
        self.ring = _Ring(frame)
        self.bubble = Bubble(frame)
        self.bubble.next.clicked.connect(lambda: self.go(1))
        self.bubble.back.clicked.connect(lambda: self.go(-1))
        self.bubble.leave.clicked.connect(self.end)
        self.bubble.escaped.connect(self.end)
        # A page may still be reading when the tour comes to it, and the player may draw the window
        # larger: so it looks where the control is as long as the tour goes on.
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._place)
        self._look.start()
        self.go(1)

    @property
    def stop(self) -> TourStop:
        """The stop that is shown."""
        return self.stops[self._at]

    @property
    def target(self) -> QWidget | None:
        """The control of the stop; None while it is not there, as on a page that is being read."""
        # Several paths for one stop: a page may be laid out in one way or another.
        found = (_part(self._frame, path) for path in self.stop.at)
        return next((part for part in found if part is not None and part.isVisible()), None)

    def go(self, by: int) -> None:
        """Go to the stop after (1) or before (-1) this one; behind the last the tour is over."""
        if self._at + by >= len(self.stops):
            self._at = 0
            self.end()
            return
        self._at = max(0, self._at + by)
        self._brought = False
        if self.stop.page and self._frame.workspace is not None:
            self._frame.workspace.show_page(self.stop.page)
        self.bubble.show_stop(self.stop, self._at + 1, len(self.stops))
        self._place()
        self.bubble.next.setFocus()

    def end(self) -> None:
        """Put ring and bubble away; the campaign stays open."""
        self._look.stop()
        for part in (self.ring, self.bubble):
            part.hide()
            part.deleteLater()
        self.left.emit(self._at)
        self.deleteLater()
        # The bubble had the focus, which would go wherever Qt sends it.
        workspace = self._frame.workspace
        if workspace is not None and workspace.screen_shown is not None:
            workspace.screen_shown.setFocus()

    def _place(self) -> None:
        target, frame = self.target, self._frame
        self.ring.setVisible(target is not None)
        size = self.bubble.fitting()
        if target is None:
            middle = frame.rect().center() - QPoint(size.width() // 2, size.height() // 2)
            self.bubble.setGeometry(QRect(middle, size))
        else:
            self._bring(target)
            # What of it is in sight: a list may be longer than the area that it scrolls in.
            seen = target.visibleRegion().boundingRect()
            around = QRect(target.mapTo(frame, seen.topLeft()), seen.size())
            around = around.adjusted(-_RING, -_RING, _RING, _RING).intersected(frame.rect())
            self.ring.setGeometry(around)
            self.bubble.setGeometry(QRect(beside(around, size, frame.rect()), size))
        # What was shown since the last stop lies above them.
        self.ring.raise_()
        self.bubble.show()
        self.bubble.raise_()

    def _bring(self, target: QWidget) -> None:
        """Scroll to a control that is out of sight, once: from then on the player may scroll."""
        if self._brought or not target.visibleRegion().isEmpty():
            return
        self._brought = True
        part = target.parentWidget()
        while part is not None:
            if isinstance(part, QScrollArea):
                part.ensureWidgetVisible(target)
            part = part.parentWidget()


def _part(frame: Frame, path: str) -> QWidget | None:
    """The control at the end of a path, None where the page has none at present."""
    try:
        found = attrgetter(path)(frame)
    # A path leads through parts that a page makes only when it needs them.
    except AttributeError:
        return None
    return found if isinstance(found, QWidget) else None


def beside(target: QRect, size: QSize, room: QRect) -> QPoint:
    """Where a bubble of a size stands: below a control, right, left or above it, as has room.

    Within one that leaves no room outside, at its lower right; so, too, within a large one, above
    which the fields stand that belong to it, such as the search of a table.
    """
    wide, high = size.width(), size.height()
    left = min(max(room.left() + _GAP, target.left()), room.right() - wide - _GAP)
    top = min(max(room.top() + _GAP, target.top()), room.bottom() - high - _GAP)
    above = QPoint(left, target.top() - high - _GAP)
    seen = target.intersected(room)
    large = seen.height() > 2 * high and seen.width() > wide
    places = (
        QPoint(left, target.bottom() + _GAP),
        QPoint(target.right() + _GAP, top),
        QPoint(target.left() - wide - _GAP, top),
        *(() if large else (above,)),
    )
    free = (place for place in places if room.contains(QRect(place, size)))
    inside = seen.bottomRight() - QPoint(wide + 3 * _GAP, high + 3 * _GAP)
    return next(free, inside)


class _Ring(QWidget):
    """A frame around a control, which takes no click away from it."""

    spoken_role = Role.Whitespace

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour("accent"), 3.0))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)


class Bubble(QWidget):
    """What is told at a stop, with its number, and the ways on. Enter goes on, Esc leaves."""

    spoken_role = Role.Dialog

    escaped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self.title = TextLabel(px=SECTION_PX, weight=SEMIBOLD, wrap=True)
        self.sentence = TextLabel(wrap=True)
        self.place = TextLabel(token="ink2")
        self.leave = LinkButton("Leave the tour", quiet=True)
        self.back = KeyButton("Back")
        self.next = PrimaryButton("Next", "Enter")
        foot = across(self.place, STRETCH, self.leave, self.back, self.next, spacing=8)
        down(self.title, self.sentence, foot, on=self, margins=(16, 14, 16, 12), spacing=8)

    def show_stop(self, stop: TourStop, number: int, of: int) -> None:
        """Tell of a stop."""
        self.title.setText(stop.title)
        self.sentence.setText(stop.sentence)
        self.place.setText(f"{number} of {of}")
        self.back.setEnabled(number > 1)
        self.next.write("Next" if number < of else "Done")
        self.setAccessibleName(tr(f"Tour, {number} of {of}: {stop.title}. {stop.sentence}"))

    def fitting(self) -> QSize:
        """How large it is with what it tells."""
        layout = self.layout()
        wide = max(scaled(_WIDE), layout.sizeHint().width() if layout else 0)
        return QSize(wide, layout.totalHeightForWidth(wide) if layout else 0)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return step_on(self, forward=forward) or super().focusNextPrevChild(forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour("accent"), 1.5))
        painter.setBrush(colour("sheet"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
