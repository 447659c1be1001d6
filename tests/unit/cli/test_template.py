"""The command template."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import load_workbook

from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.places import resources_dir
from tests.campaigns import campaign_file
from tests.unit.cli.cli_runs import CommandLine


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def nations(path: Path) -> str:
    words = [cell.value for row in load_workbook(path)["Lists"] for cell in row]
    return " ".join(str(word) for word in words if word)


def test_of_a_game_and_of_the_game_of_a_campaign(cli: CommandLine, tmp_path: Path) -> None:
    of_game, of_campaign = tmp_path / "a.xlsx", tmp_path / "b.xlsx"
    assert cli("template", of_game, "--game", "spark").code == 0
    file = campaign_file(tmp_path / "a.oob", NewCampaign("A", "spark", "spark"))
    answer = cli("template", of_campaign, "--campaign", file)
    assert (answer.code, answer.out) == (0, f"Wrote {of_campaign}\n")
    assert nations(of_game) == nations(of_campaign)
    assert "Soviet" in nations(of_game)


def test_of_a_described_game(cli: CommandLine, tmp_path: Path) -> None:
    described = resources_dir() / "samples" / "valley_1836.toml"
    path = tmp_path / "a.xlsx"
    assert cli("template", path, "--game", "own", "--description", described).code == 0
    assert "First side" not in nations(path)


def test_what_it_refuses(cli: CommandLine, tmp_path: Path) -> None:
    wrong = cli("template", tmp_path / "a.ods", "--game", "europa")
    assert (wrong.code, "extension .xlsx" in wrong.err) == (2, True)
    unknown = cli("template", tmp_path / "a.xlsx", "--game", "eurpa")
    assert (unknown.code, "europa?" in unknown.err) == (2, True)
    assert cli("template", tmp_path / "a.xlsx").code == 2
    assert not list(tmp_path.glob("a.*"))
