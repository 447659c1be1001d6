"""Playing the turn: steps, what looks forgotten, counting in, reading back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.ui.pages import TURN
from oobmgr.ui.shell.after_undo import AfterUndo
from oobmgr.ui.widgets.roll_button import roll_dice

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.rows import TransactionDetail
    from oobmgr.ui.shell.frame import Frame

_ADVANCE = "Advance"
# Each is read by itself, and only a hundred steps undone in a row lead further back.
_LOOKED_BACK_OVER = 200
_RESTS = "Taken back. Nothing is posted until you go on: any other key or a click."


class TurnCommands:
    """What is done to the books turn by turn."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._after_undo = AfterUndo(frame)

    def post(self) -> None:
        """Post what is in pencil on the page, unless the player has not looked at it yet."""
        if self._after_undo.rests:
            self._frame.status.tell(_RESTS)
        else:
            self._frame.opened.post()

    def post_and_go_on(self) -> None:
        """Post what is in pencil, and go on to what is due next, or to the next phase."""
        screen = self._frame.opened.screen_shown
        if self._after_undo.rests:
            self._frame.status.tell(_RESTS)
        elif screen is not None:
            screen.post_and_go_on()

    def post_together(self) -> None:
        """Post the due steps in which nothing is to decide."""
        screen = self._frame.opened.screen_shown
        if self._after_undo.rests:
            self._frame.status.tell(_RESTS)
        elif screen is not None:
            screen.post_together()

    def go_due(self) -> None:
        """Go to the next step that is due, or the next problem of the page shown."""
        screen = self._frame.opened.screen_shown
        if screen is not None:
            screen.go_due()

    def undo(self) -> None:
        """Take back the last thing done."""
        self._after_undo.begin()
        self._frame.opened.desk.undo()

    def redo(self) -> None:
        """Do again what was undone last."""
        self._after_undo.begin()
        self._frame.opened.desk.redo()

    def roll(self) -> None:
        """Roll the dice in which the focus is, else all of the page that are open."""
        screen = self._frame.opened.screen_shown
        if screen is not None and not roll_dice(screen):
            self._frame.status.tell("There are no dice to roll on this page.")

    def previous_phase(self) -> None:
        """Take the last step of the sequence back, where nothing was posted after it."""
        workspace = self._frame.opened
        if workspace.glance is not None and workspace.glance.undo.undo is not None:
            # What undo would take back is known by its title; whether that was a phase only the
            # entry says.
            workspace.desk.read(last_done, self._step_back)

    def _step_back(self, last: TransactionDetail | None) -> None:
        workspace = self._frame.opened
        if last is None:
            return
        # Only an advance is taken back here: Step Back speaks of phases, and a posting has Undo.
        if last.command == _ADVANCE:
            self.undo()
        else:
            workspace.message.tell(
                f"“{last.title}” was done in this phase.",
                "Undo it first, or leave it and go on from here.",
                kind="warn",
            )

    def go_step(self, by: int) -> None:
        """Go to the step after (1) or before (-1) the shown one."""
        screen = self._frame.opened.screen_shown
        if screen is not None:
            screen.go_step(by)

    def show_warnings(self) -> None:
        """Show what looks forgotten."""
        workspace = self._frame.opened
        workspace.show_page(TURN)
        if workspace.glance is not None and not workspace.glance.open_warnings:
            self._frame.status.tell("Nothing looks forgotten.")
        elif workspace.screen_shown is not None:
            workspace.screen_shown.show_warnings()

    def count_in(self) -> None:
        """Ask what lies on the table."""
        from oobmgr.ui.dialogs.count_in import CountInDialog

        CountInDialog(self._frame.opened.desk, self._frame).ask()

    def read_back(self) -> None:
        """Read entries off a printed sheet."""
        from oobmgr.ui.dialogs.read_back import ReadBackDialog

        ReadBackDialog(self._frame.opened.desk, self._frame).ask()


def last_done(queries: Queries) -> TransactionDetail | None:
    """The transaction that undo would take back; a redone one is known by its original."""
    undone = 0
    # Newest first, without the one that made the campaign: nobody undoes that.
    for number in queries.transaction_numbers()[:0:-1][:_LOOKED_BACK_OVER]:
        detail = queries.transaction(number)
        if detail.kind == "undo":
            undone += 1
        # It was taken back by an undo that came after it: each answers for one.
        elif undone:
            undone -= 1
        elif detail.reverses is None:
            return detail
        else:
            return _original(queries, detail)
    return None


def _original(queries: Queries, detail: TransactionDetail) -> TransactionDetail:
    while detail.reverses is not None:
        detail = queries.transaction(detail.reverses)
    return detail
