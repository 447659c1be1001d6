"""The board of air groups with the mouse, the forms beside it, and a look back."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import NewCampaign, create_campaign
from oobmgr.games.europa.actions.air import arrivals
from oobmgr.games.europa.air import order_of_battle
from oobmgr.games.europa.pages.air.popups import MovePopup
from tests.campaigns import post
from tests.ui.air.flyer import Flyer, dropped
from tests.ui.desks import open_window, until


def test_a_card_is_dragged_to_a_base_and_the_number_is_asked(flyer: Flyer) -> None:
    dropped(flyer, flyer.card("Warszawa", "Me109F"), flyer.panel("Minsk"))
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, MovePopup)
    flyer.key(Qt.Key.Key_1)
    flyer.qtbot.mouseClick(popup.findChild(QWidget, "move_go"), Qt.MouseButton.LeftButton)
    flyer.settle()
    assert flyer.shown("Minsk") == {"~Me109F": 1}
    assert flyer.shown("Warszawa")["Me109F"] == 1
    dropped(flyer, flyer.card("Warszawa", "Ju52"), flyer.panel("Minsk"), shift=True)
    assert flyer.shown("Minsk") == {"~Me109F": 1, "~Ju52": 2}
    flyer.click("post")
    assert flyer.held("Minsk") == {"Ju52": 2, "Me109F": 1}


def test_a_card_cannot_be_dropped_where_it_lies(flyer: Flyer) -> None:
    dropped(flyer, flyer.card("Warszawa", "Me109F"), flyer.panel("Warszawa"), shift=True)
    assert not flyer.screen.pencil


def test_a_click_on_the_tick_activates_and_one_beside_it_only_takes_the_focus(flyer: Flyer) -> None:
    card = flyer.card("Warszawa", "Me109F")
    beside = QPoint(card.width() // 2, card.height() // 2)
    flyer.qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=beside)
    assert flyer.at is card
    assert not flyer.screen.pencil
    tick = card.tick_rect().center().toPoint()
    flyer.qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=tick)
    flyer.settle()
    assert card.card.pencilled == 2
    flyer.qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=tick)
    flyer.settle()
    assert card.card.pencilled == 0


def test_the_right_button_lists_where_a_card_can_go(flyer: Flyer) -> None:
    card = flyer.card("Warszawa", "Me109F")
    place = card.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, card.mapToGlobal(place))
    QApplication.sendEvent(card, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    words = [action.text().split("\t") for action in menu.actions()]
    assert ["Activate", "Space"] in words
    assert ["Move to EFT", "F"] in words
    assert ["Move to a base…", "B"] in words
    activate = menu.actions()[0]
    menu.close()
    activate.trigger()
    flyer.settle()
    assert flyer.card("Warszawa", "Me109F").card.pencilled == 2


# ------------------------------------------------------------------------------- other forms


def test_a_base_is_entered_beside_the_board(flyer: Flyer) -> None:
    flyer.click("open_air_base")
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    name = next(w for w in dialog.findChildren(QWidget, "name") if w.isVisible())
    flyer.qtbot.keyClicks(name, "Riga")
    flyer.settle()
    flyer.qtbot.keyClick(name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    flyer.settle()
    assert flyer.shown("Riga") == {}
    assert "Riga" in {place.name for place in flyer.board().forces[0].places}
    flyer.qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    until(flyer.qtbot, lambda: QApplication.activeModalWidget() is None)


def test_what_has_no_room_above_the_bases_stands_in_a_menu(opening: Flyer) -> None:
    opening.screen.board.bases.setFixedWidth(260)
    opening.settle()
    assert not opening.there("open_air_base")
    opening.click("more_actions")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert "Air bases" in [action.text() for action in menu.actions()]
    menu.close()


def test_books_without_groups_take_those_of_the_scenario(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Made here, not copied from one that was made with the groups of the scenario.
    options = {"surprise_turn": "skip"}
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "full", options)
    # Only the opening brings none: the entry that brings them later was loaded with the real ones.
    assert arrivals.__name__ in sys.modules
    with monkeypatch.context() as without_groups:
        without_groups.setattr(order_of_battle, "starting_groups", lambda *_: ((), ()))
        campaign = create_campaign(tmp_path / "air.oob", new)
    flyer = Flyer(qtbot, open_window(qtbot, tmp_path, campaign, page="exchange"))
    assert flyer.screen.empty.isVisible()
    assert flyer.screen.empty.accessibleName() == "The books hold no air groups."
    flyer.click("open_air_setup")
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    flyer.qtbot.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    flyer.settle()
    assert flyer.shown("Available") == flyer.held("Available")
    assert flyer.shown("Available")["He111"] > 0
    until(qtbot, lambda: QApplication.activeModalWidget() is None)  # it is offered no more


# ------------------------------------------------------------------------------- looking back


def test_a_past_turn_is_shown_as_it_was_and_takes_nothing(flyer: Flyer) -> None:
    flyer.books.session.execute(Advance("turn", anyway=True))
    flyer.books.session.execute(Advance(anyway=True))  # groups are placed in the Air Phase
    moves = [{"card": "He111", "target": "Minsk", "number": 1}]
    post(flyer.books, "air_move", moves=moves)
    assert flyer.window.desk is not None
    flyer.window.desk.refresh_all()
    flyer.settle()
    assert flyer.shown("Minsk") == {"He111": 1}
    assert flyer.window.workspace is not None
    flyer.window.workspace.look_step(-1)
    flyer.settle()
    assert flyer.shown("Minsk") == {}
    assert flyer.shown("Warszawa") == {"He111": 3, "Me109F": 2, "Ju52": 2}
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_B)
    flyer.key(Qt.Key.Key_Space)
    dropped(flyer, flyer.card("Warszawa", "He111"), flyer.panel("Minsk"), shift=True)
    assert not flyer.screen.pencil
    assert not flyer.there("open_air_base")
