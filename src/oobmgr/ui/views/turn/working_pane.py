"""The right half of a phase: the working, in pencil until posted, and the button that posts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from oobmgr.domain.cases import case_id, shown_case
from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Step
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.turn_figures import working_rows
from oobmgr.ui.views.turn.cases import set_case
from oobmgr.ui.widgets.buttons import LinkButton, PrimaryButton
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.paint import TagKind, chip_size
from oobmgr.ui.widgets.tags import Tag, TagLabel
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel
from oobmgr.ui.widgets.working_view import WorkingView

PENCIL: Final = Tag("pencil, not posted", TagKind.PENCIL, "pencil")
_FOOT_IN_ONE_LINE: Final = 380
POSTED: Final = Tag("posted", TagKind.OK, "check")


_NARROW: Final = 340
_NARROW_VALUE: Final = 54
_VALUE_COLUMN, _CASE_COLUMN = 2, 3


class TallWorking(WorkingView):
    """A working as high as its lines: the page scrolls, not the working.

    Where there is little room, the columns of values and cases give theirs to the words.
    """

    def set_steps(self, steps: Sequence[Step]) -> None:
        """Show another working."""
        self.set_rows(working_rows(steps))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(self.sizeHint().height())
        self._squeeze()

    def _squeeze(self) -> None:
        if self.width() >= scaled(_NARROW):
            return
        chips = max((chip_size(row.case).width() for row in self.rows if row.case), default=0)
        self.setColumnWidth(_VALUE_COLUMN, scaled(_NARROW_VALUE))
        self.setColumnWidth(_CASE_COLUMN, chips + 10)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()
        self._squeeze()


class Rule(QWidget):
    """A thin rule between parts."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(1)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), colour("line2"))


class FaultLine(QWidget):
    """One warning or refusal in plain words, with what to do about it as a link."""

    acted = Signal(str)
    case_opened = Signal(str)

    def __init__(
        self, fault: Fault, token: Token, icon: str, link: tuple[str, str] = ("", "")
    ) -> None:
        super().__init__()
        self._token: Token = token
        self._icon = icon
        layout = QHBoxLayout(self)
        layout.setContentsMargins(scaled(20) if icon else 0, 0, 0, 0)
        layout.setSpacing(8)
        words = TextLabel(fault.note(), token=token, wrap=True)
        words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        layout.addWidget(words, 1)
        text, name = link
        if text:
            button = LinkButton(text)
            button.setObjectName(name)
            button.clicked.connect(lambda: self.acted.emit(name))
            layout.addWidget(button, alignment=Qt.AlignmentFlag.AlignTop)
        if fault.case:
            opener = CaseChip(fault.case, shown_case(fault.case))
            opener.opened.connect(self.case_opened)
            layout.addWidget(opener, alignment=Qt.AlignmentFlag.AlignTop)
        set_case(self, fault.case)
        self.setAccessibleName(fault.note())

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._icon:
            painter = QPainter(self)
            draw_icon(painter, QRectF(0, 1, 14, 14), self._icon, self._token)


class WorkingPane(QFrame):
    """Shows a working with its tag, its faults, what it changes, and posts it."""

    posted = Signal()
    case_opened = Signal(str)
    advice_taken = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = SectionTitle("The working")
        self.tag = TagLabel(PENCIL.text, PENCIL.kind, PENCIL.icon)
        self.tag.setObjectName("working_tag")
        self.title.add_after_title(self.tag)
        self.copier = self.title.add_link("Copy")
        self.copier.setObjectName("copy_working")
        self.view = TallWorking()
        self.view.setObjectName("working")
        self.view.case_opened.connect(lambda text: self.case_opened.emit(case_id(text)))
        self.copier.clicked.connect(self.view.copy)
        self._faults = QVBoxLayout()
        self._faults.setSpacing(6)
        self.fault_lines: list[FaultLine] = []
        self.button = PrimaryButton("Post", "Ctrl+Enter")
        self.button.setObjectName("post")
        self.button.clicked.connect(self.posted)
        self.change = TextLabel(wrap=True)
        self.change.setTextFormat(Qt.TextFormat.RichText)
        self.change.setObjectName("change")
        self.note = TextLabel(token="ink2", wrap=True)
        self.note.setObjectName("note")
        self._lay_out()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 12)
        layout.setSpacing(6)
        layout.addWidget(self.title)
        layout.addWidget(self.view)
        layout.addLayout(self._faults)
        layout.addStretch(1)
        layout.addWidget(Rule())
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.change)
        words.addWidget(self.note)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.setSpacing(8)
        self._foot.addLayout(words, 1)
        self._foot.addWidget(
            self.button, alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        )
        layout.addLayout(self._foot)

    def show_working(self, steps: Sequence[Step], *, posted: bool) -> None:
        """Show a working in pencil or in ink."""
        self.view.set_steps(steps)
        self.tag.set_tag(POSTED if posted else PENCIL)
        self.view.setAccessibleName(f"The working, {self.tag.tag.text}")
        self.copier.setVisible(bool(steps))

    def show_change(self, words: Sequence[tuple[str, str]], note: str) -> None:
        """Say what changes: bold phrases with what follows each, then a quiet sentence."""
        self.change.setText(" ".join(f"<b>{_safe(bold)}</b>{_safe(rest)}." for bold, rest in words))
        self.change.setAccessibleName(". ".join(f"{bold}{rest}" for bold, rest in words))
        self.change.setVisible(bool(words))
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def show_faults(self, lines: Sequence[FaultLine]) -> None:
        """Show other warnings and refusals; who followed a link goes on at the button below."""
        focus = QApplication.focusWidget()
        if focus is not None and any(old.isAncestorOf(focus) for old in self.fault_lines):
            self.button.setFocus()
        for old in self.fault_lines:
            self._faults.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.fault_lines = list(lines)
        for line in lines:
            line.acted.connect(self.advice_taken)
            line.case_opened.connect(self.case_opened)
            self._faults.addWidget(line)

    def offer(self, text: str, *, enabled: bool) -> None:
        """Name what the button posts, or hide it where there is nothing to post."""
        self.button.setVisible(bool(text))
        self.button.setText(text)
        self.button.setAccessibleName(f"{text} (Ctrl+Enter)")
        self.button.setEnabled(enabled)
        self.button.updateGeometry()
        self.button.update()

    # Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(280), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < scaled(_FOOT_IN_ONE_LINE)
        self._foot.setDirection(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour("alt"))
        painter.fillRect(QRectF(0, 0, 1, self.height()), colour("line"))
        painter.fillRect(QRectF(0, 0, self.width(), 1), colour("line"))


def _safe(text: str) -> str:
    """Words for a rich label, in one line where they stand together."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(" ", "&nbsp;")
