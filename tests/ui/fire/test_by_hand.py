"""A fire and an assault combat with dice from the table: few keys, and nothing moves meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import EditUnits, FillChart
from oobmgr.domain.postings import UnitId
from oobmgr.ui.views.forms.working import TallWorking
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.reading_order import stops
from tests.campaigns import post
from tests.ui.desks import until
from tests.ui.fire.gunner import ASSAULTS, CONTROL, Gunner, aim, campaign, ids_of, step_to, throw

ENTER = Qt.Key.Key_Return


class CountedGunner(Gunner):
    """Plays on the page with keys, and counts them."""

    pressed = 0

    def press(self, keys: str) -> None:
        """Press keys in turn: `>` is Enter, `_` Space, `!` Ctrl+Enter, `R` F5; others as typed."""
        for key in keys:
            self.pressed += 1
            match key:
                case ">":
                    QTest.keyClick(self.focus, ENTER)
                case "_":
                    QTest.keyClick(self.focus, Qt.Key.Key_Space)
                case "!":
                    QTest.keyClick(self.focus, ENTER, CONTROL)
                case "R":
                    QTest.keyClick(self.focus, Qt.Key.Key_F5)
                case "\t":
                    QTest.keyClick(self.focus, Qt.Key.Key_Tab)
                case _:
                    QTest.keyClicks(self.focus, key)
            self.settle()
            until(self.qtbot, self.has_asked)
            self.settle()

    def has_asked(self) -> bool:
        """Whether what is in pencil was asked, which happens a moment after a key."""
        timers = self.screen.findChildren(QTimer)
        return not any(one.isActive() and one.isSingleShot() for one in timers)

    def places(self) -> dict[QWidget, QPoint]:
        """Where all stands that is typed into or pressed; the working is only read."""
        found = (one for one in stops(self.screen) if one.objectName() != "working")
        return {one: one.mapTo(self.screen, QPoint(0, 0)) for one in found}


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> CountedGunner:
    gunner = CountedGunner(qtbot, tmp_path, campaign(tmp_path))
    until(qtbot, lambda: gunner.focus.objectName() == "phase_steps")
    return gunner


def test_a_fire_with_dice_of_the_table_takes_eight_keys(hands: CountedGunner) -> None:
    """Open the step, pick who fires, both dice, the result of the player's table, post."""
    hands.press(">_2>3>0!")
    assert hands.pressed == 8
    assert hands.last.title == "Counterbattery fire at 2213: I/240/170 no effect"
    fired = hands.inputs["targets"]
    assert fired == [{"unit": hands.ids["I/240/170"], "red": 2, "gray": 3, "result": "0"}]


def test_one_key_rolls_both_dice(hands: CountedGunner) -> None:
    hands.press(">_R")
    assert None not in hands.block("I/240/170").dice.raw().values()
    before = hands.block("I/240/170").dice.raw()
    hands.press("R")
    assert hands.block("I/240/170").dice.raw() == before  # what lies on the table stays


def test_an_assault_combat_with_dice_of_the_table_takes_six_keys(hands: CountedGunner) -> None:
    hands.ask(segment="barrage", assault="1712")
    step_to(hands, "Assault combat")
    hands.press(">7\t\t4!")
    assert hands.pressed == 6
    assert "1712" in hands.last.title
    assert (hands.inputs["assaulter_die"], hands.inputs["defender_die"]) == (7, 4)


def test_digits_typed_in_a_list_fill_one_die_after_the_other(hands: CountedGunner) -> None:
    """The 7 after a 9 is the next die, whether typed in the list or after a click on the first."""
    hands.press(">_97")
    assert hands.block("I/240/170").dice.raw() == {"red": 9, "gray": 7}


def test_ten_typed_in_a_list_is_one_die(hands: CountedGunner) -> None:
    hands.press(">_104")
    assert hands.block("I/240/170").dice.raw() == {"red": 10, "gray": 4}


