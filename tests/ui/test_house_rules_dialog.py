"""The house rules among the options: found, typed, refused, posted and set back with the keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import OverrideCell
from oobmgr.campaign.rows import HouseRuleRow
from oobmgr.ui.dialogs.house_rule_table import NAME, REASON
from oobmgr.ui.dialogs.house_rules import HouseRulesPage
from oobmgr.ui.dialogs.options import OptionsDialog
from oobmgr.ui.dialogs.what_is_this import WhatIsThis
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.settings import Preferences
from oobmgr.ui.shell.findable import matching
from tests.ui.desks import new_campaign, open_window, settle, until

BASE, BUY, MUD = "income.base.axis", "supply.convert.buy_cost", "income.weather.bad.mud"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"), page="exchange")


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> OptionsDialog:
    """The dialog as Ctrl+R opens it."""
    opened: list[OptionsDialog] = []

    def show(dialog: OptionsDialog) -> int:
        dialog.show()
        opened.append(dialog)
        return 0

    monkeypatch.setattr(OptionsDialog, "exec", show)
    monkeypatch.setattr(OptionsDialog, "deleteLater", lambda _: None)
    qtbot.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    until(qtbot, lambda: bool(opened))
    opened[0].activateWindow()
    until(qtbot, lambda: page_of(opened[0]).table.rules.matched > 0)
    return opened[0]


def page_of(dialog: OptionsDialog) -> HouseRulesPage:
    assert dialog.house_rules is not None
    return dialog.house_rules


def press(
    qtbot: QtBot,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Press a key where the focus is, whatever that is."""
    qtbot.keyClick(focused(), key, modifier)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def post(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, window)


def rule(window: MainWindow, path: str) -> HouseRuleRow:
    assert window.desk is not None
    return next(r for r in window.desk.campaign.queries.house_rules() if r.path == path)


def choose(page: HouseRulesPage, path: str) -> None:
    page.table.selectRow(page.table.rules.find(lambda row: row.path == path))


def test_a_house_rule_is_posted_and_set_back_with_the_keys_alone(
    qtbot: QtBot, window: MainWindow, dialog: OptionsDialog
) -> None:
    page = page_of(dialog)
    assert focused() is page.search
    assert not dialog.action.isVisible()
    qtbot.keyClicks(focused(), "axis base")
    assert page.table.rules.matched == 1
    press(qtbot, Qt.Key.Key_Down)
    press(qtbot, Qt.Key.Key_Return)
    assert focused() is page.value.field
    assert page.value.field.text() == "100"
    qtbot.keyClicks(focused(), "110")
    press(qtbot, Qt.Key.Key_Tab)
    qtbot.keyClicks(focused(), "our club")
    assert dialog.action.text() == "Post 110 SP"
    post(qtbot, window)
    found = rule(window, BASE)
    assert (found.now, found.reason, found.turn) == ("110", "our club", "1941-06-I-surprise")
    assert page.held.text() == (
        "The rules say 100 SP. 110 SP since Surprise turn, June 1941: our club."
    )
    shown = page.table.current_row()
    head = page.table.rules.group_at(0)
    assert shown is not None
    assert head is not None
    assert (head.label, head.detail) == ("House rules in force", "1")
    assert page.table.rules.row_at(1) == shown
    assert (shown.printed, shown.now, shown.overridden) == ("100", "110", True)
    assert not dialog.action.isVisible()
    assert focused() is page.table
    press(qtbot, Qt.Key.Key_Delete)
    settle(qtbot, window)
    assert not rule(window, BASE).overridden
    assert page.held.text() == "The rules say 100 SP."
    assert not page.back.isVisible()
    press(qtbot, Qt.Key.Key_Escape)
    until(qtbot, lambda: not dialog.isVisible())
    assert window.desk is not None
    assert window.desk.campaign.queries.summary().transactions == 3
    window.menus.give("undo")
    settle(qtbot, window)
    assert rule(window, BASE).now == "110"


