"""The page "Army" in large text: what it tells has the whole line, and the chart the rest."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.games.grande_armee.pages.army import ArmyScreen
from oobmgr.ui.shell.page_area import PageArea
from tests.ui.looks import BOOKS, HARDEST, dressing_window, wear_look


@pytest.mark.usefixtures("in_german")
def test_what_the_army_is_told_takes_the_room_beside_the_button(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(
        qtbot, qapp, tmp_path, BOOKS["grande_armee"](tmp_path), page="exchange"
    )
    assert window.workspace is not None
    window.workspace.show_page("army")
    wear_look(qtbot, window, *HARDEST)
    screen, area = window.workspace.screen_shown, window.findChild(PageArea)
    assert isinstance(screen, ArmyScreen)
    assert area is not None
    assert area.horizontalScrollBar().maximum() == 0
    assert screen.told.width() > screen.width() - screen.write.width() - 60
