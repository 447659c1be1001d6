"""The page "Fire and assault" on the combat example: fires with keys alone and with the mouse."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, FillChart, LoseSteps, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.games.spark import fact_kinds
from oobmgr.games.spark.fire.fire_rows import FireOutcome, FireWish
from oobmgr.games.spark.pages.fire import FireScreen
from oobmgr.games.spark.pages.fire.chips import ToggleChips
from oobmgr.games.spark.pages.fire.firing_table import FiringTable
from oobmgr.games.spark.pages.fire.target_block import TargetBlock
from oobmgr.known_games import game
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.forms.by_hand import ByHandDialog
from oobmgr.ui.views.turn.forms import BuiltForm
from oobmgr.ui.widgets.number_field import NumberField
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle, until

NO_KEYS = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton

ASSAULTS = {
    "1710": ("284/86", "330/86"),
    "1712": ("387/136", "541/136", "1/61T", "7GdMiner"),
}


def post(books: Campaign, action: str, **raw: object) -> None:
    """Post an action of the game, as a form does."""
    books.session.execute(PostAction(action, books.queries.filled(action, raw)))


def go_to(books: Campaign, phase: str) -> None:
    """Close phases until this one is played."""
    while books.queries.sequence().phase != phase:
        books.session.execute(Advance(anyway=True))


def ids_of(books: Campaign) -> dict[str, int]:
    """The units by their designations."""
    return {unit.designation: unit.id for unit in books.queries.units()}


def campaign(folder: Path, phase: str = "first_combat") -> Campaign:
    """The combat example with the markers of two of its assaults, in a phase of the impulse."""
    books = campaign_at(
        folder / "fire.oob",
        NewCampaign("Tuesdays", "spark", "combat_example", "standard", {}),
    )
    ids = ids_of(books)
    go_to(books, "first_movement")
    for place, names in ASSAULTS.items():
        post(books, "assault_markers", hex=place, units=[ids[name] for name in names])
    go_to(books, phase)
    return books


class Gunner:
    """Plays on the page as a person does."""

    def __init__(self, qtbot: QtBot, folder: Path, books: Campaign) -> None:
        self.qtbot = qtbot
        self.ids = ids_of(books)
        self.window: MainWindow = open_window(qtbot, folder, books)
        self.window.activateWindow()
        until(qtbot, self.window.isActiveWindow)
        qtbot.keyClick(self.window, Qt.Key.Key_4, ALT)
        self.settle()

    @property
    def screen(self) -> FireScreen:
        """The page; it is made anew where what it may show has changed."""
        assert self.window.workspace is not None
        screen = self.window.workspace.screen_shown
        assert isinstance(screen, FireScreen)
        return screen

    @property
    def books(self) -> Campaign:
        assert self.window.desk is not None
        return self.window.desk.campaign

    def settle(self) -> None:
        settle(self.qtbot, self.window)

    # Keys

    @property
    def focus(self) -> QWidget:
        widget = QApplication.focusWidget()
        assert widget is not None
        return widget

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NO_KEYS, times: int = 1) -> None:
        for _ in range(times):
            self.qtbot.keyClick(self.focus, key, held)
        self.settle()

    def type(self, text: str) -> None:
        QTest.keyClicks(self.focus, text)
        self.settle()

    def tab_to(self, name: str, within: str = "") -> QWidget:
        """Go on with Tab until the focus is where it is wanted."""
        for _ in range(120):
            if self.focus.objectName() == name and self._is_within(within):
                return self.focus
            self.qtbot.keyClick(self.focus, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {name}")

    def _is_within(self, name: str) -> bool:
        widget: QWidget | None = self.focus
        while widget is not None and name:
            if widget.objectName() == name:
                return True
            widget = widget.parentWidget()
        return not name

    def pick(self, name: str) -> None:
        """Find a unit in the list of those that fire, and pick it with Space."""
        self.key(Qt.Key.Key_F, CONTROL)
        self.type(name)
        self.key(Qt.Key.Key_Down)
        self.key(Qt.Key.Key_Space)
        self.key(Qt.Key.Key_F, CONTROL)
        self.key(Qt.Key.Key_Escape)
        self.key(Qt.Key.Key_Down)

    # Mouse

    def find(self, name: str, within: QWidget | None = None) -> Any:  # noqa: ANN401 - whatever it is
        place = within or self.screen
        found = [one for one in place.findChildren(QWidget, name) if one.isVisible()]
        assert found, f"no {name}"
        return found[0]

    def click(self, name: str, within: QWidget | None = None) -> None:
        self.qtbot.mouseClick(self.find(name, within), LEFT)
        self.settle()

    def click_segment(self, name: str, word: str, within: QWidget | None = None) -> None:
        control = self.find(name, within)
        rects = dict(zip(control.options, control.cell_rects(), strict=True))
        self.qtbot.mouseClick(control, LEFT, pos=rects[word].center().toPoint())
        self.settle()

    def ask(self, **wish: Any) -> None:  # noqa: ANN401 - fields of a wish
        """Ask for a fire as a click on its step does."""
        self.screen.phase.fire_asked.emit(FireWish(**wish))
        self.settle()

    # What is shown

    @property
    def form(self) -> Any:  # noqa: ANN401 - the form of the fire
        assert self.screen.panel.poster is not None
        return self.screen.panel.poster.fire_form

    @property
    def firing(self) -> dict[str, tuple[str, str, str]]:
        """Points, mode and whether it may, of each unit in the panel."""
        table = self.form.firing
        assert isinstance(table, FiringTable)
        return {row.name: (row.points, row.mode, row.words) for row in table.rows}

    @property
    def firing_names(self) -> list[str]:
        """The units that are picked to fire."""
        names = {number: name for name, number in self.ids.items()}
        return [names[unit] for unit in self.form.pencil.firers]

    def block(self, name: str) -> TargetBlock:
        block = self.form.blocks[self.ids[name]]
        assert isinstance(block, TargetBlock)
        return block

    @property
    def outcome(self) -> FireOutcome:
        poster = self.screen.panel.poster
        assert poster is not None
        assert poster.preview is not None
        assert isinstance(poster.preview.result, FireOutcome)
        return poster.preview.result

    @property
    def told(self) -> list[str]:
        """The warnings and refusals below the working."""
        assert self.screen.panel.poster is not None
        return [line.accessibleName() for line in self.screen.panel.poster.pane.fault_lines]

    @property
    def may_post(self) -> bool:
        assert self.screen.panel.poster is not None
        return self.screen.panel.poster.pane.button.isEnabled()

    def row(self, name: str) -> Any:  # noqa: ANN401 - a unit of the lists
        units = (*self.screen.firers.rows, *self.screen.targets.rows)
        return next(unit for unit in units if unit.name == name)

    @property
    def last(self) -> Any:  # noqa: ANN401 - a transaction
        """What was posted last."""
        queries = self.books.queries
        return queries.transaction(queries.version())

    @property
    def inputs(self) -> Mapping[str, Any]:
        """The inputs of what was posted last."""
        values = self.last.command_values["inputs"]
        assert isinstance(values, Mapping)
        return values

    def steps_left(self, name: str) -> int:
        return next(u.steps_left for u in self.books.queries.units() if u.designation == name)

    def markers(self, name: str) -> dict[str, Any]:
        """What lies on a unit, from the facts of all transactions."""
        held: dict[str, Any] = {}
        for number in range(1, self.books.queries.version() + 1):
            for fact in self.books.queries.transaction(number).facts:
                if fact.subject == fact_kinds.MARKER and fact.key == str(self.ids[name]):
                    held[fact.field] = fact.new
        return {name: value for name, value in held.items() if value}


@pytest.fixture
def gunner(qtbot: QtBot, tmp_path: Path) -> Gunner:
    return Gunner(qtbot, tmp_path, campaign(tmp_path))


def aim(gunner: Gunner, *names: str, **wish: Any) -> None:  # noqa: ANN401 - fields of a wish
    """Ask for a fire and let units fire in it."""
    gunner.ask(**wish)
    gunner.screen.panel.add_units([gunner.ids[name] for name in names])
    gunner.settle()


def entrench(gunner: Gunner, *names: str) -> None:
    """Lay Entrenched Markers on units."""
    units = [gunner.ids[name] for name in names]
    post(gunner.books, "mark_units", units=units, marker="entrenched")


def throw(gunner: Gunner, name: str, red: int, gray: int, result: str = "") -> None:
    """Enter the dice of a target, and the result where it is asked."""
    block = gunner.block(name)
    for colour, number in (("red", red), ("gray", gray)):
        die = gunner.find(colour, block)
        die.setFocus()
        die.selectAll()
        gunner.type(str(number))
    if result:
        gunner.click_segment("result", result, block)


# ------------------------------------------------------------------------------ the page itself


def test_the_fourth_page_of_this_game_is_fire_and_assault(gunner: Gunner) -> None:
    assert gunner.window.menus.title("page:air") == "Fire and assault"
    rows = gunner.screen.sheet
    assert rows is not None
    assert [row.title for row in rows.rows] == ["Before the assaults", "Hex 1710", "Hex 1712"]
    assert rows.rows[2].attackers == ASSAULTS["1712"]
    assert rows.rows[2].defenders == ("II/399/170",)
    assert [u.name for u in gunner.screen.firers.rows if u.may] == ["1106"]


def test_counterbattery_with_keys_alone(gunner: Gunner) -> None:
    """The first fire of the combat example: column 8, a step left for its size, die 2, a miss."""
    assert gunner.focus.objectName() == "phase_steps"
    gunner.key(Qt.Key.Key_Return)
    assert gunner.focus.objectName() == "firers_table"
    gunner.key(Qt.Key.Key_Space)
    assert gunner.firing == {"1106": ("8", "heavy", "may fire")}
    gunner.tab_to("place")
    gunner.key(Qt.Key.Key_A, CONTROL)
    gunner.type("2213")
    gunner.key(Qt.Key.Key_Return)
    assert gunner.form.wish.place == "2213"
    gunner.tab_to("red", "target_" + str(gunner.ids["I/240/170"]))
    block = gunner.block("I/240/170")
    assert (block.columns.start, block.columns.final) == ("8", "5")
    gunner.type("2")
    gunner.key(Qt.Key.Key_Tab)
    gunner.type("3")
    assert block.entry.isVisible()
    gunner.tab_to("result")
    gunner.type("0")
    assert gunner.may_post
    gunner.key(Qt.Key.Key_Return, CONTROL)
    assert gunner.last.title == "Counterbattery fire at 2213: I/240/170 no effect"
    assert gunner.inputs["firers"][0]["unit"] == gunner.ids["1106"]
    assert gunner.inputs["targets"] == [
        {"unit": gunner.ids["I/240/170"], "red": 2, "gray": 3, "result": "0"}
    ]
    assert gunner.markers("1106")["fired"]
    assert not gunner.row("1106").may
    assert gunner.firing == {}


def test_offensive_fire_of_two_hexes_ends_where_the_example_does(gunner: Gunner) -> None:
    """3 + 7 count as 8, 8 + 4 as 12: 20 starts at 18; trench, village and size take four shifts."""
    ids = gunner.ids
    lost = (UnitId(ids["II/399/170"]), UnitId(ids["387/136"]))
    gunner.books.session.execute(LoseSteps(lost))
    aim(gunner, *ASSAULTS["1712"], segment="offensive_1", assault="1712")
    gunner.click_segment("conditions", "entrenched")
    gunner.click_segment("conditions", "village")
    block = gunner.block("II/399/170")
    assert gunner.outcome.total == "20"
    assert (block.columns.start, block.columns.final) == ("18", "5")
    assert gunner.firing["7GdMiner"][0] == "3 in 8"
    throw(gunner, "II/399/170", 9, 7, "1M")
    assert block.result.head.text() == "Column 5, die 9: 1 step, morale check"
    gunner.key(Qt.Key.Key_Return, CONTROL)
    assert gunner.steps_left("II/399/170") == 3
    assert gunner.inputs["place"] == "1712"
    assert gunner.inputs["entrenched"] is True
    assert gunner.inputs["terrain"] == ["village"]
    assert {one["unit"] for one in gunner.inputs["firers"]} == {ids[n] for n in ASSAULTS["1712"]}


def test_what_the_books_know_of_the_target_is_proposed(gunner: Gunner) -> None:
    """A unit with the marker is entrenched; the input stays open as long as the chip agrees."""
    entrench(gunner, "II/399/170")
    gunner.ask(segment="barrage", assault="1712")
    assert "entrenched" in gunner.form.chips.chosen
    assert gunner.form.raw()["entrenched"] is None
    gunner.click_segment("conditions", "entrenched")
    assert gunner.form.raw()["entrenched"] is False
    assert list(gunner.form.blocks) == [gunner.ids["II/399/170"]]


def test_what_was_ticked_of_a_hex_is_proposed_for_it_again(gunner: Gunner) -> None:
    aim(gunner, "56", segment="barrage", assault="1712")
    gunner.click_segment("conditions", "village")
    throw(gunner, "II/399/170", 1, 1, "0")
    gunner.key(Qt.Key.Key_Return, CONTROL)
    gunner.ask(segment="offensive_1", assault="1712")
    assert gunner.form.chips.chosen == {"village"}
    gunner.ask(segment="barrage", assault="1710")
    assert gunner.form.chips.chosen == frozenset()
    gunner.ask(segment="defensive_1", assault="1712")
    gunner.screen.panel.add_units([gunner.ids["II/399/170"]])
    gunner.settle()
    assert gunner.form.raw()["firers"][0]["terrain"] == ["village"]


# --------------------------------------------------------------------------- who may, and how


def test_a_unit_that_may_not_fire_is_shown_with_the_reason(gunner: Gunner) -> None:
    gunner.ask(segment="offensive_1", assault="1712")
    shown = gunner.screen.firers.model
    assert gunner.screen.firers.filter.value == "may fire"
    assert shown.find(lambda row: row.name == "321Gd") < 0
    rockets = gunner.row("321Gd")
    assert rockets.words == "the Artillery Chart gives it no offensive fire 1"
    gunner.click_segment("firers_filter", "all")
    assert shown.find(lambda row: row.name == "321Gd") >= 0


def test_a_unit_that_may_not_fire_stops_the_posting(gunner: Gunner) -> None:
    aim(gunner, "387/136", "321Gd", segment="offensive_1", assault="1712")
    throw(gunner, "II/399/170", 1, 1, "0")
    assert gunner.firing["321Gd"][2] == "the Artillery Chart gives it no offensive fire 1"
    assert not gunner.may_post
    before = gunner.books.queries.version()
    gunner.key(Qt.Key.Key_Return, CONTROL)
    assert gunner.books.queries.version() == before
    assert any("321Gd" in line for line in gunner.told)
    take_out(gunner, "321Gd")
    assert gunner.may_post


def take_out(gunner: Gunner, name: str) -> None:
    """Take a unit out of the fire with the key in the panel."""
    table = gunner.find("firing")
    at = next(at for at, row in enumerate(table.rows) if row.name == name)
    table.setCurrentIndex(table.list_model.index(at, 0))
    table.setFocus()
    gunner.key(Qt.Key.Key_Delete)


def test_another_way_of_firing(gunner: Gunner) -> None:
    """Heavy guns may fire as ordinary artillery, which counts in the sum."""
    aim(gunner, "1106", segment="barrage", assault="1712")
    gunner.click_segment("conditions", "entrenched")
    assert gunner.firing["1106"] == ("8", "heavy", "may fire")
    assert gunner.outcome.total == "0"
    gunner.find("firing").setFocus()
    gunner.key(Qt.Key.Key_Home)
    gunner.key(Qt.Key.Key_M)
    assert gunner.firing["1106"][1] == "indirect"
    assert gunner.outcome.total == "8"
    assert gunner.form.raw()["firers"] == [{"unit": gunner.ids["1106"], "mode": "indirect"}]


def test_points_are_split_over_two_hexes(gunner: Gunner) -> None:
    """The combat example lets one point fire at each of two hexes: H asks for the points."""
    aim(gunner, "II/399/170", segment="defensive_1", assault="1712", place="1612")
    gunner.find("firing").setFocus()
    gunner.key(Qt.Key.Key_Home)
    gunner.key(Qt.Key.Key_H)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ByHandDialog)
    box = dialog.findChild(QWidget, "points")
    assert isinstance(box, NumberField)
    box.setValue(2)
    dialog.action.click()
    gunner.window.activateWindow()
    gunner.settle()
    gunner.find("firing").setFocus()
    assert gunner.firing["II/399/170"][0] == "2"
    for name in ("7GdMiner", "387/136"):
        throw(gunner, name, 1, 1, "0")
    gunner.key(Qt.Key.Key_Return, CONTROL)
    assert gunner.inputs["firers"][0]["points"] == 2
    gunner.ask(segment="defensive_1", assault="1712", place="1613")
    assert gunner.row("II/399/170").modes[0].points == "3"


def test_at_fire_aims_at_one_armored_unit(gunner: Gunner) -> None:
    gunner.ask(segment="defensive_1", assault="1712", place="1613")
    assert list(gunner.form.blocks) == [gunner.ids["541/136"]]
    gunner.click_segment("kind", "AT")
    assert list(gunner.form.blocks) == [gunner.ids["1/61T"]]
    assert gunner.form.blocks[gunner.ids["1/61T"]].columns.columns == gunner.outcome.columns
    assert "20" in gunner.outcome.columns
    assert gunner.row("541/136").words == "not armored: regular fire"


def test_dice_can_be_rolled(gunner: Gunner) -> None:
    aim(gunner, "56", segment="barrage", assault="1712")
    block = gunner.block("II/399/170")
    gunner.click("roll", block)
    dice = block.dice.raw()
    assert all(isinstance(die, int) and 1 <= die <= 10 for die in dice.values())
    gunner.settle()
    assert block.dice.raw() == dice


def test_a_nought_on_a_die_is_ten(gunner: Gunner) -> None:
    aim(gunner, "56", segment="barrage", assault="1712")
    block = gunner.block("II/399/170")
    die = gunner.find("red", block)
    die.setFocus()
    die.selectAll()
    gunner.type("0")
    assert block.dice.raw() == {"red": 10, "gray": None}


# ----------------------------------------------------------------------------------- the steps


def test_the_steps_of_an_assault_open_their_fire_or_their_form(gunner: Gunner) -> None:
    gunner.ask(segment="barrage", assault="1712")
    table = gunner.screen.phase.table
    step_to(gunner, "Defender withdrawal 1")
    gunner.key(Qt.Key.Key_Return)
    assert gunner.find("step_title").text() == "Defender withdrawal 1"
    form = gunner.screen.step.panel
    assert form is not None
    assert form.form.raw()["hex"] == "1712"
    assert form.form.raw()["units"] == [gunner.ids["II/399/170"]]
    gunner.key(Qt.Key.Key_Escape)
    assert gunner.focus is table
    step_to(gunner, "Defensive fire 1")
    gunner.key(Qt.Key.Key_Return)
    assert gunner.find("fire_title").text() == "Defensive fire 1"
    assert gunner.screen.firers.title.accessibleName() == "Fires: German"
    assert gunner.form.wish.place == "1612"


def test_the_form_of_a_step_offers_the_units_of_its_assault(gunner: Gunner) -> None:
    gunner.ask(segment="barrage", assault="1712")
    step_to(gunner, "Assault combat")
    gunner.key(Qt.Key.Key_Return)
    panel = gunner.screen.step.panel
    assert panel is not None
    form = panel.form
    assert isinstance(form, BuiltForm)
    picker = form.picker
    assert picker is not None
    table = picker.table.list_model
    until(gunner.qtbot, lambda: bool(table.rows))
    offered = {row.id for row in table.rows}
    assert offered == {gunner.ids[name] for name in (*ASSAULTS["1712"], "II/399/170")}


def step_to(gunner: Gunner, name: str) -> None:
    """Go down in the list of the phase to a step of the assault that is unfolded."""
    table = gunner.screen.phase.table
    table.setFocus()
    gunner.qtbot.keyClick(table, Qt.Key.Key_Home)
    for _ in range(table.list_model.rowCount()):
        index = table.currentIndex()
        row = table.list_model.row_at(index.row()) if index.isValid() else None
        if row is not None and row.step is not None and row.step.name == name:
            return
        gunner.qtbot.keyClick(table, Qt.Key.Key_Down)
    raise AssertionError(f"no step {name}")


def test_a_posted_fire_is_done_in_the_list(gunner: Gunner) -> None:
    aim(gunner, "56", segment="barrage", assault="1712")
    throw(gunner, "II/399/170", 1, 1, "0")
    gunner.click("post")
    assert gunner.screen.sheet is not None
    row = next(row for row in gunner.screen.sheet.rows if row.key == "1712")
    states = {step.name: step.state for step in row.steps}
    assert states["Barrage fire"] == "done"
    assert states["Defender withdrawal 1"] == "now"
    assert row.state == "defender withdrawal 1"
    assert gunner.books.queries.sequence().phase == "first_combat"


# -------------------------------------------------------------------------- pencil and locks


def test_esc_asks_before_what_was_picked_goes(gunner: Gunner) -> None:
    aim(gunner, "56", segment="barrage", assault="1712")
    gunner.screen.firers.table.setFocus()
    gunner.key(Qt.Key.Key_Escape)
    assert gunner.find("keep_pencil").hasFocus()
    gunner.click("put_away")
    assert gunner.firing_names == []


def test_another_target_begins_with_an_empty_pencil(gunner: Gunner) -> None:
    aim(gunner, "56", segment="barrage", assault="1712")
    gunner.ask(segment="barrage", assault="1710")
    assert gunner.firing_names == []
    assert list(gunner.form.blocks) == [gunner.ids["3/240/170"]]


def test_the_past_is_shown_and_locked(gunner: Gunner) -> None:
    for _ in range(2):
        gunner.books.session.execute(Advance("turn", anyway=True))
    assert gunner.window.desk is not None
    gunner.window.desk.refresh_all()
    gunner.settle()
    assert gunner.window.workspace is not None
    gunner.window.workspace.look_at(gunner.books.queries.turns()[0].turn)
    gunner.settle()
    assert "past turn" in gunner.find("fire_notice").text()
    assert not gunner.screen.panel.poster.pane.isVisible()  # type: ignore[union-attr]


def test_the_past_has_the_units_as_they_were(gunner: Gunner) -> None:
    first = gunner.books.queries.turns()[0].turn
    for _ in range(2):
        gunner.books.session.execute(Advance("turn", anyway=True))
    hurt = gunner.ids["3/240/170"]
    gunner.books.session.execute(LoseSteps((UnitId(hurt),)))

    def steps_left() -> int:
        assert gunner.screen.sheet is not None
        units = (*gunner.screen.sheet.firers, *gunner.screen.sheet.targets)
        return next(unit.steps_left for unit in units if unit.unit == hurt)

    assert gunner.window.desk is not None
    gunner.window.desk.refresh_all()
    gunner.settle()
    now = steps_left()
    assert gunner.window.workspace is not None
    gunner.window.workspace.look_at(first)
    gunner.settle()
    assert steps_left() == now + 1


def test_zone_fire_is_of_the_other_side_in_the_movement_phase(qtbot: QtBot, tmp_path: Path) -> None:
    gunner = Gunner(qtbot, tmp_path, campaign(tmp_path, "first_movement"))
    assert gunner.find("fire_title").text() == "ZOC fire"
    assert gunner.screen.firers.title.accessibleName() == "Fires: German"
    step_to(gunner, "Place or remove")
    gunner.key(Qt.Key.Key_Return)
    assert gunner.find("step_title").text() == "Place or remove"


def test_no_units_on_the_map(qtbot: QtBot, tmp_path: Path) -> None:
    books = campaign_at(
        tmp_path / "empty.oob", NewCampaign("Empty", "spark", "spark", "standard", {})
    )
    go_to(books, "first_combat")
    gunner = Gunner(qtbot, tmp_path, books)
    assert gunner.screen.empty.isVisible()
    assert not gunner.screen.panel.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_nothing_is_cut_off_at_the_right(gunner: Gunner, size: tuple[int, int]) -> None:
    aim(gunner, *ASSAULTS["1712"], segment="offensive_1", assault="1712")
    gunner.window.resize(*size)
    throw(gunner, "II/399/170", 9, 7)
    panel = gunner.screen.panel
    edge = panel.mapToGlobal(panel.rect().topRight()).x()
    for name in ("columns", "roll", "result", "post", "place", "fill_in_chart"):
        widget = gunner.find(name, panel)
        assert widget.mapToGlobal(widget.rect().topRight()).x() <= edge, name
    assert gunner.window.width() == size[0]


def test_a_hex_that_the_books_do_not_know_is_typed(gunner: Gunner) -> None:
    """Where nobody entered hexes, the units are picked from all of the side."""
    place = gunner.find("place")
    place.setFocus()
    gunner.key(Qt.Key.Key_A, CONTROL)
    gunner.type("1811")
    gunner.key(Qt.Key.Key_Return)
    assert gunner.form.wish.place == "1811"
    assert gunner.form.blocks == {}
    gunner.click_segment("targets_filter", "all")
    gunner.screen.targets.table.setFocus()
    gunner.key(Qt.Key.Key_Home)
    gunner.key(Qt.Key.Key_Space)
    assert len(gunner.form.blocks) == 1
    assert gunner.form.raw()["place"] == "1811"


def test_the_dice_come_into_sight_in_a_low_window(gunner: Gunner) -> None:
    """Where the panel is low they scroll with the rest, and Tab brings them into sight."""
    aim(gunner, *ASSAULTS["1712"], segment="offensive_1", assault="1712")
    gunner.window.resize(1024, 700)
    gunner.settle()
    gunner.screen.firers.table.setFocus()
    die = gunner.tab_to("red", "fire_panel")
    gunner.settle()
    assert die.visibleRegion().boundingRect().size() == die.size()
    gunner.window.resize(1440, 1000)
    gunner.settle()
    assert die.visibleRegion().boundingRect().size() == die.size()


def test_units_that_fire_stay_when_the_target_is_changed_in_the_panel(gunner: Gunner) -> None:
    """As on a Roster Sheet, where units are picked before the target is named."""
    aim(gunner, "56", "291/136", segment="barrage", assault="1712")
    throw(gunner, "II/399/170", 4, 5)
    place = gunner.find("place")
    place.setFocus()
    gunner.key(Qt.Key.Key_A, CONTROL)
    gunner.type("1710")
    gunner.key(Qt.Key.Key_Return)
    assert (gunner.form.wish.place, gunner.form.wish.assault) == ("1710", "1710")
    assert gunner.firing_names == ["56", "291/136"]
    assert gunner.block("3/240/170").dice.raw() == {"red": None, "gray": None}
    segment = gunner.find("segment")
    segment.setFocus()
    gunner.type("def")
    assert gunner.form.wish.segment == "defensive_1"
    assert (gunner.form.wish.place, gunner.form.wish.assault) == ("1610", "1710")
    assert gunner.firing_names == []


def test_a_chart_that_is_filled_in_says_the_result(gunner: Gunner) -> None:
    """Then nothing is picked: dice in, steps and morale out."""
    layout = game("spark").charts()["combat_results"]
    cells = [["2M"] * len(layout.columns) for _ in layout.rows]
    copy = {"rows": list(layout.rows), "columns": list(layout.columns), "cells": cells}
    gunner.books.session.execute(FillChart("combat_results", copy))
    aim(gunner, "56", segment="barrage", assault="1712")
    block = gunner.block("II/399/170")
    throw(gunner, "II/399/170", 4, 2)
    assert not block.entry.isVisible()
    assert block.result.head.text() == "Column 8, die 4: 2 steps, morale check"
    assert "your table" in block.result.lines.text()
    assert gunner.may_post
    gunner.click("post")
    assert gunner.steps_left("II/399/170") == 3
    assert gunner.markers("56")["fired"]


def test_undo_takes_a_fire_back_whole(gunner: Gunner) -> None:
    aim(gunner, "321Gd", segment="barrage", assault="1712")
    throw(gunner, "II/399/170", 9, 9, "1M")
    gunner.click("post")
    assert gunner.steps_left("II/399/170") == 4
    assert gunner.markers("321Gd")["out_of_supply"]
    assert not gunner.row("321Gd").may
    gunner.key(Qt.Key.Key_Z, CONTROL)
    assert gunner.steps_left("II/399/170") == 5
    assert "out_of_supply" not in gunner.markers("321Gd")
    assert gunner.row("321Gd").may


def test_a_fire_needs_the_sheets_of_both_sides(gunner: Gunner) -> None:
    """Where one is hidden, nothing of it is told, not even that nobody stands there."""
    german = SideId("german")
    gunner.books.set_passphrase(german, "Schlüsselburg")
    gunner.books.veil.lock(german)
    assert gunner.window.desk is not None
    gunner.window.desk.refresh_all()
    gunner.settle()
    assert gunner.screen.hidden.isVisible()
    assert "German sheets are hidden" in gunner.screen.hidden.accessibleName()
    assert gunner.screen.phase.model.rowCount() == 0
    gunner.books.veil.unlock(german, "Schlüsselburg")
    gunner.window.desk.refresh_all()
    gunner.settle()
    assert not gunner.screen.hidden.isVisible()
    assert gunner.screen.phase.model.rowCount() > 0
    assert gunner.screen.targets.rows


def test_conditions_are_turned_on_and_off(qtbot: QtBot) -> None:
    conditions = ToggleChips("Target")
    conditions.set_options(("entrenched", "village", "fog"))
    qtbot.addWidget(conditions)
    conditions.resize(400, 30)
    conditions.show()
    told: list[tuple[str, bool]] = []
    conditions.changed.connect(lambda option, on: told.append((option, on)))
    qtbot.keyClick(conditions, Qt.Key.Key_V)
    qtbot.keyClick(conditions, Qt.Key.Key_Right)
    qtbot.keyClick(conditions, Qt.Key.Key_Space)
    qtbot.mouseClick(conditions, LEFT, pos=conditions.cell_rects()[1].center().toPoint())
    assert told == [("village", True), ("fog", True), ("village", False)]
    assert conditions.chosen == {"fog"}
    assert conditions.accessibleName() == "Target: fog"
