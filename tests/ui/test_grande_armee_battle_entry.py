"""How a battle of La Grande Armée is typed in: offers, lines of units, fields in their place."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from oobmgr.ui.widgets.fitted_label import FittedLabel
from tests.ui.test_balkans_pages import Player
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import FRANCE


@pytest.fixture
def table(tmp_path: Path) -> BattleTable:
    return BattleTable(tmp_path)


def test_a_line_of_units_leads_to_the_number_that_is_asked_for(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, table: BattleTable
) -> None:
    table.go_to(FRANCE, "movement")
    player = Player(qtbot, tmp_path, table)
    player.go("5", "drop")
    search = player.shown("pick_search")
    search.setFocus()
    QTest.keyClicks(search, "9 Div")
    QTest.keyClick(search, Qt.Key.Key_Return)
    at = qapp.focusWidget()
    assert at is not None
    assert at.objectName() == "points"


def test_a_line_of_units_leads_to_the_list_of_their_losses(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, table: BattleTable
) -> None:
    table.fought()
    player = Player(qtbot, tmp_path, table)
    player.go("6", "battle_losses")
    search = player.shown("pick_search")
    search.setFocus()
    QTest.keyClicks(search, "8 Div, 9 Div")
    QTest.keyClick(search, Qt.Key.Key_Return)
    at = qapp.focusWidget()
    assert at is not None
    assert at.objectName() == "points"


def test_the_search_of_the_lines_says_whole_what_it_takes(
    qtbot: QtBot, tmp_path: Path, table: BattleTable
) -> None:
    table.announce()
    player = Player(qtbot, tmp_path, table)
    player.window.resize(1280, 800)
    player.go("6", "battle_lines")
    search, ways = player.shown("pick_search"), player.shown("pick_as")
    assert isinstance(search, QLineEdit)
    words = search.fontMetrics().horizontalAdvance(search.placeholderText())
    margins = search.textMargins()
    assert search.width() - margins.left() - margins.right() >= words
    assert not search.geometry().intersects(ways.geometry())


def test_many_picked_kinds_leave_the_fields_below_in_their_place(
    qtbot: QtBot, tmp_path: Path, table: BattleTable
) -> None:
    table.go_to(FRANCE, "movement")
    player = Player(qtbot, tmp_path, table)
    player.window.resize(1280, 800)
    player.go("5", "march")
    before = player.shown("hex").mapTo(player.page, QPoint(0, 0)).y()
    player.click("pick_all")
    words = player.shown("picked")
    assert isinstance(words, FittedLabel)
    assert words.text().startswith("15 picked: ")
    assert words.text().endswith("…")
    assert words.toolTip() == words.words
    assert "3 corps leaders" in words.words
    # One line more than "none picked" and not a list of nine kinds.
    moved = player.shown("hex").mapTo(player.page, QPoint(0, 0)).y() - before
    assert moved <= 2 * words.fontMetrics().lineSpacing()


def test_tab_leaves_a_field_that_still_offers_words(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, table: BattleTable
) -> None:
    table.go_to(FRANCE, "movement")
    table.post("town", place="Weimar", start="French")
    player = Player(qtbot, tmp_path, table)
    QTest.keyClick(player.window, Qt.Key.Key_F10)
    player.settle()
    assert player.page.phase is not None
    player.page.phase.show_action("town")
    player.settle()
    place = player.shown("place")
    assert isinstance(place, QLineEdit)
    place.setFocus()
    QTest.keyClicks(place, "Weima")
    completer = place.completer()
    assert completer is not None
    offered = completer.popup()
    assert offered is not None
    assert offered.isVisible()
    QTest.keyClick(offered, Qt.Key.Key_Tab)
    assert not offered.isVisible()
    at = qapp.focusWidget()
    assert at is not None
    assert (place.text(), at.objectName()) == ("Weima", "kind")
