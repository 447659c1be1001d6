"""Lost groups sorted, arrivals received, bases repaired, and what is forgotten of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.games.europa.air_groups import (
    ME109F,
    cases,
    force,
    in_all,
    in_the_air,
    lying,
    move,
    moved,
    plan,
)
from tests.unit.games.europa.test_air_repairs import put
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import done_key, income
from oobmgr.games.europa.air.held import GroupType, Spot, State
from oobmgr.games.europa.words import AIR, AIR_GROUP, AXIS, INITIAL, MOVEMENT, SOVIET
from oobmgr.known_games import game
from oobmgr.rules.charts import ChartCopy, ChartEntry

EUROPA = game("europa")
MIG3 = GroupType("Soviet Union", "MiG3", 2)
SPENT = Account(Place.SPENT, AXIS, "air_arrivals")


def initial(turn: str = "1941-07-II") -> FakeBooks:
    books = in_the_air()
    books.phase, books.turn = INITIAL, TurnCode(turn)
    return books


def kinds(books: FakeBooks) -> set[str]:
    known = {"air_allowance", "air_triage", "air_arrivals", "air_repair", "air_unpaid", "air_mend"}
    return {warning.kind for warning in EUROPA.warnings(books)} & known


# ------------------------------------------------------------------------------------ lost


def lost() -> FakeBooks:
    books = initial()
    put(books, ME109F, Spot(State.EFT), 3)
    put(books, ME109F, Spot(State.EET), 1)
    return books


def sorts(box: str, **also: object) -> dict[str, object]:
    return {"card": "Germany/Me109F/2", "box": box, **also}


def test_lost_groups_are_sorted_by_entered_results() -> None:
    books = lost()
    before = in_all(books)
    books.post(
        plan(
            books,
            "air_triage",
            groups=[
                sorts("eft", result="operable"),
                sorts("eft", result="inoperable"),
                sorts("eft", result="stays"),
                sorts("eet", result="remnants"),
            ],
        )
    )
    assert lying(books, ME109F) == {"available": 5, "unready": 1, "eft": 1, "remnants": 1}
    assert in_all(books) == before
    # the one that stays was sorted in this turn
    again = plan(books, "air_triage", groups=[sorts("eft", result="operable")])
    assert cases(again) == ["AIR-10"]
    books.turn = TurnCode("1941-08-I")
    assert not plan(books, "air_triage", groups=[sorts("eft", result="operable")]).refusals


def test_a_result_that_is_looked_up_can_be_kept_in_the_chart() -> None:
    books = lost()
    entered = [sorts("eft", die=3, result="operable"), sorts("eet", result="remnants")]
    draft = plan(books, "air_triage", groups=entered)
    assert draft.looked_up == (ChartEntry("air_triage", "3", "EFT", "operable"),)
    copy = ChartCopy(("3",), ("EFT", "EET"), (("operable", ""),)).as_json()
    books.known[Subject.CHART, "air_triage", "copy"] = copy
    assert plan(books, "air_triage", groups=entered).looked_up == ()
    contradicted = plan(books, "air_triage", groups=[sorts("eft", die=3, result="stays")])
    assert contradicted.looked_up == ()
    assert contradicted.warnings


def test_lost_groups_are_sorted_by_the_players_chart() -> None:
    books = lost()
    chart: Any = {
        "rows": ["1", "2", "3", "4", "5", "6"],
        "columns": ["EFT", "EET"],
        "cells": [["operable", "stays"]] * 3 + [["remnants", "remnants"]] * 3,
    }
    books.known[Subject.CHART, "air_triage", "copy"] = chart
    draft = plan(
        books, "air_triage", groups=[sorts("eft", die=3), sorts("eet", die=3), sorts("eft", die=4)]
    )
    assert [line.value for line in draft.ruling.working] == ["operable", "stays", "remnants", 1]
    books.post(draft)
    assert lying(books, ME109F) == {"available": 5, "eft": 1, "eet": 1, "remnants": 1}


@pytest.mark.parametrize(
    ("entry", "where"),
    [
        (sorts("eft"), "groups.0.die"),
        (sorts("eft", die=2), "groups.0.result"),  # no chart
        (sorts("available", result="stays"), "groups.0.box"),
        (sorts("remnants", result="stays"), "groups.0.card"),
    ],
)
def test_a_group_that_cannot_be_sorted_is_refused(entry: dict[str, object], where: str) -> None:
    assert [f.where for f in plan(lost(), "air_triage", groups=[entry]).refusals] == [where]


def test_the_form_lists_the_lost_groups() -> None:
    action = EUROPA.action("air_triage")
    proposed = action.propose(lost()).groups
    assert [(entry.card, entry.box) for entry in proposed] == [
        ("German Me109F", "eet"), *[("German Me109F", "eft")] * 3,
    ]  # fmt: skip
    assert action.offered is not None
    assert not action.offered(initial())


# -------------------------------------------------------------------------------- arrivals


# German 1 Me109F and 1 He111, allowance +1; Italian 1 MC200, allowance 1 (ASU-08).
def test_the_axis_receives_its_groups_of_july() -> None:
    books = initial("1941-07-I")
    action = EUROPA.action("air_arrivals")
    assert action.propose(books).july
    books.post(plan(books, "air_arrivals", july=True))
    assert lying(books, ME109F) == {"available": 9}
    german, italian = force(books, "Germany"), force(books, "Italy")
    assert (german.number, german.allowance) == (48, 47)
    assert (italian.number, italian.allowance) == (1, 1)
    assert books.balance(income(AXIS), AIR_GROUP) == -3
    assert not action.propose(books).july
    assert cases(plan(books, "air_arrivals", july=True)) == ["ASU-08"]


# Soviet 2 MiG3, LaGG3, Yak1, IL2, Pe2, IL4: 7 groups, allowance 45 + 4 (ASU-08).
def test_the_soviets_receive_theirs() -> None:
    books = initial("1941-07-I")
    books.side = SOVIET
    books.post(plan(books, "air_arrivals", july=True))
    assert lying(books, MIG3) == {"available": 8}
    assert (force(books, "Soviet Union").number, force(books, "Soviet Union").allowance) == (62, 49)


def test_july_is_not_received_in_june() -> None:
    books = initial("1941-06-II")
    assert not EUROPA.action("air_arrivals").propose(books).july
    assert cases(plan(books, "air_arrivals", july=True)) == ["ASU-08"]


def arrives(aircraft: str, use: str = "hold", **also: object) -> dict[str, object]:
    return {"nation": "German", "aircraft": aircraft, "use": use, **also}


# Two single groups of a type make a full one; one waits for the other (AIR-11).
def test_two_arrivals_make_a_full_group() -> None:
    books = initial()
    half = GroupType("Germany", "Me109F", 1)
    books.post(plan(books, "air_arrivals", arrivals=[arrives("Me109F")]))
    assert lying(books, half) == {"waiting": 1}
    assert force(books, "Germany").boxes[-1].name == "Waiting"
    books.post(plan(books, "air_arrivals", arrivals=[arrives("Me109F", "full_group")]))
    assert lying(books, half) == {}
    assert lying(books, ME109F) == {"available": 9}
    # three came out of the income: the two single ones, laid aside, and the full one
    assert books.balance(income(AXIS), AIR_GROUP) == -3
    assert books.balance(SPENT, AIR_GROUP) == 2
    both = plan(books, "air_arrivals", arrivals=[arrives("Me109F"), arrives("Me109F")])
    books.post(both)
    assert lying(books, ME109F) == {"available": 10}


def test_an_arrival_brings_a_group_of_its_type_back() -> None:
    books = initial()
    put(books, ME109F, Spot(State.REMNANTS), 1)
    put(books, ME109F, Spot(State.EET), 1)
    books.post(
        plan(
            books,
            "air_arrivals",
            arrivals=[arrives("Me109F", "Remnants_to_EFT"), arrives("Me109F", "EET_to_Ready")],
        )
    )
    assert lying(books, ME109F) == {"available": 7, "eft": 1}
    assert books.balance(SPENT, AIR_GROUP) == 2
    # what came to EFT in the same entry may go on from there
    put(books, ME109F, Spot(State.REMNANTS), 1)
    books.post(
        plan(
            books,
            "air_arrivals",
            arrivals=[arrives("Me109F", "Remnants_to_EFT"), arrives("Me109F", "EFT_to_Ready")],
        )
    )
    assert lying(books, ME109F) == {"available": 7, "eft": 1}


@pytest.mark.parametrize(
    ("arrival", "where"),
    [
        (arrives("Me109F", "EFT_to_Ready"), "arrivals.0.use"),
        (arrives("Me109F", "full_group"), "arrivals.0.use"),
        (arrives("Ju52/3m"), "arrivals.0.aircraft"),
        ({"nation": "Soviet", "aircraft": "I16"}, "arrivals.0.nation"),
    ],
)
def test_an_arrival_that_cannot_be_is_refused(arrival: dict[str, object], where: str) -> None:
    draft = plan(initial(), "air_arrivals", arrivals=[arrival])
    assert [fault.where for fault in draft.refusals] == [where]
    assert not draft.postings


def test_a_new_aircraft_brings_its_kind() -> None:
    books = initial()
    books.post(plan(books, "air_arrivals", arrivals=[arrives("Hs129", kind="support")] * 2))
    (card,) = [c for c in force(books, "Germany").boxes[0].cards if c.name == "Hs129"]
    assert (card.kind, card.number) == ("other", 1)


# Half of what is printed is received: 1 + 2 printed are 1 1/2, with 46 47 1/2, rounded up 48.
def test_half_of_new_allowance_is_received() -> None:
    books = initial()
    books.post(plan(books, "air_arrivals", allowances=[{"nation": "German", "printed": 1}]))
    assert force(books, "Germany").allowance == 47  # 46 1/2, up
    books.post(plan(books, "air_arrivals", allowances=[{"nation": "Germany", "printed": 2}]))
    assert force(books, "Germany").allowance == 48
    books.options = {**books.options, "ga_round": "down"}
    assert force(books, "Germany").allowance == 47


# ----------------------------------------------------------------------------------- bases


def test_every_base_in_supply_repairs_a_hit() -> None:
    books = in_the_air()
    books.known[fact_kinds.BASE, "axis:Warszawa", "hits"] = 2
    books.known[fact_kinds.BASE, "axis:Minsk", "hits"] = 1
    books.phase = MOVEMENT
    assert kinds(books) == {"air_mend"}
    draft = plan(books, "air_mend", unsupplied=["minsk"])
    assert draft.ruling.result == 1
    books.post(draft)
    assert books.known[fact_kinds.BASE, "axis:Warszawa", "hits"] == 1
    assert books.known[fact_kinds.BASE, "axis:Minsk", "hits"] == 1
    assert kinds(books) == set()
    assert EUROPA.action("air_mend").once
    wrong = plan(books, "air_mend", unsupplied=["Lwow"])
    assert [fault.value for fault in wrong.refusals] == ["Lwow"]
    books.known[fact_kinds.BASE, "axis:Warszawa", "hits"] = 0
    books.known[fact_kinds.BASE, "axis:Minsk", "hits"] = 0
    assert plan(books, "air_mend").refusals


# -------------------------------------------------------------------------------- warnings


def test_books_without_groups_are_not_warned_of_them() -> None:
    books = initial()
    books.amounts.clear()
    assert kinds(books) == set()


def test_what_is_due_in_the_initial_phase_is_told() -> None:
    books = lost()
    assert kinds(books) == {"air_triage", "air_arrivals"}
    books.post(plan(books, "air_arrivals", july=True))
    stays = [sorts("eft", result="stays")] * 3 + [sorts("eet", result="stays")]
    books.post(plan(books, "air_triage", groups=stays))
    assert kinds(books) == set()


def test_groups_that_did_not_try_are_told() -> None:
    books = in_the_air()
    put(books, ME109F, Spot(State.INOPERABLE, "Minsk"), 2)
    assert kinds(books) == {"air_repair"}  # Minsk takes 1, so 1 of the 2 may try
    (warning,) = [w for w in EUROPA.warnings(books) if w.kind == "air_repair"]
    assert warning.sentence == "1 inoperable group has not tried to become operable."
    attempt = {"card": "Germany/Me109F/2/Minsk", "result": "no"}
    books.post(plan(books, "air_repair", attempts=[attempt]))
    assert kinds(books) == set()


def test_groups_above_the_allowance_are_told() -> None:
    books = in_the_air()
    books.amounts[next(a for a, g in books.amounts if "CR42" in a.detail), AIR_GROUP] += 2
    books.post(moved(books, move("Hungary/CR42/2", "available", "Warszawa", 3), correct=True))
    (warning,) = [w for w in EUROPA.warnings(books) if w.kind == "air_allowance"]
    assert warning.sentence == "3 groups are on the map, the Hungarian Group Allowance is 2."


def test_groups_that_flew_unpaid_are_told_until_they_are_paid() -> None:
    books = in_the_air()
    put(books, ME109F, Spot(State.OPERABLE, "Warszawa"), 3)
    books.post(plan(books, "air", groups=[{"card": "Me109F", "box": "Warszawa", "number": 1}]))
    hit = {"card": "Me109F", "box": "Warszawa", "result": "R", "number": 3}
    books.post(plan(books, "air_results", results=[hit]))
    (warning,) = [w for w in EUROPA.warnings(books) if w.kind == "air_unpaid"]
    assert warning.sentence == "2 groups flew without being paid for."
    assert books.fact(Subject.DONE, done_key(books.turn, AXIS, AIR), "fighters") == 1
    books.post(plan(books, "air", fighters=2))
    assert kinds(books) == set()
