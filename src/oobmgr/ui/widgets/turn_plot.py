"""Figures over the turns: lines for what there was, bars for what happened, a panel for each side.

Series are told apart by shape and pattern as well as by colour. The paint function takes any
painter, so that the same picture goes on the screen and into a file.
"""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.domain.quantities import shown
from oobmgr.ui.language import tr, tr_cells
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import (
    BODY_PX,
    CHIP_PX,
    LABEL_PX,
    REGULAR,
    SECTION_PX,
    SEMIBOLD,
    font,
    scaled,
)
from oobmgr.ui.widgets.paint import CENTRE, RIGHT, draw_focus_ring, draw_text, text_width
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.plot_data import NO_PLOT, Plot, PlottedPanel, PlottedSeries
from oobmgr.ui.widgets.plot_scale import step_of
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts
from oobmgr.ui.widgets.what_is import About

_GAP: Final = 22
_SCALE_PX: Final = 42
_MARK_PX: Final = 12
_STACKED_BELOW: Final = 620
"""Narrower, panels stand one below the other."""
_PATTERNS: Final = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.Dense5Pattern,
    Qt.BrushStyle.CrossPattern,
    Qt.BrushStyle.HorPattern,
    Qt.BrushStyle.VerPattern,
    Qt.BrushStyle.NoBrush,
)
# How the lines of a side run; three of them have colours of their own, then these come again.
_DASHES: Final = (
    *(Qt.PenStyle.SolidLine,) * 3,
    *(Qt.PenStyle.DashLine,) * 3,
    Qt.PenStyle.DotLine,
)
# Corners around a point, of a square, a diamond, two triangles, a bar, a slab and a hexagon.
_SHAPES: Final = (
    ((-3, -3), (3, -3), (3, 3), (-3, 3)),
    ((0, -4.5), (4.5, 0), (0, 4.5), (-4.5, 0)),
    ((0, -4), (4, 3), (-4, 3)),
    ((0, 4), (4, -3), (-4, -3)),
    ((-1.5, -4.5), (1.5, -4.5), (1.5, 4.5), (-1.5, 4.5)),
    ((-4.5, -1.5), (4.5, -1.5), (4.5, 1.5), (-4.5, 1.5)),
    ((-4.5, 0), (-2, -4), (2, -4), (4.5, 0), (2, 4), (-2, 4)),
)


class TurnPlot(QWidget):
    """The plot. Arrows and the mouse choose a turn (`turn_chosen`); Ctrl+C copies a table."""

    spoken_role = Role.Chart

    turn_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.plot = NO_PLOT
        self.table = ""
        self.at = -1
        self.setObjectName("turn_plot")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow_text(self, 180, QWidget.setMinimumHeight)
        self.setAccessibleName(tr("Plot over the turns"))

    def set_plot(self, plot: Plot, table: str) -> None:
        """Show another plot; `table` are its figures with tabs between them."""
        self.plot, self.table = plot, table
        # The last is the present turn.
        self.at = len(plot.shorts) - 1
        self.setAccessibleName(tr(f"{plot.title}, plot over the turns"))
        self.setAccessibleDescription(tr_cells(table))
        tell_parts(self)
        self.turn_chosen.emit(self.at)
        self.update()

    def choose(self, at: int) -> None:
        """Choose a turn."""
        if 0 <= at < len(self.plot.shorts) and at != self.at:
            self.at = at
            self.turn_chosen.emit(at)
            tell_parts(self)
            self.update()

    @property
    def spoken_at(self) -> int:
        """Which turn is chosen, for screen readers."""
        return self.at

    def spoken_parts(self) -> list[SpokenPart]:
        """The turns with all their figures, for screen readers: where the first panel has them."""
        # A turn stands in every panel, but is one thing to choose.
        areas = [_axes(area, self.plot) for area in _areas(self._room, self.plot)[:1]]
        count = len(self.plot.shorts)
        return [
            SpokenPart(self.plot.words_at(at), _slot(area, at, count), chosen=at == self.at)
            for area in areas
            for at in range(count)
        ]

    def about(self, at: QPoint | None) -> About:
        """What is plotted, with the figures of the turn at a point, or of the chosen one."""
        turn = self.at if at is None else self._turn_at(at.x())
        told = self.plot.words_at(turn) if 0 <= turn < len(self.plot.labels) else ""
        return About(self.plot.title, told, self.plot.note)

    def _turn_at(self, x: float) -> int:
        """The turn at a place of the panels from the left; -1 where none stands."""
        for panel in _areas(self._room, self.plot):
            area = _axes(panel, self.plot)
            if area.left() <= x <= area.right() and self.plot.shorts:
                return int((x - area.left()) / (area.width() / len(self.plot.shorts)))
        return -1

    def copy(self) -> None:
        """Put the figures on the clipboard as a table."""
        QGuiApplication.clipboard().setText(self.table)

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(scaled(900), scaled(420))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: self.at - 1, Qt.Key.Key_Right: self.at + 1, Qt.Key.Key_Home: 0}
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in steps:
            self.choose(steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_End:
            self.choose(len(self.plot.shorts) - 1)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.choose(self._turn_at(event.position().x()))

    @property
    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(14, 10, -14, -8)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_plot(painter, self._room, self.plot, self.at)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()))


