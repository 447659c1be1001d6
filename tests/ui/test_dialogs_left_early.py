"""Dialogs that are left while the worker still works for them: its answer falls."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.games.spark.words import GERMAN
from oobmgr.ui.dialogs.case_dialog import CaseDialog
from oobmgr.ui.dialogs.copies import CopiesDialog
from oobmgr.ui.dialogs.options import OptionsDialog
from oobmgr.ui.dialogs.passphrases import PassphraseDialog, UnlockDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.widgets.segmented import SegmentedControl
from tests.campaigns import campaign_at
from tests.ui.desks import new_campaign, open_window, settle


def leave(dialog: QDialog) -> None:
    """Close a dialog as `ask` does once it was answered: it goes with the next event."""
    dialog.reject()
    dialog.deleteLater()


def gone() -> None:
    """Let go of what was left: Qt does so once the event that left it is over."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def at_table(qtbot: QtBot, folder: Path, books: Campaign) -> tuple[MainWindow, Desk]:
    window = open_window(qtbot, folder, books)
    settle(qtbot, window)
    assert window.desk is not None
    return window, window.desk


@pytest.fixture
def hidden(qtbot: QtBot, tmp_path: Path) -> tuple[MainWindow, Desk]:
    books = campaign_at(tmp_path / "evening.oob", NewCampaign("Evening", "spark", "combat_example"))
    books.set_passphrase(GERMAN, "geheim")
    books.veil.lock()
    return at_table(qtbot, tmp_path, books)


def test_copies_are_listed_for_nobody(qtbot: QtBot, tmp_path: Path) -> None:
    window, desk = at_table(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    desk.campaign.backup("by hand")
    leave(CopiesDialog(desk.campaign.path, window.queue, window))
    settle(qtbot, window)
    assert not window.findChildren(CopiesDialog)


@pytest.mark.parametrize(("typed", "opens"), [("geheim", True), ("falsch", False)])
def test_a_sheet_is_unlocked_or_not_though_nobody_waits(
    qtbot: QtBot, hidden: tuple[MainWindow, Desk], typed: str, *, opens: bool
) -> None:
    window, desk = hidden
    dialog = UnlockDialog(desk, GERMAN, window)
    dialog.passphrase.set_text(typed)
    dialog.action.click()
    leave(dialog)
    settle(qtbot, window)
    assert (GERMAN not in desk.campaign.veil.hidden) is opens


@pytest.mark.parametrize("old", ["geheim", "falsch"])
def test_a_passphrase_is_changed_though_nobody_waits(
    qtbot: QtBot, hidden: tuple[MainWindow, Desk], old: str
) -> None:
    window, desk = hidden
    dialog = PassphraseDialog(desk, window)
    dialog.side.buttons[GERMAN].setChecked(True)
    dialog.show()
    dialog.old.set_text(old)
    dialog.new.set_text("neu")
    dialog.again.set_text("neu")
    dialog.action.click()
    leave(dialog)
    settle(qtbot, window)
    assert not window.findChildren(PassphraseDialog)


def test_options_are_changed_until_their_dialog_goes(qtbot: QtBot, tmp_path: Path) -> None:
    window, desk = at_table(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    options = desk.campaign.queries.summary().options
    dialog = OptionsDialog(window.settings.preferences, desk, options, window)
    assert dialog.campaign is not None
    row = next(row for row in dialog.campaign.rows if len(row.option.choices) > 1)
    other = next(c for c in row.option.choices if c.value != options[row.option.name])
    assert isinstance(row.control, SegmentedControl)
    row.control.set_value(other.name)
    assert dialog.changes() == {row.option.name: other.value}
    dialog.post()
    dialog.leave()
    dialog.deleteLater()
    settle(qtbot, window)
    assert desk.campaign.queries.summary().options[row.option.name] == other.value


def test_a_case_that_was_read_beside_the_options_goes_with_them(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))

    def read_a_case() -> None:
        options = QApplication.activeModalWidget()
        assert isinstance(options, OptionsDialog)
        window.show_case("SP-01")
        options.leave()

    QTimer.singleShot(0, read_a_case)
    window.rules.show_options()
    gone()
    window.show_case("SP-02")
    assert [one.case_id.text() for one in window.findChildren(CaseDialog)] == ["SP 02"]
