"""That unknown boxes count as shown is asked once for a unit in a Turn Section."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.unit.games.spark.assault.assaults import assault_books, ids
from tests.unit.games.spark.example_books import named
from tests.unit.games.spark.fire.combat_example import combat_phase, fire, why_not
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.spark.actions.air.strike import plan_air_strike
from oobmgr.games.spark.actions.air.strike_inputs import StrikeInputs, StrikeRoll
from oobmgr.games.spark.actions.assault.combat import plan_assault_combat
from oobmgr.games.spark.actions.assault.combat_form import openings
from oobmgr.games.spark.actions.assault.combat_inputs import AssaultCombatInputs
from oobmgr.games.spark.actions.fire.hidden_inputs import TakenInputs
from oobmgr.games.spark.actions.fire.taken import plan_fire_taken
from oobmgr.games.spark.fire.fire_rows import FireWish
from oobmgr.games.spark.screens.fire_sheet import fire_sheet
from oobmgr.games.spark.words import AIR_STRIKES, COMBAT
from oobmgr.rules.actions import ActionPlan

STRANGER = "II/399/170"
ASKED = f"The boxes of {STRANGER} are not entered."


def forget_boxes(books: FakeBooks, name: str = STRANGER) -> None:
    """Nobody entered the boxes of a unit."""
    unit = named(books, name)
    books.roster[unit.id] = replace(unit, traits={**unit.traits, "steps_unknown": "yes"})


def shot(books: FakeBooks, firer: str, **inputs: Any) -> ActionPlan:  # noqa: ANN401 - JSON
    return fire(books, [firer], [(STRANGER, 5, 9, "0")], segment="offensive_1", **inputs)


def test_a_second_fire_asks_no_more_and_says_so_still() -> None:
    books = combat_phase()
    forget_boxes(books)
    assert why_not(shot(books, "387/136", stand_in=False)) == [ASKED]
    books.post(shot(books, "387/136", stand_in=True))
    again = shot(books, "7GdMiner", stand_in=False)
    assert not again.refusals
    assert ASKED in [one.message for one in again.warnings]


def test_another_unit_and_the_next_turn_are_asked_about() -> None:
    books = combat_phase()
    forget_boxes(books)
    forget_boxes(books, "I/399/170")
    books.post(shot(books, "387/136", stand_in=True))
    other = fire(
        books, ["733/136"], [("I/399/170", 5, 9, "0")], segment="offensive_1", stand_in=False
    )
    assert why_not(other) == ["The boxes of I/399/170 are not entered."]
    books.turn = TurnCode("1943-01-12-2pm")
    assert ASKED in why_not(shot(books, "7GdMiner", stand_in=False))


def test_what_was_said_of_one_action_holds_for_the_others() -> None:
    books = assault_books("1712", "387/136", "541/136")
    forget_boxes(books)
    unit = ids(books, STRANGER)
    combat = AssaultCombatInputs("1712", 5, 5)
    assert ASKED in [one.message for one in plan_assault_combat(books, combat).refusals]
    assert "stand_in" not in openings(books).left_out["1712"]
    taken = TakenInputs(units=unit, column=12, red=9, gray=7, result="0")
    assert [one.message for one in plan_fire_taken(books, taken).refusals] == [ASKED]
    books.post(plan_fire_taken(books, replace(taken, stand_in=True)))
    assert not plan_fire_taken(books, taken).refusals
    assert not plan_assault_combat(books, combat).refusals
    assert "stand_in" in openings(books).left_out["1712"]
    books.phase = AIR_STRIKES[0]
    strike = StrikeInputs(3, unit, (StrikeRoll(red=5, gray=9, result="0"),))
    assert not plan_air_strike(books, strike).refusals


def test_the_page_offers_the_question_until_it_is_answered() -> None:
    books = combat_phase()
    forget_boxes(books)
    wish = FireWish("offensive_1", place="1712", assault="1712")
    assert "stand_in" in {one.key for one in fire_sheet(books, wish).conditions}
    books.post(shot(books, "387/136", stand_in=True))
    assert books.phase in COMBAT
    assert "stand_in" not in {one.key for one in fire_sheet(books, wish).conditions}
