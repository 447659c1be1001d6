"""Hints in fields stand whole, in fewer words, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.language import tr
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets.hints import Hint, hint_room
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.search_field import SearchField
from tests.ui.desks import full_campaign, open_window, settle
from tests.ui.stains import stains

HINT = "ratings such as 2-6, by hand, or nothing"


def shown(qtbot: QtBot, field: QWidget, width: int) -> None:
    field.resize(width, 30)
    if not field.isVisible():
        qtbot.addWidget(field)
        field.show()


def test_a_hint_leaves_out_what_has_no_room(qtbot: QtBot) -> None:
    field = QLineEdit()
    Hint(field, HINT)
    said = {}
    for width in (400, 210, 170, 40, 400):
        shown(qtbot, field, width)
        said[width] = field.placeholderText()
        assert text_width(said[width], field.font()) <= hint_room(field)
    assert said == {
        400: HINT,
        210: "ratings such as 2-6, by hand",
        170: "ratings such as 2-6",
        40: "",
    }


@pytest.mark.parametrize("state", ["", "err"])
def test_the_room_for_a_hint_is_that_of_the_style(qtbot: QtBot, state: str) -> None:
    field = QLineEdit()
    field.setProperty("state", state)
    field.setTextMargins(20, 0, 5, 0)
    for focused in (False, True):
        shown(qtbot, field, 200)
        field.setFocus() if focused else field.clearFocus()
        option = QStyleOptionFrame()
        field.initStyleOption(option)
        inner = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field)
        # Qt keeps two pixels free at each end of a line.
        assert hint_room(field) == inner.width() - 20 - 5 - 2 * 2


def test_a_hint_that_is_said_later_is_measured_too(qtbot: QtBot) -> None:
    field = QLineEdit()
    hint = Hint(field, "hex")
    shown(qtbot, field, 170)
    hint.say(HINT)
    assert field.placeholderText() == "ratings such as 2-6"


def test_a_search_gives_up_its_key_then_the_last_of_its_words(qtbot: QtBot) -> None:
    words = "Designation, type, hex, note"
    field = SearchField(words, "Ctrl+F")
    shown(qtbot, field, 400)
    with_key = field.textMargins().right()
    least = field.minimumSizeHint().width()
    seen = []
    for width in (400, 240, 170, 130, 80, 40):
        shown(qtbot, field, width)
        seen.append((field.placeholderText(), field.textMargins().right() == with_key))
        # Else what stands beside it would move as its key comes and goes.
        assert field.minimumSizeHint().width() == least
        assert "Ctrl+F" in field.toolTip()
        assert field.accessibleName() == words
    assert seen == [
        (words, True),
        (words, False),
        ("Designation, type, hex", False),
        ("Designation", False),
        ("Find", False),
        ("", False),
    ]


@pytest.mark.parametrize("language", ["in_german", "qapp"])
def test_the_search_of_the_order_of_battle_says_what_it_finds(
    qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest, language: str
) -> None:
    """In a window of 1280 it said that something can be found, and with a filter less."""
    request.getfixturevalue(language)
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.resize(1280, 800)
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    settle(qtbot, window)
    search = window.findChild(SearchField, "unit_search")
    assert search is not None
    page = window.workspace.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    said = tr("Designation, type, hex, note")
    first = said.split(", ", maxsplit=1)[0]
    assert search.placeholderText().startswith(first)
    menus = page.filters.menus
    for menu, value in ((menus["nation"], "Germany"), (menus["type"], "motorised infantry")):
        menu.set_value(value)
        settle(qtbot, window)
        assert search.placeholderText().startswith(first)
    assert not [one for one in stains(window) if one.what == "cut hint"]


def test_a_cut_hint_is_found(qtbot: QtBot) -> None:
    root = QWidget()
    field = QLineEdit(root)
    field.setPlaceholderText(HINT)
    field.setGeometry(0, 0, 100, 30)
    root.resize(200, 100)
    shown(qtbot, root, 200)
    assert [one.words for one in stains(root) if one.what == "cut hint"] == [HINT]
