"""Economy, supply and politics of La Grande Armée, played with keys and clicks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from tests.ui.test_balkans_pages import Player
from tests.unit.games.grande_armee.playing import FRANCE
from tests.unit.games.grande_armee.realm import Realm


@pytest.fixture
def realm(tmp_path: Path) -> Realm:
    return Realm(tmp_path)


def _open(player: Player, key: str, action: str) -> None:
    """Go to a page without a digit of its own by its name, and to a step of it."""
    assert player.window.workspace is not None
    player.window.workspace.show_page(key)
    player.settle()
    assert player.page.phase is not None
    player.page.phase.show_action(action)
    player.settle()


def test_a_division_is_built_and_paid(qtbot: QtBot, tmp_path: Path, realm: Realm) -> None:
    realm.go_to(FRANCE, "construction")
    realm.give("France", resource=7, replacement=13)
    player = Player(qtbot, tmp_path, realm)
    _open(player, "powers", "build")
    player.pick("50 Div")
    player.type("payer", "Russia")
    player.type("hex", "A2432")
    assert any("is not paid for by Russia" in line for line in player.refusals())
    player.type("payer", "France")
    player.post()
    assert realm.purse("France") == ("1", "1")
    assert ("France", "1", "1", "no", "") in player.rows("Points")


def test_a_corps_forages(qtbot: QtBot, tmp_path: Path, realm: Realm) -> None:
    realm.in_turn(FRANCE, "movement")
    realm.post("town", place="Erfurt", start="French")
    player = Player(qtbot, tmp_path, realm)
    _open(player, "supply", "forage")
    player.type("place", "Erfurt")
    player.type("corps", "III Corps")
    player.type("distance", "4")
    assert any("too far" in line for line in player.refusals())
    player.type("distance", "3")
    player.post()
    assert ("Erfurt", "French", "1 of 2", "room for 1") in player.rows("Towns and forage")


def test_the_next_town_is_named_first(qtbot: QtBot, tmp_path: Path, realm: Realm) -> None:
    realm.in_turn(FRANCE, "movement")
    player = Player(qtbot, tmp_path, realm)
    _open(player, "supply", "town")
    player.type("place", "Gera")
    player.type("hex", "A3628")
    player.post()
    # The form is empty, and begins with the name, not with the hex that was typed last.
    name = player.window.focusWidget()
    assert isinstance(name, QLineEdit)
    assert (name.objectName(), name.text()) == ("place", "")


def test_victory_points_call_for_an_event(qtbot: QtBot, tmp_path: Path, realm: Realm) -> None:
    player = Player(qtbot, tmp_path, realm)
    _open(player, "politics", "victory_points")
    player.type("points", "55")
    assert any("What for" in line or "what for" in line for line in player.refusals())
    player.type("cause", "Wagram")
    player.post()
    assert ("French", "Wagram", "+55") in [row[:3] for row in player.rows("Victory points")]
    assert ("50 VP", "armistice", "due now") in player.rows("Levels")


def test_a_shift_begins_at_no_boxes(qtbot: QtBot, tmp_path: Path, realm: Realm) -> None:
    player = Player(qtbot, tmp_path, realm)
    _open(player, "politics", "political_event")
    player.click("events_add")
    # A box that starts at its lowest value would say that the marker moves 99 to the left.
    shift = player.shown("shift")
    assert isinstance(shift, QSpinBox)
    assert shift.value() == 0


def test_an_empty_source_says_that_nothing_feeds(
    qtbot: QtBot, tmp_path: Path, realm: Realm
) -> None:
    realm.in_turn(FRANCE, "movement")
    player = Player(qtbot, tmp_path, realm)
    _open(player, "supply", "supply_source")
    source = player.shown("source")
    assert isinstance(source, QLineEdit)
    assert source.placeholderText() == "nothing feeds it"


def test_a_corps_forages_by_keys(qtbot: QtBot, tmp_path: Path, realm: Realm) -> None:
    realm.in_turn(FRANCE, "movement")
    realm.post("town", place="Weimar", start="French", hex="A3528")
    player = Player(qtbot, tmp_path, realm)
    _open(player, "supply", "forage")
    player.type("place", "Weimar")
    player.type("corps", "III Corps")
    player.type("distance", "4")
    assert any("4 hexes are too far" in line for line in player.refusals())
    player.type("distance", "3")
    # Both corps stand in one hex, which is asked about and stops nothing.
    (asked,) = player.refusals()
    assert asked.startswith("13 Div infantry division of XII Corps is stacked with III Corps.")
    player.post()
    assert player.rows("Towns and forage") == [("Weimar A3528", "French", "1 of 2", "room for 1")]
