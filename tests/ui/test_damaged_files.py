"""A campaign that another program changed: what the window says, and the sound copy it offers."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import AddUnit
from oobmgr.campaign.file import open_campaign
from oobmgr.exchange.export import export_workbook
from oobmgr.ui.dialogs.copies import CopiesDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.shell.book_commands import BookCommands
from oobmgr.ui.shell.files import COPIES, REBUILD, WITH_LOG, WITHOUT_LOG
from tests.ui.desks import new_campaign, open_window, settle, unit
from tests.unit.campaign.trial_books import as_it_lies

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
    assert REBUILD in bar.offered[0].text()
    qtbot.mouseClick(bar.offered[0], Qt.MouseButton.LeftButton)
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
    assert "changed outside the program: scenario" in window.opened.message.text


def press(qtbot: QtBot, window: MainWindow, words: str) -> None:
    (button,) = [one for one in window.message.offered if one.text() == words]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(qtbot, window)


@pytest.fixture
def crashed(tmp_path: Path) -> Path:
    """A campaign without units, and beside it, as a crash leaves it, the log with the first.

    Its copy is as it was before.
    """
    path = tmp_path / "a.oob"
    with new_campaign(path) as campaign:
        campaign.backup()
    with open_campaign(path) as campaign:
        campaign.session.execute(AddUnit(unit("9")))
        for tail in ("", "-wal"):
            shutil.copyfile(f"{path}{tail}", tmp_path / f"left{tail}")
    for tail in ("", "-wal"):
        (tmp_path / f"left{tail}").rename(f"{path}{tail}")
    return path


def test_a_strange_log_is_set_aside(qtbot: QtBot, crashed: Path) -> None:
    (copy,) = crashed.with_name("a backups").iterdir()
    shutil.copyfile(copy, crashed)  # put there by hand
    window = open_window(qtbot, crashed.parent)
    window.open_path(crashed)
    settle(qtbot, window)
    assert "the log beside the file is not its own" in window.message.text
    assert [one.text() for one in window.message.offered] == [WITHOUT_LOG, COPIES]
    press(qtbot, window, WITHOUT_LOG)
    assert window.opened.desk.campaign.queries.units() == ()
    assert len(list(crashed.with_name("a backups").glob("*-wal"))) == 1


@pytest.mark.parametrize(("words", "units"), [(WITH_LOG, 1), (WITHOUT_LOG, 0)])
def test_a_log_that_may_be_of_the_file_is_played_in_or_set_aside(
    qtbot: QtBot, crashed: Path, words: str, units: int
) -> None:
    os.utime(f"{crashed}-wal", (1, 1))
    window = open_window(qtbot, crashed.parent)
    window.open_path(crashed)
    settle(qtbot, window)
    assert "was put here after its log" in window.message.text
    assert [one.text() for one in window.message.offered] == [WITHOUT_LOG, WITH_LOG]
    press(qtbot, window, words)
    assert len(window.opened.desk.campaign.queries.units()) == units


def test_a_file_that_is_damaged_leads_to_its_copies(
    qtbot: QtBot, crashed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path(f"{crashed}-wal").unlink()
    crashed.write_bytes(crashed.read_bytes()[:20_000])
    (copy,) = crashed.with_name("a backups").iterdir()

    def choose(dialog: CopiesDialog) -> bool:
        dialog.chosen = copy
        return True

    monkeypatch.setattr(CopiesDialog, "ask", choose)
    window = open_window(qtbot, crashed.parent)
    window.open_path(crashed)
    settle(qtbot, window)
    assert "the file is damaged" in window.message.text
    press(qtbot, window, COPIES)
    assert window.opened.desk.campaign.path == crashed
    assert window.opened.desk.campaign.queries.check() == ()


def test_a_campaign_is_made_again_from_its_workbook(
    qtbot: QtBot, tmp_path: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = tmp_path / "books.xlsx"
    with new_campaign(tmp_path / "a.oob") as campaign:
        export_workbook(campaign.queries, book)
    before = as_it_lies(tmp_path / "a.oob")
    monkeypatch.setattr("oobmgr.ui.dialogs.files.ask_for_file", lambda *_: book)
    window = open_window(qtbot, tmp_path)
    window.menus.actions["from_workbook"].trigger()
    settle(qtbot, window)
    assert window.opened.desk.campaign.path == target
    assert as_it_lies(target) == before
    # The same place once more: a campaign that is there is left alone.
    window.menus.actions["from_workbook"].trigger()
    settle(qtbot, window)
    assert "there is a file" in (window.workspace or window).message.text
