"""Whole tables, said once more from the errata: a wrong entry of any row is seen here."""

from __future__ import annotations

import pytest

from oobmgr.games.grande_armee.tables import tables
from oobmgr.known_games import game

# By group: every entry that is no mere wording.
PRINTED = {
    # Four turns to a month; an Interphase before each quarter (5.0, 26.2).
    "calendar.month": "turns 4",
    "calendar.interphase": "months 1+4+7+10",
    # Command points of corps and army leaders (6.22, 19.12, 19.13); four SP skirmish (11.13).
    "command.corps_leader": "points 3",
    "command.army_leader.archduke_john": "19_12 5, 19_13 5",
    "command.army_leader.massena": "19_13 8",
    "command.skirmish": "most 4",
    # Weather, rivers, rough, concentrated corps, trains in a hex (8.6, 8.32, 9.13, 9.3).
    "movement.weather": "clear 0, mud 2, snow 1",
    "movement.river": "major_bridge 1, minor 1, minor_bridge 0",
    "movement.rough": "partly 1",
    "movement.concentrated": "leaving 2",
    "movement.stacking": "trains 2",
    # Joint attacks, bids, routs, rounds, pursuit (12.17, 12.54, 13.27, 12.0, 12.65).
    "battle.joint": "from_round 2, hexes 1",
    "battle.bidding": "rise 1",
    "battle.rout": "again 1/2",
    "battle.rounds": "advance_points 1",
    "battle.pursuit": "advance_points 0, times 1",
    "battle.hexes": "even_columns_lower True",
    # One bonus of each rank, one of cavalry for two SP in one round (12.41); generics (12.56).
    "leaders.bonus": "command 1, corps 1, division 1",
    "leaders.cavalry": "rounds 1, strength 2",
    "leaders.recycled": "bonus 0, initiative 1",
    # Gone for good in battle alone, where the enemy scores (12.64, 12.65, 18.2).
    "leaders.fate.killed_in_battle": "eliminated True, scores True",
    "leaders.fate.command_lost_in_battle": "eliminated True, scores True",
    "leaders.fate.pursuit": "eliminated False, scores False",
    "leaders.fate.attrition": "eliminated False, scores False",
    "leaders.fate.transfer": "eliminated False, scores False",
    # Foraging, allied depots, the marker beside a new depot (14.43, 14.34, 14.28).
    "supply.forage": "corps 2, radius 3",
    "supply.depot": "allied_in_city 1",
    "supply.depot.marker": "clear 0, mud 1, snow 1",
    # Depots of three fortresses become trains, a die each (19.5); Ansbach, Italians (19.12, 19.11).
    "siege.trains": "dice 1, fortresses 3",
    "scenario.ansbach": "garrison 5, resists 5",
    "scenario.italy_1805": "morale 2",
    "scenario.swedes": "scenario 19.5, year 1813",
    # Replacing, and the ways to a division of ten (25.0, 26.0, 26.2).
    "economy.replacement": "replacement 1, resource 1",
    "economy.infantry_division_full": "replacement 12, resource 6, strength 10",
    "economy.infantry_division_low": "replacement 6, resource 3, strength 5",
    "economy.light_cavalry_division_low": "strength 3",
    "economy.heavy_cavalry_division_low": "strength 3",
    "economy.heavy_cavalry_brigade": "replacement 2",
    # What lands give to those who hold them (23.14 to 23.17, 23.45).
    "economy.rights.annexed": "replacement True, resource True",
    "economy.rights.conquered": "replacement False, resource True",
    "economy.rights.ceded": "replacement False, resource True",
    "economy.rights.allied_province": "replacement True, resource True",
    "economy.rights.allied_minor_incomplete": "replacement False, resource False",
    "economy.rights.allied_minor_complete": "replacement False, resource True",
    "economy.rights.named_complete": "replacement True, resource True",
    "economy.rights.independent": "replacement False, resource False",
    "economy.hesse": "first 1, second 1, third 1",
    "economy.naples": "divisions 1, land Kingdom of Italy, unit infantry division",
    # Coerced peace, cessions, a British force, Turkey, levels (21.62, 21.7, 30.0, 29.24, 22.0).
    "politics.peace": "cession 2, cessions_named 2, conditions 3, least 1, most 2",
    "politics.landing": "forces 1",
    "politics.ottoman": "bids 2, grace 1",
    "politics.levels": "armistice 50, peace 75",
    # Units that the errata add to a set-up, and a leader without a counter (19.1, counters).
    "corrections.sc_02.added.first": (
        "designation 1st, nation France, side france, size XX, steps 5, type infantry division"
    ),
    "corrections.sc_02.added.second": (
        "designation 2nd, nation France, side france, size XX, steps 4, type infantry division"
    ),
    "corrections.sc_02.added.third": (
        "designation 3rd, nation France, side france, size XX, steps 4, type infantry division"
    ),
    "corrections.sc_02.added.davout": "designation Davout, nation France, side france, type leader",
    "corrections.sc_02.added.cavalry": (
        "designation 2nd, nation France, side france, size X, type light cavalry brigade"
    ),
    "corrections.sc_02.added.artillery": (
        "designation 5th, nation France, side france, type artillery"
    ),
    "corrections.sc_17.added.berthier": (
        "designation Berthier, nation France, side france, type leader"
    ),
    "corrections.sc_17.added.berthier.ratings": "bonus 0, initiative 3, morale 0",
}

