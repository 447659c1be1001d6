"""Supply states, attrition and breakout on the Turn page, with the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import Campaign
from oobmgr.domain.units import UnitValues
from oobmgr.ui.theme.fonts import BODY_PX, font
from oobmgr.ui.views.pick_table import PickTable
from oobmgr.ui.views.turn.step_list import StepList
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.table_delegate import CELL_PADDING
from tests.ui.turn.playing import Player, campaign
from tests.ui.turn.test_phases import shown, tick
from tests.ui.turn.test_replacements import division, go_to_step

POCKET = "1B 2417"


def standing(designation: str, place: str) -> UnitValues:
    """An infantry division 7-6 with a cadre 2-6, of 3 REs."""
    return replace(division(designation), hex=place)


ORDER = (standing("31", POCKET), standing("34", POCKET), standing("45", "1B 2612"))


def books_of(folder: Path) -> Campaign:
    return campaign(folder, ORDER)


@pytest.fixture
def june(qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    """June II 1941, in the Initial Phase of the Axis."""
    player = Player(qtbot, books_of(tmp_path))
    yield player
    player.settle()
    player.desk.close()


@pytest.fixture
def july(qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    """July I 1941: the 31st and the 34th have been isolated since June II."""
    player = Player(qtbot, books_of(tmp_path))
    player.posted("supply_states", stacks=[{"hex": POCKET, "state": "isolated"}])
    player.books.session.execute(Advance("turn", anyway=True))
    player.desk.refresh_all()
    player.settle()
    yield player
    player.settle()
    player.desk.close()


def state_words(player: Player) -> dict[str, str]:
    """What the list says of each unit's supply."""
    model = player.find("picker", PickTable).list_model
    rows = [model.row_at(at) for at in range(model.rowCount())]
    return {row.designation: row.price_text for row in rows if row is not None}


def marks(player: Player) -> dict[str, list[str]]:
    """What the books say of each unit."""
    rows = player.books.queries.units()
    return {row.designation: [mark.word for mark in row.marks] for row in rows}


def pick_as(player: Player, word: str) -> None:
    """Turn the choice of how units are picked with the arrow keys."""
    control = player.find("pick_as", SegmentedControl)
    control.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        for _ in range(4):
            if control.value != word:
                QTest.keyClick(control, key)
    assert control.value == word


def tick_head(player: Player, place: str) -> None:
    """Stand on the head of a hex and press Space: the whole stack is ticked."""
    table = player.find("picker", PickTable)
    groups = [table.list_model.group_at(at) for at in range(table.list_model.rowCount())]
    at = next(at for at, group in enumerate(groups) if group and group.label == place)
    table.setFocus()
    table.setCurrentIndex(table.list_model.index(at, 0))
    player.key(Qt.Key.Key_Space, at="picker")


def test_a_stack_is_isolated_by_the_head_of_its_hex(june: Player) -> None:
    go_to_step(june, "Supply states")
    assert state_words(june) == dict.fromkeys(("31", "34", "45"), "in supply")
    pick_as(june, "isolated")
    tick_head(june, POCKET)
    assert june.working()["Isolated"] == "2"
    assert june.working()["Hexes that roll for attrition"] == "0"
    june.post(at="picker")
    assert marks(june) == {"31": ["isolated"], "34": ["isolated"], "45": []}
    assert state_words(june)["31"] == "isolated, Jun II"


def test_a_state_that_is_picked_has_room_for_its_word(june: Player) -> None:
    go_to_step(june, "Supply states")
    table = june.find("picker", PickTable)
    last = len(table.list_model.columns) - 1
    assert set(state_words(june).values()) == {"in supply"}  # what the column was measured by
    tick(june, "31", "34", "45")
    assert {table.list_model.columns[last].text(row) for row in table.list_model.rows} == {
        "unsupplied"
    }
    assert table.columnWidth(last) >= table.needed(last)


