"""The order of battle in the smallest window, with larger text, and with names of any length."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import EditUnits
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.theme import apply_theme
from oobmgr.ui.theme.fonts import BODY_PX, font, set_measures
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.order_of_battle.unit_columns import DESIGNATION, FOUND, LOCATION, STATUS, TYPE
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.table_delegate import CELL_PADDING, cell_words
from tests.ui.order_of_battle.hands import select
from tests.ui.order_of_battles import UNITS, axis, new_campaign, press, settled, shown

LONG = "L" * 120  # as long as a name may be


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(new_campaign(tmp_path, (replace(axis(11), designation=LONG), *UNITS)))
    yield made
    made.close()


@pytest.fixture(params=[1.0, 1.5], ids=["normal text", "larger text"])
def narrow(
    request: pytest.FixtureRequest, desk: Desk, qtbot: QtBot, qapp: QApplication
) -> Iterator[OrderOfBattleScreen]:
    """What a window of 1024 by 700 leaves to the page."""
    set_measures(text_scale=request.param)
    apply_theme(qapp, "light")
    screen = OrderOfBattleScreen(desk)
    shown(screen, desk, qtbot)
    screen.resize(979, 556)
    screen.table.setFocus()
    settled(desk, qtbot)
    yield screen
    set_measures()
    apply_theme(qapp, "light")


def choose(screen: OrderOfBattleScreen, designation: str) -> None:
    line = next(line for line in screen.books.lines if line.unit.designation == designation)
    screen.table.go_to(line.unit.id)


def test_a_visible_button_opens_the_details_and_esc_closes_them(
    narrow: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    choose(narrow, "12")
    assert not narrow.inspector.isVisible()
    assert narrow.strip.isVisible()
    assert narrow.strip.accessibleName() == "Show the details"
    qtbot.mouseClick(narrow.strip, Qt.MouseButton.LeftButton)
    assert narrow.inspector.isVisible()
    assert narrow.inspector.one.title.words == "12 infantry"
    assert narrow.put_away()
    assert not narrow.inspector.isVisible()
    assert narrow.tree.isVisible()


def test_the_button_works_from_the_keyboard(narrow: OrderOfBattleScreen) -> None:
    narrow.strip.setFocus()
    press(narrow.strip, Qt.Key.Key_Return)
    assert narrow.inspector.isVisible()
    press(narrow.strip, Qt.Key.Key_Space)
    assert not narrow.inspector.isVisible()


def test_the_status_is_read_in_full_beside_the_details(
    narrow: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    qtbot.mouseClick(narrow.strip, Qt.MouseButton.LeftButton)
    settled(desk, qtbot)
    room = narrow.table.columnWidth(STATUS)
    assert room >= text_width("not placed", font(BODY_PX)) + 16
    assert narrow.table.isColumnHidden(LOCATION)  # the details say it
    assert narrow.table.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("name", ["", "Verstärktes Grenadier-Regiment "], ids=["short", "long"])
@pytest.mark.parametrize("width", [1263, 1087, 1000])
def test_where_units_stand_is_shown_beside_the_details(
    name: str, width: int, tmp_path: Path, qtbot: QtBot
) -> None:
    units = (replace(unit, designation=name + unit.designation) for unit in UNITS)
    made = Desk(new_campaign(tmp_path, tuple(units)))
    screen = OrderOfBattleScreen(made)
    shown(screen, made, qtbot)
    screen.resize(width, 600)
    settled(made, qtbot)
    assert screen.inspector.isVisible()
    assert not screen.table.isColumnHidden(LOCATION)
    assert screen.table.horizontalScrollBar().maximum() == 0
    made.close()


def test_a_column_in_which_nothing_stands_makes_room_for_designations(
    tmp_path: Path, qtbot: QtBot
) -> None:
    name = "14th Guards Rifle Div"
    units = (replace(unit, designation=f"{name} {unit.designation}", hex="") for unit in UNITS)
    made = Desk(new_campaign(tmp_path, tuple(units)))
    screen = OrderOfBattleScreen(made)
    shown(screen, made, qtbot)
    screen.resize(1087, 600)
    settled(made, qtbot)
    assert screen.table.isColumnHidden(LOCATION)
    narrow = screen.table.columnWidth(DESIGNATION)
    # The first that stands on the map needs its column again.
    first = screen.books.lines[0].unit.id
    made.campaign.session.execute(EditUnits((first,), {"hex": "1B 2001"}))
    screen.refresh()
    settled(made, qtbot)
    assert not screen.table.isColumnHidden(LOCATION)
    assert screen.table.columnWidth(DESIGNATION) < narrow
    made.close()


@pytest.mark.parametrize("width", [1263, 1200, 1150, 1087])
def test_no_type_is_cut_while_another_column_has_room(
    width: int, tmp_path: Path, qtbot: QtBot
) -> None:
    """Few units have a long type: *light infantry (Jaeger)* was cut, with room beside it."""
    rare = replace(axis(97), type="light infantry (Jaeger)")
    gun = replace(axis(98), type="assault gun", size="II")
    made = Desk(new_campaign(tmp_path, (*UNITS[:97], rare, gun, *UNITS[99:])))
    screen = OrderOfBattleScreen(made)
    shown(screen, made, qtbot)
    screen.resize(width, 600)
    settled(made, qtbot)
    table = screen.table
    room = table.columnWidth
    if room(TYPE) < text_width(rare.type, font(BODY_PX)) + 2 * CELL_PADDING:
        # Each is as narrow as its head and its words let it be, but for a pixel of rounding.
        assert room(STATUS) <= table.needed_room + 2
        for at in (DESIGNATION, LOCATION):
            assert room(at) <= max(table.needed(at), table.head_width(at)) + 1
    assert room(STATUS) >= table.needed_room
    assert table.horizontalScrollBar().maximum() == 0
    made.close()


@pytest.mark.parametrize("width", [1263, 1120, 1087, 1060])
def test_a_type_beside_the_details_is_whole_or_whole_in_short(
    width: int, tmp_path: Path, qtbot: QtBot
) -> None:
    """*light infantry (Jäger)* and *light infantry* were *lt i…ger*: names gave too little."""
    types = ("light infantry (Jäger)", "light infantry", "motorised heavy artillery", "infantry")
    units = tuple(
        replace(axis(number), type=types[number % 4], hex=f"1B {2000 + number}")
        for number in range(100)
    )
    made = Desk(new_campaign(tmp_path, units))
    screen = OrderOfBattleScreen(made)
    shown(screen, made, qtbot)
    screen.resize(width, 600)
    settled(made, qtbot)
    table, model = screen.table, screen.table.units
    assert not table.isColumnHidden(TYPE)
    column, room = model.columns[TYPE], table.columnWidth(TYPE) - 2 * CELL_PADDING
    words = [
        cell_words(column, row, font(BODY_PX), room, lambda: model.terms(column))
        for row in model.rows
    ]
    assert not [one for one in words if "…" in one]
    assert table.columnWidth(STATUS) >= table.needed_room
    assert table.horizontalScrollBar().maximum() == 0
    # Whole on hover.
    assert column.tooltip is not None
    assert column.tooltip(model.rows[0]) in types
    made.close()


def test_a_designation_without_a_space_keeps_the_details_within_their_panel(
    narrow: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    choose(narrow, LONG)
    qtbot.mouseClick(narrow.strip, Qt.MouseButton.LeftButton)
    settled(desk, qtbot)
    one = narrow.inspector.one
    assert one.width() <= narrow.inspector.width()
    assert one.edit_link.mapTo(narrow.inspector, one.edit_link.rect().bottomRight()).x() <= (
        narrow.inspector.width()
    )
    assert "…" in one.title.text()
    assert one.title.toolTip() == f"{LONG} infantry"
    assert one.title.text().endswith("infantry")


def test_a_wide_window_shows_the_details_without_a_button(desk: Desk, qtbot: QtBot) -> None:
    screen = OrderOfBattleScreen(desk)
    shown(screen, desk, qtbot)
    assert screen.inspector.isVisible()
    assert not screen.strip.isVisible()
    assert not screen.put_away()


def test_selecting_all_asks_no_head_which_rows_are_selected(desk: Desk, qtbot: QtBot) -> None:
    screen = OrderOfBattleScreen(desk)
    shown(screen, desk, qtbot)
    screen.table.selectAll()
    assert len(screen.table.selected_rows()) == 201
    assert not screen.table.horizontalHeader().selectionModel().hasSelection()


def test_heads_and_states_are_read_beside_formations_in_a_small_window(
    tmp_path: Path, qtbot: QtBot
) -> None:
    corps = ("Army Group North", "LIII Army Corps (Army Group reserve)")
    desk = Desk(new_campaign(tmp_path, tuple(replace(one, path=corps) for one in UNITS)))
    screen = OrderOfBattleScreen(desk)
    shown(screen, desk, qtbot)
    screen.resize(1087, 710)  # what a window of 1280 by 900 leaves to the page
    screen.table.group_by("type")
    settled(desk, qtbot)
    table = screen.table
    assert not table.isColumnHidden(FOUND + 1)
    # Whichever it is sorted by: the sign and its place stand in the head.
    cut = [
        column.title
        for at, column in enumerate(table.units.columns)
        if not table.isColumnHidden(at) and table.columnWidth(at) < table.head_width(at)
    ]
    assert cut == []
    words = text_width("not placed", font(BODY_PX)) + 2 * CELL_PADDING
    assert table.columnWidth(STATUS) >= words
    desk.close()


@pytest.mark.usefixtures("in_german")
def test_the_details_are_no_wider_than_their_panel_in_german(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """Two keys with their words were, and all of the panel was cut at its right."""
    select(screen, "5")
    settled(desk, qtbot)
    one = screen.inspector.one
    assert one.minimumSizeHint().width() <= screen.inspector.minimumWidth()
    assert "nach links" not in one.steps_words.text()
