"""What cannot be in the air, and lines of its workings that stand only where they say something."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.air_groups import cases, in_the_air, move, moved, plan
from tests.unit.games.europa.air_missions import at_bases, group, in_the_morning, placed
from tests.unit.games.europa.over_kiev import fight, i16, over_kiev, own_chart, supported
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.errors import BadInput
from oobmgr.games.europa.accounts import pool
from oobmgr.games.europa.air.board import board
from oobmgr.games.europa.air.held import able_groups
from oobmgr.games.europa.air.missions import FlakStrengthInputs, flak_strength
from oobmgr.games.europa.air.old_facts import strike_record
from oobmgr.games.europa.words import AXIS, SOVIET, SP
from oobmgr.known_games import ruling
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import decode

SWEEP: dict[str, object] = {
    "card": "Me109F", "target": "I16", "target_box": "Kiev", "hit": "0", "back": "0",
}  # fmt: skip


def lines(draft: ActionPlan) -> dict[str, object]:
    return {step.label: step.value for step in draft.ruling.working}


def said(draft: ActionPlan) -> list[str]:
    return [fault.message for fault in draft.refusals]


def test_free_patrol_is_told_and_costs_nothing() -> None:
    assert (
        lines(plan(in_the_air(patrol_payment="free"), "air", patrol=2))["Patrol and Alert: 2"] == 0
    )
    assert "Patrol and Alert: 2" not in lines(plan(in_the_air(), "air", patrol=2))


# Those in the Available box count as well: a player who counts groups leaves them there.
def test_no_more_interceptors_pay_than_the_enemy_has() -> None:
    books = over_kiev(patrol_payment="each_turn")
    books.put(pool(SOVIET), SP, 100)
    has = able_groups(books, SOVIET)["fighter"]
    assert not plan(books, "intercept", fighters=has).refusals
    (beyond,) = plan(books, "intercept", fighters=has + 1).refusals
    assert (beyond.where, beyond.case) == ("fighters", "AIR-01")


@pytest.mark.parametrize("work", ["damage", "repair"])
def test_hits_on_a_base_have_a_number(work: str) -> None:
    assert (
        said(plan(in_the_air(), "air_base", work=work, name="Warszawa"))[0] == "Nothing is entered."
    )


# Sweeps come first: what becomes one after another fight comes too late (MIS-06).
def test_a_sweep_comes_too_late_after_another_fight() -> None:
    books = over_kiev()
    supported(books)
    books.post(placed(books, "yard", group("German He111"), target="Kiev"))
    books.post(fight(books, i16("Me109F", "R", "0")))
    books.post(placed(books, "sweep", group("Me109F"), target="Kiev", mission=2))
    draft = fight(books, SWEEP, mission=2)
    assert cases(draft) == ["MIS-06"]
    assert "Mission 1 was fought over already" in said(draft)[0]


def test_a_mission_that_has_begun_is_not_taken_back() -> None:
    books = over_kiev()
    supported(books)
    assert not plan(books, "air_cancel", mission=1).refusals
    books.post(fight(books, i16("Me109F", "R", "0")))
    draft = plan(books, "air_cancel", mission=1)
    assert (cases(draft), said(draft)) == (["SOP-03"], ["Mission 1 has begun."])


def test_supply_that_was_flown_is_not_taken_back() -> None:
    books = in_the_morning()
    books.post(plan(books, "air_supply", target="Warszawa", groups=[group("Ju52", "Minsk")]))
    assert cases(plan(books, "air_cancel", mission=1)) == ["TRN-01"]


def test_a_target_that_shifts_the_column_is_told() -> None:
    books = over_kiev()
    books.post(placed(books, "port", group("German He111", rating=3), target="Odessa"))
    own_chart(books, "bombardment", ["7"], ["1-5", "6+"], "1R C1R")
    shifted = plan(books, "air_strike", mission=1, roll=7, shift=-1)
    assert lines(shifted)["Shift of the target"] == -1
    assert "Shift of the target" not in lines(plan(books, "air_strike", mission=1, roll=7))


# What a rating is not known for brings unknown factors, and no column (AIR-12).
def test_dice_without_bombing_factors_are_refused() -> None:
    books = over_kiev()
    books.post(placed(books, "port", group("German He111"), target="Odessa"))
    own_chart(books, "bombardment", ["7"], ["1-5", "6+"], "1R C1R")
    draft = plan(books, "air_strike", mission=1, roll=7)
    assert (cases(draft), draft.refusals[0].where) == (["AIR-12"], "factors")
    assert not plan(books, "air_strike", mission=1, roll=7, factors=4).refusals
    assert not plan(books, "air_strike", mission=1, result="1R").refusals


# A hit on a yard takes 5 REs here, so two take 10 (RAIL-12).
def test_what_a_yard_loses_is_told_where_it_is_known() -> None:
    books = in_the_air().pay_to_fly()
    label = "Soviet rail capacity less"
    assert lines(plan(books, "bombing", hits=2, rail_res=5))[label] == 10
    assert label not in lines(plan(books, "bombing", hits=2))


@pytest.mark.parametrize(
    ("rail", "result", "cut"), [(True, "yes", True), (True, "no", False), (False, "yes", False)]
)
def test_a_zone_that_is_placed_cuts_the_rail_line(rail: bool, result: str, cut: bool) -> None:
    books = in_the_air().pay_to_fly()
    draft = plan(books, "interdiction", place="1B 1716", rail=rail, result=result)
    assert ("The rail line is cut" in lines(draft)) is cut


def test_a_move_goes_somewhere_else() -> None:
    draft = moved(at_bases(), move("Me109F", "operable:Warszawa", "operable:Warszawa"))
    assert said(draft)[0].startswith("Me109F is there already")


def test_no_more_groups_sweep_than_fly() -> None:
    books = over_kiev()
    books.post(placed(books, "sweep", group("Me109F", number=2), target="Kiev"))
    draft = fight(books, {**SWEEP, "number": 3})
    assert "MIS-07" in cases(draft)
    assert "2 of them still fly mission 1" in said(draft)[0]


def test_words_that_mean_several_cards_are_asked_about() -> None:
    books = over_kiev()
    supported(books)
    books.post(fight(books, i16("Me109F", "A")))
    # One of the three lies at Warszawa inoperable now.
    (fault,) = moved(books, move("Me109F", "Warszawa", "Minsk")).refusals
    assert fault.message == "Me109F may be several here."
    assert fault.advice.startswith("Name one: ")


def test_the_board_says_how_a_mission_stands() -> None:
    books = over_kiev()
    (patrol,) = board(books, SOVIET).missions
    assert patrol.note == "until the enemy's turn is over"
    books.post(placed(books, "sweep", group("Me109F", number=2), target="Kiev"))
    books.post(fight(books, {**SWEEP, "back": "R"}))
    (mission,) = board(books, AXIS).missions
    assert mission.note == "1 fought and left"


# A patrol reaches half of its range: 4 of 7 (MIS-02).
def test_a_patrol_tells_the_half_of_its_range() -> None:
    books = at_bases()
    draft = placed(books, "patrol", group("Me109F", range=7), target="1B 1716")
    (line,) = (one for one in draft.ruling.working if one.label.endswith(", reach"))
    assert (line.value, line.arithmetic) == (4, "half of 7, rounded up")


@pytest.mark.parametrize(
    ("inputs", "case", "words"),
    [
        ({"target": "patrol"}, "MIS-10", "No flak fires at"),
        ({"target": "ground_support", "night": True}, "MIS-11", "is not flown at night"),
    ],
)
def test_flak_that_does_not_fire_is_refused(
    inputs: dict[str, object], case: str, words: str
) -> None:
    with pytest.raises(BadInput) as caught:
        flak_strength(decode(FlakStrengthInputs, inputs), FakeBooks().tables)
    (fault,) = caught.value.faults
    assert fault.case == case
    assert words in fault.message


def test_a_strike_that_cannot_be_read_is_said() -> None:
    with pytest.raises(ValueError, match="no strike of the air surprise: 'nothing'"):
        strike_record("nothing")


def test_ju87_take_no_part_in_the_surprise() -> None:
    with pytest.raises(BadInput) as caught:
        ruling("europa.air_surprise_result", {"attacker": "Ju87B", "roll": 3})
    assert [fault.case for fault in caught.value.faults] == ["ASU-04"]
