"""Replacement points: received, kept for later, and told of until they are taken."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.europa.depots import (
    AUG_I,
    AUG_II,
    EUROPA,
    JULY_I,
    JULY_II,
    UNION,
    at,
    chart,
    enlist,
    factory,
    give,
    held,
    kinds,
    lose,
    panzer,
    plan,
    said,
    take,
    values,
)

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import waiting
from oobmgr.games.europa.replacements.losses import special_income
from oobmgr.games.europa.turns import CALENDAR, FIRST_TURN
from oobmgr.games.europa.words import (
    AIR,
    AXIS,
    COMBAT,
    INITIAL,
    REPLACEMENT_GOODS,
    SOVIET,
)
from oobmgr.rules.books import PhaseId


def test_a_quarter_of_what_each_nation_lost_comes_in_july() -> None:
    books = at(JULY_I)
    lose(books, "Germany", "infantry", 23)
    lose(books, "Germany", "armor", 3)
    lose(books, "Romania", "infantry", 8)
    lose(books, UNION, "infantry", 100)
    draft = take(books)
    assert draft.title == "Replacements: Germany 5 infantry, Romania 2 infantry"
    assert held(books, "Germany", "infantry") == 5
    assert held(books, "Germany", "armor") == 0
    assert held(books, "Romania", "infantry") == 2
    assert held(books, UNION, "infantry") == 0, "the other side takes its own"
    paid = books.balance(special_income(AXIS, "Germany"), REPLACEMENT_GOODS["infantry"])
    assert paid == -5


def test_what_is_left_of_a_quarter_carries_over() -> None:
    books = at(JULY_I)
    lose(books, "Germany", "infantry", 23)
    take(books)
    books.turn = JULY_II
    lose(books, "Germany", "infantry", 1, JULY_I)
    take(books)
    assert held(books, "Germany", "infantry") == 6


def test_nothing_is_offered_before_july() -> None:
    offered = EUROPA.action("replacements").offered
    assert offered is not None
    assert not offered(at(FIRST_TURN))
    assert offered(at(JULY_I))


def test_soviet_cities_bring_infantry_from_august() -> None:
    books = at(JULY_II, SOVIET)
    assert plan(books, "replacements").postings == ()
    books.turn = AUG_I
    take(books)
    assert held(books, UNION, "infantry") == 54
    north = at(AUG_I, SOVIET, "full")
    take(north)
    assert held(north, UNION, "infantry") == 56


def test_cities_that_the_axis_holds_bring_nothing() -> None:
    books = at(AUG_I, SOVIET)
    books.known[fact_kinds.CITY, "Riga", "status"] = "held"
    books.known[fact_kinds.CITY, "Minsk", "status"] = "held"
    books.known[fact_kinds.CITY, "Kiev", "status"] = "siege"
    take(books)
    assert held(books, UNION, "infantry") == 49


def test_the_transcaucasus_may_keep_its_points() -> None:
    books = at(AUG_I, SOVIET)
    take(books, transcaucasus=True)
    assert held(books, UNION, "infantry") == 48
    assert EUROPA.action("replacements").propose(books).transcaucasus is True


def test_city_hits_are_taken_off_once() -> None:
    books = at(AUG_I).pay_to_fly()
    books.phase = AIR
    books.post(plan(books, "bombing", target="city", place="kiev", hits=2))
    books.post(plan(books, "bombing", target="city", place="Kiev", hits=1))
    books.side, books.phase = SOVIET, INITIAL
    draft = take(books, city_hits=1)
    assert values(draft)["Hits on supply cities: 4"] == -4
    assert held(books, UNION, "infantry") == 50
    books.turn = AUG_II
    take(books)
    assert held(books, UNION, "infantry") == 104


@pytest.mark.parametrize(
    ("target", "place", "options"),
    [("city", "Kiev", {}), ("factory", "Gorkiy", {"rep_hit_type": "infantry"})],
)
def test_hits_before_the_cities_bring_anything_wait_for_august(
    target: str, place: str, options: dict[str, str]
) -> None:
    books = at(JULY_I, SOVIET, **options)
    factory(books, "Gorkiy")
    books.side, books.phase = AXIS, AIR
    books.pay_to_fly()
    books.post(plan(books, "bombing", target=target, place=place, hits=2))
    books.side, books.phase = SOVIET, INITIAL
    take(books)
    assert held(books, UNION, "infantry") == 0
    books.turn = AUG_I
    take(books)
    assert held(books, UNION, "infantry") == 52  # 54 less 2


def test_factories_deliver_in_the_first_half_of_a_month() -> None:
    books = at(AUG_I, SOVIET)
    factory(books, "Gorkiy")
    factory(books, "Kharkov")
    factory(books, "Kharkov", "upgraded")
    take(books)
    assert held(books, UNION, "armor") == 5  # 2 and 3
    assert held(books, UNION, "artillery") == 5
    books.turn = AUG_II
    take(books)
    assert held(books, UNION, "armor") == 5


def test_a_factory_on_the_move_is_silent_for_three_months() -> None:
    books = at(TurnCode("1941-09-I"), SOVIET)
    factory(books, "Kharkov")
    factory(books, "kharkov", "moved")
    for code in ("1941-09-I", "1941-10-I", "1941-11-I"):
        books.turn = TurnCode(code)
        take(books)
        assert held(books, UNION, "armor") == 0, code
    books.turn = TurnCode("1941-12-I")
    take(books)
    assert held(books, UNION, "armor") == 2


def test_a_lost_factory_makes_nothing_until_it_is_retaken() -> None:
    books = at(AUG_I, SOVIET)
    factory(books, "Kharkov")
    factory(books, "Kharkov", "lost")
    assert said(plan(books, "factory", place="Kharkov", event="moved")) == [
        ("place", "is held by the Axis.")
    ]
    take(books)
    assert held(books, UNION, "armor") == 0
    factory(books, "Kharkov", "retaken")
    books.turn = TurnCode("1941-09-I")
    take(books)
    assert held(books, UNION, "armor") == 2


def test_factory_hits_wait_for_the_next_output() -> None:
    books = at(AUG_I, SOVIET)
    factory(books, "Gorkiy")
    books.side, books.phase, books.turn = AXIS, AIR, AUG_II
    books.pay_to_fly()
    books.post(plan(books, "bombing", target="factory", place="Gorkiy", hits=3))
    books.side, books.phase = SOVIET, INITIAL
    take(books)
    books.turn = TurnCode("1941-09-I")
    take(books)  # 3 hits: 2 armor and 1 of 2 artillery
    assert (held(books, UNION, "armor"), held(books, UNION, "artillery")) == (0, 1)
    books.turn = TurnCode("1941-10-I")
    take(books)
    assert (held(books, UNION, "armor"), held(books, UNION, "artillery")) == (2, 3)


def test_no_factory_in_the_books_is_told() -> None:
    books = at(AUG_I, SOVIET)
    assert [fault.case for fault in plan(books, "replacements").warnings] == ["FAC-02"]
    books.turn = AUG_II
    assert plan(books, "replacements").warnings == ()


@pytest.mark.parametrize(
    ("name", "raw", "refusal"),
    [
        ("factory", {}, ("place", "is missing.")),
        (
            "factory",
            {"place": "Tula", "event": "upgraded"},
            ("place", "is not a factory in the books."),
        ),
        ("factory", {"place": "gorkiy"}, ("place", "is in the books already.")),
        ("factory", {"place": "Gorkiy", "event": "retaken"}, ("place", "is not lost.")),
    ],
)
def test_refusals_about_factories(
    name: str, raw: dict[str, object], refusal: tuple[str, str]
) -> None:
    books = at(AUG_I, SOVIET)
    factory(books, "Gorkiy")
    assert said(plan(books, name, **raw)) == [refusal]


def test_the_own_chart_brings_its_points_in_its_turn() -> None:
    books = at(JULY_II)
    columns = ["Germany infantry", "German armour", "Romanian inf RPs", "Finland", "USSR armor"]
    chart(books, "replacement_schedule", columns, {"1941-07-II": ["8", "2", "1", "4", "3"]})
    draft = take(books)
    assert draft.title == "Replacements: Germany 8 infantry, Germany 2 armor, Romania 1 infantry"
    assert [fault.message for fault in draft.warnings] == [
        "The column Finland of your chart is not understood."
    ]
    books.side = SOVIET
    take(books)
    assert held(books, UNION, "armor") == 3


def test_soviet_infantry_of_the_chart_is_left_out() -> None:
    books = at(AUG_II, SOVIET)
    chart(books, "replacement_schedule", ["Soviet infantry"], {"1941-08-II": ["54"]})
    draft = take(books)
    assert held(books, UNION, "infantry") == 54
    assert [fault.case for fault in draft.warnings] == ["REP-02"]


# ------------------------------------------------------------------------ points for later


def test_change_waits_for_the_next_turn() -> None:
    books = at(JULY_I)
    books.phase = COMBAT
    books.post(plan(books, "credit_points", kind="armor", points=2, note="Minsk"))
    armor = REPLACEMENT_GOODS["armor"]
    assert books.balance(waiting(AXIS, "Germany", JULY_II), armor) == 2
    books.phase = INITIAL
    assert plan(books, "replacements").postings == ()
    books.turn = JULY_II
    draft = take(books)
    assert held(books, "Germany", "armor") == 2
    assert books.balance(waiting(AXIS, "Germany", JULY_II), armor) == 0
    assert values(draft)["Points that waited"] is None


def test_a_defender_may_use_change_in_his_next_initial_phase_where_the_campaign_says_so() -> None:
    books = at(JULY_I, change_usable="next_initial")
    books.phase = COMBAT
    books.post(plan(books, "credit_points", nation="Soviet Union", points=3))
    books.side, books.phase = SOVIET, INITIAL
    take(books)
    assert held(books, UNION, "infantry") == 3


def test_breakout_points_wait_in_any_case() -> None:
    books = at(JULY_I, change_usable="next_initial")
    books.phase = COMBAT
    books.post(plan(books, "credit_points", nation="USSR", points=3, reason="breakout"))
    books.side, books.phase = SOVIET, INITIAL
    assert plan(books, "replacements").postings == ()
    assert said(plan(books, "credit_points")) == [("points", "Nothing is entered.")]


@pytest.mark.parametrize("kind", ["armor", "artillery"])
def test_a_breakout_brings_no_points_but_infantry(kind: str) -> None:
    draft = plan(at(JULY_I), "credit_points", kind=kind, points=3, reason="breakout")
    assert said(draft) == [("kind", "A breakout brings infantry points only.")]


@pytest.mark.parametrize(
    ("phase", "reason", "cases"),
    [
        (INITIAL, "change", ["CHG-01"]),
        (INITIAL, "breakout", ["ISO-06"]),
        (COMBAT, "change", []),
    ],
)
def test_change_before_any_combat_is_asked(phase: str, reason: str, cases: list[str]) -> None:
    books = at(JULY_I)
    books.phase = PhaseId(phase)
    lose(books, "Germany", "infantry", 4, JULY_I)
    draft = plan(books, "credit_points", points=3, reason=reason)
    assert [fault.case for fault in draft.warnings] == cases
    assert said(draft) == []


def test_change_brings_no_more_than_what_was_lost_this_turn_less_a_point() -> None:
    books = at(JULY_I)
    books.phase = COMBAT
    (asked,) = plan(books, "credit_points", points=1).warnings
    assert (asked.message, asked.case) == (
        "The books know no loss of Germany in this turn.",
        "CHG-01",
    )
    # What another nation lost, or what it lost before, is no change of this turn.
    lose(books, "Romania", "infantry", 90, JULY_I)
    lose(books, "Germany", "infantry", 90)
    lose(books, "Germany", "infantry", 5, JULY_I)
    lose(books, "Germany", "armor", 3, JULY_I)
    seven = plan(books, "credit_points", points=7)
    assert (seven.refusals, seven.warnings) == ((), ())
    eight = plan(books, "credit_points", points=8)
    beyond = "Germany lost 8 factors in this turn: at most 7 points can come back."
    assert said(eight) == [("points", beyond)]
    assert not plan(books, "credit_points", points=8, reason="breakout").refusals


def test_several_entries_of_change_bring_no_more_than_one_could() -> None:
    books = at(JULY_I)
    books.phase = COMBAT
    lose(books, "Germany", "infantry", 5, JULY_I)
    lose(books, "Germany", "armor", 3, JULY_I)
    books.post(plan(books, "credit_points", points=4))
    books.post(plan(books, "credit_points", points=2, kind="armor"))
    assert not plan(books, "credit_points", points=1).refusals
    beyond = "Germany lost 8 factors in this turn: at most 7 points can come back, and 6 did "
    beyond += "already."
    assert said(plan(books, "credit_points", points=2)) == [("points", beyond)]
    # What came back of an earlier turn does not count against this one.
    books.turn = CALENDAR.next(JULY_I)
    lose(books, "Germany", "infantry", 8, books.turn)
    assert not plan(books, "credit_points", points=7).refusals


def test_what_the_books_cannot_count_of_change_is_asked() -> None:
    """A 4-6 division that goes as a defender counts for 6; its 4 are what the books add up."""
    books = at(JULY_I)
    books.phase = COMBAT
    lose(books, UNION, "infantry", 4, JULY_I)
    rifle = books.unit(UnitId(books.enlist(90, "rifle", nation=UNION, side=SOVIET)))
    gone = replace(rifle, ratings={"attack": 4, "defense": 6}, steps=1, steps_left=0)
    books.roster[rifle.id] = gone
    assert not plan(books, "credit_points", nation=UNION, points=3).warnings
    five = plan(books, "credit_points", nation=UNION, points=5)
    assert not five.refusals
    (asked,) = five.warnings
    assert (asked.case, asked.advice) == (
        "CHG-01",
        "Look at the counters: the books add up attack factors of known cadres.",
    )
    assert [
        fault.where for fault in plan(books, "credit_points", nation=UNION, points=6).refusals
    ] == ["points"]
    # A cadre of which nobody entered the factors may have lost any number.
    books.roster[rifle.id] = replace(gone, steps=2, steps_left=1)
    six = plan(books, "credit_points", nation=UNION, points=6)
    assert (six.refusals, len(six.warnings)) == ((), 1)


def test_change_brings_no_artillery() -> None:
    draft = plan(at(JULY_I), "credit_points", kind="artillery", points=1)
    assert said(draft) == [("kind", "Change brings armor and infantry points only.")]


def test_replacements_not_taken_are_told() -> None:
    books = at(JULY_I)
    assert kinds(books) == []
    lose(books, "Germany", "infantry", 8)
    found = next(w for w in EUROPA.warnings(books) if w.kind == "replacements")
    assert found.sentence == "2 replacement points are due this turn."
    assert not found.must
    take(books)
    assert kinds(books) == []


def test_points_without_a_rebuild_are_told_only_where_something_can_be_rebuilt() -> None:
    books = at(JULY_I)
    give(books, "Germany", infantry=3)
    assert kinds(books) == []
    enlist(books, 1, nation="Romania")
    enlist(books, 2, "panzer")
    assert kinds(books) == [], "other nations and kinds"
    enlist(books, 4, steps_left=1, traits={"cadre": "2-6", "fragile": "yes"})
    assert kinds(books) == [], "fragile for ever"
    unit = enlist(books, 3)
    assert kinds(books) == ["rebuild"]
    books.post(plan(books, "rebuild", cadres=[unit]))
    assert kinds(books) == []


def test_points_that_pay_for_nothing_are_not_told() -> None:
    books = at(JULY_I)
    unit = enlist(books, 1)  # 7-6: its cadre costs 2
    give(books, "Germany", infantry=1)
    assert kinds(books) == []
    give(books, "Germany", infantry=1)
    assert kinds(books) == ["rebuild"]
    books.post(plan(books, "rebuild", cadres=[unit]))
    assert kinds(books) == []


def test_a_panzer_division_needs_both_its_kinds_of_points() -> None:
    books = at(JULY_I)
    panzer(books, 1, traits={"cadre": "4-8", "re": "3", "fragile": "no"}, steps_left=1)
    give(books, "Germany", armor=3)
    assert kinds(books) == []  # 3 and 3 of a whole one
    give(books, "Germany", infantry=3)
    assert kinds(books) == ["rebuild"]


def test_a_unit_whose_price_only_the_chart_knows_is_told_with_any_points() -> None:
    books = at(JULY_I)
    enlist(books, 1, steps_left=1)
    assert kinds(books) == []
    give(books, "Germany", infantry=1)
    assert kinds(books) == ["rebuild"]
