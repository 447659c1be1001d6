"""A side's turn of Barbarossa in thirty inputs: each a key, a click, or a value that is typed.

Fifteen groups are repaired, or ten bases entered, in five.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, Command, FillChart
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.games.europa.questions import BOARD
from oobmgr.rules.questions import SideWish
from oobmgr.ui.theme import apply_theme
from oobmgr.ui.viewmodels.turn_guide import Guide, StepState
from oobmgr.ui.views.turn.step_list import StepList
from tests.campaigns import campaign_at, post, sample_order
from tests.integration.table.comparing import holds
from tests.integration.table.player import ALT, CTRL, NO_KEY, SHIFT, Player

_HELD = {"Ctrl": CTRL, "Shift": SHIFT, "Alt": ALT}
_MOST = 30
_MOST_WITH_A_BATTLE = 32
_MOST_WITH_EXPLOITATION = 33
_MOST_OF_A_LIST = 5
"""Of the repair of fifteen groups, and of a table of ten bases."""
_REPAIRED_AT = {"Warszawa": "He111", "Minsk": "Me109F", "Lublin": "Ju88A"}


class Hands:
    """Presses, clicks and types in the window, and counts it."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.inputs = 0

    def press(self, *keys: str) -> None:
        """Press keys such as "F8", "n" or "Ctrl+Enter"."""
        for key in keys:
            *held, last = key.split("+")
            modifiers = NO_KEY
            for one in held:
                modifiers |= _HELD[one]
            self.inputs += 1
            if len(last) == 1 and not held:
                self.player.type(last)
            else:
                name = "Return" if last == "Enter" else last
                self.player.key(getattr(Qt.Key, f"Key_{name}"), modifiers)

    def write(self, *values: str) -> None:
        """Type a value, or several with Tab between them."""
        for at, value in enumerate(values):
            if at:
                self.press("Tab")
            self.inputs += 1
            self.player.type(value)

    def step(self, text: str) -> None:
        """Click a step of the phase."""
        self.inputs += 1
        self.player.step(text)

    def choose(self, name: str, option: str) -> None:
        """Click an option."""
        self.inputs += 1
        self.player.choose(name, option)

    def units(self, line: str) -> None:
        """Enter a line of units in the list, and look at what it comes to."""
        self.press("/")
        self.write(line)
        self.press("Ctrl+Enter")

    @property
    def guide(self) -> Guide:
        """The steps of the phase."""
        return self.player.find("actions", StepList).guide


@pytest.fixture
def hands(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Hands]:
    """Barbarossa with the sample's units, June II 1941, Axis Initial Phase."""
    yield from at_the_window(qapp, qtbot, tmp_path, campaign_of(tmp_path, sample_order()))


@pytest.fixture
def mechanics(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Hands]:
    """The Air Phase, with five inoperable groups at each of three bases."""
    books = campaign_of(tmp_path)
    for at, base in enumerate(_REPAIRED_AT):
        post(books, "air_base", name=base, hex=f"1B 22{at:02}", city="major", airfield=True)
    for target in ("", "inoperable"):
        moves = [
            {"card": card, "source": base if target else "available", "target": target or base,
             "number": 5}
            for base, card in _REPAIRED_AT.items()
        ]  # fmt: skip
        post(books, "air_move", moves=moves, correct=True)
    books.session.execute(Advance(anyway=True))
    yield from at_the_window(qapp, qtbot, tmp_path, books)


def campaign_of(folder: Path, *commands: Command) -> Campaign:
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "full", {"surprise_turn": "skip"})
    return campaign_at(folder / "tuesdays.oob", new, *commands)


def at_the_window(
    qapp: QApplication, qtbot: QtBot, folder: Path, books: Campaign
) -> Iterator[Hands]:
    apply_theme(qapp, "light")
    player = Player(qtbot, folder)
    player.window.show_campaign(books)
    player.settle()
    yield Hands(player)
    player.leave()


def test_two_turns_of_the_axis_and_one_of_the_soviets(hands: Hands) -> None:
    june_ii_axis(hands)
    assert hands.inputs <= _MOST
    hands.inputs = 0
    june_ii_soviet(hands)
    assert hands.inputs <= _MOST
    hands.inputs = 0
    july_i_axis(hands)
    assert hands.inputs <= _MOST
    assert hands.player.books.check() == ()


