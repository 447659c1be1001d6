"""The Import page shows the sheets as they are, with the meaning of each column."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import openpyxl
import pytest
from openpyxl import load_workbook
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.domain.quantities import lettered
from oobmgr.ui.application import wear
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.widgets.what_is import about_at
from tests.campaigns import SAMPLE
from tests.ui.desks import new_campaign, open_window, settle
from tests.ui.stains import dumb_columns, stains
from tests.ui.test_import_screen import page
from tests.unit.exchange.made_workbooks import make_workbook


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))


def test_sheets_are_shown_as_they_are_with_the_meaning_of_columns(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.files.take(SAMPLE)
    settle(qtbot, window)
    preview = page(window).preview
    names = [preview.sheets.itemText(at) for at in range(preview.sheets.count())]
    assert names[:4] == ["Axis", "Soviet", "Reinforcements", "Air"]
    preview.sheets.setCurrentIndex(1)
    model = preview.sheet.sheet_model
    assert model.sheet is not None
    assert model.sheet.name == "Soviet"
    raw = openpyxl.load_workbook(SAMPLE)["Soviet"]
    shown = [model.text(4, column) for column in range(8)]
    assert shown == ["" if c.value is None else str(c.value) for c in raw[5][:8]]
    assert model.headerData(3, Qt.Orientation.Horizontal) == "Designation, D"
    said = model.data(model.index(4, 3), Qt.ItemDataRole.AccessibleTextRole)
    assert said == f"Designation, D5: {raw['D5'].value}"


def test_the_sheet_with_units_is_shown_first_where_a_cover_stands_before_it(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = make_workbook(tmp_path / "a.xlsx")
    book = load_workbook(path)
    cover = book.create_sheet("Cover", 0)
    cover["A1"] = "Our game"
    book.save(path)
    window.files.take(path)
    settle(qtbot, window)
    preview = page(window).preview
    assert preview.sheets.itemText(0) == "Cover"
    shown = preview.sheet.sheet_model.sheet
    assert shown is not None
    assert (preview.sheets.currentText(), shown.name) == ("Axis", "Axis")


def test_each_column_of_the_sheet_says_what_it_is_read_as(window: MainWindow, qtbot: QtBot) -> None:
    window.files.take(SAMPLE)
    settle(qtbot, window)
    sheet = page(window).preview.sheet
    assert not list(dumb_columns(sheet))
    looked = sheet.sheet_model.sheet
    assert looked is not None
    head = sheet.horizontalHeader()
    for at in range(looked.columns):
        told = about_at(head.viewport(), QPoint(head.sectionViewportPosition(at) + 1, 5))
        assert told.figure == looked.words.get(at, "not read")
        assert told.name == f"Column {lettered(at)}"


def test_the_sheet_follows_another_size_of_text(
    window: MainWindow, qtbot: QtBot, qapp: QApplication
) -> None:
    window.files.take(SAMPLE)
    settle(qtbot, window)
    sheet = page(window).preview.sheet
    before = [sheet.rowHeight(0), sheet.horizontalHeader().height(), sheet.columnWidth(0)]
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    window.change_preferences(replace(window.settings.preferences, text_pct=200))
    settle(qtbot, window)
    after = [sheet.rowHeight(0), sheet.horizontalHeader().height(), sheet.columnWidth(0)]
    assert all(now > 1.5 * then for now, then in zip(after, before, strict=True)), (before, after)
    assert not list(stains(sheet))