def test_every_number_is_listed_with_case_and_unit(
    qtbot: QtBot, window: MainWindow, dialog: OptionsDialog
) -> None:
    assert window.desk is not None
    page = page_of(dialog)
    expected = window.desk.campaign.queries.house_rules()
    assert set(page.table.rules.rows) == set(expected)
    choose(page, BUY)
    page.table.setFocus()
    press(qtbot, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    (told,) = dialog.findChildren(WhatIsThis)
    qtbot.waitUntil(told.isActiveWindow)
    assert told.told.case == "SP-05"
    press(qtbot, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    page.search.setFocus()
    qtbot.keyClicks(page.search, "INC 11 snow")
    assert [page.table.rules.row_at(1)] == [rule(window, "income.weather.bad.snow")]
    page.search.clear()
    qtbot.keyClicks(page.search, "xyzzy")
    assert page.nothing.isVisible()
    assert not page.panel.isVisible()
    press(qtbot, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    assert dialog.isVisible()
    assert page.panel.isVisible()


@pytest.mark.parametrize(
    ("path", "typed", "says"),
    [
        (BUY, "0", "Enter a number from 1 to 9999."),
        (BASE, "7/2", "enter a whole number"),
        (BASE, "many", "Enter a number."),
        (MUD, "perhaps", "Enter yes or no."),
    ],
)
def test_a_value_out_of_range_is_told_beside_the_field(
    qtbot: QtBot, window: MainWindow, dialog: OptionsDialog, path: str, typed: str, says: str
) -> None:
    page = page_of(dialog)
    choose(page, path)
    page.value.enter()
    qtbot.keyClicks(page.value.field, typed)
    assert page.value.fault.isVisible()
    assert says in page.value.fault.text()
    assert page.value.field.text() == typed
    assert not dialog.action.isVisible()
    post(qtbot, window)
    assert not rule(window, path).overridden


def test_what_was_typed_stays_while_another_number_is_looked_at(
    qtbot: QtBot, dialog: OptionsDialog
) -> None:
    page = page_of(dialog)
    choose(page, BASE)
    page.value.enter()
    qtbot.keyClicks(page.value.field, "120")
    choose(page, BUY)
    assert page.value.text == "3"
    assert page.others.text() == "Typed but not posted: Axis base rate."
    assert not dialog.action.isVisible()
    assert dialog.cancel.text() == "Cancel"
    choose(page, BASE)
    assert page.value.text == "120"
    assert dialog.action.text() == "Post 120 SP"


def test_typing_the_printed_number_sets_it_back(
    qtbot: QtBot, window: MainWindow, dialog: OptionsDialog
) -> None:
    assert window.desk is not None
    window.desk.execute(OverrideCell(BUY, "9", "dear"))
    settle(qtbot, window)
    page = page_of(dialog)
    choose(page, BUY)
    assert page.back.isVisible()
    page.value.enter()
    qtbot.keyClicks(page.value.field, "3")
    assert dialog.action.text() == "Reset to 3 SP"
    qtbot.mouseClick(dialog.action, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert not rule(window, BUY).overridden


def test_options_and_house_rules_are_posted_each_from_its_own_page(
    qtbot: QtBot, window: MainWindow, dialog: OptionsDialog
) -> None:
    page = page_of(dialog)
    choose(page, BASE)
    page.value.enter()
    qtbot.keyClicks(page.value.field, "120")
    assert dialog.action.text() == "Post 120 SP"
    dialog.tabs.setCurrentIndex(0)
    assert not dialog.action.isVisible()
    press(qtbot, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.campaign is not None
    assert focused() is dialog.campaign.search
    dialog.tabs.setCurrentWidget(page)
    post(qtbot, window)
    assert rule(window, BASE).now == "120"


def test_names_keep_their_room_in_a_narrow_dialog(dialog: OptionsDialog) -> None:
    table = page_of(dialog).table
    assert not table.isColumnHidden(REASON)
    dialog.resize(640, 560)
    assert table.isColumnHidden(REASON)
    assert table.columnWidth(NAME) >= 200
    dialog.resize(960, 560)
    assert not table.isColumnHidden(REASON)


def test_the_palette_finds_the_house_rules_but_not_while_looking_back(window: MainWindow) -> None:
    def found() -> list[str]:
        window.finder.open()
        entries = window.finder.palette.entries
        window.finder.palette.leave()
        return [entry.title for entry in matching(entries, "house rules")]

    assert "House rules…" in found()
    window.menus.set_state(campaign=True, looking=True)
    assert "House rules…" not in found()


def test_without_a_campaign_there_are_no_house_rules(qtbot: QtBot) -> None:
    dialog = OptionsDialog(Preferences(), None, {})
    qtbot.addWidget(dialog)
    dialog.show_house_rules()
    assert [dialog.tabs.tabText(at) for at in range(dialog.tabs.count())] == [
        "This program",
        "Keys",
    ]


def test_a_click_on_a_chip_opens_its_case(qtbot: QtBot, dialog: OptionsDialog) -> None:
    page = page_of(dialog)
    told: list[str] = []
    dialog.case_opened.connect(told.append)
    at = page.table.rules.find(lambda row: row.path == BASE)
    cell = page.table.visualRect(page.table.rules.index(at, 6))
    spot = QPoint(cell.left() + 16, cell.center().y())
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert told == ["INC-01"]
