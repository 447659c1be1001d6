"""Units that arrive in a turn are placed, in one go or hex by hex, and asked for until they are."""

from __future__ import annotations

import pytest
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.actions.arrivals.reinforcements import (
    ReinforcementsInputs,
    any_arriving,
    arriving,
    plan_reinforcements,
    propose_reinforcements,
)
from oobmgr.games.europa.turns import FIRST_TURN
from oobmgr.games.europa.words import MOVEMENT, SOVIET
from oobmgr.known_games import game

JULY = TurnCode("1941-07-I")
ON_MAP = UnitStatus.ON_MAP


@pytest.fixture
def july() -> FakeBooks:
    """July I 1941: 1 and 2 came with the turn, 3 was there, 4 late, 5 Soviet, 6 comes later."""
    books = opened()
    books.turn = JULY
    books.enlist(1, "infantry", status=ON_MAP, arrival=JULY)
    books.enlist(2, "panzer", status=ON_MAP, arrival=JULY)
    books.enlist(3, "infantry", status=ON_MAP, arrival=TurnCode(""))
    books.enlist(4, "infantry", status=UnitStatus.DUE, arrival=FIRST_TURN)
    books.enlist(5, "rifle", side=SOVIET, status=ON_MAP, arrival=JULY)
    books.enlist(6, "infantry", status=UnitStatus.DUE, arrival=TurnCode("1941-08-I"))
    return books


def ids(books: FakeBooks) -> list[int]:
    return [unit.id for unit in arriving(books)]


def warned(books: FakeBooks) -> list[str]:
    return [w.sentence for w in game("europa").warnings(books) if w.kind == "arrivals"]


def test_those_of_this_turn_and_late_ones_arrive(july: FakeBooks) -> None:
    assert ids(july) == [1, 2, 4]
    assert propose_reinforcements(july).units == (1, 2, 4)
    assert warned(july) == ["3 units that arrive this turn are not placed."]
    picking = game("europa").action("reinforcements").picking
    assert picking is not None
    assert set(picking.choices(july)) == {1, 2, 4}


def test_what_arrives_up_to_the_first_turn_is_set_up_before_play() -> None:
    books = opened()
    books.enlist(1, "infantry", status=ON_MAP, arrival=FIRST_TURN)
    assert not any_arriving(books)


def test_all_are_placed_in_one_go_and_a_late_one_comes_to_the_map(july: FakeBooks) -> None:
    plan = july.post(plan_reinforcements(july, propose_reinforcements(july)))
    assert plan.sentence == "3 units placed, 0 still to place."
    lines = [(step.label, step.value) for step in plan.ruling.working]
    assert lines == [("Infantry", 2), ("Panzer", 1), ("Units placed", 3)]
    moved = [fact for fact in plan.facts if fact.subject is Subject.UNIT]
    assert [(fact.key, fact.field, fact.new) for fact in moved] == [("4", "status", "on_map")]
    assert not any_arriving(july)
    assert warned(july) == []


def test_a_class_keeps_its_capitals_in_the_working(july: FakeBooks) -> None:
    july.enlist(7, "infantry", size="III", status=ON_MAP, arrival=JULY, cm=True)
    plan = plan_reinforcements(july, ReinforcementsInputs((7,)))
    assert plan.ruling.working[0].label == "C/M below division"


def test_some_are_placed_in_a_hex_and_the_rest_stay_due(july: FakeBooks) -> None:
    plan = plan_reinforcements(july, ReinforcementsInputs((2,), "1B 2214"))
    july.post(plan)
    assert plan.sentence == "1 unit placed in 1B 2214, 2 still to place."
    where = [(f.key, f.new) for f in plan.facts if f.field == "hex"]
    assert where == [("2", "1B 2214")]
    assert ids(july) == [1, 4]


@pytest.mark.parametrize("unit", [3, 5, 6])
def test_who_does_not_arrive_is_refused(july: FakeBooks, unit: int) -> None:
    (fault,) = plan_reinforcements(july, ReinforcementsInputs((unit,))).refusals
    assert fault.message == "does not arrive in this turn, or was placed."
    assert fault.case == "SOP-02"


def test_nobody_twice_and_not_nobody(july: FakeBooks) -> None:
    july.post(plan_reinforcements(july, ReinforcementsInputs((1,))))
    assert plan_reinforcements(july, ReinforcementsInputs((1,))).refusals
    (fault,) = plan_reinforcements(july, ReinforcementsInputs()).refusals
    assert fault.message == "Nothing is entered."


def test_it_is_asked_for_in_the_initial_phase(july: FakeBooks) -> None:
    july.phase = MOVEMENT
    assert warned(july) == []
