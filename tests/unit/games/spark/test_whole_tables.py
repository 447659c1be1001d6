"""Whole tables against a copy of what is printed: a wrong entry of any row is seen here.

The rows are written as the source has them, and not read from our own files.
"""

from __future__ import annotations

import pytest

from oobmgr.games.spark.tables import tables

# Columns: counterbattery, barrage, defensive, offensive, ZOC, direct, heavy (5.1).
ARTILLERY = {
    1: "P yes yes yes d yes no", 2: "P yes yes yes i P no", 3: "P yes d d d yes no",
    4: "yes yes d d d yes no", 5: "yes yes d d d yes yes", 6: "P yes d d d yes no",
    7: "P yes d d d yes no", 8: "yes yes d d d yes yes", 9: "yes yes P P P P yes",
    10: "P yes P P P P no", 11: "P yes P P P P no", 12: "yes yes P P P P yes",
    13: "P yes yes yes d yes no", 14: "yes yes yes d d yes no", 15: "yes yes yes d d yes yes",
    16: "P yes yes yes d P no", 17: "yes yes yes P P P yes", 18: "P yes yes P P P no",
    19: "yes yes P P P P yes",
}  # fmt: skip
ARTILLERY_COLUMNS = (
    "counterbattery", "barrage", "defensive_artillery", "offensive_artillery", "zoc", "direct",
    "heavy",
)  # fmt: skip
SIGNS = {"d": "direct only", "i": "indirect only"}

# Columns: AA CB BAR DEF1 DEF2 OFF1 OFF2 SDEF1 SDEF2 SOFF1 SOFF2 PAF ZOC (13.13); O is the original
# hex only, J and R a requirement with and without its note, K and L notes, D direct, A AT or R.
ELIGIBILITY = {
    11: "P NA NA P P NA NA P P NA NA NA P", 12: "NA P P NA NA P P NA NA P P P P",
    13: "NA NA P NA NA P P NA NA P P P P", 14: "NA NA NA P P P P P P P P P -",
    15: "NA NA NA P A NA NA P P NA NA NA -", 17: "NA NA NA NA NA P A NA NA P P P P",
    16: "NA NA NA P P P P P P P P P -", 18: "NA NA NA NA NA NA NA NA NA NA NA P NA",
    19: "NA - NA - - - - - - - - - -", 20: "NA NA NA P P P P P P P P P -",
    21: "- NA NA - - NA NA P P NA NA NA P", 22: "NA NA NA NA NA - - NA NA P P NA P",
    23: "NA NA NA P P P P P P - - P P", 24: "NA NA NA - - NA NA - - NA NA NA -",
    25: "NA NA NA - - NA NA - - NA NA NA -", 26: "NA NA NA NA NA O O NA NA O O P P",
    27: "NA NA NA NA NA P P NA NA - - P P", 28: "NA NA NA NA NA - - NA NA - - P P",
    29: "NA P J NA NA R R NA NA R R NA P", 30: "NA NA NA J R NA NA R R NA NA NA P",
    31: "- - P - - P P - - P P NA -", 32: "NA NA P P P P P P P P P P -",
    33: "NA NA K K K K K K K K K K -", 34: "NA P P NA NA P P NA NA P P P NA",
    35: "NA NA NA P P NA NA P P NA NA NA P", 36: "NA P L L L P P L L P P P D",
    37: "NA NA NA NA NA NA NA NA NA NA NA NA -", 38: "NA NA NA NA NA NA NA NA NA NA NA NA -",
    39: "NA NA NA NA NA NA NA NA NA NA NA NA P", 40: "NA NA NA NA NA NA NA NA NA NA NA NA P",
    41: "NA NA NA NA NA NA NA NA NA NA NA NA -",
}  # fmt: skip
ELIGIBILITY_COLUMNS = (
    "aa", "cb", "bar", "def1", "def2", "off1", "off2", "sdef1", "sdef2", "soff1", "soff2", "paf",
    "zoc",
)  # fmt: skip
NOTES = {
    "O": "only original ATH", "J": "Required (j)", "R": "Required", "K": "(k)", "L": "(l)",
    "D": "direct only", "A": "AT or R",
}  # fmt: skip

