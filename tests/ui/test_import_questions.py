"""A player's own workbook in the window: questions answered, cells mended, columns changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import AddUnit
from oobmgr.domain.postings import Subject
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.import_order_of_battle.column_menu import ColumnMenu
from tests.ui.desks import new_campaign, open_window, settle, unit
from tests.ui.test_import_screen import page
from tests.unit.exchange import players_books
from tests.unit.exchange.made_workbooks import make_workbook
from tests.unit.exchange.trial_lists import saved

LEFT = Qt.MouseButton.LeftButton
WHOSE = "side:Heer:Reserve"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))


def two_sheets(path: Path) -> Path:
    """Two lists that do not say whose they are."""
    book = Workbook()
    book.remove(book.worksheets[0])
    for name, units in (("Heer", ("61", "217")), ("Reserve", ("1",))):
        sheet = book.create_sheet(name)
        sheet.append(("Verband", "Art", "Gr.", "Werte"))
        for one in units:
            sheet.append((one, "Inf", "Div", "7-6"))
    book.save(path)
    return path


def states(window: MainWindow) -> list[str]:
    return [cell.text for cell in page(window).head.steps.cells if cell.state == "now"]


def test_questions_are_answered_in_place_and_kept_for_the_next_time(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    assert window.desk is not None
    queries = window.desk.campaign.queries
    book = two_sheets(tmp_path / "heer.xlsx")
    window.files.take(book)
    settle(qtbot, window)
    preview = page(window).preview
    assert states(window) == ["Columns"]
    assert (preview.accept.text(), preview.accept.isEnabled()) == (
        "Answer 1 question first", False,
    )  # fmt: skip
    field = preview.questions.fields[WHOSE]
    assert field.currentText() == "Axis, Germany"
    field.setCurrentText("ask for each sheet")
    field.activated.emit(field.currentIndex())
    settle(qtbot, window)
    assert preview.accept.text() == "Answer 2 questions first"
    field = preview.questions.fields["side:Heer"]
    field.setCurrentText("Axis, Finland")
    field.activated.emit(field.currentIndex())
    settle(qtbot, window)
    assert [*preview.questions.fields] == ["side:Reserve"]
    assert preview.accept.text() == "Answer 1 question first"
    qtbot.mouseClick(preview.questions.take, LEFT)
    settle(qtbot, window)
    assert (states(window), preview.accept.text()) == (["Preview"], "Add 3 units")
    assert preview.questions.fields == {}
    qtbot.mouseClick(preview.accept, LEFT)
    settle(qtbot, window)
    assert [unit.nation for unit in queries.units()] == ["Finland", "Finland", "Germany"]
    assert [name for name, _ in queries.facts(Subject.IMPORT_PROFILE)] == ["heer"]
    window.menus.give("undo")
    settle(qtbot, window)
    assert queries.units() == ()
    window.files.take(book)
    settle(qtbot, window)
    assert page(window).preview.accept.text() == "Add 3 units"
    material = page(window).preview.material
    assert material is not None
    assert material.profile == "heer"


def test_types_that_nobody_knows_are_asked_for_once_each(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    assert window.desk is not None
    kinds = ("Zorg", "Zorg", "Blarg")
    head = ("Unit", "Nat", "Type", "Size", "Values", "Formation")
    units = [(f"{n}", "D", kind, "XX", "7-6", "I Corps") for n, kind in enumerate(kinds)]
    window.files.take(saved(tmp_path / "list.xlsx", head, *units))
    settle(qtbot, window)
    preview = page(window).preview
    zorg, blarg = (preview.questions.fields[f"word:type:{w}"] for w in ("zorg", "blarg"))
    assert [*preview.questions.fields] == ["word:type:zorg", "word:type:blarg"]
    assert (zorg.currentText(), blarg.currentText()) == ("leave unknown", "leave unknown")
    # No unit waits for it.
    assert (preview.accept.text(), preview.accept.isEnabled()) == ("Add 3 units", True)
    zorg.setCurrentText("panzer")
    assert preview.questions.words is not None
    qtbot.mouseClick(preview.questions.words, LEFT)
    settle(qtbot, window)
    assert preview.questions.fields == {}
    qtbot.mouseClick(preview.accept, LEFT)
    settle(qtbot, window)
    stored = [unit.type for unit in window.desk.campaign.queries.units()]
    assert stored == ["panzer", "panzer", "Blarg"]


def test_whose_a_list_is_waits_for_the_player(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    assert window.desk is not None
    head = ("Unit", "Type", "Size", "Values", "Formation")
    units = [(f"{n}", kind, "XX", "7-6", "I Corps") for n, kind in enumerate(("Zorg", "Inf"))]
    window.files.take(saved(tmp_path / "list.xlsx", head, *units, title="North"))
    settle(qtbot, window)
    preview = page(window).preview
    side = preview.questions.fields["side:North"]
    assert (side.currentText(), side.placeholderText()) == ("", "Only you know")
    qtbot.mouseClick(preview.questions.take, LEFT)
    settle(qtbot, window)
    # The type was taken as proposed; this one is still open, and nobody's.
    assert [*preview.questions.fields] == ["side:North"]
    assert not preview.questions.take.isVisible()
    assert (preview.accept.text(), preview.accept.isEnabled()) == (
        "Answer 1 question first", False,
    )  # fmt: skip
    side = preview.questions.fields["side:North"]
    # The open list marks where the keys begin, so that Down and Enter choose what one sees.
    side.showPopup()
    marked = [index.data() for index in side.view().selectedIndexes()]
    assert marked == [side.itemText(0)]
    side.hidePopup()
    side.setCurrentText("Axis, Romania")
    side.activated.emit(side.currentIndex())
    settle(qtbot, window)
    qtbot.mouseClick(preview.accept, LEFT)
    settle(qtbot, window)
    stored = [(unit.type, unit.nation) for unit in window.desk.campaign.queries.units()]
    assert stored == [("Zorg", "Romania"), ("infantry", "Romania")]


def test_a_cell_is_mended_and_a_row_left_out_from_the_list_of_problems(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = players_books.planted_faults(tmp_path / "faults.xlsx")
    book = load_workbook(path)
    book["Axis"].delete_rows(7, 200)
    book["Axis"].delete_rows(2, 2)
    book.save(path)
    window.files.take(path)
    settle(qtbot, window)
    preview = page(window).preview
    assert preview.problems.model.rows[0].where == "Axis!E3"
    assert preview.mending.text.text() == "seven"
    assert not page(window).holds_pencil()
    preview.mending.text.setFocus()
    preview.mending.text.setText("7-6")
    qtbot.keyClick(preview.mending.text, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert preview.mending.text.hasFocus()  # for the next problem
    assert [problem.where for problem in preview.problems.model.rows][:1] == ["Axis!D4"]
    assert preview.sheet.sheet_model.text(2, 4) == "7-6"
    assert page(window).holds_pencil()
    preview.problems.go_first()
    qtbot.mouseClick(preview.mending.leave, LEFT)
    settle(qtbot, window)
    assert preview.material is not None
    assert [unit.designation for unit in preview.material.reading.units] == ["3", "4"]
    assert preview.material.reading.left_out == 0


def test_a_list_is_pasted_from_the_clipboard(qtbot: QtBot, window: MainWindow) -> None:
    rows = ("Einheit\tNat.\tTyp\tGr.\tWerte\tArmee", "61, 62\tD\tInf\tXX\t7-6\t18. Armee")
    QGuiApplication.clipboard().setText("\n".join(rows))
    screen = page(window)
    assert window.workspace is not None
    window.workspace.show_page("exchange")
    screen.start.choose.setFocus()
    qtbot.keyClick(screen.start.choose, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, window)
    assert screen.preview.accept.text() == "Add 2 units"


def test_a_column_is_left_out_or_holds_something_else(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.files.take(players_books.outline(tmp_path / "list.xlsx"))
    settle(qtbot, window)
    preview = page(window).preview
    assert preview.material is not None
    assert len(preview.material.reading.units) == 8
    preview.sheet.column_picked.emit(7)
    (menu,) = preview.findChildren(ColumnMenu)
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["How many"]
    next(action for action in menu.actions() if action.text() == "Leave it out").trigger()
    menu.close()
    settle(qtbot, window)
    assert len(preview.material.reading.units) == 6


def test_a_mended_cell_is_not_mended_again_where_it_says_something_else(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """What was put right is for what stood there; a corrected workbook counts as it is."""
    path = make_workbook(tmp_path / "list.xlsx", {"Axis!F2": "XY"})
    window.files.take(path)
    settle(qtbot, window)
    preview = page(window).preview
    preview.mending.text.setText("XX")
    qtbot.keyClick(preview.mending.text, Qt.Key.Key_Return)
    settle(qtbot, window)
    qtbot.mouseClick(preview.accept, LEFT)
    settle(qtbot, window)
    assert window.desk is not None
    queries = window.desk.campaign.queries
    assert [unit.size for unit in queries.units()] == ["XX", "II"]
    for size, found in (("XY", []), ("X", [("size", "XX", "X")])):
        window.files.take(make_workbook(path, {"Axis!F2": size, "Axis!W2": "edited"}))
        settle(qtbot, window)
        lines = page(window).preview.differences.model.rows
        told = [(line.field, line.here, line.there) for line in lines]
        assert told == [*found, ("note", "empty", "edited")]


def test_a_marked_copy_is_saved_from_the_list_of_problems(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.files.take(make_workbook(tmp_path / "list.xlsx", {"Axis!F2": "XY"}))
    settle(qtbot, window)
    screen = page(window)
    assert screen.preview.problems.save.isVisible()
    screen.mark_copy(tmp_path / "marked.xlsx")
    settle(qtbot, window)
    comment = load_workbook(tmp_path / "marked.xlsx")["Axis"]["F2"].comment
    assert comment is not None
    assert "XY" in comment.text
    window.files.take(make_workbook(tmp_path / "good.xlsx"))
    settle(qtbot, window)
    assert not screen.preview.problems.save.isVisible()


def test_taking_all_as_proposed_leaves_a_side_open_that_nobody_knows(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "list.csv"
    head = "Side,Nation,Designation,Type,Size,Ratings"
    rows = ("Entente,Soviet Union,61,rifle,XX,7-6", "Axis,Germany,62,infantry,XX,7-6")
    path.write_text("\n".join((head, *rows)), encoding="utf-8")
    window.files.take(path)
    settle(qtbot, window)
    questions = page(window).preview.questions
    (side,) = (name for name in questions.fields if name == "word:side:entente")
    # Nothing is chosen for the player.
    assert questions.fields[side].currentText() == ""
    if questions.take.isVisible():
        qtbot.mouseClick(questions.take, LEFT)
        settle(qtbot, window)
    assert side in questions.fields
    assert not questions.take.isVisible()
    assert not page(window).preview.accept.isEnabled()
    field = questions.fields[side]
    field.setCurrentText("Soviet")
    field.activated.emit(field.currentIndex())
    settle(qtbot, window)
    assert page(window).preview.accept.text() == "Add 2 units"


def test_a_turn_without_a_year_is_answered_by_typing_and_enter(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.files.take(players_books.ostheer(tmp_path / "ostheer.xlsx"))
    settle(qtbot, window)
    preview = page(window).preview
    field = preview.questions.fields["year"]
    assert field.word == "1941"
    field.setFocus()
    edit = field.lineEdit()
    assert edit is not None
    edit.selectAll()
    qtbot.keyClicks(edit, "1943")
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert "year" not in preview.questions.fields
    assert preview.material is not None
    reading = preview.material.reading
    assert {one.arrival[:4] for one in reading.units if one.arrival} == {"1943"}


def own_words(path: Path) -> Path:
    """A list with words that nobody knows in two columns, and one in names."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Axis"
    for row in (
        ("Unit", "Type", "Size", "Values", "Formation"),
        ("1", "Schtz", "XX", "7-6", "3. rum. Armee"),
        ("2", "Grendr", "Dvsion", "7-6", "4. rum. Armee"),
    ):
        sheet.append(row)
    book.save(path)
    return path


