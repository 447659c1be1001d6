"""Rules covered: every case acts somewhere in the program, of every game, as it is declared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from oobmgr.known_games import all_games, game
from oobmgr.rules.cases import Case
from oobmgr.rules.charts import Chart
from oobmgr.rules.coverage import Act, ActKind, Coverage
from oobmgr.rules.game import Game, Reminder
from oobmgr.rules.phase_cases import PhaseCase
from oobmgr.rules.tables import Tables
from oobmgr.ui.commands import screens

EUROPA = game("europa")
CASE = "AB-07"  # of no game, or `oobmgr rule` would tell this file as a test of its case
NOTHING: Mapping[str, Any] = {
    "calculators": (), "actions": (), "checks": (), "closings": (), "options": (), "charts": dict,
    "phase_cases": lambda _: (), "reminders": lambda _: (), "tables": lambda: Tables({}),
    "screens": {}, "scenarios": (),
}  # fmt: skip
"""What a game declares that names no case."""


def declaring(rule_class: str = "R", **declared: Any) -> Game:  # noqa: ANN401 - fields of `Game`
    """The game with one case alone, which acts where something is declared."""
    case = Case(CASE, "Picking up units", "A stack takes units along.", rule_class, "L47")
    return replace(EUROPA, cases=lambda: {CASE: case}, **{**NOTHING, **declared})


def acts(one: Game) -> list[str]:
    return [f"{act.kind} {act.name}" for act in Coverage(one, screens()).acts(one.cases()[CASE])]


def faults(one: Game) -> list[str]:
    """What is wrong with a game; its own page names a case that is not the one."""
    found = Coverage(one, {key: title for key, title in screens().items() if key != "air"}).faults()
    return [fault.message for fault in found]


CALCULATOR = next(iter(EUROPA.calculators))
OPTION = next(iter(EUROPA.options))
MOVEMENT = next(phase for phase in EUROPA.phases if phase.id == "movement")
REMINDER = PhaseCase(MOVEMENT.id, "Nobody overruns.", CASE)
CHART = Chart("terrain", "Terrain", "What it does.", CASE, "Terrain", "Effect", cases=(CASE,))
NORMAL = EUROPA.tables().cell("movement.stacking.normal")
DECLARED: Mapping[str, Mapping[str, Any]] = {
    f"calculator {CALCULATOR.name}": {"calculators": (replace(CALCULATOR, cases=(CASE,)),)},
    f"calculator {CALCULATOR.name} ": {"calculators": (replace(CALCULATOR, also=(CASE,)),)},
    "action overrun": {"actions": (replace(EUROPA.action("overrun"), cases=(CASE,)),)},
    f"check {EUROPA.checks[0].kind}": {"checks": (replace(EUROPA.checks[0], cases=(CASE,)),)},
    f"closing {EUROPA.closings[0].name}": {
        "closings": (replace(EUROPA.closings[0], cases=(CASE,)),)
    },
    f"option {OPTION.name}": {"options": (replace(OPTION, cases=(CASE,)),)},
    "chart terrain": {"charts": lambda: {"terrain": CHART}},
    "reminder movement": {"phase_cases": lambda _: (REMINDER,)},
    "reminder date": {"reminders": lambda _: (Reminder(EUROPA.scenarios[0].first_turn, "", CASE),)},
    "screen ledger": {"screens": {"ledger": CASE}},
    "screen options": {"screens": {"options": CASE}},
    "table movement.stacking.normal": {
        "tables": lambda: Tables({"movement.stacking.normal": replace(NORMAL, case=CASE)})
    },
    "table movement.stacking": {"tables": lambda: Tables({}, {}, {"movement.stacking": (CASE,)})},
    "scenario barbarossa": {"scenarios": (replace(EUROPA.scenarios[0], cases=CASE, variants=()),)},
}


@pytest.mark.parametrize("one", all_games(), ids=lambda one: one.id)
def test_every_case_acts_somewhere_and_every_case_that_is_named_is_there(one: Game) -> None:
    assert [str(fault) for fault in Coverage(one, screens()).faults()] == []


@pytest.mark.parametrize("act", DECLARED)
def test_what_names_a_case_is_where_it_acts(act: str) -> None:
    assert act.strip() in acts(declaring(**DECLARED[act]))


def test_a_case_that_is_not_in_the_catalogue_is_told_with_what_names_it() -> None:
    one = declaring(screens={"ledger": f"{CASE} AB-08"})
    (fault,) = Coverage(one, {"ledger": "Ledger"}).faults()
    assert (fault.message, fault.where) == ("names the unknown case.", "Ledger (page)")
    assert CASE in fault.advice


def test_a_case_that_nothing_names_acts_nowhere() -> None:
    assert faults(declaring()) == ["acts nowhere in the program."]
    assert faults(declaring("I")) == []


def test_what_is_followed_on_the_map_stands_in_a_phase() -> None:
    overrun = DECLARED["action overrun"]
    assert faults(declaring("M", **overrun)) == ["is followed on the map and is in no phase."]
    assert faults(declaring("M", **overrun, **DECLARED["reminder movement"])) == []


def test_acts_are_told_in_words() -> None:
    one = declaring(
        **DECLARED["reminder movement"], **DECLARED["action overrun"], screens={"ledger": CASE}
    )
    found = Coverage(one, screens()).acts(one.cases()[CASE])
    assert found == (
        Act(ActKind.ACTION, "overrun", "Overrun"),
        Act(ActKind.SCREEN, "ledger", "Ledger"),
        Act(ActKind.REMINDER, "movement", "Movement Phase"),
    )
    assert found[2].words == "Movement Phase (reminder)"


def test_many_entries_of_a_group_are_named_by_the_group() -> None:
    paths = ["movement.stacking.a", "movement.stacking.b", "movement.stacking.c", "rail.one"]
    one = declaring(tables=lambda: Tables({path: replace(NORMAL, case=CASE) for path in paths}))
    assert acts(one) == ["table movement.stacking", "table rail.one"]


@pytest.mark.parametrize("one", all_games(), ids=lambda one: one.id)
def test_every_calculator_option_and_action_names_a_case(one: Game) -> None:
    assert all(rule.cases for rule in one.calculators)
    assert all(action.cases for action in one.actions)
    assert all(option.cases for option in one.options)
