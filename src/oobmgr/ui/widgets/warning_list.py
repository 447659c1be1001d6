"""What looks forgotten: cards with a title, one line, an action, Silence and the case."""

from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from oobmgr.domain.values import dataclass
from oobmgr.rules.case_names import shown_case
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import BODY_PX, MEDIUM, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.key_readers import READS_LETTERS
from oobmgr.ui.widgets.paint import (
    chip_rect,
    chip_size,
    draw_box,
    draw_chip,
    draw_focus_ring,
    draw_text,
    text_width,
)
from oobmgr.ui.widgets.painted_rows import PaintedRows
from oobmgr.ui.widgets.presses import by_left
from oobmgr.ui.widgets.what_is import About

Severity = Literal["warning", "error"]
_LOOK: Final[dict[Severity, tuple[str, Token, Token]]] = {
    "warning": ("warning", "warn", "warnline"),
    "error": ("error", "err", "err"),
}
_MARK: Final = 14
_PADDING: Final = 9
SILENCE: Final = "Silence"
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True, slots=True)
class WarningRow:
    """One thing that looks forgotten; `id` comes back with what the player does about it."""

    id: str
    title: str
    line: str
    action: str = ""
    case: str = ""
    severity: Severity = "warning"
    may_silence: bool = True


@dataclass(frozen=True, slots=True)
class _Card:
    """Where the parts of a card stand."""

    row: WarningRow
    box: QRectF
    title: QRectF
    line: QRectF
    action: QRectF
    silence: QRectF
    chip: QRectF


class WarningList(PaintedRows[WarningRow, _Card]):
    """Cards one below the other. Up, Down move, Enter acts, S silences."""

    acted = Signal(str)
    silenced = Signal(str)

    between_px = 6
    below_px = 1

    def __init__(self) -> None:
        super().__init__(QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # S silences a card here; elsewhere it is a key of the page.
        self.setProperty(READS_LETTERS, True)
        self._describe()

    def _describe(self) -> None:
        row = self.marked
        if row is None:
            self.setAccessibleName(tr("Nothing looks forgotten"))
            return
        place = f"{self._at + 1} of {len(self.rows)}"
        self.setAccessibleName(tr(f"{row.severity.capitalize()} {place}: {self._words(row)}"))

    def _words(self, row: WarningRow) -> str:
        return f"{row.title}. {row.line}"

    def _about(self, row: WarningRow) -> About:
        return About(row.title, sentence=row.line, case=row.case)

    def _place(self, row: WarningRow, top: float, width: float) -> _Card:
        # The height of a line is handed over, so that the cache knows one size of text from
        # another.
        return _laid_out(row, top, width, scaled(16))

    def _paint_card(self, painter: QPainter, card: _Card, *, focused: bool) -> None:
        icon_name, ink, edge = _LOOK[card.row.severity]
        box = card.box
        draw_box(painter, box, edge="line2", ground="sheet")
        painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), colour(edge))
        mark = QRectF(box.left() + 13, card.title.top(), scaled(_MARK), scaled(16) + 1)
        draw_icon(painter, mark, icon_name, ink)
        _draw_wrapped(painter, card.title, card.row.title, "ink", font(BODY_PX, SEMIBOLD))
        _draw_wrapped(painter, card.line, card.row.line, "ink2", font(BODY_PX))
        draw_text(painter, card.action, card.row.action, "accent", font(BODY_PX, MEDIUM))
        if card.row.may_silence:
            draw_text(painter, card.silence, SILENCE, "ink2")
        if card.row.case:
            draw_chip(painter, card.chip, shown_case(card.row.case))
        if focused:
            draw_focus_ring(painter, box)

    def _pressed(self, card: _Card, point: QPointF) -> None:
        row = card.row
        if card.action.contains(point) and row.action:
            self.acted.emit(row.id)
        elif card.silence.contains(point) and row.may_silence:
            self.silenced.emit(row.id)
        elif card.chip.contains(point) and row.case:
            self.case_opened.emit(row.case)

    # Qt

    @by_left
    def mousePressEvent(self, event: QMouseEvent) -> None:
        for at, card in enumerate(self.placed(self.width())):
            if card.box.contains(event.position()):
                self._mark(at)
                self._pressed(card, event.position())
                return

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spots = [r for c in self.placed(self.width()) for r in (c.action, c.silence, c.chip)]
        over = any(spot.contains(event.position()) for spot in spots)
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row, key = self.marked, event.key()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if row and row.action:
                self.acted.emit(row.id)
        elif row and row.may_silence and key == Qt.Key.Key_S:
            self.silenced.emit(row.id)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for at, card in enumerate(self.placed(self.width())):
            self._paint_card(painter, card, focused=self.hasFocus() and at == self._at)


def _wrapped_px(text: str, width: float, face: QFont) -> int:
    """How high a text stands in this width."""
    return QFontMetrics(face).boundingRect(0, 0, int(width), 400, _WRAP, tr(text)).height()


def _draw_wrapped(painter: QPainter, rect: QRectF, text: str, token: Token, face: QFont) -> None:
    painter.setFont(face)
    painter.setPen(colour(token))
    painter.drawText(rect, _WRAP, tr(text))


# Qt asks a list how high it is several times for each posting, and a paragraph is slow to measure.
@lru_cache(256)
def _laid_out(row: WarningRow, top: float, width: float, line_px: int) -> _Card:
    """Where the parts of a card stand; a line of text is `line_px` high at this size of text."""
    chip_width = chip_size(shown_case(row.case)).width() if row.case else 0
    begin = scaled(_MARK) + 23
    inner = width - begin - _PADDING
    beside_chip = inner - chip_width - 8
    title_px = max(line_px, _wrapped_px(row.title, beside_chip, font(BODY_PX, SEMIBOLD)))
    title = QRectF(begin, top + _PADDING - 1, beside_chip, title_px + 1)
    chip = chip_rect(QRectF(0, top + 7, width - _PADDING, scaled(18)), shown_case(row.case))
    line_needs = _wrapped_px(row.line, inner, font(BODY_PX))
    line = QRectF(begin, title.bottom(), inner, line_needs + 1)
    face = font(BODY_PX, MEDIUM)
    action_width = text_width(row.action, face) + 2 if row.action else 0
    action = QRectF(begin, line.bottom() + 2, action_width, line_px + 2)
    left = action.right() + 12 if row.action else begin
    silence = QRectF(left, action.top(), text_width(SILENCE, font(BODY_PX)) + 2, line_px + 2)
    has_foot = bool(row.action) or row.may_silence
    bottom = (action.bottom() if has_foot else line.bottom()) + _PADDING - 2
    return _Card(
        row=row,
        box=QRectF(0, top, width, bottom - top),
        title=title,
        line=line,
        action=action,
        silence=silence,
        chip=chip,
    )
