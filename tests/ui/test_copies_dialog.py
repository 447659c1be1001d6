"""The copies of a campaign in the window: listed with what they hold, and restored."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import CountIn
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.ui.dialogs.copies import CopiesDialog
from oobmgr.ui.main_window import MainWindow
from tests.ui.desks import new_campaign, open_window, settle, until


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    campaign = new_campaign(tmp_path / "a.oob")
    campaign.backup("by hand")
    campaign.session.execute(CountIn(SideId("axis"), GoodId("sp"), 91, "counted"))
    return open_window(qtbot, tmp_path, campaign, page="exchange")


def stock(window: MainWindow) -> int:
    assert window.desk is not None
    rows = window.desk.campaign.queries.balances()
    return sum(row.amount for row in rows if row.account == "pool:axis" and row.good == "sp")


def test_a_copy_is_restored_by_keys(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    shown: list[str] = []

    def answer() -> None:
        dialog = next(d for d in window.findChildren(CopiesDialog) if d.isVisible())
        until(qtbot, dialog.action.isEnabled)
        row = dialog.table.current_row()
        shown.extend((row.turn, row.difference))
        qtbot.keyClick(dialog.table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    assert stock(window) == 91
    QTimer.singleShot(0, answer)
    window.menus.give("backups")
    assert shown == ["Surprise turn, June 1941", "lacks 1 entry"]
    until(qtbot, lambda: window.desk is not None and stock(window) == 100)
    settle(qtbot, window)
    kept = [path.name for path in (tmp_path / "a backups").iterdir()]
    assert sum("set aside" in name for name in kept) == 1


def test_a_damaged_copy_cannot_be_chosen(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    (copy,) = (tmp_path / "a backups").iterdir()
    copy.write_bytes(copy.read_bytes()[:9000])
    dialog = CopiesDialog(tmp_path / "a.oob", window.queue, window)
    dialog.show()
    until(qtbot, lambda: dialog.model.rowCount() == 1)
    assert not dialog.action.isEnabled()
    assert dialog.problem.text() == "the file is damaged."
    dialog.close()


def test_a_campaign_without_copies_says_when_there_will_be_one(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    dialog = CopiesDialog(tmp_path / "other.oob", window.queue, window)
    dialog.show()
    until(qtbot, lambda: "close of every turn" in dialog.nothing.accessibleName())
    assert dialog.nothing.isVisible()
    assert not dialog.table.isVisible()
    assert not dialog.action.isEnabled()
    dialog.close()
