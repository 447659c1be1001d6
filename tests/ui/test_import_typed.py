"""A list that is typed in the program: read as a pasted one is, and kept to be corrected."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.exchange.mends import mend, row_out
from oobmgr.ui.language import tr
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.import_order_of_battle.material import PASTED
from oobmgr.ui.views.import_order_of_battle.typed_list import TypedListDialog
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from tests.ui.desks import full_campaign, new_campaign, open_window, settle
from tests.ui.looks import HARDEST, SMALL, dressing_window, wear_look
from tests.ui.stains import nameless, stains, unspoken
from tests.ui.test_import_pasted import HEADS, ONE, TWO, shown
from tests.ui.test_import_screen import page
from tests.unit.exchange.test_book_lines import PAGE

CONTROL = Qt.KeyboardModifier.ControlModifier
QUESTION = "Close, and lose what was typed?"

pytestmark = pytest.mark.usefixtures("open_beside")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    QGuiApplication.clipboard().setText("")
    return window


def opened(qtbot: QtBot, window: MainWindow) -> TypedListDialog:
    """The dialog as the button of the page opens it."""
    assert window.workspace is not None
    window.workspace.show_page("exchange")
    settle(qtbot, window)
    page(window).start.type_list.click()
    settle(qtbot, window)
    (dialog,) = (one for one in window.findChildren(TypedListDialog) if one.isVisible())
    dialog.activateWindow()
    settle(qtbot, window)
    return dialog


def type_in(qtbot: QtBot, dialog: TypedListDialog, text: str) -> None:
    """Key by key, with the keys for a tab and for the next line."""
    keys = {"\t": Qt.Key.Key_Tab, "\n": Qt.Key.Key_Return}
    for letter in text:
        if letter in keys:
            qtbot.keyClick(dialog.lines, keys[letter])
        else:
            qtbot.keyClicks(dialog.lines, letter)


def test_an_empty_order_of_battle_leads_to_the_field_for_a_list(
    qtbot: QtBot, window: MainWindow
) -> None:
    """It offered to paste one, and who has only a book had to find the field elsewhere."""
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    settle(qtbot, window)
    screen = window.workspace.screen_shown
    assert isinstance(screen, OrderOfBattleScreen)
    screen.no_units.type_list.click()
    settle(qtbot, window)
    (dialog,) = (one for one in window.findChildren(TypedListDialog) if one.isVisible())
    assert window.workspace.screen_shown is page(window)
    assert dialog.isModal()


def test_the_menu_leads_to_the_field_from_any_page(qtbot: QtBot, window: MainWindow) -> None:
    """The menus and Ctrl+K knew files alone; who had looked there did not find it."""
    assert window.workspace is not None
    window.workspace.show_page("air")
    settle(qtbot, window)
    window.menus.give("type_list")
    settle(qtbot, window)
    (dialog,) = (one for one in window.findChildren(TypedListDialog) if one.isVisible())
    assert window.workspace.screen_shown is page(window)
    assert dialog.isModal()


def test_a_list_is_typed_with_tabs_and_ctrl_enter_shows_its_units(
    qtbot: QtBot, window: MainWindow
) -> None:
    dialog = opened(qtbot, window)
    assert QApplication.focusWidget() is dialog.lines
    assert not dialog.action.isEnabled()
    type_in(qtbot, dialog, TWO)
    assert dialog.text == TWO
    qtbot.keyClick(dialog.lines, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    assert not dialog.isVisible()
    assert shown(window) == (True, "Add 2 units")


def test_a_line_begins_as_far_in_as_the_last_and_backspace_leads_back_a_level(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Each line of a page had to be set in by hand, 57 times for 60 units."""
    dialog = opened(qtbot, window)
    lines = dialog.lines
    assert lines.placeholderText().endswith("56, 62"), "one line may name several units"

    def back() -> None:
        qtbot.keyClick(lines, Qt.Key.Key_Return)
        qtbot.keyClick(lines, Qt.Key.Key_Backspace)

    for margin in ("  ", "\t"):
        lines.clear()
        type_in(
            qtbot, dialog, f"6th Army\n{margin}XVII Corps\n{margin}7-6 Inf XX: 56\n7-6 Inf XX: 62"
        )
        back()
        type_in(qtbot, dialog, "XXIX Corps")
        back()
        type_in(qtbot, dialog, "17th Army")
        wanted = [
            "6th Army", f"{margin}XVII Corps", f"{margin * 2}7-6 Inf XX: 56",
            f"{margin * 2}7-6 Inf XX: 62", f"{margin}XXIX Corps", "17th Army",
        ]  # fmt: skip
        assert dialog.text.split("\n") == wanted
    # Behind a letter Backspace takes that letter, and at the start of a line it joins two.
    qtbot.keyClick(lines, Qt.Key.Key_Backspace)
    assert dialog.text.endswith("17th Arm")
    lines.setPlainText("a\n")
    lines.moveCursor(QTextCursor.MoveOperation.End)
    qtbot.keyClick(lines, Qt.Key.Key_Backspace)
    assert dialog.text == "a"
    # A row of a table may begin with an empty cell.
    lines.clear()
    type_in(qtbot, dialog, "\t56\t7-6\n57")
    assert dialog.text == "\t56\t7-6\n57"


