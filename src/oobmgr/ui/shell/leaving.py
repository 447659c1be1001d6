"""Before a campaign is left: one line that asks whether what would be lost may go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from oobmgr.rules.pages import PageEntry
from oobmgr.ui.views.screen import Screen
from oobmgr.ui.widgets.asking_line import AskingLine


def losing(pages: Iterable[PageEntry], loaded: Callable[[str], Screen | None]) -> list[str]:
    """The titles of the pages on which something would be lost with the campaign."""
    shown = ((page.title, loaded(page.key)) for page in pages)
    return [title for title, screen in shown if screen is not None and screen.would_lose()]


def pencilled(
    pages: Iterable[PageEntry], loaded: Callable[[str], Screen | None], but: str = ""
) -> list[str]:
    """The titles of the pages on which something is in pencil, without the page of a key."""
    shown = ((page.title, loaded(page.key)) for page in pages if page.key != but)
    return [title for title, screen in shown if screen is not None and screen.holds_pencil()]


class LeavingLine(AskingLine):
    """Stands before every way out of a campaign: another one, its end, that of the window.

    Dialogs with something to lose ask for themselves, and hold the window until they are answered.
    """

    def __init__(self, losing: Callable[[], Sequence[str]], in_place: Callable[[], bool]) -> None:
        """Make the line.

        `losing` gives the titles of the pages with something to lose, `in_place` whether the file
        of the campaign lies where it was opened.
        """
        super().__init__("", "Leave")
        self.setObjectName("leaving_campaign")
        self.go.setObjectName("leave_campaign")
        self.stay.setObjectName("keep_campaign")
        self._losing = losing
        self._in_place = in_place
        self._go_on: Callable[[], None] = lambda: None
        self.confirmed.connect(self._confirmed)

    def before(self, go_on: Callable[[], None], *, saved: bool = False) -> None:
        """Go on at once where nothing is lost by it; else ask, and go on if it may go.

        `saved` says that what is posted is saved on the way, wherever the file lies.
        """
        lost = self._lost(saved=saved)
        if not lost:
            go_on()
            return
        self._go_on = go_on
        self.set_question(f"Leave the campaign, and lose {' and '.join(lost)}?")
        self.ask()

    @property
    def needed(self) -> bool:
        """Whether something would be lost."""
        return bool(self._lost(saved=False))

    def _lost(self, *, saved: bool) -> list[str]:
        pages = " and ".join(self._losing())
        lost = [f"what is entered but not posted on {pages}"] if pages else []
        # The last posts lie in the log, which nobody looks for where the file is not.
        if not saved and not self._in_place():
            lost.insert(0, "your latest entries, because the file is no longer where it was")
        return lost

    def _confirmed(self) -> None:
        self._go_on()
