"""A list that is pasted: read in the worker, beside what is in sight meanwhile."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from oobmgr.exchange.raw_sheets import RawSheet
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.import_order_of_battle import screen as module
from oobmgr.ui.views.import_order_of_battle.material import PASTED, pasted
from tests.ui.desks import new_campaign, open_window, settle
from tests.ui.test_import_screen import page
from tests.unit.exchange.made_workbooks import make_workbook

HEADS = "Einheit\tNat.\tTyp\tGr.\tWerte\tArmee"
ONE = f"{HEADS}\n61\tD\tInf\tXX\t7-6\t18. Armee"
TWO = f"{HEADS}\n61, 62\tD\tInf\tXX\t7-6\t18. Armee"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))


def paste(window: MainWindow, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    page(window).paste()


def shown(window: MainWindow) -> tuple[bool, str]:
    screen = page(window)
    return screen.previewing, screen.preview.accept.text()


def test_the_rows_of_a_pasted_list_are_told_apart_in_the_worker(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def noted(text: str) -> tuple[RawSheet, ...]:
        threads.append(threading.current_thread())
        return pasted(text)

    monkeypatch.setattr(module, "pasted", noted)
    paste(window, TWO)
    settle(qtbot, window)
    assert shown(window) == (True, "Add 2 units")
    assert threads
    assert threading.main_thread() not in threads


def test_what_is_no_list_is_told_and_the_open_preview_stays(
    qtbot: QtBot, window: MainWindow
) -> None:
    paste(window, TWO)
    settle(qtbot, window)
    paste(window, " \n ")
    settle(qtbot, window)
    assert page(window).message.text.startswith(f"{str(PASTED).capitalize()} is empty.")
    assert shown(window) == (True, "Add 2 units")


def test_what_was_asked_for_last_is_shown(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    paste(window, TWO)
    paste(window, ONE)
    settle(qtbot, window)
    assert shown(window) == (True, "Add 1 unit")
    paste(window, TWO)
    page(window).open_file(make_workbook(tmp_path / "list.xlsx"))
    settle(qtbot, window)
    assert page(window).head.detail.text().startswith("list.xlsx")


def test_esc_stops_a_list_that_is_still_read(qtbot: QtBot, window: MainWindow) -> None:
    paste(window, ONE)
    settle(qtbot, window)
    paste(window, TWO)
    assert page(window).put_away()
    settle(qtbot, window)
    assert not page(window).previewing
