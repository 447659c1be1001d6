"""A report of a problem: what goes in is shown, chosen by the player, and saved as one file."""

import sqlite3
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import RenameFormation
from oobmgr.campaign.program_log import log, log_file
from oobmgr.domain.errors import OobmgrError
from oobmgr.domain.postings import FormationId
from oobmgr.ui.dialogs import problem_report
from oobmgr.ui.dialogs.problem_report import ProblemReportDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.operations.asked_first import AskedFirst
from tests.ui.desks import new_campaign, open_window, settle

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the person chooses to save, in the system's own dialog."""
    path = tmp_path / "report.zip"
    monkeypatch.setattr(problem_report, "ask_where_to_save", lambda *_: path)
    return path


def asked(window: MainWindow) -> ProblemReportDialog:
    window.menus.actions["report_problem"].trigger()
    (dialog,) = window.findChildren(ProblemReportDialog)
    return dialog


def inside(path: Path) -> dict[str, bytes]:
    with ZipFile(path) as file:
        return {name: file.read(name) for name in file.namelist()}


def test_words_versions_and_log_go_in_and_no_campaign_unasked(
    qtbot: QtBot, tmp_path: Path, target: Path
) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"), page="exchange")
    dialog = asked(window)
    qtbot.waitUntil(dialog.told.hasFocus)
    QTest.keyClicks(dialog.told, "The pool was one too few.")
    assert not dialog.with_campaign.isChecked()
    assert "opened" in dialog.report.toPlainText()
    assert "The pool was one too few." in dialog.report.toPlainText()
    qtbot.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    found = inside(target)
    assert set(found) == {"report.txt", "oobmgr.log"}
    assert "The pool was one too few." in found["report.txt"].decode()
    assert "oobmgr 0." in found["report.txt"].decode()
    assert "opened" in found["oobmgr.log"].decode()
    assert dialog.problem.text() == f"Saved as {target}."


def test_the_campaign_goes_in_if_it_is_ticked_and_the_log_stays_out_if_it_is_not(
    qtbot: QtBot, tmp_path: Path, target: Path
) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"), page="exchange")
    dialog = asked(window)
    dialog.with_campaign.setFocus()
    qtbot.keyClick(dialog.with_campaign, Qt.Key.Key_Space)
    dialog.with_log.setFocus()
    qtbot.keyClick(dialog.with_log, Qt.Key.Key_Space)
    assert "opened" not in dialog.report.toPlainText()
    qtbot.mouseClick(dialog.action, LEFT)
    settle(qtbot, window)
    found = inside(target)
    assert set(found) == {"report.txt", "a.oob"}
    copy = tmp_path / "copy.oob"
    copy.write_bytes(found["a.oob"])
    with closing(sqlite3.connect(copy)) as books:
        assert books.execute("select count(*) from journal_transaction").fetchone()[0] > 0


def test_a_place_that_cannot_be_written_is_told_and_leaves_nothing(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = tmp_path / "no such folder" / "report.zip"
    monkeypatch.setattr(problem_report, "ask_where_to_save", lambda *_: nowhere)
    window = open_window(qtbot, tmp_path)
    dialog = asked(window)
    assert not dialog.with_campaign.isVisible()
    qtbot.mouseClick(dialog.action, LEFT)
    settle(qtbot, window)
    assert "there is no such folder" in dialog.problem.text()
    assert dialog.action.isEnabled()


def test_a_bug_of_ours_offers_the_same_report_with_its_trace(
    qtbot: QtBot, tmp_path: Path, target: Path
) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"), page="exchange")
    assert window.desk is not None

    def broken(_: object) -> None:
        raise ZeroDivisionError("nine by nothing")

    window.desk.work(broken, lambda _: None)
    settle(qtbot, window)
    (dialog,) = window.findChildren(ProblemReportDialog)
    qtbot.mouseClick(dialog.action, LEFT)
    settle(qtbot, window)
    assert "ZeroDivisionError: nine by nothing" in inside(target)["report.txt"].decode()
    assert "went wrong: ZeroDivisionError" in log_file().read_text(encoding="utf-8")


def test_what_is_refused_stands_in_the_log_without_the_own_folder(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    window = open_window(qtbot, tmp_path)
    stranger = tmp_path / "letter.oob"
    stranger.write_text("Dear Sir")
    window.open_path(stranger)
    settle(qtbot, window)
    written = log_file().read_text(encoding="utf-8")
    assert f"refused: ~{stranger.as_posix().removeprefix(tmp_path.as_posix())}" in written
    assert str(tmp_path) not in written


def test_what_a_form_refuses_stands_in_the_log_once(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"), page="exchange")
    assert window.desk is not None
    told: list[OobmgrError] = []
    command = RenameFormation(FormationId(4711), "XXX Corps")
    window.desk.execute(command, failed=told.append)
    settle(qtbot, window)
    assert log_file().read_text(encoding="utf-8").count("refused: ") == len(told) == 1
    form = QObject(window)
    AskedFirst(window.desk, form).give(command, lambda _: None, told.append, lambda _: None)
    settle(qtbot, window)
    written = log_file().read_text(encoding="utf-8")
    assert written.count("refused: ") == len(told) == 2
    assert str(told[1]) in written


def test_a_large_log_is_put_aside_and_three_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oobmgr.campaign.program_log._LARGE", 10)
    for number in range(6):
        log(f"entry {number}, long enough")
    names = sorted(path.name for path in log_file().parent.iterdir())
    assert names == ["oobmgr.1.log", "oobmgr.2.log", "oobmgr.3.log", "oobmgr.log"]
    assert "entry 5" in log_file().read_text(encoding="utf-8")
    assert "entry 2" in log_file().with_suffix(".3.log").read_text(encoding="utf-8")


def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    log_file().parent.parent.mkdir(parents=True)
    log_file().parent.write_text("a file where the folder would be")
    log("anything")
    assert tmp_path.exists()
