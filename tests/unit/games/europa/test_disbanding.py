"""Divisions disbanded for armor points."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.unit.games.europa.depots import (
    APRIL_II,
    AUG_I,
    EUROPA,
    MAY_I,
    UNION,
    at,
    enlist,
    held,
    kinds,
    plan,
    take,
)

from oobmgr.domain.accounts import STEP, Account, Place
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.accounts import waiting
from oobmgr.games.europa.words import (
    COMBAT,
    REPLACEMENT_GOODS,
    SOVIET,
)

TANK: dict[str, Any] = {
    "ratings": {"attack": 3, "move": 8},
    "traits": {},
    "steps": 1,
    "steps_left": 1,
}


def test_pre_war_divisions_are_disbanded_for_armor_points() -> None:
    books = at(APRIL_II, SOVIET)
    tank = enlist(books, 1, "tank", **TANK)
    cadre = enlist(
        books,
        2,
        "mechanised",
        ratings={"attack": 5, "move": 8},
        traits={"cadre": "2-8"},
        steps_left=1,
    )
    enlist(books, 3, "tank", size="X", **TANK)
    enlist(books, 4, "tank", arrival=AUG_I, **TANK)
    enlist(books, 5, "rifle", steps_left=2)
    action = EUROPA.action("disband")
    proposed = action.propose(books)
    assert proposed.units == (tank, cadre)
    draft = books.post(action.plan(books, proposed))
    armor = REPLACEMENT_GOODS["armor"]
    assert books.balance(waiting(SOVIET, UNION, MAY_I), armor) == 5
    assert books.balance(Account(Place.DEAD, SOVIET), STEP) == 2
    assert draft.sentence == "2 divisions for 5 armor points, usable from May I 1942."
    first = draft.ruling.working[0]
    assert (first.label, first.value, first.arithmetic) == ("Armor points", 5, "2 divisions")
    books.turn = MAY_I
    take(books)
    assert held(books, UNION, "armor") >= 5


# L227 speaks of tank and mechanized divisions; whether cadres and motorised ones are among them is
# left open.
@pytest.mark.parametrize(
    ("setting", "taken"),
    [("with_cadres", [1, 2]), ("whole", [1]), ("motorised", [1, 2, 3])],
)
def test_which_divisions_are_disbanded_is_the_campaigns_choice(
    setting: str, taken: list[int]
) -> None:
    books = at(APRIL_II, SOVIET, disbanded=setting)
    ratings = {"ratings": {"attack": 5, "move": 8}, "traits": {"cadre": "2-8"}}
    enlist(books, 1, "tank", **ratings, steps_left=2)
    enlist(books, 2, "mechanised", **ratings, steps_left=1)
    enlist(books, 3, "motorised rifle", **ratings, steps_left=2)
    rifles = enlist(books, 4, "rifle", **ratings, steps_left=2)
    action = EUROPA.action("disband")
    proposed = action.propose(books).units
    assert list(proposed) == taken
    assert not action.plan(books, action.propose(books)).refusals
    wrong = plan(books, "disband", units=[*proposed, rifles])
    assert [fault.case for fault in wrong.refusals] == ["DIS-01"]


def test_divisions_left_out_of_the_disbanding_are_told() -> None:
    books = at(APRIL_II, SOVIET)
    tank, other = enlist(books, 1, "tank", **TANK), enlist(books, 2, "tank", **TANK)
    draft = plan(books, "disband", units=[tank])
    assert [fault.value for fault in draft.warnings] == [str(other)]
    books.turn = MAY_I
    assert [fault.case for fault in plan(books, "disband", units=[tank]).refusals] == ["DIS-01"]


def test_disbanding_is_told_until_it_is_done() -> None:
    books = at(APRIL_II, SOVIET)
    tank = enlist(books, 1, "tank", **TANK)
    books.post(plan(books, "replacements"))
    assert kinds(books) == ["disband"]
    books.phase = COMBAT
    assert kinds(books) == ["disband"]
    books.roster[tank] = replace(books.roster[tank], status=UnitStatus.DEAD, steps_left=0)
    assert kinds(books) == []
