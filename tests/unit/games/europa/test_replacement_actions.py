"""Replacement points received: of losses, of cities and factories, of the own chart."""

from __future__ import annotations

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
    factory,
    held,
    lose,
    plan,
    said,
    take,
    values,
)

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.replacements.losses import special_income
from oobmgr.games.europa.turns import FIRST_TURN
from oobmgr.games.europa.words import (
    AIR,
    AXIS,
    INITIAL,
    REPLACEMENT_GOODS,
    SOVIET,
)


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
