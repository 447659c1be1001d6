"""The pools: how much there is, what is pending, where the limit stands, what goes beyond it.

Figures stand above the bar, never inside. Everything arrives as text and as whole parts of a scale.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.domain.values import dataclass
from oobmgr.ui.emblems import Emblem, draw_emblem, emblem_px
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token, colour, theme_changes
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, MEDIUM, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.grounds import BELOW, Ground
from oobmgr.ui.widgets.heard import Settled
from oobmgr.ui.widgets.paint import LEFT, draw_box, draw_hatch, draw_text, text_width
from oobmgr.ui.widgets.parts import empty, laid_out
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.what_is import About

_BAR: Final = 10
_GAP: Final = 6
_APART: Final = 27
_MARGIN: Final = 14
_UNTOLD: Final = About("")


@dataclass(frozen=True, slots=True)
class PoolRow:
    """One pool, ready to be drawn.

    Attributes:
        name: Such as "Blue SP".
        emblem: Of the side.
        stock: The figure that is posted, as text: "61".
        pending: What is to come or go, "+ 80"; empty where nothing is pending.
        total: What comes out, "141".
        limit: "of 160"; empty where there is none.
        lost: "12 lost"; empty where nothing is.
        solid: Part of the bar that is solid, 0 to 1.
        hatched: Part of the bar that is pending, 0 to 1.
        beyond: Part of the bar beyond the limit, 0 to 1.
        mark: Where the limit stands, 0 to 1, or None without a limit.
        about: What the pool is, for who asks; the figures are added.
    """

    name: str
    emblem: Emblem
    stock: str
    pending: str = ""
    total: str = ""
    limit: str = ""
    lost: str = ""
    solid: float = 0.0
    hatched: float = 0.0
    beyond: float = 0.0
    mark: float | None = None
    about: About = _UNTOLD


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A figure without a bar: its name, the figure, and what is pending or said beside it.

    `about` is what it is, for who asks; the figures are added.
    """

    name: str
    figure: str
    pending: str = ""
    rest: str = ""
    about: About = _UNTOLD


def paint_pool_bar(painter: QPainter, bar: QRectF, row: PoolRow) -> None:
    """Draw the bar of a pool into a rectangle of its height; the mark stands out by 2 px."""
    draw_box(painter, bar, edge="line2", ground="panel", radius=2)
    inner = bar.adjusted(1, 1, -1, -1)
    at = inner.left()
    for part, token in ((row.solid, row.emblem.token), (row.hatched, None), (row.beyond, None)):
        # What is beyond the limit may be more than the bar is long; it ends with the bar.
        width = round(max(0.0, min(part * inner.width(), inner.right() - at)))
        piece = QRectF(at, inner.top(), width, inner.height())
        if token is not None:
            painter.fillRect(piece, colour(token))
        at += width
    left = inner.left() + round(row.solid * inner.width())
    pending = QRectF(left, inner.top(), round(row.hatched * inner.width()), inner.height())
    draw_hatch(painter, pending, "pencil")
    over = QRectF(pending.right(), inner.top(), row.beyond * inner.width(), inner.height())
    draw_hatch(painter, over.intersected(inner), "err", width=2.2, rising=False)
    if row.mark is not None:
        mark = inner.left() + round(row.mark * inner.width()) - 1
        painter.fillRect(QRectF(mark, bar.top() - 2, 2, bar.height() + 4), colour("ink"))


def pool_words(row: PoolRow) -> str:
    """Return a pool in words, for screen readers: "Blue SP: 61, + 80 pending, 141 of 160"."""
    return f"{row.name}: {_in_words(row)}"


def _in_words(row: PoolRow) -> str:
    parts = [row.stock, row.pending and f"{row.pending} pending"]
    parts += [f"{row.total} {row.limit}".strip(), row.lost]
    return ", ".join(part for part in parts if part)


def _tile_words(row: FigureRow) -> str:
    words = (row.figure, row.pending and f"{row.pending} pending", row.rest)
    return " ".join(word for word in words if word)


Figures = list[tuple[str, Token, QFont]]
"""Texts beside each other, each with its colour and face."""