def june_ii_axis(hands: Hands) -> None:
    player = hands.player
    hands.press("Shift+C")  # the weather of all zones
    hands.press("Ctrl+Shift+Enter")  # 100 and 100 received: 200
    hands.write("21", "18")  # 7 and 9
    hands.press("Ctrl+Shift+Enter")
    assert player.where() == ("1941-06-II", "axis", "movement")
    holds(player, "axis", sp=184, limit=200, re=41)
    # 17 panzer and 1 armored 18, 13 motorised 6 1/2: 24 1/2, up 25.
    hands.press("Ctrl+A", "Space", "Ctrl+Enter")
    holds(player, "axis", sp=159, limit=200, re=41)
    hands.step("Overrun")
    hands.units("3 panzer, 3×infantry")  # 3 Panzer has paid; 1 1/2, up 2
    hands.press("Ctrl+Shift+Enter")
    assert player.where() == ("1941-06-II", "axis", "combat")
    holds(player, "axis", sp=157, limit=200, re=41)
    hands.units("3 panzer, 4 panzer, 23×infantry, 4×targets")  # 11 1/2 and 4, up 16
    hands.press("Ctrl+Shift+Enter")
    hands.write("Warszawa")  # the last phase in which the 40 Re can be placed
    hands.press("Ctrl+Shift+Enter")
    assert player.account("pool:axis:Warszawa") == 40
    assert player.where() == ("1941-06-II", "axis", "exploitation")
    holds(player, "axis", sp=141, limit=200, re=41)
    hands.press("Alt+2", "/")
    hands.write("17 panzer")
    hands.press("Down", "x", "Alt+1")
    assert player.unit("GE.pz9.17").steps_left == 1
    hands.units("3 panzer, 4 panzer, 3×motorized")  # 2 and 1 1/2, up 4
    hands.press("Ctrl+Shift+Enter")
    assert player.where() == ("1941-06-II", "soviet", "initial")
    holds(player, "axis", sp=137, limit=200, re=41)


def june_ii_soviet(hands: Hands) -> None:
    player = hands.player
    player.click("buy_advised")  # 75 and 60 received, 15 above the limit: 5 Re
    hands.inputs += 1
    hands.press("Ctrl+Enter", "n")
    hands.write("10", "5")  # 3 1/3 and 2 1/2, up 6
    hands.press("Ctrl+Shift+Enter")
    assert player.where() == ("1941-06-II", "soviet", "movement")
    holds(player, "soviet", sp=114, limit=120, re=32)
    hands.units("9×tank, 5×motorized")  # 9 and 2 1/2, up 12
    hands.press("Ctrl+Enter", "n", "n")  # the others stay where they are
    hands.units("17×rifle, 3×targets")  # 8 1/2 and 3, up 12
    hands.press("Ctrl+Enter", "n")
    assert "30 Resource Points have no place yet." in player.faults
    hands.press("n")  # they lie nowhere yet
    holds(player, "soviet", sp=90, limit=120, re=32)
    hands.press("n")  # nothing exploits
    assert player.where() == ("1941-07-I", "axis", "initial")


