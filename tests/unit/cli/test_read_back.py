"""The command `read-back`: pencilled changes by the codes of their rows."""

import io
from pathlib import Path

import pytest

from tests.unit.cli.cli_runs import CommandLine


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(cli: CommandLine, tmp_path: Path) -> Path:
    path = tmp_path / "spark.oob"
    cli.does("new", path, "--game", "spark", "--scenario", "combat_example")
    return path


def steps(cli: CommandLine, file: Path, name: str) -> int:
    rows = cli.does("units", file, "--json").json
    return int(next(row["steps_left"] for row in rows if row["designation"] == name))


def test_entries_are_posted_as_one(cli: CommandLine, file: Path) -> None:
    answer = cli.does("read-back", file, "A01 -2 C", "A02 5", "--side", "soviet")
    assert answer.out.startswith("Sheet read back: 284/86")
    assert (steps(cli, file, "284/86"), steps(cli, file, "330/86")) == (6, 5)
    cli.does("undo", file)
    assert (steps(cli, file, "284/86"), steps(cli, file, "330/86")) == (8, 8)


def test_lines_come_from_standard_input(
    cli: CommandLine, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("A01 -1\n\nA02 -2\n"))
    cli.does("read-back", file, "--side", "Soviet", "-")
    assert (steps(cli, file, "284/86"), steps(cli, file, "330/86")) == (7, 6)


def test_a_preview_posts_nothing(cli: CommandLine, file: Path) -> None:
    answer = cli.does("read-back", file, "--side", "Soviet", "A01 -1", "--preview")
    assert "(not posted)" in answer.out
    assert "8 to 7" in answer.out
    assert steps(cli, file, "284/86") == 8


def test_every_fault_is_told_and_nothing_is_applied(cli: CommandLine, file: Path) -> None:
    answer = cli("read-back", file, "--side", "Soviet", "A01 -1", "Z9 -1", "A02 Q", "A03 -99")
    assert answer.code == 2
    for line in ("line 2", "line 3", "line 4"):
        assert line in answer.err
    assert steps(cli, file, "284/86") == 8


def test_a_doubtful_mark_waits_for_the_word_that_it_is_meant(cli: CommandLine, file: Path) -> None:
    """Nobody is disrupted before anybody fires."""
    wish = ("read-back", file, "A01 -2 D", "--side", "Soviet")
    answer = cli(*wish)
    assert answer.code == 2
    assert "Disrupted is not placed in this phase" in answer.err
    assert "--anyway" in answer.err
    assert steps(cli, file, "284/86") == 8
    # A preview tells it, and posts nothing.
    assert "is not placed in this phase" in cli.does(*wish, "--preview").out
    assert cli.does(*wish, "--anyway").out.startswith("Sheet read back: 284/86")
    assert steps(cli, file, "284/86") == 6
