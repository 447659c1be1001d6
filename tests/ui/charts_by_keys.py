"""The dialog of charts, used as a person does: opened, searched, typed into, posted and read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.rows import ChartRow
from oobmgr.rules.charts import ChartCopy
from oobmgr.ui.dialogs.charts import ChartsDialog
from oobmgr.ui.main_window import MainWindow
from tests.ui.desks import settle, until
from tests.waiting import rest

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def opened_by_key(qtbot: QtBot, window: MainWindow, opened: list[ChartsDialog]) -> ChartsDialog:
    qtbot.keyClick(window, Qt.Key.Key_H, CONTROL)
    until(qtbot, lambda: bool(opened))
    opened[-1].activateWindow()
    settle(qtbot, window)
    return opened[-1]


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(
    qtbot: QtBot, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    qtbot.keyClick(focused(), key, held)
    rest(qtbot)  # a field hands over what was typed a moment after Enter


def enter(qtbot: QtBot, *texts: str) -> None:
    """Type each text where the focus is then, and Enter after it."""
    for text in texts:
        for letter in text:
            qtbot.keyClicks(focused(), letter)
        press(qtbot, Qt.Key.Key_Return)


def choose(qtbot: QtBot, dialog: ChartsDialog, words: str) -> None:
    """Search a chart and go into its grid, by keys."""
    press(qtbot, Qt.Key.Key_F, CONTROL)
    qtbot.keyClicks(focused(), words)
    press(qtbot, Qt.Key.Key_Return)
    press(qtbot, Qt.Key.Key_Return)
    assert focused() is dialog.grid
    assert dialog.list.lines.matched == 1


def post(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)


def stored(window: MainWindow, name: str) -> ChartCopy | None:
    return row_of(window, name).copy


def row_of(window: MainWindow, name: str) -> ChartRow:
    assert window.desk is not None
    return next(r for r in window.desk.campaign.queries.charts() if r.chart.id == name)


def tags(dialog: ChartsDialog) -> dict[str, str]:
    lines = dialog.list.lines.rows
    return {line.row.chart.id: line.tag.text for line in lines if line.tag}


def problems(dialog: ChartsDialog) -> list[str]:
    return [line.text for line in dialog.panel.problems.lines.rows]


def clipboard(text: str) -> None:
    QApplication.clipboard().setText(text)
