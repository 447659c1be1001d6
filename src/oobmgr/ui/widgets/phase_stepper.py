"""Where the turn stands: the phases in order, done ones ticked, the current one filled."""

from bisect import bisect_right
from typing import Final, Literal

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.domain.values import dataclass
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import BODY_PX, REGULAR, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.elision import told_apart
from oobmgr.ui.widgets.paint import (
    CENTRE,
    LEFT,
    draw_box,
    draw_focus_ring,
    draw_text,
    text_width,
)
from oobmgr.ui.widgets.presses import by_left
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts
from oobmgr.ui.widgets.table_delegate import struck_out
from oobmgr.ui.widgets.what_is import About

PhaseState = Literal["done", "now", "later", "not_held"]

_WORDS: Final[dict[PhaseState, str]] = {
    "done": "done",
    "now": "now",
    "later": "to come",
    "not_held": "not held",
}
_INKS: Final[dict[PhaseState, Token]] = {
    "done": "ok",
    "now": "onaccent",
    "later": "ink2",
    "not_held": "off",
}
_RING: Final = 3
_PADDING: Final = 12
_LEAST: Final = 46
"""So wide a phase stays that finds no room, at normal text."""
_TICK: Final = 14


@dataclass(frozen=True, slots=True)
class PhaseCell:
    """One phase: its id, its name and whether it is done, now, to come or not held.

    `sentence` and `case` say what it is.
    """

    id: str
    text: str
    state: PhaseState
    sentence: str = ""
    case: str = ""

    @property
    def words(self) -> str:
        """The phase with its state, in words."""
        return f"{self.text}, {_WORDS[self.state]}"


class PhaseStepper(QWidget):
    """Cells of the phases; arrows move a mark, Enter or a click picks the phase under it."""

    spoken_role = Role.List

    picked = Signal(str)

    def __init__(self, name: str = "Phases") -> None:
        super().__init__()
        self._name = name
        self.cells: tuple[PhaseCell, ...] = ()
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_cells(self, cells: tuple[PhaseCell, ...]) -> None:
        """Show these phases; the mark goes to the current one."""
        self.cells = cells
        self._at = next((at for at, cell in enumerate(cells) if cell.state == "now"), 0)
        self._describe()
        self.updateGeometry()
        self.update()

    def _describe(self) -> None:
        if self.cells:
            self.setAccessibleName(tr(f"{self._name}: {self.cells[self._at].words}"))
            tell_parts(self)

    @property
    def spoken_at(self) -> int:
        """Which phase has the mark, for screen readers."""
        return self._at if self.cells else -1

    def spoken_parts(self) -> list[SpokenPart]:
        """The phases, for screen readers."""
        return [
            SpokenPart(cell.words, rect, chosen=cell.state == "now")
            for cell, rect in zip(self.cells, self.cell_rects(), strict=True)
        ]

    def about(self, at: QPoint | None) -> About | None:
        """What the phase at a point is, or the one with the mark."""
        placed = zip(self.cells, self.cell_rects(), strict=True)
        here = (one for one, rect in placed if at is not None and rect.contains(at.toPointF()))
        cell = next(here, None) if at is not None or not self.cells else self.cells[self._at]
        if cell is None:
            return None
        return About(cell.text, _WORDS[cell.state], cell.sentence, cell.case)

    def _move(self, by: int) -> None:
        self._at = max(0, min(len(self.cells) - 1, self._at + by))
        self._describe()
        self.update()

    def _pick(self, at: int) -> None:
        if 0 <= at < len(self.cells):
            self._at = at
            self._describe()
            self.update()
            self.picked.emit(self.cells[at].id)

    def cell_rects(self) -> list[QRectF]:
        """Return where each phase stands, left to right."""
        rects: list[QRectF] = []
        left = float(_RING)
        for width in self._widths(self.width()):
            rects.append(QRectF(left, _RING, width, scaled(24)))
            left += width
        return rects

    def _whole(self) -> list[int]:
        """How wide the phases are with all of their words."""
        ticks = (scaled(_TICK) + 5 if cell.state == "done" else 0 for cell in self.cells)
        # As wide as it is while it is the current one, so that the others stay in their places.
        words = (text_width(cell.text, font(BODY_PX, SEMIBOLD)) for cell in self.cells)
        return [width + tick + 2 * _PADDING for width, tick in zip(words, ticks, strict=True)]

    def _widths(self, room: int) -> list[int]:
        """How wide the phases are: the widest give way, but for the current one."""
        whole = self._whole()

        def cut(bound: int) -> list[int]:
            return [
                width if cell.state == "now" else min(width, bound)
                for width, cell in zip(whole, self.cells, strict=True)
            ]

        # The widths together grow with the bound, so the largest that fits is found by halving.
        bounds = range(scaled(_LEAST), max(whole, default=0) + 1)
        fitting = bisect_right(bounds, room - 2 * _RING, key=lambda bound: sum(cut(bound)))
        return cut(bounds[max(0, fitting - 1)]) if bounds else whole

    def _paint_cell(self, painter: QPainter, rect: QRectF, cell: PhaseCell) -> None:
        face = font(BODY_PX, SEMIBOLD if cell.state == "now" else REGULAR)
        if cell.state == "not_held":
            face = struck_out(face)
        ink = _INKS[cell.state]
        if cell.state == "now":
            draw_box(painter, rect.adjusted(1, 1, -1, -1), ground="accent", radius=3)
        if cell.state == "done":
            side = scaled(_TICK)
            tick = QRectF(rect.left() + 11, rect.top(), side, rect.height())
            draw_icon(painter, tick, "check", ink)
            place, align = rect.adjusted(side + 16, 0, -4, 0), LEFT
        else:
            place, align = rect.adjusted(4, 0, -4, 0), CENTRE
        # A phase that is cut is not to look like another.
        names = frozenset(tr(one.text) for one in self.cells)
        words = told_apart(tr(cell.text), names, face, int(place.width()))
        draw_text(painter, place, AsWritten(words), ink, face, align)

    # Qt

    def sizeHint(self) -> QSize:
        whole = self._whole()
        return QSize(sum(whole) + 2 * _RING if whole else 0, scaled(24) + 2 * _RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(sum(self._widths(0)) + 2 * _RING, self.sizeHint().height())

    @by_left
    def mousePressEvent(self, event: QMouseEvent) -> None:
        for at, rect in enumerate(self.cell_rects()):
            if rect.contains(event.position()):
                self._pick(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Right:
            self._move(1)
        elif event.key() == Qt.Key.Key_Left:
            self._move(-1)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._pick(self._at)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.cells:
            return
        painter = QPainter(self)
        rects = self.cell_rects()
        outer = QRectF(rects[0].topLeft(), rects[-1].bottomRight())
        draw_box(painter, outer, edge="ctl", ground="sheet")
        for at, (cell, rect) in enumerate(zip(self.cells, rects, strict=True)):
            # The filled cell needs no line: its ground ends clearly enough.
            beside_now = cell.state == "now" or self.cells[at - 1].state == "now"
            if at and not beside_now:
                line = QRectF(round(rect.left()), rect.top() + 1, 1, rect.height() - 2)
                painter.fillRect(line, colour("line2"))
            self._paint_cell(painter, rect, cell)
        if self.hasFocus():
            ring = rects[self._at].adjusted(-_RING, -_RING, _RING, _RING)
            draw_focus_ring(painter, ring, radius=6)
