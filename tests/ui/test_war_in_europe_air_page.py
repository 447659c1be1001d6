"""The page of air missions of War in Europe, played with keys and clicks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QSpinBox
from pytestqt.qtbot import QtBot

from tests.ui.test_balkans_pages import Player
from tests.unit.games.war_in_europe.playing import Table


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


def _numbers(player: Player, table: str) -> set[str]:
    """The nations whose numbers of a table are in sight."""
    boxes = player.page.findChildren(QSpinBox)
    names = {box.objectName() for box in boxes if box.isVisible()}
    return {name.removeprefix(f"{table}_") for name in names if name.startswith(f"{table}_")}


def _conditions(player: Player) -> set[str]:
    boxes = player.page.findChildren(QCheckBox)
    return {box.text() or box.objectName() for box in boxes if box.isVisible()}


@pytest.fixture
def three_fronts(table: Table) -> Table:
    table.air("Axis", "West", 40)
    table.air("Commonwealth", "West", 60)
    table.air("Axis", "South", 7)
    table.air("Italy", "South", 20)
    table.air("Commonwealth", "South", 18)
    table.air("Axis", "East", 9)
    table.air("Soviet", "East", 30)
    table.weather()
    return table


def _turned(player: Player, times: int) -> None:
    """Choose the front that comes so many after the one that is chosen."""
    front = player.shown("front")
    front.setFocus()
    for _ in range(times):
        QTest.keyClick(front, Qt.Key.Key_Right)
    player.settle()


def test_a_front_shows_the_nations_and_conditions_that_it_has(
    qtbot: QtBot, tmp_path: Path, three_fronts: Table
) -> None:
    player = Player(qtbot, tmp_path, three_fronts)
    player.go("4", "missions")
    assert _numbers(player, "superiority") == {"Axis", "Commonwealth"}
    assert _conditions(player) == {"neutral_between"}
    _turned(player, 1)
    assert _numbers(player, "other") == {"Axis", "Italy", "Commonwealth"}
    wanted = {"neutral_between", "italy_belligerent", "ground_contact"}
    assert _conditions(player) == wanted
    _turned(player, 1)
    assert _numbers(player, "superiority") == {"Axis", "Soviet"}
    assert _conditions(player) == {"neutral_between", "soviet_total_war"}


def test_pencil_goes_along_to_another_front(
    qtbot: QtBot, tmp_path: Path, three_fronts: Table
) -> None:
    player = Player(qtbot, tmp_path, three_fronts)
    player.go("4", "missions")
    player.type("superiority_Commonwealth", "6")
    player.type("other_Axis", "8")
    _turned(player, 2)
    # What was typed is still there, and the nation that has no point here stays in sight with it.
    assert _numbers(player, "superiority") == {"Axis", "Commonwealth", "Soviet"}
    assert player.refusals() == ["Commonwealth flies 6, and has 0 on this front. Fly fewer."]
    player.type("superiority_Commonwealth", "0")
    player.post()
    assert ("East, Axis", "0 + 8 of 9", "not exposed") in player.rows("Fronts")


def test_after_a_front_the_hands_are_where_the_next_begins(
    qtbot: QtBot, tmp_path: Path, three_fronts: Table
) -> None:
    player = Player(qtbot, tmp_path, three_fronts)
    player.go("4", "missions")
    player.type("other_Axis", "12")
    button = player.shown("post")
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    player.settle()
    assert ("West, Axis", "0 + 12 of 40", "exposed") in player.rows("Fronts")
    assert player.window.focusWidget() is player.shown("front")


def test_a_front_that_is_entered_opens_as_it_was_entered(
    qtbot: QtBot, tmp_path: Path, three_fronts: Table
) -> None:
    for front in ("South", "East"):
        three_fronts.front(front)
    three_fronts.front(
        "West", ("Axis", 20, 5), ("Commonwealth", 10, 0), distance=3, neutral_between=True
    )
    player = Player(qtbot, tmp_path, three_fronts)
    player.go("4", "missions")
    entered = {name: player.shown(name) for name in ("superiority_Axis", "other_Axis", "distance")}
    assert {k: w.value() for k, w in entered.items() if isinstance(w, QSpinBox)} == {
        "superiority_Axis": 20,
        "other_Axis": 5,
        "distance": 3,
    }
    # Nothing is posted a second time, least of all that nobody flies.
    assert player.refusals() == ["The West is entered so already."]
    player.post()
    assert ("West, Axis", "20 + 5 of 40", "exposed") in player.rows("Fronts")
    player.type("other_Axis", "6")
    player.post()
    assert ("West, Axis", "20 + 6 of 40", "exposed") in player.rows("Fronts")


def test_pencil_that_is_refused_stays_behind_after_a_post(
    qtbot: QtBot, tmp_path: Path, three_fronts: Table
) -> None:
    player = Player(qtbot, tmp_path, three_fronts)
    player.go("4", "air_points")
    player.type("points", "500")  # nobody says whose
    assert player.refusals() != []
    player.go("4", "missions")
    for _ in range(3):
        player.post()
    assert player.page.phase is not None
    assert player.page.phase.step is not None
    assert player.page.phase.step.name == "missions"
    pencil = player.page.phase.guide.step("air_points")
    assert pencil is not None
    assert pencil.refused
    assert player.page.phase.guide.next_due is None
