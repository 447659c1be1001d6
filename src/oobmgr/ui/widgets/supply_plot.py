"""Income, spending and stock by turn, one panel for each side.

The paint function takes any painter, so that the same picture goes on the screen and into a PDF.
Sides are told apart by shape as well as by colour: square or diamond points; what is received is
solid, what is spent hatched, limit and forecast dashed.
"""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.domain.values import dataclass
from oobmgr.ui.emblems import Emblem, draw_emblem, emblem_px
from oobmgr.ui.language import tr, tr_each
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import BODY_PX, CHIP_PX, LABEL_PX, REGULAR, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.paint import (
    CENTRE,
    RIGHT,
    draw_focus_ring,
    draw_hatch,
    draw_text,
    text_width,
)
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts
from oobmgr.ui.widgets.what_is import About

_STEP: Final = 50
_SCALE_WIDTH: Final = 34
_HEAD: Final = 34
_FOOT: Final = 18
_GAP: Final = 18
_POINT: Final = 6
_WHAT: Final = "Turn by turn: bars for what came in and went out, a line for what was left."


@dataclass(frozen=True, slots=True)
class PlotTurn:
    """One turn of one side, in whole points.

    Attributes:
        label: The turn in short, "Jul II".
        received: Points received.
        spent: Points spent.
        stock: The pool after its Initial Phase, or None where it is not known.
        limit: The limit of the pool, or None without one.
        forecast: Whether the turn has not been posted.
    """

    label: str
    received: int
    spent: int
    stock: int | None
    limit: int | None = None
    forecast: bool = False

    def words_of(self, side: "PlotSide") -> str:
        """The figures of a side in words."""
        facts = [f"received {self.received:,}", f"spent {self.spent:,}"]
        facts += [] if self.stock is None else [f"stock {self.stock:,}"]
        facts += [] if self.limit is None else [f"limit {self.limit:,}"]
        facts += ["forecast"] if self.forecast else []
        return f"{side.name}, {self.label}: {', '.join(facts)}"