def test_dice_of_an_assault_are_typed_one_after_the_other(hands: CountedGunner) -> None:
    hands.ask(segment="barrage", assault="1712")
    step_to(hands, "Assault combat")
    hands.press(">83!")
    assert (hands.inputs["assaulter_die"], hands.inputs["defender_die"]) == (8, 3)


def test_an_assault_combat_opens_with_the_terrain_that_a_fire_told(hands: CountedGunner) -> None:
    fired = {"segment": "barrage", "assault": "1712", "place": "1712", "kind": "regular"}
    target = {"unit": hands.ids["II/399/170"], "red": 1, "gray": 1, "result": "0"}
    firers = [{"unit": hands.ids["56"]}]
    post(hands.books, "fire", **fired, firers=firers, targets=[target], terrain=["village", "hill"])
    hands.screen.refresh()
    hands.ask(segment="barrage", assault="1712")
    step_to(hands, "Assault combat")
    hands.press(">7\t\t4!")
    assert (hands.inputs["terrain"], hands.inputs["hill"]) == (["village"], True)


def test_nothing_moves_while_dice_and_result_are_entered(hands: CountedGunner) -> None:
    aim(hands, *ASSAULTS["1712"], segment="offensive_1", assault="1712")
    hands.press("")
    before = hands.places()
    posts = hands.find("post").mapTo(hands.screen, QPoint(0, 0))
    hands.find("red").setFocus()
    for key in ("9", ">", "7", ">", "1"):
        hands.press(key)
        now = hands.places()
        assert {one: now[one] for one in before if one in now} == {
            one: place for one, place in before.items() if one in now
        }, key
    assert hands.find("post").mapTo(hands.screen, QPoint(0, 0)) == posts
    assert hands.may_post


def test_the_place_of_a_result_that_is_not_there_yet_says_so(hands: CountedGunner) -> None:
    aim(hands, *ASSAULTS["1712"], segment="offensive_1", assault="1712")
    hands.press("")
    block = next(iter(hands.form.blocks.values()))
    whole = block.result
    assert whole.isVisible()
    assert (whole.head.text(), whole.lines.text()) == ("No result yet", "Enter both dice, or roll.")
    below = block.height() - block.result.geometry().bottom() - 1
    assert below < hands.find("red").height()  # no blank ground is left of the room that is kept
    hands.find("red").setFocus()
    hands.press("9>7>1")
    assert whole.head.text().startswith("Column")
    assert whole.lines.text()
    assert whole.height() == whole.sizeHint().height()


def test_a_low_panel_leaves_no_blank_ground_below_what_posts(hands: CountedGunner) -> None:
    assert hands.window.workspace is not None
    hands.window.workspace.replay.strip.fold.click()
    hands.window.resize(1024, 700)
    aim(hands, *ASSAULTS["1712"], segment="offensive_1", assault="1712")
    hands.press("")
    hands.find("red").setFocus()
    hands.press("9>7>1")
    assert hands.screen.panel.poster is not None
    area = hands.screen.panel.poster.area
    assert area.verticalScrollBar().maximum() > 0  # there is more to see above
    assert area.height() > 0.64 * hands.screen.panel.height()


def test_who_types_faster_than_the_page_answers_loses_no_digit(hands: CountedGunner) -> None:
    aim(hands, *ASSAULTS["1712"], segment="offensive_1", assault="1712")
    block = next(iter(hands.form.blocks.values()))
    die = block.dice.dice["red"]
    die.setFocus()
    for key in (Qt.Key.Key_9, Qt.Key.Key_Return, Qt.Key.Key_7):
        QTest.keyClick(hands.focus, key)  # nothing is waited for, the page asks meanwhile
    hands.form.changed.emit()
    QTest.keyClick(hands.focus, Qt.Key.Key_Backspace)
    QTest.keyClick(hands.focus, Qt.Key.Key_4)
    hands.settle()
    assert next(iter(hands.form.blocks.values())).dice.raw() == {"red": 9, "gray": 4}
    assert block.dice.dice["red"] is die


