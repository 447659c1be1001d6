"""Air missions on the command line: placed, resolved with dice that are kept, and taken back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oobmgr.campaign.file import NewCampaign, open_campaign
from tests.campaigns import campaign_at
from tests.unit.cli.cli_runs import CLEAR, CommandLine


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(tmp_path: Path, cli: CommandLine) -> Path:
    """The Axis Air Phase of June II 1941: 2 Ju87B and 1 Me109F at Warszawa."""
    path = tmp_path / "air.oob"
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "central", {"surprise_turn": "skip"})
    campaign_at(path, new).close()
    cli.does("turn", "post", path, "initial", CLEAR)
    cli.does("turn", "advance", path, "--anyway")
    post(cli, path, "air_base", name="Warszawa", city="major", airfield=True)
    groups = (("German Ju87B", 2), ("German Me109F", 1))
    moves = [{"card": card, "target": "Warszawa", "number": number} for card, number in groups]
    post(cli, path, "air_move", moves=moves)
    return path


def post(cli: CommandLine, path: Path, action: str, **inputs: Any) -> str:  # noqa: ANN401 - JSON
    return cli.does("turn", "post", path, action, json.dumps(inputs)).out


def place(cli: CommandLine, path: Path) -> str:
    groups = [
        {"card": "Ju87B", "box": "Warszawa", "number": 2},
        {"card": "Me109F", "box": "Warszawa", "role": "escort"},
    ]
    wanted = {"kind": "ground support", "target": "1B 2118", "activate": True}
    return post(cli, path, "air_mission", **wanted, groups=groups)


def test_a_mission_is_placed_shown_and_taken_back(cli: CommandLine, file: Path) -> None:
    before = cli.does("balances", file).out
    assert "Ground support at 1B 2118 placed" in place(cli, file)
    shown = cli.does("air", file, "--side", "Axis").out
    assert "Missions placed: 1" in shown
    line = next(line for line in shown.splitlines() if "Ground support" in line)
    groups = "2 Ju87B from Warszawa, 1 escort"
    words = f"1 Ground support 1B 2118 {groups} 2 of 3 striking, 3 of 4 in all"
    assert " ".join(line.split()) == words
    rows = cli.does("air", file, "--json").json[0]["missions"]
    assert [(row["number"], row["kind"]) for row in rows] == [(1, "ground_support")]
    cli.does("undo", file)
    assert cli.does("balances", file).out == before
    assert "Missions placed" not in cli.does("air", file).out


def test_dice_rolled_here_are_kept_in_the_ledger(cli: CommandLine, file: Path) -> None:
    place(cli, file)
    shot = {"mission": 1, "heavy": 2, "roll": "roll", "hit": "A", "target_die": 1}
    answer = cli("turn", "post", file, "air_flak", json.dumps(shot))
    assert answer.code == 0
    assert "rolled " in answer.err
    assert "Ju87B, A" in answer.out
    with open_campaign(file) as campaign:
        values = campaign.queries.transaction(campaign.queries.version()).command_values
    rolled = values["inputs"]["roll"]
    assert f"rolled {rolled} for roll" in answer.err
    assert 2 <= rolled <= 12
    shown = cli.does("air", file, "--side", "Axis").out
    assert "1 Ju87B from Warszawa, 1 escort" in shown
    assert "1 fought and left, flak: A" in shown


def test_a_strike_leaves_its_hit_and_is_over(cli: CommandLine, file: Path) -> None:
    place(cli, file)
    assert "Ground support at 1B 2118: 1R" in post(cli, file, "air_strike", mission=1, result="1R")
    assert "over, result: 1R" in cli.does("air", file).out
    again = cli("turn", "post", file, "air_strike", '{"mission": 1, "result": "1R"}')
    assert again.code != 0
    assert "Mission 1 is over." in again.err
    assert cli.does("check", file).out.startswith("The books are consistent")


def test_what_cannot_fly_is_refused_with_its_case(cli: CommandLine, file: Path) -> None:
    wrong = {"kind": "patrol", "target": "1B 1", "groups": [{"card": "Ju87B", "box": "Warszawa"}]}
    told = cli("turn", "post", file, "air_mission", json.dumps(wrong))
    assert told.code != 0
    assert "Ju87B does not fly this: patrol. Fighters do." in told.err