def _pool_figures(row: PoolRow) -> Figures:
    plain, strong = font(BODY_PX), font(BODY_PX, SEMIBOLD)
    if row.pending:
        figures: Figures = [
            (row.stock, "ink", plain),
            (row.pending, "pencil", font(BODY_PX, italic=True)),
            ("=", "ink2", plain),
            (row.total, "ink", strong),
        ]
    else:
        figures = [(row.total or row.stock, "ink", strong)]
    if row.limit:
        figures.append((f"{row.limit}{',' if row.lost else ''}", "ink2", plain))
    if row.lost:
        figures.append((row.lost, "err", strong))
    return figures


def _pool_figures_px(row: PoolRow) -> int:
    return sum(text_width(text, face) + _GAP for text, _, face in _pool_figures(row)) - _GAP


def _pool_px(row: PoolRow) -> int:
    """The width of the name of a pool beside its figures."""
    name = text_width(row.name, font(LABEL_PX, MEDIUM)) + 1
    return emblem_px() + 4 + name + 14 + _pool_figures_px(row)


class PoolPanel(QWidget):
    """A pool with its figures above the bar."""

    spoken_role = Role.Indicator

    def __init__(self, row: PoolRow) -> None:
        super().__init__()
        self.row = row
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_row(row)

    def set_row(self, row: PoolRow) -> None:
        """Show another state of the pool."""
        self.row = row
        self.setAccessibleName(tr(pool_words(row)))
        self.setToolTip(plain_tip(pool_words(row)))
        # Figures are never cut: half a number is read as another one.
        self.setMinimumWidth(_pool_px(row))
        self.updateGeometry()
        self.update()

    def about(self, _: QPoint | None) -> About:
        """What the pool is, with what it holds now."""
        return replace(self.row.about, name=self.row.name, figure=_in_words(self.row))

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(max(scaled(256), _pool_px(self.row)), scaled(18) + _BAR + 6)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        line = QRectF(0, 0, self.width(), scaled(18))
        draw_emblem(painter, QRectF(0, line.top(), emblem_px(), line.height()), self.row.emblem)
        left = float(self.width() - _pool_figures_px(self.row))
        # Where many pools share the line, the name gives way to the figures.
        begin = emblem_px() + 4
        name = QRectF(begin, line.top(), max(0.0, left - begin - _GAP), line.height())
        draw_text(painter, name, self.row.name, "ink2", font(LABEL_PX, MEDIUM))
        for text, token, face in _pool_figures(self.row):
            place = QRectF(left, line.top(), self.width() - left + 2, line.height())
            left += draw_text(painter, place, text, token, face, LEFT) + _GAP
        paint_pool_bar(painter, QRectF(0, line.bottom() + 3, self.width(), _BAR), self.row)


def _tile_figures(row: FigureRow) -> Figures:
    figures: Figures = [
        (row.figure, "ink", font(BODY_PX, SEMIBOLD)),
        (row.pending, "pencil", font(BODY_PX, italic=True)),
        (row.rest, "ink2", font(BODY_PX)),
    ]
    return [one for one in figures if one[0]]


def _tile_px(row: FigureRow) -> int:
    name = text_width(row.name, font(LABEL_PX, MEDIUM))
    figures = sum(text_width(text, face) + 4 for text, _, face in _tile_figures(row))
    return max(name, figures) + 2


class FigureTile(QWidget):
    """A small figure under its name: "Blue Re", "37 + 1"."""

    spoken_role = Role.StaticText

    def __init__(self, row: FigureRow) -> None:
        super().__init__()
        self.row = row
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_row(row)

    def set_row(self, row: FigureRow) -> None:
        """Show another figure."""
        self.row = row
        self.setAccessibleName(tr(f"{row.name}: {_tile_words(row)}"))
        self.updateGeometry()
        self.update()

    def about(self, _: QPoint | None) -> About:
        """What the figure is, with what it says now."""
        return replace(self.row.about, name=self.row.name, figure=_tile_words(self.row))

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(_tile_px(self.row), scaled(17) + scaled(17))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        half = self.height() / 2
        name = QRectF(0, 0, self.width(), half)
        draw_text(painter, name, self.row.name, "ink2", font(LABEL_PX, MEDIUM))
        left = 0.0
        for text, token, face in _tile_figures(self.row):
            place = QRectF(left, half, self.width() - left, half)
            left += draw_text(painter, place, text, token, face) + 4


