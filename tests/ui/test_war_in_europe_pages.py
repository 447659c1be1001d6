"""The pages of War in Europe, played with keys and clicks: air war, production, rail."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from oobmgr.ui.widgets.turn_strip import TurnStrip
from tests.ui.test_balkans_pages import Player
from tests.unit.games.war_in_europe.playing import AXIS, Table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_missions_are_posted_and_the_next_front_opens(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.air("Axis", "West", 40)
    table.air("Commonwealth", "West", 60)
    table.air("Italy", "South", 20)
    table.weather()
    player = Player(qtbot, tmp_path, table)
    player.go("4", "missions")
    player.type("superiority_Axis", "41")
    assert any("flies 41, and has 40" in line for line in player.refusals())
    player.type("superiority_Axis", "0")
    player.type("other_Axis", "12")
    player.post()
    assert player.rows("Fronts")[0] == ("West, Axis", "0 + 12 of 40", "exposed")
    # The South is next, and has nothing yet.
    assert ("South, Italy", "20", "no entry") in player.rows("Fronts")
    player.post()
    assert ("South, Italy", "0 + 0 of 20", "not exposed") in player.rows("Fronts")


def test_points_are_transferred_and_a_unit_is_disbanded(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.own_turn(AXIS, "replacement")
    table.post("receive_points", front="West", kind="infantry", points=5)
    player = Player(qtbot, tmp_path, table)
    player.go("5", "transfer_points")
    player.type("kind", "infantry")
    player.type("points", "3")
    player.post()
    assert ("Axis, East", "infantry", "3", "at hand") in player.rows("Replacement Points")


def test_a_repair_unit_mends_a_cut(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    table.own_turn()
    table.post("rail_cut", hexes=["B5", "B6"])
    player = Player(qtbot, tmp_path, table)
    player.go("6", "rail_work")
    player.pick("1 Rail")
    player.type("hexes", "B5")
    assert player.refusals() != []  # the weather area is not known
    area = player.shown("area")
    area.setFocus()
    QTest.keyClick(area, Qt.Key.Key_Right)  # from "left open" to Severe
    player.settle()
    player.post()
    assert [row[0] for row in player.rows("Cut railways")] == ["B6"]
    assert ("1 Rail repair", "B1010", "1", "0", "") in player.rows("Repair units")


def test_the_calendar_is_drawn_and_read_by_keys(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    table.own_turn()
    player = Player(qtbot, tmp_path, table)
    player.go("6", "rail_work")
    strip = player.window.findChild(TurnStrip)
    assert isinstance(strip, TurnStrip)
    titles = [group.title for group in strip.groups]
    assert titles == ["Cycle 5, 1941", "Cycle 6, 1941"]
    # Eight turns; the cycle falls due in the first of the next four.
    assert [cell.number for cell in strip.cells] == ["1", "2", "3", "4"] * 2
    assert [at for at, cell in enumerate(strip.cells) if cell.due] == [4]
    assert strip.told == "1/5/41: Clear"
    strip.setFocus()
    for _ in range(4):
        QTest.keyClick(strip, Qt.Key.Key_Right)
    assert strip.told == "1/6/41: strategic cycle"
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip.cell_rects()[1].center().toPoint())
    assert strip.told == "2/5/41"
