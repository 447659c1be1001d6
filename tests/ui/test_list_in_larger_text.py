"""A list shows the same rows in another size of text."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from tests.ui.desks import settle
from tests.ui.looks import BOOKS, dressing_window, wear_look


def _in_sight(page: OrderOfBattleScreen, units: AbstractSet[int]) -> bool:
    table = page.table
    rows = [table.visualRect(table.units.index(at, 1)) for at in table.units.places_of(units)]
    return all(table.viewport().rect().contains(row) for row in rows)


@pytest.mark.parametrize("current", [True, False])
def test_what_is_selected_stays_in_sight_in_another_size_of_text(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, *, current: bool
) -> None:
    """The list stood as many pixels from its top as before, which are other rows."""
    campaign = BOOKS["europa"](tmp_path)
    window = dressing_window(qtbot, qapp, tmp_path, campaign, page="order_of_battle")
    wear_look(qtbot, window, 100, (1280, 800), "light")
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    units = {line.unit.id for line in page.books.lines[400:402]}
    page.table.go_to(min(units))
    if not current:
        page.table.clearSelection()
        page.table.setCurrentIndex(page.table.units.index(1, 1))
        page.table.verticalScrollBar().setValue(page.table.verticalScrollBar().maximum() // 2)
    settle(qtbot, window)
    top = page.table.units.index(page.table.rowAt(0), 1)
    if current:
        page.table.select_keys(units)
        settle(qtbot, window)
        assert _in_sight(page, units)
    for text in (200, 100, 150, 115):
        wear_look(qtbot, window, text, (1280, 800), "dark" if text > 115 else "light")
        if current:
            assert page.selected_units() == units
            assert _in_sight(page, units)
        else:
            assert abs(page.table.rowAt(0) - top.row()) <= 1
