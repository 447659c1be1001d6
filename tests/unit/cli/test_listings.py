"""House rules in force, and what can be counted in, as lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.known_games import game
from tests.unit.campaign.trial_books import fresh_file
from tests.unit.cli.cli_runs import CommandLine

CELL = "income.base.axis"


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return fresh_file(tmp_path)


def test_the_house_rules_in_force_are_listed(cli: CommandLine, file: Path) -> None:
    assert cli.does("house-rules", file).out == "No house rule is in force.\n"
    assert cli.does("house-rules", file, "--json").json == []
    cli.does("house-rule", file, CELL, 110, "--reason", "our club")
    (row,) = cli.does("house-rules", file, "--json").json
    assert (row["path"], row["printed"], row["now"]) == (CELL, "100", "110")
    (_, line) = cli.does("house-rules", file).out.splitlines()
    assert line.split()[0] == CELL
    assert line.endswith("INC 01  Surprise turn, June 1941  our club")
    cli.does("house-rule", file, CELL, "-")
    assert cli.does("house-rules", file, "--json").json == []


def test_every_number_that_a_house_rule_may_replace(cli: CommandLine, file: Path) -> None:
    cli.does("house-rule", file, CELL, 110)
    rows = cli.does("house-rules", file, "--all", "--json").json
    cells = game("europa").tables().cells
    assert [row["path"] for row in rows] == [p for p, cell in cells.items() if cell.replaceable]
    assert [row["path"] for row in rows if row["overridden"]] == [CELL]
    assert len(cli.does("house-rules", file, "--all").out.splitlines()) == 1 + len(rows)


def test_what_can_be_counted_in_is_listed_and_can_be_counted(cli: CommandLine, file: Path) -> None:
    cli.does("count-in", file, "Soviet", "resource", 2, "--place", "Baku", "--reason", "found")
    rows = cli.does("countable", file, "--json").json
    assert {"Axis", "Soviet"} == {row["side"] for row in rows}
    for row in rows:
        if not row["elsewhere"]:
            place = ("--place", row["place"]) if row["place"] else ()
            cli.does("count-in", file, row["side"], row["good"], row["booked"], *place)
    lines = cli.does("countable", file).out.splitlines()
    assert "any other" in " ".join(lines)
    (baku,) = (line for line in lines if "Soviet Resource Points at Baku" in line)
    assert baku.split()[-1] == "2"


def test_points_and_what_can_be_rebuilt_are_listed(cli: CommandLine, file: Path) -> None:
    out = cli.does("replacements", file, "--side", "Axis").out
    assert out.split("\n")[:3] == ["Axis", "No replacement points.", "Nothing to rebuild."]
    cli.does("add", file, "31", "--side", "Axis", "--nation", "Germany", "--type", "infantry",
             "--size", "XX", "--formation", "XII Corps", "--ratings", "7-6", "--steps", 2,
             "--trait", "cadre=2-6")  # fmt: skip
    unit = cli.does("units", file, "--json").json[-1]["id"]
    cli.does("lose", file, unit, "--steps", 2)
    (board,) = cli.does("replacements", file, "--side", "Axis", "--json").json
    (row,) = board["rows"]
    assert (row["unit"], row["stands"]) == (unit, "dead")
    assert [(way["words"], way["price"]) for way in row["ways"]] == [
        ("full", "your chart"),
        ("cadre", "2 Inf"),
    ]
    line = cli.does("replacements", file, "--side", "Axis").out.splitlines()[-2]
    assert line.split()[:5] == [str(unit), "31", "infantry", "Germany", "dead"]
    before = cli.does(
        "replacements", file, "--side", "Axis", "--as-of", "1941-06-I-surprise", "--json"
    )
    assert before.json[0]["rows"] == board["rows"]


def test_points_of_a_nation_are_counted_in_for_a_nation_of_the_side(
    cli: CommandLine, file: Path
) -> None:
    for place in (("--place", "Soviet Union"), ("--place", "Narnia"), ()):
        answer = cli("count-in", file, "Axis", "infantry_point", 5, *place, "--reason", "found")
        assert answer.code == 2
        assert "Germany" in answer.err
    cli.does("count-in", file, "Axis", "infantry_point", 5, "--place", "germany",
             "--reason", "found")  # fmt: skip
    (board,) = cli.does("replacements", file, "--side", "Axis", "--json").json
    held = {
        stock["nation"]: stock["held"] for stock in board["stocks"] if stock["kind"] == "infantry"
    }
    assert held == {"Germany": 5}


def test_long_names_of_actions_stand_apart_from_their_titles(
    cli: CommandLine, tmp_path: Path
) -> None:
    spark = tmp_path / "neva.oob"
    cli.does("new", spark, "--game", "spark", "--scenario", "spark")
    cli.does("turn", "advance", spark, "--anyway")
    lines = cli.does("turn", "show", spark).out.splitlines()
    (line,) = (line for line in lines if "receive_ammunition" in line)
    assert line.split()[:2] == ["receive_ammunition", "Ammunition"]
