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
# hex only, J and R a requirement with and without its note, K and L notes, D direct only.
ELIGIBILITY = {
    11: "P NA NA P P NA NA P P NA NA NA P", 12: "NA P P NA NA P P NA NA P P P P",
    13: "NA NA P NA NA P P NA NA P P P P", 14: "NA NA NA P P P P P P P P P -",
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
    "D": "direct only",
}  # fmt: skip

# By the difference of die and modified morale: assaulting; fired at; wanting to withdraw (5.5).
MORALE = {
    "-1": ("-", "-", "W"), "0": ("N W1", "-", "W"), "1": ("N S R1", "S", "P"),
    "2": ("N D R1", "D", "P"), "3": ("N D R1", "D", "P"), "4": ("N D R2", "D", "P"),
    "5": ("E", "E", "P"),
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
