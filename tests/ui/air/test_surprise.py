"""The air surprise in the window: drawn, rolled, entered by hand, left and gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import Campaign, NewCampaign, open_campaign
from oobmgr.games.europa.air.run_rows import GuidedRun
from oobmgr.games.europa.pages.air.action_dialog import ActionDialog
from oobmgr.games.europa.pages.air.screen import AirScreen
from oobmgr.games.europa.pages.air_surprise.run_form import RunForm
from oobmgr.games.europa.questions import AIR_SURPRISE
from oobmgr.rules.questions import NoWish
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.turn.action_panel import ActionPanel
from oobmgr.ui.views.turn.screen import TurnScreen
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.warning_list import WarningList
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle, until

W = TypeVar("W", bound=QWidget)
ACTION = "air_surprise"


class Player:
    """Plays the surprise on the Turn page as a person does."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot = qtbot
        self.window = window
        assert window.workspace is not None
        screen = window.workspace.screen_shown
        assert isinstance(screen, TurnScreen)
        self.screen = screen
        self.open()

    def open(self) -> None:
        """Show the step of the surprise."""
        assert self.screen.phase is not None
        assert self.screen.phase.show_action(ACTION)
        self.settle()

    @property
    def panel(self) -> ActionPanel:
        assert self.screen.phase is not None
        panel = self.screen.phase.panel
        assert panel is not None
        return panel

    @property
    def form(self) -> RunForm:
        assert isinstance(self.panel.form, RunForm)
        return self.panel.form

    @property
    def books(self) -> Campaign:
        assert self.window.desk is not None
        return self.window.desk.campaign

    @property
    def run(self) -> GuidedRun:
        run = self.books.queries.ask(AIR_SURPRISE, NoWish())
        assert run is not None
        return run

    def settle(self) -> None:
        settle(self.qtbot, self.window)

    def find(self, name: str, kind: type[W]) -> W:
        found = [one for one in self.form.findChildren(kind, name) if one.isVisible()]
        assert found, f"no {name}"
        return found[-1]

    def text(self, name: str) -> str:
        return self.find(name, TextLabel).text()

    def click(self, name: str, kind: type[QWidget] = KeyButton) -> None:
        self.qtbot.mouseClick(self.find(name, kind), Qt.MouseButton.LeftButton)
        self.settle()

    def key(self, key: Qt.Key, *, control: bool = False) -> None:
        held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key, held)
        self.settle()

    def post(self) -> None:
        self.key(Qt.Key.Key_Return, control=True)

    @property
    def drawn(self) -> list[tuple[str, int]]:
        return [
            (row.counter.currentText().partition(" (")[0], row.die.value())
            for row in self.form.entries.rows
        ]


def made(path: Path) -> Campaign:
    options = {"surprise_turn": "play"}
    return campaign_at(path, NewCampaign("Tuesdays", "europa", "barbarossa", "full", options))


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Player:
    return Player(qtbot, open_window(qtbot, tmp_path, made(tmp_path / "surprise.oob")))


def test_it_says_where_it_stands(player: Player) -> None:
    assert player.text("run_step") == "Me110: 3 left of 3"
    assert player.text("run_rolls") == "The die: 1-2 inoperable; 3-6 to the EFT box."
    assert player.text("run_pool").startswith("Drawn from 30 groups: 4 I15,")
    assert player.find("step_Me109", TextLabel).accessibleName().endswith("0 of 14, later")
    assert player.drawn == [("not drawn", 0)] * 3


def test_a_wave_is_drawn_posted_and_taken_back(player: Player) -> None:
    player.click("draw")
    drawn = player.drawn
    assert all(name != "not drawn" and 1 <= die <= 6 for name, die in drawn)
    before = player.books.queries.version()
    player.settle()
    assert player.drawn == drawn  # a preview draws nothing anew
    assert player.books.queries.version() == before
    player.post()
    assert player.text("run_step") == "Me109: 14 left of 14"
    assert [text.partition(":")[0] for text in player.run.steps[0].events] == [
        f"{name}, die {die}" for name, die in drawn
    ]
    assert player.find("step_Me110", TextLabel).accessibleName().endswith("3 of 3, done")
    events = player.text("events_Me110")
    player.key(Qt.Key.Key_Z, control=True)
    assert player.text("run_step") == "Me110: 3 left of 3"
    player.key(Qt.Key.Key_Y, control=True)
    assert player.text("run_step") == "Me109: 14 left of 14"
    assert player.text("events_Me110") == events


