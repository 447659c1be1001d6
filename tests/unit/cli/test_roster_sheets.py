"""`oobmgr sheets`: Roster Sheets as text and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.unit.cli.cli_runs import CommandLine


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def spark(cli: CommandLine, tmp_path: Path) -> Path:
    file = tmp_path / "spark.oob"
    cli.does("new", file, "--game", "spark", "--scenario", "combat_example")
    return file


def test_a_sheet_shows_crossed_boxes_strengths_and_markers(cli: CommandLine, spark: Path) -> None:
    listed = cli.does("units", spark, "--json").json
    unit = next(row["id"] for row in listed if row["designation"] == "387/136")
    cli.does("lose", spark, unit)
    for _ in range(2):  # to the Movement Phase, in which Assault Markers are laid
        cli.does("turn", "advance", spark, "--anyway", "--reason", "as on the table")
    wish = json.dumps({"units": [unit], "marker": "assault", "hex": "1712"})
    cli.does("turn", "post", spark, "mark_units", wish)
    printed = cli.does("sheets", spark, "--side", "Soviet").out
    line = next(text for text in printed.splitlines() if " 387/136 " in text)
    assert line.split()[0] == "A04"
    assert "[ ][ ][ ][ ][ ][ ][ ][x]  7     1   AM 1712" in line
    assert "German" not in printed
    heads = [text for text in printed.splitlines() if "136th Rifle Division" in text]
    assert heads == [
        "67th Army / 136th Rifle Division: 4 units, fresh bonus open, 23 of 24 steps entered"
    ]


def test_units_are_listed_without_the_steps_that_nobody_entered(
    cli: CommandLine, spark: Path
) -> None:
    (line,) = (one for one in cli.does("units", spark).out.splitlines() if "3/240/170" in one)
    assert " ?  " in line
    assert "4/4" not in line
    rows = {row["designation"]: row for row in cli.does("units", spark, "--json").json}
    assert rows["3/240/170"]["steps_left"] is None
    assert rows["387/136"]["steps_left"] == 8


def test_formations_do_not_add_steps_that_nobody_entered(cli: CommandLine, spark: Path) -> None:
    units = [u for u in cli.does("units", spark, "--json").json if u["side"] == "German"]
    known = sum(unit["steps"] or 0 for unit in units)
    (line,) = (one for one in cli.does("formations", spark).out.splitlines()
               if "German forces" in one)  # fmt: skip
    assert line.endswith(f"{known}/{known} + ?")
    row = next(r for r in cli.does("formations", spark, "--json").json
               if r["path"] == ["German forces"])  # fmt: skip
    unsure = sum(unit["steps"] is None for unit in units)
    assert (row["steps"], row["units_of_unknown_steps"]) == (known, unsure)


def test_json_tells_of_boxes_that_nobody_entered_with_null(cli: CommandLine, spark: Path) -> None:
    sheets = cli.does("sheets", spark, "--side", "german", "--json").json
    assert [sheet["sheet"] for sheet in sheets] == ["German forces"]
    rows = {row["designation"]: row for row in sheets[0]["rows"]}
    assert rows["2/503"]["boxes"] == ["", "", "15", "18"]
    assert rows["2/503"]["strengths"] == ["5", "18"]
    assert rows["3/240/170"]["steps"] is None


def test_a_game_without_sheets_says_so(cli: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "east.oob"
    cli.does("new", file, "--game", "europa", "--scenario", "barbarossa")
    answer = cli("sheets", file)
    assert answer.code == 2
    assert "Revised Europa has no Roster Sheets." in answer.err


@pytest.mark.parametrize("more", [(), ("--json",), ("--side", "German")])
def test_a_game_without_replacements_says_so(
    cli: CommandLine, spark: Path, more: tuple[str, ...]
) -> None:
    answer = cli("replacements", spark, *more)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == (
        "replacements: this is a command of Revised Europa; the campaign is of Operation Spark.\n"
    )


def test_json_tells_no_steps_of_a_unit_that_has_none(cli: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "spring.oob"
    cli.does("new", file, "--game", "grande_armee", "--scenario", "spring_1813")
    (leader,) = cli.does("units", file, "--text", "Ney", "--json").json
    sheets = cli.does("sheets", file, "--side", "french", "--json").json
    (row,) = (one for sheet in sheets for one in sheet["rows"] if one["designation"] == "Ney")
    told = {key: row[key] for key in ("steps", "steps_left")}
    assert told == {key: leader[key] for key in told} == {"steps": None, "steps_left": None}