# By correction: the scenario, what is printed, what is right.
CORRECTED = {
    1: ("19.1", "", "B5202"),
    2: ("19.1", "", "B5105"),
    3: ("19.13", "", "B2401, B2308 or B2504"),
    # The first of the three is printed as B2041, which lies elsewhere: an option has it.
    4: ("19.13", "", "B2401, B2308 or B2504"),
    5: ("19.13", "", "B2707"),
    6: ("19.13", "", "B3008"),
    7: ("19.13", "divisions", "brigades"),
    8: ("19.13", "number 1", "number 2"),
    9: ("19.13", "16th", "15th"),
    10: ("19.13", "artillery", "8th light cavalry division"),
    11: ("19.21", "A5932", "A5931"),
    12: ("19.21", "A5530", "A5529"),
    13: ("19.22", "A6019", "A6020"),
    14: ("19.22", "", "A4021"),
    15: ("19.22", "reinforcements", "A4925"),
    16: ("19.22", "", "A5618"),
    17: ("19.31", "not on the chart", "B3404"),
    # Printed as R4219: there is no map R.
    18: ("19.32", "B4249", "B4219"),
    19: ("19.4", "D0502", "D0508"),
    20: ("19.4", "D2031", "D2033"),
    21: ("19.4", "", "D0626 or D1432"),
    22: ("19.4", "", "the edge of map D, 0110 to 0114"),
    23: ("19.5", "A4217", "A4317"),
    24: ("19.5", "A4217", "A4317"),
    25: ("19.5", "A4217", "A4317"),
    26: ("19.5", "5th and 6th", "22nd and 23rd"),
    27: ("19.5", "", "A3334 or A2632"),
    28: ("19.5", "6th, 7th, 8th", "11th, 12th, 13th"),
    29: ("19.5", "A4322", "A4332"),
    30: ("19.5", "A4217", "A4317"),
}


# The word by which the units of a correction are found; of the others it is about none, or many.
CONCERNED = {
    2: "Davout", 4: "Napoleon", 5: "WRT", 6: "Mack", 11: "depot", 12: "detachment", 13: "depot",
    14: "Lannes", 15: "Jerome", 16: "Lestocq", 17: "Berthier", 18: "depot", 19: "depot",
    20: "depot", 23: "depot", 24: "detachment", 29: "Schwarzenberg",
}  # fmt: skip

# The turns of its scenario, in which a special rule is told.
TOLD = {
    "attrition.scn_16": "1813-08-1 1813-11-4",
    "command.cmd_04": "1813-08-1 1813-11-4",
    "rally.scn_15": "1813-08-1 1813-11-4",
    "weather.scn_02": "1805-08-1 1805-12-4",
    "weather.scn_03": "1805-08-1 1805-12-4",
    # In IV September alone.
    "weather.scn_04": "1805-09-1 1805-09-4",
    "weather.scn_05": "1805-08-1 1806-02-4",
    "weather.scn_09": "1809-04-1 1809-04-4",
    "weather.scn_11": "1812-06-1 1812-12-4",
    "weather.scn_12": "1813-08-1 1813-11-4",
    "weather.scn_17": "1814-01-1 1814-04-4",
}


@pytest.mark.parametrize("group", PRINTED)
def test_every_entry_of_the_group(group: str) -> None:
    cells = {key: tables().cells.get(f"{group}.{key}") for key in tables().keys(group)}
    found = {key: str(cell.value) for key, cell in cells.items() if cell and key != "name"}
    # A list within an entry is joined, for the comma parts the entries here.
    said = [f"{key} {value.replace(', ', '+')}" for key, value in found.items()]
    assert sorted(said) == sorted(PRINTED[group].split(", "))


@pytest.mark.parametrize("number", CORRECTED)
def test_what_a_correction_says(number: int) -> None:
    path = f"corrections.sc_{number:02}"
    found = tuple(tables().text(f"{path}.{key}") for key in ("scenario", "printed", "corrected"))
    assert found == CORRECTED[number]


def test_there_are_no_more_corrections() -> None:
    assert len(tables().keys("corrections")) == len(CORRECTED)


def test_whom_the_corrections_concern() -> None:
    cells = {at: tables().cells.get(f"corrections.sc_{at:02}.unit") for at in CORRECTED}
    assert {at: cell.text for at, cell in cells.items() if cell} == CONCERNED


@pytest.mark.parametrize("rule", TOLD)
def test_when_a_special_rule_is_told(rule: str) -> None:
    found = [tables().text(f"realm_cases.{rule}.{end}") for end in ("from", "until")]
    assert " ".join(found) == TOLD[rule]


def test_who_gives_both_kinds_of_points() -> None:
    group = "economy.gives_everything"
    named = {tables().text(f"{group}.{key}") for key in tables().keys(group)}
    assert named == {"Belgium", "Holland", "British/German Alliance"}
    assert tables().text("economy.hesse.name") == "Grand Duchy of Hesse"


def test_the_cases_of_each_chapter_are_numbered_without_a_gap() -> None:
    # What only informs acts nowhere, so that nothing else would miss a case that was left out.
    numbers: dict[str, list[int]] = {}
    for case in game("grande_armee").cases():
        chapter, _, number = case.rpartition("-")
        numbers.setdefault(chapter, []).append(int(number))
    assert {
        one: found for one, found in numbers.items() if found != [*range(1, len(found) + 1)]
    } == {}
