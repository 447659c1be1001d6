"""One player turn of the Axis without the mouse: every key goes to the widget with the focus."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import NewCampaign
from oobmgr.exchange.order_of_battle import read_order_of_battle, to_command
from oobmgr.exchange.sample import sample_workbook
from oobmgr.ui.theme import apply_theme
from tests.campaigns import campaign_at
from tests.integration.table.player import CTRL, Player


@pytest.fixture
def player(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    """June II 1941, Axis Initial Phase, with the order of battle of the sample."""
    apply_theme(qapp, "light")
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "full", {"surprise_turn": "skip"})
    books = campaign_at(tmp_path / "tuesdays.oob", new)
    books.session.execute(to_command(read_order_of_battle(sample_workbook(), books.game)))
    seated = Player(qtbot, tmp_path)
    seated.window.show_campaign(books)
    seated.settle()
    yield seated
    seated.leave()


def test_a_player_turn_without_the_mouse(player: Player) -> None:
    initial_phase(player)
    air_phase(player)
    movement_phase(player)
    combat_phase(player)
    exploitation_phase(player)
    # 100 + 80 - 15 - 5 lost = 160; 9, 4, 14 and 5 paid: 128. 40 + 1 + 5 Re.
    assert player.where() == ("1941-06-II", "soviet", "initial")
    assert (player.held("axis"), player.held("axis", "resource")) == (128, 46)
    assert player.books.check() == ()


def initial_phase(player: Player) -> None:
    assert player.where() == ("1941-06-II", "axis", "initial")
    player.tab_to("weather_B")
    player.type("m")
    player.tab_to("weather_C")
    player.type("c")
    player.tab_to("city_Riga")
    player.type("h")
    player.tab_to("city_Minsk")
    player.key(Qt.Key.Key_Right)  # from no to siege
    assert player.words_of("city_Minsk") == "Minsk, siege"
    # 100 - 3 - 4 = 93; mud in B alone 93 x 85 % = 79.05, up 80; limit 160. 100 + 80 = 180;
    # 5 Re cost 15: 165, so 5 are lost and 160 stay. Re 40 + 1 + 5 = 46.
    player.tab_to("buy")
    player.type("5")
    assert player.working()["Rounded up"] == "80"
    assert player.working()["Lost above the limit"] == "−5"
    player.key(Qt.Key.Key_Return, CTRL)
    assert player.pool("Axis SP") == "160, of 160"
    assert (player.held("axis"), player.held("axis", "resource")) == (160, 46)
    player.type("n")


def air_phase(player: Player) -> None:
    assert player.where() == ("1941-06-II", "axis", "air")
    # 9 fighters 3, 11 others 5 1/2: 8 1/2, up 9; 160 - 9 = 151.
    player.tab_to("fighters")
    player.type("9")
    player.tab_to("others")
    player.type("11")
    player.key(Qt.Key.Key_Return, CTRL)
    assert player.pool("Axis SP") == "151, of 160"
    # Ctrl+Z from within the field means what was posted.
    player.key(Qt.Key.Key_Z, CTRL)
    assert player.held("axis") == 160
    player.key(Qt.Key.Key_Y, CTRL)
    assert player.held("axis") == 151
    player.type("n")


def movement_phase(player: Player) -> None:
    assert player.where() == ("1941-06-II", "axis", "movement")
    # Searched with /, reached with Down, ticked with Space: 18 Panzer 1.
    player.type("/")
    player.type("18 panzer")
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Space)
    assert player.picked() == "1 picked: 1 panzer"
    # Beside it 5 motorised, counted: 2 1/2; 3 1/2, up 4; 151 - 4 = 147.
    player.tab_to("count_motorized")
    player.type("5")
    player.key(Qt.Key.Key_Return, CTRL)
    assert player.pool("Axis SP") == "147, of 160"
    assert player.held("axis") == 147
    # The divisions that are not paid for cannot be paid for in movement any more.
    player.type("n")
    assert "not paid for: half movement, half attack." in player.faults
    player.tab_to("go_on_anyway")
    player.key(Qt.Key.Key_Space)


def combat_phase(player: Player) -> None:
    assert player.where() == ("1941-06-II", "axis", "combat")
    # 21 infantry 10 1/2, 3 bombardments 3: 13 1/2, up 14; 147 - 14 = 133.
    player.tab_to("bombardments")
    player.type("3")
    player.tab_to("count_infantry")
    player.type("21")
    player.key(Qt.Key.Key_Return, CTRL)
    assert player.pool("Axis SP") == "133, of 160"
    assert player.held("axis") == 133
    player.type("n")
    player.tab_to("go_on_anyway")
    player.key(Qt.Key.Key_Space)


def exploitation_phase(player: Player) -> None:
    assert player.where() == ("1941-06-II", "axis", "exploitation")
    # 4 panzer 4, 1 motorised 1/2: 4 1/2, up 5; 133 - 5 = 128. They start outside zone B.
    player.tab_to("count_panzer")
    player.type("4")
    player.tab_to("count_motorized")
    player.type("1")
    player.key(Qt.Key.Key_Return, CTRL)
    assert player.pool("Axis SP") == "128, of 160"
    assert player.held("axis") == 128
    # Points could be placed until the Combat Phase, where they were asked for: not once more here.
    player.type("n")
    assert not player.there("leaving")
