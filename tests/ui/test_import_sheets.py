"""The Import page shows the sheets as they are, with the meaning of each column."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from openpyxl import load_workbook
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.domain.quantities import lettered
from oobmgr.exchange.cells import Row
from oobmgr.ui.application import wear
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.import_order_of_battle import unit_lines
from oobmgr.ui.views.import_order_of_battle.unit_lines import UnitLine
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


def test_columns_are_not_counted_at_each_cell_that_is_painted(
    window: MainWindow, qtbot: QtBot
) -> None:
    """All rows of the sheet were looked at for each of its cells: 20,000 rows for 170 cells."""
    window.files.take(SAMPLE)
    settle(qtbot, window)
    preview = page(window).preview
    looked_at: list[int] = []

    class Rows(tuple[Row, ...]):
        __slots__ = ()

        def __iter__(self) -> Iterator[Row]:
            looked_at.append(len(self))
            return super().__iter__()

    model = preview.sheet.sheet_model
    sheet = model.sheet
    assert sheet is not None
    model.set_sheet(replace(sheet, rows=Rows(sheet.rows)))
    preview.sheet.viewport().grab()
    assert model.columnCount() == max(map(len, sheet.rows))
    assert not looked_at


def test_lines_of_units_are_made_before_the_page_is_shown_and_few_are_asked_for(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    made = unit_lines._line  # noqa: SLF001 - who makes the line of a unit

    def noted(*given: Any) -> UnitLine:  # noqa: ANN401 - handed on as they are
        threads.append(threading.get_ident())
        return made(*given)

    monkeypatch.setattr(unit_lines, "_line", noted)
    window.files.take(SAMPLE)
    settle(qtbot, window)
    preview = page(window).preview
    units = [line for line in preview.lines.lines if not line.is_formation]
    assert len(threads) == len(units) > 50
    assert threading.get_ident() not in threads
    asked: list[int] = []
    model = preview.lines.model()

    def counted(*_: object) -> int:
        asked.append(1)
        return 1

    monkeypatch.setattr(type(model), "columnCount", counted)
    preview.search.field.setText("in")
    qtbot.waitUntil(lambda: preview.lines.lines != tuple(units))
    preview.lines.viewport().grab()
    assert len(asked) < len(preview.lines.lines)


def test_home_and_end_lead_to_the_first_line_and_the_last(window: MainWindow, qtbot: QtBot) -> None:
    window.files.take(SAMPLE)
    settle(qtbot, window)
    lines = page(window).preview.lines
    lines.setFocus()
    qtbot.keyClick(lines, Qt.Key.Key_End)
    assert lines.currentIndex().row() == len(lines.lines) - 1
    qtbot.keyClick(lines, Qt.Key.Key_Home)
    assert lines.currentIndex().row() == 0
