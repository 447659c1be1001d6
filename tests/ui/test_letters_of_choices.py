"""A letter on a choice: it chooses, unless that is chosen already and the letter is a key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.shell.letters import LetterKeys
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.segmented import SegmentedControl

WORDS = ("none", "failed", "succeeded")


@pytest.mark.parametrize("yields", [True, False])
def test_the_letter_of_what_is_chosen_is_a_key_of_the_window(qtbot: QtBot, *, yields: bool) -> None:
    """The Initiative Challenge opens on none, and beside it a button shows N."""
    went: list[str] = []
    window = QWidget()
    choice = SegmentedControl("Challenge", WORDS, yields=yields)
    QVBoxLayout(window).addWidget(choice)
    keys = LetterKeys(window)
    keys.add("N", lambda: went.append(choice.value))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    choice.setFocus()
    qtbot.waitUntil(choice.hasFocus)
    # Chosen with the mouse: N chooses something from now on.
    at = choice.cell_rects()[1].center().toPoint()
    qtbot.mouseClick(choice, Qt.MouseButton.LeftButton, pos=at)
    assert choice.value == "failed"
    # It chooses something, and so it does that first.
    qtbot.keyClicks(choice, "n")
    assert (choice.value, went) == ("none", [])
    # Until then it may be the next letter of a word.
    qtbot.waitUntil(lambda: not keys.word_begun)
    qtbot.keyClicks(choice, "n")
    assert (choice.value, went) == ("none", ["none"] if yields else [])


def test_a_choice_is_typed_by_several_of_its_words(qtbot: QtBot) -> None:
    box = ChoiceBox()
    box.addItems(["as a whole", "by nation", "by type", "by formation"])
    qtbot.addWidget(box)
    box.show()
    qtbot.keyClicks(box, "by t")
    assert (box.currentText(), box.view().isVisible()) == ("by type", False)
    # Where no word has been begun, the space opens the list as ever.
    qtbot.keyClick(box, Qt.Key.Key_Up)
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert box.view().isVisible()
    box.hidePopup()


def test_a_choice_is_typed_by_a_word_where_none_begins_so(qtbot: QtBot) -> None:
    """Formations by their depth or their path: nobody types blanks, or the army first."""
    box = ChoiceBox()
    box.addItems(
        ["at the top", "\u20035th Army", "\u2003\u200315th Corps", "A / 6th Army / 31st Corps"]
    )
    qtbot.addWidget(box)
    box.show()
    qtbot.keyClicks(box, "15")
    assert box.currentText().strip() == "15th Corps"
    qtbot.keyClick(box, Qt.Key.Key_Home)
    qtbot.keyClicks(box, "31st")
    assert box.currentText().endswith("31st Corps")
    qtbot.keyClick(box, Qt.Key.Key_Home)
    qtbot.keyClicks(box, "6th a")
    assert box.currentText().endswith("31st Corps")
    qtbot.keyClick(box, Qt.Key.Key_Home)
    qtbot.keyClicks(box, "5t")
    assert box.currentText().strip() == "5th Army"


def test_a_beginning_goes_before_a_word_within(qtbot: QtBot) -> None:
    box = ChoiceBox()
    box.addItems(["Corps of an army", "Army of corps"])
    qtbot.addWidget(box)
    box.show()
    qtbot.keyClicks(box, "a")
    assert box.currentText() == "Army of corps"


def test_letters_choose_an_indented_entry_of_the_open_list(qtbot: QtBot) -> None:
    """They did in the closed box alone: in the open list blanks hid how an entry begins."""
    box = ChoiceBox()
    box.addItems(["All", "\u2003\u20033rd Army", "\u2003\u20034th Army", "\u2003\u2003\u2003Corps"])
    qtbot.addWidget(box)
    box.show()
    box.showPopup()
    view = box.view()
    qtbot.keyClicks(view, "4th")
    assert view.currentIndex().row() == 2
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert box.currentText().strip() == "4th Army"
