"""Supply states in the order of battle: set with S, shown as words, filtered, looked back at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.order_of_battle.unit_columns import STATUS
from tests.ui.order_of_battle.hands import choose, come_back, names, select, unit
from tests.ui.order_of_battles import new_campaign, press, settled, shown


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """June II 1941, in the Initial Phase of the Axis."""
    campaign = new_campaign(tmp_path)
    campaign.session.execute(Advance("turn", anyway=True))
    made = Desk(campaign)
    yield made
    made.close()


@pytest.fixture
def screen(desk: Desk, qtbot: QtBot) -> OrderOfBattleScreen:
    made = OrderOfBattleScreen(desk)
    shown(made, desk, qtbot)
    made.table.setFocus()
    return made


def set_state(screen: OrderOfBattleScreen, letter: Qt.Key, qtbot: QtBot) -> None:
    """Press S, then the letter of the state in the menu."""
    come_back(screen, screen.table, qtbot)
    press(screen.table, Qt.Key.Key_S)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, letter)
    settled(screen.desk, qtbot)


def words(desk: Desk, designation: str, side: str = "axis") -> list[str]:
    return [mark.word for mark in unit(desk, designation, side).marks]


def test_s_and_a_letter_set_the_state_of_the_selected_units(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "0", "1")
    set_state(screen, Qt.Key.Key_O, qtbot)
    assert [words(desk, name) for name in ("0", "1", "2")] == [["isolated"], ["isolated"], []]
    select(screen, "1")
    set_state(screen, Qt.Key.Key_U, qtbot)
    assert words(desk, "1") == ["unsupplied"]
    set_state(screen, Qt.Key.Key_I, qtbot)
    assert words(desk, "1") == []
    last = desk.campaign.queries.transaction(desk.campaign.queries.version())
    assert last.sentence == "1 unit is in supply again."


def test_the_word_stands_on_the_unit_with_what_it_does(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    select(screen, "0")
    set_state(screen, Qt.Key.Key_O, qtbot)
    at = screen.table.units.find(lambda line: line.unit.designation == "0")
    index = screen.table.units.index(at, STATUS)
    assert index.data(Qt.ItemDataRole.DisplayRole) == "on map, isolated"
    told = "Isolated since June II 1941: attack × ½, movement × ½, exploitation not allowed"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == told
    lines = {row.label: row.value for row in screen.inspector.one.abilities.rows[4:]}
    assert lines == {
        "Isolated since": "June II 1941",
        "Attack": "× ½",
        "Movement": "× ½",
        "Exploitation": "not allowed",
    }
    assert "isolated" in screen.inspector.one.tags.accessibleName()
    titles = [row.title for row in screen.inspector.one.history.rows]
    assert titles == ["Supply: 1 isolated", "Imported 200 units from test"]


def test_units_not_in_supply_are_filtered_and_found(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    select(screen, "0", "1")
    set_state(screen, Qt.Key.Key_O, qtbot)
    select(screen, "2")
    set_state(screen, Qt.Key.Key_U, qtbot)
    head = screen.table.units.group_at(0)
    assert head is not None
    assert head.detail == "20 units, 2 isolated, 1 unsupplied"
    select(screen, "1", "2", "3")
    sums = {row.label: row.value for row in screen.inspector.several.sums.rows}
    assert (sums["Isolated"], sums["Unsupplied"]) == ("1", "1")
    entries = [action.text() for action in screen.filters.menus["status"].menu().actions()]
    assert entries[-3:] == ["not in supply\t3", "isolated\t2", "unsupplied\t1"]
    choose(screen.filters.menus["status"], "not in supply")
    assert names(screen) == ["0 panzer", "1 infantry", "2 infantry"]
    choose(screen.filters.menus["status"], "unsupplied")
    assert names(screen) == ["2 infantry"]
    screen.show_all()
    screen.focus_search()
    qtbot.keyClicks(screen.filters.search, "isolated panzer")
    assert names(screen) == ["0 panzer"]


def test_a_past_turn_shows_the_states_that_held_then(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "0")
    set_state(screen, Qt.Key.Key_O, qtbot)
    desk.campaign.session.execute(Advance("turn", anyway=True))
    desk.refresh_all()
    settled(desk, qtbot)
    select(screen, "0")
    set_state(screen, Qt.Key.Key_I, qtbot)
    assert words(desk, "0") == []
    screen.look_at("1941-06-II")
    settled(desk, qtbot)
    at = screen.table.units.find(lambda line: line.unit.designation == "0")
    line = screen.table.units.row_at(at)
    assert line is not None
    assert line.words == "on map, isolated"


def test_units_of_the_other_side_are_set_with_a_word_of_warning(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    told: list[str] = []
    desk.announced.connect(told.append)
    select(screen, "5", side="soviet")
    set_state(screen, Qt.Key.Key_O, qtbot)
    assert words(desk, "5", "soviet") == ["isolated"]
    (mark,) = unit(desk, "5", "soviet").marks
    assert mark.since == "Surprise turn, June 1941"
    assert "of the other side, which measures its own supply" in told[-1]