def july_i_axis(hands: Hands) -> None:
    player = hands.player
    hands.press("Shift+C")
    hands.choose("city_Riga", "held")
    hands.choose("city_Minsk", "siege")
    # 100 - 3 - 4 = 93; 137 + 93 - 186 = 44 above the limit: 15 Re for 45 SP.
    player.click("buy_advised")
    hands.inputs += 1
    hands.press("Ctrl+Enter")
    holds(player, "axis", sp=185, limit=186, re=57)
    assert player.words_of("due_together") == (
        "Nothing to decide in Reinforcements, Air arrivals, Replacements."
    )
    hands.press("F7")
    assert hands.guide.step("reinforcements") is None  # all are placed
    assert {step.state for step in hands.guide.steps if step.settled} == {StepState.POSTED}
    assert hands.guide.next_due is not None  # points, and a cadre that they could rebuild
    hands.press("n", "n")
    hands.write("14", "17")  # 4 2/3 and 8 1/2, up 14
    hands.press("Ctrl+Shift+Enter")
    assert player.where() == ("1941-07-I", "axis", "movement")
    holds(player, "axis", sp=171, limit=186, re=57)
    hands.press("Ctrl+A", "Space", "Ctrl+Shift+Enter")
    assert player.where() == ("1941-07-I", "axis", "combat")
    hands.units("37×infantry, 6×targets")
    hands.press("Ctrl+Shift+Enter")
    hands.write("Brest")  # the last phase in which the 15 Re can be placed
    hands.press("Ctrl+Shift+Enter")
    assert player.where() == ("1941-07-I", "axis", "exploitation")
    hands.units("3 panzer, 4 panzer, 9×motorized")
    hands.press("Ctrl+Shift+Enter")
    assert player.where() == ("1941-07-I", "soviet", "initial")


def test_a_turn_with_a_battle_fought_in_full(hands: Hands) -> None:
    """From the income to the other side's turn: units, hex, terrain, dice, result and losses."""
    player = hands.player
    hands.press("Shift+C", "Ctrl+Shift+Enter")
    hands.write("21", "18")
    hands.press("Ctrl+Shift+Enter", "Ctrl+A", "Space", "Ctrl+Shift+Enter")
    holds(player, "axis", sp=159, limit=200, re=41)
    hands.press("Alt+5", "/")
    # 10 + 10 + 7 against 4 + 4 is 3-1; armor one column right, woods one left.
    for words in ("3 panzer, 4 panzer, 45 infantry", "104 rifle, 5 rifle", "1B 1716", "w", "7"):
        hands.write(words)
        hands.press("Enter")
    hands.write("X1DR")
    hands.press("Enter", "x", "F6", "x", "Ctrl+Enter")  # 10 of 4 and 4 of 4 factors
    holds(player, "axis", sp=158, limit=200, re=41)  # 45 Infantry 1/2: both panzers have paid
    title = player.books.transaction(player.books.version()).title
    assert title == "Attack on 1B 1716: 3-1, X1DR; Axis lost 1 step, Soviet lost 1 step"
    hands.press("n")
    assert "40 Resource Points have no place yet." in player.faults
    hands.press("n", "n")  # they are placed in July
    assert "Retreats to make. 5 rifle: 2 hexes from 1B 1716." in player.faults
    hands.press("n")  # it retreats on the map alone
    assert player.where() == ("1941-06-II", "soviet", "initial")
    assert hands.inputs <= _MOST_WITH_A_BATTLE


def test_a_turn_with_a_battle_and_exploitation(hands: Hands) -> None:
    """From the income to the other side's turn; Axis units exploit after an attack (MOV-02)."""
    player = hands.player
    hands.press("Shift+C", "Ctrl+Shift+Enter")
    hands.write("21", "18")
    hands.press("Ctrl+Shift+Enter", "Ctrl+A", "Space", "Ctrl+Shift+Enter")
    hands.press("Alt+5", "/")
    # 10 + 10 + 7 against 4 + 4 is 3-1; armor one column right, in the open.
    for words in ("3 panzer, 4 panzer, 45 infantry", "104 rifle, 5 rifle", "1B 1716", "c", "7"):
        hands.write(words)
        hands.press("Enter")
    hands.write("D1DR")
    hands.press("Enter", "x", "Ctrl+Enter")  # half of 8 is 4, which one rifle division meets
    holds(player, "axis", sp=158, limit=200, re=41)  # 45 Infantry 1/2: both panzers have paid
    title = player.books.transaction(player.books.version()).title
    assert title == "Attack on 1B 1716: 4-1, D1DR; Soviet lost 1 step"
    # It retreats on the map, and the 40 Re are placed in July.
    hands.press("n", "n", "n")
    assert player.where() == ("1941-06-II", "axis", "exploitation")
    # 2 panzer 2, 3 motorised 1 1/2 (SP-16): 3 1/2, up 4.
    hands.units("3 panzer, 4 panzer, 3×motorized")
    hands.press("Ctrl+Shift+Enter")
    holds(player, "axis", sp=154, limit=200, re=41)
    assert "Retreats to make. 5 rifle: 2 hexes from 1B 1716." in player.faults
    hands.press("n")
    assert player.where() == ("1941-06-II", "soviet", "initial")
    assert hands.inputs <= _MOST_WITH_EXPLOITATION