@dataclass(frozen=True, slots=True)
class PlotSide:
    """One panel: the side, its emblem, a line that sums up, its turns in order."""

    name: str
    emblem: Emblem
    summary: str
    turns: tuple[PlotTurn, ...]


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where points and turns stand in a panel."""

    area: QRectF
    top_value: int
    turns: int

    def y(self, value: float) -> float:
        return self.area.bottom() - self.area.height() * value / self.top_value

    def x(self, at: int) -> float:
        return self.area.left() + self.slot * (at + 0.5)

    @property
    def slot(self) -> float:
        return self.area.width() / max(1, self.turns)


class SupplyPlot(QWidget):
    """The plot; Ctrl+C copies its figures as a table."""

    spoken_role = Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self.sides: tuple[PlotSide, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow_text(self, 160, QWidget.setMinimumHeight)
        self.setAccessibleName(tr("Plot by turn"))

    def set_sides(self, sides: tuple[PlotSide, ...]) -> None:
        """Show other figures."""
        self.sides = sides
        summaries = [f"{side.name}: {side.summary}" for side in sides]
        self.setAccessibleName(tr_each(". ", ("Plot by turn", *summaries)))
        # A picture says nothing to a screen reader; the table behind it says all.
        self.setAccessibleDescription(tr(self.as_table_text()))
        tell_parts(self)
        self.update()

    @property
    def spoken_at(self) -> int:
        """Nothing here has a mark."""
        return -1

    def spoken_parts(self) -> list[SpokenPart]:
        """The turns of each side with their figures, for screen readers."""
        return [SpokenPart(turn.words_of(side)) for side in self.sides for turn in side.turns]

    def as_table_text(self) -> str:
        """Return the figures as tab-separated lines, which spreadsheets paste as cells."""
        lines = ["Side\tTurn\tReceived\tSpent\tStock\tLimit\tForecast"]
        for side in self.sides:
            for turn in side.turns:
                known = ["" if n is None else str(n) for n in (turn.stock, turn.limit)]
                forecast = "forecast" if turn.forecast else ""
                moved = (str(turn.received), str(turn.spent))
                lines.append("\t".join((side.name, turn.label, *moved, *known, forecast)))
        return "\n".join(lines)

    def copy(self) -> None:
        """Put the figures on the clipboard as a table."""
        QGuiApplication.clipboard().setText(self.as_table_text())

    def about(self, at: QPoint | None) -> About | None:
        """The side whose panel is at a point, or the first, with its sums over the turns."""
        number = at.x() * len(self.sides) // max(1, self.width()) if at else 0
        side = self.sides[number] if 0 <= number < len(self.sides) else None
        return About(side.name, side.summary, _WHAT) if side else None

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(scaled(900), scaled(210))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_supply_plot(painter, QRectF(self.rect()).adjusted(4, 2, -4, -2), self.sides)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()))


def paint_supply_plot(painter: QPainter, rect: QRectF, sides: tuple[PlotSide, ...]) -> None:
    """Draw one panel for each side, side by side, on one common scale."""
    if not sides:
        return
    width = (rect.width() - _GAP * (len(sides) - 1)) / len(sides)
    # One scale for all sides: a plot is looked at to compare them.
    top_value = _top_value(sides)
    for at, side in enumerate(sides):
        left = rect.left() + at * (width + _GAP)
        _paint_side(painter, QRectF(left, rect.top(), width, rect.height()), side, top_value)


def _top_value(sides: tuple[PlotSide, ...]) -> int:
    """Return the least multiple of the step of the scale that no value exceeds."""
    turns = [turn for side in sides for turn in side.turns]
    values = [n or 0 for t in turns for n in (t.received, t.spent, t.stock, t.limit)]
    highest = max(values, default=0)
    # Divided with two signs turned, which rounds up without leaving whole numbers.
    return max(_STEP, -(-highest // _STEP) * _STEP)


def _paint_side(painter: QPainter, rect: QRectF, side: PlotSide, top_value: int) -> None:
    head = QRectF(rect.left(), rect.top(), rect.width(), scaled(18))
    draw_emblem(painter, QRectF(head.left(), head.top(), emblem_px(), head.height()), side.emblem)
    strong, before = font(BODY_PX, SEMIBOLD), emblem_px() + 4
    used = draw_text(painter, head.adjusted(before, 0, 0, 0), side.name, side.emblem.token, strong)
    draw_text(painter, head.adjusted(before + used + 7, 0, 0, 0), side.summary, "ink2")
    area = rect.adjusted(scaled(_SCALE_WIDTH), scaled(_HEAD), -4, -scaled(_FOOT))
    scale = _Scale(area, top_value, len(side.turns))
    _paint_axes(painter, scale)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for at, turn in enumerate(side.turns):
        _paint_bars(painter, scale, at, turn, side.emblem)
        _paint_limit(painter, scale, at, turn)
    # After the bars, so that its line and its figures lie on top of them.
    _paint_stock(painter, scale, side)
    painter.restore()
    _paint_turns(painter, scale, side)


def _tick_step(scale: _Scale) -> int:
    """Return 50, or the multiple of it that leaves room between the rules."""
    step = _STEP
    while scale.area.height() * step / scale.top_value < scaled(16):
        step *= 2
    return step


def _paint_axes(painter: QPainter, scale: _Scale) -> None:
    area = scale.area
    for value in range(0, scale.top_value + 1, _tick_step(scale)):
        y = round(scale.y(value))
        painter.fillRect(
            QRectF(area.left(), y, area.width(), 1), colour("line" if value else "line2")
        )
        label = QRectF(area.left() - scaled(_SCALE_WIDTH), y - 8, scaled(_SCALE_WIDTH) - 8, 16)
        draw_text(painter, label, str(value), "ink2", font(LABEL_PX), RIGHT)


def _paint_bars(painter: QPainter, scale: _Scale, at: int, turn: PlotTurn, emblem: Emblem) -> None:
    # Two bars and a gap in each slot; never thinner than can be seen, nor as broad as a block.
    width = max(3.0, min(14.0, scale.slot * 0.27))
    base = round(scale.area.bottom())
    token = emblem.token
    for value, left, solid in (
        (turn.received, scale.x(at) - width - 1, True),
        (turn.spent, scale.x(at) + 1, False),
    ):
        if not value:
            continue
        top = round(scale.y(value))
        # On whole pixels: the edges of so narrow a bar would be grey else.
        bar = QRectF(round(left), top, round(width), base - top)
        if solid and not turn.forecast:
            painter.fillRect(bar, colour(token))
            continue
        if not solid:
            draw_hatch(painter, bar, token, width=1.4)
        pen = QPen(colour(token), 1.0)
        if turn.forecast:
            pen.setDashPattern([3.0, 2.0])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))


def _paint_limit(painter: QPainter, scale: _Scale, at: int, turn: PlotTurn) -> None:
    if turn.limit is None:
        return
    pen = QPen(colour("ink"), 1.4)
    pen.setDashPattern([1.6, 1.6])
    painter.setPen(pen)
    # Through the middle of a pixel: between two, so thin a line is grey.
    y = round(scale.y(turn.limit)) + 0.5
    half = scale.slot * 0.44
    painter.drawLine(QPointF(scale.x(at) - half, y), QPointF(scale.x(at) + half, y))


def _paint_stock(painter: QPainter, scale: _Scale, side: PlotSide) -> None:
    known = [(at, turn) for at, turn in enumerate(side.turns) if turn.stock is not None]
    points = [QPointF(scale.x(at), scale.y(turn.stock or 0)) for at, turn in known]
    # Piece by piece and not as one line: the piece that leads to a forecast is dashed.
    for at in range(1, len(points)):
        pen = QPen(colour("ink"), 1.6)
        if known[at][1].forecast:
            pen.setDashPattern([3.0, 2.0])
        painter.setPen(pen)
        painter.drawLine(points[at - 1], points[at])
    painter.setPen(QPen(colour("ink"), 1.5))
    # Filled, so that the line does not run through the points.
    painter.setBrush(colour("sheet"))
    for at, point in enumerate(points):
        _paint_point(painter, point, side.emblem)
        turn = known[at][1]
        shift = _shift(points, at)
        _paint_value(painter, scale, point, str(turn.stock), shift)


def _shift(points: list[QPointF], at: int) -> float:
    """Return how far to the right of its point a value stands, so that the line leaves it free."""
    y = points[at].y()
    falls_here = at > 0 and points[at - 1].y() < y - 4
    rises_after = at + 1 < len(points) and points[at + 1].y() < y - 4
    falls_after = at + 1 < len(points) and points[at + 1].y() > y + 4
    beside = 12 * (falls_here or (falls_after and not rises_after)) - 8 * rises_after
    return scaled(beside)


def _paint_point(painter: QPainter, point: QPointF, emblem: Emblem) -> None:
    larger = scaled(_POINT) / _POINT
    painter.save()
    painter.translate(point)
    painter.scale(larger, larger)
    if emblem is Emblem.SQUARE:
        painter.drawRect(QRectF(-_POINT / 2, -_POINT / 2, _POINT, _POINT))
    elif emblem is Emblem.DIAMOND:
        corners = ((0, -4.5), (4.5, 0), (0, 4.5), (-4.5, 0))
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    else:
        painter.drawEllipse(QPointF(0, 0), 3.5, 3.5)
    painter.restore()


def _paint_value(painter: QPainter, scale: _Scale, point: QPointF, text: str, shift: float) -> None:
    """Write a value above its point, on a veil that keeps it readable over the limit."""
    face = font(LABEL_PX, SEMIBOLD)
    width = text_width(text, face) + 2
    x = point.x() - width / 2 + shift
    x = max(scale.area.left() + 1, min(x, scale.area.right() - width + 4))
    box = QRectF(x, point.y() - scaled(18), width, scaled(13))
    ground = QRectF(box).adjusted(-1, 1, 0, 0)
    veil = colour("panel").toRgb()
    veil.setAlpha(215)
    painter.fillRect(ground, veil)
    draw_text(painter, box, text, "ink", face)
    # The pen of the points again, for `draw_text` has left its own.
    painter.setPen(QPen(colour("ink"), 1.5))


def _paint_turns(painter: QPainter, scale: _Scale, side: PlotSide) -> None:
    """Write the turns below, each second or third one where they stand too close."""
    face = font(CHIP_PX)
    widest = max((text_width(turn.label, face) for turn in side.turns), default=1) + 8
    every = max(1, -(-widest // max(1, int(scale.slot))))
    last = len(side.turns) - 1
    for at, turn in enumerate(side.turns):
        # Counted from the last, so that the present turn always has its name.
        if (last - at) % every:
            continue
        box = QRectF(scale.x(at) - widest / 2, scale.area.bottom() + 3, widest, scaled(14))
        weight = SEMIBOLD if at == last else REGULAR
        draw_text(
            painter, box, turn.label, "ink2" if at < last else "ink", font(CHIP_PX, weight), CENTRE
        )
