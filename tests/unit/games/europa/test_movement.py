"""Movement by zones, weather, terrain and rail, whatever the numbers."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.known_games import calculator, game, ruling, run

TABLES = game("europa").tables()
COSTS = st.lists(st.integers(1, 2), max_size=8)


def asked(name: str, **inputs: Any) -> Any:  # noqa: ANN401 - as JSON
    found = ruling(f"europa.{name}", inputs).result
    return calculator(f"europa.{name}").record(found)


@pytest.mark.parametrize("weather", ["clear", "frost", "snow", "mud"])
@pytest.mark.parametrize("terrain", TABLES.keys("movement.overrun.terrain"))
@pytest.mark.parametrize("river", ["none", "minor", "major"])
def test_where_overruns_are_allowed(weather: str, terrain: str, river: str) -> None:
    barred = terrain in {"wooded_rough", "forest", "swamp", "mountain"}
    crossed = river != "major" or weather in {"frost", "snow"}
    place = {"weather": weather, "terrain": terrain, "river": river, "mp": 9, "hex_cost": 2}
    found = asked("overrun_allowed", **place)
    assert found.allowed == (weather != "mud" and not barred and crossed)
    anywhere = asked("overrun_allowed", **place, options={"overrun_terrain": "any"})
    assert anywhere.allowed == (weather != "mud")
    assert anywhere.cost == found.cost == 5


@given(st.integers(0, 12), st.integers(0, 6), st.booleans(), st.booleans())
def test_an_overrun_must_be_paid_and_be_the_first(
    mp: int, hex_cost: int, stack: bool, target: bool
) -> None:
    found = asked("overrun_allowed", mp=mp, hex_cost=hex_cost, stack_used=stack, target_used=target)
    assert found.allowed == (3 + hex_cost <= mp and not stack and not target)


@given(COSTS, st.integers(0, 12))
def test_administrative_movement_costs_half(costs: list[int], ma: int) -> None:
    found = asked("administrative_move", hex_costs=costs, ma=ma)
    half = Fraction(sum(costs), 2)
    assert found.allowed == (half <= ma)
    assert found.mp == (half if found.allowed else None)


@given(COSTS.filter(bool), st.booleans(), st.data())
def test_a_zone_never_makes_the_way_cheaper(
    costs: list[int], cm: bool, data: st.DataObject
) -> None:
    zones = data.draw(st.lists(st.booleans(), max_size=len(costs)))
    plain = asked("administrative_move", hex_costs=costs, ma=99, cm=cm)
    zoned = asked("administrative_move", hex_costs=costs, ma=99, cm=cm, zones=zones)
    both = asked(
        "administrative_move", hex_costs=costs, ma=99, cm=cm, zones=zones,
        options={"interdiction_cm_enter": True},
    )  # fmt: skip
    assert plain.mp <= zoned.mp <= both.mp
    assert (both.mp - zoned.mp) == (2 * sum(zones) if cm else 0)


@given(st.integers(0, 12), st.integers(1, 12), st.integers(0, 60), st.integers(0, 4))
def test_a_rail_break_costs_two_points_before_the_multiple(
    ma: int, multiple: int, hexes: int, breaks: int
) -> None:
    found = asked(
        "rail_movement_left", ma=ma, multiple=multiple, first_leg_hexes=hexes, breaks=breaks
    )
    assert found.hexes_left == max(0, (ma - 1 - 2 * breaks) * multiple - hexes)


def test_a_rail_movement_that_cannot_be_made_is_told() -> None:
    raw = {"ma": 6, "multiple": 8, "first_leg_hexes": 41}
    assert run("europa.rail_movement_left", raw)["notes"] == [
        "This is 1 hex more than it can move by rail."
    ]


@pytest.mark.parametrize(
    ("turn", "owner", "mp"),
    [
        ("1941-06-II", "Soviet", 1), ("1941-07-I", "Soviet", 2), ("1942-06-II", "Soviet", 2),
        ("1941-06-II", "Finland", 2), ("1941-06-II", "Hungary", 2), ("1945-05-I", "Germany", 2),
    ],
)  # fmt: skip
def test_soviet_zones_are_limited_for_one_turn(turn: str, owner: str, mp: int) -> None:
    assert asked("zoc_exit_cost", turn=turn, zoc_owner=owner).mp == mp
    assert asked("zoc_exit_cost", turn=turn, zoc_owner=owner, owner_isolated=True).mp == 1


@given(st.booleans(), st.booleans(), st.booleans(), st.sampled_from(["clear", "frost", "mud"]))
def test_soviet_limits_are_for_soviets(
    soviet: bool, ezoc: bool, attacked: bool, weather: str
) -> None:
    found = asked(
        "exploitation_allowed", start_weather=weather, soviet=soviet, in_ezoc=ezoc,
        attacked=attacked,
    )  # fmt: skip
    assert found.allowed == (weather != "mud" and not (soviet and (ezoc or attacked)))


@given(st.integers(0, 24), st.booleans(), st.booleans())
def test_the_lowest_stacking_limit_holds(halves: int, mountain: bool, arctic: bool) -> None:
    limit = 4 if arctic else 7 if mountain else 10
    res = Fraction(halves, 2)
    assert asked("stacking", res=res, mountain=mountain, arctic=arctic).ok == (res <= limit)
