"""Before a campaign is left: one line that asks whether what is in pencil on its pages goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oobmgr.ui.widgets.asking_line import AskingLine


class LeavingLine(AskingLine):
    """Stands before every way out of a campaign: another one, its end, that of the window.

    Dialogs with something to lose ask for themselves, and hold the window until they are answered.
    """

    def __init__(self, pencilled: Callable[[], Sequence[str]]) -> None:
        """Make the line; `pencilled` gives the titles of the pages with something in pencil."""
        super().__init__("", "Leave")
        self.setObjectName("leaving_campaign")
        self.go.setObjectName("leave_campaign")
        self.stay.setObjectName("keep_campaign")
        self._pencilled = pencilled
        self._go_on: Callable[[], None] = lambda: None
        self.confirmed.connect(self._confirmed)

    def before(self, go_on: Callable[[], None]) -> None:
        """Go on at once where nothing is in pencil; else ask, and go on if the pencil may go."""
        if not self.needed:
            go_on()
            return
        self._go_on = go_on
        pages = " and ".join(self._pencilled())
        self.set_question(
            f"Leave the campaign, and lose what is entered and not posted on {pages}?"
        )
        self.ask()

    @property
    def needed(self) -> bool:
        """Whether something is in pencil on a page of the campaign."""
        return bool(self._pencilled())

    def _confirmed(self) -> None:
        self._go_on()
