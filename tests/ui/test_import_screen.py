"""The Import page: the sheet as it is, the units as they will be, every problem at once."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import CountIn
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.places import resources_dir
from oobmgr.exchange.readings import Severity
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.import_order_of_battle.problems import summed_up
from oobmgr.ui.views.import_order_of_battle.screen import ImportScreen
from oobmgr.ui.views.import_order_of_battle.unit_lines import LEFT_OUT, NEW
from oobmgr.ui.widgets.segmented import SegmentedControl
from tests.campaigns import SAMPLE
from tests.ui.desks import full_campaign, new_campaign, open_window, settle
from tests.ui.stains import stains
from tests.unit.exchange.made_workbooks import Cell, make_foreign_workbook, make_workbook

CONTROL = Qt.KeyboardModifier.ControlModifier


def page(window: MainWindow) -> ImportScreen:
    assert window.workspace is not None
    screen = window.workspace.screen_of("exchange")
    assert isinstance(screen, ImportScreen)
    return screen


def spoiled(folder: Path) -> Path:
    """The sample with three cells that cannot be read: two in one row."""
    book = openpyxl.load_workbook(SAMPLE)
    sheet = book["Axis"]
    columns = {str(cell.value): at for at, cell in enumerate(sheet[1], 1)}
    sheet.cell(4, columns["Attack"]).value = "x4"
    sheet.cell(7, columns["Size"]).value = "XY"
    sheet.cell(7, columns["Steps"]).value = "many"
    path = folder / "spoiled.xlsx"
    book.save(path)
    return path


def choose(qtbot: QtBot, fates: SegmentedControl, option: str) -> None:
    rect = fates.cell_rects()[fates.options.index(option)]
    qtbot.mouseClick(fates, Qt.MouseButton.LeftButton, pos=rect.center().toPoint())
    assert fates.value == option


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))


def test_units_are_found_in_the_preview_and_slips_forgiven(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Among 940 lines one could but scroll."""
    window.files.take(SAMPLE)
    settle(qtbot, window)
    preview = page(window).preview
    window.menus.give("find")
    assert preview.search.field.hasFocus()
    qtbot.keyClicks(preview.search.field, "romania cavlry")
    units = [line for line in preview.lines.lines if not line.is_formation]
    assert units
    assert {line.type for line in units} <= {"cavalry", "light cavalry"}
    assert preview.search.told.text() == f"{len(units)} of 940, like cavalry"
    # Formations stand above what was found in them, and count that alone.
    assert preview.lines.lines[0].detail == f"{len(units)} units"
    qtbot.keyClick(preview.search.field, Qt.Key.Key_Down)
    assert preview.lines.hasFocus()
    assert preview.lines.lines[preview.lines.currentIndex().row()] == units[0]
    preview.search.field.setText("2-6")
    units = [line for line in preview.lines.lines if not line.is_formation]
    assert units
    assert all(line.right.startswith("2-6") for line in units)
    preview.search.field.setText("qqqq")
    assert not preview.lines.model().rowCount()
    assert preview.search.told.text() == "No unit fits the search."
    preview.search.field.clear()
    assert len([line for line in preview.lines.lines if not line.is_formation]) == 940
    assert preview.search.told.isHidden()


