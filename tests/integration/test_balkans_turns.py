"""Two turns of Balkans 1944 on the command line: from the units to the sheets that come out."""

from __future__ import annotations

import json
from pathlib import Path

import openpyxl
import pytest

from tests.unit.cli.cli_runs import CommandLine

UNITS = (
    ("6 Gds", "Soviet", "Soviet Union", "tank", "0716"),
    ("23", "Soviet", "Soviet Union", "rifle", "0824"),
    ("Front HQ", "Soviet", "Soviet Union", "HQ", "0717"),
    ("Tito", "Soviet", "Yugoslavia", "partisan", "1030"),
    ("1 Hun", "Axis", "Hungary", "infantry", "0520"),
    ("2 Hun", "Axis", "Hungary", "infantry", "0520"),
    ("3 Hun", "Axis", "Hungary", "infantry", "0520"),
    ("13 Pz", "Axis", "Germany", "panzer", "0519"),
)
TANKS, RIFLES, HQ, TITO, HUN_1, HUN_2, HUN_3, PANZER = range(1, 9)


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(cli: CommandLine, tmp_path: Path) -> Path:
    path = tmp_path / "danube.oob"
    cli.does("new", path, "--game", "balkans", "--scenario", "balkans", "--option",
             "stagger_axis=second", "--option", "pushed_parity=even")  # fmt: skip
    for name, side, nation, kind, place in UNITS:
        # Without size and formation, as the game's units may be.
        cli.does("add", path, name, "--side", side, "--nation", nation, "--type", kind,
                 "--ratings", "4-4-8", "--steps", "2", "--hex", place)  # fmt: skip
    return path


class Turns:
    """Entries on the command line, and what they are refused with."""

    def __init__(self, cli: CommandLine, file: Path) -> None:
        self._cli, self._file = cli, file

    def post(self, action: str, *words: str, **inputs: object) -> str:
        return self._cli.does("turn", "post", self._file, action, json.dumps(inputs), *words).out

    def refused(self, action: str, **inputs: object) -> str:
        answer = self._cli("turn", "post", self._file, action, json.dumps(inputs))
        assert (answer.code, answer.out) == (2, "")
        return answer.err

    def advance(self, *words: str) -> None:
        self._cli.does("turn", "advance", self._file, *words)


def test_two_turns(cli: CommandLine, file: Path, tmp_path: Path) -> None:
    turns = Turns(cli, file)
    _soviet_movement(turns)
    turns.advance()
    _soviet_combat(turns)
    turns.advance()
    shown = cli.does("turn", "show", file).out
    assert "Budapest: 1 German unit." in shown
    _axis_movement(turns)
    turns.advance("--to", "turn", "--anyway")
    # Turn 2: Budapest is closed for good; Graz is still open.
    assert "Graz" in turns.post("enter_hex", units=[RIFLES], to="0726")
    rolled = cli("turn", "post", file, "festung_roll", '{"die": "roll"}')
    assert rolled.code == 0
    assert rolled.err.startswith("Note: rolled ")
    cli.does("lose", file, HUN_1, "--steps", "2")
    _what_comes_out(cli, file, tmp_path)
    _taken_back(cli, file)


def _soviet_movement(turns: Turns) -> None:
    """Turn 1: the partisans convert, the tanks come near Budapest."""
    turns.post("city_hex", hex="0115")
    turns.post("partisan_mode", units=[TITO])
    assert "must be" in turns.refused("convert", units=[TITO], mp_spent=-1)
    turns.post("convert", units=[TITO])
    assert "does not turn back" in turns.refused("convert", units=[TITO])
    # 0717 is 3 hexes from Budapest where even rows of the last two digits are shifted.
    assert "Budapest" in turns.post("enter_hex", units=[TANKS], to="0717")
    assert "Roll for Budapest first." in turns.refused("enter_hex", units=[RIFLES], to="0825")
    assert "must be from 1 to 6" in turns.refused("festung_roll", die=0)
    assert "Budapest: Festung" in turns.post("festung_roll", die=1)
    # The rifles come near Zagreb and Graz: the roll for Zagreb fails.
    turns.post("enter_hex", units=[RIFLES], to="0825")
    assert "Several cities are near." in turns.refused("festung_roll", die=4)
    assert "Zagreb: no Festung" in turns.post("festung_roll", city="Zagreb", die=4)
    assert "Each city has one roll in the game." in turns.refused(
        "festung_roll", units=[RIFLES], city="Zagreb", die=1
    )


def _soviet_combat(turns: Turns) -> None:
    """The example of the rules."""
    turns.post("hq_mode", units=[HQ])
    example = {"place": "0520", "german_units": 1, "german_rolls": [5], "soviet_units": 3,
               "soviet_rolls": [2, 3, 6], "hq_distance": 2}  # fmt: skip
    # The books have the only HQ in 0717, three hexes away.
    assert "no HQ in support mode is within 2 hexes" in turns.refused("air_support", **example)
    told = turns.post("air_support", "--anyway", **example)
    assert "1 column right, + 1 on the die" in told.replace("\u2009", " ")
    assert "1 die entered" in turns.refused("air_support", german_units=2, german_rolls=[5])


def _axis_movement(turns: Turns) -> None:
    """Three Hungarian units are not enough."""
    three = [HUN_1, HUN_2, HUN_3]
    assert "these are 3" in turns.refused("garrison", city="Budapest", units=three)
    assert "not in Budapest" in turns.refused("garrison", city="Budapest", units=[*three, PANZER])
    turns.post("enter_hex", units=[PANZER], to="Budapest")
    turns.post("garrison", city="Budapest", units=[*three, PANZER])
    assert "stays until it is eliminated" in turns.refused("enter_hex", units=[HUN_1], to="0519")


def _what_comes_out(cli: CommandLine, file: Path, folder: Path) -> None:
    report = cli.does("report", file, "festung-register", "--side", "Axis").out
    assert "Budapest  0520  1, T 1" in report
    assert "eliminated" in report
    assert "T 1 Soviet at 0520" in report
    book = folder / "books.xlsx"
    cli.does("export", file, "--out", book)
    sheets = openpyxl.load_workbook(book).sheetnames
    assert any("Festung register" in name for name in sheets), sheets
    owed = next(row for row in cli.does("balances", file, "--json").json)
    assert (owed["account_name"], owed["amount"]) == ("Garrison to declare", 0)
    tables = {one["title"]: one["rows"] for one in cli.does("ask", file, "festung").json}
    assert tables["Garrisons owed"][0]["cells"] == ["Budapest", "nothing"]
    assert "Festung marker" in cli.does("on-map", file).out


def _taken_back(cli: CommandLine, file: Path) -> None:
    """Everything is undone to the empty order of battle, and the books agree at the end."""
    assert cli.does("check", file).out.startswith("The books are consistent")
    while cli("undo", file).code == 0:
        pass
    assert cli.does("units", file, "--json").json == []
    tables = {one["title"]: one["rows"] for one in cli.does("ask", file, "festung").json}
    assert {row["state"] for row in tables["Cities"]} == {"open"}
    assert cli.does("check", file).out.startswith("The books are consistent")
