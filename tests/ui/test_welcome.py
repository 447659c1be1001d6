"""The welcome page: recent campaigns, ways to start, the sample."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from oobmgr import known_games
from oobmgr.bootstrap import window_services
from oobmgr.domain.errors import CampaignFileError, Fault
from oobmgr.known_games import entry_of
from oobmgr.ui.language.dates import past_words
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.pages import TURN
from oobmgr.ui.services import Services
from oobmgr.ui.settings import RecentCampaign, Settings, campaigns_folder
from tests.ui.desks import new_campaign, open_window, settle, until


def listed(window: MainWindow) -> list[str]:
    return [row.name for row in window.welcome.recent.campaigns]


def with_recent(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    new_campaign(tmp_path / "here.oob", "Here").close()
    settings = Settings(tmp_path / "settings.json")
    settings.remember(RecentCampaign(str(tmp_path / "gone.oob"), "Gone", "Revised Europa", 96))
    settings.remember(RecentCampaign(str(tmp_path / "here.oob"), "Here", "Revised Europa", 0))
    return open_window(qtbot, tmp_path)


def test_enter_opens_the_chosen_campaign(qtbot: QtBot, tmp_path: Path) -> None:
    window = with_recent(qtbot, tmp_path)
    assert listed(window) == ["Here", "Gone"]
    qtbot.keyClick(window.welcome.recent, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert window.desk is not None
    assert window.desk.campaign.path == tmp_path / "here.oob"
    assert [row.name for row in window.settings.recent] == ["Here", "Gone"]


def test_the_first_field_takes_what_is_typed_after_opening(qtbot: QtBot, tmp_path: Path) -> None:
    window = with_recent(qtbot, tmp_path)
    qtbot.keyClick(window.welcome.recent, Qt.Key.Key_Return)
    settle(qtbot, window)
    workspace = window.workspace
    assert workspace is not None
    until(qtbot, lambda: isinstance(window.focusWidget(), QSpinBox))
    qtbot.keyClicks(window.focusWidget(), "12")
    settle(qtbot, window)
    assert workspace.page is not None
    assert workspace.page.key == TURN
    field = window.focusWidget()
    assert isinstance(field, QSpinBox)
    assert field.value() == 12


def test_missing_file_says_so_and_del_forgets_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = with_recent(qtbot, tmp_path)
    recent = window.welcome.recent
    qtbot.keyClick(recent, Qt.Key.Key_Down)
    index = recent.currentIndex()
    assert "file not found" in str(index.data(Qt.ItemDataRole.DisplayRole))
    qtbot.keyClick(recent, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert window.workspace is None
    assert "there is no such file." in window.message.text
    qtbot.keyClick(recent, Qt.Key.Key_Delete)
    assert listed(window) == ["Here"]
    assert [row.name for row in Settings(tmp_path / "settings.json").recent] == ["Here"]


def test_first_start_has_no_list_but_an_offer(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    assert window.welcome.nothing.isVisible()
    assert not window.welcome.recent.isVisible()
    assert window.welcome.start["new"].hasFocus() or not window.isActiveWindow()
    shown = {label.text() for label in window.welcome.findChildren(QLabel)}
    assert "Revised Europa" in shown


def test_sample_is_made_once_in_the_persons_own_folder(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    qtbot.mouseClick(window.welcome.start["sample"], Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    path = campaigns_folder() / "barbarossa-sample.oob"
    assert path.is_file()
    assert window.desk is not None
    assert window.desk.campaign.path == path
    window.menus.give("close")
    before = path.stat().st_ino
    window.menus.give("sample")
    settle(qtbot, window)
    assert path.stat().st_ino == before
    assert window.windowTitle() == "The sample – oobmgr"


WAYS_IN = [
    ("europa", "barbarossa-sample.oob"),
    ("spark", "combat-example.oob"),
    ("war_in_europe", "may-1940-sample.oob"),
    ("grande_armee", "spring-1813-sample.oob"),
    ("own", "valley-1836-sample.oob"),
]


@pytest.mark.parametrize(("game", "file_name"), WAYS_IN, ids=[game for game, _ in WAYS_IN])
def test_each_game_is_one_key_away(qtbot: QtBot, tmp_path: Path, game: str, file_name: str) -> None:
    window = MainWindow(Settings(tmp_path / "settings.json"), window_services())
    qtbot.addWidget(window)
    window.show()
    link = window.welcome.samples[game]
    assert entry_of(game).name in link.accessibleName()
    link.setFocus()
    qtbot.keyClick(link, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert window.desk is not None
    books = window.desk.campaign
    assert (books.path, books.game.id) == (campaigns_folder() / file_name, game)
    # The game that is described keeps stores, and no units.
    assert bool(books.queries.units()) is (game != "own")
    window.menus.give("close")
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    # Once made it is the player's own, and is opened again as it was left.
    assert window.desk.campaign.path == books.path
    assert len(list(campaigns_folder().glob("*.oob"))) == 1


def test_every_game_with_a_scenario_that_brings_units_has_its_sample() -> None:
    bringing = {
        game.id for game in known_games.all_games() if any(one.units for one in game.scenarios)
    }
    offered = {entry.id for entry in known_games.GAMES if entry.sample or entry.example}
    assert bringing <= offered


def test_sample_that_cannot_be_made_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    def refuse(path: Path) -> None:
        raise CampaignFileError(Fault("the disk is full.", where=str(path)))

    window = MainWindow(Settings(tmp_path / "settings.json"), Services(refuse))
    qtbot.addWidget(window)
    window.show()
    window.menus.give("sample")
    settle(qtbot, window)
    assert window.workspace is None
    assert "the disk is full." in window.message.text


def test_rules_of_a_game_open_from_its_link(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.welcome.rules_asked.emit("europa")
    shown = {label.text() for label in window.findChildren(QLabel)}
    assert "Rules covered: Revised Europa" in shown
    assert any("GEN 01" in text for text in shown)


def test_palette_finds_a_campaign(qtbot: QtBot, tmp_path: Path) -> None:
    window = with_recent(qtbot, tmp_path)
    window.menus.give("palette")
    qtbot.keyClicks(window.bar_end.field, "here")
    assert window.finder.palette.shown_titles[0] == "Here"
    qtbot.keyClick(window.bar_end.field, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert window.windowTitle() == "Here – oobmgr"


NOW = datetime(2026, 11, 20, 20, 30, tzinfo=UTC).astimezone()


def test_palette_finds_what_needs_no_campaign(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.menus.give("palette")
    window.finder.field.setText("calcul")
    assert "Calculators" in window.finder.palette.shown_titles
    window.finder.field.setText("ledger")
    assert "Ledger" not in window.finder.palette.shown_titles


@pytest.mark.parametrize(
    ("then", "words"),
    [
        (datetime(2026, 11, 15, 12, 0, tzinfo=UTC), "Sunday"),
        (datetime(2026, 9, 28, 12, 0, tzinfo=UTC), "28 September"),
        (datetime(2025, 5, 19, 12, 0, tzinfo=UTC), "19 May 2025"),
    ],
)
def test_times_are_said_as_people_say_them(then: datetime, words: str) -> None:
    assert past_words(then.isoformat(), NOW) == words


def test_today_has_a_clock() -> None:
    assert past_words(NOW.isoformat(), NOW) == f"today {NOW:%H:%M}"
    assert past_words("not a time", NOW) == ""
