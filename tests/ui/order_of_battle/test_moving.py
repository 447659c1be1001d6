"""Units and formations put elsewhere: dragged, cut and pasted, moved to, split off, merged."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QDragMoveEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import AddFormation, Advance, LoseSteps
from oobmgr.domain.accounts import SideId
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.views.order_of_battle.carried import carried_in
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from tests.ui.order_of_battle.hands import (
    CONTROL,
    child,
    come_back,
    formation,
    key,
    prompt,
    select,
    unit,
    write,
)
from tests.ui.order_of_battles import press, settled

NO_BUTTON = Qt.MouseButton.NoButton
NO_KEY = Qt.KeyboardModifier.NoModifier
MOVE = Qt.DropAction.MoveAction


def place(screen: OrderOfBattleScreen, where: NodeKey) -> QPoint:
    tree = screen.tree.tree
    index = tree.nodes.index_of(where)
    tree.expandAll()
    tree.scrollTo(index)
    return tree.visualRect(index).center()


@pytest.fixture
def drags(monkeypatch: pytest.MonkeyPatch) -> Sequence[QMimeData]:
    """What was dragged: the system's own loop of a drag cannot be run in a test."""
    found: list[QMimeData] = []

    def take(drag: QDrag, *_: object) -> Qt.DropAction:
        mime = QMimeData()
        for kind in drag.mimeData().formats():
            mime.setData(kind, drag.mimeData().data(kind))
        found.append(mime)
        return MOVE

    monkeypatch.setattr(QDrag, "exec", take)
    return found


def drag_row(screen: OrderOfBattleScreen, at: int, qtbot: QtBot) -> None:
    """Press on a row, move away, let go."""
    table = screen.table
    start = table.visualRect(table.units.index(at, 2)).center()
    view = table.viewport()
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    # No further: by then the system has the mouse until it is let go.
    for by in (4, 12):
        qtbot.mouseMove(view, start + QPoint(-by, by))
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=start + QPoint(-12, 12))


def drop(screen: OrderOfBattleScreen, mime: QMimeData, where: NodeKey) -> bool:
    """Let go of what is dragged over a node of the tree; whether it could be dropped there."""
    at, tree = place(screen, where), screen.tree.tree
    over = QDragMoveEvent(at, MOVE, mime, Qt.MouseButton.LeftButton, NO_KEY)
    tree.dragMoveEvent(over)
    if over.isAccepted():
        tree.dropEvent(QDropEvent(QPointF(at), MOVE, mime, Qt.MouseButton.LeftButton, NO_KEY))
    return over.isAccepted()


def test_selected_units_are_dragged_from_the_list_onto_a_formation(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot, drags: Sequence[QMimeData]
) -> None:
    select(screen, "1", "2", "3")
    at = screen.table.units.places_of({unit(desk, "2").id})[0]
    drag_row(screen, at, qtbot)
    carried = carried_in(drags[0])
    assert carried is not None
    assert (carried.side, carried.words) == ("axis", "3 units")
    # Another side, the side itself and the dead pile take no units.
    assert not drop(screen, drags[0], key(desk, "0 Rifle Corps"))
    assert not drop(screen, drags[0], NodeKey("side", "axis"))
    assert not drop(screen, drags[0], NodeKey("dead"))
    assert drop(screen, drags[0], key(desk, "4 Corps"))
    settled(desk, qtbot)
    assert [unit(desk, n).path[-1] for n in "1234"] == [*["4 Corps"] * 3, "0 Corps"]
    desk.undo()
    settled(desk, qtbot)
    assert unit(desk, "1").path[-1] == "0 Corps"


def drop_on_line(screen: OrderOfBattleScreen, mime: QMimeData, line: int) -> bool:
    """Let go of what is dragged over a line of the table; whether it could be dropped there."""
    table = screen.table
    table.scrollTo(table.units.index(line, 2))
    at = table.visualRect(table.units.index(line, 2)).center()
    over = QDragMoveEvent(at, MOVE, mime, Qt.MouseButton.LeftButton, NO_KEY)
    table.dragMoveEvent(over)
    if over.isAccepted():
        table.dropEvent(QDropEvent(QPointF(at), MOVE, mime, Qt.MouseButton.LeftButton, NO_KEY))
    return over.isAccepted()


def head(screen: OrderOfBattleScreen, label: str) -> int:
    """The line at which a group of the table begins."""
    units = screen.table.units
    groups = ((at, units.group_at(at)) for at in range(units.rowCount()))
    return next(at for at, group in groups if group is not None and group.label == label)


