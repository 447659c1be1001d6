"""One action of the phase: its form at the left, its working at the right, live."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QWidget

from oobmgr.campaign.commands import PostAction
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import Preview, TransactionDetail
from oobmgr.campaign.session import Posted
from oobmgr.domain.errors import BadInput, Fault, OobmgrError
from oobmgr.rules.actions import Action, Remedy
from oobmgr.rules.field_info import describe
from oobmgr.rules.inputs import decode
from oobmgr.ui.operations.announced import Announced
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import Reading
from oobmgr.ui.viewmodels.turn import TurnPage, inputs_of
from oobmgr.ui.viewmodels.turn_figures import post_words, told_change
from oobmgr.ui.viewmodels.turn_units import PickRow, pick_rows
from oobmgr.ui.views.forms.action_form import ActionForm
from oobmgr.ui.views.forms.cases import set_case
from oobmgr.ui.views.forms.faults import notes_of
from oobmgr.ui.views.forms.working import FaultLine
from oobmgr.ui.views.putting_away import PutAwayLine
from oobmgr.ui.views.screen import holds_focus
from oobmgr.ui.views.turn.first_field import first_field, still_open
from oobmgr.ui.views.turn.forms import BuiltForm
from oobmgr.ui.views.turn.helper_line import HelperLinks
from oobmgr.ui.views.turn.late_entry import MissedPhase
from oobmgr.ui.views.turn.pasted_lines import PastedLines
from oobmgr.ui.views.turn.picker import UnitPicker
from oobmgr.ui.views.turn.told_lines import (
    keep_named,
    note_lines,
    refusal_line,
    refusal_lines,
    remedied,
    warning_lines,
)
from oobmgr.ui.views.turn.working_pane import WorkingPane
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.key_readers import IN_PENCIL
from oobmgr.ui.widgets.reading_order import PANEL
from oobmgr.ui.widgets.side_by_side import Halves

DEBOUNCE_MS: Final = 80
"""How long typing rests before the books are asked what it would write."""


class ActionPanel(QWidget):
    """Asks for the preview of what is entered, shows it, and posts it.

    `touched` tells whether something is entered that is not posted yet: the form says otherwise
    than it opened. `written` is sent once it was posted from here, `done` where nothing is left to
    enter and the focus has to go elsewhere; `refused` where posting was not possible and the
    reasons are shown. `page` is what the form was opened on last; `missed` the phase that it is
    posted for, where that is over; `opened` are the inputs as the form opened with them.
    """

    case_opened = Signal(str)
    touched_changed = Signal()
    previewed = Signal(object)
    calculator_wanted = Signal(str)
    written = Signal()
    done = Signal()
    refused = Signal()

    def __init__(self, desk: Desk, action: Action, form: ActionForm, post_text: str = "") -> None:
        super().__init__()
        self.desk = desk
        self.action = action
        self.form = form
        self.touched = False
        self.preview: Preview | None = None
        self._post_text = post_text
        self.page: TurnPage | None = None
        self.missed: MissedPhase | None = None
        self.opened: Mapping[str, Any] = {}
        self._worked: Mapping[str, Any] | None = None  # the inputs of the working that is shown
        self._previews, self._units = Reading(desk, self), Reading(desk, self)
        self._locked = self._refused_empty = self._refused_since = False
        self._told_refusal = Announced(desk)
        # Let go of, while answers may still be on their way.
        self._gone = self._posting = False
        # What was sent to the books and not answered yet; the same is not sent again.
        self._posted_raw: Mapping[str, Any] | None = None
        set_case(self, action.case)
        self.asking = PutAwayLine()
        self.asking.confirmed.connect(self._put_away)
        self.pane = WorkingPane()
        self.pane.posted.connect(self.post)
        self.pane.asked.connect(desk.announced)
        self.pane.case_opened.connect(self.case_opened)
        self.pane.advice_taken.connect(self._take_advice)
        self.pasted = PastedLines(form, describe(action.inputs))
        self.pasted.taken.connect(self._enter_pasted)
        self.pasted.unread.connect(desk.announced)
        form.changed.connect(self._edited)
        form.case_opened.connect(self.case_opened)
        for picker in form.findChildren(UnitPicker):
            picker.filled.connect(self._units_came)
            picker.taken.connect(self._go_below)
        self._timer = QTimer(self, singleShot=True, interval=DEBOUNCE_MS)
        self._timer.timeout.connect(self.ask)
        self.lay_out()

    def lay_out(self) -> None:
        """Put entry and working side by side; a page of its own may put them otherwise."""
        down((Halves(self.entry_half(), self.pane), 1), self.asking, on=self, spacing=0)

    def entry_half(self) -> QFrame:
        """Make the half in which all is entered: the form, and calculators that help with it."""
        known = {entry.name: entry for entry in self.desk.game.calculators}
        links = HelperLinks([known[name] for name in self.action.helpers])
        links.wanted.connect(self.calculator_wanted)
        half = QFrame()
        half.setProperty(PANEL, True)
        down(self.form, links, on=half, margins=(12, 10, 12, 12))
        return half

    def let_go(self) -> None:
        """Take no more answers: the panel is about to be thrown away."""
        self._gone = True
        self._previews.drop()
        self._units.drop()
        self._timer.stop()

    def focus_first(self) -> None:
        """Put the focus where the form begins, as `first_field` says."""
        leading = next((field.name for field in describe(self.action.inputs)), "")
        first = first_field(self.form, self.picker, leading) or self.pane.button
        first.setFocus(Qt.FocusReason.TabFocusReason)  # selects the number that is there

    @property
    def picker(self) -> UnitPicker | None:
        """The list of units of the form, where it has one."""
        return self.form.picker if isinstance(self.form, BuiltForm) else None

    def offer_units(self, only: AbstractSet[int] = frozenset()) -> None:
        """Read which units can be picked now, and list them; with `only` no others."""
        picker, name = self.picker, self.action.name
        if picker is None or self._gone:
            return

        def question(queries: Queries) -> tuple[PickRow, ...]:
            rows = pick_rows(queries, name)
            return tuple(row for row in rows if row.id in only) if only else rows

        asked = self.missed.asking(question) if self.missed else question
        self._units.ask(asked, picker.set_rows)

    def _units_came(self) -> None:
        """Go to the list of units once there is one, unless the player is at work elsewhere."""
        if not self.touched and holds_focus(self):
            self.focus_first()

    def _go_below(self) -> None:
        """After a line of units, go to what is still to be entered of them: a die, a hex."""
        # Asked before the units were picked: a new answer would come after the focus has gone.
        refusals = self.preview.refusals if self.preview is not None else ()
        asked = {fault.where for fault in refusals if fault.missing}
        if (rest := still_open(self.form, asked)) is not None:
            rest.setFocus(Qt.FocusReason.TabFocusReason)

    def _enter_pasted(self) -> bool:
        """Show the next of the lines that were pasted, over what the books propose."""
        line = self.pasted.next_line()
        if line is None:
            return False
        self.form.set_raw({**self.opened, **line})
        self._edited()
        if self.pasted.words:
            self.desk.announced.emit(self.pasted.words)
        return True

    # What is shown

    def open_on(self, page: TurnPage, raw: Mapping[str, Any] | None = None) -> None:
        """Show the books as they are now; what the player has in pencil stays.

        `raw` are inputs to open with, in place of those that the books propose.
        """
        self.page = page
        self._forget_posted()
        done = page.posted_once(self.action.name) if self.action.once else None
        if done is not None:
            self._show_posted(done)
            return
        self._lock(locked=False)
        self.form.show_row(page.forms[self.action.name])
        if not self.touched:
            self.form.set_raw({**page.forms[self.action.name].inputs, **(raw or {})})
            self.opened = self.form.raw()
        self.ask()

    def _lock(self, *, locked: bool) -> None:
        if locked != self._locked:
            self._locked = locked
            self.form.set_locked(locked)

    def _show_posted(self, done: TransactionDetail) -> None:
        self._previews.drop()
        self._set_touched(touched=False)
        self.asking.leave()
        self.form.set_raw(inputs_of(done))
        had_focus = holds_focus(self)  # asked before locking, which takes the focus from a field
        if had_focus:
            self.setFocus()  # else it would go from field to field, each of which is locked next
        self._lock(locked=True)
        self.preview = None
        self.pane.show_posted(done)
        self.previewed.emit(None)
        if had_focus:
            self.done.emit()

    # Pencil

    def _edited(self) -> None:
        self.asking.leave()
        self._refused_empty = False
        # It may speak of the very field that was corrected; the preview says what still holds.
        self._told_refusal.take_back()
        self._forget_posted()
        self._set_touched(touched=self._differs())
        self._previews.drop()
        self._timer.start()

    def _differs(self) -> bool:
        return self.form.raw() != self.opened

    def _set_touched(self, *, touched: bool) -> None:
        if touched != self.touched:
            self.touched = touched
            self.setProperty(IN_PENCIL, touched)
            self.touched_changed.emit()

    def ask(self) -> None:
        """Ask what the present inputs would write."""
        if self._gone or self._locked:
            return
        self._timer.stop()
        self._previews.drop()
        inputs = self._inputs()
        if inputs is not None:
            self._previews.preview(self._command(inputs), self._answer, self._unreadable)

    def _inputs(self) -> Any:  # noqa: ANN401 - each action has inputs of its own
        try:
            return decode(self.action.inputs, self.form.raw())
        except BadInput as error:
            self._unreadable(error)
            return None

    def _command(self, inputs: Any) -> PostAction:  # noqa: ANN401 - each action has its own
        return PostAction(self.action.name, inputs, self.missed.late if self.missed else None)

    def _answer(self, preview: Preview) -> None:
        if self.page is None:
            return
        self.preview, self._worked = preview, self.form.raw()
        self.form.show_preview(preview)
        self.pane.show_working(preview.working, posted=False)
        lines = self._refusals(preview.refusals)
        # Nobody is warned of what was not entered yet; what can be posted at once is no such thing.
        if self.touched or not preview.refusals:
            lines += warning_lines(preview.warnings, self._remedy)
        lines += note_lines(preview, self.desk.game.charts())
        self.pane.show_faults(lines)
        side, balances = self.page.sequence.side, self.page.balances
        self.pane.show_change(*told_change(preview, balances, side, self.desk.game))
        self.pane.offer(self._post_words(preview), enabled=not preview.refusals)
        self.previewed.emit(preview)
        if self._refused_since:
            self._refused_since = False
            self.refused.emit()

    def _post_words(self, preview: Preview) -> str:
        """What stands on the button; a panel may say it otherwise."""
        return self._post_text or post_words(preview, self.action, self.desk.game)

    def _refusals(self, faults: Sequence[Fault]) -> list[FaultLine]:
        """A line for each refusal; a panel may tell of several in one."""
        return refusal_lines(faults, entered=self.touched, tried=self._refused_empty)

    def _remedy(self, fault: Fault) -> Remedy | None:
        if self.preview is None or self.action.remedy is None:
            return None
        return self.action.remedy(fault, self.preview.result)

    def _take_advice(self, name: str) -> None:
        """Enter what was advised, beside what was entered already; keep what was looked up."""
        if self.preview is None:
            return
        keep_named(self.desk, self.preview.looked_up, name)
        for fault in self.preview.warnings:
            remedy = self._remedy(fault)
            if remedy is not None and remedy.name == name:
                self.form.set_raw(remedied(self.form.raw(), remedy))
                self._edited()
                self.ask()
                return

    def _unreadable(self, error: OobmgrError) -> None:
        self.preview = None
        self.form.show_preview(None)
        self.pane.show_unreadable(self._refusals(error.faults), self._post_text or "Post")
        self.previewed.emit(None)

    # Ink

    def post(self) -> bool:
        """Post what is entered, as it stands at this moment; whether it was sent to the books.

        The same is not posted again before the form opens again: a key pressed twice posts once.
        """
        if self.picker is not None and self.picker.holds_line:
            self.picker.take_line()  # and no more: nobody has seen yet what it comes to
            return False
        if self._locked or self._gone or self._posted_raw == self.form.raw():
            return False
        self.asking.leave()
        self._timer.stop()
        inputs = self._inputs()
        if inputs is None or self.pane.bring_question():
            return False
        self._previews.drop()
        asked = self._previews.number
        raw = self._posted_raw = self.form.raw()
        self._posting = True
        self.pane.button.setEnabled(False)
        self.desk.execute(
            self._command(inputs),
            lambda posted: self._posted(raw, posted),
            lambda error: self._refused(asked, error),
        )
        return True

    def _forget_posted(self) -> None:
        """Let the same be posted again, once what was posted is answered."""
        if not self._posting:
            self._posted_raw = None

    def _posted(self, raw: Mapping[str, Any], posted: Posted) -> None:
        """Let the form open again, unless something else was entered since it was posted.

        Not sooner: a refusal may come after a reading of the books, which the pencil must outlive.
        """
        self._posting = False
        # What came of a hidden sheet was not seen before: no preview had it.
        if self.action.unseen and posted.notes:
            self.desk.announced.emit(" ".join(posted.notes))
        if not self._gone and self.form.raw() == raw:
            self._set_touched(touched=False)
        if not self._gone and self._enter_pasted():
            self.post()
        elif not self._gone:
            self.written.emit()

    def _refused(self, asked: int, error: OobmgrError) -> None:
        if self._gone:
            return
        self._posting = False
        self._forget_posted()
        self._set_touched(touched=self._differs())
        self._refused_empty = not self.touched
        self._told_refusal.say(notes_of(error.faults))
        if asked == self._previews.number and self._worked == self.form.raw():
            self.pane.show_faults([refusal_line(fault) for fault in error.faults])
            self.refused.emit()
        else:  # the working is of something else: the preview shows the reasons that hold, with it
            self._refused_since = True
            self.ask()

    def put_away(self) -> bool:
        """Ask whether what was entered goes; asked again, keep it. True if there was something."""
        if self.asking.isVisible():
            self.asking.leave()
            return True
        if not self.touched or self.page is None:
            return False
        self.asking.ask()
        return True

    def _put_away(self) -> None:
        self.pasted.clear()
        if self.page is not None:
            self._set_touched(touched=False)
            self.open_on(self.page)

    # Qt

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.asking.leave()
        self._refused_empty = False
