"""What was missed in a phase that is over, posted on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.campaign.trial_books import fresh_file
from tests.unit.cli.cli_runs import CLEAR, CommandLine


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(cli: CommandLine, tmp_path: Path) -> Path:
    """Income of June II left open, and the other side on the move."""
    file = fresh_file(tmp_path)
    cli.does("turn", "advance", file, "--to", "turn", "--anyway", "--reason", "later")
    cli.does("turn", "advance", file, "--to", "side", "--anyway", "--reason", "later")
    return file


def test_it_is_posted_for_the_side_that_missed_it(cli: CommandLine, file: Path) -> None:
    late = ("--late", "found at supper", "--side", "Axis")
    entry = cli.does("turn", "post", file, "initial", CLEAR, *late, "--json").json
    assert entry["title"].endswith("(late)")
    assert any("Axis player turn" in note for note in entry["notes"])


def test_a_phase_is_named_for_a_late_entry_alone(cli: CommandLine, file: Path) -> None:
    answer = cli("turn", "post", file, "initial", "--side", "Axis")
    assert answer.code
    assert "only a late entry names its phase" in answer.err


def test_a_phase_that_is_not_over_is_refused(cli: CommandLine, file: Path) -> None:
    answer = cli("turn", "post", file, "initial", "--late", "x", "--phase", "initail")
    assert answer.code
    assert "Did you mean initial?" in answer.err
