"""Help: the part of the guide that belongs to what is in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QApplication

from oobmgr.known_games import entry_of
from oobmgr.ui.widgets.guide_part import guide_at

if TYPE_CHECKING:
    from oobmgr.rules.pages import PageEntry
    from oobmgr.ui.shell.frame import Frame
    from oobmgr.ui.widgets.message_bar import MessageBar

WELCOME: Final = "first-campaign.md"
"""What belongs to the window while no campaign is open."""


class HelpCommands:
    """What the Help menu gives besides rules and keys."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    def show_guide(self) -> None:
        """Open the guide at what is in sight: a refusal, what has the focus, or the page."""
        self.open_guide(self.part())

    def open_guide(self, part: str) -> None:
        """Open a part of the guide."""
        from oobmgr.ui.dialogs.guide_window import open_guide

        open_guide(self._frame, part)

    def part(self) -> str:
        """The part of the guide that belongs to what is in sight now."""
        # What is refused is what a player asks about; the bar stands there until he goes on.
        refused = (guide_at(bar) for bar in self._bars() if bar.isVisible() and bar.refuses)
        return next(refused, "") or self._focused() or self._of_page()

    def _bars(self) -> tuple[MessageBar, ...]:
        workspace = self._frame.workspace
        return (self._frame.message,) if workspace is None else workspace.bars()

    def _focused(self) -> str:
        here = QApplication.focusWidget()
        return guide_at(here) if here and self._frame.isAncestorOf(here) else ""

    def _of_page(self) -> str:
        workspace = self._frame.workspace
        if workspace is None or workspace.page is None or workspace.screen_shown is None:
            return WELCOME
        return page_part(
            workspace.desk.game.id, workspace.page, workspace.screen_shown.guide_topic()
        )


def page_part(game_id: str, page: PageEntry, topic: str = "") -> str:
    """The part of the guide of a page in a game; of a topic on it, such as the phase in sight."""
    own = entry_of(game_id).guide
    return own.get(f"{page.key}:{topic}") or own.get(page.key) or page.guide