def test_units_are_dropped_on_the_head_of_a_formation_in_the_list(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot, drags: Sequence[QMimeData]
) -> None:
    """It took nothing, and only the tree did."""
    select(screen, "1", "2")
    drag_row(screen, screen.table.units.places_of({unit(desk, "2").id})[0], qtbot)
    # Neither a unit nor a formation of the other side takes them.
    assert not drop_on_line(screen, drags[0], head(screen, "4 Corps") + 1)
    assert not drop_on_line(screen, drags[0], head(screen, "0 Rifle Corps"))
    at = head(screen, "4 Corps")
    assert screen.table.units.flags(screen.table.units.index(at, 0)) & Qt.ItemFlag.ItemIsDropEnabled
    assert drop_on_line(screen, drags[0], at)
    settled(desk, qtbot)
    assert [unit(desk, n).path[-1] for n in "123"] == ["4 Corps", "4 Corps", "0 Corps"]
    # A head of another grouping is no formation.
    screen.table.group_by("type")
    assert not drop_on_line(screen, drags[0], 0)


def test_a_row_that_is_not_selected_is_selected_and_dragged(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot, drags: Sequence[QMimeData]
) -> None:
    select(screen, "1", "2")
    at = screen.table.units.places_of({unit(desk, "5").id})[0]
    drag_row(screen, at, qtbot)
    carried = carried_in(drags[0])
    assert carried is not None
    assert carried.units == (unit(desk, "5").id,)
    assert [line.unit.designation for line in screen.table.selected_rows()] == ["5"]


def test_one_that_is_moved_is_named(screen: OrderOfBattleScreen, desk: Desk) -> None:
    select(screen, "1")
    (one,) = screen.table.selected_rows()
    screen.moving.by_name["move_to"].trigger()
    assert prompt(screen).windowTitle() == f"Move {one.name}"
    prompt(screen).reject()
    screen.tree.tree.select(key(desk, "4 Corps"))
    screen.tree.tree.setFocus()
    screen.moving.by_name["move_to"].trigger()
    assert prompt(screen).windowTitle() == "Move 4 Corps"


def test_formations_are_dragged_many_at_once_under_another_and_to_the_top(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot, drags: Sequence[QMimeData]
) -> None:
    tree = screen.tree.tree
    for number, held in (("1 Corps", NO_KEY), ("2 Corps", CONTROL)):
        at = place(screen, key(desk, number))
        qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, held, at)
    # Both are shown: 20 units of each.
    assert screen.filters.count.text() == "40 of 200 units"
    tree.startDrag(MOVE)
    assert drop(screen, drags[0], NodeKey("side", "axis"))
    settled(desk, qtbot)
    assert formation(desk, "1 Corps").path == ("1 Corps",)
    assert [key.formation for key in tree.chosen_keys()] == [
        formation(desk, name).id for name in ("1 Corps", "2 Corps")
    ]
    tree.select(key(desk, "1 Corps"))
    tree.startDrag(MOVE)
    assert drop(screen, drags[1], key(desk, "3 Corps"))
    settled(desk, qtbot)
    assert formation(desk, "1 Corps").path == ("Army Group Centre", "3 Corps", "1 Corps")


def test_a_foreign_drag_is_left_alone(screen: OrderOfBattleScreen, desk: Desk) -> None:
    mime = QMimeData()
    mime.setText("units")
    assert not drop(screen, mime, key(desk, "4 Corps"))


