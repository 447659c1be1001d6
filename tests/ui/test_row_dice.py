"""One line for the dice of many records: typed from above, or rolled at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from oobmgr.known_games import game
from oobmgr.rules.field_info import describe
from oobmgr.ui.views.forms.making import editor_of
from oobmgr.ui.views.forms.row_dice import DicedRows, throws_of
from oobmgr.ui.widgets.roll_button import roll_dice

GROUPS = [{"card": f"group {at}", "box": "inoperable"} for at in range(15)]


def repairs(qtbot: QtBot) -> DicedRows:
    """The form of repairs, with fifteen groups that try."""
    europa = game("europa")
    (field,) = describe(europa.action("air_repair").inputs)
    editor = editor_of(europa.calendar, field)
    assert isinstance(editor, DicedRows)
    qtbot.addWidget(editor)
    editor.set_raw(GROUPS)
    editor.show()
    return editor


def dice(editor: DicedRows) -> list[int]:
    return [row["die"] for row in editor.raw()]


def test_a_line_of_figures_fills_the_dice_from_above(qtbot: QtBot) -> None:
    editor = repairs(qtbot)
    assert dice(editor) == [0] * 15
    QTest.keyClicks(editor.line, "3516624135251619")
    for _ in "191":
        QTest.keyClick(editor.line, Qt.Key.Key_Backspace)
    assert dice(editor) == [3, 5, 1, 6, 6, 2, 4, 1, 3, 5, 2, 5, 1, 0, 0]
    QTest.keyClicks(editor.line, " 6 1")
    assert dice(editor) == [3, 5, 1, 6, 6, 2, 4, 1, 3, 5, 2, 5, 1, 6, 1]
    assert [row["card"] for row in editor.raw()] == [row["card"] for row in GROUPS]


def test_a_figure_that_no_die_shows_is_told_and_fills_nothing(qtbot: QtBot) -> None:
    editor = repairs(qtbot)
    QTest.keyClicks(editor.line, "3 7y 9 5")
    assert dice(editor)[:5] == [3, 0, 0, 5, 0]
    assert [row["result"] for row in editor.raw()[:2]] == ["", ""]
    assert editor.fault.text() == "Roll 2: 7 is not from 1 to 6."
    editor.line.clear()
    QTest.keyClicks(editor.line, "3 6y")
    assert (dice(editor)[:2], editor.fault.text()) == ([3, 6], "")


def test_one_key_rolls_for_all_that_are_open(qtbot: QtBot) -> None:
    editor = repairs(qtbot)
    QTest.keyClicks(editor.line, "35")
    assert roll_dice(editor)
    assert dice(editor)[:2] == [3, 5]
    assert all(1 <= die <= 6 for die in dice(editor))
    before = dice(editor)
    assert not roll_dice(editor) or dice(editor) == before


def test_a_word_behind_a_throw_says_what_came_of_it(qtbot: QtBot) -> None:
    editor = repairs(qtbot)
    QTest.keyClicks(editor.line, "3y 5n 1 ?y")
    said = [(row["die"], row["result"]) for row in editor.raw()[:5]]
    assert said == [(3, "yes"), (5, "no"), (1, ""), (0, "yes"), (0, "")]
    for _ in " ?y":
        QTest.keyClick(editor.line, Qt.Key.Key_Backspace)
    assert editor.raw()[3]["result"] == ""


def test_the_line_serves_a_single_row_whose_result_it_fills_too(qtbot: QtBot) -> None:
    editor = repairs(qtbot)
    editor.set_raw(GROUPS[:1])
    assert editor.line.isVisible()
    QTest.keyClicks(editor.line, "3y")
    assert [(row["die"], row["result"]) for row in editor.raw()] == [(3, "yes")]
    editor.set_raw([])
    assert not editor.line.isVisible()


def test_throws_stand_together_or_apart() -> None:
    assert throws_of("3 5, 1", (6,)) == [(3, ""), (5, ""), (1, "")]
    assert throws_of("351", (6,)) == [(3, ""), (5, ""), (1, "")]
    assert throws_of("3?1", (6,)) == [(3, ""), (None, ""), (1, "")]
    assert throws_of("351 6", (6,)) == [(3, ""), (5, ""), (1, ""), (6, "")]
    assert throws_of("10 07", (10,)) == [(10, ""), (0, ""), (7, "")]
    assert throws_of("11 7", (6, 6)) == [(11, ""), (7, "")]
    assert throws_of("3y 5N1 y", (6,)) == [(3, "y"), (5, "n"), (1, "y")]
    assert throws_of("y n", (6,)) == [(None, "y"), (None, "n")]
    assert throws_of("", (6,)) == []
