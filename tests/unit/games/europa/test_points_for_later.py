"""Replacement points kept as change or from a breakout, and told of until they are taken."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.europa.depots import (
    EUROPA,
    JULY_I,
    JULY_II,
    UNION,
    at,
    enlist,
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

from oobmgr.domain.postings import UnitId
from oobmgr.games.europa.accounts import waiting
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import (
    AXIS,
    COMBAT,
    INITIAL,
    REPLACEMENT_GOODS,
    SOVIET,
)
from oobmgr.rules.books import PhaseId

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
        "The books show no loss of Germany in this turn.",
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
        "Check the counters: the books add up attack factors of known cadres.",
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
