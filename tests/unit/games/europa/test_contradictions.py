"""Results that are entered against what the dice come to: told, with the way to take theirs."""

from __future__ import annotations

from typing import Any

from tests.unit.games.europa.air_groups import plan
from tests.unit.games.europa.air_missions import group, placed
from tests.unit.games.europa.over_kiev import (
    fight,
    i16,
    over_kiev,
    own_chart,
    supported,
)
from tests.unit.games.europa.test_air_repairs import CHART, damaged, tries

from oobmgr.domain.postings import Subject
from oobmgr.games.europa.game import EUROPA
from oobmgr.rules.actions import ActionPlan, Remedy
from oobmgr.rules.charts import ChartEntry


def told(found: ActionPlan) -> list[tuple[str, str]]:
    """The warnings, by the field that they are about."""
    assert not found.refusals
    return [(fault.where, fault.message) for fault in found.warnings]


def remedy(action: str, found: ActionPlan) -> Remedy:
    """The way to take what the dice say."""
    answer = EUROPA.action(action).remedy
    assert answer is not None
    made = answer(found.warnings[0], found.ruling.result)
    assert made is not None
    return made


# The I16 rolls 7 at the Me109F, column -2: nothing. It shoots back with 7 - 1 = 6, column 2: A.
def test_a_fight() -> None:
    books = over_kiev()
    supported(books)
    own_chart(books, "air_combat", ["6", "7"], ["-2", "2"], "R A", "0 X")
    rolled: dict[str, Any] = {"column": "-2", "roll": 7, "back_column": "+2", "back_roll": 7}
    assert told(fight(books, i16(hit="0", back="A", **rolled))) == []
    against = fight(books, i16(hit="R", back="0", **rolled))
    assert told(against) == [
        ("fights.0.hit", "Your chart says no effect; R is entered."),
        ("fights.0.back", "Your chart says A; no effect is entered."),
    ]
    assert remedy("air_fight", against).sets == {"fights.0.hit": ""}
    lines = {line.label: line.arithmetic for line in against.ruling.working}
    assert lines["I16 shoots at Me109F"] == "dice 7, as entered"


# One group, no modifier: 5 light and heavy points, roll 6, column 5-9.
def test_flak() -> None:
    books = over_kiev()
    books.post(placed(books, "ground_support", group("German Ju87B")))
    own_chart(books, "flak", ["5", "6"], ["1-4", "5-9"], "0 A", "0 0")
    shot = {"mission": 1, "heavy": 3, "light": 2, "roll": 6}
    assert told(plan(books, "air_flak", **shot, hit="0")) == []
    against = plan(books, "air_flak", **shot, hit="R")
    assert told(against) == [("hit", "Your chart says no effect; R is entered.")]
    assert remedy("air_flak", against).sets == {"hit": ""}


# 2 full Ju87B of rating 3: 12 factors.
def test_a_strike() -> None:
    books = over_kiev()
    books.post(placed(books, "ground_support", group("German Ju87B", number=2, rating=3)))
    own_chart(books, "bombardment", ["7", "8"], ["1-5", "6-11", "12+"], "0 1R C1R", "0 0 0")
    assert told(plan(books, "air_strike", mission=1, roll=7, result="C1R")) == []
    assert told(plan(books, "air_strike", mission=1, roll=8, result="none")) == []
    against = plan(books, "air_strike", mission=1, roll=7, result="1R")
    assert told(against) == [
        ("result", "Your chart says C1R in column 12+, roll 7; 1R is entered.")
    ]
    assert remedy("air_strike", against).sets == {"result": ""}
    # By hand fewer factors: another column.
    fewer = plan(books, "air_strike", mission=1, roll=7, result="1R", factors=6)
    assert told(fewer) == []
    lines = {line.label: (line.value, line.arithmetic) for line in fewer.ruling.working}
    assert lines["Bombing factors"] == (6, "as entered")
    assert lines["Result"] == ("1R", "roll 7, entered")


# 4 factors place the zone with a die of 4 or less (INT-03).
def test_a_zone() -> None:
    books = over_kiev()
    books.post(placed(books, "interdiction", group("German Ju87B", rating=2)))
    assert told(plan(books, "air_strike", mission=1, die=4, placed="yes")) == []
    assert told(plan(books, "air_strike", mission=1, placed="yes")) == []
    against = plan(books, "air_strike", mission=1, die=5, placed="yes")
    assert told(against) == [("placed", "The die says no; yes is entered.")]
    assert remedy("air_strike", against).sets == {"placed": ""}


def test_a_repair() -> None:
    books = damaged()
    books.known[Subject.CHART, "air_repair", "copy"] = CHART
    right = [tries("Germany/He111/2/Warszawa", die=3, result="yes")]
    assert told(plan(books, "air_repair", attempts=right)) == []
    assert plan(books, "air_repair", attempts=right).looked_up == ()
    books.known[Subject.CHART, "air_repair", "copy"] = {**CHART, "cells": [["", ""]] * 7}
    kept = plan(books, "air_repair", attempts=right).looked_up
    assert kept == (ChartEntry("air_repair", "3", CHART["columns"][0], "yes"),)
    books.known[Subject.CHART, "air_repair", "copy"] = CHART
    wrong = plan(
        books,
        "air_repair",
        attempts=[*right, tries("Germany/Me109F/2", die=4, result="yes")],
    )
    assert told(wrong) == [("attempts.1.result", "Your chart says no; yes is entered.")]
    assert remedy("air_repair", wrong).sets == {"attempts.1.result": ""}
