from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from oobmgr.exchange.order_of_battle import read_order_of_battle, to_command
from oobmgr.known_games import game
from oobmgr.rules.symbols import symbol_names
from tests.unit.exchange.made_workbooks import Cell, make_foreign_workbook, make_workbook

FOLDER = Path(__file__).parents[2] / "data" / "bad_workbooks"
CASES = tomllib.loads((FOLDER / "units.toml").read_text(encoding="utf-8"))["case"]
EUROPA = game("europa")


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_what_is_wrong_is_said_with_its_cell(case: dict[str, Any], tmp_path: Path) -> None:
    reading = read_order_of_battle(make_workbook(tmp_path / "a.xlsx", case["cells"]), EUROPA)

    problem, *others = reading.problems
    assert [other.where for other in others] == case.get("also", [])
    assert problem.where == case["problem"]
    assert problem.found == case["found"]
    assert problem.severity == case.get("severity", "error")
    assert problem.expected
    for words in case["words"]:
        assert words in problem.sentence()
    assert len(reading.units) == case["units"]
    assert to_command(reading).units == reading.units


def test_all_problems_are_reported_at_once_in_the_order_of_the_sheet(tmp_path: Path) -> None:
    cells: dict[str, Cell] = {"Axis!B2": "Allies", "Axis!U2": 0, "Axis!F3": "XY", "Air!E2": 0}
    reading = read_order_of_battle(make_workbook(tmp_path / "a.xlsx", cells), EUROPA)

    assert [p.where for p in reading.problems] == ["Axis!B2", "Axis!U2", "Axis!F3", "Air!E2"]
    assert (reading.units, reading.records) == ((), ())
    assert reading.left_out == 3


def test_problems_of_a_row_stand_in_the_order_of_its_columns(tmp_path: Path) -> None:
    cells: dict[str, Cell] = {
        "Axis!U3": 0, "Axis!S3": "Septober I 1941", "Axis!U2": 0, "Axis!AB1": "Morale",
    }  # fmt: skip
    reading = read_order_of_battle(make_workbook(tmp_path / "a.xlsx", cells), EUROPA)

    assert [p.where for p in reading.problems] == [
        "Axis!column AB", "Axis!U2", "Axis!S3", "Axis!U3",
    ]  # fmt: skip


def test_a_workbook_without_the_headings_gives_the_reason_for_each_sheet(tmp_path: Path) -> None:
    reading = read_order_of_battle(make_foreign_workbook(tmp_path / "a.xlsx"), EUROPA)

    wanted = "ID, Side, Nation, Designation, Type, Size, Parent, Ratings, Steps"
    assert {problem.expected for problem in reading.problems} == {wanted}
    assert [(p.sheet, p.cell, p.found, p.severity) for p in reading.problems] == [
        ("Heer", "", "Meine Liste, Juni II 41", "error"),
        ("Luft", "", "Luftwaffe und die anderen Flieger mit ihren Gruppen, Stand\u2026", "error"),
        ("Leer", "", "", "error"),
    ]
    heer, luft, leer = (problem.message for problem in reading.problems)
    assert heer == (
        "Missing: ID, Side, Designation, Size, Parent, Ratings, Steps. "
        "Of the needed headings, row 3 has Nation, Type."
    )
    assert luft == f"None of the needed headings is in the first 20 rows: {wanted}."
    assert leer == "The sheet is empty."
    assert all(wanted in problem.advice for problem in reading.problems)
    assert (reading.units, reading.records, reading.holds_nothing) == ((), (), True)


def test_every_type_that_the_game_prices_is_known() -> None:
    groups = ("unit_types.cm", "unit_types.foot", "unit_types.small")
    types = {name.casefold() for group in groups for name in EUROPA.tables().keys(group)}
    assert "panzer" in types
    assert types <= set(symbol_names())


def test_the_same_mistake_in_two_rows_is_reported_twice(tmp_path: Path) -> None:
    cells = {"Axis!G2": "#REF!", "Axis!G3": "#REF!"}
    reading = read_order_of_battle(make_workbook(tmp_path / "a.xlsx", cells), EUROPA)

    assert [p.where for p in reading.problems] == ["Axis!G2", "Axis!G3"]


def test_a_doubtful_nation_is_mentioned_once(tmp_path: Path) -> None:
    cells = {"Axis!C2": "Bulgaria", "Axis!C3": "Bulgaria"}
    reading = read_order_of_battle(make_workbook(tmp_path / "a.xlsx", cells), EUROPA)

    assert [p.where for p in reading.problems] == ["Axis!C2"]
    assert [unit.nation for unit in reading.units] == ["Bulgaria", "Bulgaria"]
