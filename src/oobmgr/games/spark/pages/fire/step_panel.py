"""A step of an assault that is not a fire: its form, as the Turn page shows it, beside the list."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from oobmgr.campaign.rows import Preview
from oobmgr.games.spark.fire.fire_rows import AssaultStep
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.theme.fonts import SEMIBOLD, TITLE_PX
from oobmgr.ui.viewmodels.turn_reading import TurnReading
from oobmgr.ui.views.turn.action_panel import ActionPanel
from oobmgr.ui.views.turn.forms import make_form
from oobmgr.ui.widgets.boxes import WholeWidth, across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.parts import discard, named
from oobmgr.ui.widgets.side_by_side import SideBySide
from oobmgr.ui.widgets.texts import TextLabel


class StepPoster(ActionPanel):
    """Form and working side by side; each scrolls alone, so a long form takes no line away."""

    def lay_out(self) -> None:
        """Put the entry beside its reason, each scrolling for itself."""
        half = self.entry_half()
        left, right = WholeWidth(half, "step_scroll"), WholeWidth(self.pane, "step_reason")
        down((SideBySide((left, 0), (right, 1)), 1), self.asking, on=self, spacing=0)
        self.previewed.connect(self._tell_outcome)

    def _tell_outcome(self, preview: Preview | None) -> None:
        """Say beside the button what comes of it: the lines that lead there may be many."""
        if preview is not None and not preview.refusals:
            self.pane.show_change((), preview.sentence)


class StepPanel(QFrame):
    """Shows the form of a step; `left` asks for the fires again, `written` tells of a posting."""

    left = Signal()
    written = Signal()
    previewed = Signal(object)
    case_opened = Signal(str)
    calculator_wanted = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("step_panel")
        self.desk = desk
        self.step: AssaultStep | None = None
        self.panel: ActionPanel | None = None
        self.title = named(TextLabel(px=TITLE_PX, weight=SEMIBOLD), "step_title")
        self.back = named(LinkButton("Back to the fires"), "back_to_fires")
        self.back.clicked.connect(self.left)
        head = across((self.title, 1), self.back, margins=(14, 8, 12, 6))
        self._column = down(head, on=self, spacing=0)

    def open_step(self, step: AssaultStep, reading: TurnReading) -> bool:
        """Show the form of a step. False where its action cannot be posted in this phase."""
        if step.action not in reading.page.forms:
            return False
        self.let_go()
        self.step = step
        self.title.setText(step.name)
        action = self.desk.game.action(step.action)
        form = make_form(action, reading, self.desk.game)
        panel = StepPoster(self.desk, action, form, action.post_text)
        panel.setObjectName(f"panel_{action.name}")
        panel.case_opened.connect(self.case_opened)
        panel.calculator_wanted.connect(self.calculator_wanted)
        panel.previewed.connect(self.previewed)
        panel.written.connect(self.written)
        panel.open_on(reading.page, step.raw)
        self.panel = panel
        self._column.addWidget(panel, 1)
        panel.offer_units(frozenset(step.units))
        panel.focus_first()
        return True

    def refresh(self, step: AssaultStep | None, reading: TurnReading) -> bool:
        """Show the books as they are now. False where the step is not to be entered any more."""
        if self.panel is None or self.step is None or step is None:
            return False
        if self.step.action not in reading.page.forms:
            return False
        self.step = step
        self.panel.open_on(reading.page, step.raw)
        self.panel.offer_units(frozenset(step.units))
        return True

    def let_go(self) -> None:
        """Throw the form away, with what is in pencil."""
        if self.panel is not None:
            self.panel.let_go()
            discard(self.panel, self._column)
        self.panel = None
        self.step = None

    def post(self) -> None:
        """Ctrl+Enter: post what is in pencil."""
        if self.panel is not None:
            self.panel.post()

    def focus_search(self) -> None:
        """Ctrl+F or /: go to the search of the form's units, where it has any."""
        picker = self.panel.picker if self.panel is not None else None
        if picker is not None:
            picker.search.setFocus()

    def put_away(self) -> bool:
        """Esc: ask whether the pencil goes; with nothing in pencil, go back to the fires."""
        # With something in pencil the form asks first, and Esc is spent on that.
        if self.panel is not None and self.panel.put_away():
            return True
        self.left.emit()
        return True
