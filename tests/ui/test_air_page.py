"""The page "Air": groups moved and activated with keys and with the mouse, and posted together."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.games.europa.actions.air import arrivals
from oobmgr.games.europa.air import order_of_battle
from oobmgr.games.europa.air.board_rows import Board
from oobmgr.games.europa.pages.air.boxes import BoxPanel
from oobmgr.games.europa.pages.air.cards import Dragged, GroupCard
from oobmgr.games.europa.pages.air.popups import MovePopup
from oobmgr.games.europa.pages.air.screen import AirScreen
from oobmgr.games.europa.questions import BOARD
from oobmgr.rules.questions import SideWish
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.widgets.texts import TextLabel
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle, until

NO_KEYS = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
AXIS = SideId("axis")
BASES = {"Warszawa": "1A 2230", "Minsk": "1B 1716"}


def campaign(folder: Path, *, surprise: str = "skip") -> Campaign:
    options = {"surprise_turn": surprise}
    return campaign_at(
        folder / "air.oob", NewCampaign("Tuesdays", "europa", "barbarossa", "full", options)
    )


def posted(books: Campaign, action: str, **inputs: object) -> None:
    books.session.execute(PostAction(action, books.queries.filled(action, inputs)))


def enter_bases(books: Campaign) -> None:
    for name, place in BASES.items():
        posted(books, "air_base", name=name, hex=place, city="major", airfield=True)


def on_bases(books: Campaign) -> Campaign:
    """Two bases: at Warszawa 3 He111, 2 Me109F and 2 Ju52 stand; it is the Air Phase."""
    enter_bases(books)
    placed = (("He111", 3), ("Me109F", 2), ("Ju52", 2))
    moves = [{"card": card, "target": "Warszawa", "number": number} for card, number in placed]
    posted(books, "air_move", moves=moves)
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


@pytest.fixture
def opening(qtbot: QtBot, tmp_path: Path) -> Flyer:
    """The Initial Phase: every group is available, and there are two bases."""
    books = campaign(tmp_path)
    enter_bases(books)
    return Flyer(qtbot, open_window(qtbot, tmp_path, books))


@pytest.fixture
def flyer(qtbot: QtBot, tmp_path: Path) -> Flyer:
    return Flyer(qtbot, open_window(qtbot, tmp_path, on_bases(campaign(tmp_path))))


# ------------------------------------------------------------------------------- what is shown


def test_nations_stand_on_tabs_with_their_numbers(flyer: Flyer) -> None:
    tabs = flyer.screen.head.tabs
    assert tabs is not None
    axis = [f"{force.name} {force.number}" for force in flyer.board().forces]
    soviet = [f"{force.name} {force.number}" for force in flyer.board("soviet").forces]
    assert list(tabs.options) == [*axis, *soviet]
    assert tabs.value == axis[0]
    assert flyer.shown("Warszawa") == {"He111": 3, "Me109F": 2, "Ju52": 2}
    assert flyer.text("allowance") == "7 of 46"
    assert flyer.text("allowance_room") == "39 more may be placed"
    tabs.setFocus()
    flyer.key(Qt.Key.Key_Right)
    assert flyer.text("allowance").endswith(" of 3")
    assert flyer.shown("Warszawa") == {}
    assert flyer.shown("Available") == flyer.held("Available", 1)


def test_a_base_says_what_damage_leaves_of_its_capacity(flyer: Flyer) -> None:
    undamaged = flyer.panel("Warszawa").box.capacity
    assert undamaged is not None
    assert f"capacity {undamaged} of {undamaged}" in flyer.panel("Warszawa").accessibleName()
    picked = [{"card": "He111"}]
    posted(flyer.books, "air_base", work="damage", name="Warszawa", hits=1, grounded=picked)
    assert flyer.window.desk is not None
    flyer.window.desk.refresh_all()
    flyer.settle()
    words = f"capacity {undamaged - 1} of {undamaged}"
    assert words in flyer.panel("Warszawa").accessibleName()


def test_a_card_is_told_in_words(flyer: Flyer) -> None:
    assert flyer.card("Warszawa", "Me109F").accessibleName() == "Me109F, 2 at Warszawa, fighter"
    assert "transport, free" in flyer.card("Warszawa", "Ju52").accessibleName()


def test_the_first_window_does_not_load_the_page(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, campaign(tmp_path))
    assert window.workspace is not None
    assert window.workspace.loaded("air") is None


# ------------------------------------------------------------------------------- by keyboard


def test_groups_are_placed_at_a_base_by_keyboard(opening: Flyer) -> None:
    opening.go_to("Available", "He111")
    opening.key(Qt.Key.Key_B)
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, MovePopup)
    assert [popup.list.item(at).text().split()[0] for at in range(2)] == ["Minsk", "Warszawa"]
    opening.key(Qt.Key.Key_Down)
    popup.number.setFocus()
    popup.number.selectAll()
    opening.key(Qt.Key.Key_3)
    opening.key(Qt.Key.Key_Return)
    assert opening.shown("Warszawa") == {"~He111": 3}
    assert opening.shown("Available")["He111"] == opening.held("Available")["He111"] - 3
    assert opening.held("Warszawa") == {}
    assert opening.text("post") == "Post 3 moves"
    opening.post()
    assert opening.held("Warszawa") == opening.shown("Warszawa") == {"He111": 3}
    assert opening.last["action"] == "air_move"
    assert not opening.screen.pencil
    assert not opening.there("post")


def test_shift_moves_all_without_asking_and_back_home_nothing_has_moved(opening: Flyer) -> None:
    opening.go_to("Available", "He111")
    number = opening.at.card.number
    opening.key(Qt.Key.Key_F, SHIFT)
    assert QApplication.activePopupWidget() is None
    assert opening.shown("EFT") == {"~He111": number}
    assert "He111" not in opening.shown("Available")
    opening.go_to("EFT", "He111")
    opening.key(Qt.Key.Key_V, SHIFT)
    assert opening.shown("EFT") == {}
    assert opening.shown("Available")["He111"] == number
    assert not opening.screen.pencil


def test_arrows_go_from_card_to_card_and_boxes(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_Down)
    assert flyer.at.card.name == flyer.panel("Warszawa").cards[1].card.name
    flyer.key(Qt.Key.Key_Up)
    assert flyer.at.card.name == "He111"
    flyer.key(Qt.Key.Key_Left)
    assert flyer.at.card.box_name == "Available"
    flyer.key(Qt.Key.Key_Right)
    assert flyer.at.card.box_name == "Warszawa"


def test_space_activates_and_the_price_stands_at_the_foot(flyer: Flyer) -> None:
    before = flyer.sp()
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_Space)
    assert "3 to be activated, not posted" in flyer.at.accessibleName()
    flyer.go_to("Warszawa", "Me109F")
    flyer.key(Qt.Key.Key_Space)
    # He111: 3 × ½; Me109F: 2 × ⅓; together 2 ⅙, and so 3.
    assert flyer.text("post") == "Post 3 SP"
    cells = {step.label: step for step in flyer.screen.bar.inline.steps}
    assert cells["To pay, rounded up"].value == 3
    assert any(step.case == "SP-09" for step in cells.values())
    flyer.post()
    assert before - flyer.sp() == 3
    assert flyer.card("Warszawa", "He111").card.active == 3
    assert flyer.last["inputs"]["groups"][0]["number"] == 3
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_Space)
    assert not flyer.screen.pencil
    assert "activated already" in flyer.window.status.told


def test_plus_and_minus_activate_some_of_a_card(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_Plus)
    assert flyer.at.card.pencilled == 1
    flyer.key(Qt.Key.Key_Plus)
    flyer.key(Qt.Key.Key_Minus)
    assert flyer.text("post") == "Post 1 SP"
    flyer.key(Qt.Key.Key_Minus)
    assert not flyer.there("post")


def test_activations_are_posted_before_moves(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "Me109F")
    flyer.key(Qt.Key.Key_Space)
    flyer.key(Qt.Key.Key_B)
    flyer.key(Qt.Key.Key_Return)
    assert flyer.text("post") == "Post 1 SP and 2 moves"
    flyer.post()
    assert flyer.held("Minsk") == {"Me109F": 2}
    assert flyer.card("Minsk", "Me109F").card.active == 2
    last = flyer.books.queries.version()
    actions = [
        flyer.books.queries.transaction(n).command_values["action"] for n in (last - 1, last)
    ]
    assert actions == ["air", "air_move"]


def test_a_group_goes_from_box_to_box_by_its_letters(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "Me109F")
    flyer.key(Qt.Key.Key_I, SHIFT)
    flyer.post()
    assert flyer.held("Inoperable") == flyer.shown("Inoperable") == {"Me109F": 2}
    flyer.go_to("Inoperable", "Me109F")
    assert flyer.at.card.note == "Warszawa"
    flyer.key(Qt.Key.Key_R, SHIFT)
    flyer.post()
    assert flyer.held("Remnants") == flyer.shown("Remnants") == {"Me109F": 2}
    assert flyer.held("Inoperable") == {}


def test_enter_tells_where_the_others_of_the_name_lie(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "Me109F")
    flyer.key(Qt.Key.Key_Return)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert "2 at Warszawa" in popup.accessibleName()
    assert f"Available: {flyer.held('Available')['Me109F']}" in popup.accessibleName()
    flyer.key(Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None


# ------------------------------------------------------------------------------- refusals


def test_a_refused_move_is_marked_on_its_card_with_the_case(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_V, SHIFT)
    card = next(one for one in flyer.panel("Available").cards if one.card.source)
    assert len(flyer.faults) == 1
    assert flyer.faults[0] in card.accessibleName()
    assert flyer.there("post")
    assert not flyer.find("post").isEnabled()
    flyer.post()
    assert flyer.held("Warszawa")["He111"] == 3
    assert flyer.screen.pencil.moved == 3


def test_in_another_phase_nothing_can_be_ticked(opening: Flyer) -> None:
    opening.go_to("Available", "Ju52")
    assert not opening.at.has_tick
    opening.key(Qt.Key.Key_Space)
    assert not opening.screen.pencil
    assert "the phase for it" in opening.window.status.told


def test_a_card_in_pencil_is_activated_only_once_it_is_posted(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "Me109F")
    flyer.key(Qt.Key.Key_B, SHIFT)
    assert flyer.shown("Minsk") == {"~Me109F": 2}
    flyer.go_to("Minsk", "Me109F")
    flyer.key(Qt.Key.Key_Space)
    assert not flyer.screen.pencil.groups
    assert "Post the move first" in flyer.window.status.told


# ------------------------------------------------------------------------------- putting away


def test_esc_asks_before_the_pencil_goes(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_Space)
    flyer.key(Qt.Key.Key_Escape)
    assert flyer.there("putting_away")
    flyer.key(Qt.Key.Key_Escape)
    assert not flyer.there("putting_away")
    assert flyer.at.card.pencilled == 3
    flyer.click("clear_pencil")
    flyer.click("put_away")
    assert not flyer.screen.pencil
    assert not flyer.there("post")
    assert flyer.card("Warszawa", "He111").card.flies == 0


def test_the_pencil_outlives_another_page_and_an_undo(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_Space)
    flyer.key(Qt.Key.Key_7)
    flyer.key(Qt.Key.Key_4)
    assert flyer.card("Warszawa", "He111").card.pencilled == 3
    assert flyer.window.desk is not None
    flyer.window.desk.undo()  # back to the Initial Phase: nothing can be activated there
    flyer.settle()
    assert flyer.screen.pencil.groups
    assert flyer.faults
    flyer.window.desk.undo()  # the groups are off the map again
    flyer.settle()
    assert not flyer.screen.pencil


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
    flyer = Flyer(qtbot, open_window(qtbot, tmp_path, campaign))
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
    posted(flyer.books, "air_move", moves=moves)
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
