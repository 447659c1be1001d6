"""A walk through all that a window can show: pages, forms of a phase, dialogs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.games.europa.pages.air.screen import AirScreen
from oobmgr.ui.commands import COMMANDS, obey
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.turn.screen import TurnScreen
from tests.ui.desks import settle
from tests.ui.spoken_cells import silent_cells
from tests.ui.stains import dumb_columns, nameless, stains, unspoken

DIALOGS: Final = (
    "options", "house_rules", "charts", "count_in", "read_back", "on_map", "stacks", "backups",
    "passphrases", "rules", "keys", "about", "new", "bind_workbook", "hand_over",
)  # fmt: skip
ON_THE_AIR_PAGE: Final = ("air_base", "air_move", "air_mission", "air_repair", "air_results")
Finder = Callable[[QWidget], Iterable[object]]
"""What is wrong with something that is shown."""


def seen_at_once(root: QWidget) -> Iterable[object]:
    """What is cut, covered, nameless or dumb."""
    finders = (stains, nameless, dumb_columns, unspoken, silent_cells)
    for find in finders:
        yield from find(root)


class Walk:
    """Goes through what a window can show, and notes what `finder` finds wrong there.

    `label` says how the window looks meanwhile.
    """

    def __init__(
        self, qtbot: QtBot, window: MainWindow, label: object, finder: Finder = seen_at_once
    ) -> None:
        self._qtbot = qtbot
        self.window = window
        self._label = label
        self._finder = finder
        self.found: dict[str, str] = {}
        self.seen: list[str] = []
        self._offered: tuple[str, ...] = ()

    def note(self, place: str, root: QWidget) -> None:
        """Look at something that is shown."""
        settle(self._qtbot, self.window)
        self.seen.append(place)
        for fault in self._finder(root):
            self.found.setdefault(str(fault), f"{place} {self._label}")

    def pages(self, keys: Iterable[str]) -> None:
        """The pages of these keys."""
        assert self.window.workspace is not None
        for key in keys:
            self.window.workspace.show_page(key)
            self.note(key, self.window)

    @property
    def phase(self) -> str:
        """The phase that is played."""
        assert self.window.desk is not None
        return self.window.desk.campaign.queries.sequence().phase

    def go_on(self) -> None:
        """Go to the next phase, whatever is open in this one."""
        assert self.window.desk is not None
        self.window.desk.campaign.session.execute(Advance(anyway=True))
        self.window.desk.refresh_all()
        settle(self._qtbot, self.window)

    def forms(self) -> None:
        """Every form of the phase that is played."""
        assert self.window.workspace is not None
        self.window.workspace.show_page("turn")
        settle(self._qtbot, self.window)
        screen = self.window.workspace.screen_shown
        assert isinstance(screen, TurnScreen)
        assert screen.phase is not None
        self._offered = screen.phase.guide.names
        for name in self._offered:
            assert screen.show_action(name)
            self.note(name, self.window)

    def air_forms(self) -> None:
        """The forms that the page of the air war opens over itself."""
        assert self.window.workspace is not None
        self.window.workspace.show_page("air")
        settle(self._qtbot, self.window)
        screen = self.window.workspace.screen_shown
        assert isinstance(screen, AirScreen)
        for name in (name for name in ON_THE_AIR_PAGE if name in self._offered):
            screen.open_action(name)
            self._close_all(f"air page: {name}")

    def dialogs(self) -> None:
        """The dialogs of the menus, on the page that is shown."""
        for name in DIALOGS:
            self.open(name)

    def open(self, name: str) -> None:
        """The dialogs that a command of the menus opens."""
        obey(self.window, next(one for one in COMMANDS if one.id == name))
        self._close_all(name)

    def _close_all(self, place: str) -> None:
        settle(self._qtbot, self.window)
        opened = [one for one in self.window.findChildren(QDialog) if one.isVisible()]
        assert opened, place
        for dialog in opened:
            self.note(place, dialog)
            dialog.done(0)
        settle(self._qtbot, self.window)

    def told(self) -> str:
        """All that was found, each with the place where it was seen first."""
        return "\n".join(f"{where}: {fault}" for fault, where in self.found.items())
