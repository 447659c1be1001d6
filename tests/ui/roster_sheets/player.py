"""A person at the page of Roster Sheets."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import Campaign
from oobmgr.games.spark import fact_kinds
from oobmgr.rules.rosters import RosterRow
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.viewmodels.roster_sheets import SheetLine
from oobmgr.ui.views.roster_sheets.screen import RosterSheetsScreen
from oobmgr.ui.widgets.steps import box_rects
from oobmgr.ui.widgets.table_delegate import CELL_PADDING
from tests.ui.desks import settle, until

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
KEYS = {"enter": Qt.Key.Key_Return, "down": Qt.Key.Key_Down, "tab": Qt.Key.Key_Tab}


class Player:
    """A person at the page of Roster Sheets."""

    def __init__(self, qtbot: QtBot, window: MainWindow, campaign: Campaign) -> None:
        self.qtbot, self.window, self.campaign = qtbot, window, campaign
        workspace = window.workspace
        assert workspace is not None
        qtbot.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
        self.settle()
        screen = workspace.screen_shown
        assert isinstance(screen, RosterSheetsScreen)
        self.screen, self.table = screen, screen.table
        window.activateWindow()
        until(qtbot, window.isActiveWindow)
        self.table.setFocus()
        until(qtbot, self.table.hasFocus)

    def to_the_movement_phase(self) -> None:
        """Go on to where Assault Markers are laid."""
        desk = self.window.desk
        assert desk is not None
        for _ in range(2):
            desk.execute(Advance(anyway=True))
        self.settle()

    def settle(self) -> None:
        settle(self.qtbot, self.window)

    def press(self, *keys: str) -> None:
        """Press keys one after the other, and type words, where the focus is."""
        for key in keys:
            if key in KEYS:
                self.qtbot.keyClick(self._at(), KEYS[key])
                continue
            for letter in key:
                held = SHIFT if letter.isupper() else Qt.KeyboardModifier.NoModifier
                self.qtbot.keyClick(self._at(), letter, held)

    def _at(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    def go(self, name: str) -> SheetLine:
        """Go to a unit by typing its name."""
        self.press("/", name, "enter")
        self.settle()
        line = self.line(name)
        assert [one.id for one in self.table.chosen()] == [line.id]
        return line

    def line(self, name: str) -> SheetLine:
        """The line that the sheet shows for a unit."""
        lines = self.table.units.rows
        return next(line for line in lines if line.row.unit.designation == name)

    def row(self, name: str) -> RosterRow:
        return self.line(name).row

    def cell(self, name: str, key: str) -> str:
        """A cell as it is read out."""
        column = next(one for one in self.table.units.columns if one.key == key)
        return column.text(self.line(name))

    def stored(self, name: str) -> tuple[int, dict[str, object]]:
        """The steps and markers of a unit in the books."""
        self.settle()
        unit = next(row for row in self.campaign.queries.units() if row.designation == name)
        facts = self.campaign.queries.facts(fact_kinds.MARKER)
        held = {field: value for (key, field), value in facts.items() if key == str(unit.id)}
        return unit.steps_left, {name: value for name, value in held.items() if value}

    def types_a_line(self) -> bool:
        """Whether the foot takes a line of text."""
        return self.screen.paper.foot.is_open

    def total(self, label: str) -> str:
        totals = {one.label: one.figure for one in self.screen.totals.totals}
        return totals[label]

    def heading(self, name: str) -> str:
        model = self.table.units
        groups = (model.group_at(at) for at in range(model.rowCount()))
        return next(group.right for group in groups if group is not None and group.label == name)

    def click_box(self, name: str, box: int) -> None:
        """Click on a box of a unit, counted from 0 at the left."""
        place = self.table.units.places_of({self.line(name).id})[0]
        column = next(at for at, one in enumerate(self.table.units.columns) if one.key == "steps")
        index = self.table.units.index(place, column)
        self.table.scrollTo(index)
        cell = self.table.visualRect(index).toRectF().adjusted(CELL_PADDING, 0, -CELL_PADDING, -1)
        rect = box_rects(cell, self.row(name).unit.steps)[box]
        self.qtbot.mouseClick(self.table.viewport(), LEFT, pos=rect.center().toPoint())