def _as_figure(pool: PoolRow) -> FigureRow:
    """A pool without its bar."""
    return FigureRow(pool.name, pool.stock, pool.pending, pool.limit, pool.about)


def _needed(pools: Sequence[PoolRow], figures: Sequence[FigureRow]) -> int:
    """The least width of pools and figures side by side."""
    # Measured without widgets: it is asked again and again, whenever the window takes another size.
    widths = [*map(_pool_px, pools), *map(_tile_px, figures)]
    return sum(widths) + _APART * max(0, len(widths) - 1)


class PoolStrip(Ground):
    """Pools with bars, then figures, each set off by a rule: the line under the context bar.

    Bars become figures where there is no room for them; of more figures than have room the last
    says how many more there are.
    """

    edges = BELOW

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[tuple[PoolRow, ...], tuple[FigureRow, ...]] = ((), ())
        self._shown: tuple[PoolRow | FigureRow, ...] = ()
        self._heard = Settled(self)
        self._layout = across(on=self, margins=(_MARGIN, 4, _MARGIN, 4), spacing=_APART)
        self._layout.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        theme_changes().changed.connect(self._measure)
        self._measure()

    def _measure(self) -> None:
        """Be as high as the size of text asks for, and each part as wide."""
        self.setFixedHeight(max(44, scaled(44)))
        self._place()
        # Where the same is shown as before, too: its figures are wider now.
        self._show_in_place(self._shown)

    def set_rows(self, pools: tuple[PoolRow, ...], figures: tuple[FigureRow, ...]) -> None:
        """Show these pools and figures."""
        self._rows = (pools, figures)
        self._place()
        # What is in pencil changes with each key, and stands beside it in the form.
        posted = (f"{row.name}: {row.stock} {row.limit}".strip() for row in pools)
        self._heard.say(*posted, *(f"{row.name}: {row.figure}" for row in figures))

    def _place(self) -> None:
        """Show as much as there is room for."""
        rows = self._fitting(self.width() - 2 * _MARGIN)
        if rows == self._shown:
            return
        before, self._shown = self._shown, rows
        # The rules between them are drawn here: they move with the figures, not by themselves.
        self.update()
        # Other figures come with each key that is typed; other pools hardly ever.
        if [type(row) for row in before] == [type(row) for row in rows]:
            self._show_in_place(rows)
            return
        empty(self._layout)
        for row in rows:
            panel = PoolPanel(row) if isinstance(row, PoolRow) else FigureTile(row)
            self._layout.addWidget(panel)

    def _show_in_place(self, rows: Sequence[PoolRow | FigureRow]) -> None:
        """Show other figures in the same panels and tiles."""
        for part, row in zip(laid_out(self._layout), rows, strict=True):
            if isinstance(part, PoolPanel) and isinstance(row, PoolRow):
                part.set_row(row)
            if isinstance(part, FigureTile) and isinstance(row, FigureRow):
                part.set_row(row)

    def _fitting(self, room: int) -> tuple[PoolRow | FigureRow, ...]:
        pools, figures = self._rows
        if _needed(pools, figures) <= room:
            return (*pools, *figures)
        plain = (*(_as_figure(pool) for pool in pools), *figures)
        # Counted down, for the line that says how many more there are takes room of its own.
        for number in range(len(plain), 0, -1):
            left_out = len(plain) - number
            more = (FigureRow("Others", f"{left_out} more"),) if left_out else ()
            if _needed((), (*plain[:number], *more)) <= room:
                return (*plain[:number], *more)
        # The first stands there in any case: an empty strip would say that there is nothing.
        return plain[:1]

    # Qt

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.update()  # painted before the parts had their places, all rules stood at one
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        height = self.height()
        for part in laid_out(self._layout):
            right = part.geometry().right() + 14
            painter.fillRect(QRectF(right, 0, 1, height - 1), colour("line"))
