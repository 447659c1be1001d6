"""Battles on the page "Combat": with keys alone and with the mouse."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.domain.postings import Subject
from oobmgr.ui.views.forms.by_hand import ByHandDialog
from oobmgr.ui.views.forms.working import TallWorking
from tests.ui.combat.fighter import CONTROL, Fighter, campaign, fill
from tests.ui.combat.test_page import shown
from tests.ui.desks import until


def test_a_battle_is_fought_with_keys_alone(player: Fighter) -> None:
    # The focus is on the attackers: pick both divisions.
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.objectName() == "attackers_table"
    player.find_and_pick("infantry")
    player.find_and_pick("panzer")
    player.tab_to("defenders_table")
    player.find_and_pick("rifle")
    # 7 + 10 = 17 to 4 is 4.25: 4-1; armor 10 reaches 4: one right.
    assert player.headline == "17 : 4, column 5-1"
    player.tab_to("place")
    player.type("Brest")
    player.tab_to("roll")
    player.type("8")
    # Armor against none: the roll of 8 gains 1.
    assert any("Look up column 5-1, roll 9" in fault for fault in player.faults)
    assert not player.panel.pane.button.isEnabled()
    result = player.tab_to("result")
    assert isinstance(result, QComboBox)
    player.type("X1")
    player.key(Qt.Key.Key_Return)
    assert result.currentText() == "X1"
    # Half of 4 is 2 for both: X on the infantry and on the rifles.
    assert len(player.panel.outcome.toll_lines) == 2
    while QApplication.focusWidget() is not player.list_of("axis").table:
        player.key(Qt.Key.Key_Tab)
    player.key(Qt.Key.Key_Home, CONTROL)
    player.key(Qt.Key.Key_X)
    player.tab_to("defenders_table")
    player.key(Qt.Key.Key_X)
    # A town by its name, which stands nowhere in the books, is asked about and no more.
    assert player.faults == ["The books have no place Brest. A hex is written as 1B 1309."]
    assert player.panel.pane.note.text().startswith("The ledger will say: Attack on Brest: 5-1, X1")
    player.key(Qt.Key.Key_Return, CONTROL)
    assert player.last_title == "Attack on Brest: 5-1, X1; Axis lost 1 step, Soviet lost 1 step"
    assert player.unit("1 infantry") == {"steps": 1, "status": "on_map"}
    assert player.unit("104 rifle") == {"steps": 0, "status": "dead"}
    # The form is empty again, and undo gives all of it back.
    assert not player.list_of("axis").lists.picks
    player.key(Qt.Key.Key_Z, CONTROL)
    assert player.unit("104 rifle") == {"steps": 1, "status": "on_map"}
    assert player.unit("1 infantry") == {"steps": 2, "status": "on_map"}


def test_a_line_in_the_search_picks_the_units_that_it_names(player: Fighter) -> None:
    player.name_target("1B 1922")
    player.key(Qt.Key.Key_F, CONTROL)
    player.type("1, 3 panzer, 9 zouave")
    player.key(Qt.Key.Key_Return)
    attackers = player.list_of("axis")
    assert sorted(row.name for row in attackers.rows if row.unit in attackers.picked) == [
        "1 infantry",
        "3 panzer",
    ]
    # What it cannot mean stays, with the reason; Ctrl+Enter takes a line and posts nothing.
    assert attackers.search.text() == "9 zouave"
    assert attackers.summary.text() == "9 zouave: not found"
    defenders = player.list_of("soviet")
    defenders.search.setFocus()
    player.type("104, 9")
    player.key(Qt.Key.Key_Return, CONTROL)
    assert len(defenders.picked) == 2
    assert defenders.search.text() == ""
    player.tab_to("roll")
    player.type("8")
    # 17 to 7 is 2-1, and armor of 10 reaches 7. Dice without a result are no mistake.
    assert list(player.faults) == [
        "Look up column 3-1, roll 8, in the table, and enter the result."
    ]
    player.list_of("axis").search.setText("zouave")
    player.tab_to("result")
    player.type("AR")
    player.key(Qt.Key.Key_Return, CONTROL)
    assert attackers.search.text() == ""
    assert not attackers.picked


def test_dice_typed_in_a_list_of_units_go_into_their_field(player: Fighter) -> None:
    player.find_and_pick("infantry")
    player.tab_to("defenders_table")
    player.find_and_pick("rifle")
    player.type("1")
    player.type("1")
    assert player.find("roll").value() == 11
    # Dice that were thrown stay: a digit in the list is no correction.
    player.list_of("axis").table.setFocus()
    player.type("4")
    assert player.find("roll").value() == 11


def test_a_battle_posted_twice_in_haste_is_posted_once_and_put_away(player: Fighter) -> None:
    player.name_target("1B 1922")
    player.click_cell("axis", "1 infantry", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    result = player.find("result")
    result.setFocus()
    player.type("0")
    player.key(Qt.Key.Key_Return)
    before = player.books.queries.version()
    for _ in range(3):
        focus = QApplication.focusWidget()
        assert focus is not None
        player.qtbot.keyClick(focus, Qt.Key.Key_Return, CONTROL)
    player.settle()
    assert player.books.queries.version() == before + 1
    assert not player.list_of("axis").lists.picks
    assert not player.panel.touched
    assert not any("attacked already" in fault for fault in player.faults)


def three_picked(qtbot: QtBot, folder: Path) -> Fighter:
    """A division against two that were picked with the mouse; the chart says D1DR throughout."""
    books = campaign(folder)
    fill(books, "ground_combat", "D1DR")
    player = Fighter(qtbot, folder, books)
    player.click_cell("axis", "3 panzer", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    player.click_cell("soviet", "9 antitank", "pick")
    return player


def test_a_battle_is_fought_with_the_mouse_and_the_players_chart(
    qtbot: QtBot, tmp_path: Path
) -> None:
    player = three_picked(qtbot, tmp_path)
    player.name_target("1B 1922")
    # 10 to 7 is 1.43: 3-2, armor one right: 2-1.
    assert player.headline == "10 : 7, column 2-1"
    player.click("roll_roll")
    assert 2 <= player.find("roll").value() <= 12
    assert player.find("outcome_result").text() == "D1DR"
    assert player.find("retreat").text().startswith("The defender retreats 2 hexes")
    assert "Pick Soviet losses for 4 factors." in player.faults
    player.click("pick_losses_soviet")
    assert player.list_of("soviet").model.matched == 2
    player.click_cell("soviet", "104 rifle", "loss")
    assert not player.faults
    assert player.panel.pane.button.text() == "Post the battle, 1 SP"
    player.click("post")
    assert player.last_title == "Attack on 1B 1922: 2-1, D1DR; Soviet lost 1 step"
    detail = player.books.queries.transaction(player.books.queries.version())
    assert detail.command_values["inputs"]["roll"] in range(2, 13)


def test_a_result_that_the_chart_contradicts_is_said_and_set_right_with_a_click(
    qtbot: QtBot, tmp_path: Path
) -> None:
    player = three_picked(qtbot, tmp_path)
    player.click("roll_roll")
    roll = player.find("roll").value()
    result = player.find("result")
    result.setFocus()
    player.type("X1")
    assert player.find("outcome_result").text() == "X1"
    said = f"Your chart says D1DR in column 2-1, roll {roll}; X1 is entered."
    assert said in player.faults
    player.click("take_chart")
    assert player.find("outcome_result").text() == "D1DR"
    assert said not in player.faults


def test_a_result_that_was_looked_up_is_kept_in_the_chart(player: Fighter) -> None:
    player.name_target("1B 1922")
    for side, name in (("axis", "1 infantry"), ("axis", "3 panzer"), ("soviet", "104 rifle")):
        player.click_cell(side, name, "pick")
    keep = player.screen.findChild(QWidget, "keep_result")
    assert isinstance(keep, QWidget)
    player.find("result").setFocus()
    player.type("X1")
    assert not keep.isVisible()  # nobody knows yet with which roll
    player.find("roll").setFocus(Qt.FocusReason.TabFocusReason)
    player.type("8")
    assert player.headline == "17 : 4, column 5-1"
    player.click("keep_result")
    kept = next(
        row.copy for row in player.books.queries.charts() if row.chart.id == "ground_combat"
    )
    assert kept is not None
    # 8, and 1 for the armor.
    assert (kept.entry("9", "5-1"), kept.filled) == ("X1", 1)
    assert not keep.isVisible()
    # From now on the roll alone says it; another roll of the same column is still asked for.
    player.find("result").setFocus()
    player.key(Qt.Key.Key_Home)
    assert player.find("outcome_result").text() == "X1"
    player.find("roll").setFocus(Qt.FocusReason.TabFocusReason)
    player.key(Qt.Key.Key_Up)
    assert player.faults == ["Look up column 5-1, roll 10, in the table, and enter the result."]


def test_a_word_that_is_no_result_is_not_taken_for_the_one_that_it_begins_like(
    player: Fighter,
) -> None:
    player.tab_to("result")
    player.type("DL")
    assert player.panel.battle_form.fields.raw()["result"] == ""
    player.type("dr")
    assert player.panel.battle_form.fields.raw()["result"] == "DR"


def test_decision_and_reason_stand_together(player: Fighter) -> None:
    """At 1280 x 900 every line of the working is beside the column and the result."""
    player.window.resize(1280, 900)
    player.settle()
    for side, name in (("axis", "1 infantry"), ("axis", "3 panzer"), ("soviet", "104 rifle")):
        player.click_cell(side, name, "pick")
    player.tab_to("roll")
    player.type("8")
    player.tab_to("result")
    player.type("X1")
    assert player.find("headline").text() == "17 : 4, column 5-1"
    first, second = player.find("working"), player.find("working_second")
    assert isinstance(first, TallWorking)
    assert isinstance(second, TallWorking)
    assert (*first.rows_shown, *second.rows_shown) == first.rows
    for part in (first, second, player.find("outcome")):
        assert part.visibleRegion().boundingRect().size() == part.size()
    # What is copied is the whole of it.
    assert first.as_text().splitlines()[-1].startswith("To pay, rounded up\t\t2")


def test_the_terrain_of_a_hex_is_entered_once(qtbot: QtBot, tmp_path: Path) -> None:
    player = three_picked(qtbot, tmp_path)
    player.find("place").setText("1B 1922")
    player.find("place").textEdited.emit("1B 1922")
    player.find("ground_terrain").setFocus()
    player.type("Woods")
    player.key(Qt.Key.Key_Return)
    player.click("roll_roll")
    player.click_cell("soviet", "104 rifle", "loss")
    player.click("post")
    assert "1B 1922" in player.last_title
    assert player.find("ground_terrain").currentText() == "Clear terrain"
    player.find("place").setText("1b1922")
    player.find("place").textEdited.emit("1b1922")
    player.settle()
    assert player.find("ground_terrain").currentText() == "Woods"
    player.books.session.undo()
    assert known_hexes_of(player) == ()


def known_hexes_of(player: Fighter) -> tuple[object, ...]:
    """The conditions of hexes in the books."""
    facts = player.books.queries.facts(Subject.CONDITION)
    return tuple(key for key, _ in facts if key.startswith("hex:"))


def test_terrain_and_flags_change_the_column_at_once(player: Fighter) -> None:
    player.click_cell("axis", "1 infantry", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    # 7 to 4 is 1.75: 2-1 is as near as 3-2, and a tie goes to the defender.
    assert player.headline == "7 : 4, column 3-2"
    terrain = player.find("ground_terrain")
    terrain.setFocus()
    player.type("Woods")
    player.key(Qt.Key.Key_Return)
    assert player.headline == "7 : 4, column 1-1"
    player.click("more")
    shift = player.find("shift")
    shift.setFocus()
    player.key(Qt.Key.Key_Up)
    assert player.headline == "7 : 4, column 3-2"


def test_losses_go_round_with_x_and_to_zones_with_z(player: Fighter) -> None:
    def loss() -> str:
        units = player.list_of("axis")
        row = units.rows[0]
        return next(c.text(row) for c in units.model.columns if c.key == "loss")

    player.key(Qt.Key.Key_Home, CONTROL)
    player.key(Qt.Key.Key_X)
    assert loss() == ""
    player.key(Qt.Key.Key_Space)
    for words in ("to cadre", "lost", ""):
        player.key(Qt.Key.Key_X)
        assert loss() == words
    player.key(Qt.Key.Key_Z)
    assert loss() == "zones: cadre"
    player.key(Qt.Key.Key_Z)
    assert loss() == ""


def test_units_attack_from_the_hex_that_is_set(player: Fighter) -> None:
    player.click_cell("axis", "1 infantry", "unit")
    field = player.find("attackers_hex")
    assert isinstance(field, QLineEdit)
    field.setFocus()
    player.type("1B 1309")
    player.key(Qt.Key.Key_Return)
    player.click_cell("soviet", "104 rifle", "pick")
    labels = [step.label for step in player.panel.preview.working] if player.panel.preview else []
    assert "From 1B 1309" in labels


def test_figures_are_entered_by_hand(player: Fighter) -> None:
    player.click_cell("axis", "1 infantry", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    player.list_of("axis").table.setFocus()
    player.key(Qt.Key.Key_H)
    dialog = player.screen.findChild(ByHandDialog)
    assert isinstance(dialog, ByHandDialog)
    field = dialog.findChild(QLineEdit, "af")
    assert isinstance(field, QLineEdit)
    field.setFocus()
    player.type("12")
    player.key(Qt.Key.Key_Return, CONTROL)
    assert player.headline == "12 : 4, column 3-1"
    units = player.list_of("axis")
    now = next(column for column in units.model.columns if column.key == "now")
    assert now.text(units.rows[0]) == "12-7*"
    # Another look, and the books hold again.
    player.window.activateWindow()
    until(player.qtbot, player.window.isActiveWindow)
    units.table.setFocus()
    player.key(Qt.Key.Key_H)
    player.click("by_hand_forget")
    assert player.headline.startswith("7 : 4")


def test_who_does_not_pay_attacks_at_half(player: Fighter) -> None:
    player.segment("attackers_way", "unpaid")
    player.click_cell("axis", "1 infantry", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    # 3 1/2, up, to 4.
    assert player.headline == "4 : 4, column 1-1"
    player.segment("attackers_way", "attacks")
    player.click_cell("axis", "1 infantry", "pick")
    assert player.headline.startswith("7 : 4")


def test_a_bombardment_is_fired_and_used_by_the_attack(player: Fighter) -> None:
    player.segment("battle_kind", "bombardment")
    assert [row.name for row in shown(player.list_of("axis"))] == ["7 artillery"]
    player.click_cell("axis", "7 artillery", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    place = player.find("place")
    place.setFocus()
    player.type("Brest")
    # 3 REs in the hex: thin, one column left.
    assert player.headline == "4 factors, 1 column left"
    result = player.find("result")
    result.setFocus()
    player.type("1R")
    player.key(Qt.Key.Key_Return)
    player.click("post")
    assert player.last_title == "Bombarded Brest: 1R"
    assert player.find("fire").text() == "Brest: bombarded: 1R"
    player.segment("battle_kind", "attack")
    player.click_cell("axis", "1 infantry", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    player.find("place").setFocus()
    player.type("Brest")
    assert player.headline == "7 : 4, column 2-1"


def test_an_attack_that_was_fought_is_no_longer_to_follow(player: Fighter) -> None:
    player.segment("battle_kind", "bombardment")
    player.click_cell("axis", "7 artillery", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    player.name_target("Brest")
    player.segment("attackers_way", "attacks next")
    player.segment("attackers_filter", "all")
    player.click_cell("axis", "1 infantry", "pick")
    player.find("result").setFocus()
    player.type("1R")
    player.key(Qt.Key.Key_Return)
    player.click("post")
    assert player.find("fire").text() == "Brest: bombarded: 1R, attack to follow"
    # It comes next, and stands in pencil: 7 against 4 is 1.75, 2-1; the bombardment earns 3-1.
    assert player.headline == "7 : 4, column 2-1"
    assert player.panel.touched
    assert [row.name for row in shown(player.list_of("axis"))] == ["1 infantry"]
    assert player.find("place").text() == "Brest"
    player.find("result").setFocus()
    player.type("DR")
    player.key(Qt.Key.Key_Return)
    player.click("post")
    assert player.last_title.startswith("Attack on Brest")
    assert player.find("fire").text() == "Brest: bombarded: 1R"
