"""Reading a printed sheet back in the window, with the keys alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import NewCampaign
from oobmgr.campaign.rows import UnitRow
from oobmgr.games.spark import fact_kinds
from oobmgr.ui.dialogs.read_back import ReadBackDialog
from oobmgr.ui.main_window import MainWindow
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle, until

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    new = NewCampaign("Spark", "spark", "combat_example")
    return open_window(qtbot, tmp_path, campaign_at(tmp_path / "a.oob", new), page="exchange")


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> ReadBackDialog:
    """The dialog as Ctrl+B opens it."""
    opened: list[ReadBackDialog] = []

    def show(dialog: ReadBackDialog) -> int:
        dialog.show()
        opened.append(dialog)
        return 0

    monkeypatch.setattr(ReadBackDialog, "exec", show)
    monkeypatch.setattr(ReadBackDialog, "deleteLater", lambda _: None)
    qtbot.keyClick(window, Qt.Key.Key_B, CONTROL)
    until(qtbot, lambda: bool(opened))
    opened[0].activateWindow()
    settle(qtbot, window)
    return opened[0]


def type_in(qtbot: QtBot, window: MainWindow, *lines: str) -> None:
    field = QApplication.focusWidget()
    assert field is not None
    for line in lines:
        qtbot.keyClicks(field, line)
        qtbot.keyClick(field, Qt.Key.Key_Return)
    settle(qtbot, window)


def named(window: MainWindow, name: str) -> UnitRow:
    assert window.desk is not None
    return next(u for u in window.desk.campaign.queries.units() if u.designation == name)


def shown(dialog: ReadBackDialog) -> list[tuple[str, ...]]:
    model = dialog.model
    return [
        tuple(str(model.index(row, column).data() or "") for column in range(3))
        for row in range(model.rowCount())
    ]


def test_lines_are_read_as_they_are_typed_and_posted_together(
    qtbot: QtBot, window: MainWindow, dialog: ReadBackDialog
) -> None:
    assert dialog.side.value == "Soviet"
    assert not dialog.action.isEnabled()
    type_in(qtbot, window, "A01 -2 D", "A02 5")
    assert shown(dialog) == [
        ("A01 -2 D", "284/86", "6 of 8 steps, disrupted"),
        ("A02 5", "330/86", "5 of 8 steps"),
    ]
    assert dialog.action.text() == "Enter 2 lines"
    qtbot.keyClick(dialog, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    # Nobody is disrupted before anybody fires, so it is asked about first.
    assert named(window, "284/86").steps_left == 8
    assert "Disrupted is not placed in this phase" in dialog.problem.text()
    assert dialog.problem.text().endswith("Press Ctrl+Enter again to post it all the same.")
    type_in(qtbot, window, "A02 4")
    assert dialog.problem.text() == ""
    qtbot.keyClick(dialog, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    # Other lines are asked about anew.
    assert named(window, "284/86").steps_left == 8
    qtbot.keyClick(dialog, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    assert named(window, "284/86").steps_left == 6
    assert named(window, "330/86").steps_left == 4
    assert window.desk is not None
    markers = window.desk.campaign.queries.facts(fact_kinds.MARKER)
    assert markers[str(named(window, "284/86").id), "disrupted"] is True
    assert dialog.said.text().startswith("✓ Sheet read back")
    assert dialog.entries.toPlainText() == ""


def test_what_cannot_be_read_is_said_beside_its_line_and_stops_all(
    qtbot: QtBot, window: MainWindow, dialog: ReadBackDialog
) -> None:
    type_in(qtbot, window, "A01 -2", "Z9 -1", "A02 -9")
    rows = shown(dialog)
    assert rows[0][2] == "6 of 8 steps"
    assert "no Soviet row" in rows[1][2]
    assert "8 of 8 steps" in rows[2][2]
    assert dialog.problem.text().startswith("Line 2: There is no Soviet row 'Z9'.")
    assert dialog.problem.text().endswith(" 1 more.")
    assert not dialog.action.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    assert named(window, "284/86").steps_left == 8


def test_the_other_side_has_codes_of_its_own(
    qtbot: QtBot, window: MainWindow, dialog: ReadBackDialog
) -> None:
    type_in(qtbot, window, "A02 -1")
    assert shown(dialog)[0][1] == "330/86"
    dialog.side.setFocus()
    qtbot.keyClick(dialog.side, Qt.Key.Key_G)
    settle(qtbot, window)
    assert shown(dialog)[0][1:] == ("I/399/170", "4 of 5 steps")


def test_esc_asks_before_it_drops_lines(
    qtbot: QtBot, window: MainWindow, dialog: ReadBackDialog
) -> None:
    type_in(qtbot, window, "A01 -2")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.asking.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert not dialog.asking.isVisible()
    assert dialog.entries.toPlainText() == "A01 -2\n"
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.mouseClick(dialog.asking.go, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_the_command_stands_in_the_menu_of_units(window: MainWindow) -> None:
    window.menus.menus["Units"].aboutToShow.emit()
    texts = [action.text() for action in window.menus.menus["Units"].actions()]
    assert any("Read a sheet back" in text for text in texts)


@pytest.mark.usefixtures("in_german")
def test_its_button_is_no_key_in_german(qtbot: QtBot, tmp_path: Path) -> None:
    """The verb alone was taken for the key of that name."""
    new = NewCampaign("Spark", "spark", "combat_example")
    window = open_window(qtbot, tmp_path, campaign_at(tmp_path / "a.oob", new), page="exchange")
    assert window.desk is not None
    dialog = ReadBackDialog(window.desk, window)
    settle(qtbot, window)
    assert dialog.action.accessibleName().startswith("0 Zeilen eintragen")
    dialog.deleteLater()
