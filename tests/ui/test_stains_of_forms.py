"""Every form of a phase and every dialog in each look: nothing is cut or covered."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.games.europa.pages.air.screen import AirScreen
from oobmgr.games.europa.words import AIR
from oobmgr.ui.application import wear
from oobmgr.ui.commands import COMMANDS, obey
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.turn.due_together import DueTogether
from oobmgr.ui.views.turn.screen import TurnScreen
from oobmgr.ui.widgets.fitted_label import FittedLabel
from tests.campaigns import campaign_at, post, sample_order
from tests.depth import deep
from tests.ui.desks import open_window, settle
from tests.ui.looks import BOOKS, EVERY_LOOK, HARDEST, SMALL, Look, dressing_window, wear_look
from tests.ui.stains import dumb_columns, nameless, stains

DIALOGS: Final = (
    "options", "house_rules", "charts", "count_in", "read_back", "on_map", "stacks", "backups",
    "passphrases", "rules", "keys", "about", "new", "bind_workbook", "hand_over",
)  # fmt: skip
ON_THE_AIR_PAGE: Final = ("air_base", "air_move", "air_mission", "air_repair", "air_results")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> MainWindow:
    """July I 1941 of the Axis: a pocket isolated since June II, groups at a base, one damaged."""
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "full", {"surprise_turn": "skip"})
    books = campaign_at(tmp_path / "tuesdays.oob", new, sample_order())
    pocket = [row.id for row in books.queries.units() if row.side == "axis"][:3]
    post(books, "supply_states", isolated=pocket)
    post(books, "air_base", name="Warszawa", hex="1B 2201", city="major", airfield=True)
    for source, target, number in (("available", "Warszawa", 3), ("Warszawa", "inoperable", 1)):
        moves = [{"card": "He111", "source": source, "target": target, "number": number}]
        post(books, "air_move", moves=moves, correct=True)
    books.session.execute(Advance("turn", anyway=True))
    shown = open_window(qtbot, tmp_path, books)
    shown.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    return shown


class Walk:
    """Goes through what a window can show, and notes what a person sees wrong at once."""

    def __init__(self, qtbot: QtBot, window: MainWindow, look: Look) -> None:
        self._qtbot = qtbot
        self.window = window
        self._look = look
        self.found: dict[str, str] = {}
        self.seen: list[str] = []
        self._offered: tuple[str, ...] = ()

    def note(self, place: str, root: QWidget) -> None:
        """Look at something that is shown."""
        settle(self._qtbot, self.window)
        self.seen.append(place)
        for fault in (*stains(root), *nameless(root), *dumb_columns(root)):
            self.found.setdefault(str(fault), f"{place} {self._look}")

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
        return "\n".join(f"{where}: {stain}" for stain, where in self.found.items())


@pytest.fixture
def open_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dialogs that stand in front until they are answered do not wait for it here."""

    def show(self: FramedDialog) -> bool:
        self.open()
        return False

    monkeypatch.setattr(FramedDialog, "ask", show)


@pytest.mark.parametrize("look", EVERY_LOOK if deep(0, nightly=1) else [HARDEST])
@pytest.mark.usefixtures("open_beside")
def test_nothing_is_cut_or_nameless_in_forms_and_dialogs(
    look: Look, qtbot: QtBot, window: MainWindow
) -> None:
    wear_look(qtbot, window, *look)
    walk = Walk(qtbot, window, look)
    walk.dialogs()
    for _ in range(deep(1, nightly=10)):
        walk.forms()
        if walk.phase == AIR:
            walk.air_forms()
        walk.go_on()
    walked = {"isolation", "breakout", "charts", "rules"}
    walked |= {"air_repair", "air page: air_mission"} if deep(0, nightly=1) else set()
    assert walked <= set(walk.seen)
    assert not walk.found, walk.told()


@pytest.mark.usefixtures("open_beside")
def test_nothing_is_cut_or_nameless_where_a_sheet_is_unlocked(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS["spark"](tmp_path))
    assert window.desk is not None
    window.desk.campaign.set_passphrase(SideId("german"), "geheim")
    window.desk.lock()
    wear_look(qtbot, window, *HARDEST)
    walk = Walk(qtbot, window, HARDEST)
    walk.open("unlock")
    assert walk.seen == ["unlock"]
    assert not walk.found, walk.told()


def test_steps_are_named_beside_their_button_whole_or_not_at_all(
    qtbot: QtBot, window: MainWindow
) -> None:
    assert window.workspace is not None
    window.workspace.show_page("turn")
    settle(qtbot, window)
    together = window.findChild(QWidget, "due_together")
    assert isinstance(together, DueTogether)
    names = together.findChild(FittedLabel)
    assert names is not None
    for size, shown in (((1440, 900), True), (SMALL, False), ((1440, 900), True)):
        wear_look(qtbot, window, 100, size, "light")
        assert names.text() == (names.words if shown else "")
        assert "Nothing to decide in Reinforcements" in together.toolTip()
