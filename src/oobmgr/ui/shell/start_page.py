"""The page that a window shows while no campaign is open, and what is asked for on it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from oobmgr.ui.views.welcome import Welcome

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStackedWidget

    from oobmgr.ui.shell.book_commands import BookCommands
    from oobmgr.ui.shell.files import FileWork
    from oobmgr.ui.shell.frame import Frame
    from oobmgr.ui.shell.rule_commands import RuleCommands


class StartPage:
    """Makes the welcome page when it is first shown: who starts with a file may never see it."""

    def __init__(
        self,
        frame: Frame,
        stack: QStackedWidget,
        files: FileWork,
        books: BookCommands,
        rules: RuleCommands,
    ) -> None:
        self._frame, self._stack = frame, stack
        self._files, self._books, self._rules = files, books, rules
        self._page: Welcome | None = None

    @property
    def page(self) -> Welcome:
        """The welcome page."""
        if self._page is None:
            self._page = Welcome()
            self._stack.addWidget(self._page)
            self._connect(self._page)
        return self._page

    def show(self) -> None:
        """Put it in front, with the campaigns that were opened last."""
        self._stack.setCurrentWidget(self.page)
        self.page.show_recent(self._frame.settings.recent)

    def wait_for_campaign(self) -> None:
        """Leave the window empty while a campaign is opened; come if none is there at the end."""
        self._frame.bar_end.set_campaign(shown=False)
        # Else the focus would be in the first field that there is, a search.
        self._stack.setFocus()
        self._frame.queue.idle_changed.connect(self._opened)

    def _opened(self, idle: object) -> None:
        # Told before the answer is delivered, which puts the campaign on the screen.
        if idle:
            self._frame.queue.idle_changed.disconnect(self._opened)
            QTimer.singleShot(0, self._stack, self._come)

    def _come(self) -> None:
        if self._frame.workspace is None:
            self._frame.show_start()

    def _connect(self, page: Welcome) -> None:
        frame = self._frame
        page.asked.connect(frame.menus.give)
        page.opened.connect(lambda name: frame.open_path(Path(name)))
        page.forgotten.connect(self._forget)
        page.backups_asked.connect(self._books.show_backups_of)
        page.example_asked.connect(self._files.open_example)
        page.rules_asked.connect(self._rules.show_rules_of)
        page.calculators_asked.connect(self._rules.show_calculators_of)

    def _forget(self, path: str) -> None:
        self._frame.settings.forget(path)
        self.page.show_recent(self._frame.settings.recent)
        self._frame.status.tell("Forgotten. The file stays where it is.")
