"""The samples of games on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.unit.cli.cli_runs import CommandLine


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.mark.parametrize(
    ("game", "stem"), [("war_in_europe", "may-1940-sample"), ("grande_armee", "spring-1813-sample")]
)
def test_demo_takes_the_sample_of_a_game(
    cli: CommandLine, tmp_path: Path, game: str, stem: str
) -> None:
    cli.does("demo", "--game", game, "--out", tmp_path)
    assert {file.name for file in tmp_path.glob(f"{stem}.*")} >= {f"{stem}.oob", f"{stem}.xlsx"}
    assert json.loads(cli.does("units", tmp_path / f"{stem}.oob", "--json").out)
    # Balkans 1944 brings no units along, and so has none.
    answer = cli("demo", "--game", "balkans", "--out", tmp_path)
    assert (answer.code, "no such campaign" in answer.err) == (2, True)
