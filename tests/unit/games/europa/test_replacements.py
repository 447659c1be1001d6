"""Replacements: what must hold whatever the losses, factories, cities and pools are."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.known_games import game, run

TABLES = game("europa").tables()
CITIES = TABLES.keys("replacements.infantry.city")
POINTS = st.integers(0, 12)
PANZER = {"nation": "Germany", "kind": "armor", "full": 10, "cadre": 4}


def ask(name: str, **inputs: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    return run(f"europa.{name}", inputs)


def result(name: str, **inputs: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    found: dict[str, Any] = ask(name, **inputs)["result"]
    return found


def turns(number: int) -> list[str]:
    found = [TurnCode("1941-06-II")]
    while len(found) < number:
        found.append(CALENDAR.next(found[-1]))
    return [str(turn) for turn in found]


@given(st.lists(st.integers(0, 200), max_size=12))
def test_quarters_carry_so_that_nothing_is_made_or_lost(losses: list[int]) -> None:
    listed = list(zip(turns(len(losses)), losses, strict=False))
    awards = result("special_replacements", losses_by_turn=listed)["awards"]
    assert sum(awards.values()) == sum(losses) // 4
    assert all(award >= 0 for award in awards.values())


@given(st.permutations(list(zip(turns(4), (5, 6, 7, 8), strict=True))))
def test_the_order_in_which_losses_are_told_does_not_matter(listed: list[Any]) -> None:
    awards = result("special_replacements", losses_by_turn=listed)["awards"]
    assert awards == {"1941-07-I": 1, "1941-07-II": 1, "1941-08-I": 2, "1941-08-II": 2}


def test_a_city_yields_one_less_than_its_supply_value() -> None:
    for city in CITIES:
        group = "border" if city in TABLES.keys("income.border") else "interior"
        value = TABLES.whole(f"income.{group}.{city}")
        assert TABLES.whole(f"replacements.infantry.city.{city}") == value - 1
    assert set(CITIES) == {*TABLES.keys("income.border"), *TABLES.keys("income.interior")}


@given(st.sets(st.sampled_from(CITIES)), st.sets(st.sampled_from(CITIES)), POINTS)
def test_lost_cities_and_hits_never_add_points(held: set[str], near: set[str], hits: int) -> None:
    asked: dict[str, Any] = {
        "turn": "1941-08-I", "north": False, "axis_controlled": sorted(held),
        "besieged": sorted(near), "hits": hits,
    }  # fmt: skip
    yields = {city: TABLES.whole(f"replacements.infantry.city.{city}") for city in CITIES}
    left = 54 - sum(yields[city] for city in held)
    assert result("soviet_infantry_replacements", **asked)["infantry"] == max(left - hits, 0)
    asked["options"] = {"rp_lost_when": "besieged"}
    left = 54 - sum(yields[city] for city in held | near)
    assert result("soviet_infantry_replacements", **asked)["infantry"] == max(left - hits, 0)


@given(st.integers(0, 6), st.integers(0, 6), st.integers(0, 30))
def test_hits_take_points_one_by_one(plain: int, upgraded: int, hits: int) -> None:
    factories = [{"upgraded": False}] * plain + [{"upgraded": True}] * upgraded
    whole = result("factory_output", turn="1942-01-I", factories=factories)
    hit = result("factory_output", turn="1942-01-I", factories=factories, hits=hits)
    assert whole == {"armor": 2 * plain + 3 * upgraded, "artillery": 2 * plain + 3 * upgraded}
    assert sum(hit.values()) == max(sum(whole.values()) - hits, 0)
    assert hit["artillery"] == whole["artillery"] or hit["armor"] == 0


@given(st.integers(0, 40))
def test_a_factory_that_moved_is_silent_for_six_turns(later: int) -> None:
    turn = turns(later + 8)[-1]
    moved = {"turn": turn, "factories": [{"relocated": "1941-09-I"}]}
    away = "1941-09-I" <= turn < "1941-12-I"
    working = turn >= "1941-08-I" and turn.endswith("-I") and not away
    assert result("factory_output", **moved) == dict.fromkeys(("armor", "artillery"), 2 * working)


@given(POINTS, POINTS)
def test_a_panzer_division_is_full_again_when_the_pool_holds_three_of_each(
    armor: int, infantry: int
) -> None:
    found = result(
        "rebuild_allowed", **PANZER, was="cadre", pool={"armor": armor, "infantry": infantry}
    )
    assert found["allowed"] is (armor >= 3 and infantry >= 3)


@given(POINTS, POINTS, st.booleans())
def test_back_and_full_costs_as_much_as_both_steps(
    cadre: int,
    price: int,
    by_size: bool,
) -> None:
    unit: dict[str, Any] = {
        "nation": "Romania", "kind": "infantry", "full": cadre + 2, "cadre": cadre + 1,
        "chart_price": {"infantry": price},
        "options": {"cadre_price": "per_re" if by_size else "strength"},
    }  # fmt: skip
    back = result("rebuild_price", **unit, to="cadre")["infantry"]
    full = result("rebuild_price", **unit, was="cadre")["infantry"]
    assert result("rebuild_price", **unit)["infantry"] == back + full
    assert back == (1 if by_size else cadre + 1)


@pytest.mark.parametrize(
    ("inputs", "says"),
    [
        ({**PANZER, "was": "cadre", "in_supply": False}, "out of supply"),
        ({**PANZER, "was": "cadre", "initial_phase": False}, "Initial Phase"),
        ({**PANZER, "was": "cadre", "fragile": True}, "fragile"),
        ({**PANZER, "was": "cadre", "pool": {"armor": 1}}, "holds 1 of 3 armor points"),
        (
            {**PANZER, "to": "cadre", "options": {"cadre_price": "per_re"}, "pool": {"armor": 0}},
            "holds 0 of 1 armor point.",
        ),
        ({**PANZER, "full": 9, "was": "cadre"}, "from your chart"),
        ({**PANZER, "nation": "Soviet", "to": "cadre"}, "tank corps and mechanized corps"),
    ],
)
def test_each_reason_against_rebuilding_is_told(inputs: dict[str, Any], says: str) -> None:
    answer = ask("rebuild_allowed", **inputs)
    assert answer["result"]["allowed"] is False
    assert says in " ".join(answer["notes"])


def test_a_house_price_replaces_the_printed_one() -> None:
    house = TABLES.with_overrides({"replacements.rebuild.german_panzer.armor": 5})
    found = run("europa.rebuild_price", {**PANZER, "was": "cadre"}, house)["result"]
    assert (found["armor"], found["infantry"]) == (5, 3)


def test_a_cheaper_way_back_is_told() -> None:
    (note,) = ask("rebuild_price", **PANZER, to="cadre")["notes"]
    assert note == "By its size it would cost 1; the option on the price of a cadre decides."
