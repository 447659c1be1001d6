"""The battle page of La Grande Armée, played with keys and clicks."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.test_balkans_pages import Player
from tests.unit.games.grande_armee.battle_table import BattleTable


@pytest.fixture
def table(tmp_path: Path) -> BattleTable:
    return BattleTable(tmp_path)


def test_a_battle_is_announced_by_its_units(
    qtbot: QtBot, tmp_path: Path, table: BattleTable
) -> None:
    player = Player(qtbot, tmp_path, table)
    player.go("6", "battle")
    player.pick("8 Div")
    player.type("hex", "A3826")
    assert any("No enemy unit" in line for line in player.refusals())
    player.type("hex", "a3828")
    player.post()
    rows = player.rows("Battle 1, round 1")
    assert ("Hex", "A3827", "A3828", "") in rows
    assert rows[2][:3] == ("Front", "–", "–")


def test_bids_above_their_bound_are_not_posted(
    qtbot: QtBot, tmp_path: Path, table: BattleTable
) -> None:
    table.announce()
    player = Player(qtbot, tmp_path, table)
    player.go("6", "battle_bids")
    player.type("least", "3")
    player.type("bids", "3 6 10")
    assert any("The bound is 9 SP" in line for line in player.refusals())
    player.type("bids", "3 6 9")
    assert player.refusals() == []
    player.post()
    assert player.rows("Bids")[-1] == ("defender", "–", "at most 12", "")


def test_losses_come_off_the_picked_unit(qtbot: QtBot, tmp_path: Path, table: BattleTable) -> None:
    table.fought(1)
    player = Player(qtbot, tmp_path, table)
    player.go("6", "battle_losses")
    player.pick("8 Div")
    player.type("points", "9")
    assert any("cannot lose 9" in line for line in player.refusals())
    player.type("points", "3")
    player.post()
    assert ("8 Div infantry division", "front", "5", "") in player.rows("French units")
    assert table.sp("8 Div") == 5
    assert table.unaccounted() == 0