def test_it_is_played_to_its_end_with_keys_alone(player: Player) -> None:
    player.panel.focus_first()
    for _ in range(5):
        assert isinstance(QApplication.focusWidget(), KeyButton)
        player.key(Qt.Key.Key_Space)
        player.post()
    assert player.run.now == ""
    player.open()
    assert player.text("run_step") == "It is over. Undo takes back the last part."
    assert not [one for one in player.form.findChildren(KeyButton, "draw") if one.isVisible()]
    warned = {row.kind for row in player.books.queries.warnings()}
    assert "air_surprise" not in warned
    assert player.books.queries.check() == ()


def test_what_the_table_drew_is_entered(player: Player) -> None:
    box = player.find("counter_1", QComboBox)
    box.setFocus()
    QTest.keyClicks(box, "I16")
    assert box.currentText() == "I16 (12 left)"
    die = player.find("die_1", NumberField)
    die.setFocus()
    die.selectAll()
    QTest.keyClicks(die, "2")
    player.settle()
    assert player.text("effect_1") == "inoperable"
    player.post()
    assert player.run.steps[0].events == ("I16, die 2: inoperable",)
    assert player.text("run_step") == "Me110: 2 left of 3"  # the rest another day


def test_only_what_is_missing_is_drawn(player: Player) -> None:
    die = player.find("die_2", NumberField)
    die.setFocus()
    die.selectAll()
    QTest.keyClicks(die, "6")
    player.settle()
    player.click("draw")
    first, second, third = player.drawn
    # the one that was rolled stands first now: an empty row is not an entry
    assert first[1] == 6
    assert all(name != "not drawn" and die for name, die in (first, second, third))
    player.click("clear_draw", LinkButton)
    assert player.drawn == [("not drawn", 0)] * 3
    assert not player.panel.touched


def test_it_goes_on_another_day(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "surprise.oob"
    first = Player(qtbot, open_window(qtbot, tmp_path, made(path)))
    first.click("draw")
    first.post()
    number = first.find("draw_number", NumberField)
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, "5")
    first.click("draw")
    first.post()
    first.window.close_campaign()
    first.settle()
    second = Player(qtbot, open_window(qtbot, tmp_path / "again", open_campaign(path)))
    assert second.text("run_step") == "Me109: 9 left of 14"
    assert second.find("step_Me109", TextLabel).accessibleName().endswith("5 of 14, now")


def test_the_warning_leads_there(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, made(tmp_path / "surprise.oob"))
    qtbot.keyClick(window, Qt.Key.Key_W)
    settle(qtbot, window)
    focus = QApplication.focusWidget()
    assert isinstance(focus, WarningList)
    assert window.desk is not None
    kinds = [row.kind for row in window.desk.campaign.queries.warnings()]
    for _ in range(kinds.index(ACTION)):
        QTest.keyClick(focus, Qt.Key.Key_Down)
    QTest.keyClick(focus, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert window.workspace is not None
    screen = window.workspace.screen_shown
    assert isinstance(screen, TurnScreen)
    assert screen.phase is not None
    assert screen.phase.panel is not None
    assert screen.phase.panel.action.name == ACTION


def test_a_window_of_its_own_beside_the_board(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, made(tmp_path / "surprise.oob"))
    qtbot.keyClick(window, Qt.Key.Key_4)
    settle(qtbot, window)
    assert window.workspace is not None
    screen = window.workspace.screen_shown
    assert isinstance(screen, AirScreen)
    screen.open_action(ACTION)
    settle(qtbot, window)
    dialog = screen.findChild(ActionDialog)
    assert dialog is not None
    until(qtbot, lambda: dialog.panel is not None)
    assert dialog.windowTitle() == "Air surprise"
    button = dialog.findChild(KeyButton, "draw")
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    QTest.keyClick(button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, window)
    assert window.desk is not None
    run = window.desk.campaign.queries.ask(AIR_SURPRISE, NoWish())
    assert run is not None
    assert run.now == "Me109"
    dialog.close()
