"""The editor in which a game of one's own is described: cells, words, faults and files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import NewCampaign, create_campaign
from oobmgr.games.own.description.reading import read_description
from oobmgr.games.own.pages.dialog import DescriptionDialog
from oobmgr.games.own.pages.editor import DescriptionEditor
from oobmgr.games.own.sample import FILE_NAME, sample_text
from oobmgr.ui.application import wear
from oobmgr.ui.settings import Preferences
from tests.ui.desks import until
from tests.ui.own_game_editing import (
    ALT,
    CONTROL,
    KEY,
    SHIFT,
    describe_two_hills,
    press,
    section,
    type_cell,
    type_row,
)


@pytest.fixture
def editor(qtbot: QtBot) -> DescriptionEditor:
    made = DescriptionEditor(begins=True)
    qtbot.addWidget(made)
    made.show()
    made.resize(1000, 700)
    made.activateWindow()
    until(qtbot, made.isActiveWindow)
    return made


def test_a_game_is_described_by_keys_and_its_faults_stand_beside_the_cells(
    qtbot: QtBot, editor: DescriptionEditor
) -> None:
    describe_two_hills(qtbot, editor)
    told = editor.reading.description
    assert told is not None
    assert told.game.name == "Two Hills"
    assert [side.name for side in told.sides] == ["North", "South"]
    assert told.income[1].places == ("mill_ford", "old_mill")
    assert read_description(editor.text).description == told
    # A wrong word: its cell says so, a line leads there, and the note has it.
    type_row(qtbot, editor.grid, 1, "", "suplies")
    assert editor.reading.description is None
    index = editor.grid.cells.index(1, 1)
    assert "Did you mean Supplies?" in editor.grid.cells.fault(index)
    section(editor, "sides")
    qtbot.keyClick(editor.grid, KEY.Key_F8)
    assert editor.list.current_key() == "income"
    assert editor.grid.currentIndex() == index
    assert "Did you mean Supplies?" in editor.note.text()
    (line,) = editor.problems.lines.rows
    assert line.text.startswith("Income, Mills: 'suplies'")
    # F4 lists what may stand there.
    qtbot.keyClick(editor.grid, KEY.Key_F4)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    qtbot.keyClick(popup, KEY.Key_Return)
    assert editor.reading.faults == ()


def test_enter_takes_a_word_that_is_offered_and_goes_on(
    qtbot: QtBot, editor: DescriptionEditor
) -> None:
    grid = section(editor, "places")
    press(qtbot, *"Ford", KEY.Key_Return, *"sec", KEY.Key_Return)
    assert grid.currentIndex().column() == 2
    # The side was made from what was typed of its name; the cell shows the name.
    assert grid.cells.sheets.text(("places", 0, "holder")) == "second"
    assert grid.cells.index(0, 1).data() == "Second side"
    press(qtbot, KEY.Key_Return, KEY.Key_Return, *"Keep", KEY.Key_Return, *"First side")
    press(qtbot, KEY.Key_Return)
    assert [place.holder for place in editor.reading.agreed().places] == ["second", "first"]
    # Turns are offered, too, once the calendar can be read.
    type_cell(qtbot, section(editor, "calendar"), "quarters")
    type_cell(qtbot, editor.grid, "Q1 1942")
    grid = section(editor, "reminders")
    assert grid.cells.sheets.choices(grid.cells.part(grid.cells.index(0, 0)))[:2] == (
        "Quarter 1 1942", "Quarter 2 1942",
    )  # fmt: skip
    # A rating that stands on the counter says so from the first.
    type_row(qtbot, section(editor, "ratings"), 0, "Attack")
    assert [editor.grid.cells.index(0, column).data() for column in (0, 1)] == ["Attack", "yes"]


def test_letters_find_in_the_list_of_a_cell(editor: DescriptionEditor, qtbot: QtBot) -> None:
    grid = section(editor, "unit_types")
    type_cell(qtbot, grid, "Katyusha")
    grid.setCurrentIndex(grid.cells.index(0, 1))
    press(qtbot, KEY.Key_F4, *"rocket", KEY.Key_Return)
    assert grid.cells.index(0, 1).data() == "rocket artillery"
    grid.setCurrentIndex(grid.cells.index(0, 1))
    press(qtbot, KEY.Key_F4, *"naval inf", KEY.Key_Return)
    assert grid.cells.index(0, 1).data() == "naval infantry"


def test_all_columns_are_in_sight_where_they_have_room(editor: DescriptionEditor) -> None:
    assert editor.set_text(sample_text())
    editor.resize(1150, 700)
    for key in ("income", "phases", "markers"):
        grid = section(editor, key)
        QApplication.processEvents()
        widths = [grid.columnWidth(column) for column in range(grid.cells.columnCount())]
        assert sum(widths) <= grid.viewport().width(), key
    # What has no room in one line stands in several.
    grid = section(editor, "income")
    assert grid.rowHeight(2) > grid.rowHeight(grid.cells.rowCount() - 1)


def test_rows_are_moved_removed_and_pasted(qtbot: QtBot, editor: DescriptionEditor) -> None:
    grid = section(editor, "phases")
    grid.setCurrentIndex(grid.cells.index(1, 0))
    qtbot.keyClick(grid, KEY.Key_Up, ALT | SHIFT)
    told = editor.reading.description
    assert told is not None
    assert [phase.name for phase in told.phases] == ["Operations", "Supply"]
    qtbot.keyClick(grid, KEY.Key_Delete, CONTROL)
    assert editor.reading.description is not None
    assert [phase.name for phase in editor.reading.description.phases] == ["Supply"]
    grid = section(editor, "places")
    QApplication.clipboard().setText("Ford\tfirst\nKeep\tsecond\n")
    grid.setCurrentIndex(grid.cells.index(0, 0))
    qtbot.keyClick(grid, KEY.Key_V, CONTROL)
    assert editor.reading.description is not None
    places = editor.reading.description.places
    assert [(place.id, place.holder) for place in places] == [("ford", "first"), ("keep", "second")]
    assert [line.entries for line in editor.list.lines.rows if line.key == "places"] == ["2"]


def test_files_are_opened_and_saved(editor: DescriptionEditor, tmp_path: Path) -> None:
    path, bad = tmp_path / FILE_NAME, tmp_path / "bad.toml"
    path.write_text(sample_text(), encoding="utf-8")
    assert editor.take_file(path)
    assert editor.text == sample_text()  # with its comments, until something is typed
    editor.write_file(tmp_path / "copy.toml")
    assert (tmp_path / "copy.toml").read_text(encoding="utf-8") == sample_text()
    bad.write_text("oobmgr = 1\n[game\n", encoding="utf-8")
    assert not editor.take_file(bad)
    assert "line 2" in editor.told.text()
    assert editor.text == sample_text()
    bad.write_text(sample_text().replace('good = "iron"', 'good = "irn"'), encoding="utf-8")
    assert editor.take_file(bad)
    assert editor.told.isHidden()
    assert len(editor.problems.lines.rows) == 2
    campaign = tmp_path / "kept.oob"
    create_campaign(campaign, NewCampaign("", "own")).close()
    editor.write_file(campaign)
    assert "is a campaign" in editor.told.text()


def test_what_was_typed_is_taken_back_and_typed_again(
    qtbot: QtBot, editor: DescriptionEditor
) -> None:
    grid = section(editor, "goods")
    before = editor.text
    type_row(qtbot, grid, 1, "Salt")
    QApplication.clipboard().setText("Iron\nWood")
    grid.setCurrentIndex(grid.cells.index(2, 0))
    qtbot.keyClick(grid, KEY.Key_V, CONTROL)
    assert "[goods.wood]" in editor.text
    # A pasted block is one step, whatever holds the focus.
    qtbot.keyClick(editor.away, KEY.Key_Z, CONTROL)
    assert "[goods.salt]" in editor.text
    assert "[goods.iron]" not in editor.text
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL)
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL)
    assert editor.text == before
    assert [row["name"] for row in grid.cells.sheets.rows["goods"]] == ["Supplies"]
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL | SHIFT)
    assert "[goods.salt]" in editor.text
    # What is typed now stands in place of what was taken back.
    type_row(qtbot, grid, 2, "Tea")
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL | SHIFT)
    assert "[goods.tea]" in editor.text
    assert "[goods.iron]" not in editor.text
    assert editor.set_text(sample_text(), FILE_NAME)
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL)
    assert "[goods.tea]" in editor.text


def test_the_editor_is_no_wider_than_a_small_window_whatever_the_size_of_text(
    qtbot: QtBot, qapp: QApplication
) -> None:
    wear(qapp, Preferences(text_pct=150))
    made = DescriptionEditor(sample_text())
    qtbot.addWidget(made)
    made.show()
    for line in made.list.lines.rows:
        section(made, line.key)
        QApplication.processEvents()
        assert made.minimumSizeHint().width() <= 1200, line.key


def test_a_description_is_asked_about_before_it_is_left(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = DescriptionDialog("", tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.reject()
    assert dialog.isHidden()
    dialog.show()
    type_cell(qtbot, section(dialog.editor, "game"), "Two Hills")
    dialog.reject()
    assert dialog.asking.isVisible()
    qtbot.mouseClick(dialog.asking.go, Qt.MouseButton.LeftButton)
    assert dialog.isHidden()