# By the difference of die and modified morale: assaulting; fired at; wanting to withdraw (5.5).
MORALE = {
    "-1": ("-", "-", "W"), "0": ("N W1", "-", "W"), "1": ("N S R1", "S", "P"),
    "2": ("N D R1", "D", "P"), "3": ("N D R1", "D", "P"), "4": ("N D R2", "D", "P"),
    "5": ("E", "E", "P"),
}  # fmt: skip

# Columns: class; cost on legs, skis, aerosans, wheels, tracks and for a T-34; fire against and from
# (5.2). P prohibited, R by bridge or road alone, o as the other terrain, - no entry.
TERRAIN = {
    "clear": "1 1 1/2 1/2 1 1/2 1/2 0 0", "woods": "1 1 1/2 R 4 2 2 -1 1",
    "swamp": "1 1 1/2 1/2 P P 4 -1 0", "peat_bog": "1 1 1/2 1/2 P 6 3 0 0",
    "railroad_station": "1 1 1/2 1/2 1/2 1/2 1/2 -1 1", "village": "1 1 1/2 1/2 1/2 1/2 1/2 -1 1",
    "workers_settlement": "1 1 1/2 1/2 1/2 1/2 1/2 -2 1", "town": "1 1 1/2 1/2 1/2 1/2 1/2 -2 1",
    "hill": "2 1 1 P 1 1 1 -1 2", "stream": "3 1 1/2 1/2 2 1 1 1 0",
    "entrenchment": "4 o o o o o o -2 2", "river_lake_hex": "a 1 1/2 1/2 1 R R 2 0",
    "river_lake_hexside": "a 1 1/2 1/2 2 R R 2 0", "partial_hexside": "a 1 1/2 1/2 2 1/2 1/2 2 0",
    "partial_hexside_land": "a o o o o o o 0 0", "trail": "5 1 1/2 1/2 2 1 1 0 0",
    "secondary_road": "5 1 1/2 1/2 1/2 1/2 1/2 0 0", "primary_road": "5 1 1/2 1/2 1/4 1/2 1/2 0 0",
    "railroad": "5 1 1/2 1/2 1 1 1 0 0", "bridge": "6 1 1/2 1/2 1 1 1 0 0",
    "in_column": "- - - - - - - 2 -", "fog": "- - - - - - - 0 -",
    "initial_impulse": "- - - - - - - 0 0", "limited_impulse": "- - - - - - - 0 0",
    "night_impulse": "- - - - - - - -1 -", "suppressed": "- - - - - - - 0 -",
    "disrupted": "- - - - - - - 0 -", "out_of_command": "- - - - - - - 0 0",
    "out_of_supply": "- - - - - - - 0 -", "few_steps": "- - - - - - - -1 -",
    "balloon": "- P P - - P - 0 -", "zoc_began": "- - - - - - - -1 -",
    "zoc_entered": "- - - - - - - 2 -", "zoc_afv": "- - - - - - - 0 -",
    "place_assault_marker": "- 1 1 1 1 1 1 0 -", "enter_column": "- 1 1 1 1 1 1 2 -",
    "exit_column": "- o o o o o o 2 -", "detrain": "- 6 6 6 6 6 6 2 -",
    "build_bridge": "- all - - - - - 0 -", "demolish_bridge": "- all - - - - - 0 -",
}  # fmt: skip
TERRAIN_COLUMNS = (
    "class", "leg", "ski", "aerosan", "wheel", "track", "track_t34", "against", "from",
)  # fmt: skip
# What stands in the table beside those columns: remarks with a second value.
TERRAIN_REMARKS = {
    "swamp.indirect": "1/2", "peat_bog.indirect": "1/2", "workers_settlement.against_afv": "-1",
    "workers_settlement.against_example": "-1", "town.against_afv": "-1",
    "hill.from_example": "1", "river_lake_hex.track_hollow": "1/2",
    "river_lake_hexside.track_hollow": "1/2", "in_column.strength": "1/2",
    "in_column.strength_weapons": "P", "fog.strength": "1/2", "fog.cost": "2",
    "initial_impulse.allowance": "12", "limited_impulse.allowance": "8",
    "suppressed.strength": "1/2", "suppressed.strength_artillery": "P",
    "suppressed.allowance_change": "-2", "disrupted.points": "1",
    "disrupted.strength_artillery": "P", "disrupted.allowance_factor": "1/2",
    "out_of_command.allowance_factor": "1/2", "out_of_supply.strength": "1/2",
    "out_of_supply.strength_artillery": "P", "out_of_supply.allowance_factor": "1/2",
    "hollow_dot.against_ground": "1", "hollow_dot.against_air": "-1",
    "no_dot.against_ground": "0", "no_dot.against_air": "-2", "solid_dot.against_ground": "-1",
    "solid_dot.against_air": "-2", "few_steps.steps": "5", "balloon.against_post_assault": "-2",
}  # fmt: skip


