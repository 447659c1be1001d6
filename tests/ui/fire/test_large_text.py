"""The page "Fire and assault" in large text: no part of it is pushed out of sight sideways."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from oobmgr.games.spark.pages.fire.hidden import HALVES, HiddenFire
from oobmgr.ui.application import wear
from oobmgr.ui.theme.fonts import row_px, set_measures
from tests.ui.fire.gunner import Gunner
from tests.ui.looks import HARDEST, SMALL, USUAL, wear_look


def sideways(gunner: Gunner) -> int:
    area = gunner.window.findChild(QScrollArea, "page_area")
    assert isinstance(area, QScrollArea)
    return area.horizontalScrollBar().maximum()


def dressed(gunner: Gunner, qapp: QApplication) -> None:
    gunner.window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))


def all_in_sight(gunner: Gunner) -> None:
    """Nothing of the fires is cut at a side, and three units of each list are in sight."""
    screen = gunner.screen
    assert sideways(gunner) == 0
    working = screen.working.minimumSizeHint().width()
    assert working <= screen.reason.viewport().width()
    for units in (screen.firers, screen.targets):
        assert units.table.viewport().height() >= 3 * units.table.rowHeight(0)
        right = units.filter.mapTo(units, units.filter.rect().topRight()).x()
        assert right < units.width()


@pytest.mark.parametrize("text_pct", [150, 175, 200])
def test_all_of_a_fire_is_in_sight_from_side_to_side(
    gunner: Gunner, qapp: QApplication, text_pct: int
) -> None:
    dressed(gunner, qapp)
    wear_look(gunner.qtbot, gunner.window, text_pct, SMALL, "dark")
    all_in_sight(gunner)
    assert gunner.screen.parts.orientation() is Qt.Orientation.Vertical


@pytest.mark.usefixtures("in_german")
def test_so_it_is_in_german_and_in_the_form_of_each_step(
    gunner: Gunner, qapp: QApplication
) -> None:
    dressed(gunner, qapp)
    wear_look(gunner.qtbot, gunner.window, 200, SMALL, "dark")
    all_in_sight(gunner)
    screen = gunner.screen
    assert screen.sheet is not None
    steps = {s.action: s for row in screen.sheet.rows for s in row.steps if s.action}
    assert steps
    for step in steps.values():
        screen.phase.step_asked.emit(step)
        gunner.settle()
        assert sideways(gunner) == 0, step.action


def test_lines_of_the_working_are_in_sight_below_both(gunner: Gunner, qapp: QApplication) -> None:
    dressed(gunner, qapp)
    screen = gunner.screen
    for look in (HARDEST, USUAL, HARDEST):
        wear_look(gunner.qtbot, gunner.window, *look)
    assert not screen.halves.lists.isAncestorOf(screen.reason)
    # The head and four lines; the page scrolls in any case.
    assert screen.reason.viewport().height() >= 5 * row_px(21)
    wear_look(gunner.qtbot, gunner.window, *USUAL)
    assert screen.reason.minimumHeight() == 0


def test_the_working_comes_back_below_the_lists(gunner: Gunner, qapp: QApplication) -> None:
    dressed(gunner, qapp)
    screen = gunner.screen
    looks = ((HARDEST, True), (USUAL, False))
    for look, below_both in looks:
        wear_look(gunner.qtbot, gunner.window, *look)
        assert screen.halves.lists.isAncestorOf(screen.reason) is not below_both
        assert screen.halves.isAncestorOf(screen.reason)
        assert screen.reason.isVisible()
    assert screen.parts.orientation() is Qt.Orientation.Horizontal


@pytest.fixture
def in_large_text() -> Iterator[None]:
    set_measures(text_scale=2)
    yield
    set_measures()


@pytest.mark.usefixtures("in_german", "in_large_text")
def test_the_halves_of_a_hidden_fire_have_room(qtbot: QtBot) -> None:
    page = HiddenFire()
    qtbot.addWidget(page)
    page.offer(frozenset(step.action for step in HALVES))
    assert page.minimumSizeHint().width() < SMALL[0] - 100
