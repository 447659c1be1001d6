"""What is told of a condition that is not met: a sentence of a player, for each of them."""

from __future__ import annotations

from fractions import Fraction

from oobmgr.domain.rulings import Step
from oobmgr.games.europa.movement.costs import (
    AdministrativeMoveInputs,
    administrative_move,
    why_not_so,
)
from oobmgr.games.europa.movement.overruns import (
    MovingPhase,
    OverrunAllowedInputs,
    River,
    Terrain,
    overrun_conditions,
    why_no_overrun,
)
from oobmgr.games.europa.words import Weather
from oobmgr.known_games import game

TABLES = game("europa").tables()


def test_each_condition_of_an_overrun_is_told_in_a_sentence() -> None:
    barred = OverrunAllowedInputs(
        mp=Fraction(1),
        hex_cost=Fraction(2),
        weather=Weather.MUD,
        terrain=Terrain.FOREST,
        river=River.MAJOR,
        stack_used=True,
        target_used=True,
        phase=MovingPhase.EXPLOITATION,
    )
    conditions = overrun_conditions(barred, TABLES)
    told = [why_no_overrun(name, line) for name, line in conditions.items() if not line.value]
    assert told[1:] == [
        "There are no overruns in mud.",
        "There is no Exploitation Phase in mud.",
        "The terrain bars an overrun: forest.",
        "The river bars an overrun: major.",
        "The stack has made an overrun in this phase.",
        "The hex was overrun in this phase already.",
    ]


def test_each_condition_of_an_administrative_move_is_told_in_a_sentence() -> None:
    barred = AdministrativeMoveInputs(
        hex_costs=(Fraction(9),),
        ma=Fraction(1),
        start_in_zone=True,
        ezoc=True,
        adjacent=True,
        in_supply=False,
        friendly=False,
        arctic=True,
        road=False,
        truck=True,
        phase=MovingPhase.EXPLOITATION,
    )
    lines = administrative_move(barred, TABLES).working[:-1]
    broken = [line for line in lines if line.value is False]
    assert [_starts(line) for line in broken] == [
        "The route is",
        "There is no",
        "The route leads",
        "The route leads",
        "Only units in",
        "The route leads",
        "In arctic zone",
        "A truck keeps",
        "The move takes",
    ]
    assert all("Not met" not in why_not_so(line) for line in broken)


def _starts(line: Step) -> str:
    return " ".join(why_not_so(line).split()[:3])
