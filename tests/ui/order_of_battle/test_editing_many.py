"""Several units edited in one form, filled down and duplicated."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QLabel, QMenu
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import EditUnits
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.what_is_menu import what_is_action
from tests.ui.order_of_battle.hands import CONTROL, SHIFT, child, prompt, select, unit, write
from tests.ui.order_of_battles import press, settled


def test_what_differs_is_various_and_stays_unless_it_is_typed_over(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "5", "6", "7")
    at = screen.table.units.places_of({unit(desk, "7").id})[0]
    flag = QItemSelectionModel.SelectionFlag.NoUpdate
    screen.table.selectionModel().setCurrentIndex(screen.table.units.index(at, 1), flag)
    press(screen.table, Qt.Key.Key_Return)  # several: the form of all facts
    asked = prompt(screen)
    assert asked.windowTitle() == "Edit 3 units"
    # 5 is a panzer division with another cadre; nation, steps and formation are the same.
    assert child(asked, "prompt_type").text() == ""
    assert child(asked, "prompt_type").placeholderText() == "various"
    assert child(asked, "prompt_nation").text() == "Germany"
    assert child(asked, "prompt_formation").text() == "Army Group Centre / 0 Corps"
    assert asked.findChild(QComboBox, "prompt_designation") is None
    for field, text in (("trait:cadre", "1-6"), ("setup", "at Brest"), ("rating:move", "12")):
        child(asked, f"prompt_{field}").setText(text)
    child(asked, "prompt_note").setText("-")
    write(child(asked, "prompt_formation"), "Army Group Centre / 9 Corps", qtbot)
    settled(desk, qtbot)
    changed = [unit(desk, name) for name in "567"]
    assert [one.type for one in changed] == ["panzer", "infantry", "infantry"]
    assert [one.traits["cadre"] for one in changed] == ["1-6"] * 3
    # A trait by the word that players have for it, and not as it is stored.
    told = desk.campaign.queries.undo_state().undo or ""
    assert "cadre" in told
    assert "trait" not in told
    assert [one.ratings["move"] for one in changed] == [12] * 3
    assert [one.ratings["attack"] for one in changed] == [10, 7, 7]
    assert [one.note for one in changed] == ["", "", ""]  # 7 had one
    assert {one.path[-1] for one in changed} == {"9 Corps"}
    desk.undo()
    settled(desk, qtbot)
    assert unit(desk, "7").note == "the old guard"
    assert unit(desk, "7").path[-1] == "0 Corps"


def test_one_wrong_field_of_many_changes_nothing_and_is_told_beside_it(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "5", "6")
    press(screen.table, Qt.Key.Key_E)
    asked = prompt(screen)
    child(asked, "prompt_note").setText("new")
    write(child(asked, "prompt_steps"), "many", qtbot)
    settled(desk, qtbot)
    assert asked.isVisible()
    fault = asked.findChild(QLabel, "prompt_fault_steps")
    assert fault is not None
    assert "is not a number of steps" in fault.text()
    assert unit(desk, "5").note == ""


def test_status_and_steps_of_one_unit_are_in_the_same_form(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "8")
    press(screen.table, Qt.Key.Key_E)
    asked = prompt(screen)
    assert asked.windowTitle() == "Edit 8 infantry XX, 0 Corps"
    box = asked.findChild(QComboBox, "prompt_status")
    assert box is not None
    assert box.currentText() == "on the map"
    child(asked, "prompt_steps_left").setText("1")
    write(child(asked, "prompt_designation"), "8 Jg", qtbot)
    settled(desk, qtbot)
    assert unit(desk, "8 Jg").steps_left == 1
    select(screen, "8 Jg")
    screen.units.by_name["edit_units"].trigger()
    asked = prompt(screen)
    asked.verb.click()
    settled(desk, qtbot)
    assert asked.isVisible()  # nothing was typed over, and that is said
    asked.reject()


def test_a_form_that_was_typed_in_asks_before_it_goes(
    screen: OrderOfBattleScreen, desk: Desk
) -> None:
    """Esc, or the button of the frame, took twenty fields away without a word."""
    select(screen, "8")
    press(screen.table, Qt.Key.Key_E)
    asked = prompt(screen)
    line = child(asked, "prompt_designation")
    line.setText("8 Jg")
    press(line, Qt.Key.Key_Escape)
    assert asked.isVisible()
    told = asked.findChild(QLabel, "prompt_fault")
    assert told is not None
    assert told.text().startswith("What you changed here is not in the books yet.")
    # What is typed after that is something else to lose.
    line.setText("8 Jäger")
    asked.close()
    assert asked.isVisible()
    asked.close()
    assert not asked.isVisible()
    assert unit(desk, "8").designation == "8"


@pytest.mark.parametrize("changed", [True, False])
def test_cancel_drops_a_form_at_once_and_so_does_esc_with_nothing_typed(
    screen: OrderOfBattleScreen, *, changed: bool
) -> None:
    select(screen, "8")
    press(screen.table, Qt.Key.Key_E)
    asked = prompt(screen)
    if changed:
        child(asked, "prompt_designation").setText("8 Jg")
        asked.cancel.click()
    else:
        press(asked, Qt.Key.Key_Escape)
    assert not asked.isVisible()


def test_fill_down_gives_the_others_what_the_first_has(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "1", "2", "3")
    press(screen.table, Qt.Key.Key_D, CONTROL)
    asked = prompt(screen)
    box = asked.findChild(QComboBox, "prompt_fact")
    assert box is not None
    box.setCurrentIndex(box.findData("hex"))
    assert box.currentText() == "Hex: 1B 2001"
    asked.verb.click()
    settled(desk, qtbot)
    assert [unit(desk, n).hex for n in "1234"] == ["1B 2001"] * 3 + ["1B 2004"]
    select(screen, "1")
    screen.units.by_name["fill_down"].trigger()
    assert "those below it" in screen.bar.fault.text()


def test_fill_down_counts_those_that_have_it_not_and_is_refused_where_all_have_it(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    ids = tuple(unit(desk, name).id for name in "12")
    desk.execute(EditUnits(ids, {"note": "from the Rhine"}))
    settled(desk, qtbot)
    select(screen, "1", "2", "3", "4")
    press(screen.table, Qt.Key.Key_D, CONTROL)
    asked = prompt(screen)
    box = asked.findChild(QComboBox, "prompt_fact")
    assert box is not None
    box.setCurrentIndex(box.findData("note"))
    assert said(asked, "2 other units will get the same.")
    asked.verb.click()
    settled(desk, qtbot)
    # The first of those that were selected has it, and 2 had it already.
    of_three, of_two = (desk.campaign.queries.unit_history(unit(desk, name).id)[0] for name in "32")
    assert of_three.title == "Changed notes of 3 infantry XX, 4 infantry XX"
    assert of_two.title == "Changed notes of 1 infantry XX, 2 infantry XX"
    screen.units.by_name["fill_down"].trigger()
    asked = prompt(screen)
    box = asked.findChild(QComboBox, "prompt_fact")
    assert box is not None
    box.setCurrentIndex(box.findData("note"))
    asked.verb.click()
    settled(desk, qtbot)
    fault = asked.findChild(QLabel, "prompt_fault_fact")
    assert fault is not None
    assert "have that already" in fault.text()


def said(asked: Prompt, sentence: str) -> bool:
    """Whether a sentence stands in a form."""
    return any(label.text() == sentence for label in asked.findChildren(QLabel))


def test_enter_in_the_number_of_copies_duplicates(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "1")
    press(screen.table, Qt.Key.Key_D, CONTROL, SHIFT)
    number = prompt(screen).findChild(NumberField, "prompt_times")
    assert number is not None
    number.setValue(4)
    qtbot.keyClick(number, Qt.Key.Key_Return)
    settled(desk, qtbot)
    # 200 units and four more, each with a number of its own.
    assert screen.filters.count.text() == "204 units"
    new = sorted(screen.books.lines, key=lambda line: line.unit.id)[200:]
    assert len({line.unit.designation for line in new} - {"1"}) == 4


def test_duplicates_are_called_the_same_where_that_is_chosen(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "1")
    press(screen.table, Qt.Key.Key_D, CONTROL, SHIFT)
    asked = prompt(screen)
    box = asked.findChild(QComboBox, "prompt_names")
    assert box is not None
    box.setCurrentIndex(1)  # the same names
    asked.verb.click()
    settled(desk, qtbot)
    new = sorted(screen.books.lines, key=lambda line: line.unit.id)[200:]
    assert [line.unit.designation for line in new] == ["1"]


def test_units_are_duplicated_as_often_as_is_said(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "1", "2")
    press(screen.table, Qt.Key.Key_D, CONTROL, SHIFT)
    asked = prompt(screen)
    number = asked.findChild(NumberField, "prompt_times")
    assert number is not None
    number.setValue(3)
    asked.verb.click()
    settled(desk, qtbot)
    assert screen.filters.count.text() == "206 units"


@pytest.mark.usefixtures("in_german")
def test_the_words_that_a_field_takes_are_german_and_kept_in_english(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """The prompt said *hoch, medium, niedrig*, what stood there was English, *hoch* was refused."""
    select(screen, "7")
    press(screen.table, Qt.Key.Key_E)
    field = child(prompt(screen), "prompt_trait:confidence")
    assert field.placeholderText() == "hoch, mittel, niedrig oder nichts"
    write(field, "mittel", qtbot)
    settled(desk, qtbot)
    assert unit(desk, "7").traits["confidence"] == "medium"
    press(screen.table, Qt.Key.Key_E)
    field = child(prompt(screen), "prompt_trait:confidence")
    assert field.text() == "mittel"
    write(field, "low", qtbot)
    settled(desk, qtbot)
    assert unit(desk, "7").traits["confidence"] == "low"


@pytest.mark.usefixtures("in_german")
def test_a_form_of_several_units_is_german_in_title_and_hints(screen: OrderOfBattleScreen) -> None:
    select(screen, "5", "6")
    press(screen.table, Qt.Key.Key_E)
    asked = prompt(screen)
    assert asked.windowTitle() == "2 Einheiten bearbeiten"
    assert child(asked, "prompt_type").placeholderText() == "verschieden"
    menu = QMenu(screen)
    what_is_action(menu, screen.table, None)
    assert [one.text() for one in menu.actions()] == ["Was ist das?\tUmschalt+F1"]


def test_a_column_without_a_title_has_a_name_for_who_hears_it(screen: OrderOfBattleScreen) -> None:
    table = QAccessible.queryAccessibleInterface(screen.table)
    parts = (table.child(at) for at in range(screen.table.units.columnCount() + 1))
    heads = [one for one in parts if one.role() == QAccessible.Role.ColumnHeader]
    said = [one.text(QAccessible.Text.Name) for one in heads]
    assert said[0] == "The symbol of the type, with the size above it, in the form of the side."
    assert said[1] == "Designation"  # what is written there is read as it stands
    assert all(said)
