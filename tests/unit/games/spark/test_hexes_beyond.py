"""Hexes beyond any that the rules name are asked about wherever one is entered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.unit.games.spark.assault.assaults import assault_books, ids, mark, put
from tests.unit.games.spark.fire.combat_example import combat_phase, fire
from tests.unit.games.spark.movement.moving import CLEAR, move
from tests.unit.games.spark.test_doubtful_entries import in_phase

from oobmgr.games.spark.actions.air.aa_fire import AaFireInputs, aa_units, plan_aa_fire
from oobmgr.games.spark.actions.assault.end import (
    AssaultEndInputs,
    RetreatInputs,
    plan_assault_end,
    plan_retreat,
)
from oobmgr.games.spark.actions.assault.marking import AssaultMarkersInputs, plan_assault_markers
from oobmgr.games.spark.actions.assault.withdrawals import (
    CallOffInputs,
    DefenderWithdrawalInputs,
    plan_call_off,
    plan_defender_withdrawal,
)
from oobmgr.games.spark.actions.reinforcements.inactive import InactiveInputs, plan_inactive
from oobmgr.games.spark.movement.hexes import HEXES
from oobmgr.games.spark.words import AIR_STRIKES, COMBAT, MOVEMENT
from oobmgr.rules.actions import ActionPlan

# The unit stands in 3513, the last column that the rules name; beside it lies 3614.
EDGE, BEYOND = "3513", "3614"
NAMES = ("387/136", "541/136")


def of_move() -> ActionPlan:
    books = in_phase(MOVEMENT[0])
    put(books, "733/136", hex=EDGE)
    return move(books, "733/136", to=BEYOND, path=[CLEAR])


def of_marker() -> ActionPlan:
    books = in_phase(MOVEMENT[0])
    put(books, "733/136", hex=EDGE)
    return plan_assault_markers(books, AssaultMarkersInputs(ids(books, "733/136"), BEYOND))


def of_retreat() -> ActionPlan:
    books = in_phase(MOVEMENT[0])
    return plan_retreat(books, RetreatInputs(ids(books, "733/136"), BEYOND))


def of_end() -> ActionPlan:
    books = assault_books("1712", *NAMES)
    return plan_assault_end(books, AssaultEndInputs("1712", ids(books, NAMES[0]), BEYOND))


def of_call_off() -> ActionPlan:
    books = assault_books("1712", *NAMES)
    put(books, NAMES[0], hex=EDGE)
    return plan_call_off(books, CallOffInputs("1712", ids(books, NAMES[0]), BEYOND))


def of_withdrawal() -> ActionPlan:
    books = in_phase(COMBAT[0])
    put(books, "II/399/170", hex=EDGE)
    put(books, "387/136", hex="3413")
    mark(books, EDGE, "387/136")
    asked = DefenderWithdrawalInputs(EDGE, ids(books, "II/399/170"), 1, BEYOND)
    return plan_defender_withdrawal(books, asked)


def of_aa_fire() -> ActionPlan:
    books = in_phase(AIR_STRIKES[0])
    unit = (int(aa_units(books)[0].id),)
    return plan_aa_fire(books, AaFireInputs(unit, BEYOND, 3, 4))


def of_inactive() -> ActionPlan:
    books = in_phase(MOVEMENT[0])
    return plan_inactive(books, InactiveInputs(ids(books, "733/136"), None, BEYOND))


def of_fire() -> ActionPlan:
    books = combat_phase()
    put(books, "I/240/170", hex="")  # nobody knows where it is
    put(books, "1106", hex="")
    shot = [("I/240/170", 1, 1, "0")]
    return fire(books, ["1106"], shot, segment="counterbattery", place=BEYOND)


@pytest.mark.parametrize(
    "planned",
    [
        of_move, of_marker, of_retreat, of_end, of_call_off, of_withdrawal, of_aa_fire,
        of_inactive, of_fire,
    ],
)  # fmt: skip
def test_a_hex_beyond_the_map_is_asked_about(planned: Callable[[], ActionPlan]) -> None:
    words = [one.message for one in planned().warnings if one.asks]
    assert any(one.startswith(f"{BEYOND} is beyond every hex") for one in words), words


def test_a_reinforcement_stands_in_no_hex_west_of_the_map() -> None:
    books = in_phase(MOVEMENT[0])
    west = plan_inactive(books, InactiveInputs(ids(books, "733/136"), None, "0912"))
    assert [one.message for one in west.refusals] == ["is beyond the west edge of the map."]


def test_a_hex_set_by_hand_is_named_with_the_edge_beyond_which_it_lies() -> None:
    assert HEXES.beyond("0912") == "0912 is beyond the west edge of the map."
    assert HEXES.beyond("3612").startswith("3612 is beyond every hex that the rules name")
    assert not HEXES.beyond("1012")
