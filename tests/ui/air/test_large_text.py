"""The page "Air" in large text: two columns where three have no room, and nothing is cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea

from oobmgr.ui.application import wear
from tests.ui.air.flyer import Flyer
from tests.ui.looks import SMALL, USUAL, wear_look


def sideways(flyer: Flyer) -> int:
    area = flyer.window.findChild(QScrollArea, "page_area")
    assert isinstance(area, QScrollArea)
    return area.horizontalScrollBar().maximum()


def dressed(flyer: Flyer, qapp: QApplication) -> None:
    flyer.window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))


def test_boxes_of_what_was_lost_stand_below_the_others_where_they_have_no_room(
    flyer: Flyer, qapp: QApplication
) -> None:
    dressed(flyer, qapp)
    board = flyer.screen.board
    lost = [box.name for box in flyer.board().forces[0].boxes[1:]] or ["EFT"]
    assert all(board.right.isAncestorOf(flyer.panel(name)) for name in lost)
    flyer.go_to("Warszawa", "He111")
    wear_look(flyer.qtbot, flyer.window, 200, SMALL, "dark")
    assert sideways(flyer) == 0
    assert board.right.isHidden()
    assert all(board.left.isAncestorOf(flyer.panel(name)) for name in lost)
    assert flyer.at is flyer.card("Warszawa", "He111")
    # From the lowest card at a base the arrows still lead to the boxes at the left.
    flyer.key(Qt.Key.Key_Left)
    assert board.left.isAncestorOf(flyer.at)
    wear_look(flyer.qtbot, flyer.window, *USUAL)
    assert all(board.right.isAncestorOf(flyer.panel(name)) for name in lost)
    assert not board.right.isHidden()


@pytest.mark.usefixtures("in_german")
@pytest.mark.parametrize("text_pct", [150, 200])
def test_what_posts_the_pencil_is_in_sight(flyer: Flyer, qapp: QApplication, text_pct: int) -> None:
    dressed(flyer, qapp)
    wear_look(flyer.qtbot, flyer.window, text_pct, SMALL, "dark")
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_Space)
    flyer.go_to("Warszawa", "Ju52")
    flyer.key(Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    assert sideways(flyer) == 0
    bar = flyer.screen.bar
    for part in (bar.more, bar.clear, bar.button):
        assert part.isVisible()
        assert part.width() >= part.sizeHint().width()
        assert part.mapTo(bar, part.rect().topRight()).x() <= bar.width()
    title = flyer.screen.board.missions.title
    assert title.width() >= title.sizeHint().width()
