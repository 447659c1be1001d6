"""Labels and values below each other, painted: facts of a unit, what it can do."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from oobmgr.domain.values import dataclass
from oobmgr.rules.case_names import shown_case
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import BODY_PX, REGULAR, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.fitted_label import AT_HYPHEN
from oobmgr.ui.widgets.paint import chip_rect, chip_size, draw_chip, text_width
from oobmgr.ui.widgets.painted_rows import PaintedRows
from oobmgr.ui.widgets.presses import by_left
from oobmgr.ui.widgets.what_is import About

_WORDS: Final = int(Qt.TextFlag.TextWordWrap)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight)
_MOST_LABEL: Final = 0.5
_ANYWHERE: Final = int(Qt.TextFlag.TextWrapAnywhere)


class LabelledValue(Protocol):
    """A label, a value, and a case that may be empty."""

    @property
    def label(self) -> str: ...
    @property
    def value(self) -> str: ...
    @property
    def case(self) -> str: ...


@dataclass(frozen=True, slots=True)
class _Placed:
    row: LabelledValue
    box: QRectF
    label: QRectF
    value: QRectF
    chip: QRectF
    wrap: int = _WORDS
    label_wrap: int = _WORDS


class LineList(PaintedRows[LabelledValue, _Placed]):
    """Values stand beside their labels, or at the right edge in half-bold (`figures`)."""

    width_px = 240

    def __init__(
        self, name: str, *, figures: bool = False, label_px: int = 74, sentence: str = ""
    ) -> None:
        """Make a list; `sentence` says what its lines are, to who asks of one."""
        super().__init__(QSizePolicy.Policy.Minimum)
        self._sentence = sentence
        self._name = name
        self._figures = figures
        self._label_px = label_px
        self._left = 0

    def _describe(self) -> None:
        lines = ", ".join(self._words(row) for row in self.rows)
        self.setAccessibleName(AsWritten(f"{tr(self._name)}: {lines}"))
        self.setVisible(bool(self.rows))

    def _words(self, row: LabelledValue) -> str:
        # Each by itself, as it is painted: as one sentence nobody knows the two.
        return AsWritten(f"{tr(row.label)} {tr(row.value)}")

    def _face(self) -> QFont:
        return font(BODY_PX, SEMIBOLD if self._figures else REGULAR)

    def _about(self, row: LabelledValue) -> About:
        return About(row.label, row.value, self._sentence, row.case)

    def _place(self, row: LabelledValue, top: float, width: float) -> _Placed:
        return (self._place_figure if self._figures else self._place_fact)(row, top, width)

    def _place_figure(self, row: LabelledValue, top: float, width: float) -> _Placed:
        room = chip_size(shown_case(row.case)).width() + 6 if row.case else 0
        plain, face = QFontMetrics(font(BODY_PX)), QFontMetrics(self._face())
        # The value may have what its label leaves; what is still too long goes on below.
        left_over = width - room - text_width(row.label, font(BODY_PX)) - 10
        most = max(width * 0.6, left_over)
        value_width = min(text_width(row.value, self._face()) + 2, most, width - room)
        right = width - room
        # Never nothing: in a panel that is being drawn shut, a width below zero would measure no
        # height.
        label_width = max(20.0, right - value_width - 8)
        wrap, label_wrap = (
            _wrap(face, tr(row.value), int(value_width)),
            _wrap(plain, tr(row.label), int(label_width)),
        )
        line = scaled(20)
        tall = _tall(face, wrap, tr(row.value), int(value_width))
        named = _tall(plain, label_wrap, tr(row.label), int(label_width))
        box = QRectF(0, top, width, max(line, tall + 4, named + 4))
        first = QRectF(0, top, width, line)
        return _Placed(
            row=row,
            box=box,
            label=QRectF(0, top + (line - plain.height()) / 2, label_width, box.height()),
            value=QRectF(
                right - value_width, top + (line - face.height()) / 2, value_width, box.height()
            ),
            chip=chip_rect(first, shown_case(row.case)) if row.case else QRectF(),
            wrap=wrap | _RIGHT,
            label_wrap=label_wrap,
        )

    def _place_fact(self, row: LabelledValue, top: float, width: float) -> _Placed:
        left = self._left
        inner = max(20, int(width - left))
        metrics = QFontMetrics(self._face())
        wrap = _wrap(metrics, tr(row.value), inner)
        tall = _tall(metrics, wrap, tr(row.value), inner)
        # A label that is too long goes on below: cut off, two of them read the same.
        plain = QFontMetrics(font(BODY_PX))
        room = int(left - 6)
        label_wrap = _wrap(plain, tr(row.label), room)
        named = _tall(plain, label_wrap, tr(row.label), room)
        height = max(scaled(19), tall + 4, named + 4)
        box = QRectF(0, top, width, height)
        above = (scaled(19) - plain.height()) / 2
        label = QRectF(0, top + above, room, height - above)
        value = QRectF(left, top + (scaled(19) - metrics.height()) / 2, inner, height)
        return _Placed(
            row=row,
            box=box,
            label=label,
            value=value,
            chip=QRectF(),
            wrap=wrap,
            label_wrap=label_wrap,
        )

    def placed(self, width: float) -> list[_Placed]:
        # Once for all rows: it is the same for each, and is found by all of their labels.
        self._left = self._values_from(width)
        return super().placed(width)

    def _values_from(self, width: float) -> int:
        """Where values begin: behind the longest word of a label, which is never broken in two."""
        words = [word for row in self.rows for word in tr(row.label).split()]
        longest = max((text_width(AsWritten(word), font(BODY_PX)) for word in words), default=0)
        return max(scaled(self._label_px), min(longest + scaled(8), int(width * _MOST_LABEL)))

    # Qt

    @by_left
    def mousePressEvent(self, event: QMouseEvent) -> None:
        for line in self.placed(self.width()):
            if line.chip.contains(event.position()):
                self.case_opened.emit(line.row.case)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for line in self.placed(self.width()):
            painter.setFont(font(BODY_PX))
            painter.setPen(colour("ink" if self._figures else "ink2"))
            painter.drawText(line.label, line.label_wrap, tr(line.row.label))
            painter.setFont(self._face())
            painter.setPen(colour("ink"))
            painter.drawText(line.value, line.wrap, tr(line.row.value))
            if line.row.case:
                draw_chip(painter, line.chip, shown_case(line.row.case))


def _tall(metrics: QFontMetrics, wrap: int, text: str, room: int) -> int:
    return metrics.boundingRect(0, 0, room, 2000, wrap, text).height()


def _wrap(metrics: QFontMetrics, text: str, room: int) -> int:
    """How a text is broken into lines: as words are, or inside of one that is too long alone."""
    parts = (part for word in text.split() for part in AT_HYPHEN.split(word))
    longest = max(map(metrics.horizontalAdvance, parts), default=0)
    return _WORDS if longest <= room else _ANYWHERE
