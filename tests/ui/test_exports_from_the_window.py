"""Exports from the window: where they were written, what is told, and how they are stopped."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.import_order_of_battle import screen as screen_module
from tests.ui.desks import full_campaign, new_campaign, open_window, settle
from tests.ui.listening import listening
from tests.ui.test_import_screen import page


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"), page="exchange")


def test_export_says_where_it_was_written(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    target = tmp_path / "out" / "records.xlsx"
    target.parent.mkdir()
    monkeypatch.setattr(screen_module, "ask_where_to_save", lambda *_: target)
    heard = listening(monkeypatch)
    window.menus.give("export")
    settle(qtbot, window)
    # Read aloud once, with its begin, and not in the line below the button as well.
    names = [words for words, _ in heard if "records.xlsx" in words]
    assert names == ["Writing records.xlsx", "The records were written to records.xlsx."]
    screen = page(window)
    assert screen.start.written.text() == f"Written to {target}"
    assert screen.start.open_folder.isVisible()
    assert window.status.told == "The records were written to records.xlsx."
    assert "Units" in " ".join(openpyxl.load_workbook(target, read_only=True).sheetnames)


def test_export_into_no_folder_is_told(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "no folder" / "records.xlsx"
    monkeypatch.setattr(screen_module, "ask_where_to_save", lambda *_: gone)
    window.menus.give("export")
    settle(qtbot, window)
    screen = page(window)
    assert "records.xlsx cannot be written" in screen.message.text
    assert not screen.start.written.isVisible()


def test_stopped_export_leaves_no_file(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.menus.give("page:exchange")
    target = tmp_path / "records.xlsx"
    screen = page(window)
    screen.export_to(target)
    assert screen.put_away()
    settle(qtbot, window)
    assert not target.exists()
    assert window.status.told == "The export was stopped; no file was written."
    assert not list(tmp_path.glob(".oobmgr-*"))


def test_of_two_exports_that_run_both_are_stopped(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.menus.give("page:exchange")
    targets = [tmp_path / "first.xlsx", tmp_path / "second.xlsx"]
    screen = page(window)
    for target in targets:
        screen.export_to(target)
    assert screen.put_away()
    settle(qtbot, window)
    assert [target.exists() for target in targets] == [False, False]
    assert not screen.start.progress.isVisible()


def test_a_workbook_to_fill_in_is_saved_from_the_page_and_from_the_menu(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []

    def choose(_: object, _title: str, name: Path, _kinds: str) -> Path:
        proposed.append(name.name)
        return tmp_path / f"empty {len(proposed)}.xlsx"

    monkeypatch.setattr("oobmgr.ui.dialogs.template.ask_where_to_save", choose)
    assert window.workspace is not None
    window.menus.give("template")
    settle(qtbot, window)
    assert "empty 1.xlsx" in window.workspace.message.text
    window.workspace.show_page("exchange")
    qtbot.mouseClick(page(window).start.template, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert "empty 2.xlsx" in page(window).message.text
    assert proposed == ["Revised Europa to fill in.xlsx"] * 2
    for number in (1, 2):
        book = openpyxl.load_workbook(tmp_path / f"empty {number}.xlsx")
        assert book.sheetnames == ["About", "Units", "Air", "Lists"]
