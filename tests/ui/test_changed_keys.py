"""Keys that a person changes: chosen, taken over, removed, put back, kept and shown everywhere."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import CountIn
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.rules.unit_words import StepWords
from oobmgr.ui.commands import COMMANDS, command_of
from oobmgr.ui.dialogs.keys_dialog import KeysDialog, key_groups
from oobmgr.ui.dialogs.keys_page import KeysPage
from oobmgr.ui.dialogs.options import OptionsDialog
from oobmgr.ui.key_map import KeyMap, canonical, page_keys, read_key_map, refusal
from oobmgr.ui.keys import key_now, put_in_force
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.order_of_battle.unit_actions import actions
from oobmgr.ui.widgets.search_field import SearchField
from tests.ui.desks import new_campaign, open_window, settle, until

NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def keys_as_drawn() -> Iterator[None]:
    yield
    put_in_force(KeyMap())


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    campaign = new_campaign(tmp_path / "a.oob")
    campaign.session.execute(CountIn(SideId("axis"), GoodId("sp"), 90, "counted"))
    return open_window(qtbot, tmp_path, campaign, page="exchange")


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> OptionsDialog:
    """The options as Ctrl+comma opens them, turned to the keys."""
    opened: list[OptionsDialog] = []

    def show(dialog: OptionsDialog) -> int:
        dialog.show()
        opened.append(dialog)
        return 0

    monkeypatch.setattr(OptionsDialog, "exec", show)
    monkeypatch.setattr(OptionsDialog, "deleteLater", lambda _: None)
    qtbot.keyClick(window, Qt.Key.Key_Comma, CONTROL)
    until(qtbot, lambda: bool(opened))
    opened[0].activateWindow()
    until(qtbot, opened[0].isActiveWindow)
    opened[0].tabs.tabBar().setFocus()
    for _ in range(opened[0].tabs.count()):
        if opened[0].tabs.currentWidget() is not opened[0].keys:
            opened[0].tabs.tabBar().setFocus()
            press(qtbot, Qt.Key.Key_Right)
    assert opened[0].tabs.currentWidget() is opened[0].keys
    return opened[0]


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    """Press a key where the focus is, whatever that is."""
    qtbot.keyClick(focused(), key, modifier)


def choose(qtbot: QtBot, page: KeysPage, words: str) -> None:
    """Search a command, and go into the field that takes its key."""
    page.search.setFocus()
    page.search.clear()
    qtbot.keyClicks(focused(), words)
    assert page.table.commands.matched == 1
    press(qtbot, Qt.Key.Key_Down)
    press(qtbot, Qt.Key.Key_Return)
    assert focused() is page.field


def leave(qtbot: QtBot, dialog: OptionsDialog, window: MainWindow) -> None:
    press(qtbot, Qt.Key.Key_Escape)
    until(qtbot, lambda: not dialog.isVisible())
    window.activateWindow()
    until(qtbot, window.isActiveWindow)
    settle(qtbot, window)


def axis_points(window: MainWindow) -> int:
    assert window.desk is not None
    rows = window.desk.campaign.queries.balances()
    return next(row.amount for row in rows if (row.side, row.good) == ("axis", "sp"))


def test_a_new_key_works_at_once_and_the_old_one_no_more(
    qtbot: QtBot, window: MainWindow, dialog: OptionsDialog, tmp_path: Path
) -> None:
    choose(qtbot, dialog.keys, "undo")
    press(qtbot, Qt.Key.Key_G, CONTROL)
    assert focused() is dialog.keys.table
    row = dialog.keys.table.current_row()
    assert row is not None
    assert (row.command.name, row.keys) == ("Undo", ("Ctrl+G",))
    assert "Ctrl+G" in window.bar_end.undo.toolTip()
    assert "Ctrl+G" in window.bar_end.undo.accessibleName()
    assert json.loads((tmp_path / "settings.json").read_text())["keys"] == {"undo": ["Ctrl+G"]}
    leave(qtbot, dialog, window)
    press(qtbot, Qt.Key.Key_Z, CONTROL)
    settle(qtbot, window)
    assert axis_points(window) == 90
    press(qtbot, Qt.Key.Key_G, CONTROL)
    settle(qtbot, window)
    assert axis_points(window) == 100


def test_changed_keys_are_there_after_the_next_start(
    qtbot: QtBot, window: MainWindow, dialog: OptionsDialog, tmp_path: Path
) -> None:
    choose(qtbot, dialog.keys, "check the books")
    press(qtbot, Qt.Key.Key_F13)
    leave(qtbot, dialog, window)
    window.close_campaign()
    put_in_force(KeyMap())
    again = open_window(qtbot, tmp_path, new_campaign(tmp_path / "b.oob"), page="exchange")
    press(qtbot, Qt.Key.Key_F13)
    settle(qtbot, again)
    assert again.workspace is not None
    assert again.workspace.message.text.startswith("The books are consistent.")


def test_a_letter_rests_while_one_types(
    qtbot: QtBot, window: MainWindow, dialog: OptionsDialog
) -> None:
    choose(qtbot, dialog.keys, "calculators")
    press(qtbot, Qt.Key.Key_Y)
    row = dialog.keys.table.current_row()
    assert row is not None
    assert row.keys == ("Y", "Alt+8")
    leave(qtbot, dialog, window)
    press(qtbot, Qt.Key.Key_7, ALT)
    settle(qtbot, window)
    press(qtbot, Qt.Key.Key_F, CONTROL)
    assert isinstance(focused(), SearchField)
    qtbot.keyClicks(focused(), "y")
    settle(qtbot, window)
    assert window.workspace is not None
    assert window.workspace.page is not None
    assert window.workspace.page.key == "ledger"
    window.workspace.navigation.pages.setFocus()
    press(qtbot, Qt.Key.Key_Y)
    settle(qtbot, window)
    assert window.workspace.page.key == "calculators"


def test_a_key_of_another_command_is_told_and_taken_over(
    qtbot: QtBot, window: MainWindow, dialog: OptionsDialog
) -> None:
    page = dialog.keys
    choose(qtbot, page, "redo")
    press(qtbot, Qt.Key.Key_F, CONTROL)
    assert focused() is page.field
    assert page.entry.fault.text() == "Ctrl+F is already the key of “Search this page”."
    assert page.take.isVisible()
    assert key_now("Ctrl+F") == "Ctrl+F"
    press(qtbot, Qt.Key.Key_Return)
    assert page.note.text() == "The key is now Ctrl+F. “Search this page” keeps /."
    assert not page.pending
    assert window.settings.keys.changed == {"redo": ("Ctrl+F",), "find": ("/",)}
    assert key_now("Ctrl+F") == "/"
    assert window.menus.actions["find"].text() == "Search this page\t/"
    assert window.menus.actions["find"].shortcuts() == []


@pytest.mark.parametrize(
    ("key", "modifier", "said"),
    [
        (Qt.Key.Key_Space, NONE, "moves"),
        (Qt.Key.Key_Up, NONE, "moves"),
        (Qt.Key.Key_Return, NONE, "moves"),
        (Qt.Key.Key_X, NONE, "Lose a step"),
        (Qt.Key.Key_C, CONTROL, "Copy"),
        (Qt.Key.Key_T, ALT, "opens the menu Turn"),
    ],
)
def test_reserved_keys_are_refused_beside_the_field(
    qtbot: QtBot, dialog: OptionsDialog, key: Qt.Key, modifier: Qt.KeyboardModifier, said: str
) -> None:
    page = dialog.keys
    choose(qtbot, page, "redo")
    press(qtbot, key, modifier)
    assert focused() is page.field
    assert said in page.entry.fault.text()
    assert not page.take.isVisible()
    assert page.keys == KeyMap()


def test_tab_and_esc_lead_out_of_the_field(qtbot: QtBot, dialog: OptionsDialog) -> None:
    page = dialog.keys
    choose(qtbot, page, "redo")
    press(qtbot, Qt.Key.Key_Tab)
    assert focused() is not page.field
    page.field.setFocus()
    press(qtbot, Qt.Key.Key_Escape)
    assert focused() is page.table
    assert dialog.isVisible()
    assert page.keys == KeyMap()


def test_del_removes_and_as_drawn_puts_back(
    qtbot: QtBot, window: MainWindow, dialog: OptionsDialog
) -> None:
    page = dialog.keys
    choose(qtbot, page, "redo")
    press(qtbot, Qt.Key.Key_Escape)
    press(qtbot, Qt.Key.Key_Delete)
    assert window.settings.keys.changed == {"redo": ("Ctrl+Shift+Z",)}
    press(qtbot, Qt.Key.Key_Delete)
    assert window.settings.keys.changed == {"redo": ()}
    assert window.bar_end.redo.toolTip() == "Redo"
    page.back.setFocus()
    press(qtbot, Qt.Key.Key_Return)
    assert window.settings.keys.changed == {}
    assert not page.back.isVisible()
    assert not page.all_back.isVisible()


def test_all_keys_go_back_after_a_question(
    qtbot: QtBot, window: MainWindow, dialog: OptionsDialog
) -> None:
    page = dialog.keys
    for words, key in (("undo", Qt.Key.Key_J), ("redo", Qt.Key.Key_K)):
        choose(qtbot, page, words)
        press(qtbot, key, CONTROL | SHIFT)
    assert len(window.settings.keys.changed) == 2
    page.all_back.setFocus()
    press(qtbot, Qt.Key.Key_Return)
    assert focused() is page.asking.stay
    press(qtbot, Qt.Key.Key_Return)
    assert len(window.settings.keys.changed) == 2
    assert not page.asking.isVisible()
    page.all_back.setFocus()
    press(qtbot, Qt.Key.Key_Return)
    press(qtbot, Qt.Key.Key_Tab)
    press(qtbot, Qt.Key.Key_Return)
    assert window.settings.keys.changed == {}


def test_esc_asks_before_a_pressed_key_is_lost(qtbot: QtBot, dialog: OptionsDialog) -> None:
    choose(qtbot, dialog.keys, "redo")
    press(qtbot, Qt.Key.Key_F, CONTROL)
    press(qtbot, Qt.Key.Key_Tab)
    press(qtbot, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.asking.accessibleName() == "Close, and lose what is entered under Keys?"
    assert focused() is dialog.asking.stay
    press(qtbot, Qt.Key.Key_Escape)
    assert dialog.asking.isHidden()
    assert dialog.cancel.isVisible()
    assert dialog.keys.pending
    dialog.keys.field.setFocus()
    press(qtbot, Qt.Key.Key_Escape)
    press(qtbot, Qt.Key.Key_Escape)
    until(qtbot, lambda: not dialog.isVisible())
    assert dialog.keys.keys == KeyMap()


def test_esc_asks_before_a_typed_number_is_lost(
    qtbot: QtBot, window: MainWindow, dialog: OptionsDialog
) -> None:
    rules = dialog.house_rules
    assert rules is not None
    dialog.tabs.setCurrentWidget(rules)
    until(qtbot, lambda: rules.table.rules.matched > 0)
    rules.table.choose_first()
    rules.value.enter()
    qtbot.keyClicks(focused(), "9")
    press(qtbot, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.asking.accessibleName() == "Close, and lose what is entered under House rules?"
    press(qtbot, Qt.Key.Key_Return)
    assert rules.value.text == "9"
    assert focused() is rules.value.field
    press(qtbot, Qt.Key.Key_Escape)
    press(qtbot, Qt.Key.Key_Tab)
    press(qtbot, Qt.Key.Key_Return)
    until(qtbot, lambda: not dialog.isVisible())
    assert window.desk is not None
    assert not any(row.overridden for row in window.desk.campaign.queries.house_rules())


def test_changed_keys_are_shown_in_every_place(
    qtbot: QtBot, window: MainWindow, dialog: OptionsDialog
) -> None:
    for words, key in (("next phase", Qt.Key.Key_F13), ("search this page", Qt.Key.Key_F3)):
        choose(qtbot, dialog.keys, words)
        press(qtbot, key)
    dialog.keys.table.setFocus()
    press(qtbot, Qt.Key.Key_Delete)  # F3 goes again, "/" stays
    leave(qtbot, dialog, window)
    press(qtbot, Qt.Key.Key_1, ALT)
    settle(qtbot, window)
    assert window.workspace is not None
    press(qtbot, Qt.Key.Key_7, ALT)
    settle(qtbot, window)
    hints = {words: key for key, words in window.status.hints}
    assert hints["filter"] == "/"
    assert "F13" in window.menus.actions["next_phase"].shortcut().toString()
    groups = key_groups("Ledger", window.status.hints)
    lines = {words: keys for _, group in groups for keys, words in group}
    assert lines["Next phase"] == ("N", "F13")
    assert lines["Filter"] == ("/",)
    window.workspace.navigation.pages.setFocus()
    press(qtbot, Qt.Key.Key_Question)
    (shown,) = window.findChildren(KeysDialog)
    assert dict(shown.groups)["Turn"] == dict(key_groups("Ledger", ()))["Turn"]
    shown.close()
    window.finder.open()
    (found,) = (e for e in window.finder.palette.entries if e.title == "Next phase")
    assert found.key == "N"


def test_keys_of_pages_and_menus_cannot_be_taken(window: MainWindow, qtbot: QtBot) -> None:
    assert window.workspace is not None
    for page in window.workspace.pages:
        window.workspace.show_page(page.key)
        settle(qtbot, window)
    own = set(window.menus.actions.values())
    keys = {
        canonical(shortcut.toString())
        for action in window.findChildren(QAction)
        if action not in own
        for shortcut in action.shortcuts()
    }
    assert keys
    assert keys <= set(page_keys())


def test_keys_of_the_order_of_battle_are_called_as_its_actions() -> None:
    for _, words, key in actions(StepWords()):
        first = words.split()[0].rstrip("…").lower()
        assert first in page_keys()[key].lower(), key


def test_no_drawn_key_is_one_that_cannot_be_taken() -> None:
    for command in COMMANDS:
        for key in command.drawn_keys:
            assert canonical(key) == key
            assert refusal(key) == "" or command.id == "put_away"


@pytest.mark.parametrize(
    "raw",
    [
        None,
        [],
        {"undo": "Ctrl+G"},
        {"undo": [7]},
        {"undo": ["Ctrl+Nothing"]},
        {"undo": ["Tab"]},
        {"undo": ["Ctrl+G", "Ctrl+G"]},
        {"undo": ["Ctrl+F"]},
        {"undo": ["Ctrl+G"], "redo": ["Ctrl+G"]},
        {"undo": ["Ctrl+Z"]},
        {"nothing": ["Ctrl+G"]},
        {"put_away": ["F13"]},
    ],
)
def test_damaged_and_clashing_entries_count_as_none(raw: object) -> None:
    assert read_key_map(raw) == KeyMap()


def test_entries_that_swap_keys_do_not_clash() -> None:
    swapped = {"undo": ["Ctrl+Y"], "redo": ["Ctrl+Z"], "find": ["Ctrl+Y"]}
    found = read_key_map(swapped)
    assert found.changed.get("find") is None
    only = read_key_map({"undo": ["Ctrl+Y"], "redo": ["Ctrl+Z"]})
    assert only.changed == {"undo": ("Ctrl+Y",), "redo": ("Ctrl+Z",)}
    assert only.owner("Ctrl+Y") == command_of("undo")