def row_of(name: str, case: str) -> str:
    """The path of the row of a table whose name comes from this case."""
    rows = (f"{name}.{key}" for key in tables().keys(name))
    return next(row for row in rows if case == named_by(row))


def named_by(row: str) -> str:
    cell = tables().cells.get(f"{row}.name")
    return cell.case if cell else ""


@pytest.mark.parametrize("number", ARTILLERY)
def test_the_artillery_capabilities_chart(number: int) -> None:
    row = row_of("artillery", f"SP-ARTC-{number:02}")
    printed = [SIGNS.get(sign, sign) for sign in ARTILLERY[number].split()]
    assert [tables().text(f"{row}.{column}") for column in ARTILLERY_COLUMNS] == printed


@pytest.mark.parametrize("number", ELIGIBILITY)
def test_fire_eligibility(number: int) -> None:
    row = row_of("eligibility", f"SP-ELIG-{number}")
    printed = [NOTES.get(sign, sign) for sign in ELIGIBILITY[number].split()]
    cells = [tables().cells.get(f"{row}.{column}") for column in ELIGIBILITY_COLUMNS]
    assert [cell.text if cell else "NA" for cell in cells] == printed


@pytest.mark.parametrize("difference", MORALE)
def test_what_a_morale_check_brings(difference: str) -> None:
    columns = ("assaulting", "not_assaulting", "withdrawing")
    found = tuple(tables().text(f"morale.check.{difference}.{column}") for column in columns)
    assert found == MORALE[difference]


@pytest.mark.parametrize("row", TERRAIN)
def test_terrain_and_conditions(row: str) -> None:
    printed = TERRAIN[row].replace("o", "other").split()
    cells = [tables().cells.get(f"terrain.{row}.{column}") for column in TERRAIN_COLUMNS]
    assert [str(cell.value) if cell else "-" for cell in cells] == printed


def test_the_remarks_of_the_terrain_table() -> None:
    known = set(TERRAIN) | {path.partition(".")[0] for path in TERRAIN_REMARKS}
    assert set(tables().keys("terrain")) == known
    beside = {
        f"{row}.{column}": str(tables().cell(f"terrain.{row}.{column}").value)
        for row in known
        for column in tables().keys(f"terrain.{row}")
        if column not in {*TERRAIN_COLUMNS, "name"}
    }
    assert beside == TERRAIN_REMARKS


# Notes of a phase that are for one side, or for the night alone.
NOTES_OF_A_SIDE = {
    "movement.soviet_aa", "movement.soviet_divisions", "movement.soviet_stacks",
    "movement.integrity", "movement.bridge_water", "movement.bridge_enemy",
    "recovery.soviet_sources",
}  # fmt: skip
NOTES_OF_THE_NIGHT = {
    "movement.night_zones", "movement.night_zone_fire", "combat.night_fire",
    "combat.night_zone_fire", "combat.night_surprise",
}  # fmt: skip


def notes_with(last: str) -> dict[str, str]:
    found = (cell for path, cell in tables().cells.items() if path.startswith("phase_cases."))
    notes = ((cell.path.partition(".")[2].rpartition("."), cell) for cell in found)
    return {note: cell.text for (note, _, key), cell in notes if key == last}


def test_who_and_when_a_note_of_a_phase_is_for() -> None:
    assert notes_with("side") == dict.fromkeys(NOTES_OF_A_SIDE, "soviet")
    assert notes_with("ending") == dict.fromkeys(NOTES_OF_THE_NIGHT, "3night")


def test_whom_artillery_supports() -> None:
    """Divisional artillery its division, mortars their army (5.1); all others anybody."""
    rows = [path for path in tables().cells if path.endswith(".supports")]
    assert {row: tables().text(row) for row in rows} == {
        "artillery.sov_div_art_reg.supports": "division",
        "artillery.sov_mortar_reg.supports": "army",
    }
