"""What stands beside a form: its working in pencil, and what is wrong with what was entered."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Step
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, SEMIBOLD, font, scaled
from oobmgr.ui.viewmodels.turn_figures import working_rows
from oobmgr.ui.views.forms.cases import set_case
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.guide_part import part_of_case, part_of_faults, set_guide, set_refusal
from oobmgr.ui.widgets.paint import chip_size, text_width
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.working_view import WorkingRow, WorkingView, label_face

_NARROW: Final = 340
_ICON: Final = 14
_ICON_ROOM: Final = 20
_NARROW_VALUE: Final = 36
_ARITHMETIC_COLUMN, _VALUE_COLUMN, _CASE_COLUMN = 1, 2, 3
_APART: Final = 24


class NarrowWorking(WorkingView):
    """A working that keeps values and cases in sight, however little room there is.

    Arithmetic takes no more than half of the room for words, and goes below its label where it
    must; the columns of values and cases give theirs where even that is too little.
    """

    def _fit_columns(self) -> None:
        super()._fit_columns()
        if self.width() < scaled(_NARROW):
            chips = max(
                (chip_size(row.chip).width() for row in self.rows_shown if row.case), default=0
            )
            # No wider than its figures: in a panel each letter of a label counts.
            face = font(BODY_PX, SEMIBOLD)
            figures = max((text_width(row.value, face) for row in self.rows_shown), default=0)
            self.setColumnWidth(_VALUE_COLUMN, max(scaled(_NARROW_VALUE), figures + 6))
            self.setColumnWidth(_CASE_COLUMN, chips + 10)
        words = self.columnWidth(_ARITHMETIC_COLUMN)
        self.setColumnWidth(_ARITHMETIC_COLUMN, min(words, self.words_room() // 2))

    def stacked(self, row: WorkingRow) -> bool:
        """Return whether label and arithmetic do not fit into one line."""
        if not row.arithmetic or row.kind == "heading":
            return False
        arithmetic = text_width(row.arithmetic, font(BODY_PX, italic=True))
        return text_width(row.label, label_face(row)) + arithmetic + _APART > self.words_room()


class TallWorking(NarrowWorking):
    """A working as high as its lines: the page scrolls, not the working."""

    def set_steps(self, steps: Sequence[Step]) -> None:
        """Show another working."""
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.set_rows(working_rows(steps))

    def fit(self) -> None:
        """Take the width and the height of the lines that are not hidden."""
        self._fit_columns()
        self._fit_rows()

    def _fit_rows(self) -> None:
        super()._fit_rows()
        self.setFixedHeight(self.sizeHint().height())


class FaultLine(QWidget):
    """One warning or refusal in plain words, with what to do about it as a link."""

    spoken_role = Role.AlertMessage

    acted = Signal(str)
    case_opened = Signal(str)

    def __init__(
        self, fault: Fault, token: Token, icon: str, link: tuple[str, str] = ("", "")
    ) -> None:
        super().__init__()
        self.asks = fault.asks
        self.note = fault.note()
        self._token: Token = token
        self._icon = icon
        words = TextLabel(self.note, token=token, wrap=True)
        words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._layout = across((words, 1), on=self, spacing=8)
        if icon:
            # The icon is painted, and no part of the layout that would keep room for it.
            follow_text(self, _ICON_ROOM, self._leave_room)
        text, name = link
        if text:
            self.add_link(text, name).clicked.connect(lambda: self.acted.emit(name))
        if fault.case:
            opener = CaseChip(fault.case)
            opener.opened.connect(self.case_opened)
            self._layout.addWidget(opener, alignment=Qt.AlignmentFlag.AlignTop)
        set_case(self, fault.case)
        set_guide(self, part_of_case(fault.case))
        if token == "err":
            set_refusal(self, part_of_faults((fault,)))
        self.setAccessibleName(tr(self.note))

    def _leave_room(self, _: QWidget, px: int) -> None:
        self._layout.setContentsMargins(px, 0, 0, 0)

    def add_link(self, text: str, name: str) -> LinkButton:
        """Put a link at the end of the line and return it."""
        button = named(LinkButton(text), name)
        self._layout.addWidget(button, alignment=Qt.AlignmentFlag.AlignTop)
        return button

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._icon:
            painter = QPainter(self)
            side = scaled(_ICON)
            draw_icon(painter, QRectF(0, 1, side, side), self._icon, self._token)
