"""Rules covered: every case acts somewhere that is really there, of every game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oobmgr.games import all_games, game
from oobmgr.rules.cases import Case
from oobmgr.rules.coverage import Act, ActKind, Coverage
from oobmgr.rules.game import Game
from oobmgr.ui.shell.rule_places import screens

EUROPA = game("europa")


def with_acts(*acts: str, rule_class: str = "R", case_id: str = "OVR-07") -> Game:
    """The game with one case alone, which acts where it is told to."""
    case = replace(EUROPA.cases()[case_id], acts=acts, rule_class=rule_class)
    return replace(EUROPA, cases=lambda: {case_id: case})


def told(*acts: str, rule_class: str = "R") -> list[str]:
    found = Coverage(with_acts(*acts, rule_class=rule_class), screens()).faults()
    return [fault.message for fault in found]


@pytest.mark.parametrize("one", all_games(), ids=lambda one: one.id)
def test_every_case_acts_where_it_says(one: Game) -> None:
    assert [str(fault) for fault in Coverage(one, screens()).faults()] == []


@pytest.mark.parametrize(
    "act",
    [
        "calculator europa.overrun_allowed", "action overrun", "check stacking",
        "option overrun_terrain", "chart terrain", "reminder movement", "screen ledger",
        "screen options", "table movement.stacking", "table movement.stacking.normal",
        "scenario barbarossa",
    ],
)  # fmt: skip
def test_what_is_there_is_an_act(act: str) -> None:
    assert told(act) == []


@pytest.mark.parametrize(
    ("act", "word"),
    [
        ("calculator europa.overrun", "calculator"),
        ("action nothing", "action"),
        ("check two hexes", "check"),
        ("option terrain", "option"),
        ("chart weather", "chart"),
        ("reminder combat", "reminder"),  # the case stands in other phases
        ("reminder", "reminder"),
        ("screen case details", "screen"),
        ("table movement.nothing", "table"),
        ("scenario Barbarossa", "scenario"),
    ],
)
def test_what_is_not_there_is_told(act: str, word: str) -> None:
    assert told(act) == [f"is no {word} of the program.", "acts nowhere in the program."]


def test_unknown_words_are_told_with_what_is_meant() -> None:
    (fault, _) = Coverage(with_acts("calculater europa.overrun_allowed"), screens()).faults()
    assert fault.message == "is no kind of act."
    assert "calculator" in fault.advice


def test_a_case_without_acts_acts_nowhere() -> None:
    assert told() == ["acts nowhere in the program."]


def test_what_is_followed_on_the_map_stands_in_a_phase() -> None:
    assert told("action overrun", rule_class="M") == [
        "is followed on the map and stands in no phase."
    ]
    assert told("action overrun", "reminder movement", rule_class="M") == []


def test_acts_are_told_in_words() -> None:
    coverage = Coverage(EUROPA, screens())
    case = Case("OVR-07", "", "", "M", "", ("reminder movement", "action overrun", "screen air"))
    assert coverage.acts(case) == (
        Act(ActKind.REMINDER, "movement", "Movement Phase"),
        Act(ActKind.ACTION, "overrun", "Overrun"),
        Act(ActKind.SCREEN, "air", "Air"),
    )
    assert coverage.acts(case)[0].words == "Movement Phase (reminder)"


@pytest.mark.parametrize("one", all_games(), ids=lambda one: one.id)
def test_every_calculator_option_and_action_is_named_by_a_case(one: Game) -> None:
    acts = {act for case in one.cases().values() for act in case.acts}
    named = {
        "calculator": [calculator.name for calculator in one.calculators],
        "action": [action.name for action in one.actions],
        "option": [option.name for option in one.options],
    }
    for kind, names in named.items():
        assert {f"{kind} {name}" for name in names} <= acts
