"""Somebody in front of the page "Air"."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.games.europa.air.board_rows import Board
from oobmgr.games.europa.pages.air.boxes import BoxPanel
from oobmgr.games.europa.pages.air.cards import Dragged, GroupCard
from oobmgr.games.europa.pages.air.screen import AirScreen
from oobmgr.games.europa.questions import BOARD
from oobmgr.rules.questions import SideWish
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.widgets.texts import TextLabel
from tests.campaigns import campaign_at, played_once, post
from tests.ui.desks import settle

NO_KEYS = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
AXIS = SideId("axis")
BASES = {"Warszawa": "1A 2230", "Minsk": "1B 1716"}


def campaign(folder: Path, *, surprise: str = "skip") -> Campaign:
    options = {"surprise_turn": surprise}
    return campaign_at(
        folder / "air.oob", NewCampaign("Tuesdays", "europa", "barbarossa", "full", options)
    )


def enter_bases(books: Campaign) -> None:
    for name, place in BASES.items():
        post(books, "air_base", name=name, hex=place, city="major", airfield=True)


@played_once
def on_bases(folder: Path) -> Campaign:
    """Two bases: at Warszawa 3 He111, 2 Me109F and 2 Ju52 stand; it is the Air Phase."""
    books = campaign(folder)
    enter_bases(books)
    placed = (("He111", 3), ("Me109F", 2), ("Ju52", 2))
    moves = [{"card": card, "target": "Warszawa", "number": number} for card, number in placed]
    post(books, "air_move", moves=moves)
    books.session.execute(Advance(anyway=True))
    return books


class Flyer:
    """Plays on the page as a person does."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot = qtbot
        self.window = window
        qtbot.keyClick(window, Qt.Key.Key_4)
        settle(qtbot, window)
        assert window.workspace is not None
        screen = window.workspace.screen_shown
        assert isinstance(screen, AirScreen)
        self.screen = screen

    @property
    def books(self) -> Campaign:
        assert self.window.desk is not None
        return self.window.desk.campaign

    def settle(self) -> None:
        settle(self.qtbot, self.window)

    def board(self, side: str = "axis") -> Board:
        board = self.books.queries.ask(BOARD, SideWish(SideId(side)))
        assert board is not None
        return board

    def held(self, box: str, nation: int = 0) -> dict[str, int]:
        """What the books hold in a box, by name."""
        force = self.board().forces[nation]
        found = next(one for one in (*force.boxes, *force.places) if one.name == box)
        return {card.name: card.number for card in found.cards}

    def panel(self, name: str) -> BoxPanel:
        found = [one for one in self.screen.findChildren(BoxPanel) if one.isVisible()]
        return next(one for one in found if one.box.name == name)

    def shown(self, box: str) -> dict[str, int]:
        """What is shown in a box, by name; in pencil as "~name"."""
        return {
            ("~" if card.card.source else "") + card.card.name: card.card.number
            for card in self.panel(box).cards
        }

    def card(self, box: str, name: str) -> GroupCard:
        return next(card for card in self.panel(box).cards if card.card.name == name)

    @property
    def at(self) -> GroupCard:
        focus = QApplication.focusWidget()
        assert isinstance(focus, GroupCard), focus
        return focus

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NO_KEYS) -> None:
        popup = QApplication.activePopupWidget()
        inner = popup.focusWidget() if popup is not None else None
        focus = inner or popup or QApplication.focusWidget()
        assert focus is not None
        self.qtbot.keyClick(focus, key, held)
        self.settle()

    def go_to(self, box: str, name: str) -> None:
        self.card(box, name).setFocus()

    def post(self) -> None:
        self.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def click(self, name: str) -> None:
        self.qtbot.mouseClick(self.find(name), Qt.MouseButton.LeftButton)
        self.settle()

    def find(self, name: str) -> QWidget:
        found = [one for one in self.screen.findChildren(QWidget, name) if one.isVisible()]
        assert found, f"no {name}"
        return found[-1]

    def there(self, name: str) -> bool:
        return any(one.isVisible() for one in self.screen.findChildren(QWidget, name))

    def text(self, name: str) -> str:
        found = self.find(name)
        assert isinstance(found, TextLabel | QAbstractButton)
        return found.text()

    @property
    def faults(self) -> list[str]:
        return [line.accessibleName() for line in self.screen.bar.fault_lines]

    @property
    def last(self) -> Mapping[str, Any]:
        """The inputs of the last transaction."""
        values = self.books.queries.transaction(self.books.queries.version()).command_values
        assert isinstance(values, Mapping)
        return values

    def sp(self) -> int:
        rows = self.books.queries.balances()
        return sum(row.amount for row in rows if (row.side, row.good) == ("axis", "sp"))


# ------------------------------------------------------------------------------- by mouse


def dropped(flyer: Flyer, card: GroupCard, target: BoxPanel, *, shift: bool = False) -> None:
    """Let go of a card over a box; the button is let go of only where the box takes it."""
    mime = Dragged.of(card.card).mime()
    held = SHIFT if shift else NO_KEYS
    middle = target.rect().center()
    left = Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(middle, Qt.DropAction.MoveAction, mime, left, held)
    enter.ignore()
    QApplication.sendEvent(target, enter)
    if enter.isAccepted():
        event = QDropEvent(QPointF(middle), Qt.DropAction.MoveAction, mime, left, held)
        QApplication.sendEvent(target, event)
    flyer.settle()
