"""Formations named, split, merged, moved, duplicated and removed, by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import AddFormation, MergeFormations
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import FormationId
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from tests.ui.order_of_battle.hands import (
    CONTROL,
    SHIFT,
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


def test_shift_m_moves_to_a_formation_that_is_typed_and_says_what_cannot_be(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    ids = {unit(desk, "1").id, unit(desk, "1", "soviet").id}
    screen.table.select_keys(ids)
    press(screen.table, Qt.Key.Key_M, SHIFT)
    asked = prompt(screen)
    write(child(asked, "prompt_formation"), "Army Group Centre / Group Guderian", qtbot)
    settled(desk, qtbot)
    assert asked.isVisible()
    fault = asked.findChild(QLabel, "prompt_fault_formation")
    assert fault is not None
    assert "1 rifle XX belongs to the other side" in fault.text()
    asked.reject()
    select(screen, "1", "2")
    screen.moving.by_name["move_to"].trigger()
    write(child(prompt(screen), "prompt_formation"), "Army Group Centre / Group Guderian", qtbot)
    settled(desk, qtbot)
    assert unit(desk, "2").path == ("Army Group Centre", "Group Guderian")


def test_a_name_alone_means_the_formation_so_called(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """It made a second formation of that name at the top, without a word."""
    select(screen, "1")
    press(screen.table, Qt.Key.Key_M, SHIFT)
    write(child(prompt(screen), "prompt_formation"), "4 corps", qtbot)
    settled(desk, qtbot)
    assert unit(desk, "1").path == ("Army Group Centre", "4 Corps")


def test_a_part_of_a_name_is_asked_about_before_a_formation_is_added(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """Typed in a hurry it made a formation of the letters, at the top."""
    select(screen, "1")
    press(screen.table, Qt.Key.Key_M, SHIFT)
    asked = prompt(screen)
    write(child(asked, "prompt_formation"), "4 cor", qtbot)
    settled(desk, qtbot)
    fault = asked.findChild(QLabel, "prompt_fault_formation")
    assert fault is not None
    assert "There is no formation 4 cor at the top of this side" in fault.text()
    assert asked.verb.text() == "Post it all the same"
    # Meant as it stands, it is added.
    write(child(asked, "prompt_formation"), "4 cor / Staff", qtbot)
    settled(desk, qtbot)
    assert asked.verb.text() == "Post it all the same"
    press(child(asked, "prompt_formation"), Qt.Key.Key_Return)
    settled(desk, qtbot)
    assert unit(desk, "1").path == ("4 cor", "Staff")


def test_part_of_a_name_is_enough_where_it_can_be_no_other(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """*XXIX* was asked about, though one formation alone was offered for it."""
    for name in ("XXIX Army Corps", "XXIXa Staff", "Group Nord", "Group Nordwest", "Nord Reserve"):
        desk.execute(AddFormation(SideId("axis"), ("Army Group Centre", name)))
    settled(desk, qtbot)
    select(screen, "1")
    press(screen.table, Qt.Key.Key_M, SHIFT)
    write(child(prompt(screen), "prompt_formation"), "xxix", qtbot)
    settled(desk, qtbot)
    assert unit(desk, "1").path == ("Army Group Centre", "XXIX Army Corps")
    # Of several it may be either, and part of a word is a slip as well as a name.
    press(screen.table, Qt.Key.Key_M, SHIFT)
    asked = prompt(screen)
    for typed in ("Nord", "Nordw", "XXI"):
        write(child(asked, "prompt_formation"), typed, qtbot)
        settled(desk, qtbot)
        fault = asked.findChild(QLabel, "prompt_fault_formation")
        assert fault is not None
        assert f"There is no formation {typed} at the top of this side" in fault.text()
    assert unit(desk, "1").path[-1] == "XXIX Army Corps"
    asked.reject()


def test_the_form_of_a_unit_takes_a_formation_by_its_name_alone(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "1")
    press(screen.table, Qt.Key.Key_E)
    write(child(prompt(screen), "prompt_formation"), "2 Corps", qtbot)
    settled(desk, qtbot)
    assert unit(desk, "1").path == ("Army Group Centre", "2 Corps")


def test_units_are_split_off_beneath_a_formation_that_is_named_alone(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "1")
    press(screen.table, Qt.Key.Key_G, CONTROL, SHIFT)
    asked = prompt(screen)
    child(asked, "prompt_above").setText("3 Corps")
    write(child(asked, "prompt_formation"), "Group A", qtbot)
    settled(desk, qtbot)
    assert unit(desk, "1").path == ("Army Group Centre", "3 Corps", "Group A")


@pytest.mark.parametrize("mode", ["Parent", "Place"])
def test_units_that_were_split_off_are_selected_and_in_sight(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot, mode: str
) -> None:
    """The list lost them: nothing was selected, or they stood far below in the order of places."""
    screen.tree.mode.set_value(mode)
    select(screen, "1", "2")
    ids = {unit(desk, name).id for name in "12"}
    screen.table.scrollToTop()
    press(screen.table, Qt.Key.Key_G, CONTROL, SHIFT)
    write(child(prompt(screen), "prompt_formation"), "Group A", qtbot)
    settled(desk, qtbot)
    table = screen.table
    assert {line.unit.id for line in table.selected_rows()} == ids
    for at in table.units.places_of(ids):
        seen = table.visualRect(table.units.index(at, 2))
        assert table.viewport().rect().contains(seen.center())


def test_the_keys_stay_in_sight_when_a_split_is_undone(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """The formation was gone, and with it the row on which the keys stood: none was in sight."""
    select(screen, "1", "2")
    ids = {unit(desk, name).id for name in "12"}
    press(screen.table, Qt.Key.Key_G, CONTROL, SHIFT)
    write(child(prompt(screen), "prompt_formation"), "Group A", qtbot)
    settled(desk, qtbot)
    come_back(screen, screen.table, qtbot)
    desk.undo()
    settled(desk, qtbot)
    # The list shows what the formation stood in, and in it the same units.
    table, above = screen.table, key(desk, "Army Group Centre")
    assert screen.tree.tree.chosen_keys() == (above,)
    assert {line.unit.id for line in table.selected_rows()} == ids
    row = table.current_row()
    assert row is not None
    assert row.unit.id in ids
    seen = table.visualRect(table.currentIndex())
    assert table.viewport().rect().contains(seen.center())
    assert QApplication.focusWidget() is table


def test_a_formation_is_split_and_merged_again(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "1", "2", "3")
    press(screen.table, Qt.Key.Key_G, CONTROL, SHIFT)
    asked = prompt(screen)
    assert child(asked, "prompt_above").text() == "Army Group Centre"
    write(child(asked, "prompt_formation"), "Group A", qtbot)
    settled(desk, qtbot)
    assert formation(desk, "Group A").units == 3
    tree = screen.tree.tree
    assert tree.chosen_keys() == (key(desk, "Group A"),)
    assert tree.isExpanded(tree.currentIndex().parent())
    come_back(screen, tree, qtbot)
    press(tree, Qt.Key.Key_J, CONTROL)
    # Typed as where units are moved to: the same keys lead there, and its name is enough.
    write(child(prompt(screen), "prompt_formation"), "0 corps", qtbot)
    settled(desk, qtbot)
    assert not [row for row in desk.campaign.queries.formations() if row.name == "Group A"]
    assert formation(desk, "0 Corps").units == 20
    # Where the player goes on: what the emptied one stood in was chosen, the whole army group.
    assert tree.chosen_keys() == (key(desk, "0 Corps"),)
    assert screen.filters.count.text() == "20 of 200 units"


def test_what_was_merged_into_stays_chosen_when_it_is_undone(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """The one that was chosen last was gone, and the undo let go of the other."""
    tree = screen.tree.tree
    kept, gone = key(desk, "3 Corps"), key(desk, "4 Corps")
    tree.select(kept)
    index = tree.nodes.index_of(gone)
    tree.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.Select)
    assert tree.chosen_keys() == (kept, gone)
    merge = MergeFormations((FormationId(gone.formation),), FormationId(kept.formation))
    desk.execute(merge)
    settled(desk, qtbot)
    assert tree.chosen_keys() == (kept,)
    desk.undo()
    settled(desk, qtbot)
    assert tree.chosen_keys() == (kept,)
    assert tree.current() == kept


def test_a_formation_is_duplicated_and_only_an_empty_one_removed(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    tree = screen.tree.tree
    tree.select(key(desk, "4 Corps"))
    screen.formations.by_name["duplicate_formation"].trigger()
    write(child(prompt(screen), "prompt_name"), "5 Corps", qtbot)
    settled(desk, qtbot)
    assert formation(desk, "5 Corps").units == 20
    screen.formations.by_name["remove_formation"].trigger()
    settled(desk, qtbot)
    assert "5 Corps is not empty" in screen.bar.fault.text()


def test_a_free_name_is_proposed_for_a_copy_and_the_page_goes_on_with_the_copy(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """Its own name was proposed, which is always refused; the tree stayed with the first."""
    tree = screen.tree.tree
    tree.select(key(desk, "4 Corps"))
    screen.formations.by_name["duplicate_formation"].trigger()
    line = child(prompt(screen), "prompt_name")
    assert line.text() == "5 Corps"
    press(line, Qt.Key.Key_Return)
    settled(desk, qtbot)
    assert tree.current() == key(desk, "5 Corps")
    shown = screen.table.units.rows_let_through()
    assert len(shown) == 20
    assert {one.unit.path[-1] for one in shown} == {"5 Corps"}


def test_one_formation_is_merged_into_the_one_beside_it_and_never_into_a_part_of_it(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """The first of all was proposed: an Enter put a corps into the army group."""
    tree = screen.tree.tree
    tree.select(key(desk, "1 Corps"))
    screen.formations.by_name["merge_formations"].trigger()
    asked = prompt(screen)
    assert child(asked, "prompt_formation").text() == "Army Group Centre / 0 Corps"
    asked.close()
    qtbot.waitUntil(lambda: not screen.findChildren(type(asked)))
    group = formation(desk, "Army Group Centre")
    tree.select(key(desk, group.name))
    desk.execute(AddFormation(SideId("axis"), ("Army Group South",)))
    settled(desk, qtbot)
    screen.formations.by_name["merge_formations"].trigger()
    line = child(prompt(screen), "prompt_formation")
    assert line.text() == "Army Group South"
    write(line, "1 Corps", qtbot)
    settled(desk, qtbot)
    fault = prompt(screen).findChild(QLabel, "prompt_fault_formation")
    assert fault is not None
    assert "There is no such formation to go to" in fault.text()


def test_a_formation_is_moved_under_one_that_is_typed_or_to_the_top(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """A list to choose from stood there, and the keys of the other forms did something else."""
    tree = screen.tree.tree
    tree.select(key(desk, "1 Corps"))
    screen.formations.by_name["move_formation"].trigger()
    line = child(prompt(screen), "prompt_parent")
    assert line.text() == "Army Group Centre"
    write(line, "0 corps", qtbot)
    settled(desk, qtbot)
    assert formation(desk, "1 Corps").path == ("Army Group Centre", "0 Corps", "1 Corps")
    screen.formations.by_name["move_formation"].trigger()
    line = child(prompt(screen), "prompt_parent")
    line.clear()
    press(line, Qt.Key.Key_Return)
    settled(desk, qtbot)
    assert formation(desk, "1 Corps").path == ("1 Corps",)


def test_what_no_other_formation_could_take_in_is_not_asked_about(
    screen: OrderOfBattleScreen, desk: Desk
) -> None:
    screen.tree.tree.select(key(desk, "Army Group Centre"))
    screen.formations.by_name["merge_formations"].trigger()
    assert not screen.findChildren(Prompt)
    assert "This side has no formation" in screen.bar.fault.text()


def test_del_in_the_tree_removes_an_empty_formation_and_says_why_another_stays(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    tree = screen.tree.tree
    tree.select(key(desk, "4 Corps"))
    press(tree, Qt.Key.Key_Delete)
    settled(desk, qtbot)
    assert "4 Corps is not empty" in screen.bar.fault.text()
    desk.execute(AddFormation(SideId("axis"), ("Army Group Centre", "Group Hube")))
    settled(desk, qtbot)
    tree.select(key(desk, "Group Hube"))
    press(tree, Qt.Key.Key_Delete)
    settled(desk, qtbot)
    assert "Group Hube" not in {row.name for row in desk.campaign.queries.formations()}
    assert tree.current() == key(desk, "Army Group Centre")


def test_empty_formations_are_removed_from_the_menu_wherever_the_keys_are(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """It was grey until a formation was chosen in the tree."""
    action = screen.formations.by_name["remove_formation"]
    assert not action.isEnabled()
    for name in ("Group Hube", "Group Guderian"):
        desk.execute(AddFormation(SideId("axis"), ("Army Group Centre", name)))
    settled(desk, qtbot)
    assert screen.tree.tree.current() is None
    assert action.isEnabled()
    action.trigger()
    asked = prompt(screen)
    assert asked.windowTitle() == "Remove 2 empty formations"
    assert any("Group Hube, Group Guderian" in one.text() for one in asked.findChildren(QLabel))
    asked.verb.click()
    settled(desk, qtbot)
    named = {row.name for row in desk.campaign.queries.formations()}
    assert not named & {"Group Hube", "Group Guderian"}
    assert "4 Corps" in named
    assert not action.isEnabled()


def test_an_empty_formation_is_no_search_that_found_nothing(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    desk.execute(AddFormation(SideId("axis"), ("Army Group Centre", "Group Hube")))
    settled(desk, qtbot)
    screen.tree.tree.select(key(desk, "Group Hube"))
    assert screen.no_match.accessibleName() == "What is chosen in the tree has no units."
    assert screen.everywhere.isHidden()
