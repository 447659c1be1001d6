"""The two lists of units of a battle: what Enter does there, and what a typed line shows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import EditUnits, ImportOrderOfBattle
from oobmgr.campaign.file import Campaign
from tests.ui.combat.fighter import Fighter, campaign
from tests.ui.combat.test_page import shown
from tests.ui.desks import unit


def focus_name() -> str:
    focus = QApplication.focusWidget()
    return focus.objectName() if focus is not None else ""


def test_enter_among_the_losses_unpicks_nobody_and_leads_on(player: Fighter) -> None:
    player.name_target("1B 1922")
    for side, name in (("axis", "1 infantry"), ("soviet", "104 rifle")):
        player.click_cell(side, name, "pick")
    player.find("result").setFocus()
    player.type("X1")
    # To the result and on to the losses of the attacker.
    player.key(Qt.Key.Key_Return)
    assert focus_name() == "attackers_table"
    player.key(Qt.Key.Key_X)
    player.key(Qt.Key.Key_Return)
    assert [row.name for row in shown(player.list_of("axis"))] == ["1 infantry"]
    assert len(player.list_of("axis").lists.picks) == 1
    assert len(player.list_of("axis").lists.losses) == 1
    # On to those of the defender, then to the button that posts.
    assert focus_name() == "defenders_table"
    player.key(Qt.Key.Key_X)
    player.key(Qt.Key.Key_Return)
    assert len(player.list_of("soviet").lists.picks) == 1
    assert focus_name() == "post"


def test_enter_picks_a_unit_and_then_leads_on(player: Fighter) -> None:
    player.key(Qt.Key.Key_Return)
    assert len(player.list_of("axis").lists.picks) == 1
    player.key(Qt.Key.Key_Return)
    assert len(player.list_of("axis").lists.picks) == 1
    assert focus_name() == "defenders_search"


def test_units_of_a_typed_line_are_shown_as_picked(qtbot: QtBot, tmp_path: Path) -> None:
    books = campaign(tmp_path)
    books.session.execute(ImportOrderOfBattle(tuple(unit(str(n)) for n in range(20, 160))))
    player = Fighter(qtbot, tmp_path, books)
    player.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    player.type("30, 151")
    player.key(Qt.Key.Key_Return)
    attackers = player.list_of("axis")
    assert [row.designation for row in shown(attackers)] == ["30", "151"]
    # Another search goes through all of them again.
    attackers.search.setFocus()
    player.type("infantry")
    assert len(shown(attackers)) > 100


def test_a_unit_is_found_by_all_that_finds_it_elsewhere(qtbot: QtBot, tmp_path: Path) -> None:
    books = campaign(tmp_path)
    path = ("Army Group Centre", "XX Corps")
    added = (unit("30", type="cavalry", path=path, note="on loan"), unit("31", type="cavalry"))
    books.session.execute(ImportOrderOfBattle(added))
    player = Fighter(qtbot, tmp_path, books)
    units = player.list_of("axis")
    # Its formation, the one above it, its nation, its note; each with a slip, too.
    for words in ("cavalry xx", "cavlry centre", "germany centre", "grmany cntre", "loan"):
        units.search.setText(words)
        player.settle()
        assert [row.designation for row in shown(units)] == ["30"], words


def standing(books: Campaign, hexes: Mapping[str, str]) -> None:
    """Put units, by their designations, into hexes."""
    ids = {row.designation: row.id for row in books.queries.units()}
    for name, place in hexes.items():
        books.session.execute(EditUnits((ids[name],), {"hex": place}))


def test_the_hex_of_the_picked_defenders_is_shown_as_target(qtbot: QtBot, tmp_path: Path) -> None:
    books = campaign(tmp_path)
    standing(books, {"104": "1B 1922", "9": "1B 2003"})
    player = Fighter(qtbot, tmp_path, books)
    place = player.find("place")
    player.click_cell("soviet", "104 rifle", "pick")
    assert place.text() == "1B 1922"
    # Of two hexes none can be told; back in one, it is told again.
    player.click_cell("soviet", "9 antitank", "pick")
    assert place.text() == ""
    player.click_cell("soviet", "104 rifle", "pick")
    assert place.text() == "1B 2003"
    # What the player writes stays.
    place.selectAll()
    player.name_target("Brest")
    player.click_cell("soviet", "104 rifle", "pick")
    assert place.text() == "Brest"


def test_the_hexes_of_the_enemy_are_offered_as_targets(qtbot: QtBot, tmp_path: Path) -> None:
    books = campaign(tmp_path)
    standing(books, {"104": "1B 1922", "1": "1B 1923"})
    player = Fighter(qtbot, tmp_path, books)
    completer = player.find("place").completer()
    completer.setCompletionPrefix("1B")
    assert completer.completionCount() == 1
    assert completer.currentCompletion() == "1B 1922"


def test_a_loss_after_setting_a_hex_is_that_of_the_row_alone(player: Fighter) -> None:
    units = player.list_of("axis")
    units.table.setFocus()
    units.table.selectAll()
    units.hex.setText("1B 1921")
    player.click("attackers_set_hex")
    assert len(units.lists.hexes) == 3
    units.table.setFocus()
    player.key(Qt.Key.Key_X)
    assert len(units.lists.losses) == 1


def test_what_a_list_does_not_show_goes_with_its_page(player: Fighter) -> None:
    """A part without a parent outlives its page, and is dressed with each new look for ever."""
    tops = [one for one in QApplication.topLevelWidgets() if one.parent() is None]
    # Lists below a field that completes have none by Qt, and go with their completer.
    stray = [one for one in tops if one.windowType() is not Qt.WindowType.Popup]
    assert stray == [player.window]
