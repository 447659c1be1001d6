"""A refusal in the status line goes as soon as the field that it speaks of is changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.widgets.working_view import WorkingView
from tests.ui.desks import open_window, settle
from tests.ui.turn.playing import campaign

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, campaign(tmp_path))


def clear(qtbot: QtBot, window: MainWindow) -> None:
    """Enter clear weather in all zones, without which it is asked for before anything else."""
    zone = next(one for one in window.findChildren(QWidget, "weather_B") if one.isVisible())
    qtbot.keyClick(zone, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    settle(qtbot, window)


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
    clear(qtbot, window)
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


def test_the_working_of_a_refused_entry_is_of_what_was_entered(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Posted at once after the last digit, the working stayed that of the entry before."""
    weather = next(one for one in window.findChildren(QWidget, "weather_B") if one.isVisible())
    qtbot.keyClick(weather, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    buy(qtbot, window, 98)
    field = bought(window)
    field.selectAll()
    QTest.keyClicks(field, "99")
    qtbot.keyClick(field, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    shown = [one for one in window.findChildren(WorkingView, "working") if one.isVisible()]
    words = [row.label for view in shown for row in view.rows]
    assert "Resource Points bought: 99" in words
    assert "Resource Points bought: 98" not in words
