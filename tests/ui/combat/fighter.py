"""Somebody in front of the page "Combat"."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, FillChart, ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.games.europa.pages.combat.form import BattlePanel
from oobmgr.games.europa.pages.combat.screen import CombatScreen
from oobmgr.games.europa.pages.combat.unit_list import FighterList
from oobmgr.known_games import all_games
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.widgets.segmented import SegmentedControl
from tests.campaigns import campaign_at, played_once, post
from tests.ui.desks import open_window, settle, unit, until

NO_KEYS = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


def army() -> ImportOrderOfBattle:
    """Two divisions and guns of the Axis; a rifle division and antitank guns of the Soviets."""
    red: dict[str, object] = {
        "side": "soviet", "nation": "Soviet Union", "path": ("Western Front",), "steps": 1,
    }  # fmt: skip
    return ImportOrderOfBattle(
        (
            unit("1", traits={"cadre": "2-6", "re": "3"}),
            unit(
                "3", type="panzer", traits={"cadre": "4-8", "aeca": "full", "atec": "full"},
                ratings={"attack": 10, "defense": 10, "move": 10},
            ),
            unit("7", type="artillery", size="III", steps=1,
                 ratings={"attack": 4, "defense": 2, "move": 8}),
            unit("104", type="rifle", ratings={"attack": 4, "defense": 4, "move": 6}, **red),
            unit("9", type="antitank", size="X", traits={"atec": "full"},
                 ratings={"attack": 2, "defense": 3, "move": 8}, **red),
        )
    )  # fmt: skip


@played_once
def campaign(folder: Path, phases: int = 3) -> Campaign:
    """Both armies on the map, in the Combat Phase of the Axis or in another."""
    options = {"surprise_turn": "skip"}
    books = campaign_at(
        folder / "combat.oob", NewCampaign("Tuesdays", "europa", "barbarossa", "full", options)
    )
    books.session.execute(army())
    if phases:
        post(books, "initial")
    for _ in range(phases):
        books.session.execute(Advance(anyway=True))
    return books


def fill(books: Campaign, chart: str, entry: str) -> None:
    """A table that says the same everywhere."""
    layout = all_games()[0].charts()[chart]
    columns = layout.columns or ("1-5", "6+")
    copy = {
        "rows": list(layout.rows),
        "columns": list(columns),
        "cells": [[entry] * len(columns) for _ in layout.rows],
    }
    books.session.execute(FillChart(chart, copy))


class Fighter:
    """Plays on the page as a person does."""

    def __init__(self, qtbot: QtBot, folder: Path, books: Campaign) -> None:
        self.qtbot = qtbot
        self.window: MainWindow = open_window(qtbot, folder, books, page="combat")
        self.window.activateWindow()
        until(qtbot, self.window.isActiveWindow)
        qtbot.keyClick(self.window, Qt.Key.Key_5, Qt.KeyboardModifier.AltModifier)
        self.settle()
        assert self.window.workspace is not None
        screen = self.window.workspace.screen_shown
        assert isinstance(screen, CombatScreen)
        self.screen = screen

    @property
    def books(self) -> Campaign:
        assert self.window.desk is not None
        return self.window.desk.campaign

    @property
    def panel(self) -> BattlePanel:
        assert self.screen.panel is not None
        return self.screen.panel

    def settle(self) -> None:
        settle(self.qtbot, self.window)

    # Keys

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NO_KEYS) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        self.qtbot.keyClick(focus, key, held)
        self.settle()

    def type(self, text: str) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClicks(focus, text)
        self.settle()

    def tab_to(self, name: str) -> QWidget:
        """Go on with Tab until the focus is where it is wanted."""
        for _ in range(80):
            focus = QApplication.focusWidget()
            if focus is not None and focus.objectName() == name:
                return focus
            assert focus is not None
            self.qtbot.keyClick(focus, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {name}")

    def find_and_pick(self, text: str) -> None:
        """Search the list in which the focus is, go down, pick, and clear the search."""
        self.key(Qt.Key.Key_F, CONTROL)
        self.type(text)
        self.key(Qt.Key.Key_Down)
        self.key(Qt.Key.Key_Space)
        self.key(Qt.Key.Key_F, CONTROL)
        self.key(Qt.Key.Key_Escape)
        self.key(Qt.Key.Key_Down)

    # Mouse

    def find(self, name: str) -> Any:  # noqa: ANN401 - whatever is called so
        found = [one for one in self.screen.findChildren(QWidget, name) if one.isVisible()]
        assert found, f"no {name}"
        return found[-1]

    def click(self, name: str) -> None:
        self.qtbot.mouseClick(self.find(name), LEFT)
        self.settle()

    def list_of(self, side: str) -> FighterList:
        form = self.panel.battle_form
        return form.attackers if side == "axis" else form.defenders

    def name_target(self, name: str) -> None:
        """Write where the battle is."""
        self.find("place").setFocus()
        self.type(name)

    def click_cell(self, side: str, name: str, column: str) -> None:
        units = self.list_of(side)
        at = units.model.find(lambda row: row.name == name)
        columns = [one.key for one in units.model.columns]
        rect = units.table.visualRect(units.model.index(at, columns.index(column)))
        middle: QPoint = rect.center()
        self.qtbot.mouseClick(units.table.viewport(), LEFT, pos=middle)
        self.settle()

    def segment(self, name: str, word: str) -> None:
        control = self.find(name)
        assert isinstance(control, SegmentedControl)
        control.setFocus()
        self.qtbot.keyClick(control, word[0])
        self.settle()

    # What is shown and stored

    @property
    def faults(self) -> list[str]:
        return [line.accessibleName() for line in self.panel.pane.fault_lines]

    @property
    def headline(self) -> str:
        return str(self.find("headline").text())

    def unit(self, name: str) -> Mapping[str, Any]:
        for row in self.books.queries.units():
            if f"{row.designation} {row.type}" == name:
                return {"steps": row.steps_left, "status": row.status}
        raise AssertionError(name)

    @property
    def last_title(self) -> str:
        return self.books.queries.transaction(self.books.queries.version()).title
