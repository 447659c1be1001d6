"""Lines that the working has only where something holds: each with what brings it about."""

from __future__ import annotations

from typing import Any, Final

import pytest

from oobmgr.known_games import ruling

AFV: Final = {"modified_morale": 6, "kind": "afv"}
MEN: Final = {"modified_morale": 7, "kind": "personnel"}
HEAVY: Final = {"points": 4, "mode": "indirect_heavy"}
GUNS: Final = {"points": 29, "mode": "indirect"}
TRENCH: Final = {"fire_against": -2, "town_or_entrenched_non_armored": True}
ROAD: Final = {"do": "road", "road": "primary_road"}
SLEEPER: Final = {"id": "A", "hex": "target", "reinforcement": True}
ASSAULTED: Final = {"kind": "assault", "unit": "A"}


@pytest.mark.parametrize(
    ("name", "without", "having", "label"),
    [
        ("initial_assault_morale", {"units": [MEN]}, {"units": [AFV, MEN]}, "Left out"),
        ("combined_fire_column", {"units": [GUNS], **TRENCH}, {"units": [GUNS, HEAVY], **TRENCH},
         "With heavy artillery"),
        ("surprise_result", {"die": 2}, {"die": 4}, "Hexes to retreat"),
        ("withdrawal_eligible", {}, {"statuses": ["suppressed"]}, "Suppressed"),
        ("movement_cost", {"mode": "wheel", "actions": [ROAD]},
         {"mode": "wheel", "actions": [ROAD], "allowance": 2}, "Left"),
    ],
)  # fmt: skip
def test_a_line_stands_where_it_applies(
    name: str, without: dict[str, Any], having: dict[str, Any], label: str
) -> None:
    found = [
        any(line.label == label for line in ruling(f"spark.{name}", inputs).working)
        for inputs in (without, having)
    ]
    assert found == [False, True]


def test_a_way_that_costs_too_much_says_by_how_much() -> None:
    way = {"mode": "leg", "actions": [{"do": "enter", "terrain": ["clear"]}] * 3, "allowance": 1}
    assert ruling("spark.movement_cost", way).notes == ("2 movement points too many.",)


def test_a_stream_crossed_by_road_and_a_unit_that_does_not_sleep_are_told() -> None:
    crossed = ruling("spark.stream_assault", {"crossed": "by_road"}).working
    assert "by road" in [line.value for line in crossed]
    struck = {"trigger": ASSAULTED, "units": [SLEEPER | {"reinforcement": False}]}
    lines = ruling("spark.reinforcement_activation", struck).working
    assert ("A", "is not a reinforcement") in [(line.label, line.value) for line in lines]
