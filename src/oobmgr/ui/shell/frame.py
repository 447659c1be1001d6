"""The window as its commands see it: what they may show, ask, run and close."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget
from shiboken6 import isValid

from oobmgr.campaign.program_log import log_crash
from oobmgr.ui.widgets.reading_order import step_on
from oobmgr.ui.widgets.what_is_menu import offer_what_is

# Named for the types alone: much of it is loaded only once a campaign is opened.
if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QContextMenuEvent

    from oobmgr.campaign.file import Campaign
    from oobmgr.domain.errors import OobmgrError
    from oobmgr.rules.game import Game
    from oobmgr.ui.key_map import KeyMap
    from oobmgr.ui.operations.desk import Desk
    from oobmgr.ui.operations.jobs import JobQueue
    from oobmgr.ui.services import Services
    from oobmgr.ui.settings import Preferences, Settings
    from oobmgr.ui.shell.corner import MenuCorner
    from oobmgr.ui.shell.last_files import LastFiles
    from oobmgr.ui.shell.leaving import LeavingLine
    from oobmgr.ui.shell.menus import Menus
    from oobmgr.ui.shell.status_line import StatusLine
    from oobmgr.ui.shell.workspace import Workspace
    from oobmgr.ui.views.welcome import Welcome
    from oobmgr.ui.widgets.message_bar import MessageBar
    from oobmgr.ui.widgets.progress_strip import ProgressStrip


class Frame(QMainWindow):
    """One window, with at most one campaign in it. The window is one; its commands know no more.

    `preferences_changed` carries `Preferences` that the application then wears; `campaign_opened`
    comes when a workspace is on the screen.
    """

    preferences_changed = Signal(object)
    campaign_opened = Signal()

    settings: Settings
    services: Services
    queue: JobQueue
    workspace: Workspace | None
    menus: Menus
    bar_end: MenuCorner
    progress: ProgressStrip
    message: MessageBar
    last_files: LastFiles
    leaving: LeavingLine
    status: StatusLine

    def __init__(self) -> None:
        super().__init__()
        self.workspace = None
        self._dialogs: list[QDialog] = []

    @property
    def opened(self) -> Workspace:
        """The workspace, for commands that are given only while a campaign is open.

        Raises:
            LookupError: None is open.
        """
        if self.workspace is None:
            raise LookupError("no campaign is open")
        return self.workspace

    @property
    @abstractmethod
    def welcome(self) -> Welcome:
        """The page of a window without a campaign."""

    @property
    def desk(self) -> Desk | None:
        """The open campaign's desk."""
        return self.workspace.desk if self.workspace else None

    @abstractmethod
    def open_path(self, path: Path) -> None:
        """Open a campaign file in a worker; a fault is told above the page."""

    @abstractmethod
    def show_campaign(self, campaign: Campaign) -> None:
        """Put an open campaign on the screen, in place of the one that was there."""

    @abstractmethod
    def close_campaign(self) -> None:
        """Close the campaign and show the welcome page. What is in pencil goes: `leaving` asks."""

    @abstractmethod
    def show_start(self) -> None:
        """Show the welcome page: no campaign is open."""

    @abstractmethod
    def leave_finder(self) -> bool:
        """Put the list of Ctrl+K away; whether it was open."""

    @abstractmethod
    def leave_tour(self) -> bool:
        """End the tour; whether there was one."""

    @abstractmethod
    def show_case(self, case_id: str, game: Game | None = None) -> None:
        """Show the text of a case, of the open campaign's game if none is given."""

    @abstractmethod
    def tell_of(self, part: QWidget, at: QPoint | None = None) -> None:
        """Show what a part of the window is, at a point of it or where its cursor stands."""

    def show_fault(self, error: OobmgrError) -> None:
        """Tell of a known fault: what, where, what to do."""
        bar = self.workspace.message if self.workspace else self.message
        bar.tell_error(error)

    def show_crash(self, error: object) -> None:
        """Tell of a bug of ours, with a report to copy. The program goes on."""
        # Qt carries any object in a signal.
        if isinstance(error, BaseException):
            log_crash(error)
            self.report_problem(error)

    def report_problem(self, error: BaseException | None = None) -> None:
        """Show what goes into a report of a problem, or of a bug of ours, to be saved."""
        from oobmgr.ui.dialogs.problem_report import ProblemReportDialog

        campaign = self.desk.campaign if self.desk else None
        self.keep_open(ProblemReportDialog(self.queue, campaign, error, self))

    def keep_open(self, dialog: QDialog) -> None:
        """Show a dialog beside the work; it closes with the campaign."""
        self._free_closed()
        self._dialogs.append(dialog)
        # Beside the work, not before it: one reads a rule while one fills in a form.
        dialog.show()

    def close_dialogs(self) -> None:
        """Close what was shown beside the work."""
        for dialog in filter(isValid, self._dialogs):
            dialog.close()
        self._free_closed()

    def _free_closed(self) -> None:
        # As a child of the window a closed dialog would stay as long as that does. Not as soon as
        # it is closed: the click that closed it may still go to what is in it.
        # One that stood beside a modal dialog went with that.
        there = [dialog for dialog in self._dialogs if isValid(dialog)]
        self._dialogs = [dialog for dialog in there if _is_used(dialog)]
        for dialog in there:
            if dialog not in self._dialogs:
                dialog.deleteLater()

    @abstractmethod
    def change_preferences(self, preferences: Preferences) -> None:
        """Wear another look from now on."""

    @abstractmethod
    def change_keys(self, keys: KeyMap) -> None:
        """Listen to other keys from now on, and show them."""

    # Qt

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        offer_what_is(self, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Qt's own chain follows the order in which parts were made, which is not that of reading.
        return step_on(self, forward=forward) or super().focusNextPrevChild(forward)


def _is_used(dialog: QDialog) -> bool:
    """Whether a dialog is in sight, or a window that was opened from it: the guide at its thing."""
    if dialog.isVisible():
        return True
    return any(one.isWindow() and one.isVisible() for one in dialog.findChildren(QWidget))
