"""The search of a Roster Sheet, by keys: what finds a unit on the other pages finds it here."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import NewCampaign
from tests.campaigns import campaign_at
from tests.ui.desks import open_window
from tests.ui.roster_sheets.player import Player


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Player:
    path = tmp_path / "spark.oob"
    campaign = campaign_at(path, NewCampaign("Spark", "spark", "combat_example"))
    return Player(qtbot, open_window(qtbot, tmp_path, campaign, page="exchange"), campaign)


def _stands_on(player: Player) -> list[str]:
    player.settle()
    return [line.row.unit.designation for line in player.table.chosen()]


@pytest.mark.parametrize(
    "words",
    [
        "engineer",  # its type
        "enginer",  # with a slip
        "soviet engineer",  # with its nation
        "army troops engineer",  # with its formation
        "miner",  # a part of its designation
        "a13",  # its row code, in small
        "xyz, engineer",  # other words behind a comma
    ],
)
def test_words_that_find_a_unit_elsewhere_lead_to_its_row(player: Player, words: str) -> None:
    player.go("387/136")
    player.press("/", words, "enter")
    assert _stands_on(player) == ["7GdMiner"]
    assert not player.types_a_line()


def test_a_slip_is_told_with_what_it_was_taken_for(player: Player) -> None:
    player.press("/", "enginer", "enter")
    assert _stands_on(player) == ["7GdMiner"]
    assert player.window.status.told == "1 found, like engineer."


def test_the_same_words_again_lead_to_the_next_and_from_the_last_to_the_first(
    player: Player,
) -> None:
    player.press("/", "rocket", "enter")
    assert _stands_on(player) == ["321Gd"]
    assert player.window.status.told == "1 of 3 found. Search again for the next."
    player.press("/", "enter")  # the words stand there still
    assert _stands_on(player) == ["523Gd"]
    player.press("/", "rocket", "enter")  # and are replaced by what is typed
    assert _stands_on(player) == ["524Gd"]
    player.press("/", "enter")
    assert _stands_on(player) == ["321Gd"]


def test_a_row_code_wins_over_words_that_stand_elsewhere(player: Player) -> None:
    first = player.line("541/136")
    note = player.line("387/136")
    assert first.code == "A05"
    player.table.select_keys({note.id})
    player.press("/", "A5", "enter")
    assert _stands_on(player) == ["541/136"]
    player.press("/", "A05 -2", "enter")  # no search, but a mark
    assert player.stored("541/136")[0] == 6


def test_words_that_find_nothing_stay_and_are_told(player: Player) -> None:
    player.press("/", "zeppelin", "enter")
    assert player.types_a_line()
    assert "zeppelin" in player.screen.paper.foot.fault.text()
    player.qtbot.keyClick(player.screen.paper.foot.field, Qt.Key.Key_Escape)