def test_units_are_cut_and_pasted_by_keys(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    told: list[str] = []
    desk.announced.connect(told.append)
    select(screen, "1", "2")
    press(screen.table, Qt.Key.Key_X, CONTROL)
    assert told[-1].startswith("2 units cut.")
    tree = screen.tree.tree
    tree.select(key(desk, "4 Corps"))
    tree.setFocus()
    press(tree, Qt.Key.Key_V, CONTROL)
    settled(desk, qtbot)
    assert [unit(desk, n).path[-1] for n in ("1", "2")] == ["4 Corps", "4 Corps"]
    # Whole formations go the same way, onto the formation of the unit that the player stands on.
    press(tree, Qt.Key.Key_X, CONTROL)
    tree.select(None)
    select(screen, "60")
    at = screen.table.units.places_of({unit(desk, "60").id})[0]
    screen.table.setCurrentIndex(screen.table.units.index(at, 1))
    screen.table.setFocus()
    press(screen.table, Qt.Key.Key_V, CONTROL)
    settled(desk, qtbot)
    assert formation(desk, "4 Corps").path[-2:] == ("3 Corps", "4 Corps")


def test_the_keys_in_the_list_mean_the_unit_they_stand_on_and_not_its_formation(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """An arrow selects, Space takes that back: then Ctrl+X took the whole corps of the tree."""
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    told: list[str] = []
    desk.announced.connect(told.append)
    tree, table = screen.tree.tree, screen.table
    tree.select(NodeKey("formation", "axis", unit(desk, "1").formation))
    at = table.units.places_of({unit(desk, "1").id})[0]
    table.setCurrentIndex(table.units.index(at, 1))
    table.setFocus()
    press(table, Qt.Key.Key_Space)
    assert not table.selected_rows()
    press(table, Qt.Key.Key_X, CONTROL)
    name = unit(desk, "1")
    assert told[-1].startswith(f"1 {name.type} {name.size}".strip())
    # In the tree it is the formation.
    tree.setFocus()
    press(tree, Qt.Key.Key_X, CONTROL)
    assert told[-1].startswith(f"{name.path[-1]} cut.")


def test_esc_forgets_what_was_cut_and_nothing_can_be_pasted(
    screen: OrderOfBattleScreen, desk: Desk
) -> None:
    QGuiApplication.clipboard().setText("a word")
    select(screen, "1")
    press(screen.table, Qt.Key.Key_X, CONTROL)
    assert screen.put_away()
    press(screen.table, Qt.Key.Key_V, CONTROL)
    fault = screen.bar.fault.text()
    assert "Nothing was cut" in fault
    # The way to type a list, for who has only a book.
    assert "the import page has a field to type one in" in fault
    assert unit(desk, "1").path[-1] == "0 Corps"


def test_rows_on_the_clipboard_are_handed_to_the_import(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    QGuiApplication.clipboard().setText("Designation\tType\n1\tinfantry")
    with qtbot.waitSignal(screen.paste_wanted):
        press(screen.table, Qt.Key.Key_V, CONTROL)


def test_the_keys_of_the_tree_are_told_while_it_has_them(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    """Those of units stood there, and did nothing."""
    own = screen.key_hints
    come_back(screen, screen.tree.tree, qtbot)
    assert ("Del", "remove an empty formation") in screen.key_hints
    assert ("M", "move") not in screen.key_hints
    screen.table.setFocus()
    assert screen.key_hints == own


def test_m_on_a_formation_moves_all_its_units_and_says_how_many(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    # Of the 100 units of the army group one is dead, and one is selected besides.
    desk.execute(LoseSteps((unit(desk, "20").id,), 2), lambda _: None, lambda _: None)
    settled(desk, qtbot)
    select(screen, "3")
    tree = screen.tree.tree
    tree.setFocus()
    tree.select(key(desk, "Army Group Centre"))
    press(tree, Qt.Key.Key_M)
    asked = prompt(screen)
    assert asked.windowTitle() == "Move Army Group Centre: 99 units"
    told = " ".join(label.text() for label in asked.findChildren(QLabel))
    assert "99 units on the map, in all formations below, will be there." in told
    assert "1 unit dead or yet to arrive" in told
    write(child(asked, "prompt_hex"), "2417", qtbot)
    settled(desk, qtbot)
    there = [row for row in desk.campaign.queries.units() if row.hex == "2417"]
    assert (len(there), {row.side for row in there}) == (99, {"axis"})
    desk.undo()
    settled(desk, qtbot)
    assert unit(desk, "1").hex == "1B 2001"


def test_m_where_no_formation_is_chosen_says_what_to_do(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    tree = screen.tree.tree
    tree.setFocus()
    tree.select(NodeKey("side", "axis"))
    press(tree, Qt.Key.Key_M)
    assert screen.bar.fault.text() == "Choose a formation, or select units: they are moved."
    desk.execute(AddFormation(SideId("axis"), ("Reserve",)), lambda _: None, lambda _: None)
    settled(desk, qtbot)
    tree.select(key(desk, "Reserve"))
    press(tree, Qt.Key.Key_M)
    assert screen.bar.fault.text() == "No unit of it is on the map, so there is none to move."


def test_nothing_is_dropped_while_an_earlier_turn_is_looked_at(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot, drags: Sequence[QMimeData]
) -> None:
    """It was moved now, while the page showed what was then, read only."""
    desk.execute(Advance("turn", anyway=True))
    settled(desk, qtbot)
    select(screen, "1", "2")
    drag_row(screen, screen.table.units.places_of({unit(desk, "2").id})[0], qtbot)
    corps, at = key(desk, "4 Corps"), head(screen, "4 Corps")
    screen.look_at(desk.campaign.queries.turns()[0].turn)
    settled(desk, qtbot)
    assert not drop(screen, drags[0], corps)
    assert not drop_on_line(screen, drags[0], at)
    # What is dragged then is told of, and so is a drop that comes all the same.
    told: list[str] = []
    screen.posting.refused.connect(told.append)
    select(screen, "1", "2")
    drag_row(screen, screen.table.units.places_of({unit(desk, "2").id})[0], qtbot)
    carried = carried_in(drags[0])
    screen.tree.tree.dropped.emit(carried, corps)
    screen.table.dropped.emit(carried, corps)
    settled(desk, qtbot)
    assert told == ["This is a past turn. Return to now to change anything."] * 3
    assert [unit(desk, n).path[-1] for n in "12"] == ["0 Corps", "0 Corps"]
    screen.look_at(None)
    settled(desk, qtbot)
    assert drop(screen, drags[0], corps)
    settled(desk, qtbot)
    assert [unit(desk, n).path[-1] for n in "12"] == ["4 Corps", "4 Corps"]
