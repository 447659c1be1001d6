"""The main window: welcome page or campaign, menus, palette, status line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from oobmgr.campaign.program_log import log
from oobmgr.ui.commands import meaningless
from oobmgr.ui.keys import put_in_force
from oobmgr.ui.language import speak_of, tr
from oobmgr.ui.operations.jobs import JobQueue
from oobmgr.ui.pages import slots
from oobmgr.ui.services import Services
from oobmgr.ui.settings import Preferences, Settings
from oobmgr.ui.shell.book_commands import BookCommands
from oobmgr.ui.shell.corner import MenuCorner
from oobmgr.ui.shell.files import FileWork
from oobmgr.ui.shell.frame import Frame
from oobmgr.ui.shell.help_commands import HelpCommands
from oobmgr.ui.shell.hiding import HiddenSheets
from oobmgr.ui.shell.last_files import WINDOW, LastFiles
from oobmgr.ui.shell.leaving import LeavingLine, losing
from oobmgr.ui.shell.menus import Menus
from oobmgr.ui.shell.page_commands import PageCommands
from oobmgr.ui.shell.places import SMALLEST, PlaceKeeper
from oobmgr.ui.shell.recent_campaigns import recent_campaign
from oobmgr.ui.shell.rule_commands import RuleCommands
from oobmgr.ui.shell.start_page import StartPage
from oobmgr.ui.shell.status_line import StatusLine
from oobmgr.ui.shell.turn_commands import TurnCommands
from oobmgr.ui.shell.window_commands import WindowCommands
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.boxes import down, over
from oobmgr.ui.widgets.message_bar import MessageBar
from oobmgr.ui.widgets.progress_strip import ProgressStrip
from oobmgr.ui.widgets.what_is import set_game

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from oobmgr.campaign.file import Campaign
    from oobmgr.rules.game import Game
    from oobmgr.ui.key_map import KeyMap
    from oobmgr.ui.operations.watch import FileWatch
    from oobmgr.ui.shell.finder import Finder
    from oobmgr.ui.shell.glance import Glance
    from oobmgr.ui.shell.workspace import Workspace
    from oobmgr.ui.views.welcome import Welcome

_NARROW_BELOW = 1100
_WORN_AFTER_MS = 50


class MainWindow(Frame):
    """The window put together: its groups of commands, the welcome page, the open campaign.

    Each group of commands is an attribute, by which `ShellCommand.does` names it.
    """

    def __init__(self, settings: Settings, services: Services, *, opening: bool = False) -> None:
        super().__init__()
        # Before any part is made: each shows the keys that are in force as it is made.
        put_in_force(settings.keys)
        self.settings = settings
        self.services = services
        self.watch: FileWatch | None = None
        self._page_told = ""
        self.places = PlaceKeeper(self, settings, lambda: self.workspace)
        # To dress a window with all its pages takes longer than a key takes to repeat: of several
        # looks that are chosen one after the other the last alone is worn.
        self._wear_timer = QTimer(self, singleShot=True, interval=_WORN_AFTER_MS)
        self._wear_timer.timeout.connect(self._wear)
        self.queue = JobQueue(self)
        self.queue.crashed.connect(self.show_crash)
        self.progress = ProgressStrip()
        self.message = MessageBar()
        self.last_files = LastFiles(self, self.message)
        self.leaving = LeavingLine(self._losing, lambda: self.desk is None or self.desk.in_place)
        self.bar_end = MenuCorner()
        self.status = StatusLine()
        self.stack = QStackedWidget()
        self.files = FileWork(self)
        self.hiding = HiddenSheets(self)
        self.pages = PageCommands(self)
        self.turn = TurnCommands(self)
        self.rules = RuleCommands(self)
        self.books = BookCommands(self)
        self._start = StartPage(self, self.stack, self.files, self.books, self.rules)
        self.own = WindowCommands(self)
        self.helping = HelpCommands(self, self.files.start)
        self.menus = Menus(self)
        self._finder: Finder | None = None
        self._build()
        self._start.wait_for_campaign() if opening else self.show_start()

    # Campaigns

    def open_path(self, path: Path) -> None:
        """Open a campaign file in a worker; a fault is told above the page."""
        self.files.open(path)

    def show_campaign(self, campaign: Campaign) -> None:
        """Put an open campaign on the screen, in place of the one that was there."""
        # Not before: the pages and what they read are half of what the window would load.
        from oobmgr.ui.operations.desk import Desk
        from oobmgr.ui.operations.watch import FileWatch
        from oobmgr.ui.shell.workspace import Workspace

        self.close_campaign()
        log(f"opened {campaign.path} ({campaign.game.name})")
        self.message.dismiss()
        desk = Desk(campaign, self)
        desk.crashed.connect(self.show_crash)
        desk.announced.connect(self.status.tell)
        desk.withdrawn.connect(self.status.take_back)
        sides = [side.name for side in campaign.game.sides]
        speak_of(campaign.game.entry.folder, sides, campaign.game.cases)
        workspace = Workspace(desk)
        self.status.show_check(agree=None)
        self._listen_to(workspace)
        desk.veil_changed.connect(self._veil_changed)
        desk.described.connect(self.files.open_again)
        desk.moved.connect(self.files.tell_of_move)
        self.leaving.kept.connect(desk.remind)
        desk.put_back.connect(self.files.tell_of_return)
        self.workspace = workspace
        set_game(self, campaign.game)
        self.watch = FileWatch(desk)
        self.stack.addWidget(workspace)
        self.stack.setCurrentWidget(workspace)
        workspace.navigation.set_narrow(self._narrow)
        self.bar_end.set_campaign(shown=True)
        pages = slots(campaign.game)
        self.menus.offer_pages({slot: page.title for slot, page in pages.items()})
        self.menus.leave_out(meaningless(campaign.game))
        self.menus.set_state(campaign=True, looking=False)
        self.files.tell_of_place()
        self.campaign_opened.emit()

    def _listen_to(self, workspace: Workspace) -> None:
        """Do what is asked for on the pages of a campaign."""
        workspace.glanced.connect(self._show_glance)
        workspace.checked.connect(lambda agree: self.status.show_check(agree=agree))
        workspace.page_shown.connect(self._page_shown)
        workspace.foot_picked.connect(self.menus.give)
        workspace.case_opened.connect(self.show_case)
        workspace.guide_wanted.connect(self.helping.open_guide)
        workspace.chart_wanted.connect(self.rules.show_charts)
        workspace.look_changed.connect(self._look_changed)
        workspace.unlock_wanted.connect(self.hiding.unlock)
        workspace.lock_pressed.connect(self.hiding.switch)

    def _veil_changed(self, newly_hidden: object) -> None:
        """Forget what was read of sheets that are hidden now, wherever it is kept."""
        if self._finder is not None:
            self._finder.forget()
        if newly_hidden:
            self.close_dialogs()
            self.menus.show_undo(None, None)
            for button in (self.bar_end.undo, self.bar_end.redo):
                button.set_title(None)
            self.status.tell("Hidden again.")

    def close_campaign(self) -> None:
        """Close the campaign and show the welcome page. What is in pencil goes: `leaving` asks."""
        workspace = self.workspace
        if workspace is None:
            return
        self.places.keep()
        self.leaving.leave()
        self.leave_tour()
        if self._finder is not None:
            self._finder.forget()
        self.close_dialogs()
        # First, so that nothing that is told while the desk closes finds it.
        self.workspace = None
        set_game(self, None)
        self.watch = None
        log(f"closed {workspace.desk.campaign.path}")
        workspace.desk.close()
        self.stack.removeWidget(workspace)
        workspace.hide()
        workspace.deleteLater()
        workspace.desk.deleteLater()
        self.show_start()

    def end(self) -> None:
        """End the program at once, as the system asks for it: nobody is there to be asked."""
        self.places.keep()
        # Not `quit`, which asks the window first.
        QCoreApplication.exit(0)

    def shut(self) -> None:
        """Finish what is running and let go of the file, at the end of the program."""
        self.queue.close()
        if self.workspace is not None:
            self.workspace.desk.close()

    # Telling

    @property
    def welcome(self) -> Welcome:
        """The page of a window without a campaign."""
        return self._start.page

    @property
    def finder(self) -> Finder:
        """What Ctrl+K finds: loaded when it is first asked for, as no start needs it."""
        if self._finder is None:
            from oobmgr.ui.shell.finder import Finder

            self._finder = Finder(self)
        return self._finder

    def leave_finder(self) -> bool:
        """Put the list of Ctrl+K away; whether it was open."""
        if self._finder is None or not self._finder.palette.isVisible():
            return False
        self._finder.palette.leave()
        return True

    def leave_tour(self) -> bool:
        """End the tour; whether there was one."""
        return self.helping.leave_tour()

    def tell_of(self, part: QWidget, at: QPoint | None = None) -> None:
        """Show what a part of the window is, at a point of it or where its cursor stands."""
        self.helping.tell_of(part, at)

    def show_case(self, case_id: str, game: Game | None = None) -> None:
        """Show the text of a case, of the open campaign's game if none is given."""
        self.rules.show_case_of(game or self.opened.desk.game, case_id)

    def change_preferences(self, preferences: Preferences) -> None:
        """Wear another look from now on."""
        self.settings.change_preferences(preferences)
        self.menus.show_preferences(preferences)
        self._wear_timer.start()

    def _wear(self) -> None:
        self.preferences_changed.emit(self.settings.preferences)
        self._fit()

    def change_keys(self, keys: KeyMap) -> None:
        """Listen to other keys from now on, and show them."""
        self.settings.change_keys(keys)
        put_in_force(keys)
        self._fit_bar()

    # How it is put together

    def _build(self) -> None:
        self.setWindowTitle(tr("oobmgr"))
        self.setMinimumSize(*SMALLEST)
        self.setAcceptDrops(True)
        self.menuBar().setFixedHeight(scaled(32))
        # A bar of the desktop has no room for undo, redo and the search field.
        self.menuBar().setNativeMenuBar(False)
        self.menuBar().setContentsMargins(0, 2, 0, 0)
        self.menuBar().setCornerWidget(self.bar_end)
        middle = QWidget()
        page = over(self.stack, self.message, self.progress, self.leaving)
        down((page, 1), self.status, on=middle, spacing=0)
        self.setCentralWidget(middle)
        self._connect()
        self.menus.show_preferences(self.settings.preferences)
        self.places.restore_window()

    def _connect(self) -> None:
        field = self.bar_end.field
        # The lambdas ask for the finder only once something is typed; that loads it.
        field.searched.connect(lambda text: self.finder.search(text))  # noqa: PLW0108 - see above
        field.moved.connect(lambda steps: self.finder.move(steps))  # noqa: PLW0108 - see above
        field.entered.connect(lambda: self.finder.act())  # noqa: PLW0108 - see above
        field.left.connect(lambda: self.finder.palette.leave())  # noqa: PLW0108 - see above
        field.gone.connect(self.leave_finder)
        self.bar_end.undo.clicked.connect(lambda: self.menus.give("undo"))
        self.bar_end.redo.clicked.connect(lambda: self.menus.give("redo"))
        self.message.guide_wanted.connect(self.helping.open_guide)
        self.menus.menus["Units"].aboutToShow.connect(self.pages.fill_units)
        self.menus.menus["Reports"].aboutToShow.connect(self.pages.fill_reports)
        self.menus.recent.aboutToShow.connect(self.own.fill_recent)

    def show_start(self) -> None:
        """Show the welcome page: no campaign is open."""
        self.setWindowTitle(tr("oobmgr"))
        self.status.tell("")
        self._start.show()
        self.bar_end.set_campaign(shown=False)
        self._fit_bar()
        self.menus.set_state(campaign=False, looking=False)
        self.status.set_hints(self.welcome.key_hints)
        self.status.set_state("Drop a campaign or a workbook anywhere in this window", "")

    def _show_glance(self, glance: Glance) -> None:
        workspace = self.opened
        path = workspace.desk.campaign.path
        self.setWindowTitle(tr(f"{glance.summary.name} – oobmgr"))
        self.bar_end.set_saved(glance.saved_at)
        looking = workspace.as_of is not None
        undo, redo = (None, None) if looking else (glance.undo.undo, glance.undo.redo)
        self.bar_end.undo.set_title(undo)
        self.bar_end.redo.set_title(redo)
        self.menus.show_undo(undo, redo)
        self._fit_bar()
        self.status.show_books(glance, path.name)
        self.settings.put_first(recent_campaign(glance, path, workspace.desk.game))
        self.places.soon()

    def _page_shown(self, key: str) -> None:
        workspace = self.workspace
        if workspace is None or workspace.screen_shown is None:
            return
        if key != self._page_told:
            self._page_told = key
            self.status.tell("")  # what was told of another page says nothing here
        self.places.restore(workspace.screen_shown, key)
        self.status.set_hints(workspace.screen_shown.key_hints)

    def _look_changed(self, turn: object) -> None:
        self.menus.set_state(campaign=True, looking=turn is not None)

    @property
    def _narrow(self) -> bool:
        return self.width() < scaled(_NARROW_BELOW)

    def _fit(self) -> None:
        self.menuBar().setFixedHeight(scaled(32))
        self.bar_end.set_narrow(self._narrow, tight=self.width() < scaled(SMALLEST[0]))
        self._fit_bar()
        if self.workspace is not None:
            self.workspace.navigation.set_narrow(self._narrow)

    def _fit_bar(self) -> None:
        """Give the right end of the menu bar the room that it asks for now."""
        menus = self.menuBar().sizeHint().width() - self.bar_end.sizeHint().width()
        self.bar_end.fit(self.width() - menus - scaled(12))  # a menu without room is not shown
        layout = self.bar_end.layout()
        if layout is not None:
            layout.activate()
        # A menu bar measures its corner only when it is given one.
        self.menuBar().setCornerWidget(self.bar_end)

    def _losing(self) -> list[str]:
        """The titles of the pages on which something was entered and would be lost."""
        workspace = self.workspace
        return losing(workspace.pages, workspace.loaded) if workspace is not None else []

    def _close_both(self) -> None:
        self.close_campaign()  # with its pencil, so that nothing is asked again
        self.close()

    # Qt

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            # Lay out first: Qt would paint the window where its parts stood, and then once more.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        activated = event.type() == QEvent.Type.ActivationChange and self.isActiveWindow()
        if activated and self.watch is not None:
            self.watch.look()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if self._finder is not None:
            self._finder.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        queues = self.queue, self.desk.queue if self.desk else None
        if self.last_files.hold(self.close, WINDOW, *queues):
            event.ignore()
            return
        if self.leaving.needed:
            event.ignore()
            self.leaving.before(self._close_both)
            return
        self.places.keep()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.files.dropped_path(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = self.files.dropped_path(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.files.take(path)
