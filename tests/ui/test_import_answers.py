"""Answers about a workbook: they can be seen and changed, and nothing moves when one is given."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.exchange.readings import Severity
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.import_order_of_battle.problems import summed_up
from oobmgr.ui.views.import_order_of_battle.questions import QuestionsPanel
from tests.ui.desks import new_campaign, open_window, settle
from tests.ui.test_import_questions import WHOSE, own_words, two_sheets
from tests.ui.test_import_screen import page
from tests.unit.exchange.trial_lists import saved

LEFT = Qt.MouseButton.LeftButton
SIDE, TYPE = "side:North", "word:type:zorg"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))


def asking(qtbot: QtBot, window: MainWindow, path: Path) -> QuestionsPanel:
    window.files.take(path)
    settle(qtbot, window)
    return page(window).preview.questions


def north(path: Path) -> Path:
    """A list with two questions: whose it is, and what a type means."""
    head = ("Unit", "Type", "Size", "Values", "Formation")
    units = [(f"{n}", kind, "XX", "7-6", "I Corps") for n, kind in enumerate(("Zorg", "Inf"))]
    return saved(path, head, *units, title="North")


def choose(qtbot: QtBot, window: MainWindow, name: str, word: str) -> None:
    """Choose a word from the list of a question."""
    field = page(window).preview.questions.fields[name]
    field.setCurrentText(word)
    field.activated.emit(field.currentIndex())
    settle(qtbot, window)


def nations(window: MainWindow) -> list[str]:
    material = page(window).preview.material
    assert material is not None
    return [unit.nation for unit in material.reading.units]


def test_an_answer_is_changed_and_what_follows_is_asked_anew(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    questions = asking(qtbot, window, two_sheets(tmp_path / "heer.xlsx"))
    choose(qtbot, window, WHOSE, "ask for each sheet")
    choose(qtbot, window, "side:Heer", "Axis, Finland")
    choose(qtbot, window, "side:Reserve", "Axis, Romania")
    assert nations(window) == ["Finland", "Finland", "Romania"]
    # All are in sight, each with its way back.
    assert [*questions.changes] == [WHOSE, "side:Heer", "side:Reserve"]
    assert all(one.isVisible() for one in questions.changes.values())
    qtbot.mouseClick(questions.changes["side:Heer"], LEFT)
    settle(qtbot, window)
    assert [*questions.fields] == ["side:Heer"]
    assert not page(window).preview.accept.isEnabled()
    choose(qtbot, window, "side:Heer", "Axis, Hungary")
    assert nations(window) == ["Hungary", "Hungary", "Romania"]
    # The answers for each sheet were only asked for after this one.
    qtbot.mouseClick(questions.changes[WHOSE], LEFT)
    settle(qtbot, window)
    assert ([*questions.fields], [*questions.changes]) == ([WHOSE], [])
    choose(qtbot, window, WHOSE, "Axis, Italy")
    assert nations(window) == ["Italy"] * 3


def test_an_answer_is_changed_with_the_keys_alone(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    questions = asking(qtbot, window, two_sheets(tmp_path / "heer.xlsx"))
    choose(qtbot, window, WHOSE, "Axis, Finland")
    questions.changes[WHOSE].setFocus()
    qtbot.keyClick(questions.changes[WHOSE], Qt.Key.Key_Space)
    settle(qtbot, window)
    # The keys stand in the list that is asked again, and go on from there.
    assert QApplication.focusWidget() is questions.fields[WHOSE]


def test_answers_kept_by_the_campaign_are_shown_when_wanted_and_changed(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    book = two_sheets(tmp_path / "heer.xlsx")
    asking(qtbot, window, book)
    choose(qtbot, window, WHOSE, "ask for each sheet")
    choose(qtbot, window, "side:Heer", "Axis, Finland")
    choose(qtbot, window, "side:Reserve", "Axis, Romania")
    qtbot.mouseClick(page(window).preview.accept, LEFT)
    settle(qtbot, window)
    window.menus.give("undo")
    settle(qtbot, window)
    questions = asking(qtbot, window, book)
    assert nations(window) == ["Finland", "Finland", "Romania"]
    assert not questions.changes[WHOSE].isVisible()
    qtbot.mouseClick(questions.see, LEFT)
    assert questions.changes[WHOSE].isVisible()
    qtbot.mouseClick(questions.changes[WHOSE], LEFT)
    settle(qtbot, window)
    choose(qtbot, window, WHOSE, "Axis, Italy")
    assert nations(window) == ["Italy"] * 3


def test_words_of_the_table_are_changed_one_by_one(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    questions = asking(qtbot, window, own_words(tmp_path / "list.xlsx"))
    assert questions.words is not None
    qtbot.mouseClick(questions.words, LEFT)
    settle(qtbot, window)
    qtbot.mouseClick(questions.changes["word:named:rum."], LEFT)
    settle(qtbot, window)
    assert [*questions.fields] == ["word:named:rum."]


def test_no_line_moves_when_one_is_answered(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    questions = asking(qtbot, window, north(tmp_path / "list.xlsx"))
    assert [*questions.fields] == [SIDE, TYPE]

    def use(name: str) -> QAbstractButton:
        line = questions.fields[name].parentWidget()
        assert line is not None
        (button,) = (one for one in line.findChildren(QAbstractButton) if one.text() == "Use")
        return button

    hand = use(SIDE).mapTo(window, use(SIDE).rect().center())
    before = questions.fields[TYPE].mapTo(window, QPoint(0, 0))
    top = page(window).preview.sheet.mapTo(window, QPoint(0, 0))
    choose(qtbot, window, SIDE, "Axis, Romania")
    assert questions.fields[TYPE].mapTo(window, QPoint(0, 0)) == before
    # The click on Use that comes after the choice answers nothing else, and takes nothing back.
    under: QWidget | None = window.childAt(hand)
    assert under is not None
    QTest.mouseClick(under, LEFT, pos=under.mapFrom(window, hand))
    settle(qtbot, window)
    assert ([*questions.fields], [*questions.changes]) == ([TYPE], [SIDE])
    choose(qtbot, window, TYPE, "panzer")
    # With the last one answered the sheet below stays where it is, too.
    assert page(window).preview.sheet.mapTo(window, QPoint(0, 0)) == top


def test_what_is_asked_is_no_problem_of_each_row(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    head = ("Unit", "Type", "Size", "Values")
    units = [(f"{n}", "Inf", "XX", "7-6") for n in range(3)]
    path = saved(tmp_path / "list.xlsx", head, *units, title="North")
    questions = asking(qtbot, window, path)
    preview = page(window).preview
    assert [*questions.fields] == [SIDE]
    assert preview.problems.model.rows == ()
    assert "3 rows wait for an answer" in preview.count_words
    assert "left out" not in preview.count_words
    choose(qtbot, window, SIDE, "Axis, Romania")
    assert nations(window) == ["Romania"] * 3
    assert "wait" not in preview.count_words


def test_a_blank_that_no_question_is_about_is_told_all_the_same(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    head = ("Unit", "Type", "Size", "Values")
    units = [("1", "Inf", "XX", "7-6"), ("2", "Inf", "XX", "seven"), ("3", "Inf", "XX", "7-6")]
    path = saved(tmp_path / "list.xlsx", head, *units, title="North")
    asking(qtbot, window, path)
    preview = page(window).preview
    assert [one.where for one in preview.problems.model.rows] == ["North!D3"]
    assert "2 rows wait for an answer 1 row left out" in preview.count_words
    # Left out by an answer, the rows wait no longer: each is told.
    choose(qtbot, window, SIDE, "leave out")
    assert {one.where for one in preview.problems.model.rows} > {"North!D3"}


def test_a_word_that_is_asked_for_is_not_told_as_an_empty_cell(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "list.csv"
    rows = ("Side,Nation,Designation,Type,Size,Ratings", "Entente,Soviet Union,61,rifle,XX,7-6")
    path.write_text("\n".join(rows), encoding="utf-8")
    asking(qtbot, window, path)
    assert page(window).preview.problems.model.rows == ()


def test_a_pasted_list_is_named_in_plain_words_and_its_cells_without_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    rows = ("Unit\tType\tSize\tValues", "61\tInf\tXX\t7-6", "62\tInf\tXX\tseven")
    QGuiApplication.clipboard().setText("\n".join(rows))
    screen = page(window)
    screen.start.list_given.emit("")
    settle(qtbot, window)
    preview = screen.preview
    (field,) = preview.questions.fields.values()
    assert field.accessibleName() == "Whose are the units on the entered list?"
    model = preview.problems.model
    assert [model.index(0, at).data() for at in range(2)][1:] == ["D3"]
    assert preview.mending.where.text() == "D3 should say"
    # Under its full name the cell is mended all the same.
    preview.mending.text.setText("7-6")
    qtbot.keyClick(preview.mending.text, Qt.Key.Key_Return)
    settle(qtbot, window)
    choose(qtbot, window, next(iter(preview.questions.fields)), "Axis, Romania")
    qtbot.mouseClick(preview.accept, LEFT)
    settle(qtbot, window)
    assert "Imported 2 units from the entered list." in screen.message.accessibleName()


def test_notes_stand_behind_what_wants_a_look_and_empty_columns_give_up_their_room(
    qtbot: QtBot, window: MainWindow
) -> None:
    """How each army was read stood among the warnings, and what it meant was cut beside nothing."""
    armies = "5th Army, at 2214 Lutsk\n    4-6 Infantry XX 45\n"
    QGuiApplication.clipboard().setText(armies + "6th Army, at 2115\n    4-6 Infantri XX 46\n")
    page(window).paste()
    settle(qtbot, window)
    problems = page(window).preview.problems
    kinds = [row.severity for row in problems.model.rows]
    assert kinds == [Severity.WARNING, Severity.NOTE, Severity.NOTE]
    assert summed_up(problems.model.rows) == "1 to look at, 2 notes"
    assert summed_up(problems.model.rows[1:]) == "none, 2 notes: every row was read"
    hidden = [
        c.key for at, c in enumerate(problems.model.columns) if problems.table.isColumnHidden(at)
    ]
    problems.show_problems([replace(problems.model.rows[0], expected="a type")])
    assert not problems.table.isColumnHidden(
        [c.key for c in problems.model.columns].index("expected")
    )
    assert "expected" in hidden


def test_what_is_said_of_the_chosen_problem_stays_after_an_answer(
    qtbot: QtBot, window: MainWindow
) -> None:
    """The narrow list cuts it; in full it stands only below, and went with any answer."""
    army = "5th Army, at 2214 Lutsk\n  15th Corps\n"
    rows = "".join(f"    4-6 Infantry XX {number}\n" for number in (45, 62, 87))
    QGuiApplication.clipboard().setText(army + rows)
    page(window).paste()
    settle(qtbot, window)
    problems = page(window).preview.problems
    problems.go_first()
    told = problems.whole.text()
    assert told.startswith("Units of 5th Army are in 2214")
    (name,) = page(window).preview.questions.fields
    choose(qtbot, window, name, "Soviet")
    assert problems.table.current_row() is not None
    assert problems.whole.text() == told
