"""What the ledger says was changed: never the ids under which it is saved."""

from __future__ import annotations

import pytest

from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.game import EUROPA
from oobmgr.ui.viewmodels.ledger_facts import fact_line

S = Subject
SUCCESS: JsonValue = {"rows": ["1", "2"], "columns": ["partisans"], "cells": [["yes"], [""]]}


@pytest.mark.parametrize(
    ("subject", "key", "field", "old", "new", "label", "value"),
    [
        (
            fact_kinds.WEATHER, "1941-06-II", "A", None, "clear",
            "Weather of June II 1941, zone A", "clear",
        ),
        (
            fact_kinds.WEATHER, "1941-06-II:soviet", "A", "clear", "mud",
            "Weather of June II 1941, Soviet, zone A", "mud, was clear",
        ),
        (fact_kinds.CITY, "Riga", "status", "no", "held", "Riga", "held, was no"),
        (fact_kinds.CITY, "Riga", "status_axis", None, "held", "Riga, for the Axis", "held"),
        (fact_kinds.CITY, "Riga", "ever_reached", None, True, "Riga, ever reached", "yes"),
        (S.CONDITION, "axis", "cap", 160, 200, "Axis, cap", "200, was 160"),
        (S.CONDITION, "axis", "resource_source", None, True, "Axis, resource source", "yes"),
        (
            S.CONDITION, "build:1B 2417", "airfield", None, "1941-07-I",
            "Build, 1B 2417, airfield", "July I 1941",
        ),
        (
            S.SEQUENCE, "now", "turn", "1941-06-II", "1941-07-I",
            "Turn", "July I 1941, was June II 1941",
        ),
        (S.CHART, "success", "copy", None, SUCCESS, "Chart: Success table", "1 entry"),
        (S.CHART, "success", "copy", SUCCESS, None, "Chart: Success table", "none, was 1 entry"),
        (S.SEQUENCE, "now", "side", "axis", "soviet", "Player turn", "Soviet, was Axis"),
        (S.SEQUENCE, "now", "phase", "initial", "air", "Phase", "Air, was Initial"),
        (
            S.OVERRIDE, "supply.base_rate", "value", None, "90",
            "House rule: supply, base rate", "90",
        ),
        (
            fact_kinds.MISSION, "1941-06-II:axis:4", "target", None, "1B 2118",
            "Axis mission 4 of June II 1941, target", "1B 2118",
        ),
        (S.SILENCED, "not_posted", "silent", True, None, "Warnings: not posted", "none, was yes"),
    ],
)  # fmt: skip
def test_a_fact_in_words(
    subject: Subject, key: str, field: str, old: JsonValue, new: JsonValue, label: str, value: str
) -> None:
    line = fact_line(Fact(subject, key, field, old, new), EUROPA)
    assert (line.label, line.value) == (label, value)


def test_an_option_is_named_with_its_choices() -> None:
    option = next(o for o in EUROPA.options if len(o.choices) > 1)
    first, second = option.choices[:2]
    line = fact_line(Fact(Subject.OPTION, option.name, "value", first.value, second.value), EUROPA)
    assert line.label == f"Option {option.title}"
    assert line.value == f"{second.name}, was {first.name}"


def test_a_structure_is_told_in_words_where_its_kind_has_none() -> None:
    several: JsonValue = {"held_by": "axis", "turns": ["1941-06-II", None]}
    line = fact_line(Fact(fact_kinds.CITY, "Riga", "status", None, several), EUROPA)
    assert line.value == "held by Axis, turns June II 1941, none"
