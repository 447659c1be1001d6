"""The form of a move: a way line by line, with what each step costs beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import NewCampaign
from oobmgr.ui.views.forms.line_rows import LineRow, LinesEditor
from oobmgr.ui.views.turn.screen import TurnScreen
from oobmgr.ui.widgets.buttons import LinkButton
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle

CONTROL = Qt.KeyboardModifier.ControlModifier


class Mover:
    """Plays the Movement Phase as a person does."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        books = campaign_at(folder / "move.oob", NewCampaign("Sundays", "spark", "combat_example"))
        while books.queries.sequence().phase != "first_movement":
            books.session.execute(Advance(anyway=True))
        self.books = books
        self.window = open_window(qtbot, folder, books)
        assert self.window.workspace is not None
        self.window.workspace.show_page("turn")
        self.settle()
        screen = self.window.workspace.screen_shown
        assert isinstance(screen, TurnScreen)
        assert screen.show_action("move")
        self.settle()
        assert screen.phase is not None
        assert screen.phase.panel is not None
        self.panel = screen.phase.panel
        (self.lines,) = self.panel.findChildren(LinesEditor)

    def settle(self) -> None:
        settle(self.qtbot, self.window)

    def pick(self, name: str) -> None:
        search = self.panel.findChild(QLineEdit, "pick_search")
        assert search is not None
        search.setFocus()
        QTest.keyClicks(search, name)
        self.settle()
        table = self.panel.findChild(QWidget, "picker")
        assert table is not None
        table.setFocus()
        QTest.keyClick(table, Qt.Key.Key_Space)
        self.settle()

    def add(self, do: str, **entered: str) -> LineRow:
        self.lines.add.setFocus()
        QTest.keyClick(self.lines.add, Qt.Key.Key_Return)
        row = self.lines.rows[-1]
        box = row.editors["do"].findChild(QComboBox)
        assert box is not None
        assert QApplication.focusWidget() in {box, row.editors["do"]}
        box.setCurrentText(do)
        box.activated.emit(box.currentIndex())
        for name, text in entered.items():
            field = row.editors[name].findChild(QLineEdit)
            assert field is not None
            field.clear()
            field.setFocus()
            QTest.keyClicks(field, text)
        self.settle()
        return row

    def figures(self) -> list[str]:
        return [row.figure.text() for row in self.lines.rows]


@pytest.fixture
def mover(qtbot: QtBot, tmp_path: Path) -> Mover:
    return Mover(qtbot, tmp_path)


def test_each_line_says_what_it_costs_and_the_move_is_stored(mover: Mover) -> None:
    mover.pick("284/86")
    mover.add("enter", terrain="woods, hill")
    mover.add("enter column")
    mover.add("road", road="trail")
    assert mover.figures() == ["2 MP, 2 so far", "1 MP, 3 so far", "1 MP, 4 so far"]
    to = mover.panel.findChild(QLineEdit, "to")
    assert to is not None
    to.setFocus()
    QTest.keyClicks(to, "1609")
    mover.settle()
    mover.qtbot.keyClick(to, Qt.Key.Key_Return, CONTROL)
    mover.settle()
    (unit,) = [one for one in mover.books.queries.units() if one.designation == "284/86"]
    assert unit.hex == "1609"
    assert mover.lines.rows == []


def test_a_line_shows_only_what_belongs_to_what_is_done(mover: Mover) -> None:
    row = mover.add("enter", terrain="clear")

    def shown() -> set[str]:
        return {name for name, editor in row.editors.items() if editor.isVisible()}

    assert shown() == {
        "do", "terrain", "streams", "river_hexside", "bridge_hexside", "partial_hexside"
    }  # fmt: skip
    box = row.editors["do"].findChild(QComboBox)
    assert box is not None
    for do, fields in (
        ("road", {"do", "road", "bridges", "bridge_hexside"}),
        ("deploy", {"do", "terrain"}),
        ("enter column", {"do"}),
    ):
        box.setCurrentText(do)
        box.activated.emit(box.currentIndex())
        assert shown() == fields


def test_a_new_line_begins_as_the_last(mover: Mover) -> None:
    mover.pick("284/86")
    mover.add("enter", terrain="woods")
    mover.lines.add.click()
    mover.settle()
    assert mover.figures() == ["1 MP, 1 so far", "1 MP, 2 so far"]


def test_a_line_is_taken_out(mover: Mover) -> None:
    mover.pick("284/86")
    mover.add("enter", terrain="woods")
    mover.add("enter column")
    remove = mover.lines.rows[0].findChild(LinkButton, "path_remove")
    assert remove is not None
    remove.click()
    mover.settle()
    assert mover.figures() == ["1 MP, 1 so far"]
    assert mover.lines.rows[0].number.text() == "1"


def test_a_word_that_is_no_terrain_is_told(mover: Mover) -> None:
    mover.pick("284/86")
    row = mover.add("enter", terrain="wods")
    told = [line.accessibleName() for line in mover.panel.pane.fault_lines]
    assert any("Did you mean woods?" in note for note in told)
    assert row.figure.text() == ""


def test_a_prohibited_step_says_so_in_its_line(mover: Mover) -> None:
    mover.pick("1/61T")
    mover.add("enter", terrain="swamp")
    assert mover.figures() == ["swamp: prohibited"]
    assert not mover.panel.pane.button.isEnabled()


def test_tab_leaves_a_field_with_a_hex_that_nobody_offers(mover: Mover) -> None:
    """Units stand in 1610 to 1614, so that 161 is offered; 1615 is typed on, and Tab goes on."""
    mover.pick("284/86")
    place = mover.panel.findChild(QLineEdit, "to")
    assert place is not None
    place.setFocus()
    QTest.keyClicks(place, "1615")
    mover.settle()
    at = QApplication.focusWidget()
    assert at is not None
    QTest.keyClick(at, Qt.Key.Key_Tab)
    at = QApplication.focusWidget()
    assert at is not None
    assert (place.text(), at.objectName()) == ("1615", "way")