def test_decision_and_reason_stand_together(hands: CountedGunner) -> None:
    """At 1280 x 900 the working is beside the column and the result, line by line."""
    hands.window.resize(1280, 900)
    hands.settle()
    links = (one for one in hands.window.findChildren(LinkButton) if one.isVisible())
    fold = next(one for one in links if one.text() == "Fold")
    hands.qtbot.mouseClick(fold, Qt.MouseButton.LeftButton)
    hands.settle()
    aim(hands, *ASSAULTS["1712"], segment="offensive_1", assault="1712")
    hands.press("")
    hands.find("red").setFocus()
    hands.press("9>7>1")
    view = hands.find("working")
    assert isinstance(view, TallWorking)
    assert hands.screen.reason.isAncestorOf(view)
    assert hands.screen.reason.height() > 0.6 * view.height()
    labels = [row.label for row in view.rows]
    assert "Direct: 387/136 8 and 7GdMiner 3: 11" in labels
    step_to(hands, "Assault combat")
    hands.press(">7\t\t4")
    die, pane = hands.find("assaulter_die"), hands.find("step_reason")
    assert die.visibleRegion().boundingRect().size() == die.size()
    assert pane.isVisible()
    assert hands.find("note").text()


def test_an_entered_result_is_kept_in_the_chart_and_held_against_it(hands: CountedGunner) -> None:
    hands.press(">_2>3>0")
    hands.click("keep_result")
    hands.press("!")
    assert hands.last.title.endswith("no effect")
    chart = next(row for row in hands.books.queries.charts() if row.copy is not None)
    assert chart.copy is not None
    assert chart.copy.filled == 1
    hands.key(Qt.Key.Key_Z, CONTROL)
    # The panel has gone on to the first assault.
    aim(hands, "1106", segment="counterbattery", place="2213")
    throw(hands, "I/240/170", 2, 3)
    assert "Result: your table." in hands.block("I/240/170").result.lines.text()


def test_a_result_that_the_chart_has_otherwise_is_said_and_taken_back(hands: CountedGunner) -> None:
    hands.press(">_2>3>0")
    rows, columns = [str(die) for die in range(1, 11)], list(hands.outcome.columns)
    cells = [["1M"] * len(columns) for _ in rows]
    copy = {"rows": rows, "columns": columns, "cells": cells}
    hands.books.session.execute(FillChart(hands.outcome.chart, copy))
    assert hands.window.desk is not None
    hands.window.desk.look_around()
    hands.settle()
    assert any("Your chart has 1M" in line for line in hands.told)
    hands.click("take_right")
    until(hands.qtbot, hands.has_asked)
    hands.settle()
    assert not any("Your chart has" in line for line in hands.told)
    assert hands.block("I/240/170").entry.raw() == "1M"


def test_boxes_that_nobody_entered_wait_for_a_word(qtbot: QtBot, tmp_path: Path) -> None:
    """Steps that stand in for them shift the column, so a player says that they shall."""
    books = campaign(tmp_path)
    guns = (UnitId(ids_of(books)["I/240/170"]),)
    books.session.execute(EditUnits(guns, {"trait:steps_unknown": "yes"}))
    hands = CountedGunner(qtbot, tmp_path, books)
    until(qtbot, lambda: hands.focus.objectName() == "phase_steps")
    hands.press(">_2>3>0")
    assert not hands.may_post
    chips = hands.find("conditions")
    at = chips.options.index("unknown boxes count as shown")
    place = chips.cell_rects()[at].center().toPoint()
    QTest.mouseClick(chips, Qt.MouseButton.LeftButton, pos=place)
    hands.settle()
    until(qtbot, lambda: hands.may_post)
    hands.press("!")
    assert hands.inputs["stand_in"] is True
