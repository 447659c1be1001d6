"""Counting in: what lies on the table, beside the books, with the keys alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, CountIn
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.ui.dialogs.count_in import CountInDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.pages import LEDGER
from oobmgr.ui.views.ledger.screen import LedgerScreen
from tests.ui.desks import new_campaign, open_window, settle, until

RESOURCE = GoodId("resource")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    campaign = new_campaign(tmp_path / "a.oob")
    campaign.session.execute(CountIn(SideId("axis"), RESOURCE, 3, "found", "Ploesti"))
    return open_window(qtbot, tmp_path, campaign, page="exchange")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[CountInDialog]:
    """The dialogs that the window opened; they do not wait for the player."""
    dialogs: list[CountInDialog] = []

    def show(dialog: CountInDialog) -> int:
        dialog.show()
        dialogs.append(dialog)
        return 0

    monkeypatch.setattr(CountInDialog, "exec", show)
    monkeypatch.setattr(CountInDialog, "deleteLater", lambda _: None)
    return dialogs


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow, opened: list[CountInDialog]) -> CountInDialog:
    """The dialog as Ctrl+T opens it."""
    qtbot.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    until(qtbot, lambda: bool(opened))
    opened[0].activateWindow()
    settle(qtbot, window)
    return opened[0]


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(
    qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    qtbot.keyClick(focused(), key, modifier)


def enter(qtbot: QtBot, window: MainWindow, text: str) -> None:
    qtbot.keyClicks(focused(), text)
    settle(qtbot, window)


def post(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, window)


def booked(window: MainWindow) -> dict[str, int]:
    assert window.desk is not None
    return {row.name: row.booked for row in window.desk.campaign.queries.countable()}


def working(dialog: CountInDialog) -> list[tuple[str, str]]:
    return [(row.label, row.value) for row in dialog.working.rows]


def titles(window: MainWindow) -> list[str]:
    assert window.desk is not None
    queries = window.desk.campaign.queries
    return [queries.transaction(at).sentence for at in range(3, queries.version() + 1)]


def test_a_difference_and_an_agreement_are_posted_with_the_keys_alone(
    qtbot: QtBot, window: MainWindow, dialog: CountInDialog
) -> None:
    assert focused() is dialog.table
    assert not dialog.action.isVisible()
    press(qtbot, Qt.Key.Key_Return)
    assert focused() is dialog.number.field
    enter(qtbot, window, "96")
    assert working(dialog) == [
        ("In the books", "100"),
        ("On the table", "96"),
        ("Adjustment", "−\u20094"),
    ]
    assert dialog.action.text() == "Adjust by −\u20094 SP"
    assert not dialog.action.isEnabled()
    assert dialog.reason.fault.text() == "Give the reason for the difference."
    post(qtbot, window)
    assert booked(window)["Axis supply points"] == 100
    press(qtbot, Qt.Key.Key_Tab)
    enter(qtbot, window, "one lay under the box")
    assert dialog.action.isEnabled()
    post(qtbot, window)
    assert booked(window)["Axis supply points"] == 96
    assert dialog.said.text() == "✓ Recorded: Axis supply points, 96 SP."
    line = dialog.table.current_row()
    assert line is not None
    assert line.row.name == "Axis Resource Points at Ploesti"
    assert focused() is dialog.number.field
    assert dialog.number.text == ""
    enter(qtbot, window, "3")
    assert dialog.action.text() == "Record that they agree"
    post(qtbot, window)
    assert titles(window) == ["one lay under the box", "Books and table agree."]
    counted = [line.counted for line in dialog.table.lines.rows]
    assert counted[:2] == [96, 3]
    press(qtbot, Qt.Key.Key_Escape)
    until(qtbot, lambda: not dialog.isVisible())
    for _ in range(2):
        window.menus.give("undo")
        settle(qtbot, window)
    assert booked(window)["Axis supply points"] == 100


def test_points_at_a_place_that_the_books_do_not_know(
    qtbot: QtBot, window: MainWindow, dialog: CountInDialog
) -> None:
    for _ in range(dialog.table.lines.rowCount() - 1):
        press(qtbot, Qt.Key.Key_Down)
    press(qtbot, Qt.Key.Key_Return)
    assert focused() is dialog.place.field
    press(qtbot, Qt.Key.Key_Tab)
    enter(qtbot, window, "2")
    assert dialog.place.fault.text() == "Where are they? Enter the place."
    assert not dialog.action.isVisible()
    press(qtbot, Qt.Key.Key_Tab)
    enter(qtbot, window, "brought by rail")
    press(qtbot, Qt.Key.Key_Backtab)
    press(qtbot, Qt.Key.Key_Backtab)
    enter(qtbot, window, "Baku")
    assert not dialog.place.fault.isVisible()
    post(qtbot, window)
    assert booked(window)["Soviet Resource Points at Baku"] == 2
    shown = {line.row.name: line.counted for line in dialog.table.lines.rows}
    assert shown["Soviet Resource Points at Baku"] == 2
    assert dialog.place.isVisible()
    assert dialog.number.text == dialog.place.text == ""


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("x", "This is not a whole number. Enter the number on the table."),
        ("3 1/2", "This is not a whole number."),
        ("-1", "-1 cannot be counted. Enter a whole number, 0 to 99999."),
        ("100000", "0 to 99999"),
    ],
)
def test_what_is_no_count_is_told_beside_the_field(
    qtbot: QtBot, window: MainWindow, dialog: CountInDialog, typed: str, says: str
) -> None:
    press(qtbot, Qt.Key.Key_Return)
    enter(qtbot, window, typed)
    assert says in dialog.number.fault.text()
    assert not dialog.action.isVisible()
    assert dialog.working.rows == ()
    assert dialog.number.field.text() == typed
    post(qtbot, window)
    assert titles(window) == []


def test_the_ledger_opens_it_and_shows_the_adjustment(
    qtbot: QtBot, window: MainWindow, opened: list[CountInDialog]
) -> None:
    window.menus.give(f"page:{LEDGER}")
    settle(qtbot, window)
    assert window.workspace is not None
    screen = window.workspace.screen_shown
    assert isinstance(screen, LedgerScreen)
    qtbot.mouseClick(screen.count, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    dialog = opened[0]
    dialog.activateWindow()
    press(qtbot, Qt.Key.Key_Return)
    enter(qtbot, window, "103")
    press(qtbot, Qt.Key.Key_Tab)
    enter(qtbot, window, "counted twice")
    post(qtbot, window)
    newest = screen.ledger.lines[0]
    assert (newest.row.state, newest.change, newest.balance) == ("adjusted", "+\u20093", "103")


def test_nothing_is_counted_in_while_looking_back(qtbot: QtBot, window: MainWindow) -> None:
    assert window.desk is not None
    window.desk.execute(Advance("turn", anyway=True))
    window.menus.give(f"page:{LEDGER}")
    settle(qtbot, window)
    assert window.workspace is not None
    screen = window.workspace.screen_shown
    assert isinstance(screen, LedgerScreen)
    assert screen.count.isEnabled()
    window.workspace.look_at("1941-06-I-surprise")
    settle(qtbot, window)
    assert not screen.count.isEnabled()
    assert not window.menus.actions["count_in"].isEnabled()


def test_a_number_that_is_typed_is_asked_about_before_the_dialog_closes(
    qtbot: QtBot, dialog: CountInDialog
) -> None:
    dialog.number.enter()
    qtbot.keyClicks(focused(), "7")
    press(qtbot, Qt.Key.Key_Escape)
    assert dialog.asking.stay.hasFocus()
    press(qtbot, Qt.Key.Key_Escape)
    assert dialog.asking.isHidden()
    assert dialog.number.text == "7"
    press(qtbot, Qt.Key.Key_Escape)
    qtbot.mouseClick(dialog.asking.go, Qt.MouseButton.LeftButton)
    assert dialog.isHidden()
