"""The figures above a Roster Sheet: summed up once for each mark, and again for what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import CountIn
from oobmgr.campaign.file import NewCampaign
from oobmgr.games.war_in_europe.pools import AT
from oobmgr.games.war_in_europe.words import AIR_POINTS
from oobmgr.rules.rosters import RosterRow, RosterSheet, RosterTotal, Standing
from tests.campaigns import campaign_at
from tests.ui.desks import open_window
from tests.ui.roster_sheets.player import Player
from tests.unit.games.war_in_europe.playing import AXIS, Table


def test_a_key_sums_its_sheet_up_once(qtbot: QtBot, tmp_path: Path) -> None:
    campaign = campaign_at(tmp_path / "s.oob", NewCampaign("Spark", "spark", "combat_example"))
    player = Player(qtbot, open_window(qtbot, tmp_path, campaign, page="exchange"), campaign)
    player.go("387/136")
    live = player.screen.live
    assert live is not None
    rules, summed = live.rules, []

    def counted(
        sheet: RosterSheet, rows: Sequence[RosterRow], standing: Standing
    ) -> tuple[RosterTotal, ...]:
        summed.append(sheet.key)
        return rules.totals(sheet, rows, standing)

    live.rules = replace(rules, totals=counted)
    player.press("x")
    assert player.total("Steps on this sheet") == "72 of 73"
    player.settle()
    assert player.total("Steps on this sheet") == "72 of 73"
    assert len(summed) == 1
    # What another part of the window writes is summed up, too.
    desk = player.window.desk
    assert desk is not None
    desk.undo()
    player.settle()
    assert player.total("Steps on this sheet") == "73 of 73"
    assert len(summed) == 2


def test_points_that_come_in_stand_above_the_sheet_though_no_row_changes(
    qtbot: QtBot, tmp_path: Path
) -> None:
    table = Table(tmp_path)
    table.own_turn(AXIS)
    player = Player(
        qtbot, open_window(qtbot, tmp_path, table.campaign, page="exchange"), table.campaign
    )
    desk = player.window.desk
    assert desk is not None
    assert player.total("Air Points") == "0"
    desk.execute(CountIn(AXIS, AIR_POINTS, 7, "counted", AT.key("west", "Axis")))
    player.settle()
    assert player.total("Air Points") == "7"
