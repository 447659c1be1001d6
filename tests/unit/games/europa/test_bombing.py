"""Strategic bombing: one form, every target, hits entered or of the table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import pool, stockpiles
from oobmgr.games.europa.actions.air.ports import port_hits
from oobmgr.games.europa.words import AIR, AXIS, SOVIET, SP
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.charts import COPY
from oobmgr.rules.inputs import decode

EUROPA = game("europa")
COLUMNS = ["1-5", "6-10"]


def bombed(books: FakeBooks, **raw: object) -> ActionPlan:
    action = EUROPA.action("bombing")
    return action.plan(books, decode(action.inputs, raw))


def in_air(side: SideId = AXIS) -> FakeBooks:
    books = opened()
    books.turn, books.phase, books.side = TurnCode("1941-08-I"), AIR, side
    return books.pay_to_fly()


def said(draft: ActionPlan) -> list[tuple[str, str]]:
    return [(fault.where, fault.case) for fault in draft.refusals]


def with_chart(books: FakeBooks) -> FakeBooks:
    """A chart where 6-10 factors score C1R on a 12 and nothing on a 2; 1-5 only a 1R on a 12."""
    rows = [str(roll) for roll in range(2, 13)]
    cells = [["0", "0"] for _ in rows]
    cells[-1] = ["1R", "C1R"]
    copy: dict[str, Any] = {"rows": rows, "columns": COLUMNS, "cells": cells}
    books.known[Subject.CHART, "bombardment", COPY] = copy
    return books


# Results score by BMB-08: 1R and Re1R one hit, C1R two, the others none. A yard loses its side
# one supply point a hit (SP-30).
@pytest.mark.parametrize(
    ("result", "hits"), [("1R", 1), ("Re1R", 1), ("C1R", 2), ("Re", 0), ("C", 0), ("none", 0)]
)
def test_a_result_of_the_table_scores_hits(result: str, hits: int) -> None:
    books = in_air()
    before = books.balance(pool(SOVIET), SP)
    books.post(bombed(books, result=result))
    assert books.balance(pool(SOVIET), SP) == before - hits
    assert books.balance(Account(Place.LOST, SOVIET, "bombed"), SP) == hits


def test_a_roll_is_read_from_the_own_chart() -> None:
    books = with_chart(in_air())
    draft = bombed(books, target="resource", roll=12, factors=5, shift=1)
    assert draft.ruling.result == 1
    books.post(draft)
    assert stockpiles(books, SOVIET) == {"unplaced": 24}
    # one hit destroys none (RES-12), no result none either
    assert bombed(books, target="resource", roll=12, factors=4).ruling.result == 0
    missed = bombed(books, target="resource", roll=2, factors=9)
    assert (missed.title, missed.refusals) == ("Bombing without effect", ())


def test_without_a_chart_the_result_is_asked_for() -> None:
    (fault,) = bombed(in_air(), roll=7, factors=6).refusals
    assert fault.where == "result"
    assert fault.advice == "Look up 6 factors, roll 7, in the table, and enter the result."
    told = "6 factors, roll 7: your chart of bombardment results is not filled in."
    assert fault.message == told


def test_factors_ask_for_their_dice() -> None:
    (fault,) = bombed(with_chart(in_air()), factors=7).refusals
    assert (fault.where, fault.case) == ("roll", "BMB-09")


@pytest.mark.parametrize(
    ("raw", "refusals"),
    [
        ({}, [("hits", "STR-01")]),
        ({"hits": 1, "result": "1R"}, [("result", "BMB-08")]),
        ({"result": "1R", "roll": 7}, [("roll", "BMB-08")]),
        ({"target": "resource", "place": "Omsk", "hits": 2}, [("place", "RES-13")]),
        ({"target": "factory", "hits": 1}, [("place", "")]),
        ({"target": "factory", "place": "Tula", "hits": 1}, [("place", "FAC-06")]),
        ({"target": "city", "place": "Berlin", "hits": 1}, [("place", "REP-07")]),
        ({"target": "airbase", "place": "Tula", "hits": 1}, [("place", "AIR-06")]),
        ({"target": "port", "hits": 1}, [("place", "")]),
    ],
)
def test_what_cannot_be_bombed(raw: dict[str, object], refusals: list[tuple[str, str]]) -> None:
    draft = bombed(in_air(), **raw)
    assert said(draft) == refusals
    assert not draft.postings
    assert not draft.facts


@pytest.mark.parametrize("target", ["factory", "city"])
def test_the_soviets_bomb_no_replacements(target: str) -> None:
    draft = bombed(in_air(SOVIET), target=target, place="Kiev", hits=1)
    assert [fault.where for fault in draft.refusals] == ["target"]


def test_only_groups_that_were_paid_for_bomb_and_interdict_and_each_once() -> None:
    books = opened()
    books.turn, books.phase, books.side = TurnCode("1941-08-I"), AIR, AXIS
    raid = {"target": "yard", "place": "Minsk", "hits": 1}
    assert said(bombed(books, **raid)) == [("place", "SP-11")]
    air, zone = EUROPA.action("air"), EUROPA.action("interdiction")
    books.post(air.plan(books, decode(air.inputs, {"others": 2})))
    books.post(bombed(books, **raid))
    asked = decode(zone.inputs, {"place": "1B 2118", "result": "yes"})
    books.post(zone.plan(books, asked))
    told = bombed(books, **raid)
    assert said(told) == [("place", "SP-11")]
    assert told.refusals[0].message == "No paid group is free for this strike, which takes 1."
    again = decode(zone.inputs, {"place": "1B 2119", "result": "yes"})
    assert ("place", "SP-11") in said(zone.plan(books, again))


def test_a_place_that_is_both_is_told_apart() -> None:
    books = in_air()
    books.known[fact_kinds.FACTORY, "Gorkiy", "upgraded"] = False
    books.post(bombed(books, target="factory", place="gorkiy", hits=2))
    books.post(bombed(books, target="city", place="gorkiy", hits=1))
    books.post(bombed(books, target="city", place="Gorkiy", hits=1))
    assert books.known[fact_kinds.FACTORY, "Gorkiy", "hits"] == 2
    assert books.known[fact_kinds.CITY, "Gorkiy", "hits"] == 2


# A port keeps its hits; it repairs one at the close of its owner's player turn (BMB-08).
def test_a_port_repairs_a_hit_a_turn() -> None:
    books = in_air()
    books.post(bombed(books, target="port", place="Sevastopol", hits=1))
    books.post(bombed(books, target="port", place="sevastopol", hits=1))
    assert port_hits(books, SOVIET) == {"Sevastopol": 2}
    assert EUROPA.close_turn(books) is None  # the Axis closes its turn
    books.side = SOVIET
    for left in ({"Sevastopol": 1}, {}):
        closing = EUROPA.close_turn(books)
        assert closing is not None
        assert "BMB-08" in closing.ruling.cases
        books.post(closing)
        assert port_hits(books, SOVIET) == left
    assert EUROPA.close_turn(books) is None
