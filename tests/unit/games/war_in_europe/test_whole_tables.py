"""Whole tables, said once more from the errata: a wrong entry of any row is seen here."""

from __future__ import annotations

import pytest

from oobmgr.games.war_in_europe.tables import tables
from oobmgr.known_games import game

# Hexes repaired and converted by a repair unit: clear, mud, snow (6.69).
RAIL_WORK = {
    "axis_allied.Severe": "5 1 1 0 1 0",
    "axis_allied.Moderate": "5 1 2 0 1 0",
    "soviet.Severe": "1 1 1 0 1 1",
    "soviet.Moderate": "1 1 1 0 1 1",
}

# Enemy points from which 0, 1, 2 … of the own are lost in a cycle (13.92).
ATTRITION = "0 60 120 180 240 300 360 420 480 540 600 660 720"

# By group: every entry that is no mere wording.
PRINTED = {
    # How dates are counted (4.1, 18.0), and the sheets of the Soviets (3.4).
    "calendar.cycle": "turns 4",
    "calendar.year": "cycles 13, century 1900",
    "calendar.counters": "soviet_sheets 3",
    # River, snow, and the edges where case 57.1 applies (5.8, 15.1, 6.8).
    "movement.river": "mechanized 1",
    "movement.snow": "allowance 1/2",
    "movement.off_map": "east True, north False, south True, west True",
    # Assaults from the sea, and the long way round (7.16 to 7.37).
    "sea.assault": "shore_strength 1, supply_hexes 12, water_hexes 24",
    "sea.hexes.C2428": "landing False",
    "sea.hexes.B5519": "landing True, from B5418+B5419",
    "sea.hexes.B5616": "island False",
    "sea.hexes.B5617": "island False",
    "sea.assault.closed": "Baltic Mud+Snow",
    "sea.minor_port": "points 4, units 2",
    "sea.emergency": "points 0",
    "sea.horn": "air_sea 1, turns 4",
    # Drops (8.29, 8.52).
    "airborne.drop": "least_odds 1/2, strength 1/2",
    "airborne.transfer": "turns 1",
    # Air war, interdiction, attrition (13.29 to 13.93).
    "air.war": "distance 12",
    "air.superiority": "odds 6",
    "air.superiority.most": "East 30, South 60, West 120",
    "air.interdiction": "most 5",
    "air.interdiction.lost": "A 1, D 0, none 0",
    "air.exposed.West": "Axis always, Commonwealth always",
    "air.exposed.South": (
        "Commonwealth ground_contact, Italy italy_belligerent, US us_belligerent"
    ),
    "air.exposed.East": "Axis soviet_total_war, Soviet soviet_total_war",
    "air.attrition": "printed_end 711, turns 4",
    # Legs of supply paths (14.4 to 14.6).
    "supply.leg": "amphibious_point 1, minor_port 4, mobile_supply 10",
    "supply.severe": "mobile_supply 1",
    "supply.ranges": "gibraltar True",
    # Rebuilding and disbanding (17.25, 12.8), and when the French fortify (18.0).
    "replacements.rebuild": "cost 2",
    "replacements.disbanding": "points 0",
    "fortification.french": "delay 10, historical 1/8/40, start 3/5/40",
}


@pytest.mark.parametrize("group", PRINTED)
def test_every_entry_of_the_group(group: str) -> None:
    cells = {key: tables().cells.get(f"{group}.{key}") for key in tables().keys(group)}
    found = {key: str(cell.value) for key, cell in cells.items() if cell and key != "name"}
    # A list within an entry is joined, for the comma parts the entries here.
    said = [f"{key} {value.replace(', ', '+')}" for key, value in found.items()]
    assert sorted(said) == sorted(PRINTED[group].split(", "))


@pytest.mark.parametrize("row", RAIL_WORK)
def test_what_a_repair_unit_does(row: str) -> None:
    found = [
        tables().whole(f"rail.work.{row}.{weather}.{work}")
        for weather in ("Clear", "Mud", "Snow")
        for work in ("repair", "convert")
    ]
    assert found == [int(hexes) for hexes in RAIL_WORK[row].split()]


def test_what_attrition_takes() -> None:
    lost = tables().keys("air.attrition.from")
    found = {int(key): tables().whole(f"air.attrition.from.{key}") for key in lost}
    assert found == {key: int(points) for key, points in enumerate(ATTRITION.split())}


def test_where_control_means_friendly() -> None:
    cases = "6.62, 7.73, 8.26, 20.71, 31.0, 61.74, 61.9"
    assert tables().text("calendar.control.means_friendly") == cases


def test_the_cases_of_each_chapter_are_numbered_without_a_gap() -> None:
    # What only informs acts nowhere, so that nothing else would miss a case that was left out.
    numbers: dict[str, list[int]] = {}
    for case in game("war_in_europe").cases():
        chapter, _, number = case.rpartition("-")
        numbers.setdefault(chapter, []).append(int(number))
    assert {
        one: found for one, found in numbers.items() if found != [*range(1, len(found) + 1)]
    } == {}
