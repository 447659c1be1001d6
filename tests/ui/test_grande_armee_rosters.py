"""Strength boxes and markers of La Grande Armée, marked on its Roster Sheets by keys and clicks."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.desks import open_window
from tests.ui.roster_sheets.player import Player
from tests.unit.games.grande_armee.playing import FRANCE, Table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    game = Table(tmp_path)
    game.own_turn(FRANCE, "movement")
    return game


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path, table: Table) -> Player:
    return Player(
        qtbot, open_window(qtbot, tmp_path, table.campaign, page="exchange"), table.campaign
    )


def test_a_sheet_is_marked_by_keys_and_clicks(player: Player, table: Table) -> None:
    assert player.total("Strength points") == "30"
    player.go("8 Div")
    player.press("xxr")
    player.settle()
    assert (table.strength("8 Div"), table.marks("8 Div")) == (6, ("Rout 1",))
    player.click_box("9 Div", 3)
    player.settle()
    assert table.strength("9 Div") == 6
    assert player.total("Strength points") == "27"  # 30 − 2 − 1
    player.go("3 Cav")
    player.press("dd")
    player.settle()
    # It stays until the Rally Phase, unless it was laid by mistake: that is asked, and meant here.
    assert table.marks("3 Cav") == ("demoralized",)
    assert "stays demoralized until the Rally Phase" in player.screen.paper.foot.fault.text()
    player.press("enter")
    player.settle()
    assert table.marks("3 Cav") == ()
    player.press("d")
    player.settle()
    assert table.marks("3 Cav") == ("demoralized",)


def test_infantry_is_not_demoralized(player: Player, table: Table) -> None:
    player.go("8 Div")
    player.press("d")
    player.settle()
    assert table.marks("8 Div") == ()
    assert [mark.words for mark in player.row("8 Div").marks] == []


def test_a_leader_keeps_his_box(player: Player, table: Table) -> None:
    player.go("Napoleon")
    player.press("x")
    player.settle()
    assert table.strength("Napoleon") == 1
    assert player.row("Napoleon").unit.steps_left == 1


def test_the_keys_of_a_sheet_speak_of_strength_points(player: Player) -> None:
    assert ("0 … 9", "SP left") in player.screen.key_hints