def paint_plot(painter: QPainter, rect: QRectF, plot: Plot, chosen: int = -1) -> None:
    """Draw the panels on one common scale; the turn that is `chosen` has a ground of its own."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for panel, area in zip(plot.panels, _areas(rect, plot), strict=True):
        _paint_panel(painter, area, plot, panel, chosen)


def _areas(rect: QRectF, plot: Plot) -> list[QRectF]:
    """Where the panels stand: side by side, or one below the other where it is narrow."""
    count = max(1, len(plot.panels))
    if rect.width() / count >= scaled(_STACKED_BELOW) / 2 or count == 1:
        width = (rect.width() - _GAP * (count - 1)) / count
        lefts = [rect.left() + at * (width + _GAP) for at in range(count)]
        return [QRectF(left, rect.top(), width, rect.height()) for left in lefts][
            : len(plot.panels)
        ]
    height = (rect.height() - _GAP * (count - 1)) / count
    tops = [rect.top() + at * (height + _GAP) for at in range(count)]
    return [QRectF(rect.left(), top, rect.width(), height) for top in tops]


def _axes(area: QRectF, plot: Plot) -> QRectF:
    """The part of a panel in which values stand, below its title and its legend."""
    # Of the longest legend, so that the scales of all panels stand at one height.
    lines = max((len(_legend_lines(panel, area)) for panel in plot.panels), default=0)
    top = scaled(22) + lines * scaled(16) + scaled(14)
    return area.adjusted(scaled(_SCALE_PX), top, -scaled(8), -scaled(18))


def _slot(area: QRectF, at: int, count: int) -> QRectF:
    """The part of a panel in which a turn stands."""
    width = area.width() / max(1, count)
    return QRectF(area.left() + width * at, area.top(), width, area.height())


def _paint_panel(
    painter: QPainter, rect: QRectF, plot: Plot, panel: PlottedPanel, chosen: int
) -> None:
    head = QRectF(rect.left(), rect.top(), rect.width(), scaled(20))
    draw_text(painter, head, panel.title, "ink", font(SECTION_PX, SEMIBOLD))
    _paint_legend(painter, rect, panel, lines=plot.stock)
    area = _axes(rect, plot)
    # From the plot and not from the panel: bars of two sides are compared by their height.
    step = step_of(max(1, plot.top), max(2, int(area.height() / scaled(34))))
    # Rounded up to a whole step, or the highest figure would lie above the topmost line.
    top = max(step, -(-plot.top // step) * step)
    slot = area.width() / max(1, len(plot.shorts))
    if 0 <= chosen < len(plot.shorts):
        painter.fillRect(_slot(area, chosen, len(plot.shorts)), colour("accentsoft"))
    _paint_scale(painter, area, top, step)
    if plot.stock:
        _paint_lines(painter, area, panel, top, slot)
    else:
        _paint_bars(painter, area, panel, top, slot)
    _paint_turns(painter, area, plot.shorts, slot, chosen)


# The legend


def _legend_lines(panel: PlottedPanel, rect: QRectF) -> list[list[PlottedSeries]]:
    """The names of the series in as many lines as they take; none where there is but one."""
    lines: list[list[PlottedSeries]] = []
    used = 0.0
    for one in panel.series:
        width = _legend_width(one)
        if not one.name:
            continue
        if not lines or used + width > rect.width():
            lines.append([])
            used = 0.0
        lines[-1].append(one)
        used += width
    return lines


def _legend_width(one: PlottedSeries) -> float:
    return scaled(_MARK_PX) + 8 + text_width(one.name, font(LABEL_PX)) + 14


def _paint_legend(painter: QPainter, rect: QRectF, panel: PlottedPanel, *, lines: bool) -> None:
    y = rect.top() + scaled(22)
    size = scaled(_MARK_PX)
    for names in _legend_lines(panel, rect):
        x = rect.left()
        for one in names:
            box = QRectF(x, y + (scaled(16) - size) / 2, size, size - 2)
            if lines:
                painter.setPen(_line_pen(one))
                painter.drawLine(
                    QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y())
                )
                _paint_mark(painter, box.center(), one)
            else:
                _fill(painter, box, one)
            words = QRectF(x + size + 6, y, rect.right() - x, scaled(16))
            draw_text(painter, words, one.name, "ink2", font(LABEL_PX))
            x += _legend_width(one)
        y += scaled(16)


def _fill(painter: QPainter, box: QRectF, one: PlottedSeries) -> None:
    painter.setPen(QPen(colour(one.token), 1.0))
    painter.setBrush(QBrush(colour(one.token), _PATTERNS[one.number % len(_PATTERNS)]))
    painter.drawRect(box)


def _line_pen(one: PlottedSeries) -> QPen:
    return QPen(colour(one.token), 1.8, _DASHES[one.number % len(_DASHES)])


def _paint_mark(painter: QPainter, at: QPointF, one: PlottedSeries) -> None:
    painter.setPen(QPen(colour(one.token), 1.4))
    painter.setBrush(colour("sheet"))
    shape = _SHAPES[one.number % len(_SHAPES)]
    painter.drawPolygon(QPolygonF([at + QPointF(*corner) for corner in shape]))


# Values


def _paint_scale(painter: QPainter, area: QRectF, top: int, step: int) -> None:
    for value in range(0, top + 1, step):
        y = round(area.bottom() - area.height() * value / top)
        token: Token = "line" if value else "line2"
        painter.fillRect(QRectF(area.left(), y, area.width(), 1), colour(token))
        width = scaled(_SCALE_PX)
        box = QRectF(area.left() - width, y - 8, width - 8, 16)
        draw_text(painter, box, shown(value), "ink2", font(LABEL_PX), RIGHT)


def _paint_lines(
    painter: QPainter, area: QRectF, panel: PlottedPanel, top: int, slot: float
) -> None:
    for one in panel.series:
        points = [
            QPointF(area.left() + slot * (at + 0.5), area.bottom() - area.height() * value / top)
            for at, value in enumerate(one.values)
        ]
        painter.setPen(_line_pen(one))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # The marks after the line, so that it does not run across them.
        painter.drawPolyline(QPolygonF(points))
        for point in points:
            _paint_mark(painter, point, one)


def _paint_bars(
    painter: QPainter, area: QRectF, panel: PlottedPanel, top: int, slot: float
) -> None:
    """Bars that stand on each other, with their sum above."""
    width = max(3.0, min(scaled(26), slot * 0.6))
    for at in range(len(panel.series[0].values) if panel.series else 0):
        left = area.left() + slot * (at + 0.5) - width / 2
        below = 0
        for one in panel.series:
            value = one.values[at]
            if value > 0:
                y = area.bottom() - area.height() * (below + value) / top
                _fill(painter, QRectF(left, y, width, area.height() * value / top), one)
                below += value
        # A sum wider than its slot would run into that of the next turn; the chosen turn is told
        # below.
        if below and slot >= text_width(shown(below), font(LABEL_PX)):
            y = area.bottom() - area.height() * below / top
            box = QRectF(area.left() + slot * at, y - scaled(15), slot, scaled(14))
            draw_text(painter, box, shown(below), "ink", font(LABEL_PX, SEMIBOLD), CENTRE)


def _paint_turns(
    painter: QPainter, area: QRectF, shorts: tuple[str, ...], slot: float, chosen: int
) -> None:
    """Write the turns below, each second or third one where they stand too close."""
    widest = max((text_width(short, font(CHIP_PX, SEMIBOLD)) for short in shorts), default=1) + 8
    every = max(1, -(-widest // max(1, int(slot))))
    last = len(shorts) - 1
    for at, short in enumerate(shorts):
        # Counted from the last, so that the present turn always has its name.
        if (last - at) % every:
            continue
        box = QRectF(
            area.left() + slot * (at + 0.5) - widest / 2, area.bottom() + 3, widest, scaled(14)
        )
        weight = SEMIBOLD if at == chosen else REGULAR
        token: Token = "ink" if at == chosen else "ink2"
        draw_text(painter, box, short, token, font(CHIP_PX, weight), CENTRE)


def paint_titled(painter: QPainter, rect: QRectF, plot: Plot) -> None:
    """Draw a plot under its title, as a file has it."""
    title = QRectF(rect.left(), rect.top(), rect.width(), 22)
    draw_text(painter, title, plot.title, "ink", font(SECTION_PX + 3, SEMIBOLD))
    note = title.translated(0, 20)
    draw_text(painter, note, plot.note, "ink2", font(BODY_PX))
    paint_plot(painter, rect.adjusted(0, 50, 0, 0), plot)
