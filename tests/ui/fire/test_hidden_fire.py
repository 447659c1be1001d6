"""The page of fires where a sheet is hidden: one's own half of a fire stands beside Unlock."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.games.spark.pages.fire.screen import FireScreen
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.unit_list import PickTable
from tests.ui.desks import settle
from tests.ui.test_hidden_sheets import Table

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> FireScreen:
    table = Table(qtbot, tmp_path)
    while table.books.queries.sequence().phase != "first_combat":
        table.books.session.execute(Advance(anyway=True))
    assert table.window.desk is not None
    table.window.desk.refresh_all()
    shown = table.page("fire")
    assert isinstance(shown, FireScreen)
    table.settle()
    return shown


@pytest.mark.parametrize("half", ["fire_unseen", "fire_taken"])
def test_a_hidden_sheet_leaves_ones_own_half_of_a_fire(
    page: FireScreen, half: str, qtbot: QtBot
) -> None:
    assert page.work.currentWidget() is page.hidden
    qtbot.mouseClick(page.hidden.halves[half], LEFT)
    assert page.work.currentWidget() is page.step
    assert page.step.findChild(QWidget, f"panel_{half}") is not None
    window = page.window()
    assert isinstance(window, MainWindow)
    settle(qtbot, window)
    picker = page.step.findChild(PickTable)
    assert picker is not None
    assert picker.list_model.rows
    page.step.back.click()
    assert page.work.currentWidget() is page.hidden