def test_fifteen_groups_are_repaired_with_the_dice_of_the_table(mechanics: Hands) -> None:
    mechanics.press("F8")
    mechanics.write("3y 5n 1y 6y 6y 2n 4y 1n 3y 5n 2y 5y 1n 6y 1n")  # as the rulebook has it
    assert mechanics.player.working()["Groups repaired"] == "9"
    mechanics.press("Ctrl+Enter")
    assert repaired(mechanics) == 9
    assert mechanics.inputs <= _MOST_OF_A_LIST


def test_fifteen_groups_are_repaired_by_one_roll_and_the_own_chart(mechanics: Hands) -> None:
    desk = mechanics.player.window.desk
    assert desk is not None
    desk.campaign.session.execute(
        FillChart(
            "air_repair",
            {
                "rows": ["1", "2", "3", "4", "5", "6"],
                "columns": ["German"],
                "cells": [["yes"]] * 6,
            },
        )
    )
    desk.refresh_all()
    mechanics.player.settle()
    mechanics.press("F8", "F5", "Ctrl+Enter")
    assert repaired(mechanics) == 15
    assert mechanics.inputs <= _MOST_OF_A_LIST


def repaired(hands: Hands) -> int:
    """How many groups stand operable at the bases."""
    board = hands.player.books.ask(BOARD, SideWish(SideId("axis")))
    assert board is not None
    places = [place for place in board.forces[0].places if place.name in _REPAIRED_AT]
    return sum(card.number for place in places for card in place.cards)


def test_a_table_of_ten_bases_is_pasted(mechanics: Hands) -> None:
    rows = [f"Base {at}\t1B 24{at:02}\tdot\tyes" for at in range(10, 20)]
    QGuiApplication.clipboard().setText("\n".join(["Base\tHex\tCity\tAirfield?", *rows]))
    before = mechanics.player.books.version()
    mechanics.step("Air bases")
    mechanics.press("Ctrl+V", "Ctrl+Enter")
    assert mechanics.player.books.version() == before + 10
    assert mechanics.inputs <= _MOST_OF_A_LIST


def test_nobody_goes_on_over_a_line_that_is_not_understood(hands: Hands) -> None:
    player = hands.player
    hands.press("Shift+C", "Ctrl+Enter", "n", "n")
    assert player.where()[2] == "movement"
    hands.step("Conversion")
    assert "railway engineers" not in player.faults  # nothing was entered yet
    hands.press("Tab")
    player.write("line", "Brest-Minsk")
    assert "railway engineers" in player.faults
    player.key(Qt.Key.Key_Escape)
    player.key(Qt.Key.Key_Escape)
    hands.step("Divisions")
    hands.units("3 panzer, 12×panz, 5 zouave")
    assert player.picked() == "12×panz: panzer or panzergrenadier?"
    hands.press("Ctrl+Shift+Enter")
    assert player.where()[2] == "movement"
    assert player.held("axis") == 200


def test_one_unit_is_typed_without_a_comma_and_picked_before_it_is_posted(hands: Hands) -> None:
    player = hands.player
    hands.press("Shift+C", "Ctrl+Enter", "n", "n")
    hands.step("By rail")
    before = player.books.version()
    hands.units("291 infantry")
    assert player.picked() == "1 picked: 1 infantry"
    assert player.books.version() == before  # to be looked at first
    hands.write("8")  # rail hexes, where the hand stands now
    hands.press("Ctrl+Enter")
    title = player.books.transaction(player.books.version()).title
    assert title == "1 unit by operational rail"
    # While something is picked, the words are a filter and nothing else.
    hands.units("58 infantry")
    hands.write("8")
    player.find("pick_search", QWidget).setFocus()
    hands.write("61 infantry")
    hands.press("Ctrl+Enter")
    assert player.books.version() == before + 2
    assert player.books.transaction(before + 2).title == "1 unit by operational rail"
