"""Units and formations changed on the page "Order of battle", with keys and with the mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.order_of_battle.unit_columns import STEPS
from tests.ui.order_of_battle.hands import (
    SHIFT,
    child,
    choose,
    names,
    prompt,
    select,
    unit,
    write,
)
from tests.ui.order_of_battles import press, settled


def test_a_click_on_a_step_box_strikes_it_and_another_takes_it_back(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    cell = screen.table.visualRect(screen.table.units.index(1, STEPS))
    second_box = QPoint(cell.left() + 8 + 16 + 7, cell.center().y())
    qtbot.mouseClick(screen.table.viewport(), Qt.MouseButton.LeftButton, pos=second_box)
    settled(desk, qtbot)
    assert unit(desk, "0").steps_left == 1
    line = screen.table.units.row_at(1)
    assert line is not None
    assert (line.ratings, line.status) == ("4-8", "cadre")
    qtbot.mouseClick(screen.table.viewport(), Qt.MouseButton.LeftButton, pos=second_box)
    settled(desk, qtbot)
    assert unit(desk, "0").steps_left == 2


def test_x_strikes_all_selected_units_in_one_command_and_undo_takes_it_back(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    screen.table.selectRow(1)
    press(screen.table, Qt.Key.Key_Down, SHIFT)
    press(screen.table, Qt.Key.Key_Down, SHIFT)
    assert screen.bar.number.text() == "3 selected"
    assert screen.bar.words.text() == "6 of 6 steps, Attack 24, Defense 24, REs not known, 1 SP"
    press(screen.table, Qt.Key.Key_X)
    settled(desk, qtbot)
    assert [unit(desk, name).steps_left for name in ("0", "1", "2", "3")] == [1, 1, 1, 2]
    # A cadre is one RE, whatever its unit was.
    assert screen.bar.words.text() == "3 of 6 steps, Attack 8, Defense 8, REs 3, 0 SP"
    desk.undo()
    settled(desk, qtbot)
    assert unit(desk, "0").steps_left == 2
    assert screen.bar.words.text() == "6 of 6 steps, Attack 24, Defense 24, REs not known, 1 SP"
    press(screen.table, Qt.Key.Key_X)
    press(screen.table, Qt.Key.Key_X, SHIFT)
    settled(desk, qtbot)
    assert unit(desk, "1").steps_left == 2


def test_what_is_refused_is_said_in_the_bar_and_changes_nothing(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "3", side="soviet")
    press(screen.table, Qt.Key.Key_X, SHIFT)
    settled(desk, qtbot)
    assert "has 1 of 1 steps" in screen.bar.fault.text()
    assert unit(desk, "3", "soviet").steps_left == 1
    select(screen, "4", side="soviet")
    assert screen.bar.fault.isHidden()


def test_a_refusal_is_read_in_full_and_takes_the_place_of_what_was_told_before(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    told: list[str] = []
    desk.announced.connect(told.append)
    screen.resize(800, 500)
    select(screen, "3", side="soviet")
    for _ in range(2):
        press(screen.table, Qt.Key.Key_X)
        settled(desk, qtbot)
    fault = screen.bar.fault
    assert "is dead" in fault.text() or "0 of 1 steps" in fault.text()
    assert told[-1] == fault.text()
    assert fault.height() >= fault.heightForWidth(fault.width())
    assert fault.mapTo(screen, fault.rect().bottomRight()).x() <= screen.width()


def test_a_unit_without_steps_is_in_the_dead_pile(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "3", "4", side="soviet")
    press(screen.table, Qt.Key.Key_X)
    settled(desk, qtbot)
    tree = screen.tree.tree
    tree.setCurrentIndex(tree.nodes.index(2, 0))
    assert names(screen) == ["3 rifle", "4 rifle"]
    choose(screen.filters.menus["status"], "dead pile")
    assert screen.filters.count.text() == "2 of 200 units"


def test_m_asks_for_a_hex_and_moves_all_selected(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "1", "2")
    press(screen.table, Qt.Key.Key_M)
    asked = prompt(screen)
    assert asked.windowTitle() == "Move 2 units"
    write(child(asked, "prompt_hex"), "1B 2417", qtbot)
    settled(desk, qtbot)
    assert [unit(desk, name).hex for name in ("1", "2")] == ["1B 2417", "1B 2417"]
    assert desk.campaign.queries.undo_state().undo is not None
    desk.undo()
    settled(desk, qtbot)
    assert unit(desk, "1").hex == "1B 2001"


def test_the_status_menu_sets_an_arrival_and_says_what_is_no_turn(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "20")
    actions = screen.units.status_menu().actions()
    actions[1].trigger()
    asked = prompt(screen)
    field = child(asked, "prompt_arrival")
    write(field, "soon", qtbot)
    settled(desk, qtbot)
    assert asked.isVisible()
    assert field.text() == "soon"
    write(field, "July II 1941", qtbot)
    settled(desk, qtbot)
    changed = unit(desk, "20")
    assert (changed.status, changed.arrival) == ("due", "1941-07-II")
    line = screen.table.selected_rows()[0]
    assert line.status == "arrives Jul II"


def test_s_opens_the_menu_and_the_dead_pile_takes_all_steps(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "21", "22")
    screen.units.status_menu().actions()[3].trigger()
    settled(desk, qtbot)
    assert [unit(desk, n).status for n in ("21", "22")] == ["dead", "dead"]
    select(screen, "23")
    press(screen.table, Qt.Key.Key_S)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert popup.objectName() == "status_menu"
    popup.close()


def test_del_asks_for_the_reason_and_removes(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "5")
    press(screen.table, Qt.Key.Key_Delete)
    told = [label.text() for label in prompt(screen).findChildren(QLabel)]
    # One unit is not *they*.
    assert "It leaves the order of battle; the ledger keeps it, and undo brings it back." in told
    write(child(prompt(screen), "prompt_reason"), "twice", qtbot)
    settled(desk, qtbot)
    assert screen.filters.count.text() == "199 units"
    assert screen.inspector.unit_id == 0
    desk.undo()
    settled(desk, qtbot)
    assert screen.filters.count.text() == "200 units"


def test_the_inspector_shows_one_unit_in_full(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "5")
    settled(desk, qtbot)
    one = screen.inspector.one
    assert one.title.text() == "5 panzer"
    assert [(row.label, row.value) for row in one.abilities.rows] == [
        ("Attack", "10"),
        ("Defense", "10"),
        ("Movement", "10"),
        ("Activation", "1 SP"),
    ]
    assert one.boxes.row.printed == ("4", "10")
    qtbot.mouseClick(one.boxes, Qt.MouseButton.LeftButton, pos=QPoint(4 + 28 + 13, 16))
    settled(desk, qtbot)
    assert unit(desk, "5").steps_left == 1
    assert [(row.label, row.value) for row in one.abilities.rows] == [
        ("Attack", "4"),
        ("Defense", "4"),
        ("Movement", "8"),
        ("Activation", "free"),
    ]
    assert one.steps_words.text() == "1 of 2 left. The full side is 10-10, the cadre 4-8."
    desk.undo()
    settled(desk, qtbot)
    assert [(row.title[:8], row.undone) for row in one.history.rows][-2:] == [
        ("5 panzer", True),
        ("Imported", False),
    ]


def test_enter_opens_the_fields_and_enter_there_posts(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "8")
    at = screen.table.units.places_of({unit(desk, "8").id})[0]
    screen.table.setCurrentIndex(screen.table.units.index(at, 1))
    press(screen.table, Qt.Key.Key_Return)
    form = screen.inspector.one.form
    assert form is not None
    assert form.isVisible()
    write(child(form, "edit_designation"), "8 Jäger", qtbot)
    write(child(form, "edit_rating:attack"), "9", qtbot)
    write(child(form, "edit_formation"), "Army Group Centre / 4 Corps", qtbot)
    settled(desk, qtbot)
    changed = unit(desk, "8 Jäger")
    assert changed.ratings["attack"] == 9
    assert changed.path == ("Army Group Centre", "4 Corps")
    assert screen.inspector.one.title.text() == "8 Jäger infantry"
    assert len(desk.campaign.queries.unit_history(changed.id)) == 4


def test_a_fault_stands_beside_its_field_and_esc_restores(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    select(screen, "8")
    screen.edit()
    form = screen.inspector.one.form
    assert form is not None
    attack = form.lines["rating:attack"]
    write(attack, "many", qtbot)
    settled(desk, qtbot)
    assert "is not a rating" in attack.fault.text()
    assert attack.text() == "many"
    formation = form.lines["formation"]
    write(formation, "Nowhere", qtbot)
    assert "no such formation" in formation.fault.text()
    press(attack, Qt.Key.Key_Escape)
    assert attack.text() == "7"
    assert attack.fault.text() == ""
    assert screen.holds_pencil()
    assert screen.put_away()
    assert not screen.holds_pencil()
    assert formation.text() == "Army Group Centre / 0 Corps"
    assert screen.put_away()  # nothing is typed any more: leaves the fields
    assert form.isHidden()
    assert not screen.put_away()


def test_esc_leaves_the_fields_and_goes_back_to_the_unit(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    select(screen, "8")
    settled(desk, qtbot)
    screen.edit()
    form = screen.inspector.one.form
    assert form is not None
    line = form.lines["designation"]
    assert line.hasFocus()
    qtbot.keyClicks(line, "9")
    press(line, Qt.Key.Key_Escape)  # the first gives back what was typed over
    assert line.text() == "8"
    assert screen.put_away()
    assert form.isHidden()
    assert screen.table.hasFocus()
    assert [row.unit.designation for row in screen.table.selected_rows()] == ["8"]
