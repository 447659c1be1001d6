"""Supply states and isolation from the command line, with dice entered and rolled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.campaign.trial_books import fresh_file
from tests.unit.cli.cli_runs import CommandLine

POCKET = '{"stacks": [{"hex": "1b2417", "state": "isolated"}]}'


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(cli: CommandLine, tmp_path: Path) -> Path:
    """June II 1941: two infantry divisions 7-6 in a hex, one elsewhere."""
    made = fresh_file(tmp_path)
    cli.does("turn", "advance", made, "--to", "turn", "--anyway", "--reason", "agreed")
    for name, place in (("31", "1B 2417"), ("34", "1B 2417"), ("45", "1B 2612")):
        cli.does("add", made, name, "--side", "Axis", "--nation", "Germany", "--type", "infantry",
                 "--size", "XX", "--formation", "XII Corps", "--ratings", "7-6", "--steps", 2,
                 "--trait", "cadre=2-6", "--hex", place)  # fmt: skip
    return made


def isolated(cli: CommandLine, file: Path) -> None:
    """The hex has been isolated since June II; it is July I now."""
    cli.does("turn", "post", file, "supply_states", POCKET)
    cli.does("turn", "advance", file, "--to", "turn", "--anyway", "--reason", "agreed")


def test_units_not_in_supply_are_listed_hex_by_hex(cli: CommandLine, file: Path) -> None:
    assert cli.does("supply", file).out == "Every unit is in supply, as far as the books know.\n"
    isolated(cli, file)
    lines = cli.does("supply", file).out.splitlines()
    assert [line.split()[2:4] for line in lines[1:3]] == [["2417", "isolated"]] * 2
    assert lines[1].endswith("attack × ½")
    assert lines[-1] == "2 units are not in supply."
    assert cli.does("supply", file, "--side", "Soviet", "--json").json == []
    rows = cli.does("supply", file, "--json").json
    assert [(row["designation"], row["state"], row["since"]) for row in rows] == [
        ("31", "isolated", "June II 1941"),
        ("34", "isolated", "June II 1941"),
    ]


def test_units_carry_their_state_and_can_be_asked_for_by_it(cli: CommandLine, file: Path) -> None:
    isolated(cli, file)
    found = cli.does("units", file, "--status", "isolated", "--json").json
    assert [row["designation"] for row in found] == ["31", "34"]
    assert found[0]["status"] == "on map"
    (mark,) = found[0]["marks"]
    assert (mark["word"], mark["group"], mark["effect"]) == (
        "isolated",
        "not in supply",
        "attack × ½",
    )
    assert mark["effects"] == [{"label": "Attack", "value": "× ½", "case": "SP-25"}]
    assert len(cli.does("units", file, "--status", "not in supply", "--json").json) == 2
    assert cli.does("units", file, "--status", "unsupplied", "--json").json == []
    assert "on map, isolated" in cli.does("units", file).out


def test_a_roll_that_is_entered(cli: CommandLine, file: Path) -> None:
    """14 strong; 7 − 1 = 6 fails: 7 to lose, which the 31st meets as a cadre."""
    isolated(cli, file)
    warned = cli.does("turn", "show", file, "--json").json["warnings"]
    kinds = {row["kind"]: row["action"] for row in warned}
    assert kinds["isolation_roll"] == "isolation"
    assert kinds["supply_check"] == "supply_states"
    answer = cli("turn", "post", file, "isolation", '{"roll": 7}')
    assert answer.code
    assert "must lose 7; the picked losses count for 0." in answer.err
    first = cli.does("units", file, "--json").json[0]["id"]
    out = cli.does("turn", "post", file, "isolation", f'{{"roll": 7, "reduced": [{first}]}}').out
    assert "Attrition, 1B 2417: 7 to lose" in out
    assert [row["steps_left"] for row in cli.does("units", file, "--json").json] == [1, 2, 2]
    cli.does("check", file)


def test_a_roll_of_the_program_is_told_and_kept(cli: CommandLine, file: Path) -> None:
    isolated(cli, file)
    answer = cli("turn", "post", file, "breakout", '{"roll": "roll"}', "--json")
    assert answer.code == 0
    number = answer.json["command_values"]["inputs"]["roll"]
    assert 2 <= number <= 12
    assert answer.err == f"Note: rolled {number} for roll; enter it if this is not posted.\n"
    assert cli.does("units", file, "--status", "dead", "--json").json


def test_only_dice_are_rolled(cli: CommandLine, file: Path) -> None:
    answer = cli("turn", "post", file, "isolation", '{"adjacent": "roll"}')
    assert answer.code
    assert "adjacent" in answer.err


def test_a_trace_sets_the_state(cli: CommandLine, file: Path) -> None:
    isolated(cli, file)
    links = '[["overland", 7], ["truck", 4], ["road", 7]]'
    trace = f'{{"hex": "1B 2417", "links": {links}, "weather": "clear"}}'
    out = cli.does("turn", "post", file, "supply_trace", trace).out
    assert "Supply trace, 1B 2417: in supply" in out
    assert cli.does("supply", file, "--json").json == []
    before = cli.does("supply", file, "--as-of", "June II 1941", "--json").json
    assert len(before) == 2
