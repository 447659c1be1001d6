"""Losses of combat, the armor that must be among them, and the change that comes back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.games.europa.combat.odds import COLUMNS
from oobmgr.known_games import run

ARMOR = "must reduce at least one unit with AECA"
STRENGTHS = st.integers(0, 90)


def losses(**inputs: Any) -> dict[str, Any]:  # noqa: ANN401 - of the calculator
    return run(
        "europa.combat_losses", {"column": "2-1", "printed_af": 18, "printed_df": 9, **inputs}
    )


@given(af=STRENGTHS, df=STRENGTHS, column=st.sampled_from(COLUMNS))
def test_losses_rest_on_the_weaker_side_by_column(af: int, df: int, column: str) -> None:
    base = df if COLUMNS.index(column) >= COLUMNS.index("1-1") else af
    half = base // 2 + base % 2
    for result, lost in (("X1", (half, half)), ("A2", (base, 0)), ("D1", (0, half))):
        found = losses(result=result, column=column, printed_af=af, printed_df=df)["result"]
        assert (found["attacker"], found["defender"]) == lost


@pytest.mark.parametrize(
    ("inputs", "attacker", "defender"),
    [
        ({"result": "X1"}, False, False),
        ({"result": "X1", "attacker_armor": True}, False, False),
        ({"result": "X1", "attacker_armor": True, "defender_atec": True}, True, False),
        ({"result": "A1", "attacker_armor": True, "fortified": True}, True, False),
        ({"result": "D1", "attacker_armor": True, "fortified": True}, False, False),
        ({"result": "X1", "attacker_armor": True, "defender_armor": True}, False, True),
        ({"result": "X1", "defender_armor": True}, False, False),
        ({"result": "X1", "attacker_armor": True, "defender_armor": True,
          "armor_terrain": False}, False, False),
        ({"result": "X1", "attacker_armor": True, "fortified": True,
          "large_armor_advantage": True}, False, False),
        ({"result": "X1DR", "attacker_armor": True, "fortified": True,
          "large_armor_advantage": True}, False, False),
        ({"result": "A1", "attacker_armor": True, "fortified": True,
          "large_armor_advantage": True}, True, False),
    ],
)  # fmt: skip
def test_who_must_lose_armor(inputs: dict[str, Any], *, attacker: bool, defender: bool) -> None:
    notes = losses(**inputs).get("notes", [])
    assert any(f"attacker {ARMOR}" in note for note in notes) is attacker
    assert any(f"defender {ARMOR}" in note for note in notes) is defender


def test_a_waived_loss_of_armor_is_named() -> None:
    inputs = {"attacker_armor": True, "fortified": True, "large_armor_advantage": True}
    assert losses(result="X1", **inputs)["notes"] == [
        "The attacker need not lose armor: his armor advantage is large [LOS 06]."
    ]


def test_a_side_with_too_few_factors_is_named() -> None:
    notes = losses(result="A2", printed_af=5)["notes"]
    assert notes == ["The attacker has only 5 factors: all are lost."]


@given(
    required=st.integers(0, 30),
    units=st.lists(
        st.tuples(st.integers(0, 12), st.integers(0, 12), st.integers(0, 5)), max_size=5
    ),
    armor_required=st.booleans(),
)
def test_change_is_split_and_never_more_than_was_lost(
    required: int, units: list[tuple[int, int, int]], *, armor_required: bool
) -> None:
    removals = [
        {"full": max(one, two), "cadre": min(one, two), "armor_price": price}
        for one, two, price in units
    ]
    found = run(
        "europa.excess_loss_change",
        {"required": required, "removals": removals, "armor_required": armor_required},
    )["result"]
    lost = sum(unit["full"] - unit["cadre"] for unit in removals)
    assert found["points"] == max(lost - required - 1, 0)
    assert found["armor"] + found["infantry"] == found["points"]
    assert found["armor"] <= sum(unit["armor_price"] for unit in removals)
    assert not armor_required or found["armor"] == 0


@pytest.mark.parametrize(
    ("loser", "phasing", "setting", "label"),
    [
        ("soviet", "axis", "next_game_turn", "August I 1941"),
        ("soviet", "axis", "next_initial", "July II 1941"),
        ("soviet", "soviet", "next_initial", "August I 1941"),
        ("axis", "soviet", "next_initial", "August I 1941"),
        ("axis", "axis", "next_initial", "August I 1941"),
    ],
)
def test_when_change_can_be_used(loser: str, phasing: str, setting: str, label: str) -> None:
    working = run(
        "europa.excess_loss_change",
        {"required": 2, "removals": [{"full": 4}], "turn": "1941-07-II", "loser": loser,
         "phasing": phasing, "options": {"change_usable": setting}},
    )["working"]  # fmt: skip
    assert [step["value"] for step in working if step["case"] == "CHG-08"] == [label]


def test_losses_that_fall_short_are_named() -> None:
    answer = run("europa.excess_loss_change", {"required": 5, "removals": [{"full": 3}]})
    assert answer["notes"] == ["The losses fall short of the requirement by 2."]
