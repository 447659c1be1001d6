"""Repair of groups with dice or results entered, and what results and hits make of groups."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.games.europa.air_groups import (
    ME109F,
    add_base,
    cases,
    in_all,
    in_the_air,
    lying,
    move,
    moved,
    plan,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.actions.air.repairs import left_to_try
from oobmgr.games.europa.air.bases import CityKind
from oobmgr.games.europa.air.held import GroupType, Spot, State, group_account, held
from oobmgr.games.europa.words import AIR, AIR_GROUP, AXIS, INITIAL, SOVIET
from oobmgr.known_games import game
from oobmgr.rules.inputs import encode

HE111 = GroupType("Germany", "He111", 2)
I16 = GroupType("Soviet Union", "I16", 2)
# Repaired on 1 to 3 for Germany, 1 to 2 for the Soviets; 7 is a row for the +1.
CHART: Any = {
    "rows": ["1", "2", "3", "4", "5", "6", "7"],
    "columns": ["Germany", "Soviet"],
    "cells": [["yes", "yes"]] * 2 + [["yes", "no"]] + [["no", "no"]] * 4,
}


def put(books: FakeBooks, group: GroupType, spot: Spot, number: int) -> None:
    books.put(group_account(group, Spot(State.AVAILABLE)), AIR_GROUP, -number)
    books.put(group_account(group, spot), AIR_GROUP, number)


def damaged() -> FakeBooks:
    """Inoperable: 2 Me109F at Minsk (takes 1), 1 He111 at Warszawa, 1 Me109F off the map."""
    books = in_the_air()
    put(books, ME109F, Spot(State.INOPERABLE, "Minsk"), 2)
    put(books, HE111, Spot(State.INOPERABLE, "Warszawa"), 1)
    put(books, ME109F, Spot(State.UNREADY), 1)
    return books


def tries(card: str, **also: object) -> dict[str, object]:
    return {"card": card, "box": "inoperable", **also}


def test_results_are_entered() -> None:
    books = damaged()
    before = in_all(books)
    draft = plan(
        books,
        "air_repair",
        attempts=[
            tries("Germany/Me109F/2/Minsk", result="no"),
            tries("Germany/He111/2/Warszawa", result="yes"),
            tries("Germany/Me109F/2", result="yes"),
        ],
    )
    assert draft.title == "2 of 3 air groups repaired"
    books.post(draft)
    assert lying(books, ME109F) == {"available": 6, "inoperable:Minsk": 2}
    assert lying(books, HE111) == {"available": 7, "operable:Warszawa": 1}
    assert in_all(books) == before


# L157: groups are recovered first, "next the phasing player moves any of his air units".
def test_a_group_hit_in_this_phase_is_repaired_in_the_next_turn() -> None:
    books = in_the_air()
    put(books, HE111, Spot(State.OPERABLE, "Warszawa"), 1)
    put(books, ME109F, Spot(State.OPERABLE, "Warszawa"), 1)
    put(books, ME109F, Spot(State.INOPERABLE, "Warszawa"), 1)
    hits = [{"card": card, "box": "Warszawa", "result": "A"} for card in ("He111", "Me109F")]
    books.post(plan(books, "air_results", results=hits))
    # One of the two Me109F was down before: it may still try.
    assert [group.aircraft for group, _, _ in left_to_try(books)] == ["Me109F"]
    own = tries("Germany/Me109F/2/Warszawa", result="yes")
    late = tries("Germany/He111/2/Warszawa", result="yes")
    assert cases(plan(books, "air_repair", attempts=[late])) == ["AIR-02"]
    assert cases(plan(books, "air_repair", attempts=[own, own])) == ["AIR-02"]
    books.post(plan(books, "air_repair", attempts=[own]))
    assert left_to_try(books) == []
    books.turn = TurnCode("1941-07-I")
    assert sum(number for _, _, number in left_to_try(books)) == 2
    assert cases(plan(books, "air_repair", attempts=[late])) == []


def test_dice_are_read_from_the_players_chart() -> None:
    books = damaged()
    books.known[Subject.CHART, "air_repair", "copy"] = CHART
    draft = plan(
        books,
        "air_repair",
        attempts=[
            tries("Germany/He111/2/Warszawa", die=3),
            tries("Germany/Me109F/2", die=4),
            tries("Germany/Me109F/2/Minsk", die=3, line="Soviet"),
        ],
    )
    assert [(line.value, line.case) for line in draft.ruling.working] == [
        ("operable", "own copy"), ("stays inoperable", "own copy"),
        ("stays inoperable", "own copy"), (1, "AIR-02"),
    ]  # fmt: skip


# The Soviets leave out the +1 from June II 1941 to June II 1942: a 2 then is a 3 afterwards.
def test_a_base_with_groups_that_fly_names_those_that_do_not() -> None:
    books = damaged()
    put(books, ME109F, Spot(State.OPERABLE, "Minsk"), 1)
    attempt = {"card": "Me109F", "box": "Minsk", "result": "yes"}
    books.post(plan(books, "air_repair", attempts=[attempt]))
    assert lying(books, ME109F)["operable:Minsk"] == 2
    assert lying(books, ME109F)["inoperable:Minsk"] == 1


@pytest.mark.parametrize(("turn", "repaired"), [("1942-06-II", 1), ("1942-07-I", 0)])
def test_the_soviets_ignore_the_modifier_at_first(turn: str, repaired: int) -> None:
    books = in_the_air()
    books.side, books.turn = SOVIET, TurnCode(turn)
    books.known[Subject.CHART, "air_repair", "copy"] = CHART
    put(books, I16, Spot(State.UNREADY), 1)
    draft = plan(books, "air_repair", attempts=[tries("I16", die=2)])
    assert draft.ruling.result == repaired


@pytest.mark.parametrize(
    ("attempt", "where"),
    [
        (tries("Germany/Me109F/2"), "attempts.0.die"),
        (tries("Germany/Me109F/2", die=4), "attempts.0.result"),  # no chart
        (tries("Germany/Me109F/2/Lwow", result="yes"), "attempts.0.card"),
        ({"card": "Me109F", "box": "available", "result": "yes"}, "attempts.0.box"),
    ],
)
def test_an_attempt_without_an_outcome_is_refused(attempt: dict[str, object], where: str) -> None:
    draft = plan(damaged(), "air_repair", attempts=[attempt])
    assert [fault.where for fault in draft.refusals] == [where]
    assert not draft.postings


def test_a_chart_without_the_line_is_told() -> None:
    books = damaged()
    books.known[Subject.CHART, "air_repair", "copy"] = {**CHART, "columns": ["Fighters", "Others"]}
    (fault,) = plan(books, "air_repair", attempts=[tries("Germany/Me109F/2", die=1)]).refusals
    assert (fault.where, fault.advice) == ("attempts.0.line", "Known: Fighters, Others.")
    named = [tries("Germany/Me109F/2", die=1, line="fighters")]
    assert plan(books, "air_repair", attempts=named).ruling.result == 1


def test_a_group_tries_once_in_a_player_turn() -> None:
    books = damaged()
    books.post(plan(books, "air_repair", attempts=[tries("Germany/Me109F/2", result="no")]))
    again = plan(books, "air_repair", attempts=[tries("Germany/Me109F/2", result="yes")])
    assert cases(again) == ["AIR-02"]
    books.turn = TurnCode("1941-08-I")
    assert not plan(
        books, "air_repair", attempts=[tries("Germany/Me109F/2", result="yes")]
    ).refusals


# Minsk takes 1 group, so 1 of 2 may try; what leaves for the map's edge has tried (AIR-08).
def test_a_base_lets_only_so_many_try() -> None:
    books = damaged()
    two = [tries("Germany/Me109F/2/Minsk", result="yes")] * 2
    assert cases(plan(books, "air_repair", attempts=two)) == ["AIR-08"]
    books.post(plan(books, "air_repair", attempts=two[:1]))
    draft = plan(books, "air_repair", attempts=two[:1])
    assert draft.refusals[0].message == ("1 group may try at Minsk in a turn, 1 tried already.")


def test_the_form_lists_who_may_try() -> None:
    books = damaged()
    action = game("europa").action("air_repair")
    assert action.offered is not None
    assert action.offered(books)
    attempts = action.propose(books).attempts
    assert [(attempt.card, attempt.box) for attempt in attempts] == [
        ("German He111", "Warszawa"),
        ("German Me109F", "Minsk"),
        ("German Me109F", "unready"),
    ]
    # what the form proposes can be posted as it is, with its dice
    rolled = [{**encode(attempt), "result": "no"} for attempt in attempts]
    books.post(plan(books, "air_repair", attempts=rolled))
    assert action.propose(books).attempts == ()
    assert not action.offered(in_the_air())


def test_where_nobody_knows_how_many_may_try_all_are_proposed() -> None:
    books = in_the_air()
    put(books, ME109F, Spot(State.INOPERABLE, "Nowhere"), 2)
    put(books, HE111, Spot(State.INOPERABLE, "Nowhere"), 1)
    attempts = game("europa").action("air_repair").propose(books).attempts
    assert sorted(attempt.card for attempt in attempts) == [
        "German He111", "German Me109F", "German Me109F",
    ]  # fmt: skip


def test_repair_has_its_phase() -> None:
    books = damaged()
    books.phase = INITIAL
    attempt = [tries("Germany/Me109F/2", result="yes")]
    assert cases(plan(books, "air_repair", attempts=attempt)) == ["AIR-02"]
    repair = game("europa").action("air_repair")
    why = repair.why_not_now(books)
    assert why is not None
    assert why.advice == "It is done at the start of Air."
    books.options = {**books.options, "air_ready_phase": "initial"}
    assert not plan(books, "air_repair", attempts=attempt).refusals
    assert repair.why_not_now(books) is None
    books.phase = AIR
    why = repair.why_not_now(books)
    assert why is not None
    assert why.advice == "It is done in the Initial Phase."


def test_repair_is_not_offered_where_nothing_waits_for_it() -> None:
    why = game("europa").action("air_repair").why_not_now(in_the_air())
    assert why is not None
    assert why.message == "No group is inoperable."


# --------------------------------------------------------------------------------- results


def flying() -> FakeBooks:
    """Warszawa: 3 Me109F and 1 He111, all operable; the Soviets have 2 I16 at Kiev."""
    books = in_the_air()
    put(books, ME109F, Spot(State.OPERABLE, "Warszawa"), 3)
    put(books, HE111, Spot(State.OPERABLE, "Warszawa"), 1)
    books.side = SOVIET
    add_base(books, "Kiev", CityKind.MAJOR)
    books.side = AXIS
    put(books, I16, Spot(State.OPERABLE, "Kiev"), 2)
    return books


def took(card: str, result: str, distance: int = 0, number: int = 1) -> dict[str, object]:
    box = "Kiev" if card == "I16" else "Warszawa"
    return {"card": card, "box": box, "result": result, "distance": distance, "number": number}


# R back operable, A back inoperable; X within 2 hexes to EFT, from 3 on to EET (AIR-09).
def test_results_send_groups_home_or_to_a_box() -> None:
    books = flying()
    before = in_all(books)
    draft = plan(
        books,
        "air_results",
        results=[
            took("He111", "R"), took("Me109F", "A"), took("Me109F", "X", 2),
            took("Me109F", "X", 3), took("I16", "X", 0), took("I16", "A"),
        ],
    )  # fmt: skip
    assert draft.ruling.result == 3
    books.post(draft)
    assert lying(books, ME109F) == {"available": 5, "inoperable:Warszawa": 1, "eft": 1, "eet": 1}
    assert lying(books, HE111) == {"available": 7, "operable:Warszawa": 1}
    assert lying(books, I16) == {"available": 10, "eft": 1, "inoperable:Kiev": 1}
    assert in_all(books) == before


def test_groups_that_flew_unpaid_are_told() -> None:
    books = flying()
    books.post(plan(books, "air", groups=[{"card": "Me109F", "box": "Warszawa", "number": 2}]))
    paid = plan(books, "air_results", results=[took("Me109F", "A", number=2), took("I16", "R")])
    assert not paid.warnings
    draft = plan(books, "air_results", results=[took("Me109F", "A", number=3)])
    assert draft.warnings[0].message == "1 group flew that the board does not show as paid."


@pytest.mark.parametrize(
    ("result", "where"),
    [
        (took("Me109F", "A", number=4), "results.0.number"),
        ({"card": "Me109F", "box": "available", "result": "A"}, "results.0.box"),
        (took("Ju88A", "X"), "results.0.card"),
        ({"card": "Me109F", "box": "Warszawa", "result": "X"}, "results.0.distance"),
    ],
)
def test_a_result_for_a_group_that_did_not_fly_is_refused(
    result: dict[str, object], where: str
) -> None:
    draft = plan(flying(), "air_results", results=[result])
    assert [fault.where for fault in draft.refusals] == [where]


# ------------------------------------------------------------------------------------ hits


def at_kiev(operable: dict[str, int], inoperable: dict[str, int]) -> FakeBooks:
    books = in_the_air()
    books.side = SOVIET
    add_base(books, "Kiev", CityKind.MAJOR)
    books.side = AXIS
    for state, groups in ((State.OPERABLE, operable), (State.INOPERABLE, inoperable)):
        for aircraft, number in groups.items():
            put(books, GroupType("Soviet Union", aircraft, 2), Spot(state, "Kiev"), number)
    return books.pay_to_fly()


def there(books: FakeBooks) -> dict[str, int]:
    return {
        f"{group.aircraft} {spot.state}": number
        for (group, spot), number in held(books, SOVIET).items()
        if spot.state is not State.AVAILABLE
    }


# 3 hits on 2 operable and 1 inoperable group: both are grounded, then 1 goes to Remnants (AIR-06).
def test_hits_strike_operable_groups_first() -> None:
    books = at_kiev({"I16": 2}, {"SB2": 1})
    draft = plan(books, "bombing", target="airbase", place="kiev", hits=3)
    assert [fault.where for fault in draft.refusals] == ["drawn"]  # I16 or SB2: who was drawn?
    draft = plan(books, "bombing", target="airbase", place="Kiev", hits=3, drawn=[{"card": "SB2"}])
    assert draft.sentence == "3 hits: 2 grounded, 1 lost."
    books.post(draft)
    assert there(books) == {"I16 inoperable": 2, "SB2 remnants": 1}
    assert books.known[fact_kinds.BASE, "soviet:Kiev", "hits"] == 3


def test_the_owner_picks_who_is_grounded() -> None:
    books = at_kiev({"I16": 2, "SB2": 1}, {})
    draft = plan(books, "bombing", target="airbase", place="Kiev", hits=1)
    assert draft.refusals[0].message == "1 group of these becomes inoperable: 2 I16, 1 SB2."
    books.post(
        plan(books, "bombing", target="airbase", place="Kiev", hits=1, grounded=[{"card": "SB2"}])
    )
    assert there(books) == {"I16 operable": 2, "SB2 inoperable": 1}


def test_without_a_choice_nothing_is_asked() -> None:
    books = at_kiev({"I16": 2}, {})
    books.post(plan(books, "bombing", target="airbase", place="Kiev", hits=1))
    assert there(books) == {"I16 operable": 1, "I16 inoperable": 1}
    books.post(plan(books, "bombing", target="airbase", place="Kiev", hits=5))
    assert there(books) == {"I16 remnants": 2}
    assert books.known[fact_kinds.BASE, "soviet:Kiev", "hits"] == 6


@pytest.mark.parametrize(
    ("raw", "wheres"),
    [
        ({"place": "Lwow", "hits": 1}, ["place"]),
        ({"place": "Kiev"}, ["hits"]),
        ({"hits": 1}, ["place"]),
        ({"place": "Kiev", "hits": 1, "grounded": [{"card": "I16", "number": 2}]}, ["grounded"]),
        ({"place": "Kiev", "hits": 1, "grounded": [{"card": "LaGG3"}]}, ["grounded.0.card"]),
        ({"place": "Kiev", "hits": 1, "grounded": [{"card": "I16"}], "drawn": [{"card": "I16"}]},
         ["drawn"]),
    ],
)  # fmt: skip
def test_hits_that_do_not_add_up_are_refused(raw: dict[str, object], wheres: list[str]) -> None:
    draft = plan(at_kiev({"I16": 2}, {}), "bombing", target="airbase", **raw)
    assert [fault.where for fault in draft.refusals] == wheres
    assert not draft.postings


def test_hits_on_an_own_base() -> None:
    books = flying()
    books.post(moved(books, move("Me109F", "operable:Warszawa", "Minsk")))
    books.post(plan(books, "bombing", target="airbase", place="Minsk", hits=1, own=True))
    assert lying(books, ME109F)["inoperable:Minsk"] == 1