def test_a_page_of_a_book_is_typed(qtbot: QtBot, window: MainWindow) -> None:
    dialog = opened(qtbot, window)
    dialog.lines.setPlainText(PAGE)
    qtbot.keyClick(dialog.lines, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    material = page(window).material
    assert material is not None
    whose = [one.id for one in material.reading.questions if one.id.startswith("side:")]
    answers = dict.fromkeys(whose, "Axis, Germany") | {"word:type:mot eng": "engineer"}
    page(window).answer(answers)
    settle(qtbot, window)
    assert shown(window) == (True, "Add 16 units")


def test_what_was_typed_is_there_again_to_be_corrected(qtbot: QtBot, window: MainWindow) -> None:
    dialog = opened(qtbot, window)
    dialog.lines.setPlainText(ONE)
    qtbot.keyClick(dialog.lines, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    assert shown(window) == (True, "Add 1 unit")
    assert page(window).put_away()
    again = opened(qtbot, window)
    assert again.text == ONE
    type_in(qtbot, again, "\n62\tD\tInf\tXX\t7-6\t18. Armee")
    qtbot.keyClick(again.lines, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    assert shown(window) == (True, "Add 2 units")


def test_answers_are_kept_while_the_list_is_corrected_and_not_for_another(
    qtbot: QtBot, window: MainWindow
) -> None:
    """All was asked again of who had gone back for one slip."""

    def read(text: str) -> tuple[str, ...]:
        dialog = opened(qtbot, window)
        dialog.lines.setPlainText(text)
        qtbot.keyClick(dialog.lines, Qt.Key.Key_Return, CONTROL)
        settle(qtbot, window)
        material = page(window).material
        assert material is not None
        return tuple(one.id for one in material.reading.questions)

    asked = read(PAGE)
    assert asked
    whose = [one for one in asked if one.startswith("side:")]
    page(window).answer(dict.fromkeys(whose, "Axis, Germany") | {"word:type:mot eng": "engineer"})
    settle(qtbot, window)
    assert shown(window) == (True, "Add 16 units")
    assert page(window).put_away()
    assert read(f"{PAGE}\t\t1 x 7-6 Inf XX: 300\n") == ()
    assert shown(window) == (True, "Add 17 units")
    assert page(window).put_away()
    # Of another list it is asked anew: it may be of the other side.
    assert set(whose) <= set(read(f"Another page\n{PAGE}"))


def test_what_was_put_right_in_a_line_goes_with_it_and_is_told(
    qtbot: QtBot, window: MainWindow
) -> None:
    """What was put right in a cell was put into it again, whatever line of the list had moved
    there, and nobody was told.
    """

    def read(*lines: str) -> tuple[dict[str, str], str]:
        dialog = opened(qtbot, window)
        dialog.lines.setPlainText("\n".join((HEADS, *lines)))
        qtbot.keyClick(dialog.lines, Qt.Key.Key_Return, CONTROL)
        settle(qtbot, window)
        material = page(window).material
        assert material is not None
        bar = page(window).preview.warning
        units = {unit.designation: str(unit.ratings) for unit in material.reading.units}
        return units, bar.text if bar.isVisible() else ""

    first, second, third = (ONE.splitlines()[1].replace("61", name) for name in ("61", "62", "63"))
    before, said = read(first, second)
    assert (len(before), said) == (2, "")
    # The ratings of the second line, and the first line is left out.
    right = {mend(f"{PASTED.stem}!E3"): "8-6", row_out(PASTED.stem, 1): ""}
    page(window).answer(right)
    settle(qtbot, window)
    material = page(window).material
    assert material is not None
    (put_right,) = (str(unit.ratings) for unit in material.reading.units)
    assert put_right != before["62"]
    assert page(window).put_away()
    told = "Kept: 2 corrections of lines that say the same."
    assert read(first, second) == ({"62": put_right}, told)
    assert page(window).put_away()
    # A line that stands elsewhere now is the same one.
    assert read(third, first, second) == ({"63": before["61"], "62": put_right}, told)
    assert page(window).put_away()
    gone = "Let go: 1 correction of lines that say something else now."
    assert read(first, third, second.replace("7-6", "6-6")) == (
        {"63": before["61"], "62": before["61"].replace("7", "6")},
        f"{gone}\nKept: 1 correction of lines that say the same.",
    )
    assert page(window).put_away()
    # Of two alike nobody knows which was meant.
    assert "Let go: 1 correction" in read(third, first, first)[1]


def test_esc_leaves_at_once_where_nothing_was_typed_and_asks_elsewhere(
    qtbot: QtBot, window: MainWindow
) -> None:
    dialog = opened(qtbot, window)
    qtbot.keyClick(dialog.lines, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    dialog = opened(qtbot, window)
    type_in(qtbot, dialog, HEADS)
    qtbot.keyClick(dialog.lines, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.asking.isVisible()
    assert dialog.losing() == QUESTION
    qtbot.keyClick(dialog.lines, Qt.Key.Key_Escape)
    assert dialog.isVisible(), "it answers the question, and keeps what was typed"
    assert dialog.text == HEADS
    dialog.leave()
    settle(qtbot, window)
    assert not page(window).previewing
    assert opened(qtbot, window).text == ""


def test_what_is_there_from_before_is_not_asked_about(qtbot: QtBot) -> None:
    dialog = TypedListDialog(ONE)
    qtbot.addWidget(dialog)
    assert dialog.losing() == ""
    dialog.lines.setPlainText(TWO)
    assert dialog.losing() == QUESTION


@pytest.mark.usefixtures("in_german")
def test_it_is_german_where_the_window_is() -> None:
    for words in ("Type a list…", "Type a list", "Read the list", "List to read", QUESTION):
        assert tr(words) != words


def test_nothing_is_cut_in_large_text_in_a_small_window(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, full_campaign(tmp_path / "a.oob"))
    wear_look(qtbot, window, *HARDEST)
    dialog = opened(qtbot, window)
    assert dialog.width() <= SMALL[0]
    assert dialog.height() <= SMALL[1]
    for find in (stains, nameless, unspoken):
        assert list(find(dialog)) == []
    assert list(stains(page(window).start)) == []
    dialog.leave()


def closed(qtbot: QtBot, window: MainWindow) -> str:
    """What the window asks as it is closed; empty where it asks nothing. It stays open."""
    window.close()
    settle(qtbot, window)
    if window.leaving.isHidden():
        return ""
    asked = window.leaving.accessibleName()
    qtbot.mouseClick(window.leaving.stay, Qt.MouseButton.LeftButton)
    assert window.isVisible()
    return asked


def test_a_typed_list_is_not_lost_with_the_window_until_it_is_added(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Read, or left with Esc, it was gone with the window, without a question."""
    dialog = opened(qtbot, window)
    dialog.lines.setPlainText(TWO)
    qtbot.keyClick(dialog.lines, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    assert "lose what is entered but not posted on Import and export?" in closed(qtbot, window)
    screen = page(window)
    assert not screen.holds_pencil()  # another page, or phase, loses nothing of it
    assert screen.put_away()
    assert closed(qtbot, window)
    screen.paste(TWO)
    settle(qtbot, window)
    screen.post()
    settle(qtbot, window)
    window.close()
    assert not window.isVisible()


def test_a_list_that_was_added_is_typed_over(qtbot: QtBot, window: MainWindow) -> None:
    """The next list was typed behind the last line of it, and read together with it."""
    dialog = opened(qtbot, window)
    dialog.lines.setPlainText(TWO)
    qtbot.keyClick(dialog.lines, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    page(window).post()
    settle(qtbot, window)
    again = opened(qtbot, window)
    assert again.text == TWO
    qtbot.keyClicks(again.lines, "6")
    assert again.text == "6"


def test_what_is_typed_on_a_cell_goes_into_the_field_for_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Its text was marked as if to be typed over, but a 2 led to another page."""
    assert window.workspace is not None
    window.workspace.show_page("exchange")
    screen = page(window)
    screen.paste("5th Army\n4-6 Infantry XX 124\n4-6 Infantry XX 45")
    settle(qtbot, window)
    sheet, field = screen.preview.sheet, screen.preview.mending.text
    window.activateWindow()
    sheet.setFocus()
    sheet.setCurrentIndex(sheet.sheet_model.index(2, 0))
    assert field.text() == "4-6 Infantry XX 45"
    for letter in "2-6 Inf":
        qtbot.keyClick(QApplication.focusWidget(), letter)
    assert field.hasFocus()
    assert field.text() == "2-6 Inf"
    assert window.workspace.page is not None
    assert window.workspace.page.key == "exchange"


def test_what_is_typed_to_mend_a_cell_is_asked_about_before_the_window_goes(
    qtbot: QtBot, window: MainWindow
) -> None:
    screen = page(window)
    screen.paste("5th Army\n4-6 Infantry 124\n4-6 Infantry XX 45")
    settle(qtbot, window)
    assert screen.previewing
    screen.preview.problems.go_first()
    field = screen.preview.mending.text
    assert not screen.holds_pencil()
    qtbot.keyClicks(field, "XX")
    assert "on Import and export?" in closed(qtbot, window)
    assert field.text() == "4-6 Infantry 124 XX"


@pytest.mark.parametrize("every", [True, False])
def test_a_tick_in_the_preview_is_asked_about_before_the_window_goes(
    qtbot: QtBot, window: MainWindow, *, every: bool
) -> None:
    screen = page(window)
    screen.paste(ONE)
    settle(qtbot, window)
    assert not screen.holds_pencil()
    ticks = screen.preview.differences
    (ticks.every if every else ticks.none).click()
    assert "on Import and export?" in closed(qtbot, window)
