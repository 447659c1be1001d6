"""The preview of an import in German: our own words are German, those of the list as written."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from oobmgr.domain.places import resources_dir
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.import_order_of_battle.screen import ImportScreen
from oobmgr.ui.widgets.texts import TextLabel
from tests.ui.desks import new_campaign, open_window, settle

pytestmark = pytest.mark.usefixtures("in_german")

_LIST = """Side\tNation\tDesignation\tType\tSize\tParent\tRatings\tSteps
Axis\tGermany\t901\tinfantry\tXX\tII Corps\t7-6\t2
Axis\tGermany\t904\tblimp\tXX\tXX Corps\t9-10\t2
Germani\tGermany\t905\tpanzer\tXX\tXX Corps\t9-10\t2
"""
_ROOM = 1090
"""The width of a page in a window of 1280."""


@pytest.fixture
def screen(qtbot: QtBot, tmp_path: Path) -> ImportScreen:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    assert window.workspace is not None
    window.workspace.show_page("exchange")
    settle(qtbot, window)
    shown = window.workspace.screen_shown
    assert isinstance(shown, ImportScreen)
    QGuiApplication.clipboard().setText(_LIST)
    shown.paste()
    settle(qtbot, window)
    return shown


def test_what_becomes_of_an_unknown_type_is_told_in_german_alone(screen: ImportScreen) -> None:
    screen.preview.problems.go_first()
    told = screen.preview.problems.whole.text()
    assert told == (
        "Die Art blimp ist nicht bekannt. Sie wird genommen, wie sie dasteht. "
        "Sie wird als einfaches Symbol gezeichnet. "
        "Sie hat keinen eigenen Preis: sie zahlt wie die gewöhnliche Art ihrer Größe."
    )


def test_the_list_is_shown_as_it_was_written_under_a_german_name(screen: ImportScreen) -> None:
    sheet = screen.preview.sheet.sheet_model
    cells = [sheet.text(1, column) for column in range(4)]
    assert cells == ["Axis", "Germany", "901", "infantry"]
    assert all(isinstance(cell, AsWritten) for cell in cells), "nothing translates them"
    assert screen.preview.sheets.currentText() != "the entered list"


def test_the_foot_needs_no_more_than_a_usual_window_has(screen: ImportScreen) -> None:
    assert screen.preview.minimumSizeHint().width() <= _ROOM


def test_a_column_that_is_left_out_is_told_of_in_one_sentence() -> None:
    """*nicht bekannt; Er wird weggelassen*: of two halves, and a column is no he."""
    told = tr("The column Weight is not known; it is left out.")
    assert told == "Die Spalte Weight ist nicht bekannt; sie wird weggelassen."


def test_an_import_so_far_is_told_in_one_line_or_two(screen: ImportScreen, qtbot: QtBot) -> None:
    """Half of its line was left empty, and it broke into four."""
    window = screen.window()
    assert isinstance(window, MainWindow)
    window.resize(1280, 800)
    window.files.take(resources_dir() / "samples" / "barbarossa_1941.xlsx")
    settle(qtbot, window)
    screen.preview.accept.click()
    settle(qtbot, window)
    assert window.workspace is not None
    window.workspace.show_page("exchange")
    settle(qtbot, window)
    (told,) = [one for one in screen.imports.findChildren(TextLabel) if "940" in one.text()]
    assert told.text().startswith("940 Einheiten aus barbarossa_1941.xlsx importiert, Überr")
    assert told.height() < 2.5 * told.fontMetrics().height()


def test_a_file_whose_name_is_a_word_of_ours_is_told_of_in_german(screen: ImportScreen) -> None:
    """*a.oob, 2 transactions*: with an article in it the text was taken for a sentence."""
    window = screen.window()
    assert "a.oob, 1 Buchung" in {one.text() for one in window.findChildren(TextLabel)}
