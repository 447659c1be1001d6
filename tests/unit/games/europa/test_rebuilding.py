"""Units that come back for replacement points, and what they cost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.unit.games.europa.depots import (
    AUG_I,
    EUROPA,
    JULY_I,
    UNION,
    at,
    chart,
    enlist,
    give,
    held,
    panzer,
    plan,
    said,
    values,
)

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.accounts import spent
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supply_facts, supply_of
from oobmgr.games.europa.turns import FIRST_TURN
from oobmgr.games.europa.words import (
    AXIS,
    INITIAL,
    REPLACEMENT_GOODS,
    SOVIET,
)


def test_a_dead_cadre_comes_back_for_its_strength() -> None:
    books = at(JULY_I)
    unit = enlist(books, 1)
    give(books, "Germany", infantry=3)
    draft = books.post(plan(books, "rebuild", cadres=[unit]))
    assert held(books, "Germany", "infantry") == 1
    assert books.balance(spent(AXIS, INITIAL), REPLACEMENT_GOODS["infantry"]) == 2
    assert books.balance(unit_account(AXIS, unit), STEP) == 1
    assert books.balance(Account(Place.DEAD, AXIS), STEP) == -1
    assert [(f.field, f.new) for f in draft.facts if f.subject is Subject.UNIT] == [
        ("status", "on_map")
    ]
    assert values(draft)["Germany, infantry"] == 1


def test_what_was_lost_in_a_pocket_comes_back_in_supply() -> None:
    books = at(JULY_I)
    unit = enlist(books, 1)
    isolated = UnitSupply(SupplyState.ISOLATED, FIRST_TURN)
    for fact in supply_facts(books, (unit,), isolated):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    give(books, "Germany", infantry=2)
    books.post(plan(books, "rebuild", cadres=[unit]))
    assert supply_of(books, unit) == UnitSupply()


def test_a_cadre_costs_its_size_where_the_campaign_says_so() -> None:
    books = at(JULY_I, cadre_price="per_re")
    give(books, "Germany", armor=3)
    assert plan(books, "rebuild", cadres=[panzer(books, 1)]).ruling.result.spent == {
        "Germany armor": 1
    }


def test_a_panzer_division_from_the_dead_pile_to_full_in_one_turn() -> None:
    books = at(JULY_I)
    unit = panzer(books, 19)
    give(books, "Germany", armor=7, infantry=3)
    draft = books.post(plan(books, "rebuild", units=[unit]))
    # The cadre for 4 armor, then 3 armor and 3 infantry.
    assert draft.ruling.result.spent == {"Germany infantry": 3, "Germany armor": 7}
    assert draft.ruling.result.steps == 2
    assert books.balance(unit_account(AXIS, unit), STEP) == 2


def test_a_cadre_on_the_map_becomes_whole() -> None:
    books = at(JULY_I)
    unit = panzer(books, 19, steps_left=1)
    give(books, "Germany", armor=3, infantry=3)
    draft = books.post(plan(books, "rebuild", units=[unit]))
    assert draft.ruling.result.steps == 1
    assert not [f for f in draft.facts if f.subject is Subject.UNIT]


def test_a_unit_of_one_step_costs_its_strength() -> None:
    books = at(JULY_I)
    unit = enlist(
        books, 4, "artillery", steps=1, ratings={"attack": 4, "move": 8}, traits={"re": "1"}
    )
    give(books, "Germany", artillery=4)
    draft = books.post(plan(books, "rebuild", units=[unit]))
    assert draft.ruling.result.spent == {"Germany artillery": 4}


def test_a_price_that_is_not_known_is_asked_for_never_guessed() -> None:
    books = at(JULY_I)
    unit = enlist(books, 1, steps_left=1)
    give(books, "Germany", infantry=9)
    draft = plan(books, "rebuild", units=[unit])
    assert said(draft) == [("1 infantry", "has no price to full strength in your chart.")]
    assert draft.refusals[0].case == "REP-14"
    spent = draft.ruling.working[-1]
    assert (spent.label, spent.value) == ("Points spent", None)  # and not 0
    assert plan(books, "rebuild", units=[unit], price_infantry=4).ruling.result.spent == {
        "Germany infantry": 4
    }


def test_one_price_by_hand_does_for_one_sort_of_units() -> None:
    books = at(JULY_I)
    give(books, "Germany", infantry=20)
    alike = [enlist(books, 1, steps_left=1), enlist(books, 2, steps_left=1)]
    assert plan(books, "rebuild", units=alike, price_infantry=4).refusals == ()
    other = enlist(books, 3, "mountain", steps_left=1)
    draft = plan(books, "rebuild", units=[*alike, other], price_infantry=4)
    assert [fault.where for fault in draft.refusals] == ["price"]


def test_a_price_by_hand_does_not_replace_one_that_is_known() -> None:
    books = at(JULY_I)
    unit = panzer(books, 19, steps_left=1)
    give(books, "Germany", armor=9, infantry=9)
    draft = plan(books, "rebuild", units=[unit], price_armor=1)
    assert draft.ruling.result.spent == {"Germany infantry": 3, "Germany armor": 3}
    assert [fault.where for fault in draft.warnings] == ["price"]
    assert not plan(books, "rebuild", units=[unit]).warnings


def test_a_cadre_on_the_map_is_none_that_comes_back() -> None:
    books = at(JULY_I)
    give(books, "Germany", infantry=9)
    unit = enlist(books, 1, steps_left=1)
    alive = replace(books.roster[unit], status=UnitStatus.ON_MAP)
    books.roster[unit] = alive
    assert said(plan(books, "rebuild", cadres=[unit])) == [
        ("1 infantry", "is reduced to a cadre already.")
    ]


def test_the_own_chart_prices_the_closest_name() -> None:
    books = at(JULY_I)
    rows = {
        "infantry": ["4", "", ""],
        "7-6 Infantry": ["5", "", ""],
        "Romania infantry": ["3", "", ""],
    }
    chart(books, "special_costs", ["infantry", "armor", "artillery"], rows)
    give(books, "Germany", infantry=9)
    give(books, "Romania", infantry=9)
    strong = enlist(books, 1, steps_left=1)
    weak = enlist(books, 2, steps_left=1, ratings={"attack": 5, "move": 6})
    ally = enlist(books, 3, steps_left=1, nation="Romania", ratings={"attack": 4, "move": 6})
    draft = plan(books, "rebuild", units=[strong, weak, ally])
    assert draft.ruling.result.spent == {"Germany infantry": 9, "Romania infantry": 3}


def test_a_pool_that_is_short_is_told() -> None:
    books = at(JULY_I)
    give(books, "Germany", infantry=1)
    draft = plan(books, "rebuild", cadres=[enlist(books, 1)])
    assert said(draft) == [("units", "Germany holds 1 infantry point; the price is 2.")]


@pytest.mark.parametrize(
    ("about", "raw", "case"),
    [
        ({}, {"in_supply": False}, "REP-09"),
        ({"steps_left": 2}, {}, "REP-11"),
        ({"arrival": TurnCode("1941-09-I")}, {}, "SOP-02"),
        ({"side": SOVIET}, {}, "SOP-01"),
        ({"traits": {}}, {}, ""),
        ({"traits": {"cadre": "2-6", "fragile": "yes"}}, {}, "REP-11"),
        ({"nation": "Finland", "ratings": {"attack": 6, "move": 6}}, {}, "REP-11"),
    ],
)
def test_what_may_not_be_rebuilt(about: dict[str, Any], raw: dict[str, object], case: str) -> None:
    books = at(JULY_I)
    give(books, "Germany", infantry=50)
    give(books, "Finland", infantry=50)
    unit = enlist(books, 1, **about)
    draft = plan(books, "rebuild", units=[unit], price_infantry=3, **raw)
    assert [fault.case for fault in draft.refusals] == [case]


def test_soviet_divisions_of_the_start_come_back_as_cadres_only() -> None:
    books = at(JULY_I, SOVIET)
    give(books, UNION, infantry=9, armor=9)
    rifle = enlist(books, 1, "rifle", arrival=FIRST_TURN)
    assert plan(books, "rebuild", cadres=[rifle]).refusals == ()
    whole = plan(books, "rebuild", units=[rifle], price_infantry=3)
    assert [fault.case for fault in whole.refusals] == ["REP-11"]
    later = enlist(books, 2, "rifle", arrival=JULY_I)
    assert plan(books, "rebuild", units=[later], price_infantry=3).refusals == ()


def test_soviet_armor_points_are_for_brigades_and_corps() -> None:
    books = at(JULY_I, SOVIET)
    give(books, UNION, armor=9)
    one_step: dict[str, Any] = {"steps": 1, "traits": {}, "ratings": {"attack": 3, "move": 8}}
    division = enlist(books, 1, "tank", **one_step)
    brigade = enlist(books, 2, "tank", size="X", **one_step)
    assert [f.case for f in plan(books, "rebuild", units=[division]).refusals] == ["DIS-03"]
    assert plan(books, "rebuild", units=[brigade]).refusals == ()


def test_a_reason_is_told_once_for_all_units() -> None:
    books = at(JULY_I)
    give(books, "Germany", infantry=9)
    units = [enlist(books, 1), enlist(books, 2)]
    draft = plan(books, "rebuild", cadres=units, in_supply=False)
    who = "1 infantry and 1 more"
    assert said(draft) == [(who, f"{who}: A unit out of supply takes no replacements.")]


def test_nothing_picked_and_picked_twice() -> None:
    books = at(JULY_I)
    give(books, "Germany", infantry=20)
    assert said(plan(books, "rebuild")) == [("units", "Nothing is entered.")]
    unit = enlist(books, 1)
    draft = plan(books, "rebuild", units=[unit], cadres=[unit], price_infantry=1)
    assert said(draft) == [("1 infantry", "is in full strength and cadres.")]


def test_what_can_be_picked_shows_its_price() -> None:
    books = at(JULY_I)
    picking = EUROPA.action("rebuild").picking
    assert picking is not None
    panzer(books, 1)
    enlist(books, 2)
    enlist(books, 3, steps_left=1)
    enlist(books, 4, steps_left=2)
    enlist(books, 5, arrival=AUG_I)
    enlist(books, 6, nation="Finland", ratings={"attack": 6, "move": 6})
    enlist(books, 7, traits={})
    found = picking.choices(books)
    assert {int(k): (c.kind, c.price_text or c.paid) for k, c in found.items()} == {
        1: ("dead", "3 Inf + 7 Arm"),
        2: ("dead", "your chart"),
        3: ("cadre", "your chart"),
        6: ("dead", "2 Inf as cadre"),
        7: ("dead", "not allowed"),
    }
