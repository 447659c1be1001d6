"""How the units are looked at: columns, groups, several orders, saved filters."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import AddFormation
from oobmgr.domain.accounts import SideId
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.theme import apply_theme
from oobmgr.ui.theme.fonts import LABEL_PX, SEMIBOLD, font, set_measures
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.order_of_battle.view_choices import SavedFilter
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.table_delegate import CELL_PADDING
from tests.ui.order_of_battle.hands import child, choose, names, prompt, write
from tests.ui.order_of_battles import press, settled, shown


def plain(entry: QAction) -> str:
    """The words of an entry without the mark of its letter."""
    return re.sub("&(.)", r"\1", entry.text())


def submenu(menu: QMenu, title: str) -> QMenu:
    (found,) = (a.menu() for a in menu.actions() if a.text().replace("&", "") == title)
    assert isinstance(found, QMenu)
    return found


def pick(screen: OrderOfBattleScreen, title: str, entry: str) -> None:
    actions = submenu(screen.view.menu(), title).actions()
    next(a for a in actions if plain(a) == entry).trigger()


def heads(screen: OrderOfBattleScreen) -> list[str]:
    model = screen.table.units
    groups = (model.group_at(at) for at in range(model.rowCount()))
    return [group.label for group in groups if group is not None]


def test_columns_are_chosen_and_come_back(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    usual = screen.table.arrangement.shown()
    pick(screen, "Columns", "Formation")
    pick(screen, "Columns", "Type")
    shown_now = screen.table.arrangement.shown()
    assert shown_now == (*(key for key in usual if key != "type"), "formation")
    head = screen.table.horizontalHeader()
    head.moveSection(head.count() - 1, 0)  # a hidden one: nothing changes for the eye
    screen.table.setColumnWidth(1, 233)
    kept = screen.kept()
    again = OrderOfBattleScreen(desk)
    shown(again, desk, qtbot)
    again.take_up(kept)
    assert again.table.arrangement.shown() == shown_now
    assert again.table.columnWidth(1) == 233
    # A window that grows does not take the player's choice away.
    again.resize(1500, 800)
    assert again.table.arrangement.shown() == shown_now
    pick(again, "Columns", "The usual columns")
    assert again.table.arrangement.shown() == usual


def _arrows(screen: OrderOfBattleScreen) -> list[str]:
    """The heads that tell of an order."""
    model = screen.table.units
    heads = (
        str(model.headerData(at, Qt.Orientation.Horizontal))
        for at in range(model.columnCount())
        if not screen.table.isColumnHidden(at)
    )
    return [head for head in heads if "▴" in head or "▾" in head]


def test_a_column_that_is_hidden_sorts_no_more_nor_comes_back_so(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """The order stayed, in the next campaign, too, and the only number in a head was a 2."""
    entered = names(screen)
    pick(screen, "Columns", "Nation")
    pick(screen, "Sort by", "Nation")
    pick(screen, "Then by", "Designation")
    pick(screen, "Then by", "Type")
    assert "Nation ▴1" in _arrows(screen)
    was = screen.kept()
    pick(screen, "Columns", "Nation")
    assert _arrows(screen) == ["Designation ▴1", "Type ▴2"]
    pick(screen, "Columns", "Type")
    assert _arrows(screen) == ["Designation ▴"]
    # Settings in which a column sorts that is not shown.
    kept = json.loads(was)
    kept["columns_at_normal_text"] = json.loads(screen.kept())["columns_at_normal_text"]
    again = OrderOfBattleScreen(desk)
    shown(again, desk, qtbot)
    again.take_up(json.dumps(kept))
    assert _arrows(again) == ["Designation ▴"]
    pick(screen, "Columns", "Nation")
    pick(screen, "Sort by", "Nation")
    pick(screen, "Columns", "The usual columns")
    assert not _arrows(screen)
    assert names(screen) == entered


def test_a_column_that_sorts_does_not_give_way(screen: OrderOfBattleScreen) -> None:
    table = screen.table
    table.resize(1200, 600)
    at = next(n for n, one in enumerate(table.units.columns) if one.key == "type")
    pick(screen, "Sort by", "Type")
    table.resize(300, 600)
    assert not table.isColumnHidden(at)
    table.units.sort_by(-1)
    table.resize(301, 600)
    assert table.isColumnHidden(at)


@pytest.fixture
def text_of(qapp: QApplication) -> Iterator[Callable[[float], None]]:
    """Gives text another size while the page is open."""

    def change(scale: float) -> None:
        set_measures(text_scale=scale)
        apply_theme(qapp, "light")

    yield change
    change(1.0)


def test_columns_of_ones_own_follow_the_size_of_text(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot, text_of: Callable[[float], None]
) -> None:
    pick(screen, "Columns", "Formation")
    screen.table.setColumnWidth(1, 200)
    text_of(1.5)
    assert screen.table.columnWidth(1) == 300
    kept = screen.kept()
    text_of(2.0)
    assert screen.table.columnWidth(1) == 400
    again = OrderOfBattleScreen(desk)
    shown(again, desk, qtbot)
    again.take_up(kept)
    assert again.table.columnWidth(1) == 400
    text_of(1.0)
    assert [again.table.columnWidth(1), screen.table.columnWidth(1)] == [200, 200]


def test_columns_kept_in_pixels_are_still_read(screen: OrderOfBattleScreen) -> None:
    screen.take_up('{"columns": [["designation", 211], ["steps", 0], ["status", 90]]}')
    assert screen.table.arrangement.shown() == ("designation", "steps", "status")
    assert screen.table.columnWidth(1) == 211


def test_a_hidden_column_leaves_no_blank_room(screen: OrderOfBattleScreen) -> None:
    table = screen.table
    wide = table.viewport().width
    pick(screen, "Columns", "Type")
    pick(screen, "Columns", "Status")
    head = table.horizontalHeader()
    assert head.length() >= wide()
    screen.resize(screen.width() + 200, screen.height())
    assert head.length() == wide()
    table.setColumnWidth(1, 100)
    assert head.length() == wide()
    # Too wide together, the table scrolls: no column goes below its own width.
    kept = dict(table.arrangement.widths())
    table.setColumnWidth(1, wide())
    assert head.length() > wide()
    last = table.arrangement.shown()[-1]
    assert dict(table.arrangement.widths())[last] == kept[last]


def test_only_the_mouse_on_the_head_arranges_the_columns(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    table, left = screen.table, Qt.MouseButton.LeftButton
    elsewhere = screen.tree.tree.viewport()
    # A formation is chosen, the scroll bar goes, and the columns share the room anew.
    qtbot.mousePress(elsewhere, left)
    table.setColumnWidth(1, 150)
    qtbot.mouseRelease(elsewhere, left)
    assert table.arrangement.widths() == []
    head = table.horizontalHeader()
    edge = QPoint(head.sectionViewportPosition(1) + head.sectionSize(1) - 1, 10)
    qtbot.mousePress(head.viewport(), left, pos=edge)
    qtbot.mouseMove(head.viewport(), edge + QPoint(20, 0))
    qtbot.mouseRelease(head.viewport(), left, pos=edge + QPoint(20, 0))
    assert dict(table.arrangement.widths())["designation"] > 150


def test_a_formation_stands_beside_the_number_where_no_head_tells_it(
    screen: OrderOfBattleScreen,
) -> None:
    pick(screen, "Group by", "Type")
    assert heads(screen) == ["panzer", "infantry", "rifle"]
    assert "formation" in screen.table.arrangement.shown()
    pick(screen, "Group by", "Formation")
    assert "formation" not in screen.table.arrangement.shown()
    pick(screen, "Group by", "Status")
    assert heads(screen) == ["On the map"]
    pick(screen, "Group by", "Nothing")
    assert heads(screen) == []


def test_units_are_sorted_by_several_columns(screen: OrderOfBattleScreen) -> None:
    pick(screen, "Group by", "Nothing")
    pick(screen, "Sort by", "Type")
    pick(screen, "Then by", "Designation")
    assert names(screen)[:3] == ["1 infantry", "2 infantry", "3 infantry"]
    pick(screen, "Then by", "Designation")
    assert names(screen)[:3] == ["99 infantry", "98 infantry", "97 infantry"]
    model = screen.table.units
    orientation = Qt.Orientation.Horizontal
    assert [model.headerData(at, orientation) for at in (1, 2)] == ["Designation ▾2", "Type ▴1"]
    # Chosen twice, the first stood among its own further ones: "Type ▴1", "Designation ▴3".
    assert "Type" not in [plain(one) for one in submenu(screen.view.menu(), "Then by").actions()]
    screen.table.sort_further(2)
    assert [model.headerData(at, orientation) for at in (1, 2)] == ["Designation ▾2", "Type ▾1"]
    pick(screen, "Sort by", "As they were entered")
    assert names(screen)[:2] == ["0 panzer", "1 infantry"]


def test_heads_have_room_for_their_place_among_several(screen: OrderOfBattleScreen) -> None:
    pick(screen, "Group by", "Nothing")
    pick(screen, "Sort by", "Type")
    pick(screen, "Then by", "Steps")
    table = screen.table
    for at, column in enumerate(table.units.columns):
        if column.key in {"type", "steps"}:
            words = str(table.units.headerData(at, Qt.Orientation.Horizontal))
            wide = text_width(words, font(LABEL_PX, SEMIBOLD)) + 2 * CELL_PADDING
            assert words[-1] in "12"
            assert table.head_width(at) >= wide + 2, words
            assert table.columnWidth(at) >= wide, words


def test_shift_and_a_click_sort_further(screen: OrderOfBattleScreen, qtbot: QtBot) -> None:
    head = screen.table.horizontalHeader()
    for at, held in ((2, Qt.KeyboardModifier.NoModifier), (1, Qt.KeyboardModifier.ShiftModifier)):
        middle = head.sectionViewportPosition(at) + head.sectionSize(at) // 2
        qtbot.mouseClick(
            head.viewport(), Qt.MouseButton.LeftButton, held, QPoint(middle, head.height() // 2)
        )
    assert screen.table.units.sorted_by == (2, False)
    assert screen.table.units.then_by == ((1, False),)


def test_the_proposed_name_of_a_filter_is_typed_over(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    screen.filters.search.setText("corps")
    next(a for a in screen.view.menu().actions() if plain(a).startswith("Save")).trigger()
    qtbot.keyClicks(child(prompt(screen), "prompt_name"), "Armour")
    assert child(prompt(screen), "prompt_name").text() == "Armour"


def test_a_search_with_its_filters_is_saved_and_used_again(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    screen.filters.search.setText("corps")
    choose(screen.filters.menus["type"], "panzer")
    next(a for a in screen.view.menu().actions() if plain(a).startswith("Save")).trigger()
    write(child(prompt(screen), "prompt_name"), "Armour", qtbot)
    screen.show_all()
    assert screen.filters.count.text() == "200 units"
    again = OrderOfBattleScreen(desk)
    shown(again, desk, qtbot)
    again.take_up(screen.kept())
    next(a for a in again.view.menu().actions() if plain(a) == "Armour").trigger()
    assert again.filters.count.text() == "20 of 200 units"
    assert again.filters.menus["type"].accessibleName() == "Type: panzer"
    again.view.saved["Infantry"] = SavedFilter(type="infantry")
    pick(again, "Rename a saved filter", "Armour")
    write(child(prompt(again), "prompt_name"), "Infantry", qtbot)
    fault = prompt(again).findChild(QLabel, "prompt_fault_name")
    assert fault is not None
    assert "Another filter has that name" in fault.text()
    write(child(prompt(again), "prompt_name"), "Panzers & co", qtbot)
    assert list(again.view.saved) == ["Panzers & co", "Infantry"]
    again.view.saved.pop("Infantry")
    pick(again, "Forget a saved filter", "Panzers & co")
    assert again.view.saved == {}


def test_no_filter_is_renamed_to_nothing(screen: OrderOfBattleScreen) -> None:
    screen.view.keep("Armour", SavedFilter(type="panzer"))
    pick(screen, "Rename a saved filter", "Armour")
    asked = prompt(screen)
    assert asked.verb.isEnabled()
    name = child(asked, "prompt_name")
    name.setText("  ")
    assert not asked.verb.isEnabled()
    name.setText("Panzers")
    assert asked.verb.isEnabled()
    asked.verb.click()
    assert list(screen.view.saved) == ["Panzers"]


def test_nothing_is_saved_where_nothing_is_filtered(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    screen.view.ask_name()
    asked = prompt(screen)
    write(child(asked, "prompt_name"), "All", qtbot)
    fault = asked.findChild(QLabel, "prompt_fault_name")
    assert fault is not None
    assert "Nothing is searched or filtered" in fault.text()
    assert screen.view.saved == {}


def test_what_was_remembered_by_another_program_is_left_alone(screen: OrderOfBattleScreen) -> None:
    before = screen.table.arrangement.shown()
    for text in ("", "[]", '{"columns": [["nowhere", 3], 4], "saved": {"a": 1}, "sorts": 7}'):
        screen.take_up(text)
    assert screen.table.arrangement.shown() == before
    screen.view.saved["Other game"] = SavedFilter(side="blue", search="1")
    next(a for a in screen.view.menu().actions() if plain(a) == "Other game").trigger()
    assert screen.filters.menus["side"].value == ""


def test_a_column_is_moved_and_made_wider_by_keys_alone(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    table = screen.table
    before = table.arrangement.shown()
    table.go_to_first()
    at = next(n for n, one in enumerate(table.units.columns) if one.key == "ratings")
    table.setCurrentIndex(table.units.index(table.currentIndex().row(), at))
    place, wide = before.index("ratings"), table.columnWidth(at)
    shift, control = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(table, Qt.Key.Key_Left, shift | control)
    assert table.arrangement.shown().index("ratings") == place - 1
    assert sorted(table.arrangement.shown()) == sorted(before)
    qtbot.keyClick(table, Qt.Key.Key_Right, shift)
    wider = table.columnWidth(at)
    assert wider > wide
    qtbot.keyClick(table, Qt.Key.Key_Left, shift)
    assert table.columnWidth(at) < wider
    for _ in before:
        qtbot.keyClick(table, Qt.Key.Key_Right, shift | control)
    assert table.arrangement.shown()[-1] == "ratings"


def test_every_group_is_chosen_by_letters_alone(screen: OrderOfBattleScreen, qtbot: QtBot) -> None:
    screen.view.saved["Guns & tanks"] = SavedFilter(search="1")
    menu = screen.view.menu()
    for part in (menu, submenu(menu, "Group by"), submenu(menu, "Forget a saved filter")):
        letters = [QKeySequence.mnemonic(a.text()) for a in part.actions() if not a.isSeparator()]
        assert not any(letter.isEmpty() for letter in letters)
        assert len(set(letters)) == len(letters)
    assert "Guns & tanks" in [plain(a) for a in menu.actions()]
    screen.view.open()
    for key in (Qt.Key.Key_G, Qt.Key.Key_T):
        qtbot.keyClick(QApplication.activePopupWidget(), key)
    assert screen.table.grouped_by == "type"


def test_v_opens_the_menu(screen: OrderOfBattleScreen) -> None:
    press(screen.table, Qt.Key.Key_V)
    (menu,) = screen.findChildren(QMenu, "view_menu")
    assert menu.isVisible()
    menu.close()


def test_a_search_marks_the_formations_that_it_names(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    tree = screen.tree.tree

    def found() -> list[str]:
        nodes = tree.nodes.all_nodes()
        return [node.label for node in nodes if node.key in tree.nodes.found]

    desk.execute(AddFormation(SideId("soviet"), ("Western Front", "31st Rifle Corps")))
    desk.execute(AddFormation(SideId("soviet"), ("Western Front", "131st Rifle Corps")))
    settled(desk, qtbot)
    before = tree.grab().toImage()
    # A formation without a unit is found by its number, too; digits are keys of pages elsewhere.
    qtbot.keyClicks(screen.filters.search, "31")
    assert found() == ["31st Rifle Corps"]
    assert tree.grab().toImage() != before
    first = tree.nodes.index_of(tree.nodes.found[0])
    assert tree.isExpanded(first.parent())
    assert tree.viewport().rect().contains(tree.visualRect(first))
    tree.setFocus()
    press(tree, Qt.Key.Key_Down)
    assert tree.current() == tree.nodes.found[0]
    screen.filters.search.setText("131 rifle")
    assert found() == ["131st Rifle Corps"]
    # Where no word begins so, one that has it within is meant.
    screen.filters.search.setText("1st rifle")
    assert found() == ["31st Rifle Corps", "131st Rifle Corps"]
    screen.filters.search.clear()
    assert not found()
