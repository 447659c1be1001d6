"""Who may fire at what, and the working of a fire, from the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.unit.cli.cli_runs import CommandLine


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(cli: CommandLine, tmp_path: Path) -> Path:
    """The combat example in its first Combat Phase, with the assault on hex 1712."""
    made = tmp_path / "example.oob"
    cli.does("new", made, "--game", "spark", "--scenario", "combat_example")
    while "Combat" not in phase(cli, made):
        if "Movement" in phase(cli, made):
            units = [ids(cli, made)[name] for name in ("387/136", "541/136")]
            marked = json.dumps({"hex": "1712", "units": units})
            cli.does("turn", "post", made, "assault_markers", marked)
        cli("turn", "advance", made, "--anyway")
    return made


def phase(cli: CommandLine, file: Path) -> str:
    """The phase that is played."""
    lines = cli.does("turn", "show", file).out.splitlines()
    return next((line for line in lines if line.startswith("    >")), "")


def ids(cli: CommandLine, file: Path) -> dict[str, int]:
    return {row["designation"]: row["id"] for row in cli.does("units", file, "--json").json}


def test_who_may_fire_is_listed_with_the_steps_of_the_phase(cli: CommandLine, file: Path) -> None:
    lines = cli.does("fire", file).out.splitlines()
    assert lines[0] == "Before the assaults: Counterbattery fire"
    assert lines[1] == "Hex 1712: 387/136, 541/136 against II/399/170"
    assert "Barrage fire now" in lines[2]
    assert "Counterbattery fire, regular at 2213" in lines
    assert "Soviet: 1 of 22 may fire" in lines
    (gun,) = [line for line in lines if re.search(r"\b1106\b", line)]
    assert gun.split()[-4:] == ["heavy", "8", "may", "fire"]


def test_the_reason_stands_beside_a_unit_that_may_not(cli: CommandLine, file: Path) -> None:
    words = ("--segment", "offensive_1", "--assault", "1712", "--all", "--text", "321gd")
    (rockets,) = [
        line for line in cli.does("fire", file, *words).out.splitlines() if "321Gd" in line
    ]
    assert rockets.endswith("the Artillery Chart gives it no offensive fire 1")


def test_units_are_found_by_the_words_that_find_them_in_the_window(
    cli: CommandLine, file: Path
) -> None:
    for words in ("soviet engineer", "enginer army troops", "7gd, zeppelin"):
        told = cli("fire", file, "--all", "--text", words)
        units = [line.split()[1] for line in told.out.splitlines() if "army" in line.lower()]
        assert units == ["7GdMiner"], words
        assert ("shown is what engineer finds" in told.err) == ("enginer" in words)


def test_the_working_of_a_fire_and_what_posts_it(cli: CommandLine, file: Path) -> None:
    """8 and 8 from one hex each: 16 starts at 12, and nothing shifts it."""
    known = ids(cli, file)
    words = ("--segment", "Offensive fire 1", "--assault", "1712", "--units")
    told = cli.does("fire", file, *words, known["387/136"], known["541/136"])
    assert "(not posted)" in told.out
    (total,) = [line for line in told.out.splitlines() if line.split()[:1] in (["Sum"], ["="])]
    assert "16" in total
    assert "8 + 8" in total
    assert "Start column" in told.out
    command = re.search(r"turn post .* fire '(.*)'", told.out)
    assert command is not None
    inputs = json.loads(command.group(1))
    assert inputs["targets"] == [{"unit": known["II/399/170"]}]
    inputs["targets"] = [{"unit": known["II/399/170"], "red": 3, "gray": 4, "result": "1M"}]
    cli.does("turn", "post", file, "fire", json.dumps(inputs))
    left = {row["designation"]: row["steps_left"] for row in cli.does("units", file, "--json").json}
    assert left["II/399/170"] == 4
    answer = cli.does("fire", file, "--segment", "offensive_1", "--assault", "1712", "--json").json
    fired = {unit["name"]: unit["words"] for unit in answer["firers"] if not unit["may"]}
    assert "387/136" in fired


def test_words_that_are_not_known_are_refused(cli: CommandLine, file: Path) -> None:
    strange = cli("fire", file, "--segment", "offensive_3")
    assert strange.code == 2
    assert "cannot be fired in now" in strange.err
    assert cli("fire", file, "--kind", "atomic").code == 2
    foe = ids(cli, file)["II/399/170"]
    refused = cli("fire", file, "--units", foe)
    assert refused.code == 2
    assert "is not a unit of the side that fires" in refused.err


def test_a_game_without_fires_says_so(cli: CommandLine, tmp_path: Path) -> None:
    made = tmp_path / "europa.oob"
    cli.does("new", made, "--game", "europa", "--scenario", "barbarossa")
    refused = cli("fire", made)
    assert refused.code == 2
    assert "this is a command of Operation Spark; the campaign is of Revised Europa" in refused.err


def test_at_fire_of_the_first_defensive_segment_is_listed(cli: CommandLine, file: Path) -> None:
    """The phase opens with counterbattery, which knows no AT fire: the segment asked for does."""
    lines = cli.does("fire", file, "--segment", "defensive_1", "--kind", "at").out.splitlines()
    assert any(line.startswith("Defensive fire 1, AT at 16") for line in lines)
    # Both units of the assault are infantry: nothing there is hit by it.
    assert lines[0] == "No AFV is in 1612: AT fire hits AFV alone."
    (foot,) = [line for line in lines if "II/399/170" in line and "may fire" in line]
    assert foot.split()[-4:] == ["direct", "1", "may", "fire"]
