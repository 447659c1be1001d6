"""The guided list of a phase: what is due, where it leads, and what means nothing now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.domain.calendar import TurnCode
from oobmgr.ui.views.turn.step_list import StepList
from oobmgr.ui.views.turn.step_selector import StepSelector
from oobmgr.ui.widgets.warning_list import WarningList
from tests.ui.turn.playing import UNITS, Player, campaign, unit

ARRIVING = replace(unit("183", "infantry", "XII Corps"), arrival=TurnCode("1941-07-I"))


def focused() -> str:
    """The name of what has the focus."""
    found = QApplication.focusWidget()
    return found.objectName() if found is not None else ""


@pytest.fixture
def july(qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    """July I 1941, Axis Initial Phase: one unit arrives, and so do air groups."""
    books = campaign(tmp_path, (*UNITS, ARRIVING))
    books.session.execute(Advance("turn", anyway=True))
    player = Player(qtbot, books)
    yield player
    player.settle()
    player.desk.close()


def test_steps_stand_under_headings_with_what_gives_the_phase_its_name_first(july: Player) -> None:
    steps = july.find("actions", StepList).guide.steps
    headings = list(dict.fromkeys(step.group for step in steps))
    assert headings[:2] == ["Supply", "Reinforcements"]
    assert steps[0].text == "Supply income"
    assert july.step("Supply income") == "Supply income, must be done"
    assert july.step("Reinforcements") == "Reinforcements, due"
    assert july.step("Replacements") == "Replacements, to do"
    # Points without a place can be placed in later phases too: due, but nothing to hurry for.
    (points,) = (step for step in steps if step.text == "Resource Points")
    assert (points.state.value, points.pressing) == ("due", False)


def test_the_phase_opens_on_what_must_be_done(july: Player) -> None:
    assert july.find("actions", StepList).current == "initial"
    assert "must be done, 1 of" in july.find("actions").accessibleName()


def test_after_posting_the_focus_goes_to_what_is_due_next_and_then_on(july: Player) -> None:
    july.clear()
    july.post(at="weather_B")
    steps = july.find("actions", StepList)
    assert steps.current == "reinforcements"
    assert focused() == "picker"
    july.post(at="picker")
    assert july.folded("Not now")["Reinforcements"] == (
        "No unit of the side is left to place in this turn."
    )
    assert steps.current == "air_arrivals"
    july.post(at="panel_air_arrivals")
    assert july.step("Air arrivals") == "Air arrivals, posted"
    assert steps.current == "replacements"
    july.post(at="panel_replacements")
    assert focused() == "next_phase"


def test_what_can_be_posted_again_keeps_the_focus(player: Player) -> None:
    player.posted("initial")
    player.go_to("air")
    player.enter("fighters", 3)
    player.post(at="fighters")
    assert player.step("Air groups") == "Air groups, posted"
    assert player.find("actions", StepList).current == "air"
    player.enter("fighters", 3)
    player.post(at="fighters")
    assert player.step("Air groups") == "Air groups, posted 2 times"


def test_arrows_walk_the_list_and_enter_goes_into_the_form(player: Player) -> None:
    steps = player.find("actions", StepList)
    steps.setFocus()
    names = steps.guide.names
    QTest.keyClick(steps, Qt.Key.Key_End)
    player.settle()
    assert steps.current == ":not_now"
    assert player.there("fold_not_now")
    QTest.keyClick(steps, Qt.Key.Key_Home)
    QTest.keyClick(steps, Qt.Key.Key_Down)
    assert steps.current == names[1]
    QTest.keyClick(steps, Qt.Key.Key_Return)
    player.settle()
    panel = player.find(f"panel_{names[1]}")
    here = QApplication.focusWidget()
    assert here is not None
    assert panel.isAncestorOf(here)


def test_who_passes_a_step_by_makes_no_form_of_it(player: Player) -> None:
    steps = player.find("actions", StepList)
    steps.setFocus()
    for _ in range(3):
        QTest.keyClick(steps, Qt.Key.Key_Down)
    player.settle()
    passed = steps.guide.names[1]
    assert player.screen.findChildren(QWidget, f"panel_{passed}") == []
    assert player.there(f"panel_{steps.current}")


def test_the_menu_of_steps_opens_at_the_one_that_is_shown(player: Player) -> None:
    player.screen.resize(968, 556)
    player.settle()
    selector = player.find("step_selector", StepSelector)
    entries = {entry.data(): entry for entry in selector.menu().actions()}
    entries["rail"].trigger()
    player.settle()
    selector.open_menu()
    menu = next(one for one in selector.findChildren(QMenu) if one.isVisible())
    assert menu.activeAction().data() == "rail"
    # The arrows go on from there.
    steps = [entry.data() for entry in menu.actions() if entry.data()]
    QTest.keyClick(menu, Qt.Key.Key_Up)
    assert menu.activeAction().data() == steps[steps.index("rail") - 1]
    menu.close()


def test_letters_find_in_the_menu_of_steps(player: Player) -> None:
    player.screen.resize(968, 556)
    player.settle()
    selector = player.find("step_selector", StepSelector)
    selector.open_menu()
    menu = next(one for one in selector.findChildren(QMenu) if one.isVisible())
    QTest.keyClicks(menu, "rail")
    assert menu.activeAction().data() == "rail"
    QTest.keyClick(menu, Qt.Key.Key_Return)
    player.settle()
    assert player.there("panel_rail")


def test_a_narrow_page_shows_the_steps_in_one_line_with_a_menu(player: Player) -> None:
    player.screen.resize(968, 556)
    player.settle()
    assert not player.there("actions")
    selector = player.find("step_selector", StepSelector)
    assert "Supply income, must be done, 1 of " in selector.accessibleName()
    entries = {entry.text().split("\t")[0]: entry for entry in selector.menu().actions()}
    assert entries["Supply income"].text().endswith("\tmust be done")
    entries["Rail capacity"].trigger()
    player.settle()
    assert player.there("panel_rail")
    selector.setFocus()
    QTest.keyClick(selector, Qt.Key.Key_Up)
    player.settle()
    assert not player.there("panel_rail")
    player.screen.resize(1264, 756)
    player.settle()
    assert player.there("actions")
    assert focused() == "actions"


def test_what_is_done_on_another_page_leads_there(player: Player) -> None:
    wanted: list[str] = []
    player.screen.page_wanted.connect(wanted.append)
    player.show_step("Move air groups")
    assert player.find("hand_over_air_move").accessibleName().endswith("done on the Air page")
    player.click("open_page")
    player.show_step("Air bases")
    player.click("step_page")
    assert wanted == ["air", "air"]


def test_the_rules_that_are_followed_on_the_map_stand_beside_the_phase(player: Player) -> None:
    number = len(player.books.queries.phase_cases())
    assert number > 0
    player.open_fold("On the map")
    text = player.find("fold_on_map", QWidget).accessibleName()
    shown = [r for r in player.books.queries.phase_cases() if r.phase == "initial"]
    assert all(rule.text in text for rule in shown)
    assert all(rule.text in player.find("on_map").accessibleName() for rule in shown)
    player.click("fold_map_cases")
    assert not player.there("on_map")


def test_before_a_phase_is_left_only_what_cannot_wait_is_asked_for(july: Player) -> None:
    july.posted("initial")
    july.desk.refresh_all()
    july.settle()
    july.next_phase()
    asked = july.faults()
    assert any(line.startswith("Arrivals not placed.") for line in asked)
    assert not any("no place yet" in line for line in asked), "points can be placed later"
    july.click("leave_for_arrivals")
    assert not july.there("leaving")
    assert july.find("actions", StepList).current == "reinforcements"


def test_silencing_before_going_on_leaves_the_rest_to_ask(july: Player) -> None:
    july.posted("initial")
    july.posted("replacements")
    july.desk.refresh_all()
    july.settle()
    july.next_phase()
    july.click("silence_arrivals")
    assert not any("Arrivals not placed" in line for line in july.faults())
    assert any("July I 1941 have not been received" in line for line in july.faults())
    july.click("silence_air_arrivals")
    assert not july.there("leaving")
    cards = july.find("warnings", WarningList)
    assert "arrivals" not in [row.id for row in cards.rows]
    july.click("silenced")
    july.click("show_again_arrivals")
    assert "arrivals" in [row.id for row in cards.rows]


def test_the_combat_phase_says_the_limits_of_the_date(player: Player) -> None:
    player.posted("initial")
    player.go_to("air")
    assert "30 factors a hex, 60 AF an attack" in player.find("phase_combat").accessibleName()
    player.go_to("combat")
    assert player.text("notice") == "30 factors a hex, 60 AF an attack"


def test_f9_goes_from_form_to_form(player: Player) -> None:
    steps = player.find("actions", StepList)
    first = steps.current
    player.screen.go_step(1)
    player.settle()
    assert steps.current == steps.guide.names[1]
    player.screen.go_step(-1)
    assert steps.current == first
    assert focused() == "weather_B"
