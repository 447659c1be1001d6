"""The editor of a game of one's own, used as a person does: sections, cells and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from oobmgr.games.own.pages.editor import DescriptionEditor
from oobmgr.games.own.pages.grid import SectionGrid
from tests.ui.desks import until

ALT, CONTROL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
KEY = Qt.Key


def section(editor: DescriptionEditor, key: str) -> SectionGrid:
    """Choose a section as with a click in the list."""
    at = [line.key for line in editor.list.lines.rows].index(key)
    editor.list.selectRow(at)
    editor.grid.setFocus()
    return editor.grid


def type_row(qtbot: QtBot, grid: SectionGrid, row: int, *texts: str) -> None:
    """Type texts into a row, cell by cell, each with Enter; an empty one is passed by."""
    grid.setCurrentIndex(grid.cells.index(row, 0))
    for text in texts:
        if text:
            type_cell(qtbot, grid, text)
        else:
            qtbot.keyClick(grid, KEY.Key_Return)


def type_cell(qtbot: QtBot, grid: SectionGrid, text: str) -> None:
    """Type a text into the current cell, with Enter."""
    qtbot.keyClick(grid, KEY.Key_F2)
    (field,) = (one for one in grid.findChildren(QLineEdit) if one.isVisible())
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, KEY.Key_Return)
    until(qtbot, lambda: not any(one.isVisible() for one in grid.findChildren(QLineEdit)))


def press(qtbot: QtBot, *keys: Qt.Key | str) -> None:
    """Keys as they reach what is in front: a list of words that are offered, else the focus."""
    for key in keys:
        front = QApplication.activePopupWidget() or QApplication.focusWidget()
        assert front is not None
        qtbot.keyClick(front, key)
        QApplication.processEvents()  # a field is closed by an event of its own


def describe_two_hills(qtbot: QtBot, editor: DescriptionEditor) -> None:
    """A small game from nothing, by keys."""
    type_cell(qtbot, section(editor, "game"), "Two Hills")
    type_row(qtbot, section(editor, "sides"), 0, "North")
    type_row(qtbot, editor.grid, 1, "South")
    type_row(qtbot, section(editor, "places"), 0, "Mill Ford", "north")
    type_row(qtbot, editor.grid, 1, "Old Mill", "south")
    type_row(
        qtbot, section(editor, "income"), 1, "Mills", "supplies", "2", "", "mill ford, old mill"
    )
