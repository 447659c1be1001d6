"""Boxes are crossed off from the right; counters turn over at half; an empty unit is dead."""

from __future__ import annotations

import pytest
from tests.unit.games.spark.example_books import example_books, named

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import imbalance
from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.roster.losses import lose_steps
from oobmgr.games.spark.roster.strength import is_flipped
from oobmgr.games.spark.words import SOVIET
from oobmgr.rules.actions import ActionPlan, StepChange


def test_a_loss_goes_to_the_dead_pile_and_says_its_arithmetic() -> None:
    books = example_books()
    found = lose_steps(books, (StepChange(named(books, "330/86"), 6),))
    assert not imbalance(found.postings)
    amounts = {(one.account, one.good): one.amount for one in found.postings}
    unit = named(books, "330/86")
    assert amounts == {
        (unit_account(SOVIET, unit.id), STEP): -2,
        (Account(Place.DEAD, SOVIET), STEP): 2,
    }
    assert not found.facts
    assert not found.warnings
    assert [(line.label, line.arithmetic) for line in found.working] == [
        ("330/86 loses 2 steps", "8 to 6 of 8")
    ]


def test_a_counter_turns_over_at_half_of_its_boxes_and_not_before() -> None:
    books = example_books()
    assert not lose_steps(books, (StepChange(named(books, "330/86"), 5),)).warnings
    turned = lose_steps(books, (StepChange(named(books, "330/86"), 4),)).warnings
    assert [fault.note() for fault in turned] == [
        "330/86 has 4 of 8 steps left. Turn its counter over."
    ]
    assert turned[0].case == "SP-ROSTER-12"


@pytest.mark.parametrize(
    ("left", "steps", "flipped"),
    [(8, 8, False), (5, 8, False), (4, 8, True), (3, 7, True), (4, 7, False), (1, 1, False)],
)
def test_half_of_an_odd_number_is_not_rounded(left: int, steps: int, flipped: bool) -> None:
    assert is_flipped(left, steps, example_books().tables) is flipped


def test_a_unit_without_a_box_left_is_dead_and_comes_off_the_map() -> None:
    books = example_books()
    found = lose_steps(books, (StepChange(named(books, "1/61T"), 0),))
    assert [fact.new for fact in found.facts] == [UnitStatus.DEAD]
    assert [fault.advice for fault in found.warnings] == ["Take it off the map."]
    books.post(ActionPlan("", "", None, found.postings, found.facts))  # type: ignore[arg-type]
    assert named(books, "1/61T").steps_left == 0


def test_a_unit_cannot_lose_more_than_it_has_or_lose_twice() -> None:
    books = example_books()
    tank = named(books, "1/61T")
    with pytest.raises(BadInput, match="has 4 steps"):
        lose_steps(books, (StepChange(tank, -1),))
    with pytest.raises(BadInput, match="has 4 steps"):
        lose_steps(books, (StepChange(tank, 5),))
    with pytest.raises(BadInput, match="is named twice"):
        lose_steps(books, (StepChange(tank, 3), StepChange(tank, 2)))


def test_what_loses_nothing_writes_nothing() -> None:
    books = example_books()
    assert not lose_steps(books, (StepChange(named(books, "1/61T"), 4),)).postings
