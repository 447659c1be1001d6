"""Ground combat: what counts, which column, what armor does."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.games.europa.combat.odds import COLUMNS, ELIMINATED, columns
from oobmgr.known_games import calculator, game, run

LADDER = (ELIMINATED, *COLUMNS)
FACTORS = st.integers(min_value=1, max_value=200)
TURNS = st.sampled_from(["1941-06-II", "1942-04-II", "1942-05-I", "1943-01-I"])


def asked(name: str, **inputs: Any) -> dict[str, Any]:  # noqa: ANN401 - of the calculator
    result: dict[str, Any] = run(f"europa.{name}", inputs)["result"]
    return result


def column(**inputs: Any) -> int:  # noqa: ANN401 - as there
    return LADDER.index(asked("odds_column", **inputs)["column"])


def test_words_for_columns_agree_with_the_tables() -> None:
    assert columns(game("europa").tables()) == COLUMNS


@pytest.mark.parametrize("name", COLUMNS)
def test_even_odds_of_a_column_are_that_column(name: str) -> None:
    af, df = name.split("-")
    for rounding in ("nearest", "down"):
        found = asked("odds_column", af=af, df=df, options={"odds_rounding": rounding})
        assert found["column"] == name


@given(af=FACTORS, df=FACTORS, rounding=st.sampled_from(["nearest", "down"]))
def test_more_attackers_are_never_worse(af: int, df: int, rounding: str) -> None:
    options = {"odds_rounding": rounding}
    assert column(af=af, df=df, options=options) <= column(af=af + 1, df=df, options=options)
    assert column(af=af, df=df, options=options) >= column(af=af, df=df + 1, options=options)


@given(af=FACTORS, df=FACTORS)
def test_rounding_down_is_never_better_and_one_column_at_most_worse(af: int, df: int) -> None:
    nearest = column(af=af, df=df)
    assert nearest - column(af=af, df=df, options={"odds_rounding": "down"}) in {0, 1}


@given(af=FACTORS, df=FACTORS, clamp=st.sampled_from(["before", "after"]))
def test_a_shift_moves_one_column_at_most(af: int, df: int, clamp: str) -> None:
    options = {"odds_clamp": clamp}
    plain = column(af=af, df=df, options=options)
    assert column(af=af, df=df, armor_1R=True, options=options) - plain in {0, 1}
    assert plain - column(af=af, df=df, terrain_1L=True, options=options) in {0, 1}
    both = column(af=af, df=df, armor_1R=True, terrain_1L=True, options=options)
    assert clamp == "before" or both == plain


@given(turn=TURNS, factors=st.lists(st.fractions(0, 200, max_denominator=4), max_size=6))
def test_factors_never_exceed_what_attacks_or_the_limits(
    turn: str, factors: list[Fraction]
) -> None:
    total = asked("factor_limit", turn=turn, hex_af=factors)["total"]
    of_hex, of_attack = (30, 60) if turn < "1942-05" else (40, 80)
    assert total <= of_attack
    assert total <= sum(factors) + 1
    assert total >= min(of_attack, sum(min(each, Fraction(of_hex)) for each in factors))


@given(units=st.lists(st.integers(0, 12), max_size=5), guns=st.lists(st.integers(0, 6), max_size=5))
def test_each_artillery_unit_adds_to_a_defence_or_nothing(
    units: list[int], guns: list[int]
) -> None:
    alone = asked("defence_factors", turn="1942-05-I", units=units)["df"]
    together = asked("defence_factors", turn="1942-05-I", units=units, artillery=guns)["df"]
    assert alone <= together <= min(40, sum(units) + sum(guns))


@pytest.mark.parametrize(
    ("raw", "drm"),
    [("full", 1), ("Full", 1), (1, 1), (True, 1), ("half", 1), (0.5, 1), ("1/2", 1), ("none", 0)],
)
def test_a_rating_is_read_in_words_and_numbers(raw: object, drm: int) -> None:
    defenders = [{"df": 30, "aeca": "full"}]
    found = asked("armor_advantage", attackers=[{"af": 8, "aeca": raw}], defenders=defenders)
    assert (found["applies"], found["drm"]) == (True, drm)


@given(
    armor=st.integers(-1, 1),
    flags=st.tuples(st.booleans(), st.booleans(), st.booleans()),
    weather=st.sampled_from(["clear", "mud", "snow", "frost"]),
    turn=TURNS,
)
def test_a_die_roll_changes_by_one_at_most(
    armor: int, flags: tuple[bool, bool, bool], weather: str, turn: str
) -> None:
    winterization, commando, unwinterized = flags
    found = asked(
        "die_roll_modifier", armor=armor, winterization=winterization, commando=commando,
        axis_unwinterized=unwinterized, weather=weather, turn=turn,
    )  # fmt: skip
    assert abs(found["net"]) <= 1
    if weather != "snow":
        assert found["net"] == min(armor + commando, 1)


@pytest.mark.parametrize(("roll", "armor", "modified"), [(12, 1, 12), (2, -1, 2), (7, 1, 8)])
def test_a_modified_roll_stays_on_the_table(roll: int, armor: int, modified: int) -> None:
    inputs = {"turn": "1941-07-I", "weather": "clear", "armor": armor, "roll": roll}
    last = run("europa.die_roll_modifier", inputs)["working"][-1]
    assert (last["label"], last["value"], last["case"]) == ("Modified roll", modified, "CBT-03")


def test_the_d10_is_not_rolled_where_odds_go_to_the_nearest_column() -> None:
    answer = run("europa.odds_column", {"af": 22, "df": 9, "d10": True})
    assert answer["result"]["column"] == "2-1"
    assert answer["notes"] == ["The D10 is rolled only where odds are rounded down."]


def test_a_frozen_major_river_is_to_armor_what_a_minor_one_is() -> None:
    def acts(river: str, weather: str) -> bool:
        armor = {
            "attackers": [{"af": 10, "aeca": 1}], "defenders": [{"df": 4, "atec": 0}],
            "features": [river], "weather": weather,
        }  # fmt: skip
        return bool(asked("armor_advantage", **armor)["applies"])

    assert not acts("major_river", "clear")
    assert acts("minor_river", "clear")
    assert acts("major_river", "frost")
    assert acts("major_river", "snow")


def test_artillery_left_over_is_named() -> None:
    answer = run("europa.artillery_support", {"other_af": 20, "artillery_af": 12, "df": 7})
    lines = {line["label"]: line["value"] for line in answer["working"]}
    assert lines["Artillery that does not count"] == 5


def test_a_house_rule_moves_the_shift_for_density() -> None:
    house = game("europa").tables().with_overrides({"combat.bombardment.density.few": 4})
    assert run("europa.bombardment_shift", {"res": 4}, house)["result"] == {"shift": -1}
    assert asked("bombardment_shift", res=4) == {"shift": 0}


def test_units_are_described_for_a_form() -> None:
    fields = {field.name: field for field in calculator("europa.armor_advantage").input_fields()}
    item = fields["attackers"].item
    assert item is not None
    assert [field.name for field in item.fields][:2] == ["af", "aeca"]
    assert item.fields[1].choices == ("none", "half", "full")