def test_the_words_that_nobody_knows_are_a_table_answered_at_once(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.files.take(own_words(tmp_path / "list.xlsx"))
    settle(qtbot, window)
    questions = page(window).preview.questions
    asked = {"word:named:rum.", "word:type:schtz", "word:type:grendr"}
    assert set(questions.fields) == asked
    assert questions.words is not None
    field = questions.fields["word:type:grendr"]
    edit = field.lineEdit()
    assert edit is not None
    edit.selectAll()
    qtbot.keyClicks(edit, "infantry")
    # Nothing is read again before all of them are said.
    assert set(questions.fields) == asked
    qtbot.mouseClick(questions.words, LEFT)
    settle(qtbot, window)
    assert questions.fields == {}
    assert page(window).preview.questions.words is None
    material = page(window).preview.material
    assert material is not None
    assert [(u.nation, u.type, u.size) for u in material.reading.units] == [
        ("Romania", "rifle", "XX"), ("Romania", "infantry", "XX"),
    ]  # fmt: skip


def test_the_chosen_problem_is_told_in_full_beneath_the_list(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.resize(1280, 800)
    window.files.take(players_books.planted_faults(tmp_path / "faults.xlsx"))
    settle(qtbot, window)
    problems = page(window).preview.problems
    problems.go_first()
    problem = problems.model.rows[0]
    assert problems.whole.text() == f"{problem.message} {problem.advice}"
    label = problems.whole
    wanted = label.heightForWidth(label.width())
    assert label.isVisible()
    assert label.height() >= wanted


def test_what_was_answered_stays_where_the_books_change_meanwhile(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    desk = window.desk
    assert desk is not None
    window.files.take(two_sheets(tmp_path / "heer.xlsx"))
    settle(qtbot, window)
    preview = page(window).preview
    field = preview.questions.fields[WHOSE]
    field.setCurrentText("Axis, Finland")
    field.activated.emit(field.currentIndex())
    settle(qtbot, window)
    assert preview.accept.text() == "Add 3 units"
    # By another window, a page beside it or an undo: all of them tell the page so.
    desk.execute(AddUnit(unit("999")))
    settle(qtbot, window)
    assert (states(window), preview.accept.text()) == (["Preview"], "Add 3 units")
    assert preview.material is not None
    assert preview.material.answers == {WHOSE: "Axis, Finland"}


def test_keys_walk_through_the_answers_and_enter_takes_one(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """The first letter or arrow was an answer already: nobody reached the third by keys."""
    window.files.take(two_sheets(tmp_path / "mine.xlsx"))
    settle(qtbot, window)
    preview = page(window).preview
    field = preview.questions.fields[WHOSE]
    # What is asked comes first: nothing is added before.
    assert QApplication.focusWidget() is field
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClicks(field, "axis, rom")
    settle(qtbot, window)
    assert preview.questions.fields.get(WHOSE) is field
    qtbot.keyClick(field, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert preview.questions.fields == {}
    assert preview.material is not None
    assert preview.material.answers[WHOSE] == "Axis, Romania"
