"""A window, or its campaign, that is closed while a file is being written stays until then."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from oobmgr.campaign.targets import replacing
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.ui.main_window import MainWindow
from tests.ui.desks import full_campaign, open_window, settle, until


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")


def test_it_closes_once_the_file_is_whole(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    assert window.desk is not None
    target, go_on = tmp_path / "long.txt", threading.Event()

    def write(_: object) -> None:
        with replacing(target) as draft:
            draft.write_text("half, ", encoding="utf-8")
            go_on.wait(10)
            draft.write_text("half, and whole", encoding="utf-8")

    window.desk.write_file(write, lambda _: None)
    window.close()
    assert window.isVisible()
    assert not target.exists()
    assert window.message.text == "A file is being written: the window closes once it is whole."
    window.close()  # asked twice, it stays as well
    assert window.isVisible()
    go_on.set()
    until(qtbot, lambda: not window.isVisible())
    assert target.read_text(encoding="utf-8") == "half, and whole"


def test_a_file_that_fails_keeps_it_open_and_is_told_of(qtbot: QtBot, window: MainWindow) -> None:
    assert window.desk is not None
    go_on = threading.Event()
    told: list[str] = []

    def write(_: object) -> None:
        go_on.wait(10)
        raise BadInput(Fault("the disk is full.", "path"))

    window.desk.write_file(write, lambda _: None, lambda error: told.append(str(error)))
    window.close()
    go_on.set()
    until(qtbot, lambda: bool(told))
    settle(qtbot, window)
    assert window.isVisible()
    assert not window.message.isVisible()


def test_a_campaign_closes_once_the_file_is_whole(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """It stood still without a word until the file was there."""
    desk = window.desk
    assert desk is not None
    target, go_on = tmp_path / "long.txt", threading.Event()

    def write(_: object) -> None:
        with replacing(target) as draft:
            go_on.wait(10)
            draft.write_text("whole", encoding="utf-8")

    desk.write_file(write, lambda _: None)
    window.files.close()
    assert window.desk is desk
    assert window.message.isVisible()
    assert window.message.text == ("A file is being written: the campaign closes once it is whole.")
    window.files.close()  # asked twice, it stays as well
    assert not target.exists()
    go_on.set()
    until(qtbot, lambda: window.desk is None)
    assert window.isVisible()
    assert not window.message.isVisible()
    assert target.read_text(encoding="utf-8") == "whole"


def test_another_campaign_is_opened_once_the_file_is_whole(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    desk, go_on = window.desk, threading.Event()
    assert desk is not None
    other = full_campaign(tmp_path / "b.oob")
    other.close()
    desk.write_file(lambda _: go_on.wait(10), lambda _: None)
    window.files.open(other.path)
    assert window.desk is desk
    assert window.message.text == (
        "A file is being written: the other campaign is opened once it is whole."
    )
    go_on.set()
    until(qtbot, lambda: window.desk is not None and window.desk is not desk)
    assert window.desk is not None
    assert window.desk.campaign.path == other.path


def test_a_file_that_fails_keeps_the_campaign_open(qtbot: QtBot, window: MainWindow) -> None:
    desk, go_on = window.desk, threading.Event()
    assert desk is not None
    told: list[str] = []

    def write(_: object) -> None:
        go_on.wait(10)
        raise BadInput(Fault("the disk is full.", "path"))

    desk.write_file(write, lambda _: None, lambda error: told.append(str(error)))
    window.files.close()
    go_on.set()
    until(qtbot, lambda: bool(told))
    settle(qtbot, window)
    assert window.desk is desk
