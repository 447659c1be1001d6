"""A refusal in the status line goes as soon as the field that it speaks of is changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from oobmgr.ui.main_window import MainWindow
from tests.ui.desks import open_window, settle
from tests.ui.turn.playing import campaign

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, campaign(tmp_path))


def bought(window: MainWindow) -> QSpinBox:
    """The field for Resource Points that are bought."""
    return next(one for one in window.findChildren(QSpinBox, "buy") if one.isVisible())


def buy(qtbot: QtBot, window: MainWindow, number: int) -> None:
    field = bought(window)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, str(number))
    settle(qtbot, window)


def refused(qtbot: QtBot, window: MainWindow) -> str:
    """Buy more than there are supply points for, and post it: what the status line says."""
    buy(qtbot, window, 99)
    qtbot.keyClick(bought(window), Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    return window.status.told


def test_the_refusal_goes_with_the_entry_it_speaks_of(qtbot: QtBot, window: MainWindow) -> None:
    assert "99" in refused(qtbot, window)
    buy(qtbot, window, 1)
    assert window.status.told == ""


def test_what_was_announced_since_stays(qtbot: QtBot, window: MainWindow) -> None:
    assert refused(qtbot, window)
    assert window.desk is not None
    window.desk.announced.emit("A copy was kept.")
    buy(qtbot, window, 1)
    assert window.status.told == "A copy was kept."
