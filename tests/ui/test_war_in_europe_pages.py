"""The pages of War in Europe, played with keys and clicks: production, rail, sea, hexes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from oobmgr.ui.theme.fonts import BODY_PX, font
from oobmgr.ui.viewmodels.turn_figures import postings_text
from oobmgr.ui.views.calculators.screen import CalculatorsScreen
from oobmgr.ui.views.turn.picker import UnitPicker
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.table_delegate import CELL_PADDING
from oobmgr.ui.widgets.turn_strip import TurnStrip
from tests.ui.test_balkans_pages import Player
from tests.unit.games.war_in_europe.playing import AXIS, Table
from tests.unit.games.war_in_europe.test_sample import Sample


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_points_are_transferred_and_a_unit_is_disbanded(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.own_turn(AXIS, "replacement")
    table.post("receive_points", front="West", kind="infantry", points=5)
    player = Player(qtbot, tmp_path, table)
    player.go("5", "transfer_points")
    player.type("kind", "infantry")
    player.type("points", "3")
    assert player.refusals() == ["Say to which front."]
    to = player.shown("to_front")
    to.setFocus()
    for _ in range(3):  # from "left open" over West and South
        QTest.keyClick(to, Qt.Key.Key_Right)
    player.settle()
    player.post()
    assert ("Axis, East", "infantry", "3", "at hand") in player.rows("Replacement Points")


def test_a_question_out_of_sight_is_brought_there_before_anything_is_posted(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.own_turn()
    table.post("airborne_box", units="7 Flieger", front="West")
    player = Player(qtbot, tmp_path, table)
    player.window.resize(1280, 700)
    player.go("5", "airborne_drop")
    player.pick("7 Flieger")
    player.type("hex", "A3031")
    supplied = player.shown("may_be_supplied")
    supplied.setFocus()
    QTest.keyClick(supplied, Qt.Key.Key_Right)
    player.settle()
    asked = "A3031: enemy units are there. It is an attack then, and none is made below 1-2."
    panel = player.page.panel
    assert panel is not None
    (line,) = panel.pane.fault_lines
    assert line.visibleRegion().isEmpty()  # the working stands below the form
    player.post()
    assert table.hex_of("7 Flieger") == ""
    assert not line.visibleRegion().isEmpty()
    assert player.window.status.told == f"{asked} Post it again if you mean it."
    player.post()
    assert table.hex_of("7 Flieger") == "A3031"


def test_a_state_that_was_hidden_by_a_pick_is_whole_again(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.add(AXIS, "Germany", "2 Rail", "repair", "B1010")
    table.own_turn()
    player = Player(qtbot, tmp_path, table)
    player.go("6", "rail_work")
    picker = next(one for one in player.page.findChildren(UnitPicker) if one.isVisible())
    rows = list(picker.rows)
    picker.set_raw({"units": [row.id for row in rows]})
    picker.set_rows(rows)
    last = len(picker.model.columns) - 1
    needed = text_width("0 repaired, 0 converted", font(BODY_PX)) + 2 * CELL_PADDING
    assert picker.table.columnWidth(last) >= needed


def test_a_repair_unit_mends_a_cut(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    table.own_turn()
    table.post("rail_cut", hexes=["B0005", "B0006"])
    player = Player(qtbot, tmp_path, table)
    player.go("6", "rail_work")
    player.pick("1 Rail")
    player.type("hexes", "B0005")
    assert player.refusals() != []  # the weather area is not known
    area = player.shown("area")
    area.setFocus()
    QTest.keyClick(area, Qt.Key.Key_Right)  # from "left open" to Severe
    player.settle()
    player.post()
    assert [row[0] for row in player.rows("Cut railways")] == ["B0006"]
    assert ("1 Rail", "B1010", "1", "0", "") in player.rows("Repair units")


def test_the_calendar_is_drawn_and_read_by_keys(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    table.own_turn()
    player = Player(qtbot, tmp_path, table)
    player.go("6", "rail_work")
    strip = player.window.findChild(TurnStrip)
    assert isinstance(strip, TurnStrip)
    titles = [group.title for group in strip.groups]
    assert titles == ["Cycle 5, 1941", "Cycle 6, 1941"]
    # Eight turns; the cycle falls due in the first of the next four.
    assert [cell.number for cell in strip.cells] == ["1", "2", "3", "4"] * 2
    assert [at for at, cell in enumerate(strip.cells) if cell.due] == [4]
    assert strip.told == "1/5/41: Clear"
    strip.setFocus()
    for _ in range(4):
        QTest.keyClick(strip, Qt.Key.Key_Right)
    assert strip.told == "1/6/41: strategic cycle"
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip.cell_rects()[1].center().toPoint())
    assert strip.told == "2/5/41"


def _beach(table: Table) -> None:
    """A beach of the Axis, taken a turn ago."""
    table.own_turn(AXIS, "replacement")
    table.post("assault_points", points=2)
    table.own_turn()
    about = {"water_hexes": 10, "dist_major_supply": 5, "sea": "North Sea", "adj_all_sea": True}
    table.post("assault", hex="C2222", points=2, **about)
    table.to_next_turn()
    table.own_turn()


@pytest.mark.parametrize("typed", ["C2222", "c22"])
def test_tab_leaves_a_field_whose_words_are_offered(
    qtbot: QtBot, tmp_path: Path, table: Table, typed: str
) -> None:
    _beach(table)
    player = Player(qtbot, tmp_path, table)
    player.go("5", "through_beach")
    beach, units = player.shown("hex"), player.shown("units_in")
    assert isinstance(beach, QLineEdit)
    assert isinstance(units, QSpinBox)
    # The only beach stands there; without it the beaches are told.
    assert beach.text() == "C2222"
    beach.selectAll()
    QTest.keyClick(beach, Qt.Key.Key_Delete)
    player.settle()
    assert any("Name the beach: C2222." in line for line in player.refusals())
    beach.setFocus()
    qtbot.waitUntil(beach.hasFocus)
    for letter in typed:
        QTest.keyClicks(QApplication.activePopupWidget() or beach, letter)
        QCoreApplication.processEvents()
    # Typed in full it is not offered; its first letters still offer it.
    assert (QApplication.activePopupWidget() is None) is (typed == "C2222")
    if popup := QApplication.activePopupWidget():
        QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(QApplication.activePopupWidget() or beach, Qt.Key.Key_Tab)
    assert QApplication.activePopupWidget() is None
    assert units.hasFocus()
    QTest.keyClicks(units, "2")
    player.settle()
    assert (beach.text(), units.value()) == ("C2222", 2)
    player.post()
    assert "at most 4 may go" in table.refused("through_beach", hex="C2222", units_in=3)


def test_the_weather_area_is_asked_for_at_sea_alone(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.own_turn()
    player = Player(qtbot, tmp_path, table)
    player.go("6", "ride")
    with pytest.raises(StopIteration):
        player.shown("area")
    by = player.shown("by")
    by.setFocus()
    QTest.keyClick(by, Qt.Key.Key_Right)
    player.settle()
    assert player.shown("area").isVisible()


@pytest.mark.parametrize(("turns", "lands"), [(0, False), (2, False), (3, True)])
def test_a_landing_is_opened_first_at_the_end_of_its_voyage(
    qtbot: QtBot, tmp_path: Path, table: Table, turns: int, lands: bool
) -> None:
    table.own_turn()
    table.post("set_out", units="12")
    for _ in range(turns):
        table.to_next_turn()
        table.own_turn()
    player = Player(qtbot, tmp_path, table)
    player.go("5")
    assert player.page.phase is not None
    step = player.page.phase.step
    assert step is not None
    assert (step.name == "land") is lands


def _offered(player: Player) -> set[tuple[str, str]]:
    """The units of the list in sight, and what is said of each."""
    picker = next(one for one in player.page.findChildren(UnitPicker) if one.isVisible())
    return {(row.designation, row.price_text) for row in picker.table.list_model.rows}


def test_units_that_are_away_are_not_offered(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    table.own_turn()
    table.post("set_out", units="12")
    table.add(AXIS, "Germany", "11 Flieger", "airborne", "B1015")
    table.post("airborne_box", units="7 Flieger", front="West")
    table.post("fortify", units="7 Pz")
    player = Player(qtbot, tmp_path, table)
    player.go("5", "airborne_box")
    assert _offered(player) == {("11 Flieger", "Germany")}
    player.go("6", "fortify")
    assert ("7 Pz", "fortified") in _offered(player)
    assert not {"7 Flieger", "12"} & {name for name, _ in _offered(player)}


def test_units_that_are_cut_off_say_so(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    table.own_turn()
    table.post("cut_off", units="7 Pz")
    player = Player(qtbot, tmp_path, table)
    player.go("6", "cut_off")
    assert {("7 Pz", "cut off"), ("12", "Germany")} <= _offered(player)


def test_places_of_disbanding_are_called_as_on_the_map(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.own_turn()
    player = Player(qtbot, tmp_path, table)
    player.go("5", "disband")
    place = player.shown("location")
    assert isinstance(place, QComboBox)
    offered = {place.itemText(at) for at in range(place.count())}
    assert {"Training Center", "British port", "Wehrkreis"} <= offered
    player.choose("location", "Training Center")
    assert place.currentText() == "Training Center"


def test_kampfgruppen_say_so_among_the_units_of_a_battle(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.own_turn()
    table.post("set_out", units="12")
    table.own_turn(phase="combat")
    table.post("form_kampfgruppe", units="7 Pz")
    player = Player(qtbot, tmp_path, table)
    player.go("5", "form_kampfgruppe")
    assert {("7 Pz", "kampfgruppe"), ("50", "Commonwealth")} <= _offered(player)
    assert "12" not in {name for name, _ in _offered(player)}


def test_every_page_shows_the_sample(qtbot: QtBot, tmp_path: Path) -> None:
    player = Player(qtbot, tmp_path, Sample(tmp_path))
    shown = {digit: _cards(player, digit) for digit in "456"}
    assert shown["4"]["Fronts"] == 7
    assert shown["5"] == {
        "Replacement Points": 6,
        "Units to come": 3,
        "Eliminated and disbanded": 1,
        "Kampfgruppen": 1,
        "Airborne boxes": 2,
        "Amphibious Points": 3,
        "Round the Horn": 1,
    }
    assert shown["6"] == {
        "Calendar": 3,
        "Repair units": 5,
        "Cut railways": 3,
        "Supply paths": 4,
        "Hexes": 5,
        "Fortification": 1,
    }
    space = player.window.workspace
    assert space is not None
    for page in space.pages:
        space.show_page(page.key)
        player.settle()


def _cards(player: Player, digit: str) -> dict[str, int]:
    """How many rows each table of a page shows."""
    player.go(digit)
    return {card.table_shown.title: len(card.table_shown.rows) for card in player.page.cards}


@pytest.mark.parametrize("action", ["rail_cut", "hexes"])
def test_a_form_about_hexes_begins_with_them(qtbot: QtBot, tmp_path: Path, action: str) -> None:
    table = Table(tmp_path)
    table.own_turn()
    player = Player(qtbot, tmp_path, table)
    player.go("6")
    assert player.page.phase is not None
    while player.page.phase.step is None or player.page.phase.step.name != action:
        QTest.keyClick(player.window.focusWidget(), Qt.Key.Key_F9)
        player.settle()
    assert player.window.focusWidget() is player.shown("hexes")


def test_ctrl_k_finds_a_calculator_and_its_answer_is_in_words(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    player = Player(qtbot, tmp_path, table)
    window = player.window
    window.menus.give("palette")
    player.settle()
    qtbot.keyClicks(window.bar_end.field, "supply path")
    player.settle()
    assert window.finder.palette.shown_titles[0] == "Supply path"
    qtbot.keyClick(window.bar_end.field, Qt.Key.Key_Return)
    player.settle()
    screen = window.workspace.screen_shown if window.workspace else None
    assert isinstance(screen, CalculatorsScreen)
    legs = [{"head": "mobile_supply", "length": 11}, {"head": "mobile_supply", "length": 4}]
    question = screen.panel.question
    assert question.form is not None
    question.form.set_raw({"legs": legs, "severe": True})
    question.changed.emit()
    player.settle()
    told = " ".join(screen.panel.answer.results_shown.values())
    assert "leg 1, too many Mobile Supply units" in told


def test_a_line_of_hexes_offers_words_for_each_of_them(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.own_turn(AXIS, "movement")
    player = Player(qtbot, tmp_path, table)
    player.go("6", "rail_cut")
    line = player.shown("hexes")
    assert isinstance(line, QLineEdit)
    completer = line.completer()
    assert completer is not None
    QTest.keyClicks(line, "B1010, c24")
    completer.setCompletionPrefix(line.text())
    model = completer.completionModel()
    assert [model.index(at, 0).data() for at in range(model.rowCount())] == ["C2428"]
    # A word that is taken stands in the place of the last entry alone.
    completer.setCurrentRow(0)
    assert completer.currentCompletion() == "B1010, C2428"
    # Behind a comma nothing lies over the form before anything is typed.
    completer.setCompletionPrefix("B1010, ")
    assert completer.completionCount() == 0


def test_where_points_are_lost_it_is_not_said_that_nothing_is(table: Table) -> None:
    table.air("Axis", "West", 7)
    preview = table.preview("air_points", change="lost", nation="Axis", front="West", points=2)
    told = postings_text(preview, AXIS, table.campaign.game)
    assert told == "One transaction, one posting."


def test_a_search_whose_unit_is_gone_makes_room_for_the_others(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.own_turn(AXIS, "replacement")
    player = Player(qtbot, tmp_path, table)
    player.go("5", "disband")
    player.pick("7 Pz")
    player.choose("location", "Wehrkreis")
    player.post()
    picker = next(one for one in player.page.findChildren(UnitPicker) if one.isVisible())
    assert picker.search.text() == ""
    assert picker.model.rowCount() > 0
