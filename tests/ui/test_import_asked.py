"""What the rules of a game find doubtful of a workbook is asked before it is added."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.desks import open_window, settle
from tests.ui.test_import_screen import page
from tests.unit.games.grande_armee.playing import Table
from tests.unit.games.grande_armee.test_workbook import exported, held, written

LEFT = Qt.MouseButton.LeftButton


def test_a_doubtful_row_waits_for_import_it_anyway(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.own_turn()
    table.post("drop", units="8 Div", points=2, number=3)
    path = exported(table.campaign, tmp_path)
    written(path, "Detachments", {"G2": 5})
    window = open_window(qtbot, tmp_path, table.campaign)
    window.files.take(path)
    settle(qtbot, window)
    screen = page(window)
    qtbot.mouseClick(screen.preview.accept, LEFT)
    settle(qtbot, window)
    assert "3 SP would come from no unit" in screen.message.accessibleName()
    assert held(table.campaign)["detachments_held"][0]["sp"] == 2
    assert screen.preview.accept.isEnabled()
    (anyway,) = screen.message.offered
    assert anyway.text() == "Import it anyway"
    qtbot.mouseClick(anyway, LEFT)
    settle(qtbot, window)
    assert held(table.campaign)["detachments_held"][0]["sp"] == 5
