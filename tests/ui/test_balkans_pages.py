"""The pages of Balkans 1944, played with keys and clicks: Festung, air support, partisans."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.turn.picker import UnitPicker
from oobmgr.ui.views.works.screen import WorksScreen
from tests.game_table import GameTable
from tests.ui.desks import open_window, settle
from tests.unit.games.balkans.playing import AXIS, SOVIET, Table

CONTROL = Qt.KeyboardModifier.ControlModifier


class Player:
    """Plays on the pages as a person does."""

    def __init__(self, qtbot: QtBot, folder: Path, table: GameTable) -> None:
        self.qtbot = qtbot
        self.table = table
        self.window: MainWindow = open_window(qtbot, folder, table.campaign, page="exchange")
        # From within a page its key leads into the next, from the list of pages it does not.
        shown = self.window.opened.screen_shown
        assert shown is not None
        shown.setFocus()

    def settle(self) -> None:
        settle(self.qtbot, self.window)

    @property
    def page(self) -> WorksScreen:
        assert self.window.workspace is not None
        page = self.window.workspace.stack.currentWidget()
        assert isinstance(page, WorksScreen)
        return page

    def go(self, digit: str, action: str = "") -> None:
        """Go to a page by its digit, and to a step of it."""
        # With Alt, for a digit alone goes into the number after a choice that has the focus.
        QTest.keyClicks(self.window, digit, Qt.KeyboardModifier.AltModifier)
        self.settle()
        if action:
            assert self.page.phase is not None
            self.page.phase.show_action(action)
            self.settle()

    def shown(self, name: str) -> QWidget:
        """The control of this name that is in sight."""
        return next(w for w in self.page.findChildren(QWidget, name) if w.isVisible())

    def type(self, name: str, text: str) -> None:
        """Type into a field, over what stands there."""
        field = self.shown(name)
        field.setFocus()
        if isinstance(field, QLineEdit | QSpinBox):
            field.selectAll()
        QTest.keyClicks(field, text)
        self.settle()

    def choose(self, name: str, words: str) -> None:
        """Choose an entry of a list by its letters."""
        box = self.shown(name)
        assert isinstance(box, QComboBox)
        box.setFocus()
        QTest.keyClicks(box, words)
        self.settle()
        assert box.currentText() == words

    def click(self, name: str) -> None:
        """Click a button."""
        button = self.shown(name)
        assert isinstance(button, QAbstractButton)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.settle()

    def pick(self, words: str) -> None:
        """Find a unit by words and tick it with Space, in the line below that of its hex."""
        self.type("pick_search", words)
        picker = next(one for one in self.page.findChildren(UnitPicker) if one.isVisible())
        picker.table.setFocus()
        for key in (Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Space):
            QTest.keyClick(picker.table, key)
        self.settle()

    def post(self) -> None:
        """Post what is in pencil with Ctrl+Enter."""
        self.qtbot.keyClick(self.window.focusWidget(), Qt.Key.Key_Return, CONTROL)
        self.settle()

    def refusals(self) -> list[str]:
        """What the form says against what is in pencil."""
        phase = self.page.phase
        assert phase is not None
        assert phase.panel is not None
        return [line.accessibleName() for line in phase.panel.pane.fault_lines]

    def rows(self, title: str) -> list[tuple[str, ...]]:
        """The rows of a table of the page, each with its state."""
        card = next(card for card in self.page.cards if card.table_shown.title == title)
        return [(*row.cells, row.state) for row in card.table_shown.rows]


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_a_unit_comes_near_and_the_roll_is_posted(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    player = Player(qtbot, tmp_path, table)
    player.go("4", "enter_hex")
    player.pick("6 Gds")
    player.type("to", "0718")
    player.post()
    assert player.rows("Rolls due") == [("6 Gds", "0718", "Budapest", "due")]
    # The roll opens by itself, with the unit and the city; only the die is missing.
    assert player.page.phase is not None
    assert player.page.phase.step is not None
    assert player.page.phase.step.name == "festung_roll"
    city = player.shown("city")
    assert isinstance(city, QComboBox)
    assert city.currentText() == "Budapest"
    assert player.refusals() == ["The Soviet die is not rolled yet. Enter it, or let it roll."]
    player.type("die", "2")
    assert player.refusals() == []
    player.post()
    assert player.rows("Cities")[0] == ("Budapest", "0520", "2, T 1", "Festung")
    assert player.rows("Garrisons owed") == [("Budapest", "1 German unit by T 1", "to come")]


def test_the_die_can_be_rolled_with_its_button(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    table.post("enter_hex", units="6 Gds", to="0718")
    player = Player(qtbot, tmp_path, table)
    player.go("4", "festung_roll")
    player.click("die_roll")
    die = player.shown("die")
    assert isinstance(die, QSpinBox)
    rolled = die.value()
    assert 1 <= rolled <= 6
    player.post()
    assert player.rows("Cities")[0][2] == f"{rolled}, T 1"


def test_viennas_hex_is_asked_for_in_the_form(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    player = Player(qtbot, tmp_path, table)
    player.go("4", "city_hex")
    assert player.rows("Cities")[1][:2] == ("Vienna", "not known")
    player.type("hex", "0115")
    player.post()
    assert player.rows("Cities")[1][:2] == ("Vienna", "0115")


def test_a_garrison_is_picked_and_stays(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    table.declare()
    table.go_to(AXIS, "movement")
    table.post("enter_hex", units="13 Pz", to="Budapest")
    player = Player(qtbot, tmp_path, table)
    player.go("4", "garrison")
    for name in ("1 Hun", "2 Hun", "3 Hun"):
        player.pick(name)
    player.post()
    assert "Budapest needs 4 units; these are 3." in " ".join(player.refusals())
    assert player.rows("Garrisons") == []
    player.pick("4 Hun")
    assert "Budapest needs 1 German unit among them." in " ".join(player.refusals())
    player.pick("4 Hun")
    player.pick("13 Pz")
    player.post()
    assert player.rows("Garrisons owed") == [("Budapest", "nothing", "held")]
    player.go("4", "enter_hex")
    player.pick("13 Pz")
    player.type("to", "0519")
    player.post()
    assert "stays until it is eliminated" in " ".join(player.refusals())
    assert table.hex_of("13 Pz") == "0520"


def test_what_calls_for_no_roll_is_refused_in_the_form(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.post("enter_hex", units="1 Rom", to="0718")
    player = Player(qtbot, tmp_path, table)
    player.go("4", "festung_roll")
    player.pick("1 Rom")
    player.choose("city", "Budapest")
    player.type("die", "1")
    player.post()
    assert "Romania, not Soviet." in " ".join(player.refusals())
    assert player.rows("Cities")[0][-1] == "open"


def test_air_support_is_rolled_die_by_die(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    table.go_to(SOVIET, "combat")
    table.post("hq_mode", units="Front HQ")
    player = Player(qtbot, tmp_path, table)
    player.go("5", "air_support")
    player.type("place", "0719")
    player.type("german_units", "1")
    player.type("german_rolls", "5")
    player.type("soviet_units", "3")
    player.type("soviet_rolls", "2 3")
    assert "3 Soviet air units are committed, and 2 dice entered." in " ".join(player.refusals())
    player.click("soviet_rolls_roll")
    dice = player.shown("soviet_rolls")
    assert isinstance(dice, QLineEdit)
    two, three, last = dice.text().split(", ")
    assert (two, three) == ("2", "3")
    counts = 1 + (int(last) >= 3)
    player.post()
    odds = "+\u20091" if counts > 1 else "0"
    assert player.rows("Air log") == [("T 1 Soviet at 0719", "1/1", f"{counts}/3", odds, odds, "")]


def test_all_dice_that_are_open_are_rolled_with_one_click(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.go_to(SOVIET, "combat")
    player = Player(qtbot, tmp_path, table)
    player.go("5", "air_support")
    player.type("soviet_units", "4")
    player.type("soviet_rolls", "2")
    player.click("soviet_rolls_roll")
    dice = player.shown("soviet_rolls")
    assert isinstance(dice, QLineEdit)
    first, *fresh = dice.text().split(", ")
    assert first == "2"
    assert [1 <= int(die) <= 6 for die in fresh] == [True] * 3


@pytest.mark.parametrize("counted_to", ["defender", "attacker"])
def test_the_attackers_hex_is_asked_for_only_where_reach_is_counted_to_it(
    qtbot: QtBot, tmp_path: Path, counted_to: str
) -> None:
    table = Table(tmp_path, supporting_hq_from=counted_to)
    table.go_to(SOVIET, "combat")
    player = Player(qtbot, tmp_path, table)
    player.go("5", "air_support")
    fields = {
        field.objectName()
        for field in player.page.findChildren(QLineEdit)
        if field.isVisibleTo(player.page)
    }
    assert "place" in fields
    assert ("attack_from" in fields) == (counted_to == "attacker")


@pytest.mark.parametrize("width", [1440, 900])
def test_what_is_missing_of_a_garrison_is_said_in_any_width(
    qtbot: QtBot, tmp_path: Path, table: Table, width: int
) -> None:
    table.declare()
    table.go_to(AXIS, "movement")
    player = Player(qtbot, tmp_path, table)
    player.go("1")
    player.window.resize(width, 800)
    player.settle()
    assert player.window.workspace is not None
    shown = [
        line.text() for line in player.window.findChildren(QLabel, "notice") if line.isVisible()
    ]
    assert shown == ["Garrison of Budapest: 1 German unit missing"]
    # The pool counts what is not declared yet: another thing, by another name.
    strip = [bar.accessibleName() for bar in player.window.workspace.pools.findChildren(QWidget)]
    strip.append(player.window.workspace.pools.accessibleName())
    assert any("garrison to declare" in words for words in strip)


def test_the_tag_of_the_working_is_whole_in_a_small_window(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    player = Player(qtbot, tmp_path, table)
    player.window.resize(1280, 800)
    player.go("4")
    tag = player.shown("working_tag")
    assert tag.width() >= tag.sizeHint().width()


def test_an_hq_gets_its_mode(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    player = Player(qtbot, tmp_path, table)
    player.go("5", "hq_mode")
    assert player.rows("Soviet HQs") == [("Front HQ", "0717", "in supply", "no mode")]
    player.pick("Front HQ")
    player.post()
    assert player.rows("Soviet HQs") == [("Front HQ", "0717", "in supply", "support")]


def test_partisans_convert_and_a_unit_is_cut_off(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    player = Player(qtbot, tmp_path, table)
    player.go("6", "partisan_mode")
    player.pick("Tito")
    player.post()
    assert ("Tito", "Yugoslavia", "0930", "guerrilla") in player.rows("Partisans")
    player.go("6", "convert")
    player.pick("Tito")
    player.type("mp_spent", "1")
    player.post()
    assert "no unit converts after that" in " ".join(player.refusals())
    player.type("mp_spent", "0")
    player.post()
    assert ("Tito", "Yugoslavia", "0930", "regular") in player.rows("Partisans")
    player.go("6", "supply")
    player.pick("23")
    player.post()
    assert player.rows("Out of supply") == [("23", "rifle", "T 1", "")]


def test_a_page_says_when_its_entries_are_made(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, festung=False)
    for name in ("1 Hun", "2 Hun"):
        table.lose(name)
    player = Player(qtbot, tmp_path, table)
    player.go("4")
    assert player.page.phase is not None  # moves are entered all the same
    assert [step.name for step in player.page.phase.guide.steps] == ["enter_hex"]


def test_a_page_of_another_phase_opens_in_its_form(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    player = Player(qtbot, tmp_path, table)
    player.go("5")
    player.go("1")
    while table.queries.sequence().phase != "combat":  # it asks about what looks forgotten
        player.window.menus.give("next_phase")
        player.settle()
    player.go("5")
    assert player.page.phase is not None
    assert player.page.phase.isAncestorOf(player.window.focusWidget())


def test_undo_in_the_window(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    table.declare()
    player = Player(qtbot, tmp_path, table)
    player.go("4")
    player.window.menus.give("undo")
    player.settle()
    assert player.rows("Cities")[0][-1] == "open"
    player.window.menus.give("redo")
    player.settle()
    assert player.rows("Cities")[0][-1] == "Festung"


def test_a_page_with_nothing_to_enter_names_another_phase(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.lose("Front HQ")
    player = Player(qtbot, tmp_path, table)
    player.go("5")
    assert player.page.notice.text() == (
        "Nothing on this page can be entered in the Movement Phase. It is done in: Combat. "
        "No Soviet HQ is on the map. Add one to the order of battle, of the type HQ."
    )
