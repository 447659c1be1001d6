"""Sweeps, interception, flak and strikes: dice entered, results in the books, groups conserved."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest
from tests.unit.games.europa.air_groups import cases, move, moved, plan
from tests.unit.games.europa.air_missions import group, placed
from tests.unit.games.europa.over_kiev import fight, i16, over_kiev, own_chart, spots, supported

from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import signed
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import pool, spent
from oobmgr.games.europa.air.board import board
from oobmgr.games.europa.air.held import held
from oobmgr.games.europa.air.mission_records import missions_of, standing_by
from oobmgr.games.europa.combat.fire import fire_at
from oobmgr.games.europa.turns import FIRST_TURN, SURPRISE_TURN
from oobmgr.games.europa.words import AIR, AXIS, SOVIET, SP
from oobmgr.rules.books import PhaseId

# ----------------------------------------------------------------------------- interception


def test_an_escort_is_fought_first() -> None:
    books = over_kiev()
    supported(books)
    draft = fight(books, i16("German Ju87B", "X"))
    assert cases(draft) == ["MIS-07"]
    assert draft.refusals[0].message == "1 escort still flies: it is fought first."
    assert not fight(books, i16("Me109F", "0")).refusals


def test_who_beats_its_escort_unharmed_goes_on_to_a_strike_group() -> None:
    books = over_kiev()
    supported(books, escorts=2)
    before = sum(held(books).values())
    books.post(fight(books, i16("Me109F", "A"), i16("German Ju87B", "X", target_distance=4)))
    assert spots(books, "Me109F") == {"operable:Warszawa": 2, "inoperable:Warszawa": 1}
    assert spots(books, "Ju87B") == {"operable:Warszawa": 1, "eet": 1}
    assert sum(held(books).values()) == before
    (mission,) = missions_of(books, AXIS)
    assert [flyer.words for flyer in mission.flyers] == [
        "1 Ju87B from Warszawa", "1 Me109F from Warszawa",
    ]  # fmt: skip
    assert mission.through == ()
    assert not standing_by(books, SOVIET)


@pytest.mark.parametrize(("hit", "back"), [("0", "0"), ("R", "R"), ("0", "A")])
def test_any_other_outcome_sends_it_home(hit: str, back: str) -> None:
    books = over_kiev()
    supported(books, escorts=2)
    draft = fight(books, i16("Me109F", hit, back), i16("German Ju87B", "X"))
    assert "MIS-07" in cases(draft)


def test_both_fire_in_the_same_round() -> None:
    books = over_kiev()
    supported(books)
    books.post(fight(books, i16("Me109F", "X", "X", target_distance=2, distance=3)))
    assert spots(books, "Me109F") == {"operable:Warszawa": 2, "eft": 1}
    assert spots(books, "I16", SOVIET) == {"operable:Kiev": 1, "eet": 1}


# Near a friendly hex or far from it: the books do not know, so it is asked (AIR-09).
def test_an_x_without_its_distance_is_asked_for() -> None:
    books = over_kiev()
    supported(books)
    draft = fight(books, i16("Me109F", "X", "X", target_distance=2))
    assert [fault.where for fault in draft.refusals] == ["fights.0.distance"]
    assert cases(draft) == ["AIR-09"]
    flak = plan(books, "air_flak", mission=1, hit="X", target_die=1)
    assert [fault.where for fault in flak.refusals] == ["distance"]
    assert not flak.postings
    assert not plan(books, "air_flak", mission=1, hit="X", target_die=1, distance=0).refusals


def test_only_paid_fighters_intercept_and_once() -> None:
    books = over_kiev()
    supported(books, escorts=0)
    two = fight(books, i16("German Ju87B", number=2))
    assert cases(two) == ["SP-11"]
    books.post(fight(books, i16("German Ju87B")))
    again = fight(books, i16("German Ju87B"))
    assert cases(again) == ["SP-11"]
    assert cases(fight(books, {**i16("German Ju87B"), "card": "SB2"})) == ["MIS-07", "SP-11"]


@pytest.mark.parametrize(("options", "fly"), [({}, 1), ({"patrol_payment": "each_turn"}, 2)])
def test_the_form_opens_on_a_fighter_that_may_intercept(options: dict[str, str], fly: int) -> None:
    books = over_kiev(**options)
    books.amounts[pool(SOVIET), SP] = 10
    supported(books, escorts=0)

    def opened_on() -> tuple[object, list[str]]:
        (row,) = (one for one in board(books, AXIS).missions if one.placed)
        step = next(one for one in row.steps if one.action == "air_fight")
        (first,) = cast("list[dict[str, object]]", step.raw["fights"])
        return first.get("card"), [one.words.partition(",")[0] for one in step.attackers]

    assert opened_on() == ("Soviet Union/I16/2", ["I16"])
    books.post(fight(books, i16("German Ju87B", number=fly)))
    assert opened_on() == (None, [])


# Two interceptors pay 2/3, up 1 SP, of the Soviet pool in the Axis turn (SP-11, SP-09).
def test_interceptors_pay_again_where_the_campaign_says_so() -> None:
    books = over_kiev(patrol_payment="each_turn")
    books.amounts[pool(SOVIET), SP] = 10
    supported(books, escorts=0)
    books.post(fight(books, i16("German Ju87B", number=2)))
    assert books.balance(pool(SOVIET), SP) == 9
    assert books.balance(spent(SOVIET, PhaseId("intercept")), SP) == 1
    assert cases(fight(books, i16("German Ju87B"))) == ["MIS-07"]


def test_where_patrol_is_free_ready_fighters_intercept() -> None:
    books = over_kiev(patrol_payment="free")
    supported(books, escorts=0)
    assert not fight(books, i16("German Ju87B", number=2)).refusals


# An I16 of range 7 intercepts within 4, half of 7 rounded up (MIS-02).
def test_interceptors_reach_half_their_range() -> None:
    books = over_kiev()
    supported(books, escorts=0)
    assert cases(fight(books, i16("German Ju87B", range=7, reach=5))) == ["MIS-02"]
    books.post(fight(books, i16("German Ju87B", range=7, reach=4)))
    assert books.fact(Subject.CONDITION, "aircraft:I16", "range") == 7


def test_at_night_only_night_fighters_intercept() -> None:
    books = over_kiev()
    books.post(placed(books, "yard", group("German He111"), night=True))
    assert cases(fight(books, i16("German He111"))) == ["MIS-11"]
    assert not fight(books, i16("German He111", night_fighter=True)).refusals


def test_the_surprise_meets_no_interceptor_and_the_next_turn_those_left_ready() -> None:
    books = over_kiev(patrol_payment="own_phase")
    supported(books, escorts=0)
    (mission,) = missions_of(books, AXIS)
    for turn, expected in ((FIRST_TURN, []), (SURPRISE_TURN, ["ASU-07"])):
        for field in ("kind", "target", "groups", "state"):
            old = books.fact(fact_kinds.MISSION, mission.key, field)
            books.known[fact_kinds.MISSION, f"{turn}:axis:1", field] = old
        books.turn = turn
        assert cases(fight(books, i16("German Ju87B"))) in (expected, [*expected, "SP-11"])


# The roll 7 becomes 6: a Me109F has German pilots (MIS-05); the I16 shoots back with 7.
def test_dice_are_read_from_the_players_chart() -> None:
    books = over_kiev()
    supported(books)
    rolls: dict[str, Any] = {"column": "-2", "roll": 7, "back_column": "+2", "back_roll": 7}
    rolls |= {"hit": "", "back": ""}
    stopped = fight(books, i16(**rolls))
    assert stopped.refusals[0].message == "Your chart is not filled in: column -2, roll 7."
    assert stopped.refusals[0].where == "fights.0.hit"
    answered = fight(books, i16(**{**rolls, "hit": "0"}))
    assert [fault.where for fault in answered.refusals] == ["fights.0.back"]
    flak = plan(books, "air_flak", mission=1, heavy=2, roll=7)
    assert [fault.where for fault in flak.refusals] == ["hit"]
    own_chart(books, "air_combat", ["6", "7"], ["-2", "2"], "R A", "0 X")
    draft = fight(books, i16(**rolls))
    assert not draft.refusals
    lines = {line.label: (line.value, line.arithmetic) for line in draft.ruling.working}
    assert lines["I16 shoots at Me109F"] == ("no effect", "7, column -2")
    assert lines["Me109F shoots at I16"] == ("A", f"7 {signed(-1)} = 6, column 2")
    assert fight(books, i16(hit="", back="0")).refusals[0].advice == (
        "I16 shoots at Me109F: enter the dice or the result."
    )


# ------------------------------------------------------------------------------------ sweep


def test_a_sweep_comes_first_and_each_fires_once() -> None:
    books = over_kiev()
    books.post(placed(books, "sweep", group("Me109F", number=2), target="Kiev"))
    books.post(placed(books, "ground_support", group("German Ju87B")))
    early = plan(books, "air_strike", mission=2, result="1R")
    assert cases(early) == ["MIS-06"]
    assert cases(fight(books, i16("German Ju87B"), mission=2)) == ["MIS-06"]
    sweep: dict[str, object] = {
        "card": "Me109F",
        "target": "I16",
        "target_box": "Kiev",
        "hit": "0",
        "back": "R",
    }
    books.post(fight(books, sweep))
    (left,) = (one for one in missions_of(books, AXIS) if one.number == 1)
    assert left.flyers[0].number == 1
    # The defender that took nothing stays on Patrol (MIS-06).
    assert standing_by(books, SOVIET)[0].flyers[0].number == 1
    books.post(fight(books, {**sweep, "hit": "A", "back": "0"}))
    assert not standing_by(books, SOVIET)
    assert spots(books, "I16", SOVIET) == {"operable:Kiev": 1, "inoperable:Kiev": 1}
    assert cases(fight(books, sweep)) == ["SOP-03"]
    assert not plan(books, "air_strike", mission=2, result="1R").refusals


def test_sweepers_go_for_fighters_and_spread_evenly() -> None:
    books = over_kiev()
    books.post(placed(books, "sweep", group("Me109F", number=3), target="Kiev"))
    at: dict[str, object] = {"card": "Me109F", "target_box": "Kiev", "hit": "0", "back": "0"}
    assert cases(fight(books, {**at, "target": "SB2"})) == ["MIS-06"]
    uneven = fight(
        books, {**at, "target": "I16", "number": 3}, {**at, "target": "I16", "number": 1}
    )
    assert "MIS-06" in cases(uneven)
    even = fight(books, {**at, "target": "I16", "number": 2}, {**at, "target": "I16"})
    assert not even.refusals
    assert even.ruling.notes == (
        "Two sweepers attack one fighter only where they outnumber the fighters there.",
    )


# One is ready at Kiev and one on Patrol; without the Patrol 2 are ready (MIS-06).
def test_two_sweepers_go_for_one_fighter_only_where_they_outnumber() -> None:
    books = over_kiev(patrol_payment="own_phase")
    books.post(placed(books, "sweep", group("Me109F", number=2), target="Kiev"))
    at: dict[str, object] = {
        "card": "Me109F", "target": "I16", "target_box": "Kiev", "hit": "0", "back": "0",
    }  # fmt: skip
    draft = fight(books, {**at, "number": 2})
    assert [fault.where for fault in draft.refusals] == ["fights.0.number"]
    sentence = "2 fighters are at Kiev: 2 sweepers do not outnumber them."
    assert draft.refusals[0].message == sentence
    assert not draft.facts
    assert not fight(books, at, at).refusals
    on_patrol = over_kiev()
    on_patrol.post(placed(on_patrol, "sweep", group("Me109F", number=2), target="Kiev"))
    assert not fight(on_patrol, {**at, "number": 2}).refusals


# ------------------------------------------------------------------------------------- flak


# 2 strike groups −1; heavy 3 + light 2 of the stack are 5; the die 4 hits the second group.
def test_flak_fires_once_at_one_strike_group() -> None:
    books = over_kiev()
    books.post(
        placed(
            books,
            "ground_support",
            group("German Ju87B"),
            group("German He111"),
            group("Me109F", role="escort"),
        )
    )
    own_chart(books, "flak", ["5", "6"], ["1-4", "5-9"], "0 A", "0 0")
    shot = {"mission": 1, "heavy": 3, "light": 2, "roll": 6}
    assert cases(plan(books, "air_flak", **shot)) == ["MIS-09"]
    draft = plan(books, "air_flak", **shot, target_die=4)
    assert draft.sentence == "Flak hits He111: A."
    lines = {line.label: line.value for line in draft.ruling.working}
    assert (lines["Heavy flak"], lines["Strike groups: 2"]) == (3, -1)
    books.post(draft)
    assert spots(books, "He111") == {"inoperable:Warszawa": 1}
    assert cases(plan(books, "air_flak", **shot, target_die=4)) == ["MIS-09"]
    assert cases(fight(books, i16("Me109F"))) == ["SOP-03"]


def test_no_flak_at_patrols_and_after_the_last_striker() -> None:
    books = over_kiev()
    books.post(placed(books, "patrol", group("Me109F"), target="1B 1"))
    assert cases(plan(books, "air_flak", mission=1, hit="A")) == ["MIS-09"]
    books.post(placed(books, "yard", group("German He111"), target="Kiev"))
    books.post(plan(books, "air_flak", mission=2, hit="X", distance=1))
    assert spots(books, "He111") == {"eft": 1}
    assert cases(plan(books, "air_strike", mission=2, result="1R")) == ["MIS-08"]
    assert not plan(books, "air_home", missions=[2]).refusals


# ----------------------------------------------------------------------------------- strikes


def test_ground_support_leaves_a_hit_marker_for_the_first_attack() -> None:
    books = over_kiev()
    supported(books)
    books.post(plan(books, "air_strike", mission=1, result="1R"))
    assert fire_at(books, "1B 2118").air_hit
    (mission,) = missions_of(books, AXIS)
    assert (mission.result, mission.hits, mission.placed) == ("1R", 1, False)
    assert cases(plan(books, "air_strike", mission=1, result="1R")) == ["SOP-03"]


# The strategic rating is for raids on facilities, the tactical one for all else (AIR-12).
def test_a_strategic_rating_is_not_taken_for_the_tactical_one() -> None:
    books = over_kiev()
    books.post(placed(books, "yard", group("German He111", rating=4), target="Kiev"))
    books.post(plan(books, "air_home", missions=[1]))
    assert books.fact(Subject.CONDITION, "aircraft:He111", "strategic_rating") == 4
    assert books.fact(Subject.CONDITION, "aircraft:He111", "rating") is None
    books = over_kiev()
    books.post(placed(books, "yard", group("German He111", rating=4), target="Kiev"))
    books.post(
        plan(
            books,
            "air_mission",
            mission=1,
            kind="interdiction",
            target="1B 2118",
            activate=True,
            groups=[group("German He111", rating=2)],
        )
    )
    assert books.fact(Subject.CONDITION, "aircraft:He111", "rating") == 2
    lines = {
        line.label: line.value
        for line in plan(books, "air_strike", mission=1, die=1, placed="yes").ruling.working
    }
    assert lines["Bombing factors"] == 4


# 2 full Ju87B of rating 3 bring 12, a column left at night is none by day (AIR-12, MIS-11).
def test_ratings_make_factors_and_the_chart_gives_the_result() -> None:
    books = over_kiev()
    books.post(placed(books, "ground_support", group("German Ju87B", number=2, rating=3)))
    own_chart(books, "bombardment", ["7"], ["1-5", "6-11", "12+"], "0 1R C1R")
    draft = plan(books, "air_strike", mission=1, roll=7)
    assert draft.ruling.result == "C1R"
    lines = {line.label: line.value for line in draft.ruling.working}
    assert lines["Bombing factors"] == 12
    assert plan(books, "air_strike", mission=1, roll=7, shift=-1).ruling.result == "1R"


@pytest.mark.parametrize(
    ("bomber", "all_nb", "hits"), [("German He111 NB", None, 2), ("German He111", None, 1),
                                   ("German He111", True, 2)],
)  # fmt: skip
def test_night_bombers_keep_their_column(bomber: str, all_nb: bool | None, hits: int) -> None:
    books = over_kiev()
    books.post(moved(books, move("German He111 NB", "available", "Minsk")))
    base = "Minsk" if bomber.endswith("NB") else "Warszawa"
    books.post(placed(books, "port", group(bomber, base, rating=3), night=True, target="Odessa"))
    own_chart(books, "bombardment", ["7"], ["1-5", "6+"], "1R C1R")
    draft = plan(books, "air_strike", mission=1, roll=7, all_nb=all_nb)
    assert not draft.refusals
    books.post(draft)
    assert missions_of(books, AXIS)[0].hits == hits


# A hit on a base grounds one group and takes 1 of its capacity (AIR-06, BMB-08).
def test_a_strike_at_an_airfield_hits_the_base() -> None:
    books = over_kiev()
    books.post(placed(books, "airfield", group("German He111"), target="Kiev"))
    unnamed = plan(books, "air_strike", mission=1, result="1R")
    assert unnamed.refusals[0].where == "grounded"
    books.post(plan(books, "air_strike", mission=1, result="1R", grounded=[{"card": "I16"}]))
    assert spots(books, "I16", SOVIET) == {"operable:Kiev": 1, "inoperable:Kiev": 1}
    assert books.fact(fact_kinds.BASE, "soviet:Kiev", "hits") == 1


def test_interdiction_places_its_zone() -> None:
    books = over_kiev()
    books.post(placed(books, "interdiction", group("German Ju87B", rating=2)))
    assert cases(plan(books, "air_strike", mission=1)) == ["INT-03"]
    failed = plan(books, "air_strike", mission=1, die=5)
    assert failed.title == "Interdiction at 1B 2118: no zone"
    books.post(plan(books, "air_strike", mission=1, die=4))
    assert missions_of(books, AXIS)[0].result == "zone placed"
    assert any(subject is fact_kinds.ZONE for subject, _, _ in books.known)


def test_the_rules_of_missions_keep_every_group() -> None:
    books = over_kiev()
    counts = Counter(kind.aircraft for (kind, _), n in held(books).items() for _ in range(n))
    supported(books, escorts=2)
    books.post(fight(books, i16("Me109F", "X", "0", target_distance=1)))
    books.post(plan(books, "air_flak", mission=1, hit="X", target_die=1, distance=5))
    books.post(plan(books, "air_strike", mission=1, result="none"))
    after = Counter(kind.aircraft for (kind, _), n in held(books).items() for _ in range(n))
    assert after == counts
    assert books.phase == AIR
