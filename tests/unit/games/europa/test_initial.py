from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject, imbalance
from oobmgr.domain.rulings import StepKind
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import pool, stockpile, stockpiles
from oobmgr.games.europa.actions.supply.weather import InitialInputs
from oobmgr.games.europa.words import AXIS, INITIAL, RESOURCE, SOVIET, SP, CityStatus
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import decode

ACTION = game("europa").action("initial")
CITIES = ("Riga", "Minsk", "Kiev", "Leningrad", "Moskva")


def plan(books: FakeBooks, **raw: object) -> ActionPlan:
    return ACTION.plan(books, decode(InitialInputs, raw))


def test_first_axis_turn_stands_exactly_at_its_limit() -> None:
    books = opened()
    posted = books.post(plan(books))
    assert books.balance(pool(AXIS), SP) == 200
    assert books.fact(Subject.CONDITION, "axis", "cap") == 200
    assert not posted.warnings
    assert stockpiles(books, AXIS) == {"Poland": 32, "Romania": 4, "Ploesti": 1}


def test_first_soviet_turn_loses_fifteen_and_says_how_to_keep_them() -> None:
    books = opened()
    books.side = SOVIET
    draft = plan(books)
    assert draft.ruling.result.close.lost == 15
    assert draft.warnings[0].advice == "Buy 5 more Resource Points to use them."
    kept = books.post(plan(books, buy=5, buy_place="Moskva"))
    assert not kept.warnings
    assert books.balance(pool(SOVIET), SP) == 120
    assert stockpiles(books, SOVIET) == {"unplaced": 25, "Baku": 2, "Moskva": 5}


def test_mud_in_one_zone_and_riga_and_minsk_reached() -> None:
    books = opened()
    books.turn = TurnCode("1941-07-II")
    posted = books.post(
        plan(books, weather={"b": "Mud"}, cities={"riga": "held", "Minsk": "siege"})
    )
    # 100 - 3 - 4 = 93; 93 x 85 % = 79.05, up 80; limit 160; 100 + 80 = 180, 20 lost.
    assert books.balance(pool(AXIS), SP) == 160
    assert posted.ruling.result.close.lost == 20
    assert books.fact(fact_kinds.WEATHER, "1941-07-II", "B") == "mud"
    assert books.fact(fact_kinds.CITY, "Minsk", "status") == "siege"


def test_the_other_side_finds_weather_and_cities_entered() -> None:
    books = opened()
    books.post(plan(books, weather={"C": "snow"}, cities={"Kiev": "held"}))
    books.side = SOVIET
    proposed = ACTION.propose(books)
    assert proposed.weather["C"] == "snow"
    assert proposed.cities["Kiev"] is CityStatus.HELD
    # 60 + 5 = 65; 65 x 85 % = 55.25, up 56.
    assert ACTION.plan(books, proposed).ruling.result.income.received == 56


def test_each_side_measures_for_itself_where_the_campaign_says_so() -> None:
    books = opened(siege_measure="own", weather_scope="player_turn")
    books.post(plan(books, weather={"B": "mud"}, cities={"Kiev": "held"}))
    books.side = SOVIET
    assert ACTION.plan(books, ACTION.propose(books)).ruling.result.income.received == 60


@pytest.mark.parametrize(("reversible", "rate"), [(True, 100), (False, 97)])
def test_a_city_that_is_free_again(reversible: bool, rate: int) -> None:
    books = opened(reversible=reversible)
    books.post(plan(books, cities={"Riga": "siege"}))
    books.turn = TurnCode("1941-07-I")
    assert plan(books, cities={"Riga": "no"}).ruling.result.income.gross == rate


def test_selling_needs_rail_and_points_in_the_place() -> None:
    books = opened()
    messages = [f.where for f in plan(books, sell=5, sell_place="Romania").refusals]
    assert messages == ["sell"]
    unlinked = plan(books, sell=1, sell_place="Romania", rail_connected=False)
    assert [fault.case for fault in unlinked.refusals] == ["SP-06"]
    books.amounts[pool(AXIS), SP] = 10
    books.post(plan(books, sell=2, sell_place="Romania"))
    assert books.balance(pool(AXIS), SP) == 114
    assert stockpiles(books, AXIS)["Romania"] == 2


def test_buying_beyond_the_pool_is_refused_with_what_it_pays_for() -> None:
    books = opened()
    refused = plan(books, buy=67)
    assert [(f.where, f.advice) for f in refused.refusals] == [("buy", "It pays for 66.")]
    assert not refused.postings


def test_buying_without_rail() -> None:
    books = opened()
    assert plan(books, buy=1, rail_connected=False).warnings
    strict = opened(convert_needs_rail="both")
    assert plan(strict, buy=1, rail_connected=False).refusals


def test_lines_stand_under_four_headings() -> None:
    books = opened()
    headings = [s.label for s in plan(books).ruling.working if s.kind is StepKind.HEADING]
    assert headings == ["Rate this turn", "Received", "Stock", "Resource Points"]


def test_lines_of_lend_lease_are_remembered() -> None:
    books = opened()
    books.side, books.turn = SOVIET, TurnCode("1942-05-I")
    books.amounts[pool(SOVIET), SP] = 0
    posted = books.post(plan(books, traces={"north": True}, baku_line=False))
    assert posted.ruling.result.income.gross == 75
    proposed = ACTION.propose(books)
    assert proposed.traces["north"] is True
    assert proposed.baku_line is False


STATES = st.sampled_from(list(CityStatus))


@given(
    side=st.sampled_from(["axis", "soviet"]),
    held=st.integers(0, 400),
    cities=st.dictionaries(st.sampled_from(CITIES), STATES),
    weather=st.dictionaries(
        st.sampled_from("ABCDG"), st.sampled_from(["clear", "mud", "snow", "frost"])
    ),
    buy=st.integers(0, 60),
    sell=st.integers(0, 20),
)
@settings(max_examples=60, deadline=None)
def test_whatever_is_entered_the_books_balance_and_the_limit_holds(
    side: str,
    held: int,
    cities: dict[str, CityStatus],
    weather: dict[str, str],
    buy: int,
    sell: int,
) -> None:
    books = opened()
    books.side, books.phase = SideId(side), INITIAL
    books.amounts[pool(books.side), SP] = held
    books.put(stockpile(books.side, "here"), RESOURCE, 20)
    draft = plan(books, cities=cities, weather=weather, buy=buy, sell=sell, sell_place="here")
    assert not imbalance(draft.postings)
    if draft.refusals:
        return
    books.post(draft)
    close = draft.ruling.result.close
    assert books.balance(pool(books.side), SP) == close.pool_end
    assert 0 <= close.pool_end <= draft.ruling.result.income.cap


def test_the_own_schedule_fills_in_its_resource_points() -> None:
    books = opened()
    assert ACTION.propose(books).scheduled == 0
    books.known[Subject.CHART, "resource_schedule", "copy"] = {
        "rows": ["1941-06-II", "1941-07-I"],
        "columns": ["Axis", "Soviet"],
        "cells": [["2", ""], ["", "3"]],
    }
    assert ACTION.propose(books).scheduled == 2
    books.turn = TurnCode("1941-07-I")
    assert ACTION.propose(books).scheduled == 0
    books.side = SOVIET
    assert ACTION.propose(books).scheduled == 3
