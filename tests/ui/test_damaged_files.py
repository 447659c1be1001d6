"""A campaign that another program changed: what the window says, and the sound copy it offers."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import AddUnit
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.shell.book_commands import BookCommands
from oobmgr.ui.shell.files import REBUILD, WITHOUT_LOG
from tests.ui.desks import new_campaign, open_window, settle, unit

TRIGGER = "CREATE TRIGGER stranger AFTER INSERT ON journal_posting BEGIN DELETE FROM unit; END"


def altered(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as stranger, stranger:
        stranger.execute(statement)


@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the player has the sound copy put."""
    place = tmp_path / "sound.oob"
    monkeypatch.setattr("oobmgr.ui.dialogs.files.ask_where_to_save", lambda *_: place)
    return place


def press_rebuild(qtbot: QtBot, window: MainWindow) -> None:
    bar = window.workspace.message if window.workspace else window.message
    assert bar.action.text() == REBUILD
    qtbot.mouseClick(bar.action, Qt.MouseButton.LeftButton)
    settle(qtbot, window)


def test_what_the_check_finds_is_rebuilt_in_a_copy(
    qtbot: QtBot, tmp_path: Path, target: Path
) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    altered(tmp_path / "a.oob", "UPDATE balance SET amount = amount + 1 WHERE rowid = 1")
    BookCommands(window).check()
    settle(qtbot, window)
    assert "the journal says" in window.opened.message.text
    press_rebuild(qtbot, window)
    assert window.opened.desk.campaign.path == target
    assert window.opened.desk.campaign.queries.check() == ()
    assert not window.opened.message.isVisible()


def test_a_file_that_is_not_opened_is_rebuilt_in_a_copy(
    qtbot: QtBot, tmp_path: Path, target: Path
) -> None:
    new_campaign(tmp_path / "a.oob").close()
    altered(tmp_path / "a.oob", TRIGGER)
    window = open_window(qtbot, tmp_path)
    window.open_path(tmp_path / "a.oob")
    settle(qtbot, window)
    assert window.workspace is None
    assert "the trigger stranger is of another program" in window.message.text
    press_rebuild(qtbot, window)
    assert window.opened.desk.campaign.path == target
    assert window.opened.desk.campaign.queries.check() == ()


def test_a_page_says_what_is_damaged(qtbot: QtBot, tmp_path: Path) -> None:
    new_campaign(tmp_path / "a.oob").close()
    altered(tmp_path / "a.oob", "UPDATE campaign SET scenario = 'nowhere'")
    window = open_window(qtbot, tmp_path)
    window.open_path(tmp_path / "a.oob")
    settle(qtbot, window)
    assert "changed behind the program: scenario" in window.opened.message.text


def test_a_strange_log_is_set_aside(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "a.oob"
    with new_campaign(path) as campaign:
        copy = campaign.backup()
        campaign.session.execute(AddUnit(unit("9")))
        # What a crash leaves, and then a copy put by hand in the place of the file.
        shutil.copyfile(f"{path}-wal", tmp_path / "left")
    shutil.copyfile(copy, path)
    shutil.copyfile(tmp_path / "left", f"{path}-wal")
    window = open_window(qtbot, tmp_path)
    window.open_path(path)
    settle(qtbot, window)
    assert "the log beside the file is not its own" in window.message.text
    assert window.message.action.text() == WITHOUT_LOG
    qtbot.mouseClick(window.message.action, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert window.opened.desk.campaign.queries.units() == ()
    assert len(list((tmp_path / "a backups").glob("*-wal"))) == 1