def test_the_state_of_a_unit_among_hundreds_is_not_cut(qtbot: QtBot, tmp_path: Path) -> None:
    order = [division(str(number)) for number in range(1, 41)]
    player = Player(qtbot, campaign(tmp_path, order))
    player.posted("initial")
    player.posted("supply_states", unsupplied=[7])
    # The price: one of forty says "unsupplied", which the other 39 are far narrower than.
    for phase, step in (("initial", "Supply states"), ("combat", "Attacks")):
        player.go_to(phase)
        go_to_step(player, step)
        table = player.find("picker", PickTable)
        last = len(table.list_model.columns) - 1
        words = {table.list_model.columns[last].text(row) for row in table.list_model.rows}
        assert len(words) == 2
        room = table.columnWidth(last) - 2 * CELL_PADDING
        assert all(text_width(word, font(BODY_PX)) <= room for word in words)
    player.desk.close()


def test_a_hex_has_one_head_however_it_is_written(qtbot: QtBot, tmp_path: Path) -> None:
    order = (standing("31", POCKET), standing("45", "1B 2612"), standing("34", "1b2417"))
    player = Player(qtbot, campaign(tmp_path, order))
    go_to_step(player, "Supply states")
    pick_as(player, "isolated")
    tick_head(player, POCKET)
    player.post(at="picker")
    assert marks(player) == {"31": ["isolated"], "34": ["isolated"], "45": []}
    player.settle()
    player.desk.close()


def test_those_without_supply_stand_first_and_are_gone_through_in_one_posting(
    july: Player,
) -> None:
    july.posted("supply_states", whole=False, unsupplied=[3])
    july.desk.refresh_all()
    july.settle()
    go_to_step(july, "Supply states")
    assert july.working()["Stay without supply"] == "3"
    pick_as(july, "in supply")
    tick(july, "34")
    pick_as(july, "isolated")
    tick(july, "45")
    july.post(at="picker")
    assert marks(july) == {"31": ["isolated"], "34": [], "45": ["isolated"]}
    kinds = {row.kind for row in july.books.queries.warnings()}
    assert "supply_check" not in kinds
    assert "isolation_roll" in kinds


def test_typing_a_state_finds_the_units_in_it(july: Player) -> None:
    go_to_step(july, "Supply states")
    QTest.keyClicks(july.find("pick_search"), "isolated")
    july.settle()
    assert shown(july) == ["31", "34"]


def test_after_the_income_comes_the_check_that_the_rolls_rest_on(july: Player) -> None:
    """In sight from its head, though the page was scrolled down before (SUP-07, ISO-01)."""
    july.clear()
    bar = july.screen.accordion.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    july.post(at="weather_B")
    steps = july.find("actions", StepList)
    assert steps.current == "supply_states"
    assert july.screen.phase is not None
    assert not july.screen.phase.name.visibleRegion().isEmpty()
    july.post(at="picker")
    assert steps.current == "isolation"