def test_preview_changes_nothing_and_accepting_is_one_transaction(
    qtbot: QtBot, window: MainWindow
) -> None:
    assert window.desk is not None
    queries = window.desk.campaign.queries
    window.files.take(SAMPLE)
    settle(qtbot, window)
    screen = page(window)
    assert queries.summary().units == 0
    assert screen.preview.accept.text() == "Add 940 units"
    assert screen.preview.problems.model.rowCount() == 0
    assert screen.preview.count_words.startswith("940 units will be added ")
    assert [cell.text for cell in screen.head.steps.cells if cell.state == "now"] == ["Preview"]
    qtbot.keyClick(screen, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    assert queries.summary().units == 940
    assert queries.summary().transactions == 2
    assert window.workspace is not None
    assert window.workspace.page is not None
    assert window.workspace.page.key == "order_of_battle"
    assert not screen.message.isHidden()
    assert screen.message.text.endswith("One undo takes it all back.")
    window.menus.give("undo")
    settle(qtbot, window)
    assert queries.summary().units == 0
    assert screen.message.isHidden()  # nothing is added any more


def test_what_was_added_is_told_until_something_else_is_entered(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Then one undo takes back something else."""
    window.files.take(SAMPLE)
    settle(qtbot, window)
    screen = page(window)
    qtbot.keyClick(screen, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    assert not screen.message.isHidden()
    assert window.desk is not None
    window.desk.execute(CountIn(SideId("axis"), GoodId("sp"), 91, "counted"))
    settle(qtbot, window)
    assert screen.message.isHidden()
    screen.message.tell("Something else is told.")
    window.desk.execute(CountIn(SideId("axis"), GoodId("sp"), 92, "counted"))
    settle(qtbot, window)
    assert not screen.message.isHidden()


def test_every_problem_is_listed_with_sheet_and_cell(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.files.take(spoiled(tmp_path))
    settle(qtbot, window)
    screen = page(window)
    found = {(p.where, p.found) for p in screen.preview.problems.model.rows}
    assert {("Axis!I4", "x4"), ("Axis!F7", "XY"), ("Axis!U7", "many")} <= found
    assert all(p.severity is Severity.ERROR for p in screen.preview.problems.model.rows)
    assert screen.preview.accept.text() == "Add 938 units"
    out = [line for line in screen.preview.lines.lines if line.fate == LEFT_OUT]
    assert [line.detail for line in out] == ["row 4", "row 7"]
    qtbot.mouseClick(screen.preview.accept, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert window.desk is not None
    assert window.desk.campaign.queries.summary().units == 938


def test_no_title_of_the_preview_is_cut_beside_what_is_told_of_its_units(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.resize(1280, 800)
    screen = page(window)
    window.files.take(spoiled(tmp_path))
    settle(qtbot, window)
    # All, new, left out and air: beside four of them the title has no room.
    assert screen.preview.fates is not None
    assert len(screen.preview.fates.options) == 4
    assert [one for one in stains(screen) if one.what == "cut title"] == []


def test_f8_leads_from_cell_to_cell(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.files.take(spoiled(tmp_path))
    settle(qtbot, window)
    preview = page(window).preview
    seen = []
    for _ in range(4):
        index = preview.sheet.currentIndex()
        seen.append((index.row() + 1, preview.sheet.sheet_model.text(index.row(), index.column())))
        qtbot.keyClick(preview.problems.table, Qt.Key.Key_F8)
    assert seen == [(4, "x4"), (7, "XY"), (7, "many"), (4, "x4")]
    # A frame says nothing to who hears the sheet: what is wrong is told with the cell.
    told = preview.sheet.currentIndex().data(Qt.ItemDataRole.AccessibleDescriptionRole)
    chosen = preview.problems.table.current_row()
    assert chosen is not None
    assert told == chosen.sentence()


def test_the_first_problem_is_chosen_each_time(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    for _ in range(2):
        window.files.take(spoiled(tmp_path))
        settle(qtbot, window)
        problems = page(window).preview.problems
        assert problems.table.currentIndex().row() == 0
        assert [p.cell for p in problems.table.selected_rows()] == ["I4"]
        assert summed_up(problems.model.rows) == "3 cells cannot be read"
        qtbot.keyClick(problems.table, Qt.Key.Key_Down)


def test_a_workbook_of_other_headings_is_told_sheet_by_sheet(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.files.take(make_foreign_workbook(tmp_path / "list.xlsx"))
    settle(qtbot, window)
    screen = page(window)
    preview = screen.preview
    assert [(cell.text, cell.state) for cell in screen.head.steps.cells] == [
        ("File", "now"), ("Columns", "later"), ("Preview", "later"), ("Accept", "later"),
    ]  # fmt: skip
    assert screen.head.detail.text() == "list.xlsx, 3 sheets, none with units"
    assert summed_up(preview.problems.model.rows) == "3 sheets cannot be read"
    assert (preview.accept.text(), preview.accept.isEnabled()) == ("Nothing to add", False)
    found = [preview.problems.model.index(row, 2).data() for row in range(3)]
    assert found[0] == "Meine Liste, Juni II 41"
    assert found[2] == "empty"
    qtbot.keyClick(preview.problems.table, Qt.Key.Key_Down)
    assert preview.sheets.currentText() == "Luft"
    qtbot.keyClick(screen, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    assert window.desk is not None
    assert window.desk.campaign.queries.summary().transactions == 1


def test_air_rows_are_counted_apart_from_units(qtbot: QtBot, window: MainWindow) -> None:
    window.files.take(SAMPLE)
    settle(qtbot, window)
    preview = page(window).preview
    assert preview.fates is not None
    assert list(preview.fates.options) == ["All 940", "New 940", "Air 56"]
    assert "56 air group entries" in preview.count_words
    assert not [line for line in preview.lines.lines if line.path == ("Air groups",)]
    choose(qtbot, preview.fates, "Air 56")
    heading, *entries = preview.lines.lines
    assert (heading.title, len(entries)) == ("Air groups", 56)
    choose(qtbot, preview.fates, "New 940")
    assert sum(not line.is_formation for line in preview.lines.lines) == 940


def test_a_cell_of_a_thousand_million_steps_is_a_problem(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.files.take(make_workbook(tmp_path / "a.xlsx", {"Axis!U2": 1_000_000_000}))
    settle(qtbot, window)
    preview = page(window).preview
    (problem,) = preview.problems.model.rows
    assert (problem.where, problem.found) == ("Axis!U2", "1000000000")
    assert preview.sheet.currentIndex().row() == 1
    qtbot.mouseClick(preview.accept, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert window.desk is not None
    assert [row.steps for row in window.desk.campaign.queries.units()] == [1]


def test_cancel_leaves_the_books_alone(qtbot: QtBot, window: MainWindow) -> None:
    window.files.take(SAMPLE)
    settle(qtbot, window)
    screen = page(window)
    qtbot.keyClick(screen.preview.lines, Qt.Key.Key_Escape)
    settle(qtbot, window)
    assert screen.stack.currentWidget() is screen.start
    qtbot.keyClick(screen, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    assert window.desk is not None
    assert window.desk.campaign.queries.summary().transactions == 1


def test_tree_closes_and_opens(qtbot: QtBot, window: MainWindow) -> None:
    window.files.take(SAMPLE)
    settle(qtbot, window)
    lines = page(window).preview.lines
    whole = len(lines.lines)
    assert lines.lines[0].title == "Axis"
    lines.setCurrentIndex(lines.model().index(0, 0))
    qtbot.keyClick(lines, Qt.Key.Key_Left)
    assert [line.title for line in lines.lines[:2]] == ["Axis", "Soviet"]
    assert len(lines.lines) < whole
    qtbot.keyClick(lines, Qt.Key.Key_Right)
    assert len(lines.lines) == whole


def test_what_a_unit_has_lost_stands_beside_it(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    cells: dict[str, Cell] = {"Axis!U3": 3, "Axis!X1": "Steps left", "Axis!X2": 0, "Axis!X3": 1}
    window.files.take(make_workbook(tmp_path / "a.xlsx", cells))
    settle(qtbot, window)
    told = {line.title: line.detail for line in page(window).preview.lines.lines if line.fate}
    assert told["61 infantry XX"].endswith(", dead")
    assert told["1 flak II"].endswith(", 1 of 3 steps")
    assert page(window).preview.problems.model.rowCount() == 0


def test_same_workbook_again_brings_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"))
    window.files.take(SAMPLE)
    settle(qtbot, window)
    preview = page(window).preview
    assert preview.accept.text() == "Nothing new to add"
    assert not preview.accept.isEnabled()
    assert "940 there already" in preview.count_words
    assert not [line for line in preview.lines.lines if line.fate == NEW]


def test_file_that_is_no_workbook_is_told(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "letter.xlsx"
    path.write_text("Dear Sir")
    window.files.take(path)
    settle(qtbot, window)
    screen = page(window)
    assert screen.message.isVisible()
    assert "letter.xlsx is not an Excel workbook." in screen.message.text
    assert screen.stack.currentWidget() is screen.start


def test_what_is_told_moves_nothing(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.files.take(SAMPLE)
    settle(qtbot, window)
    screen = page(window)
    parts = (screen.head.steps, screen.preview, screen.preview.accept)
    before = [part.mapTo(window, part.rect().topLeft()).y() for part in parts]
    bad = tmp_path / "bad.xlsx"
    bad.write_bytes(b"no workbook")
    window.files.take(bad)
    settle(qtbot, window)
    assert screen.message.isVisible()
    assert screen.message.visibleRegion().boundingRect() == screen.message.rect()
    assert [part.mapTo(window, part.rect().topLeft()).y() for part in parts] == before


def test_a_list_for_another_game_is_told_above_the_preview_until_it_is_dismissed(
    qtbot: QtBot, window: MainWindow
) -> None:
    roster = resources_dir() / "samples" / "operation_spark_1943.csv"
    window.files.take(roster)
    settle(qtbot, window)
    preview = page(window).preview
    assert preview.warning.isVisible()
    assert preview.warning.text.startswith("This looks like a list for Operation Spark, ")
    preview.warning.dismiss()
    page(window).answer({"column:operation_spark_1943!A": "side"})
    settle(qtbot, window)
    assert not preview.warning.isVisible()
    window.files.take(roster)
    settle(qtbot, window)
    assert preview.warning.isVisible()
    window.files.take(SAMPLE)
    settle(qtbot, window)
    assert not preview.warning.isVisible()
