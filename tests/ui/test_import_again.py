"""An edited workbook in the window: differences to tick, conflicts, taking all of it back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import EditUnits
from oobmgr.domain.postings import UnitId
from oobmgr.ui.main_window import MainWindow
from tests.ui.desks import new_campaign, open_window, settle
from tests.ui.test_import_screen import page
from tests.unit.exchange.made_workbooks import make_workbook

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
LIST = "list.xlsx"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """A campaign with the small workbook, which says four things otherwise by now.

    One was changed in the campaign as well, and a unit is in it no more.
    """
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    window.files.take(make_workbook(tmp_path / LIST))
    settle(qtbot, window)
    page(window).post()
    settle(qtbot, window)
    assert window.desk is not None
    window.desk.campaign.session.execute(EditUnits((UnitId(1),), {"designation": "61 (ours)"}))
    cells = {f"Axis!{letter}3": "" for letter in "ABCDEFGHIJKLMNOPQRSTUVW"}
    changed = {"Axis!D2": "61 (theirs)", "Axis!W2": "a note", "Axis!T2": "Memel"}
    window.files.take(make_workbook(tmp_path / LIST, cells | changed))
    settle(qtbot, window)
    return window


def test_what_is_ticked_is_taken_over_and_the_rest_stays(qtbot: QtBot, window: MainWindow) -> None:
    preview = page(window).preview
    differences = preview.differences
    lines = differences.model.rows
    assert [(line.field, line.standing) for line in lines] == [
        ("designation", "changed in both"),
        ("setup", "changed in the workbook"),
        ("note", "changed in the workbook"),
        ("unit", "no longer in the workbook"),
    ]
    assert (lines[0].here, lines[0].there, lines[0].before) == ("61 (ours)", "61 (theirs)", "61")
    assert preview.accept.text() == "Take over 2 differences"
    differences.table.setCurrentIndex(differences.model.index(1, 0))
    index = preview.sheet.currentIndex()
    assert preview.sheet.sheet_model.text(index.row(), index.column()) == "Memel"
    qtbot.keyClick(differences.table, Qt.Key.Key_Space)
    assert preview.accept.text() == "Take over 1 difference"
    place = differences.table.visualRect(differences.model.index(0, 0)).center()
    qtbot.mouseClick(differences.table.viewport(), LEFT, pos=place)
    assert preview.accept.text() == "Take over 2 differences"
    qtbot.keyClick(page(window), Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    assert window.desk is not None
    first, second = window.desk.campaign.queries.units()
    assert (first.designation, first.note, first.setup) == ("61 (theirs)", "a note", "East Prussia")
    assert second.designation == "1"


def test_all_of_an_import_is_taken_back_by_one_click(qtbot: QtBot, window: MainWindow) -> None:
    assert window.desk is not None
    queries = window.desk.campaign.queries
    preview = page(window).preview
    qtbot.mouseClick(preview.differences.every, LEFT)
    assert preview.accept.text() == "Take over 4 differences"
    qtbot.mouseClick(preview.accept, LEFT)
    settle(qtbot, window)
    assert [unit.designation for unit in queries.units()] == ["61 (theirs)"]
    imports = page(window).imports
    window.workspace.show_page("exchange")  # type: ignore[union-attr]
    settle(qtbot, window)
    first, second = sorted(imports.buttons)
    qtbot.mouseClick(imports.buttons[first], LEFT)
    settle(qtbot, window)
    # The second import rests on the units of the first.
    assert imports.told.text().startswith("It stays: ")
    assert "depends on it" in imports.told.text()
    qtbot.mouseClick(imports.buttons[second], LEFT)
    settle(qtbot, window)
    assert [unit.designation for unit in queries.units()] == ["61 (ours)", "1"]
    assert list(imports.buttons) == [first]
