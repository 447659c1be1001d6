"""The form of an action that is a procedure of several steps: where it stands, what to draw."""

from collections.abc import Mapping
from secrets import randbelow
from typing import Any, Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from oobmgr.campaign.turn_rows import FormRow
from oobmgr.domain.quantities import counted
from oobmgr.games.europa.air.run_rows import GuidedRun, RunNote, RunStep, drawn
from oobmgr.games.europa.pages.air_surprise.rows import EntryRows, EventRows, StepRows
from oobmgr.rules.actions import Action
from oobmgr.rules.game import Game
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import SEMIBOLD
from oobmgr.ui.views.forms.action_form import ActionForm
from oobmgr.ui.views.forms.cases import form_chip, set_case
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton
from oobmgr.ui.widgets.grounds import Rule
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.parts import empty, named
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

_OVER: Final = "It is over. Undo takes back the last part."
_FIGURE_COLUMNS: Final = 2


class RunForm(ActionForm):
    """Shows the steps, draws and rolls for the present one, and takes what the table drew."""

    def __init__(self, action: Action, run: GuidedRun) -> None:
        super().__init__()
        self._run = run
        self._rest: dict[str, Any] = {}
        set_case(self, action.case)
        self.steps = StepRows()
        self.events = EventRows()
        self.entries = EntryRows()
        self.entries.changed.connect(self.changed)
        self.number = named(NumberField("How many to draw", 1, 1), "draw_number")
        self.draw_button = named(KeyButton("Draw and roll"), "draw")
        self.draw_button.setToolTip(
            tr("Draws and rolls what is not entered yet. The ledger keeps it.")
        )
        self.draw_button.clicked.connect(self.draw)
        self.clear_button = named(LinkButton("Clear", quiet=True), "clear_draw")
        self.clear_button.clicked.connect(self._clear)
        self.head = named(TextLabel(weight=SEMIBOLD), "run_step")
        self.rolls = named(TextLabel(token="ink2", wrap=True), "run_rolls")
        self.pool = named(TextLabel(token="ink2", wrap=True), "run_pool")
        self._drawing = QWidget()
        across(
            *(self.draw_button, self.number, TextLabel("groups"), self.clear_button, STRETCH),
            on=self._drawing,
            margins=(0, 2, 0, 2),
            spacing=8,
        )
        self._foot = QVBoxLayout()
        self._drawn = SectionTitle("Drawn so far", small=True)
        self._lay_out(run)
        self.show_run(run)

    # Building

    def _lay_out(self, run: GuidedRun) -> None:
        title = SectionTitle(run.title)
        title.add(form_chip(run.case, self.case_opened.emit))
        self._foot.setSpacing(4)
        down(
            *(title, TextLabel(run.sentence, token="ink2", wrap=True), self.steps, Rule()),
            *(self.head, self.rolls, self.pool, self._drawing, self.entries, Rule()),
            *(self._foot, self._drawn, self.events, STRETCH),
            on=self,
            spacing=6,
        )

    # What is shown

    def show_row(self, row: FormRow) -> None:
        """Show how far the run is now."""
        if row.shown is not None:
            self.show_run(row.shown)

    def show_run(self, run: GuidedRun) -> None:
        """Show another state of the run; what is entered for the same step stays."""
        self._run = run
        step = run.step
        self.steps.show_run(run)
        self.events.show_run(run)
        self._drawn.setVisible(any(one.events for one in run.steps))
        self.entries.show_run(run)
        for part in (self.rolls, self.pool, self._drawing, self.entries):
            part.setVisible(step is not None)
        # A range cannot be empty, even if nobody is left to strike.
        self.number.setRange(1, max(run.left, 1))
        self.number.setValue(max(run.left, 1))
        self._show_step(run, step)
        empty(self._foot)
        self._foot.addWidget(_figures(run.figures))
        for note in run.after:
            self._foot.addWidget(self._note(note))

    def _show_step(self, run: GuidedRun, step: RunStep | None) -> None:
        if step is None:
            self.head.setText(_OVER)
            return
        self.head.setText(f"{step.title}: {run.left} left of {step.number}")
        rolls = "; ".join(f"{one.rolls} {one.words}" for one in step.outcomes)
        self.rolls.setText(f"The die: {rolls}.")
        named = ", ".join(f"{one.number} {one.name}" for one in run.pool)
        self.pool.setText(f"Drawn from {counted(run.pool_size, 'group')}: {named}.")

    def _note(self, note: RunNote) -> QWidget:
        box = QWidget()
        words = TextLabel(note.text, token="ink2", wrap=True)
        across((words, 1), form_chip(note.case, self.case_opened.emit), on=box, spacing=8)
        return box

    # Drawing

    def draw(self) -> None:
        """Draw and roll what is not entered yet, as many in all as the number says."""
        kept = self.entries.entries()
        number = max(self.number.value(), len(kept))
        self.entries.set_entries(drawn(self._run, randbelow, number, kept))
        self.changed.emit()

    def _clear(self) -> None:
        self.entries.set_entries([])
        self.changed.emit()

    # What every form does

    def raw(self) -> dict[str, Any]:
        """Every input: what the table or the program drew, in order."""
        return {**self._rest, self._run.entries: self.entries.entries()}

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Show other entries."""
        self._rest = {name: value for name, value in raw.items() if name != self._run.entries}
        self.entries.set_entries(raw.get(self._run.entries) or [])

    def set_locked(self, locked: bool) -> None:
        """Show the entries without letting them be changed."""
        for part in (self.entries, self._drawing):
            part.setEnabled(not locked)


def _figures(notes: tuple[RunNote, ...]) -> QWidget:
    """What came of it so far, in two columns."""
    box = QWidget()
    box.setAccessibleName(tr("So far"))
    cells = grid(box, gaps=(10, 2), growing={0: 1, 2: 1})
    for at, note in enumerate(notes):
        row, side = divmod(at, _FIGURE_COLUMNS)
        label = TextLabel(note.text, token="ink2", wrap=True)
        figure = TextLabel(note.figure, weight=SEMIBOLD)
        figure.setAccessibleName(tr(f"{note.text}: {note.figure}"))
        cells.addWidget(label, row, 2 * side)
        cells.addWidget(figure, row, 2 * side + 1)
    return box


def form(action: Action, run: GuidedRun, _game: Game, _places: tuple[str, ...]) -> RunForm:
    """The form of an action that is a procedure of several steps."""
    return RunForm(action, run)
