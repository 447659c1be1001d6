"""A pocket from the supply check to its end without the mouse: keys go to what has the focus."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from oobmgr.ui.theme import apply_theme
from oobmgr.ui.views.turn.step_list import StepList
from oobmgr.ui.widgets.weather_chip import WeatherChip
from tests.campaigns import campaign_at
from tests.integration.table.player import CTRL, SHIFT, Player

POCKET = "1B 2417"


def division(designation: str, place: str) -> UnitValues:
    """An infantry division 7-6 with a cadre 2-6."""
    return UnitValues(
        side=SideId("axis"),
        nation="Germany",
        designation=designation,
        type="infantry",
        size="XX",
        path=("2nd Army", "XII Corps"),
        steps=2,
        ratings={"attack": 7, "defense": 7, "move": 6},
        traits={"cadre": "2-6", "re": "3"},
        hex=place,
    )


@pytest.fixture
def player(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    """June II 1941, Axis Initial Phase: 31 and 34 in one hex, 45 in another."""
    apply_theme(qapp, "light")
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "full", {"surprise_turn": "skip"})
    books = campaign_at(tmp_path / "tuesdays.oob", new)
    places = {"31": POCKET, "34": POCKET, "45": "1B 2612"}
    units = tuple(division(name, place) for name, place in places.items())
    books.session.execute(ImportOrderOfBattle(units))
    seated = Player(qtbot, tmp_path)
    seated.window.show_campaign(books)
    seated.settle()
    yield seated
    seated.leave()


def go_to_step(player: Player, text: str) -> None:
    """Tab to the guided list, walk it with the arrows, and go into the form with Enter."""
    player.tab_to("actions")
    steps = player.find("actions", StepList)
    for _ in range(40):
        current = next(step.text for step in steps.guide.steps if step.name == steps.current)
        if current == text:
            break
        texts = [step.text for step in steps.guide.steps]
        down = texts.index(text) > texts.index(current)
        player.key(Qt.Key.Key_Down if down else Qt.Key.Key_Up)
    player.key(Qt.Key.Key_Return)


def states(player: Player) -> dict[str, list[str]]:
    return {row.designation: [mark.word for mark in row.marks] for row in player.books.units()}


def next_turn(player: Player) -> None:
    desk = player.window.desk
    assert desk is not None
    desk.campaign.session.execute(Advance("turn", anyway=True))
    desk.refresh_all()
    player.settle()


def test_a_pocket_without_the_mouse(player: Player) -> None:
    isolate_the_first_hex(player)
    assert states(player) == {"31": ["isolated"], "34": ["isolated"], "45": []}
    next_turn(player)  # July I
    lose_strength_to_attrition(player)
    assert {row.designation: row.steps_left for row in player.books.units()} == {
        "31": 1, "34": 2, "45": 2,
    }  # fmt: skip
    next_turn(player)  # July II
    break_out(player)
    assert player.account("pending:axis:Germany:1941-08-I") == 8
    assert [row.status for row in player.books.units()] == ["dead", "dead", "on_map"]
    player.undo()
    put_in_supply(player, "34 infantry")
    assert states(player) == {"31": ["isolated"], "34": [], "45": []}
    assert player.books.check() == ()


def isolate_the_first_hex(player: Player) -> None:
    """Pick a hex by its head in the list of units."""
    go_to_step(player, "Supply states")
    player.tab_to("pick_as")
    player.key(Qt.Key.Key_Right)
    assert player.words_of("pick_as").endswith("isolated")
    player.tab_to("picker")
    player.key(Qt.Key.Key_Home)
    player.key(Qt.Key.Key_Space)
    assert player.working()["Isolated"] == "2"
    player.key(Qt.Key.Key_Return, CTRL)


def lose_strength_to_attrition(player: Player) -> None:
    """14 strong, 7 − 1 = 6 fails, 7 to lose: the 31st becomes a cadre."""
    go_to_step(player, "Attrition")
    player.tab_to("roll")
    player.type("7")
    assert player.working()["Strength lost"] == "7"
    assert "must lose 7" in player.faults
    player.tab_to("pick_as", back=True)
    player.key(Qt.Key.Key_Right)
    player.tab_to("picker")
    player.key(Qt.Key.Key_Home)
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Space)
    assert player.working()["The losses count for"] == "7"
    player.key(Qt.Key.Key_Return, CTRL)


def break_out(player: Player) -> None:
    """2 + 7 = 9 break out; 9 − 1 = 8 passes: 8 points from August I."""
    go_to_step(player, "Breakout")
    player.tab_to("roll")
    player.type("9")
    assert player.working()["Infantry replacement points"] == "8"
    player.key(Qt.Key.Key_Return, CTRL)


def put_in_supply(player: Player, words: str) -> None:
    """Find a unit on the page of the order of battle, and mark it by its menu."""
    player.type("2")
    player.type("/")
    player.type(words)
    player.key(Qt.Key.Key_Down)
    player.type("s")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_I)
    player.settle()


def stop(player: Player) -> str:
    """What has the focus, by its name or its kind."""
    focus = QApplication.focusWidget() or player.window
    return focus.objectName() or type(focus).__name__


def test_tab_goes_round_the_whole_window_and_back_again(player: Player) -> None:
    go_to_step(player, "Supply states")
    assert stop(player) == "picker"
    round_trip = [stop(player)]
    for _ in range(60):
        player.key(Qt.Key.Key_Tab)
        if stop(player) == "picker":
            break
        round_trip.append(stop(player))
    assert {"whole", "stacks_add", "post", "PhaseStepper", "actions", "pick_as"} <= {*round_trip}
    assert round_trip[-2:] == ["pick_search", "pick_as"]
    for wanted in reversed(round_trip[-8:]):
        player.key(Qt.Key.Key_Backtab, SHIFT)
        assert stop(player) == wanted


def test_tab_goes_from_the_weather_into_the_page_and_not_past_half_of_it(player: Player) -> None:
    """Once the weather is known its chips stand in the bar; the page begins behind them."""
    player.key(Qt.Key.Key_C, SHIFT)
    player.post()
    assert player.all_named("", WeatherChip)
    go_to_step(player, "Supply states")
    round_trip = [stop(player)]
    for _ in range(60):
        player.key(Qt.Key.Key_Tab)
        if stop(player) == "picker":
            break
        round_trip.append(stop(player))
    chips = [at for at, name in enumerate(round_trip) if name == "WeatherChip"]
    assert len(chips) == 5
    assert round_trip[chips[0] - 1] == "PhaseStepper"
    assert {"next_phase", "actions", "pick_search"} <= set(round_trip[chips[-1] :])


def test_back_in_a_phase_that_is_posted_the_focus_is_on_what_comes_next(player: Player) -> None:
    player.key(Qt.Key.Key_C, SHIFT)
    player.post()
    player.type("n")
    assert player.where()[2] == "air"
    assert stop(player) == "fighters"
    player.type("p")
    assert player.where()[2] == "initial"
    assert stop(player) == "next_phase"
