"""The page "Replacements" in large text: what a unit costs stays in sight, also as a cadre."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, LoseSteps
from oobmgr.campaign.file import Campaign
from oobmgr.games.europa.pages.replacements.screen import ReplacementsScreen
from oobmgr.ui.shell.page_area import PageArea
from tests.campaigns import post
from tests.ui.desks import settle
from tests.ui.looks import SMALL, dressing_window, wear_look
from tests.ui.test_replacements_page import FIRST, FOURTH, ORDER, SECOND
from tests.ui.turn.playing import campaign


def with_points(folder: Path) -> Campaign:
    books = campaign(folder, ORDER)
    books.session.execute(LoseSteps((FIRST, SECOND, FOURTH)))
    books.session.execute(LoseSteps((FIRST,)))
    books.session.execute(Advance("turn", anyway=True))
    post(books, "replacements")
    return books


def all_in_sight(qtbot: QtBot, qapp: QApplication, folder: Path, text_pct: int) -> None:
    """Both sides, with a unit in pencil that asks for a price by hand."""
    window = dressing_window(qtbot, qapp, folder, with_points(folder), page="exchange")
    assert window.workspace is not None
    window.workspace.show_page("replacements")
    wear_look(qtbot, window, text_pct, SMALL, "dark")
    screen = window.workspace.screen_shown
    area = window.findChild(PageArea)
    assert isinstance(screen, ReplacementsScreen)
    assert area is not None
    for name in screen.sides.options:
        screen.sides.changed.emit(name)
        settle(qtbot, window)
        assert screen.panel is not None
        units = screen.form(next(key for key, one in screen.panels.items() if one.isVisible())).list
        units.pick(units.rows[:1])
        settle(qtbot, window)
        assert area.horizontalScrollBar().maximum() == 0, name
        table = units.table
        assert table.horizontalScrollBar().maximum() == 0, name
        assert table.viewport().height() >= 3 * table.rowHeight(0)
        keys = [column.key for column in units.model.columns]
        assert table.columnWidth(keys.index("stands")) >= table.needed(keys.index("stands"))


@pytest.mark.parametrize("text_pct", [150, 200])
def test_units_and_points_have_room(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, text_pct: int
) -> None:
    all_in_sight(qtbot, qapp, tmp_path, text_pct)


@pytest.mark.usefixtures("in_german")
@pytest.mark.parametrize("text_pct", [150, 200])
def test_so_they_have_in_german(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, text_pct: int
) -> None:
    all_in_sight(qtbot, qapp, tmp_path, text_pct)
