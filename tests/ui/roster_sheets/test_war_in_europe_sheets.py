"""The Roster Sheets of War in Europe: steps, kampfgruppen and what else holds, by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.domain.accounts import SideId
from tests.ui.desks import open_window
from tests.ui.roster_sheets.player import Player
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, SOVIET, Table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def _at_the_sheet(qtbot: QtBot, tmp_path: Path, table: Table) -> Player:
    return Player(
        qtbot, open_window(qtbot, tmp_path, table.campaign, page="exchange"), table.campaign
    )


def test_a_unit_turns_over_by_a_key_where_its_form_would(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.own_turn(AXIS, "combat")
    player = _at_the_sheet(qtbot, tmp_path, table)
    player.go("12")
    player.press("x", "k")
    player.settle()
    assert player.cell("12", "steps") == "2 steps, 1 lost"
    assert table.marks("12") == ("kampfgruppe",)
    assert player.row("12").flipped
    assert player.total("Kampfgruppen") == "1"
    # The ratings of its kampfgruppe were not entered, so nobody knows what it has.
    assert player.cell("12", "Ratings now") == "–"
    # It is made whole in another phase.
    player.press("k")
    player.settle()
    assert "Reinforcement and Replacement Phase" in player.window.status.told
    assert table.marks("12") == ("kampfgruppe",)


def test_what_does_not_fit_the_phase_or_the_unit_is_taken_back_on_the_sheet(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.own_turn(AXIS, "movement")
    player = _at_the_sheet(qtbot, tmp_path, table)
    player.go("12")
    player.press("k")
    player.settle()
    assert "Combat or Mechanized Movement Phase" in player.window.status.told
    assert not player.row("12").marks
    player.press("f", "c")
    player.settle()
    assert table.marks("12") == ("cut off from rail", "fortified")
    words = [mark.words for mark in player.row("12").marks]
    assert words == ["cut off from rail", "fortified, since 1/5"]
    player.press("f", "c")
    player.settle()
    assert table.marks("12") == ()
    # Nobody enters numbers in boxes here: the key says nothing of them.
    assert "boxes" not in player.screen.actions_of_units.by_name


def test_the_sheet_of_the_side_that_plays_is_shown(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.own_turn(SOVIET)
    player = _at_the_sheet(qtbot, tmp_path, table)
    assert player.screen.paper.title.text() == "Soviet units"

    def to(side: SideId) -> None:
        desk = player.window.desk
        assert desk is not None
        while table.queries.sequence().side != side:
            desk.execute(Advance(anyway=True))
            player.settle()

    to(AXIS)
    assert player.screen.paper.title.text() == "Axis units"
    # One that somebody picked to look at stays.
    player.screen.show_sheet("soviet")
    to(ALLIED)
    assert player.screen.paper.title.text() == "Soviet units"
    to(SOVIET)
    to(AXIS)
    assert player.screen.paper.title.text() == "Axis units"
