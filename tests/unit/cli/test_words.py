"""The words of the command line: warnings without the names of fields, one thing and several."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.cli.cli_runs import CommandLine

NEW = ("--game", "europa", "--scenario", "barbarossa", "--option", "surprise_turn=skip")
MUD = '{"weather": {"B": "mud"}}'
NOTE = "  Note: 15 SP will be lost above the limit of 170. Buy 5 more Resource Points to use them."


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(cli: CommandLine, tmp_path: Path) -> Path:
    path = tmp_path / "words.oob"
    cli.does("new", path, *NEW)
    return path


@pytest.mark.parametrize("how", [(), ("--preview",)])
def test_a_warning_is_told_without_the_name_of_a_field(
    cli: CommandLine, file: Path, how: tuple[str, ...]
) -> None:
    assert NOTE in cli.does("turn", "post", file, "initial", MUD, *how).out.splitlines()


def test_one_transaction_and_two(cli: CommandLine, file: Path) -> None:
    assert "0 units, 1 transaction" in cli.does("show", file).out.splitlines()
    cli.does("turn", "post", file, "initial", MUD)
    assert "0 units, 2 transactions" in cli.does("show", file).out.splitlines()
    assert "2 transactions." in cli.does("check", file).out
