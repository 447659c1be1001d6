"""Supply links and traces: what makes them longer or shorter, whatever the weather."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.domain.errors import BadInput
from oobmgr.known_games import game, ruling, run

WEATHERS = st.sampled_from(["clear", "frost", "snow", "mud"])
KINDS = st.sampled_from(["overland", "road", "truck"])
HEXES = st.integers(min_value=0, max_value=12)
NAMES = st.sampled_from("abcdefgh")
TRACES = st.lists(st.lists(NAMES, max_size=5), max_size=5)
LIMITS = {
    "overland": {"clear": 7, "frost": 7, "snow": 5, "mud": 4},
    "road": {"clear": 7, "frost": 7, "snow": 5, "mud": 4},
    "truck": {"clear": 4, "frost": 4, "snow": 3, "mud": 2},
}


def link(**inputs: Any) -> dict[str, Any]:  # noqa: ANN401 - as JSON
    result: dict[str, Any] = run("europa.supply_link", inputs)["result"]
    return result


@pytest.mark.parametrize("kind", LIMITS)
@pytest.mark.parametrize("weather", ["clear", "frost", "snow", "mud"])
@pytest.mark.parametrize("arctic", [False, True])
@pytest.mark.parametrize("zone", [False, True])
def test_every_limit_of_the_chapter(kind: str, weather: str, arctic: bool, zone: bool) -> None:
    shorter = (arctic and kind != "truck") + zone
    found = link(kind=kind, weather=weather, arctic=arctic, interdicted=zone)
    assert found["limit"] == LIMITS[kind][weather] - shorter


@given(KINDS, WEATHERS, HEXES, HEXES, st.booleans(), st.booleans())
def test_a_link_holds_as_long_as_it_is_not_too_long(
    kind: str, weather: str, normal: int, heavy: int, arctic: bool, zone: bool
) -> None:
    found = link(
        kind=kind, weather=weather, normal_hexes=normal, heavy_hexes=heavy, arctic=arctic,
        interdicted=zone,
    )  # fmt: skip
    assert found["length"] == normal + 2 * heavy
    assert found["ok"] == (found["length"] <= found["limit"])


@given(KINDS, WEATHERS, HEXES, HEXES, st.booleans(), st.booleans())
def test_a_trace_of_one_link_holds_as_the_link_does(
    kind: str, weather: str, normal: int, heavy: int, arctic: bool, zone: bool
) -> None:
    alone = link(
        kind=kind, weather=weather, normal_hexes=normal, heavy_hexes=heavy, arctic=arctic,
        interdicted=zone,
    )  # fmt: skip
    chain = {
        "weather": weather, "arctic": arctic, "interdicted": [zone],
        "links": [[kind, normal, heavy]],
    }  # fmt: skip
    assert run("europa.supply_chain", chain)["result"] == {"ok": alone["ok"]}


@given(WEATHERS, HEXES, st.booleans())
def test_special_distance_is_the_reach_of_a_truck(
    weather: str, distance: int, arctic: bool
) -> None:
    asked = {"weather": weather, "distance": distance, "arctic": arctic}
    for options in ({}, {"arctic_trucks": "minus1"}):
        near = run("europa.special_distance", asked | {"options": options})["result"]["ok"]
        truck = link(
            kind="truck", weather=weather, normal_hexes=distance, arctic=arctic, options=options
        )
        assert near == truck["ok"]


@given(TRACES, st.lists(NAMES, max_size=4))
def test_no_hex_shortens_two_links(trace: list[list[str]], zones: list[str]) -> None:
    charged = run("europa.interdiction_charge", {"links": trace, "zone_hexes": zones})["result"]
    assert len(charged["charged"]) == len(trace)
    assert sum(charged["charged"]) <= len(set(zones))
    for hexes, struck in zip(trace, charged["charged"], strict=True):
        assert not struck or set(hexes) & set(zones)
    reached = any(set(hexes) & set(zones) for hexes in trace)
    assert any(charged["charged"]) == reached


def test_the_working_says_why_a_trace_fails() -> None:
    links = [["overland", 1], ["rail", 9], ["road", 1], ["overland", 1], ["road", 2]]
    working = ruling("europa.supply_chain", {"links": links, "weather": "clear"}).working
    said = [line.label for line in working if line.value is False]
    assert said == [
        "Nothing follows the rail line", "Nothing follows the rail line",
        "The overland link comes first", "Nothing follows the rail line", "One road link only",
        "The trace holds",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("links", "says"),
    [
        ([["overland", 1], ["raod", 2]], "link 2"),
        ([["overland", 1, 2, 3, -4]], "link 1"),
        ([["overland"], 5], "link 2"),
        ([{"kind": "road", "hexs": 2}], "hexs"),
    ],
)
def test_a_link_that_cannot_be_read_is_named(links: list[Any], says: str) -> None:
    with pytest.raises(BadInput) as caught:
        run("europa.supply_chain", {"links": links})
    assert says in caught.value.faults[0].message


def test_a_house_rule_lengthens_the_reach_of_trucks() -> None:
    tables = game("europa").tables().with_overrides({"trace.length.truck.mud": 3})
    raw = {"kind": "truck", "weather": "mud", "normal_hexes": 3}
    assert ruling("europa.supply_link", raw, tables).result.ok
    assert not ruling("europa.supply_link", raw).result.ok


@given(st.lists(st.tuples(st.integers(0, 6), st.sampled_from([1, 2])), max_size=3))
def test_a_zone_is_sure_from_six_factors(groups: list[tuple[int, int]]) -> None:
    raw = {"groups": [{"rating": rating, "step": steps} for rating, steps in groups]}
    found = run("europa.interdiction_zone", raw)["result"]
    assert found["factors"] == sum(rating * steps for rating, steps in groups)
    assert found["success_faces"] == min(6, found["factors"])


@given(st.booleans(), st.sampled_from(["none", "normal", "reduced"]), st.booleans())
def test_the_higher_cost_of_leaving_is_paid(cm: bool, ezoc: str, zone: bool) -> None:
    def cost(**inputs: Any) -> int:  # noqa: ANN401 - as JSON
        return int(run("europa.zone_exit_cost", {"cm": cm, **inputs})["result"]["mp"])

    assert cost(ezoc=ezoc, zone=zone) == max(cost(ezoc=ezoc), cost(zone=zone))
