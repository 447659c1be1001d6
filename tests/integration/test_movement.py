"""The rest of the turn on the command line: building, rail, movement, stacks, the set-up."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from oobmgr.cli.main import run
from tests.unit.cli.cli_runs import SAMPLE, CommandLine, Painters


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample brought into a new campaign, in the Air Phase of the surprise turn."""
    path = tmp_path_factory.mktemp("movement") / "sample.oob"
    services = Painters().services
    assert run(["new", str(path), "--game", "europa", "--scenario", "barbarossa"], services) == 0
    assert run(["import", str(path), str(SAMPLE), "--accept"], services) == 0
    return path


@pytest.fixture
def file(imported: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(imported, tmp_path))


def post(cli: CommandLine, file: Path, action: str, **inputs: object) -> str:
    return cli.does("turn", "post", file, action, json.dumps(inputs)).out


def fails(cli: CommandLine, file: Path, action: str, inputs: str) -> str:
    """What is said of an entry that the rules do not allow; nothing is written."""
    answer = cli("turn", "post", file, action, inputs)
    assert answer.code == 2
    return answer.err


def warned(cli: CommandLine, file: Path) -> set[str]:
    return {w["kind"] for w in cli.does("turn", "show", file, "--json").json["warnings"]}


def some(cli: CommandLine, file: Path, number: int, **filters: str) -> list[int]:
    words = [word for name, value in filters.items() for word in (f"--{name}", value)]
    found = cli.does("units", file, *words, "--status", "on map", "--json").json
    return [unit["id"] for unit in found[:number]]


def advance(cli: CommandLine, file: Path, to: str = "phase") -> None:
    cli.does("turn", "advance", file, "--to", to, "--anyway", "--reason", "agreed")


def test_the_set_up_is_checked_before_the_surprise_turn(cli: CommandLine, file: Path) -> None:
    units = some(cli, file, 2, side="Soviet", formation="10th Mechanised Corps")
    assert len(units) == 2
    post(cli, file, "set_up", units=units, distance=1, hex="1B 1310")
    assert "set_up" in warned(cli, file)
    post(cli, file, "set_up", units=units, distance=4)
    assert "set_up" not in warned(cli, file)
    rows = cli.does("stacks", file, "--side", "Soviet", "--json").json
    assert [(row["hex"], row["units"]) for row in rows] == [("1B 1310", units)]


def test_what_is_built_is_listed_until_it_is_ready(cli: CommandLine, file: Path) -> None:
    assert "Nothing but units has been entered" in cli.does("on-map", file).out
    advance(cli, file, "turn")
    post(cli, file, "move_resource", amount=3, target="Warszawa")
    post(cli, file, "build", place="1B 1309", source="Warszawa", distance=4, weather="clear")
    far = json.dumps({"place": "1B 1400", "source": "Warszawa", "distance": 5})
    assert "4 hexes" in fails(cli, file, "build", far)
    (entry,) = cli.does("on-map", file, "--json").json
    assert (entry["kind"], entry["state"], entry["then"]) == ("Fort", "building", "1941-07-I")
    assert "usable July I 1941" in cli.does("on-map", file, "--side", "Axis").out
    assert "Nothing but units has been entered" in cli.does("on-map", file, "--side", "Soviet").out
    advance(cli, file, "turn")
    (entry,) = cli.does("on-map", file, "--json").json
    assert (entry["state"], entry["then"]) == ("ready", None)
    assert "works" in warned(cli, file)
    cli.does("silence", file, "works")
    told = cli.does("turn", "show", file, "--json").json["warnings"]
    assert [w["silenced"] for w in told if w["kind"] == "works"] == [True]
    post(cli, file, "work_lost", place="1B 1309")
    assert cli.does("on-map", file, "--json").json == []
    # Taken back, it stands again.
    cli.does("undo", file)
    assert len(cli.does("on-map", file, "--json").json) == 1
    cli.does("check", file)


def test_movement_and_rail_are_held_to_their_limits(cli: CommandLine, file: Path) -> None:
    advance(cli, file, "turn")
    advance(cli, file)
    advance(cli, file)
    infantry = some(cli, file, 11, side="Axis", nation="Germany", type="infantry")
    tanks = some(cli, file, 2, side="Axis", type="panzer")
    post(cli, file, "rail_move", units=infantry[:10], hexes=8)
    over = json.dumps({"units": infantry[10:], "hexes": 8})
    assert "30 REs" in fails(cli, file, "rail_move", over)
    post(cli, file, "administrative", units=infantry[10:], hex_costs=[1, 2], to="1A 2230")
    (moved,) = [u for u in cli.does("units", file, "--json").json if u["id"] == infantry[10]]
    assert moved["hex"] == "1A 2230"
    mud = json.dumps({"units": tanks[:1], "target": "1B 1804", "weather": "mud"})
    assert "mud" in fails(cli, file, "overrun", mud)
    post(
        cli,
        file,
        "overrun",
        units=tanks[:1],
        target="1B 1804",
        mp=6,
        weather="clear",
        outcome="cleared",
    )
    again = json.dumps({"units": tanks[1:], "target": "1B 1804", "weather": "clear"})
    assert "overrun in this phase already" in fails(cli, file, "overrun", again)
    post(cli, file, "regauge", line="Brest-Minsk", hexes=6, joined=False)
    assert "rail_parts" in warned(cli, file)
    post(cli, file, "rail_break", place="1B 2210", die=6)
    # A die that the program rolls is kept with the entry, as if it had been entered.
    rolled = cli("turn", "post", file, "rail_break", '{"place": "1B 2300", "die": "roll"}')
    assert rolled.code == 0, rolled.err
    last = cli.does("show", file, "--json").json["transactions"]
    kept = cli.does("transaction", file, last, "--json").json["command_values"]["inputs"]
    assert kept["die"] in range(1, 7)
    kinds = {row["kind"] for row in cli.does("on-map", file, "--json").json}
    assert kinds == {"Converted line", "Rail break"}
    cli.does("check", file)


def test_a_stack_above_the_limit_is_listed(cli: CommandLine, file: Path) -> None:
    assert "No unit has a hex yet" in cli.does("stacks", file).out
    units = some(cli, file, 4, side="Axis", type="infantry")
    cli.does("edit", file, *units, "--set", "hex=1B 1309")
    assert "too many" in cli.does("stacks", file, "--over").out
    assert "stacking" in warned(cli, file)
    cli.does("edit", file, units[0], "--set", "hex=1B 1308")
    assert "No stack above the limit" in cli.does("stacks", file, "--over").out
