"""Help: the part of the guide that belongs to what is in sight, and the tour."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QApplication

from oobmgr import known_games
from oobmgr.domain.disks import disk_fault
from oobmgr.domain.errors import CampaignFileError
from oobmgr.domain.places import resources_dir
from oobmgr.known_games import entry_of
from oobmgr.ui.settings import campaigns_folder, make_folder
from oobmgr.ui.widgets.guide_part import guide_at, refusal_at

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from oobmgr.campaign.file import Campaign
    from oobmgr.rules.entries import SampleEntry
    from oobmgr.rules.pages import PageEntry
    from oobmgr.ui.operations.jobs import Progress
    from oobmgr.ui.services import MakeSample
    from oobmgr.ui.shell.frame import Frame
    from oobmgr.ui.shell.tour import Tour
    from oobmgr.ui.widgets.message_bar import MessageBar

WELCOME: Final = "first-campaign.md"
"""What belongs to the window while no campaign is open."""


class HelpCommands:
    """What the Help menu gives besides rules and keys.

    `start` shows a campaign that a worker makes, and then goes on (`FileWork.start`).
    """

    def __init__(self, frame: Frame, start: Callable[..., None]) -> None:
        self._frame = frame
        self._start = start
        self._tour: Tour | None = None
        self._left_at = 0

    def show_guide(self) -> None:
        """Open the guide at what is in sight: a refusal, what has the focus, or the page."""
        self.open_guide(self.part())

    def open_guide(self, part: str) -> None:
        """Open a part of the guide."""
        from oobmgr.ui.dialogs.guide_window import open_guide

        open_guide(self._frame, part)

    def tell(self) -> None:
        """Tell what the thing is that has the focus; the page, where nothing has it."""
        workspace = self._frame.workspace
        shown = workspace.screen_shown if workspace else None
        self.tell_of(QApplication.focusWidget() or shown or self._frame)

    def tell_of(self, thing: QWidget, at: QPoint | None = None) -> None:
        """Tell what a thing in the window is, at a point of it or where its cursor stands."""
        from oobmgr.ui.dialogs.what_is_this import tell_what_is

        told = tell_what_is(self._frame, thing, at, guide_at(thing) or self._of_page())
        told.case_opened.connect(self._frame.show_case)
        self._frame.keep_open(told)

    def take_tour(self) -> None:
        """Lead through the window, on a copy of the sample campaign.

        Who left the tour in the middle, and has its campaign open, goes on where he left.
        """
        self.leave_tour()
        if self._left_at and self._on_tour():
            self._begin_tour()
        else:
            self._left_at = 0
            self._frame.leaving.before(self._make_tour)

    def _on_tour(self) -> bool:
        desk, sample = self._frame.desk, known_games.sample()
        return desk is not None and sample is not None and desk.campaign.path == _played_on(sample)

    def _make_tour(self) -> None:
        if (sample := known_games.sample()) is None:
            return
        # A copy of its own: the player may have gone on playing the sample itself.
        path = _played_on(sample)
        desk = self._frame.desk
        if desk is not None and desk.campaign.path == path:
            # While it is open the system may not let it be made anew.
            self._frame.close_campaign()
        work = partial(_made_anew, path, self._frame.services.make_sample)
        self._start("Making the campaign of the tour", work, then=self._begin_tour)

    def leave_tour(self) -> bool:
        """End the tour; whether there was one."""
        if self._tour is None:
            return False
        self._tour.end()
        return True

    def _begin_tour(self) -> None:
        from oobmgr.rules.tours import read_tour
        from oobmgr.ui.shell.tour import Tour

        self.leave_tour()
        if (sample := known_games.sample()) is not None:
            stops = read_tour(resources_dir() / "samples" / sample.tour)
            self._tour = Tour(self._frame, stops, self._left_at)
            self._tour.left.connect(self._tour_left)

    def _tour_left(self, at: int) -> None:
        self._tour, self._left_at = None, at

    def part(self) -> str:
        """The part of the guide that belongs to what is in sight now."""
        # What is refused is what a player asks about; the bar stands there until he goes on.
        refused = (guide_at(bar) for bar in self._bars() if bar.isVisible() and bar.refuses)
        return next(refused, "") or self._refused() or self._focused() or self._of_page()

    def _refused(self) -> str:
        """What is refused on the page itself: in a form, beside a field, below a table."""
        workspace = self._frame.workspace
        shown = workspace.screen_shown if workspace else None
        return refusal_at(QApplication.focusWidget(), shown) if shown else ""

    def _bars(self) -> tuple[MessageBar, ...]:
        workspace = self._frame.workspace
        return (self._frame.message,) if workspace is None else workspace.bars()

    def _focused(self) -> str:
        here = QApplication.focusWidget()
        # The focus may be in a dialog, which has parts of the guide of its own.
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
    # From the narrowest: a game may tell of a topic, of a page, or leave both to the shared guide.
    return own.get(f"{page.key}:{topic}") or own.get(page.key) or page.guide


def _played_on(sample: SampleEntry) -> Path:
    """The campaign that a tour of a sample is played on."""
    return campaigns_folder() / f"tour of {sample.file_name}"


def _made_anew(path: Path, make: MakeSample, _progress: Progress) -> Campaign:
    """Make the campaign of the tour, in place of what an earlier tour left; it is not a player's.

    Raises:
        CampaignFileError: it cannot be written there.
    """
    from oobmgr.campaign.file import open_campaign

    make_folder(path.parent)
    try:
        # With its log, which the database would else play into the new file.
        for ending in ("", "-wal", "-shm"):
            path.with_name(f"{path.name}{ending}").unlink(missing_ok=True)
    except OSError as error:
        what = "the campaign of the last tour cannot be made anew"
        raise CampaignFileError(disk_fault(what, str(path), error)) from error
    make(path)
    return open_campaign(path)