def test_a_click_on_the_head_of_a_hex_is_where_space_picks(july: Player) -> None:
    go_to_step(july, "Supply states")
    pick_as(july, "unsupplied")
    table = july.find("picker", PickTable)
    table.setFocus()
    heads = [at for at in range(table.list_model.rowCount()) if table.list_model.is_head(at)]
    assert table.currentIndex().row() == heads[0]
    place = table.visualRect(table.list_model.index(heads[1], 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    july.key(Qt.Key.Key_Space, at="picker")
    assert state_words(july)["31"] == "isolated, Jun II"
    assert july.working()["Unsupplied"] == "1"


def test_a_failed_roll_is_met_step_by_step(july: Player) -> None:
    """Defence 7 + 7 = 14; 7 − 1 (Russia) = 6 fails: 7 to lose, which one division meets."""
    go_to_step(july, "Attrition")
    assert shown(july) == ["31", "34"]
    assert any("The two dice are missing." in words for words in july.faults())
    july.enter("roll", 7)
    assert july.working()["Strength lost"] == "7"
    assert any("must lose 7" in words for words in july.faults())
    pick_as(july, "loses a step")
    tick(july, "34")
    assert july.working()["The losses count for"] == "7"
    assert not any("must lose" in words for words in july.faults())
    july.post(at="picker")
    units = {row.designation: row.steps_left for row in july.books.queries.units()}
    assert units == {"31": 2, "34": 1, "45": 2}
    assert "isolation_roll" not in {row.kind for row in july.books.queries.warnings()}
    assert july.books.queries.check() == ()


def test_the_next_stack_asks_for_its_dice_though_its_hex_is_not_known(
    qtbot: QtBot, tmp_path: Path
) -> None:
    player = Player(qtbot, campaign(tmp_path, (*ORDER[:2], division("45"))))
    player.posted("supply_states", isolated=[1, 2, 3])
    player.books.session.execute(Advance("turn", anyway=True))
    player.desk.refresh_all()
    player.settle()
    go_to_step(player, "Attrition")
    player.enter("roll", 12)
    player.post(at="roll")
    assert shown(player) == ["45"]
    assert player.find("hex", QLineEdit).text() == ""
    focused = player.screen.focusWidget()
    assert focused is not None
    assert focused.objectName() == "roll"
    player.desk.close()


def test_dice_rolled_here_stand_in_the_ledger(july: Player) -> None:
    go_to_step(july, "Attrition")
    button = july.find("roll_roll")
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    july.settle()
    rolled = july.find("roll", QSpinBox).value()
    assert 2 <= rolled <= 12
    july.settle()
    assert july.find("roll", QSpinBox).value() == rolled, "a preview does not roll anew"
    pick_as(july, "loses all")
    if july.working()["Strength lost"] != "0":
        tick(july, "31", "34")
    july.post(at="picker")
    last = july.books.queries.transaction(july.books.queries.version())
    assert last.command_values["inputs"]["roll"] == rolled


def test_a_stack_breaks_out(july: Player) -> None:
    """14 removed; 9 − 1 = 8 passes: 14 − 1 = 13 points from July II."""
    go_to_step(july, "Breakout")
    july.enter("roll", 9)
    assert july.working()["Infantry replacement points"] == "13"
    july.post(at="roll")
    assert {row.designation: row.status for row in july.books.queries.units()} == {
        "31": "dead", "34": "dead", "45": "on_map",
    }  # fmt: skip
    held = {row.account: row.amount for row in july.books.queries.balances(all_accounts=True)
            if row.good == "infantry_point"}  # fmt: skip
    assert held["pending:axis:Germany:1941-07-II"] == 13
    july.books.session.undo()
    assert marks(july)["31"] == ["isolated"]


def test_a_trace_is_counted_link_by_link(july: Player) -> None:
    july.posted("initial")
    go_to_step(july, "Supply trace")
    tick_head(july, POCKET)
    add = july.find("links_add")
    add.setFocus()
    QTest.keyClick(add, Qt.Key.Key_Space)
    july.settle()
    july.enter("normal_hexes", 8)
    assert july.working()["Overland link"] == "no"
    july.enter("normal_hexes", 7)
    assert july.working()["The trace holds"] == "yes"
    july.post(at="picker")
    assert marks(july) == {"31": [], "34": [], "45": []}


def test_every_control_of_the_forms_is_named(july: Player) -> None:
    for step in ("Supply states", "Supply trace", "Breakout", "Attrition"):
        go_to_step(july, step)
        phase = july.screen.phase
        assert phase is not None
        assert phase.panel is not None
        inside = phase.panel.form.findChildren(QWidget)
        fields = [one for one in inside if one.focusPolicy() and one.isVisible()]
        unnamed = [one for one in fields if not (one.accessibleName() or one.focusProxy())]
        assert not [w.objectName() or type(w).__name__ for w in unnamed]
