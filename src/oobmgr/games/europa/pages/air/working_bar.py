"""The foot of the page: what is in pencil, what it costs, why it is refused, and what posts it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.campaign.rows import Preview
from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.pages.air.pencil import GROUPS, AirPencil, Asked, Entry
from oobmgr.games.europa.pages.air.popups import CardPopup
from oobmgr.rules.game import Game
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import LABEL_PX, NAME_PX, SEMIBOLD, font, scaled
from oobmgr.ui.viewmodels.turn_figures import spent_amount, value_text
from oobmgr.ui.views.forms.working import FaultLine, TallWorking
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton, PrimaryButton
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.parts import Panel, discard, empty, named
from oobmgr.ui.widgets.side_by_side import SideBySide
from oobmgr.ui.widgets.tags import TagLabel
from oobmgr.ui.widgets.texts import TextLabel

_CELL_GAP: Final = 16
_MOST_FAULTS: Final = 4
_LONGEST: Final = 70
_WIDE: Final = 1200


@dataclass(frozen=True, slots=True)
class Answer:
    """What would come of a part of the pencil: its preview, or why it cannot be read."""

    asked: Asked
    preview: Preview | None
    faults: tuple[Fault, ...] = ()

    @property
    def refusals(self) -> tuple[Fault, ...]:
        """Why it cannot be posted; empty where it can."""
        return self.faults or (self.preview.refusals if self.preview else ())

    @property
    def prices(self) -> bool:
        """Whether it activates groups, which costs something."""
        return GROUPS in self.asked.raw


class _Cell(QWidget):
    """A working line on end: its label above, arithmetic, value and case below."""

    def __init__(self, step: Step) -> None:
        super().__init__()
        strong = step.kind in {StepKind.RESULT, StepKind.SUM}
        label = TextLabel(step.label, px=LABEL_PX, token="ink2")
        value = value_text(step.value)
        arithmetic = TextLabel(step.arithmetic, px=LABEL_PX, token="pencil")
        arithmetic.setFont(font(LABEL_PX, italic=True))
        figures = TextLabel(value, px=NAME_PX if strong else LABEL_PX, weight=SEMIBOLD)
        line = across(spacing=5)
        if step.arithmetic and step.arithmetic != value:
            line.addWidget(arithmetic)
        line.addWidget(figures)
        self.chip: CaseChip | None = None
        if step.case:
            self.chip = CaseChip(step.case)
            # Tab goes on to the buttons of the bar; the chips would hold it up.
            self.chip.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            line.addWidget(self.chip)
        line.addStretch(1)
        down(label, line, on=self, spacing=0)
        self.setAccessibleName(tr(f"{step.label}: {value}"))


class InlineWorking(QWidget):
    """A working in one line; what there is no room for is left out from the front."""

    case_opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("inline_working")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.steps: tuple[Step, ...] = ()
        self._cells: list[_Cell] = []
        self._layout = across(on=self, spacing=_CELL_GAP)
        self._more = TextLabel("…", token="ink2")
        self._more.setToolTip(tr("Working shows all lines."))
        self._more.hide()
        self._layout.addWidget(self._more)
        self._layout.addStretch(1)

    def set_steps(self, steps: Sequence[Step]) -> None:
        """Show another working."""
        told = tuple(s for s in steps if s.kind is not StepKind.HEADING and s.value is not None)
        if told == self.steps:
            return
        self.steps = told
        for old in self._cells:
            discard(old, self._layout)
        self._cells = [_Cell(step) for step in told]
        for at, cell in enumerate(self._cells):
            if cell.chip is not None:
                cell.chip.opened.connect(self.case_opened)
            self._layout.insertWidget(at + 1, cell)
        self._fit()

    def _fit(self) -> None:
        needed = [cell.sizeHint().width() + _CELL_GAP for cell in self._cells]
        all_fit = sum(needed) <= self.width()
        room = self.width() - (0 if all_fit else self._more.sizeHint().width() + _CELL_GAP)
        self._more.setVisible(not all_fit)
        # The price stands last and is what matters most, so the first lines go.
        for cell, width in zip(reversed(self._cells), reversed(needed), strict=True):
            room -= width
            cell.setVisible(room >= 0)

    # Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(0, scaled(34))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class WorkingBar(Panel):
    """Shows the answers to what is in pencil. Hidden while nothing is."""

    posted = Signal()
    cleared = Signal()
    case_opened = Signal(str)

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.setProperty("panel", "bar")
        self.setObjectName("working_bar")
        self._game = game
        self._answers: tuple[Answer, ...] = ()
        self._pencil = AirPencil()
        self.title = TextLabel(weight=SEMIBOLD)
        self.tag = TagLabel("not posted", TagKind.PENCIL, "pencil")
        self.inline = InlineWorking()
        self.inline.case_opened.connect(self.case_opened)
        self.sentence = FittedLabel()
        self.more = named(LinkButton("Working"), "show_working")
        self.more.clicked.connect(self._show_working)
        self.clear = named(KeyButton("Clear", "Esc"), "clear_pencil")
        self.clear.clicked.connect(self.cleared)
        self.button = named(PrimaryButton("Post", "Ctrl+Enter"), "post")
        self.button.clicked.connect(self.posted)
        self._faults = down(spacing=4)
        self.fault_lines: list[FaultLine] = []
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        told, ends = QWidget(), QWidget()
        head = down(self.title, self.tag, spacing=1)
        across(head, (self.inline, 3), (self.sentence, 2), on=told, spacing=12)
        across(STRETCH, self.more, self.clear, self.button, on=ends, spacing=12)
        # Below what it costs, where there is too little room beside it.
        line = SideBySide((told, 1), (ends, 0), spacing=12, above=6)
        down(self._faults, line, on=self, margins=(14, 6, 12, 6), spacing=6)

    def show_pencil(self, pencil: AirPencil) -> None:
        """Name what is in pencil; its answers come later."""
        self.setVisible(bool(pencil))
        self.title.setText("Price of what is activated" if pencil.groups else "Moves in pencil")
        self._pencil = pencil
        self._fit()

    def _fit(self) -> None:
        """Where both are too long for one line, the price stays and the moves do without words."""
        groups, moves = bool(self._pencil.groups), bool(self._pencil.moves)
        wide = self.width() >= scaled(_WIDE)
        self.inline.setVisible(groups)
        self.sentence.setVisible(moves and (wide or not groups))

    def show_answers(self, answers: Sequence[Answer], pencil: AirPencil) -> None:
        """Show what would come of the pencil."""
        self._answers = tuple(answers)
        prices = [a.preview for a in answers if a.prices and a.preview]
        moves = [a.preview for a in answers if not a.prices and a.preview]
        self.inline.set_steps([step for one in prices for step in one.working])
        # Where what moves is too much to name, how many do.
        told = (one.sentence if len(one.sentence) <= _LONGEST else one.title for one in moves)
        self.sentence.set_words(" ".join(told))
        self.more.setVisible(any(a.preview and a.preview.working for a in answers))
        self._show_faults(answers)
        self._offer(prices, pencil)
        self.button.setEnabled(not any(answer.refusals for answer in answers))

    def _offer(self, prices: Sequence[Preview], pencil: AirPencil) -> None:
        good = self._game.goods[0]
        spent = sum(spent_amount(preview, good.id) for preview in prices)
        parts = []
        if pencil.groups:
            groups = counted(sum(pencil.groups.values()), "group")
            parts.append(f"{spent} {good.sign}" if spent else groups)
        if pencil.moves:
            parts.append(counted(pencil.moved, "move"))
        text = f"Post {' and '.join(parts)}" if parts else "Post"
        self.button.write(text)
        self.button.update()

    def _show_faults(self, answers: Sequence[Answer]) -> None:
        empty(self._faults)
        refused = [fault for answer in answers for fault in answer.refusals]
        warned = [f for answer in answers if answer.preview for f in answer.preview.warnings]
        lines = [FaultLine(fault, "err", "error") for fault in _each_once(refused)]
        lines += [FaultLine(fault, "warn", "warning") for fault in _each_once(warned)]
        # Both answers may carry the same note, and a set has no order of its own.
        notes = {n for answer in answers if answer.preview for n in answer.preview.notes}
        lines += [FaultLine(Fault(note), "ink2", "") for note in sorted(notes)]
        self.fault_lines = lines[:_MOST_FAULTS]
        for line in self.fault_lines:
            line.case_opened.connect(self.case_opened)
            self._faults.addWidget(line)

    def _show_working(self) -> None:
        popup = named(CardPopup(self), "working_popup")
        popup.setFixedWidth(scaled(440))
        for answer in self._answers:
            if answer.preview is None:
                continue
            view = named(TallWorking(), "working")
            view.case_opened.connect(self.case_opened)
            view.set_steps(answer.preview.working)
            popup.body.addWidget(view)
        popup.open_below(self.more)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _each_once(faults: Sequence[Fault]) -> list[Fault]:
    """Faults without those that say the same of several cards."""
    return list({(fault.note(), fault.case): fault for fault in faults}.values())


def faults_by_entry(answers: Sequence[Answer]) -> dict[Entry, str]:
    """Why which entry is refused."""
    found: dict[Entry, str] = {}
    for answer in answers:
        for fault in answer.refusals:
            entry = answer.asked.entry_of(fault)
            if entry is not None:
                found[entry] = fault.note()
    return found
