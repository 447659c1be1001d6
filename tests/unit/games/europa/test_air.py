"""What holds for every entry in the air chapters, tried on invented ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.games.europa.air.nations import AIR_NATION_ALIASES, AirNation
from oobmgr.games.europa.air.order_of_battle import GroupKind, groups_of
from oobmgr.games.europa.air.surprise import Striker
from oobmgr.known_games import game, run
from oobmgr.rules.bounds import D6

TABLES = game("europa").tables()
FEW = st.integers(0, 30)


@given(operable=FEW, inoperable=FEW, hits=FEW)
def test_no_group_at_a_base_gets_lost_and_operable_ones_go_first(
    operable: int, inoperable: int, hits: int
) -> None:
    inputs = {"operable": operable, "inoperable": inoperable, "hits": hits}
    result = run("europa.airbase_hits", inputs)["result"]
    assert sum(result.values()) == operable + inoperable
    assert result["operable"] == max(operable - hits, 0)
    assert not (result["operable"] and result["remnants"])


@given(operable=FEW, inoperable=FEW, first=FEW, then=FEW)
def test_hits_count_alike_one_by_one_and_together(
    operable: int, inoperable: int, first: int, then: int
) -> None:
    def after(groups: dict[str, int], hits: int) -> dict[str, int]:
        asked = {"operable": groups["operable"], "inoperable": groups["inoperable"], "hits": hits}
        found: dict[str, int] = run("europa.airbase_hits", asked)["result"]
        return found | {"remnants": found["remnants"] + groups["remnants"]}

    start = {"operable": operable, "inoperable": inoperable, "remnants": 0}
    assert after(after(start, first), then) == after(start, first + then)


@pytest.mark.parametrize("groups", [1, 2, 3])
def test_every_strike_group_is_as_likely_to_be_hit(groups: int) -> None:
    hit = [
        run("europa.flak_target", {"strike_groups": groups, "roll": roll})["result"]["group"]
        for roll in range(1, D6 + 1)
    ]
    assert hit == sorted(hit)
    assert {hit.count(group) for group in range(1, groups + 1)} == {D6 // groups}


@given(
    ga=FEW,
    on_map=FEW,
    want=FEW,
    inoperable=FEW,
    setting=st.sampled_from(["all_on_map", "operable"]),
)
def test_placed_groups_never_go_above_the_allowance(
    ga: int, on_map: int, want: int, inoperable: int, setting: str
) -> None:
    grounded = min(inoperable, on_map)
    inputs = {
        "ga": ga, "on_map": on_map, "want": want, "inoperable": grounded,
        "options": {"ga_counts": setting},
    }  # fmt: skip
    allowed = run("europa.group_allowance_room", inputs)["result"]["allowed"]
    counted = on_map - (grounded if setting == "operable" else 0)
    assert 0 <= allowed <= want
    assert not allowed or counted + allowed <= ga
    assert allowed == want or counted + allowed >= ga


@given(base=FEW, first=FEW, then=FEW)
def test_half_allowances_are_added_before_they_are_rounded(
    base: int, first: int, then: int
) -> None:
    def usable(new: list[int], rounding: str) -> int:
        inputs = {"base": base, "scheduled_new": new, "options": {"ga_round": rounding}}
        found: int = run("europa.group_allowance_later", inputs)["result"]["usable_ga"]
        return found

    for rounding in ("up", "down"):
        assert usable([first, then], rounding) == usable([first + then], rounding)
    assert usable([first], "up") - usable([first], "down") == first % 2


@given(fighters=FEW, others=FEW)
def test_every_soviet_group_is_drawn_or_left(fighters: int, others: int) -> None:
    inputs = {"fighters": fighters, "bombers_others": others, "set_aside_others": 0}
    result = run("europa.air_surprise_draws", inputs)["result"]
    drawn = result["fighters_targeted"] + result["draws"]
    assert drawn + result["untouched"] == fighters + others
    assert result["draws"] + result["untouched"] == result["pool"]


@pytest.mark.parametrize("striker", Striker)
def test_a_higher_roll_is_never_milder(striker: Striker) -> None:
    order = ["none", "unready", "EFT", "EET"]
    effects = [
        run("europa.air_surprise_result", {"attacker": striker, "roll": roll})["result"]["result"]
        for roll in range(1, D6 + 1)
    ]
    assert effects == sorted(effects, key=order.index)
    assert ("EFT" in effects) == (striker in {Striker.ME109, Striker.ME110})


def test_german_strikers_are_as_many_as_the_order_of_battle_has() -> None:
    """Each fighter and level bomber of the Germans strikes once."""
    kinds = (GroupKind.FIGHTER, GroupKind.BOMBER)
    strikers = groups_of("start", AirNation.GERMAN, TABLES, *kinds)
    draws = {
        name: TABLES.whole(f"air.surprise.{part}.{name}")
        for part in ("at_fighters", "at_pool")
        for name in TABLES.keys(f"air.surprise.{part}")
    }
    assert draws == {
        name: sum(entry.number for entry in strikers if entry.type.startswith(name))
        for name in draws
    }


def test_every_type_in_the_order_of_battle_has_its_kind() -> None:
    types = {
        entry.type
        for part in ("start", "north", "july")
        for nation in AirNation
        for entry in groups_of(part, nation, TABLES)
    }
    assert types == set(TABLES.keys("air_strength.kind"))
    kinds = {TABLES.text(f"air_strength.kind.{name}") for name in types}
    assert kinds == set(GroupKind)


def test_words_of_the_air_agree_with_the_tables() -> None:
    nations = {str(nation) for nation in AirNation}
    assert set(AIR_NATION_ALIASES.values()) == nations
    assert set(TABLES.keys("air_strength.start")) == nations
    assert set(TABLES.keys("air.combat.pilots")) == nations


def test_a_house_rule_of_a_modifier_may_be_below_zero() -> None:
    changed = TABLES.with_overrides({"air.combat.pilots.Soviet": "-2"})
    inputs = {"shooter": 2, "target": 2, "nation": "Soviet", "extra": 0}
    assert run("europa.air_combat_modifier", inputs, changed)["result"] == {"drm": -2}
    assert run("europa.air_combat_modifier", inputs, TABLES)["result"] == {"drm": 0}


def test_a_house_rule_for_transports_holds_unless_the_campaign_sets_a_number() -> None:
    changed = TABLES.with_overrides({"air.transport.supply.clear": "5"})
    inputs = {"groups": 2, "weather": "clear"}
    assert run("europa.air_supply_capacity", inputs, changed)["result"] == {"res": 10}
    inputs_set = inputs | {"options": {"air_supply_re_clear": 3}}
    assert run("europa.air_supply_capacity", inputs_set, changed)["result"] == {"res": 6}


def test_an_overfull_map_and_lost_hits_are_told() -> None:
    full = run("europa.group_allowance_room", {"ga": 2, "on_map": 3, "want": 1})
    assert full["notes"] == ["More groups are on the map than the Group Allowance."]
    hits = run("europa.airbase_hits", {"operable": 1, "inoperable": 0, "hits": 3})
    assert hits["notes"] == [
        "The owner picks the groups that become inoperable.",
        "The groups that go to Remnants are drawn at random.",
        "The other hits find no group; they still lower the capacity.",
    ]
