"""The organisation chart on the screen: it draws what is in sight, and nothing else."""

from functools import cached_property
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QToolTip

from oobmgr.reports.chart_layout import Chart, Spot
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.printing.metrics import UNITS_PER_POINT
from oobmgr.ui.printing.pages_view import ACTUAL_SIZE
from oobmgr.ui.printing.painter import Inks, PagePainter
from oobmgr.ui.theme import colour, current_theme
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.pictures import chart_walk as walk
from oobmgr.ui.views.pictures.chart_symbol import draw_chart_symbol
from oobmgr.ui.widgets.paint import draw_focus_ring, draw_selected
from oobmgr.ui.widgets.spoken import PartsMade, Role, SpokenPart, tell_parts
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.what_is import About

_SMALLEST: Final = 0.4
_LARGEST: Final = 5.0
_STEP: Final = 1.2
_MARK_PX: Final = 12
_BESIDE_PX: Final = 4
_PAN_PX: Final = 40


class ChartView(QAbstractScrollArea):
    """Shows a laid-out chart. Arrows walk, Ctrl+wheel zooms.

    Dragging the ground moves the sheet, as do arrows with Ctrl and the keys for a page.
    `zoomed` says that another width has to be laid out; `fold_wanted` carries the path of a
    formation to fold or open; `unit_opened` the number of a unit; `dropped` what was dragged, a
    `Spot`, and the path of the formation it was let go on.
    """

    spoken_role = Role.Tree

    zoomed = Signal()
    fold_wanted = Signal(object)
    unit_opened = Signal(int)
    spot_changed = Signal(object)
    dropped = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.chart: Chart | None = None
        self.closed: frozenset[tuple[str, ...]] = frozenset()
        self.zoom = 1.0
        self.spot: Spot | None = None
        self.may_drag = False
        self._pressed: QPoint | None = None
        self._grabbed: Spot | None = None
        self._over: Spot | None = None
        self._panning: QPoint | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setObjectName("chart_view")
        self.setAccessibleName(tr("Organisation chart"))
        self.viewport().setMouseTracking(True)

    # What is shown

    @property
    def scale(self) -> float:
        """Logical pixels for a point, with the size of text that is chosen."""
        return self.zoom * ACTUAL_SIZE * scaled(100) / 100

    @property
    def width_pt(self) -> float:
        """How wide a chart may be laid out so that all of it is in sight from left to right."""
        return max(1, self.viewport().width()) / self.scale

    def show_chart(self, chart: Chart, closed: frozenset[tuple[str, ...]]) -> None:
        """Show another chart; what was chosen stays chosen, and in its place if it was in sight.

        `closed` are the formations that are folded in it.
        """
        held, above = self._held()
        self.chart, self.closed = chart, closed
        vars(self).pop("_spots", None)
        self._over = None
        self._fit_bars()
        self.spot = (held and walk.found(chart.body, *held)) or self._first()
        self._stay(above)
        self._tell()
        self.viewport().update()

    def _held(self) -> tuple[tuple[int, tuple[str, ...]] | None, float | None]:
        """What is chosen, by unit and path, and how far below the upper edge, if it is in sight."""
        if self.chart is None or self.spot is None:
            return None, None
        body, rect = self.chart.body, self.rect_of(self.spot)
        cell = body.cell_of(self.spot)
        seen = rect.bottom() > 0 and rect.top() < self.viewport().height()
        above = body.tops[self.spot.line] * self.scale - self.verticalScrollBar().value()
        return (cell.row.unit if cell else 0, body.path_of(self.spot)), above if seen else None

    def _stay(self, above: float | None) -> None:
        """Scroll so that what is chosen stands so far below the upper edge."""
        if self.chart is not None and self.spot is not None and above is not None:
            top = self.chart.body.tops[self.spot.line] * self.scale
            self.verticalScrollBar().setValue(round(top - above))

    def _first(self) -> Spot | None:
        lines = self.chart.body.lines if self.chart else ()
        return Spot(0, 0 if lines[0].cells else -1) if lines else None

    def choose(self, spot: Spot | None) -> None:
        """Choose a unit or a formation, and bring it into sight."""
        if spot is None or self.chart is None:
            return
        # Also one that is chosen already: the sheet may have been moved away from it.
        walk.reveal(self, self.chart.body, spot, self.scale)
        if spot == self.spot:
            return
        self.spot = spot
        self._tell()
        self.viewport().update()

    def _tell(self) -> None:
        words = walk.spot_words(self.chart.body, self.spot, self.closed) if self.chart else ""
        self.setAccessibleDescription(tr(words))
        tell_parts(self)
        self.spot_changed.emit(self.spot)

    @cached_property
    def _spots(self) -> tuple[Spot, ...]:
        """All places of the chart, counted when a screen reader first asks: there are thousands."""
        return walk.spots_of(self.chart.body) if self.chart else ()

    @property
    def spoken_at(self) -> int:
        """Which unit or formation is chosen, for screen readers."""
        return -1 if self.spot is None else self._spots.index(self.spot)

    def spoken_parts(self) -> PartsMade:
        """The units and formations, for screen readers."""
        return PartsMade(len(self._spots), self._spoken)

    def _spoken(self, at: int) -> SpokenPart:
        spot = self._spots[at]
        words = walk.spot_words(self.chart.body, spot, self.closed) if self.chart else ""
        return SpokenPart(words, self.rect_of(spot), Role.TreeItem, spot == self.spot)

    def about(self, at: QPoint | None) -> About | None:
        """What stands at a point, or what is chosen."""
        spot = self._spot_at(self.viewport().mapFromParent(at).toPointF()) if at else self.spot
        return walk.facts(self.chart.body, spot) if self.chart and spot else None

    # Zoom

    def set_zoom(self, zoom: float) -> None:
        """Zoom to a share of the usual size. The chart is laid out anew for the width."""
        zoom = max(_SMALLEST, min(zoom, _LARGEST))
        if zoom != self.zoom:
            # Before the zoom changes: how far down it stands is measured by the present one.
            _, above = self._held()
            down = self.verticalScrollBar().value() * zoom / self.zoom
            self.zoom = zoom
            self._fit_bars()
            self.verticalScrollBar().setValue(round(down))
            self._stay(above)
            self.viewport().update()
            self.zoomed.emit()

    def zoom_by(self, steps: int) -> None:
        """Zoom in (1) or out (-1)."""
        self.set_zoom(self.zoom * _STEP**steps)

    def _fit_bars(self) -> None:
        body = self.chart.body if self.chart else None
        for bar, length, room in (
            (self.verticalScrollBar(), body.height if body else 0, self.viewport().height()),
            (self.horizontalScrollBar(), body.width if body else 0, self.viewport().width()),
        ):
            bar.setPageStep(room)
            bar.setSingleStep(scaled(_PAN_PX))
            # What rounding makes too wide needs no bar.
            bar.setRange(0, max(0, int(length * self.scale) - room))

    # Places

    def _spot_at(self, at: QPointF) -> Spot | None:
        x = (at.x() + self.horizontalScrollBar().value()) / self.scale
        y = (at.y() + self.verticalScrollBar().value()) / self.scale
        return self.chart.body.spot_at(x, y) if self.chart else None

    def rect_of(self, spot: Spot) -> QRectF:
        """Where something stands in the viewport."""
        if self.chart is None:
            return QRectF()
        x, y, w, h = (length * self.scale for length in self.chart.body.box_of(spot))
        left, top = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        return QRectF(x - left, y - top, w, h)

    def frame_of(self, spot: Spot) -> QRectF:
        """What is painted around something: the words of a formation stand clear of its edges."""
        beside = 0 if spot.cell >= 0 else scaled(_BESIDE_PX)
        return self.rect_of(spot).adjusted(-beside, 0, beside, 0)

    # Painting

    def _paint_body(self, painter: QPainter, chart: Chart, top: float, bottom: float) -> None:
        painter.save()
        painter.translate(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())
        factor = self.scale / UNITS_PER_POINT
        painter.scale(factor, factor)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        body = chart.body
        head = chart.head if top < body.tops[0] else ()
        inks = Inks(theme["ink"], theme["line2"])
        drawing = PagePainter(painter, inks=inks, symbols=draw_chart_symbol)
        drawing.paint((*head, *body.items(top, bottom)))
        painter.restore()

    def _paint_marks(self, painter: QPainter, chart: Chart, lines: range) -> None:
        """A small arrow behind the name of each formation: folded or open."""
        size = scaled(_MARK_PX)
        for number in lines:
            line = chart.body.lines[number]
            if line.cells:
                continue
            name = "chevron_right" if line.path in self.closed else "chevron_down"
            draw_icon(painter, self.mark_rect(number, size), name, "ink2")

    def mark_rect(self, number: int, size: int = _MARK_PX) -> QRectF:
        """Where the arrow of a formation stands, at the left edge of its line."""
        rect = self.rect_of(Spot(number))
        left, top = self.frame_of(Spot(number)).left(), rect.top()
        return QRectF(left - size, top + (rect.height() - size) / 2, size, size)

    def _paint_spot(self, painter: QPainter) -> None:
        if self.spot is None:
            return
        painter.save()
        painter.setClipRect(self.viewport().rect())
        draw_selected(painter, self.frame_of(self.spot), bar=False)
        painter.restore()

    # Qt

    def sizeHint(self) -> QSize:
        # It takes what is left, or what is told below would have to be scrolled to.
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), colour("sheet"))
        chart = self.chart
        if chart is None:
            return
        above = self.verticalScrollBar().value()
        top = (above + event.rect().top()) / self.scale
        # What Qt calls the bottom is the last row inside.
        bottom = (above + event.rect().bottom() + 1) / self.scale
        # First, for it has a ground, which would cover the words.
        self._paint_spot(painter)
        self._paint_body(painter, chart, top, bottom)
        self._paint_marks(painter, chart, chart.body.within(top, bottom))
        if self._over is not None:
            draw_focus_ring(painter, self.frame_of(self._over))
        if self.hasFocus():
            if self.spot is not None:
                draw_focus_ring(painter, self.frame_of(self.spot))
            draw_focus_ring(painter, QRectF(self.viewport().rect()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_bars()
        # Only another width moves anything: a chart is as long as it has to be.
        if event.size().width() != event.oldSize().width():
            self.zoomed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QHelpEvent.Type.ToolTip:
            spot = self._spot_at(QPointF(event.pos()))
            words = (
                walk.spot_words(self.chart.body, spot, self.closed) if self.chart and spot else ""
            )
            QToolTip.showText(event.globalPos(), plain_tip(words), self.viewport())
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, chart = event.key(), self.chart
        if chart is None or self.spot is None:
            super().keyPressEvent(event)
            return
        body, spot = chart.body, self.spot
        head = spot.cell < 0
        folded = head and body.path_of(spot) in self.closed
        if key in walk.WALK and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            walk.pan(self, *(by * scaled(_PAN_PX) for by in walk.WALK[Qt.Key(key)]))
        elif head and key == (Qt.Key.Key_Right if folded else Qt.Key.Key_Left):
            self.fold_wanted.emit(body.path_of(spot))
        elif key in walk.WALK:
            self.choose(walk.step(body, spot, *walk.WALK[Qt.Key(key)]))
        elif key == Qt.Key.Key_Home:
            self.choose(self._first())
        elif key == Qt.Key.Key_End:
            self.choose(self._spots[-1])
        elif key == Qt.Key.Key_Space and head:
            self.fold_wanted.emit(body.path_of(spot))
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.modifiers():
            self._open(spot)
        else:
            super().keyPressEvent(event)

    def _open(self, spot: Spot) -> None:
        cell = self.chart.body.cell_of(spot) if self.chart else None
        if cell is not None:
            self.unit_opened.emit(cell.row.unit)
        elif self.chart is not None:
            self.fold_wanted.emit(self.chart.body.path_of(spot))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() not in {Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton}:
            return
        at = event.position()
        spot = self._spot_at(at)
        if event.button() == Qt.MouseButton.LeftButton and spot is not None:
            if spot.cell < 0 and self._on_mark(at, spot) and self.chart is not None:
                self.fold_wanted.emit(self.chart.body.path_of(spot))
                return
            self.choose(spot)
            self._pressed, self._grabbed = at.toPoint(), spot
        else:
            self._panning = at.toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _on_mark(self, at: QPointF, spot: Spot) -> bool:
        return self.mark_rect(spot.line, scaled(_MARK_PX)).adjusted(-4, -4, 4, 4).contains(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._panning is not None:
            walk.pan(self, *(self._panning - at).toTuple())
            self._panning = at
        elif self._pressed is not None and self.may_drag:
            far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            # A drag that has begun may come back to where it was pressed.
            if far or self._over is not None:
                self._drag_over(event.position())

    def _drag_over(self, at: QPointF) -> None:
        spot = self._spot_at(at)
        self._over = None
        if spot is not None and self.chart is not None:
            self._over = self.chart.body.head_spot(self.chart.body.path_of(spot)) or spot
        allowed = Qt.CursorShape.DragMoveCursor if self._over else Qt.CursorShape.ForbiddenCursor
        self.viewport().setCursor(allowed)
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        over, grabbed = self._over, self._grabbed
        self._pressed = self._grabbed = self._over = self._panning = None
        self.viewport().unsetCursor()
        self.viewport().update()
        if over is not None and grabbed is not None and self.chart is not None:
            self.dropped.emit(grabbed, self.chart.body.path_of(over))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        spot = self._spot_at(event.position())
        if spot is not None and event.button() == Qt.MouseButton.LeftButton:
            self._open(spot)
