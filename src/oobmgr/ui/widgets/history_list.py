"""What happened to a unit, newest first, along a line in time."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from oobmgr.domain.values import dataclass
from oobmgr.rules.case_names import shown_case
from oobmgr.ui.language import tr, tr_each
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.paint import (
    TagKind,
    chip_rect,
    chip_size,
    draw_chip,
    draw_focus_ring,
    draw_tag,
    draw_text,
    tag_size,
)
from oobmgr.ui.widgets.painted_rows import PaintedRows
from oobmgr.ui.widgets.presses import by_left
from oobmgr.ui.widgets.table_delegate import struck_out
from oobmgr.ui.widgets.what_is import About

_LEFT: Final = 17
_WORDS: Final = int(Qt.TextFlag.TextWordWrap)
_ANYWHERE: Final = int(Qt.TextFlag.TextWrapAnywhere)


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """One entry: what happened, why in one sentence, when, and the case.

    `mark` is a word such as "corrected"; `undone` strikes the title through.
    """

    id: str
    title: str
    sentence: str
    when: str
    case: str = ""
    mark: str = ""
    undone: bool = False


@dataclass(frozen=True, slots=True)
class _Entry:
    row: HistoryRow
    box: QRectF
    title: QRectF
    sentence: QRectF
    when: QRectF
    chip: QRectF
    wrap: int


class HistoryList(PaintedRows[HistoryRow, _Entry]):
    """Entries one below the other. Up and Down move, Enter or a click opens the entry."""

    opened = Signal(str)

    above_px = 2
    between_px = 7
    below_px = 3

    def __init__(self) -> None:
        # At least, not exactly, the height of the hint: where it is narrow the text takes more.
        super().__init__(QSizePolicy.Policy.Minimum)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Else nothing would say that a click leads somewhere.
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._describe()

    def _describe(self) -> None:
        row = self.marked
        if row is None:
            self.setAccessibleName(tr("No history yet"))
            return
        self.setAccessibleName(tr(self._words(row)))

    def _words(self, row: HistoryRow) -> str:
        undone = ", undone" if row.undone else ""
        return tr_each(" ", (f"{row.title}{undone}.", row.sentence, row.when))

    def _about(self, row: HistoryRow) -> About:
        return About(row.title, row.when, row.sentence, row.case)

    def _place(self, row: HistoryRow, top: float, width: float) -> _Entry:
        return _laid_out(row, top, width)

    def _paint_line(self, painter: QPainter, entries: list[_Entry]) -> None:
        painter.fillRect(QRectF(4, 0, 1, entries[-1].box.bottom()), colour("line2"))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour("ink2"), 1.2))
        # Filled, so that the line in time does not run through the rings.
        painter.setBrush(colour("panel"))
        for entry in entries:
            painter.drawEllipse(QPointF(4.5, entry.title.center().y()), 3, 3)
        painter.restore()

    def _paint_entry(self, painter: QPainter, entry: _Entry) -> None:
        row = entry.row
        face = font(BODY_PX, SEMIBOLD)
        title = struck_out(face) if row.undone else face
        draw_text(painter, entry.title, row.title, "off" if row.undone else "ink", title)
        painter.setFont(font(BODY_PX))
        painter.setPen(colour("ink2"))
        painter.drawText(entry.sentence, entry.wrap, tr(row.sentence))
        used = draw_text(painter, entry.when, row.when, "ink2", font(LABEL_PX))
        if row.mark:
            size = tag_size(row.mark)
            top = entry.when.center().y() - size.height() / 2
            box = QRectF(entry.when.left() + used + 5, round(top), size.width(), size.height())
            draw_tag(painter, box, row.mark, TagKind.OVER)
        if row.case:
            draw_chip(painter, entry.chip, shown_case(row.case))

    # Qt

    @by_left
    def mousePressEvent(self, event: QMouseEvent) -> None:
        for at, entry in enumerate(self.placed(self.width())):
            if entry.box.contains(event.position()):
                self._mark(at)
                if entry.row.case and entry.chip.contains(event.position()):
                    self.case_opened.emit(entry.row.case)
                else:
                    self.opened.emit(entry.row.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.marked
        if row and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.opened.emit(row.id)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        entries = self.placed(self.width())
        if not entries:
            return
        painter = QPainter(self)
        self._paint_line(painter, entries)
        for at, entry in enumerate(entries):
            self._paint_entry(painter, entry)
            if self.hasFocus() and at == self._at:
                draw_focus_ring(painter, entry.box.adjusted(-5, -1, 0, 1))


def _laid_out(row: HistoryRow, top: float, width: float) -> _Entry:
    inner = width - _LEFT - 2
    chip_width = chip_size(shown_case(row.case)).width() if row.case else 0
    title = QRectF(_LEFT, top, inner - chip_width - 8, scaled(17))
    chip = chip_rect(QRectF(0, top, width - 2, scaled(17)), shown_case(row.case))
    metrics = QFontMetrics(font(BODY_PX))
    longest = max((metrics.horizontalAdvance(word) for word in tr(row.sentence).split()), default=0)
    # To break anywhere splits words that would fit, so it is kept for one that does not.
    wrap = _WORDS if longest <= inner else _ANYWHERE
    # Higher than any sentence: only the width is to limit it.
    needed = metrics.boundingRect(0, 0, int(inner), 2000, wrap, tr(row.sentence))
    tall = needed.height() + 1 if row.sentence else 0
    sentence = QRectF(_LEFT, title.bottom(), inner, tall)
    when = QRectF(_LEFT, sentence.bottom(), inner, scaled(16))
    box = QRectF(_LEFT - 4, top, width - _LEFT + 2, when.bottom() - top)
    return _Entry(row=row, box=box, title=title, sentence=sentence, when=when, chip=chip, wrap=wrap)
