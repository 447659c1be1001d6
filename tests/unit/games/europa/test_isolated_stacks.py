"""Attrition and breakouts in the books: who rolls, what is lost, what comes back."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.games.europa.pockets import (
    EUROPA,
    FREE,
    GUNS,
    INFANTRY,
    JULY_I,
    OUTSIDE,
    PANZER,
    POCKET,
    a_pocket,
    line,
    plan,
    said,
    starved,
)

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Posting, UnitId, imbalance
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.accounts import income, waiting
from oobmgr.games.europa.isolation.rolling import due_stacks
from oobmgr.games.europa.replacements.losses import lost_in
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supply_facts
from oobmgr.games.europa.turns import FIRST_TURN
from oobmgr.games.europa.words import AIR, AXIS, INITIAL, LOST_GOODS, REPLACEMENT_GOODS

INFANTRY_POINT = REPLACEMENT_GOODS["infantry"]


def moved(postings: tuple[Posting, ...]) -> Counter[Any]:
    """What each account gets of each good."""
    sums: Counter[Any] = Counter()
    for one in postings:
        sums[one.account, one.good] += one.amount
    return sums


# Defence 10 + 7 + 1 = 18; half of it is 9.


def test_the_form_opens_on_the_stack_that_has_to_roll() -> None:
    found = plan(starved(), "isolation")
    assert line(found, "Printed defence") == 18
    assert said(found.refusals) == ["The two dice are missing. Enter 2 to 12, or have them rolled."]


def test_of_two_isolated_hexes_either_may_be_named() -> None:
    books = starved()
    for fact in supply_facts(books, (FREE,), UnitSupply(SupplyState.ISOLATED, FIRST_TURN)):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert [stack.hex for stack in due_stacks(books)] == [POCKET, OUTSIDE]
    for place, strength in ((OUTSIDE, 7), (POCKET, 18)):
        for name in ("isolation", "breakout"):
            found = plan(books, name, hex=place, roll=12)
            assert (line(found, "Printed defence"), said(found.refusals)) == (strength, [])


def test_a_failed_roll_costs_half_and_a_division_counts_whole() -> None:
    books = starved()
    # 8 − 1 (Russia) − 1 (enemy adjacent) = 6 fails.
    short = plan(books, "isolation", roll=8, adjacent=True, reduced=[INFANTRY])
    assert "must lose 9; the picked losses count for 7." in said(short.refusals)[0]
    assert not short.ruling.result.met
    found = plan(books, "isolation", roll=8, adjacent=True, reduced=[PANZER])
    assert (found.ruling.result.required, found.ruling.result.lost) == (9, 10)
    amounts = moved(found.postings)
    assert amounts[unit_account(AXIS, PANZER), STEP] == -1
    assert amounts[lost_in(AXIS, "Germany", JULY_I), LOST_GOODS["armor"]] == 6
    assert not any(good == INFANTRY_POINT for _, good in amounts), "no change from attrition"
    books.post(found)
    assert due_stacks(books) == ()


def test_a_passed_roll_costs_nothing_and_is_remembered_for_this_turn() -> None:
    books = starved()
    assert "isolation_roll" in {one.kind for one in EUROPA.warnings(books) if one.must}
    # Left with a reason, it is told in the later phases, and keeps nobody from going on.
    books.phase = AIR
    assert {one.kind: one.must for one in EUROPA.warnings(books)}["isolation_missed"] is False
    books.phase = INITIAL
    found = plan(books, "isolation", roll=8)
    assert found.sentence == "1B 2417 loses nothing in this turn."
    books.post(found)
    assert "isolation_roll" not in {one.kind for one in EUROPA.warnings(books)}
    again = plan(books, "isolation", units=[PANZER], roll=3, reduced=[PANZER])
    assert "have rolled in this turn already" in said(again.refusals)[0]
    books.turn = TurnCode("1941-07-II")
    assert [stack.hex for stack in due_stacks(books)] == [POCKET]


def test_losses_that_nobody_asks_for_are_refused() -> None:
    found = plan(starved(), "isolation", roll=12, reduced=[PANZER])
    assert said(found.refusals) == ["The roll asks for no loss. Leave the losses out."]


def test_a_stack_that_loses_all_has_nothing_left_to_lose() -> None:
    books = starved()
    books.post(plan(books, "supply_states", in_supply=[PANZER, INFANTRY], isolated=[GUNS]))
    found = plan(books, "isolation", units=[GUNS], hex="", roll=2, removed=[GUNS])
    assert said(found.refusals) == []
    assert (found.ruling.result.required, found.ruling.result.met) == (1, True)
    assert [fact.new for fact in found.facts if fact.field == "status"] == [UnitStatus.DEAD]


def test_losses_can_be_kept_from_special_replacements() -> None:
    found = plan(starved(), "isolation", roll=5, removed=[PANZER], for_special=False)
    assert {good for _, good in moved(found.postings)} == {STEP}


@pytest.mark.parametrize(
    ("conditions", "drm"),
    [
        ({"region": False}, 0),
        ({"region": False, "home": True, "city": True}, 2),
        ({"adjacent": True, "winter": True}, -3),
        ({"winter": False}, -1),
    ],
)
def test_what_modifies_the_roll_is_ticked(conditions: dict[str, bool], drm: int) -> None:
    found = plan(starved(), "isolation", roll=7, **conditions)
    assert found.ruling.result.modified == 7 + drm


def test_winter_goes_by_the_turn_unless_it_is_said() -> None:
    books = starved()
    books.turn = TurnCode("1941-12-II")
    assert plan(books, "isolation", roll=7).ruling.result.modified == 5
    assert plan(books, "isolation", roll=7, winter=False).ruling.result.modified == 6


# Who rolls.


def test_units_that_are_not_isolated_or_only_now_do_not_roll() -> None:
    books = a_pocket()
    books.post(plan(books, "supply_states", isolated=[PANZER, INFANTRY]))
    assert due_stacks(books) == (), "never in the first turn"
    first = plan(books, "isolation", units=[PANZER], roll=5)
    assert "are without supply for the first turn, which never rolls" in said(first.refusals)[0]
    free = plan(books, "isolation", units=[FREE], roll=5)
    assert said(free.refusals)[0] == (
        "4 infantry is not isolated according to the books. Set the supply state first."
    )


def test_unsupplied_before_and_isolated_now_rolls() -> None:
    books = starved(SupplyState.OOS)
    assert due_stacks(books) == ()
    books.post(plan(books, "supply_states", isolated=[PANZER, INFANTRY]))
    assert [unit.id for stack in due_stacks(books) for unit in stack.units] == [
        PANZER, INFANTRY, GUNS,
    ]  # fmt: skip


def test_each_hex_rolls_on_its_own() -> None:
    books = starved()
    found = plan(books, "isolation", units=[PANZER, FREE], roll=5)
    assert said(found.refusals)[0] == (
        "The units are in several hexes: 1B 2417, 1B 2612. Each hex rolls on its own."
    )


def test_the_form_goes_on_to_the_next_stack_and_to_units_without_a_hex_last() -> None:
    books = starved()
    books.enlist(8, "infantry", **a_division(), hex="")
    books.post(plan(books, "supply_states", isolated=[FREE, 8], since="June II 1941"))
    rolled = []
    while due_stacks(books):
        found = books.post(plan(books, "isolation", roll=12))
        rolled.append(found.title)
    assert rolled == [
        "Attrition, 1B 2417: no loss",
        "Attrition, 1B 2612: no loss",
        "Attrition, 8 infantry: no loss",
    ]
    assert said(plan(books, "isolation", roll=12).refusals)[0].startswith("Nothing is entered.")


def a_division() -> dict[str, Any]:
    return {"ratings": {"attack": 7, "defense": 7, "move": 6}, "traits": {"cadre": "2-6"}}


def test_units_in_the_hex_that_are_in_supply_are_asked_about() -> None:
    books = starved()
    books.post(plan(books, "supply_states", in_supply=[INFANTRY]))
    found = plan(books, "isolation", roll=9)
    assert line(found, "Printed defence") == 11
    assert said(found.warnings) == [
        "2 infantry: in the same hex, and not isolated according to the books."
    ]


# Breakout.


@pytest.mark.parametrize(("roll", "points"), [(6, 8), (9, 17)])
def test_a_breakout_takes_all_and_brings_infantry_points(roll: int, points: int) -> None:
    """Failed: 18 − 9 − 1 = 8; passed: 18 − 1 = 17; usable from the next game turn."""
    books = starved()
    found = plan(books, "breakout", roll=roll)
    assert found.ruling.result.points == points
    amounts = moved(found.postings)
    good = INFANTRY_POINT
    assert amounts[waiting(AXIS, "Germany", TurnCode("1941-07-II")), good] == points
    assert amounts[income(AXIS, "breakout"), good] == -points
    assert amounts[Account(Place.DEAD, AXIS), STEP] == 2 + 2 + 1
    assert [fact.new for fact in found.facts if fact.field == "status"] == [UnitStatus.DEAD] * 3


def test_a_stack_that_rolled_cannot_break_out_any_more() -> None:
    books = starved()
    books.post(plan(books, "isolation", roll=12))
    found = plan(books, "breakout", hex=POCKET, roll=12)
    assert "have rolled in this turn already" in said(found.refusals)[0]


def test_the_points_go_to_the_nation_of_most_of_the_strength_or_to_the_one_named() -> None:
    books = starved()
    books.enlist(
        INFANTRY, "infantry", nation="Romania", hex=POCKET,
        ratings={"attack": 12, "defense": 12, "move": 6},
    )  # fmt: skip
    assert plan(books, "breakout", roll=9).ruling.result.nation == "Romania"
    assert plan(books, "breakout", roll=9, nation="German").ruling.result.nation == "Germany"
    wrong = plan(books, "breakout", roll=9, nation="Soviet Union")
    assert said(wrong.refusals) == ["Soviet Union belongs to the other side."]


# Whatever is picked.


@given(
    roll=st.integers(2, 12),
    reduced=st.sets(st.sampled_from([PANZER, INFANTRY, GUNS])),
    removed=st.sets(st.sampled_from([PANZER, INFANTRY, GUNS])),
    adjacent=st.booleans(),
    counts=st.booleans(),
)
def test_no_step_is_made_or_lost_and_enough_is_taken(
    roll: int, reduced: set[UnitId], removed: set[UnitId], adjacent: bool, counts: bool
) -> None:
    books = starved()
    found = plan(
        books, "isolation", roll=roll, reduced=sorted(reduced - removed), removed=sorted(removed),
        adjacent=adjacent, for_special=counts,
    )  # fmt: skip
    assert not imbalance(found.postings)
    defence = {PANZER: 10, INFANTRY: 7, GUNS: 1}
    lost = sum(defence[unit] for unit in reduced | removed)
    required = 9 if roll - 1 - adjacent <= 6 else 0
    everything = removed | (reduced & {GUNS}) == {PANZER, INFANTRY, GUNS}
    allowed = lost >= required or everything
    wanted = not lost or required > 0
    assert (not found.refusals) == (allowed and wanted)


@pytest.mark.parametrize("more", [{}, {"units": [INFANTRY]}])
@pytest.mark.parametrize("name", ["isolation", "breakout"])
def test_a_hex_in_which_nobody_is_isolated_is_named(name: str, more: dict[str, Any]) -> None:
    found = plan(starved(), name, hex="9Z 9999", roll=8, **more)
    assert said(found.refusals)[0] == f"No isolated unit is in 9Z 9999. To roll: {POCKET}."
