"""Letters typed while a menu is open over the page: they are the menu's, not keys of the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets.filter_menu import FilterMenu
from tests.ui.order_of_battle.hands import select, unit
from tests.ui.order_of_battles import settled

Opening = Callable[[OrderOfBattleScreen], None]


def _types(screen: OrderOfBattleScreen) -> None:
    menu = screen.findChild(FilterMenu, "filter_type")
    assert menu is not None
    menu.open_menu()


OPENINGS: dict[str, Opening] = {
    "view": lambda screen: screen.view.open(),
    "status": lambda screen: screen.units.open_status(),
    "types": _types,
}


def _open() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def _chosen(screen: OrderOfBattleScreen, opening: str) -> QMenu:
    select(screen, "8")
    screen.table.setFocus()
    OPENINGS[opening](screen)
    return _open()


@pytest.mark.parametrize("opening", OPENINGS)
def test_x_strikes_no_step_behind_an_open_menu(
    opening: str, screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    before = unit(desk, "8").steps_left
    menu = _chosen(screen, opening)
    qtbot.keyClick(menu, Qt.Key.Key_X)
    menu.close()
    settled(desk, qtbot)
    assert unit(desk, "8").steps_left == before


def test_s_goes_to_the_orders_in_the_menu_of_the_view(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    menu = _chosen(screen, "view")
    qtbot.keyClick(menu, Qt.Key.Key_S)
    assert screen.findChild(QMenu, "status_menu") is None
    assert _open().title().replace("&", "") == "Sort by"
    for one in (_open(), menu):
        one.close()


def test_a_type_is_found_by_letters_that_are_keys_of_the_page(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    menu = _chosen(screen, "types")
    qtbot.keyClicks(menu, "pan")
    active = menu.activeAction()
    assert active is not None
    assert active.text().startswith("panzer")
    menu.close()
