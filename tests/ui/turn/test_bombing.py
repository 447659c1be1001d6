"""Bombing and interdiction on the Turn page: entered, previewed, posted, told to the enemy."""

from __future__ import annotations

import re

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit

from oobmgr.campaign.commands import Advance
from oobmgr.ui.widgets.buttons import KeyButton
from tests.ui.turn.playing import Player


def in_air(player: Player) -> None:
    """Go to the Air Phase and pay for two groups, without which nobody bombs."""
    player.posted("initial")
    player.go_to("air")
    player.posted("air", others=2)


def write(player: Player, name: str, text: str) -> None:
    field = player.find(name, QLineEdit)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    player.settle()


def choose(player: Player, name: str, letters: str) -> None:
    """Type the first letters of a choice, as one does in a list."""
    box = player.find(name, QComboBox)
    box.setFocus()
    QTest.keyClicks(box, letters)
    QTest.keyClick(box, Qt.Key.Key_Return)
    player.settle()


def test_a_yard_is_bombed(without_units: Player) -> None:
    player = without_units
    in_air(player)
    player.show_step("Bombing")
    before = player.held("soviet")
    write(player, "place", "Brest")
    player.enter("hits", 2)
    assert player.working()["Taken from it"] == "2"
    player.post(at="hits")
    assert player.held("soviet") == before - 2
    assert player.books.queries.undo_state().undo == "Marshalling yard of Brest hit"


def test_the_result_of_the_table_is_entered_and_refused_beside_hits(without_units: Player) -> None:
    player = without_units
    in_air(player)
    player.show_step("Bombing")
    choose(player, "target", "res")
    choose(player, "result", "C1")
    player.settle()
    assert player.working()["Destroyed"] == "1"
    player.enter("hits", 1)
    assert any("one too many" in fault for fault in player.faults())
    player.enter("hits", 0)
    player.post(at="hits")
    assert player.held("soviet", "resource") == 24


def test_factors_without_a_chart_stop_at_the_roll(without_units: Player) -> None:
    player = without_units
    in_air(player)
    player.show_step("Bombing")
    player.enter("factors", 7)
    QTest.mouseClick(player.find("roll_roll", KeyButton), Qt.MouseButton.LeftButton)
    player.settle()
    (fault,) = (fault for fault in player.faults() if "factors" in fault)
    assert re.match(r"Look up 7 factors, roll \d+, in the table", fault)
    assert "enter the result" in fault


def stands(player: Player, name: str) -> QPoint:
    """Where a field stands in the open phase."""
    assert player.screen.phase is not None
    return player.find(name).mapTo(player.screen.phase, QPoint(0, 0))


def test_a_zone_is_placed_and_the_enemy_is_told(without_units: Player) -> None:
    player = without_units
    in_air(player)
    player.show_step("Interdiction")
    write(player, "place", "1B 1716")
    player.find("rail").setFocus()
    player.key(Qt.Key.Key_Space, at="rail")
    player.enter("factors", 6)
    stood = stands(player, "factors")
    assert player.working()["It goes in the Axis Initial Phase"] == "July I 1941"
    player.post(at="factors")
    own = "Your Interdiction Zones: 1B 1716 (rail cut) until the Axis Initial Phase of July I 1941."
    assert player.text("notice") == own
    # The line that came with it pushes no field from under the hand.
    assert stands(player, "factors") == stood
    player.books.session.execute(Advance("side", anyway=True))
    player.posted("initial")
    player.go_to("movement")
    assert player.text("notice").startswith("Enemy Interdiction Zones: 1B 1716 (rail cut)")
    assert "Leaving a hex of a zone costs C/M units 2 MP more" in player.text("notice")
    player.books.session.execute(Advance("side", anyway=True))
    player.desk.refresh_all()
    player.settle()
    assert player.place() == ("1941-07-I", "axis", "initial")
    assert player.text("notice") == "Weather, cities, supply received, conversions, limit"
