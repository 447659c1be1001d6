"""The air surprise on the command line: shown, drawn, left and gone on with, taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from oobmgr.campaign.file import NewCampaign
from tests.campaigns import campaign_at
from tests.unit.cli.cli_runs import CommandLine


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "surprise.oob"
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "central", {"surprise_turn": "play"})
    campaign_at(path, new).close()
    return path


def shown(cli: CommandLine, file: Path) -> Any:  # noqa: ANN401 - JSON
    return cli.does("run", file, "--json").json


def events(run: Any) -> dict[str, int]:  # noqa: ANN401 - JSON
    return {step["key"]: len(step["events"]) for step in run["steps"]}


def test_it_is_shown_before_anything_is_drawn(cli: CommandLine, file: Path) -> None:
    lines = cli.does("run", file, "air_surprise").out.splitlines()
    assert "> Me110: 3 groups strike at fighters, 0 of 3 done" in lines
    assert "    Die: 1-2 inoperable, 3-6 to the EFT box [ASU 02]" in lines
    assert "To draw from: 30 groups" in lines


def test_a_step_is_drawn_and_gone_on_with_later(cli: CommandLine, file: Path) -> None:
    cli.does("run", file, "--draw")
    assert "must be 1 or more" in cli("run", file, "--number", 0).err
    cli.does("run", file, "--number", 5)
    run = shown(cli, file)
    assert (run["now"], run["left"]) == ("Me109", 9)
    assert events(run) == {"Me110": 3, "Me109": 5, "Do17": 0, "He111": 0, "Ju88": 0}
    assert cli.does("run", file, "--all", "--json").json["now"] == ""
    assert "It is over." in cli.does("run", file).out
    refused = cli("run", file, "--draw")
    assert (refused.code, "The air surprise is over." in refused.err) == (2, True)
    looked = cli("run", file, "--draw", "--preview")
    assert (looked.code, looked.out) == (2, "")
    cli.does("check", file)


def test_what_was_drawn_stays_through_undo_and_redo(cli: CommandLine, file: Path) -> None:
    before = shown(cli, file)
    cli.does("run", file, "--all")
    after = shown(cli, file)
    for _ in range(5):
        cli.does("undo", file)
    assert shown(cli, file) == before
    for _ in range(5):
        cli.does("redo", file)
    assert shown(cli, file) == after


def test_a_preview_posts_nothing(cli: CommandLine, file: Path) -> None:
    before = shown(cli, file)
    assert "(not posted)" in cli.does("run", file, "--draw", "--preview").out
    assert shown(cli, file) == before


def test_strikes_of_ones_own_dice_are_posted(cli: CommandLine, file: Path) -> None:
    cli.does("turn", "post", file, "air_surprise", '{"strikes": [{"card": "i16", "die": 5}]}')
    assert shown(cli, file)["steps"][0]["events"] == ["I16, die 5: to the EFT box"]
    (line,) = (
        line for line in cli.does("air", file, "--side", "Soviet").out.splitlines() if "EFT" in line
    )
    assert line.split()[:3] == ["EFT", "I16", "1"]
    wrong = cli("turn", "post", file, "air_surprise", '{"strikes": [{"card": "SB2", "die": 5}]}')
    assert wrong.code == 2
    assert "No SB2 can be drawn" in wrong.err


def test_after_the_surprise_turn_nothing_is_drawn(cli: CommandLine, file: Path) -> None:
    told = cli.does("turn", "advance", file, "--to", "turn", "--anyway").out
    assert "Air surprise not played" in told
    assert shown(cli, file)["now"] == ""
    assert cli("run", file, "--draw").code == 2


def test_there_is_no_other_procedure(cli: CommandLine, file: Path) -> None:
    wrong = cli("run", file, "air_suprise")
    assert wrong.code == 2
    assert "air_surprise" in wrong.err
