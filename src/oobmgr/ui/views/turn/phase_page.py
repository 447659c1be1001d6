"""What the pages that lay out the steps of the open phase have in common."""

from collections.abc import Mapping
from functools import partial
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from oobmgr.rules.actions import Action
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.viewmodels.turn import TurnPage
from oobmgr.ui.viewmodels.turn_guide import GuideStep, leads_on
from oobmgr.ui.viewmodels.turn_reading import TurnReading
from oobmgr.ui.views.reading import ReadingPage
from oobmgr.ui.views.screen import holds_focus
from oobmgr.ui.views.turn.action_panel import ActionPanel
from oobmgr.ui.views.turn.due_together import DueTogether
from oobmgr.ui.views.turn.first_field import field_of, first_field, is_empty_line
from oobmgr.ui.views.turn.forms import make_form
from oobmgr.ui.views.turn.open_phase import OpenPhase
from oobmgr.ui.widgets.segmented import SegmentedControl

Read = TypeVar("Read")


def renew_panel(panel: ActionPanel, page: TurnPage) -> None:
    """Let a form show the books as they are now, unless it was made on them."""
    if panel.page is not page:
        panel.open_on(page)
        panel.offer_units()


class PhasePage(ReadingPage[Read]):
    """Shows the open phase (`phase`, None where nothing can be entered), one step at a time.

    The pools show what is in pencil of the step that is shown.
    """

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.phase: OpenPhase | None = None
        self._written: GuideStep | None = None
        self._entered: frozenset[str] = frozenset()
        self._had_to: frozenset[str] = frozenset()
        self._goes_on = False
        self.together: DueTogether | None = None

    @property
    def panel(self) -> ActionPanel | None:
        """The form of the step that is shown."""
        return self.phase.panel if self.phase is not None else None

    @property
    def in_pencil(self) -> Mapping[str, bool]:
        """The actions with something in pencil, each with whether its last preview refused it."""
        touched = (panel for panel in self.phase.panels if panel.touched) if self.phase else ()
        return {
            one.action.name: one.preview is None or bool(one.preview.refusals) for one in touched
        }

    def show_guide(self) -> None:
        """Say of each step how it stands: due, in pencil, or posted already."""
        raise NotImplementedError

    def make_panel(self, action: Action, turn: TurnReading) -> ActionPanel:
        """Make the form of a step, opened on what was read."""
        form = make_form(action, turn, self.desk.game)
        panel = ActionPanel(self.desk, action, form, action.post_text)
        panel.setObjectName(f"panel_{action.name}")
        panel.case_opened.connect(self.case_opened)
        panel.calculator_wanted.connect(self.calculator_wanted)
        panel.previewed.connect(lambda _: self.show_preview(panel))
        panel.touched_changed.connect(self.show_guide)
        panel.refused.connect(self._stay)
        panel.written.connect(partial(self._note_written, panel))
        return panel

    def _note_written(self, panel: ActionPanel) -> None:
        """Remember how a step stood that was posted; what comes of it is read after this."""
        if self.phase is not None:
            self.phase.posted = panel.action.name
        self._note_step(self.phase.guide.step(panel.action.name) if self.phase else None)
        raw = panel.form.raw()
        self._entered = frozenset(one for one in raw if raw[one] != panel.opened.get(one))

    def _note_step(self, step: GuideStep | None) -> None:
        """Remember how a step stood before it was posted."""
        self._written = step
        # What had to be done before does not come of this posting, and does not lead on from it.
        self._had_to = self.phase.guide.musts if self.phase else frozenset()

    def lead_on(self) -> None:
        """Go on to what is due next, where the step that was posted leads on."""
        # Used up by the first reading after the posting: a later one comes of something else.
        before, self._written = self._written, None
        goes_on = self._goes_on and before is not None and self.phase is not None
        if goes_on and self.phase is not None and self.phase.guide.next_due is None:
            self._goes_on = False
            self.go_on()
        elif goes_on:
            self._goes_on = False
            self.focus_next()
        elif (
            self.phase is not None
            and before is not None
            and leads_on(before, self.phase.guide, self._had_to)
        ):
            self.focus_next()
        elif before is not None and self.panel is not None and _is_begun_again(before, self.panel):
            self._begin_again(self.panel)

    def _begin_again(self, panel: ActionPanel) -> None:
        """Go where the hands begin in a form that is posted again, as for the other side."""
        # The player has gone on already, to another part or with the next entry.
        if not holds_focus(panel) or panel.touched:
            return
        panel.focus_first()
        chosen = isinstance(QApplication.focusWidget(), SegmentedControl)
        # A number typed on a toggle, such as whose entry it is, would turn the page.
        if chosen and panel.picker is None and (field := field_of(panel.form, self._entered)):
            field.setFocus(Qt.FocusReason.TabFocusReason)

    def focus_next(self) -> None:
        """Go to what is due next, else to the button that goes on; without one, stay."""
        if self.phase is None:
            return
        due = self.phase.guide.next_due
        if due is not None:
            self.show_action(due.name)
        # Not pressed, only offered: going on is the player's to say.
        elif self.phase.next_button.isVisible():
            self.phase.next_button.setFocus()

    def show_preview(self, panel: ActionPanel) -> None:
        """Let the pools show what a step would change, as long as it is the one that is shown."""
        if self.panel is panel:
            self.pencil_changed.emit(panel.preview)

    def show_step(self) -> None:
        """Let the pools follow another step that is shown."""
        if self.panel is not None:
            self.pencil_changed.emit(self.panel.preview)

    def let_go_of_panels(self) -> None:
        """Take no more answers to forms that are about to be thrown away, and the focus from them.

        As each part of the way to it is hidden, Qt would else look through the window for another.
        """
        if holds_focus(self.phase):
            self.setFocus()
        # A late answer would come to a widget that Qt has destroyed.
        for panel in self.phase.panels if self.phase is not None else ():
            panel.let_go()

    def go_step(self, by: int) -> None:
        """Go to the step after (1) or before (-1) the shown one, with the focus in its form."""
        if self.phase is not None:
            self.phase.go(by)

    def show_action(self, name: str) -> bool:
        """Open the form of an action, if it can be posted here now; else False."""
        if self.phase is None or not self.phase.show_action(name):
            return False
        self.phase.focus_form()
        return True

    def post(self) -> None:
        if self.panel is not None:
            self.panel.post()

    def _stay(self) -> None:
        """Something was refused: the player is to read why, and does not go on."""
        self._goes_on = False

    def post_and_go_on(self) -> None:
        """Ctrl+Shift+Enter: post the form in sight, then go to what is due, else to what follows.

        Where there is nothing to post, go on.
        """
        panel, step = self.panel, self.phase.step if self.phase is not None else None
        if panel is not None and step is not None and (panel.touched or step.pressing):
            self._goes_on = panel.post()
        else:
            self.go_on()

    def list_together(self, phase: OpenPhase) -> None:
        """Give a phase the line of due steps that can be posted together."""
        self.together = DueTogether(self.desk)
        self.together.stopped.connect(self._show_refused)
        self.together.written.connect(self._note_step)
        phase.beside_name.addWidget(self.together)

    def post_together(self) -> None:
        """F7: post the due steps that leave nothing to decide."""
        if self.together is not None:
            self.together.post()

    def _show_refused(self, name: str) -> None:
        """Open the form of a step that was refused among others, with the reasons."""
        if self.show_action(name) and self.panel is not None:
            # Once more, so that the reasons stand in its own form.
            self.panel.post()

    def go_due(self) -> None:
        """F8: go to the next step that is due or to do."""
        step = self.phase.step if self.phase is not None else None
        due = self.phase.guide.due_after(step.name if step else "") if self.phase else None
        if due is not None:
            self.show_action(due.name)

    def put_away(self) -> bool:
        """Esc: ask whether the pencil goes."""
        return self.panel is not None and self.panel.put_away()

    def focus_search(self) -> None:
        """Ctrl+F or /: go to the search of the list of units, where there is one."""
        if self.panel is not None and self.panel.picker is not None:
            self.panel.picker.search.setFocus()


def _is_begun_again(before: GuideStep, panel: ActionPanel) -> bool:
    """Whether a form that stays is filled in from the beginning after it was posted."""
    # With other units: a hex that is left would take their names. What was due and still is, such
    # as the next front, opens with other words in each field; and a form that names what it is
    # about, such as a town, is empty.
    return (
        panel.picker is not None
        or bool(before.why)
        or is_empty_line(first_field(panel.form, panel.picker))
    )
