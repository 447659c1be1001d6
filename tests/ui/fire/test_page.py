"""The page "Fire and assault" itself: its steps, its pencil, what it locks, and its room."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, LoseSteps
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.games.spark.actions.fire.hits import ENTERED
from oobmgr.games.spark.pages.fire.chips import ToggleChips
from oobmgr.ui.application import wear
from oobmgr.ui.language import tr
from oobmgr.ui.views.turn.forms import BuiltForm
from tests.campaigns import campaign_at
from tests.ui.desks import settle, until
from tests.ui.fire.gunner import (
    ASSAULTS,
    CONTROL,
    LEFT,
    Gunner,
    aim,
    campaign,
    go_to,
    step_to,
    throw,
)


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


def test_the_form_of_an_assault_that_is_over_gives_way_to_the_fires(gunner: Gunner) -> None:
    """A refusal would stand there, that the assault is over, although nothing is wrong."""
    aim(gunner, "56", segment="offensive_1", place="1710", assault="1710")
    throw(gunner, "3/240/170", 8, 6, "3M")  # all three steps: nobody defends, the end comes next
    gunner.click("post")
    step_to(gunner, "Retreat, advance, end")
    gunner.key(Qt.Key.Key_Return)
    assert gunner.find("step_title").text() == "Retreat, advance, end"
    gunner.key(Qt.Key.Key_Return, CONTROL)
    assert gunner.screen.work.currentWidget() is gunner.screen.halves
    # The panel shows the step of the next assault that the list marks.
    assert shown_beside(gunner) == ("barrage", "1712")
    assert gunner.focus is gunner.screen.firers.table


def test_after_counterbattery_the_panel_shows_what_the_list_marks(gunner: Gunner) -> None:
    aim(gunner, "1106", segment="counterbattery", place="2213")
    throw(gunner, "I/240/170", 2, 3, "0")
    gunner.click("post")
    gunner.settle()
    segment, place = shown_beside(gunner)
    assert segment == "barrage"
    assert gunner.screen.sheet is not None
    assert gunner.screen.sheet.rows[1].key == place
    # Nothing is in pencil there: what Ctrl+Enter would post was not entered.
    assert gunner.firing_names == []


def shown_beside(gunner: Gunner) -> tuple[str, str]:
    """The segment and the assault of the fire that is shown, which are those of the marked step."""
    screen, sheet = gunner.screen, gunner.screen.sheet
    assert sheet is not None
    row = screen.phase.model.row_at(screen.phase.table.currentIndex().row())
    assert row is not None
    assert row.step is not None
    assert row.step.wish is not None
    assert row.step.state == "now"
    assert (row.step.wish.segment, row.step.wish.assault) == (
        sheet.wish.segment,
        sheet.wish.assault,
    )
    return sheet.wish.segment, sheet.wish.assault


def test_another_phase_forgets_the_hex_that_was_fired_at(gunner: Gunner) -> None:
    gunner.ask(segment="offensive_1", place="1712", assault="1712")
    books = gunner.books
    go_to(books, "second_movement")
    assert gunner.window.desk is not None
    gunner.window.desk.refresh_all()
    gunner.settle()
    shown = gunner.screen.sheet
    assert shown is not None
    assert (shown.segments[0].key, shown.wish.assault) == ("zoc", "")
    assert shown.wish.place != "1712"


# -------------------------------------------------------------------------- pencil and locks


def test_esc_asks_before_what_was_picked_goes(gunner: Gunner) -> None:
    aim(gunner, "56", segment="barrage", assault="1712")
    gunner.screen.firers.table.setFocus()
    gunner.key(Qt.Key.Key_Escape)
    assert gunner.find("keep_pencil").hasFocus()
    assert gunner.screen.holds_pencil()
    gunner.click("put_away")
    assert not gunner.screen.holds_pencil()
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


def test_the_notice_of_a_phase_that_was_left_moves_nothing(gunner: Gunner) -> None:
    aim(gunner, "56", segment="barrage", assault="1712")
    panel = gunner.screen.panel
    title = gunner.find("fire_title")
    before = title.mapTo(panel, title.rect().topLeft())
    gunner.books.session.execute(Advance("phase", anyway=True))
    gunner.books.session.execute(Advance("phase", anyway=True))
    assert gunner.window.desk is not None
    gunner.window.desk.refresh_all()
    gunner.settle()
    assert panel.notice.isVisible()
    assert title.mapTo(panel, title.rect().topLeft()) == before


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


def test_after_an_undo_the_page_goes_back_to_what_was_taken_back(gunner: Gunner) -> None:
    """A posting leads on to the next step, which would else stand there with nothing to undo."""
    aim(gunner, "1106", segment="counterbattery", place="2213")
    throw(gunner, "I/240/170", 2, 3, "0")
    gunner.click("post")
    assert gunner.find("fire_title").text() == "Barrage"
    gunner.key(Qt.Key.Key_Z, CONTROL)
    assert gunner.find("fire_title").text() == "Counterbattery fire"
    assert gunner.focus.objectName() == "firers_table"
    # Nothing of the old entry stands in pencil, so that nothing is posted by surprise.
    assert (gunner.firing_names, gunner.block("I/240/170").dice.raw()["red"]) == ([], None)
    before = gunner.books.queries.version()
    gunner.key(Qt.Key.Key_Down)
    gunner.key(Qt.Key.Key_Return, CONTROL)
    assert gunner.books.queries.version() == before


def test_after_an_undo_the_form_of_its_step_stands_there_again(gunner: Gunner) -> None:
    gunner.ask(segment="barrage", assault="1712")
    step_to(gunner, "Assault combat")
    gunner.key(Qt.Key.Key_Return)
    gunner.type("83")
    gunner.key(Qt.Key.Key_Return, CONTROL)
    assert gunner.last.title.startswith("Assault on 1712")
    assert gunner.find("step_title").text() == "Retreat, advance, end"
    gunner.key(Qt.Key.Key_Z, CONTROL)
    assert gunner.find("step_title").text() == "Assault combat"
    panel = gunner.screen.step.panel
    assert panel is not None
    assert panel.form.raw()["assaulter_die"] is None
    # An entry in pencil is left alone, whatever is taken back behind it.
    aim(gunner, "1106", segment="counterbattery", place="2213")
    throw(gunner, "I/240/170", 2, 3, "0")
    gunner.click("post")
    aim(gunner, "56", segment="barrage", assault="1712")
    gunner.key(Qt.Key.Key_Z, CONTROL)
    assert (gunner.find("fire_title").text(), gunner.firing_names) == ("Barrage", ["56"])


def test_the_form_of_an_assault_asks_nothing_before_something_is_entered(gunner: Gunner) -> None:
    """A first die brings the questions; before it one line asks for the dice."""
    gunner.ask(segment="barrage", assault="1712")
    step_to(gunner, "Assault combat")
    gunner.key(Qt.Key.Key_Return)
    panel = gunner.screen.step.panel
    assert panel is not None
    lines = [(line.accessibleName(), line.asks) for line in panel.pane.fault_lines]
    assert lines == [("Enter the dice, or let them roll.", False)]
    gunner.type("8")
    asked = [line.accessibleName() for line in panel.pane.fault_lines if line.asks]
    assert len(asked) == 3
    assert asked[0].startswith("The terrain of 1712 was never entered")
    # Of the other die it is not said yet that it is wrong.
    gunner.type("3")
    assert panel.pane.button.isEnabled()


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


def test_the_steps_of_the_phase_have_room_for_larger_text(
    gunner: Gunner, qtbot: QtBot, qapp: QApplication
) -> None:
    gunner.window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    phase, least = gunner.screen.phase, gunner.screen.phase.minimumWidth()
    preferences = gunner.window.settings.preferences
    gunner.window.change_preferences(replace(preferences, text_pct=200))
    gunner.window.resize(1024, 700)
    settle(qtbot, gunner.window)
    assert phase.minimumWidth() == 2 * least
    assert phase.width() >= 2 * least


@pytest.mark.parametrize("high", [900, 800])
def test_each_list_shows_three_rows_or_all_it_has_above_the_working(
    high: int, gunner: Gunner
) -> None:
    """The lists showed one unit each, and half of the page was the working, which scrolls."""
    gunner.window.resize(1280, high)
    gunner.settle()
    gunner.ask(segment="offensive_1", assault="1712")
    gunner.settle()
    screen = gunner.screen
    assert len(screen.firers.nameable) > 3
    for units in (screen.firers, screen.targets):
        table, rows = units.table, min(3, len(units.nameable))
        assert table.viewport().height() >= rows * table.verticalHeader().defaultSectionSize()
    assert screen.reason.isVisible()
    assert screen.reason.height() >= 90


@pytest.mark.usefixtures("in_german")
def test_longer_words_cut_nothing_of_the_fire(qtbot: QtBot, tmp_path: Path) -> None:
    """The list of the phase took its width from the columns and dice: 60+ and AT were cut."""
    gunner = Gunner(qtbot, tmp_path, campaign(tmp_path))
    gunner.window.resize(1024, 700)
    gunner.ask(segment="offensive_1", assault="1712")
    gunner.settle()
    poster = gunner.screen.panel.poster
    assert poster is not None
    inner = poster.area.widget()
    assert inner is not None
    assert poster.area.viewport().width() >= inner.minimumSizeHint().width()


@pytest.mark.usefixtures("in_german")
def test_a_result_of_ones_own_is_wie_eingetragen() -> None:
    """As a lone word it was taken for that of a hex: *betreten*."""
    assert tr(f"Result: {ENTERED}.") == "Ergebnis: wie eingetragen."
