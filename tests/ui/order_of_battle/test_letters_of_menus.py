"""Letters typed while a menu is open over the page: they are the menu's, not keys of the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import NewCampaign
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.order_of_battle.context_menus import unit_menu
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets.filter_menu import FilterMenu
from tests.campaigns import campaign_at
from tests.ui.desks import open_window
from tests.ui.order_of_battle.hands import select, unit
from tests.ui.order_of_battles import settled

NEW = NewCampaign("Spark", "spark", "combat_example")

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


def test_x_beside_lose_a_step_strikes_it_and_closes_the_menu(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """Left to Qt, the step was struck and the menu lay over the page still."""
    before = unit(desk, "8").steps_left
    select(screen, "8")
    menu = unit_menu(screen, screen.units, screen.formations, screen.moving)
    menu.popup(screen.mapToGlobal(screen.rect().center()))
    qtbot.keyClick(menu, Qt.Key.Key_X)
    settled(desk, qtbot)
    assert unit(desk, "8").steps_left == before - 1
    assert QApplication.activePopupWidget() is None


def test_a_key_of_an_entry_that_is_disabled_does_nothing(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    before = unit(desk, "8").steps_left
    select(screen, "8")
    menu = unit_menu(screen, screen.units, screen.formations, screen.moving)
    screen.units.by_name["lose_step"].setEnabled(False)
    menu.popup(screen.mapToGlobal(screen.rect().center()))
    qtbot.keyClick(menu, Qt.Key.Key_X)
    settled(desk, qtbot)
    assert unit(desk, "8").steps_left == before
    menu.close()


def test_a_count_beside_a_word_is_no_key(screen: OrderOfBattleScreen, qtbot: QtBot) -> None:
    menu = _chosen(screen, "types")
    for digit in range(10):
        qtbot.keyClick(menu, Qt.Key(Qt.Key.Key_0 + digit))
    assert _open() is menu
    menu.close()


@pytest.mark.parametrize("title", ["Units", "Turn", "View"])
def test_the_menus_of_the_bar_keep_their_keys(qtbot: QtBot, tmp_path: Path, title: str) -> None:
    window = open_window(qtbot, tmp_path, campaign_at(tmp_path / "a.oob", NEW), page="exchange")
    menu = window.menus.menus[title]
    done: list[str] = []
    # What it offers is put in as it opens.
    menu.popup(window.mapToGlobal(window.rect().center()))
    entry = menu.addAction("Try it", lambda: done.append("tried"))
    entry.setShortcut("Y")
    qtbot.keyClick(menu, Qt.Key.Key_Y)
    assert done == ["tried"]
    assert not menu.isVisible()
