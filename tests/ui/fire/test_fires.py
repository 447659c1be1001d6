"""Fires on the combat example: with keys alone and with the mouse."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import FillChart, LoseSteps
from oobmgr.domain.postings import UnitId
from oobmgr.games.spark.assault.steps import ATTACKER_ACTION, DEFENDER_ACTION
from oobmgr.known_games import game
from oobmgr.ui.views.forms.by_hand import ByHandDialog
from oobmgr.ui.views.turn.screen import TurnScreen
from oobmgr.ui.views.turn.working_pane import WorkingPane
from oobmgr.ui.widgets.number_field import NumberField
from tests.ui.fire.gunner import (
    ASSAULTS,
    CONTROL,
    Gunner,
    aim,
    campaign,
    entrench,
    step_to,
    take_out,
    throw,
)


def test_the_fourth_page_of_this_game_is_fire_and_assault(gunner: Gunner) -> None:
    assert gunner.window.menus.title("page:air") == "Fire and assault"
    rows = gunner.screen.sheet
    assert rows is not None
    assert [row.title for row in rows.rows] == ["Before the assaults", "Hex 1710", "Hex 1712"]
    assert rows.rows[2].attackers == ASSAULTS["1712"]
    assert rows.rows[2].defenders == ("II/399/170",)
    assert [u.name for u in gunner.screen.firers.rows if u.may] == ["1106"]


def test_counterbattery_with_keys_alone(gunner: Gunner) -> None:
    """The first fire of the combat example: column 8, a step left for its size, die 2, a miss."""
    assert gunner.focus.objectName() == "phase_steps"
    gunner.key(Qt.Key.Key_Return)
    assert gunner.focus.objectName() == "firers_table"
    gunner.key(Qt.Key.Key_Space)
    assert gunner.firing == {"1106": ("8", "heavy", "may fire")}
    gunner.tab_to("place")
    gunner.key(Qt.Key.Key_A, CONTROL)
    gunner.type("2213")
    gunner.key(Qt.Key.Key_Return)
    assert gunner.form.wish.place == "2213"
    gunner.tab_to("red", "target_" + str(gunner.ids["I/240/170"]))
    block = gunner.block("I/240/170")
    assert (block.columns.start, block.columns.final) == ("8", "5")
    gunner.type("2")
    gunner.key(Qt.Key.Key_Tab)
    gunner.type("3")
    assert block.entry.isVisible()
    gunner.tab_to("result")
    gunner.type("0")
    assert gunner.may_post
    gunner.key(Qt.Key.Key_Return, CONTROL)
    assert gunner.last.title == "Counterbattery fire at 2213: I/240/170 no effect"
    assert gunner.inputs["firers"][0]["unit"] == gunner.ids["1106"]
    assert gunner.inputs["targets"] == [
        {"unit": gunner.ids["I/240/170"], "red": 2, "gray": 3, "result": "0"}
    ]
    assert gunner.markers("1106")["fired"]
    assert not gunner.row("1106").may
    assert gunner.firing == {}


def test_offensive_fire_of_two_hexes_ends_where_the_example_does(gunner: Gunner) -> None:
    """3 + 7 count as 8, 8 + 4 as 12: 20 starts at 18; trench, village and size take four shifts."""
    ids = gunner.ids
    lost = (UnitId(ids["II/399/170"]), UnitId(ids["387/136"]))
    gunner.books.session.execute(LoseSteps(lost))
    aim(gunner, *ASSAULTS["1712"], segment="offensive_1", assault="1712")
    gunner.click_segment("conditions", "entrenched")
    gunner.click_segment("conditions", "village")
    block = gunner.block("II/399/170")
    assert gunner.outcome.total == "20"
    assert (block.columns.start, block.columns.final) == ("18", "5")
    assert gunner.firing["7GdMiner"][0] == "3 in 8"
    throw(gunner, "II/399/170", 9, 7, "1M")
    assert block.result.head.text() == "Column 5, die 9: 1 step, morale check"
    gunner.key(Qt.Key.Key_Return, CONTROL)
    assert gunner.steps_left("II/399/170") == 3
    assert gunner.inputs["place"] == "1712"
    assert gunner.inputs["entrenched"] is True
    assert gunner.inputs["terrain"] == ["village"]
    assert {one["unit"] for one in gunner.inputs["firers"]} == {ids[n] for n in ASSAULTS["1712"]}


def test_what_the_books_know_of_the_target_is_proposed(gunner: Gunner) -> None:
    """A unit with the marker is entrenched; the input stays open as long as the chip agrees."""
    entrench(gunner, "II/399/170")
    gunner.ask(segment="barrage", assault="1712")
    assert "entrenched" in gunner.form.chips.chosen
    assert gunner.form.raw()["entrenched"] is None
    gunner.click_segment("conditions", "entrenched")
    assert gunner.form.raw()["entrenched"] is False
    assert list(gunner.form.blocks) == [gunner.ids["II/399/170"]]


def test_what_was_ticked_of_a_hex_is_proposed_for_it_again(gunner: Gunner) -> None:
    aim(gunner, "56", segment="barrage", assault="1712")
    gunner.click_segment("conditions", "village")
    throw(gunner, "II/399/170", 1, 1, "0")
    gunner.key(Qt.Key.Key_Return, CONTROL)
    gunner.ask(segment="offensive_1", assault="1712")
    assert gunner.form.chips.chosen == {"village"}
    gunner.ask(segment="barrage", assault="1710")
    assert gunner.form.chips.chosen == frozenset()
    gunner.ask(segment="defensive_1", assault="1712")
    gunner.screen.panel.add_units([gunner.ids["II/399/170"]])
    gunner.settle()
    assert gunner.form.raw()["firers"][0]["terrain"] == ["village"]


def test_after_a_fire_the_list_offers_units_again(gunner: Gunner) -> None:
    """Not those that are picked, of which there are none: the next fire began with no unit."""
    aim(gunner, "56", segment="barrage", assault="1712")
    gunner.click_segment("firers_filter", "picked")
    throw(gunner, "II/399/170", 1, 1, "0")
    gunner.key(Qt.Key.Key_Return, CONTROL)
    assert gunner.find("firers_filter").value == "may fire"
    gunner.ask(segment="defensive_1", assault="1712")
    assert gunner.screen.firers.table.model().rowCount() > 0


# --------------------------------------------------------------------------- who may, and how


def test_a_unit_that_may_not_fire_is_shown_with_the_reason(gunner: Gunner) -> None:
    gunner.ask(segment="offensive_1", assault="1712")
    shown = gunner.screen.firers.model
    assert gunner.screen.firers.filter.value == "may fire"
    assert shown.find(lambda row: row.name == "321Gd") < 0
    rockets = gunner.row("321Gd")
    assert rockets.words == "the Artillery Chart gives it no offensive fire 1"
    gunner.click_segment("firers_filter", "all")
    assert shown.find(lambda row: row.name == "321Gd") >= 0


def test_a_unit_that_may_not_fire_stops_the_posting(gunner: Gunner) -> None:
    aim(gunner, "387/136", "321Gd", segment="offensive_1", assault="1712")
    throw(gunner, "II/399/170", 1, 1, "0")
    assert gunner.firing["321Gd"][2] == "the Artillery Chart gives it no offensive fire 1"
    assert not gunner.may_post
    before = gunner.books.queries.version()
    gunner.key(Qt.Key.Key_Return, CONTROL)
    assert gunner.books.queries.version() == before
    assert any("321Gd" in line for line in gunner.told)
    take_out(gunner, "321Gd")
    assert gunner.may_post


def test_another_way_of_firing(gunner: Gunner) -> None:
    """Heavy guns may fire as ordinary artillery, which counts in the sum."""
    aim(gunner, "1106", segment="barrage", assault="1712")
    gunner.click_segment("conditions", "entrenched")
    assert gunner.firing["1106"] == ("8", "heavy", "may fire")
    assert gunner.outcome.total == "0"
    gunner.find("firing").setFocus()
    gunner.key(Qt.Key.Key_Home)
    gunner.key(Qt.Key.Key_M)
    assert gunner.firing["1106"][1] == "indirect"
    assert gunner.outcome.total == "8"
    assert gunner.form.raw()["firers"] == [{"unit": gunner.ids["1106"], "mode": "indirect"}]


def test_points_are_split_over_two_hexes(gunner: Gunner) -> None:
    """The combat example lets one point fire at each of two hexes: H asks for the points."""
    aim(gunner, "II/399/170", segment="defensive_1", assault="1712", place="1612")
    gunner.find("firing").setFocus()
    gunner.key(Qt.Key.Key_Home)
    gunner.key(Qt.Key.Key_H)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ByHandDialog)
    box = dialog.findChild(QWidget, "points")
    assert isinstance(box, NumberField)
    box.setValue(2)
    dialog.action.click()
    gunner.window.activateWindow()
    gunner.settle()
    gunner.find("firing").setFocus()
    assert gunner.firing["II/399/170"][0] == "2"
    for name in ("7GdMiner", "387/136"):
        throw(gunner, name, 1, 1, "0")
    gunner.key(Qt.Key.Key_Return, CONTROL)
    assert gunner.inputs["firers"][0]["points"] == 2
    gunner.ask(segment="defensive_1", assault="1712", place="1613")
    assert gunner.row("II/399/170").modes[0].points == "3"


def test_at_fire_aims_at_one_armored_unit(gunner: Gunner) -> None:
    gunner.ask(segment="defensive_1", assault="1712", place="1613")
    assert list(gunner.form.blocks) == [gunner.ids["541/136"]]
    gunner.click_segment("kind", "AT")
    assert list(gunner.form.blocks) == [gunner.ids["1/61T"]]
    assert gunner.form.blocks[gunner.ids["1/61T"]].columns.columns == gunner.outcome.columns
    assert "20" in gunner.outcome.columns
    assert gunner.row("541/136").words == "not armored: regular fire"


def test_dice_can_be_rolled(gunner: Gunner) -> None:
    aim(gunner, "56", segment="barrage", assault="1712")
    block = gunner.block("II/399/170")
    gunner.click("roll", block)
    dice = block.dice.raw()
    assert all(isinstance(die, int) and 1 <= die <= 10 for die in dice.values())
    gunner.settle()
    assert block.dice.raw() == dice


def test_a_nought_on_a_die_is_ten(gunner: Gunner) -> None:
    aim(gunner, "56", segment="barrage", assault="1712")
    block = gunner.block("II/399/170")
    die = gunner.find("red", block)
    die.setFocus()
    die.selectAll()
    gunner.type("0")
    assert block.dice.raw() == {"red": 10, "gray": None}


def test_zone_fire_is_of_the_other_side_in_the_movement_phase(qtbot: QtBot, tmp_path: Path) -> None:
    gunner = Gunner(qtbot, tmp_path, campaign(tmp_path, "first_movement"))
    assert gunner.find("fire_title").text() == "ZOC fire"
    assert gunner.screen.firers.title.accessibleName() == "Fires: German"
    step_to(gunner, "Place or remove")
    gunner.key(Qt.Key.Key_Return)
    assert gunner.find("step_title").text() == "Place or remove"


def test_a_hex_that_the_books_do_not_know_is_typed(gunner: Gunner) -> None:
    """Where nobody entered hexes, the units are picked from all of the side."""
    place = gunner.find("place")
    place.setFocus()
    gunner.key(Qt.Key.Key_A, CONTROL)
    gunner.type("1811")
    gunner.key(Qt.Key.Key_Return)
    assert gunner.form.wish.place == "1811"
    assert gunner.form.blocks == {}
    gunner.click_segment("targets_filter", "all")
    gunner.screen.targets.table.setFocus()
    gunner.key(Qt.Key.Key_Home)
    gunner.key(Qt.Key.Key_Space)
    assert len(gunner.form.blocks) == 1
    assert gunner.form.raw()["place"] == "1811"


def test_a_chart_that_is_filled_in_says_the_result(gunner: Gunner) -> None:
    """Then nothing is picked: dice in, steps and morale out."""
    layout = game("spark").charts()["combat_results"]
    cells = [["2M"] * len(layout.columns) for _ in layout.rows]
    copy = {"rows": list(layout.rows), "columns": list(layout.columns), "cells": cells}
    gunner.books.session.execute(FillChart("combat_results", copy))
    aim(gunner, "56", segment="barrage", assault="1712")
    block = gunner.block("II/399/170")
    throw(gunner, "II/399/170", 4, 2)
    assert not block.entry.isVisible()
    assert block.result.head.text() == "Column 8, die 4: 2 steps, morale check"
    assert "your table" in block.result.lines.text()
    assert gunner.may_post
    gunner.click("post")
    assert gunner.steps_left("II/399/170") == 3
    assert gunner.markers("56")["fired"]


def test_a_line_in_the_search_picks_the_units_that_it_names(gunner: Gunner) -> None:
    gunner.ask(segment="offensive_1", assault="1712", place="1712")
    gunner.key(Qt.Key.Key_F, CONTROL)
    gunner.type("387/136, 541, 9 zouave")
    gunner.key(Qt.Key.Key_Return)
    assert gunner.firing_names == ["387/136", "541/136"]
    firers = gunner.screen.firers
    assert firers.search.text() == "9 zouave"
    assert firers.summary.text() == "9 zouave: not found"
    # Who is in the fire stays in it, and of a division those come that may fire.
    firers.search.setText("136th Rifle")
    gunner.key(Qt.Key.Key_Return)
    assert firers.search.text() == ""
    assert set(gunner.firing_names) >= {"387/136", "541/136"}
    assert all(words == "may fire" for _, _, words in gunner.firing.values())


def test_a_withdrawal_that_opens_without_an_assault_is_no_mistake_yet(gunner: Gunner) -> None:
    workspace = gunner.window.workspace
    assert workspace is not None
    workspace.show_page("turn")
    gunner.settle()
    turn = workspace.screen_shown
    assert isinstance(turn, TurnScreen)
    for name in (DEFENDER_ACTION, ATTACKER_ACTION):
        assert turn.show_action(name)
        gunner.settle()
        assert turn.phase is not None
        panel = turn.phase.panel
        assert panel is not None
        assert not panel.touched
        gunner.qtbot.waitUntil(partial(_says_something, panel.pane))
        assert panel.form.raw()["hex"] == ""
        assert {line._token for line in panel.pane.fault_lines} == {"ink2"}  # noqa: SLF001 - the colour is seen by eye alone


def _says_something(pane: WorkingPane) -> bool:
    return bool(pane.fault_lines)
