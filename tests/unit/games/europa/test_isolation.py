"""Attrition, breakouts, and which turns are winter."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.games.europa.options import OPTIONS
from oobmgr.games.europa.winter import is_winter, read_winter
from oobmgr.known_games import game, ruling, run

CONDITIONS = st.sets(st.sampled_from(["adjacent", "region", "winter", "home", "city"]))


@pytest.mark.parametrize(
    ("turn", "winter"),
    [
        ("1941-11-II", False), ("1941-12-I", True), ("1942-01-II", True), ("1942-02-II", True),
        ("1942-03-I", False), ("1943-12-II", True), ("1941-06-I-surprise", False),
    ],
)  # fmt: skip
def test_winter_as_usual(turn: str, winter: bool) -> None:
    assert is_winter(TurnCode(turn), str(OPTIONS.defaults["winter_turns"])) == winter


@pytest.mark.parametrize(
    ("setting", "inside", "outside"),
    [
        ("Dec I 1941 to Feb II 1942", "1942-01-I", "1943-01-I"),
        ("1941-12-I to 1942-02-II", "1941-12-I", "1942-12-I"),
        ("11-II", "1944-11-II", "1944-11-I"),
        ("Jan I; Mar II – Apr I", "1942-04-I", "1942-02-I"),
        ("Jan I, Feb I", "1943-02-I", "1943-01-II"),
        (["1941-12-I", "1942-01-I"], "1942-01-I", "1941-12-II"),
        (["Dec I", "Dec II"], "1941-12-II", "1942-01-I"),
    ],
)
def test_winter_in_other_words(setting: Any, inside: str, outside: str) -> None:  # noqa: ANN401 - any JSON value
    text = str(OPTIONS.read("winter_turns", setting))
    assert is_winter(TurnCode(inside), text)
    assert not is_winter(TurnCode(outside), text)


@pytest.mark.parametrize("setting", ["", None, []])
def test_no_winter_at_all(setting: Any) -> None:  # noqa: ANN401 - any JSON value
    assert read_winter(setting) == ""
    assert not is_winter(TurnCode("1942-01-I"), "")


@pytest.mark.parametrize(
    "setting",
    ["when cold", "Dec I to Feb II 1942", "Dec I 1941 to Feb II", "Dec I to Jan I to Feb I",
     "Feb II 1942 to Dec I 1941", "Dec", "13-I", 5, {"Dec": 1}],
)  # fmt: skip
def test_winter_that_cannot_be_read_is_refused_when_it_is_set(setting: Any) -> None:  # noqa: ANN401 - any JSON value
    with pytest.raises(BadInput) as caught:
        OPTIONS.read("winter_turns", setting)
    (fault,) = caught.value.faults
    assert fault.where == "winter_turns"
    assert "names no winter turns" in fault.message
    assert fault.case == "ISO-04"


@given(st.integers(2, 12), st.integers(0, 60), CONDITIONS)
def test_attrition_takes_half_or_nothing(roll: int, df: int, conditions: set[str]) -> None:
    raw = {"roll": roll, "df": df, "conditions": sorted(conditions)}
    found = run("europa.isolation_attrition", raw)["result"]
    worse = len(conditions & {"adjacent", "region", "winter"})
    assert found["drm"] == len(conditions & {"home", "city"}) - worse
    assert found["modified"] == roll + found["drm"]
    assert found["loss"] == (0 if found["modified"] > 6 else (df + 1) // 2)


@given(st.integers(-1, 14), st.integers(0, 60))
def test_a_breakout_brings_what_the_roll_leaves_but_one(roll: int, strength: int) -> None:
    raw = {"strength": strength, "modified_roll": roll}
    points = run("europa.breakout_points", raw)["result"]["points"]
    assert points == max(0, strength - 1 - (0 if roll > 6 else (strength + 1) // 2))


def test_the_turn_and_the_word_winter_count_once() -> None:
    raw = {"roll": 8, "df": 4, "conditions": ["winter"], "turn": "1942-01-I"}
    assert run("europa.isolation_attrition", raw)["result"]["drm"] == -1


def test_a_house_rule_changes_a_modifier() -> None:
    tables = game("europa").tables().with_overrides({"isolation.modifier.winter": -3})
    raw = {"roll": 8, "df": 4, "conditions": ["winter"]}
    assert ruling("europa.isolation_attrition", raw, tables).result.modified == 5
