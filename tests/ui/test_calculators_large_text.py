"""The calculators in large text: the list stands above a form that has no room beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.ui.shell.page_area import PageArea
from oobmgr.ui.views.calculators.panel import CalculatorsPanel
from tests.ui.desks import settle
from tests.ui.looks import BOOKS, HARDEST, USUAL, dressing_window, wear_look

_WIDEST = {
    "spark": ("spark.current_strength", "spark.stream_assault"),
    "balkans": ("balkans.festung_flow", "balkans.garrison"),
}


@pytest.mark.parametrize("game", _WIDEST)
def test_the_form_of_no_calculator_widens_the_page(
    game: str, qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS[game](tmp_path), page="exchange")
    assert window.workspace is not None
    window.workspace.show_page("calculators")
    wear_look(qtbot, window, *HARDEST)
    area, panel = window.findChild(PageArea), window.findChild(CalculatorsPanel)
    assert area is not None
    assert panel is not None
    for name in _WIDEST[game]:
        panel.list.choose(name)
        settle(qtbot, window)
        assert panel.question.entry is not None
        assert panel.question.entry.name == name
        assert area.horizontalScrollBar().maximum() == 0
        table = panel.list.table
        assert table.viewport().height() >= 3 * table.rowHeight(0)
    wear_look(qtbot, window, *USUAL)
    assert panel.splitter.orientation() is Qt.Orientation.Horizontal
