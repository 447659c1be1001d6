"""The columns and groups of the list as somebody arranges them who has no mouse: all is seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.theme import colour
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.order_of_battle.unit_columns import DESIGNATION, RATINGS
from tests.ui.desks import open_window, settle
from tests.ui.looks import BOOKS

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    window = open_window(qtbot, tmp_path, BOOKS["europa"](tmp_path))
    window.resize(1264, 840)
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    settle(qtbot, window)
    return window


def page_of(window: MainWindow) -> OrderOfBattleScreen:
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    return page


def test_one_sees_which_column_the_keys_change(window: MainWindow, qtbot: QtBot) -> None:
    table = page_of(window).table
    table.go_to_first()
    settle(qtbot, window)

    def framed() -> list[int]:
        """The columns of the current row with the accent at their left edge, at half height."""
        picture = table.viewport().grab().toImage()
        row = table.currentIndex().row()
        places = [table.visualRect(table.units.index(row, at)) for at in range(1, RATINGS + 2)]
        accent = colour("accent")
        return [
            at
            for at, place in enumerate(places, start=1)
            if place.width() and _alike(picture, place, accent)
        ]

    assert framed() == []  # the symbol, the first
    while table.currentIndex().column() != RATINGS:
        qtbot.keyClick(table, Key.Key_Right)
    assert framed() == [RATINGS]
    before = table.columnWidth(RATINGS)
    qtbot.keyClick(table, Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert table.columnWidth(RATINGS) > before
    assert framed() == [RATINGS]
    # Read anew, as after each posting, the list leaves the keyboard where it stands.
    table.group_by("type")
    settle(qtbot, window)
    assert framed() == [RATINGS]


def _alike(picture: QImage, place: QRect, ink: QColor) -> bool:
    ratio = picture.devicePixelRatio()
    x, y = round((place.left() + 1) * ratio), round(place.center().y() * ratio)
    return picture.pixelColor(x, y).rgb() == ink.rgb()


def test_the_place_among_several_sorts_is_not_cut(window: MainWindow, qtbot: QtBot) -> None:
    """Qt cuts a title by a larger face than that in which it is painted."""
    table, head = page_of(window).table, page_of(window).table.horizontalHeader()
    table.units.sort_by(RATINGS, then=[(DESIGNATION, False)])
    settle(qtbot, window)
    at, wide = head.sectionViewportPosition(DESIGNATION), head.sectionSize(DESIGNATION)
    part = QRect(at, 0, wide - 1, head.height())
    written = head.viewport().grab(part).toImage()
    head.resizeSection(DESIGNATION, wide + 60)
    assert written == head.viewport().grab(part).toImage()


def test_the_head_of_the_group_of_the_current_unit_is_in_sight(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = page_of(window)
    table, bar = page.table, page.table.verticalScrollBar()
    table.go_to_first()
    settle(qtbot, window)
    table.group_by("")
    for name in ("place", "type", "nation", "formation"):
        table.setCurrentIndex(table.units.index(table.units.find(lambda _: True), 0))
        bar.setValue(bar.maximum() // 2)
        table.group_by(name)
        settle(qtbot, window)
        row = table.currentIndex().row()
        while not table.units.is_head(row):
            row -= 1
        assert 0 <= table.rowViewportPosition(row) < table.viewport().height(), name


def test_the_keys_of_columns_are_told(window: MainWindow) -> None:
    hints = dict(page_of(window).key_hints)
    assert hints["Shift+← →"] == "column width"
