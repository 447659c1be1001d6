"""A log that a crash left is played into its own file alone; beside any other it is refused."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from oobmgr.campaign.copies import restore
from oobmgr.campaign.file import create_campaign, open_campaign
from oobmgr.domain.errors import CampaignFileError, StrangeLog
from oobmgr.models.log_heads import LogState, log_of, log_state
from tests.unit.campaign.test_copies import TRIAL, count, stock
from tests.unit.cli.cli_runs import CommandLine

HOUR = 3600


@dataclass(frozen=True)
class Crash:
    """A campaign with 70 SP whose log holds 80, and what else there is of it."""

    path: Path
    copy: Path
    """Made by the program, with 50 SP."""
    older: Path
    """The closed file as it was with 60 SP, copied by hand."""
    closed: Path
    """The closed file as it was before it was opened for the last time, with 70 SP."""


@pytest.fixture
def crash(tmp_path: Path) -> Crash:
    path = tmp_path / "played" / "a.oob"
    path.parent.mkdir()
    with create_campaign(path, TRIAL) as campaign:
        count(campaign, 50)
        copy = campaign.backup("by hand")
    left = Crash(tmp_path / "a.oob", copy, tmp_path / "older.oob", tmp_path / "closed.oob")
    for amount, kept in ((60, left.older), (70, left.closed)):
        with open_campaign(path) as campaign:
            count(campaign, amount)
        shutil.copyfile(path, kept)
    with open_campaign(path) as campaign:
        count(campaign, 80)
        shutil.copyfile(path, left.path)
        shutil.copyfile(log_of(path), log_of(left.path))
    return left


def as_it_lies(path: Path) -> tuple[bytes, bytes]:
    return path.read_bytes(), log_of(path).read_bytes()


def refusal(path: Path) -> str:
    """Why it is not opened; neither file nor log is another after it."""
    before = as_it_lies(path)
    with pytest.raises(StrangeLog) as told:
        open_campaign(path)
    assert as_it_lies(path) == before
    return str(told.value)


def test_a_log_of_its_own_is_played_in(crash: Crash) -> None:
    assert log_state(crash.path) is LogState.LEFT
    assert stock(crash.path) == 80
    assert log_state(crash.path) is LogState.NONE


def test_a_copy_put_there_by_hand_takes_no_log(crash: Crash) -> None:
    shutil.copyfile(crash.copy, crash.path)
    assert "is not its own: another file was here" in refusal(crash.path)


def test_an_older_state_of_the_file_takes_no_later_log(crash: Crash) -> None:
    shutil.copyfile(crash.older, crash.path)
    assert "from another time in this campaign" in refusal(crash.path)


def test_another_campaign_takes_no_log(crash: Crash, tmp_path: Path) -> None:
    with create_campaign(tmp_path / "other.oob", TRIAL) as other:
        count(other, 90)
    shutil.copyfile(tmp_path / "other.oob", crash.path)
    told = refusal(crash.path)
    assert any(why in told for why in ("another campaign", "another time", "would damage it"))


def test_a_log_that_holds_all_of_another_campaign_is_told_as_such(
    crash: Crash, tmp_path: Path
) -> None:
    other = tmp_path / "other.oob"
    with create_campaign(other, TRIAL) as campaign:
        count(campaign, 90)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("VACUUM")  # writes every page anew, so that the log holds them all
        shutil.copyfile(log_of(other), log_of(crash.path))
    assert "belongs to another campaign" in refusal(crash.path)


def test_a_file_put_there_after_its_log_is_asked_about(crash: Crash, cli: CommandLine) -> None:
    shutil.copyfile(crash.closed, crash.path)
    later = log_of(crash.path).stat().st_mtime + HOUR
    os.utime(crash.path, (later, later))
    assert "put here after its log, which holds 1 more" in refusal(crash.path)
    cli.does("restore", crash.path, "--log", "play")
    assert stock(crash.path) == 80


def test_a_log_with_a_damaged_head_is_not_passed_over(crash: Crash) -> None:
    with log_of(crash.path).open("rb+") as log:
        log.seek(20)
        (byte,) = log.read(1)
        log.seek(20)
        log.write(bytes([byte ^ 1]))  # whatever stood there: part of the salt, by chance
    assert "is damaged" in refusal(crash.path)


def test_a_log_without_an_entry_is_no_obstacle(crash: Crash) -> None:
    log_of(crash.path).write_bytes(b"")
    assert stock(crash.path) == 70


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.mark.parametrize("words", [("show",), ("units",), ("turn", "show"), ("air",), ("check",)])
def test_no_command_plays_it_in(crash: Crash, cli: CommandLine, words: tuple[str, ...]) -> None:
    shutil.copyfile(crash.copy, crash.path)
    before = as_it_lies(crash.path)
    done = cli(*words, crash.path)
    assert done.code == 2
    assert "the log beside the file is not its own" in done.err
    assert "--log aside" in done.err
    assert as_it_lies(crash.path) == before


def test_the_log_is_set_aside_and_kept(crash: Crash, cli: CommandLine) -> None:
    shutil.copyfile(crash.copy, crash.path)
    log = log_of(crash.path).read_bytes()
    cli.does("restore", crash.path, "--log", "aside")
    (aside,) = crash.path.with_name("a backups").iterdir()
    assert aside.read_bytes() == log
    assert stock(crash.path) == 50
    assert "no log" in cli.does("restore", crash.path, "--log", "aside").out


def test_what_would_be_damaged_is_not_played_into(
    crash: Crash, cli: CommandLine, tmp_path: Path
) -> None:
    with create_campaign(tmp_path / "other.oob", TRIAL) as other:
        count(other, 90)
    shutil.copyfile(tmp_path / "other.oob", crash.path)
    before = as_it_lies(crash.path)
    assert cli("restore", crash.path, "--log", "play").code == 2
    assert as_it_lies(crash.path) == before


@pytest.mark.parametrize("lies", ["path", "copy", "older"])
def test_restoring_is_safe_whatever_lies_there(crash: Crash, lies: str) -> None:
    if lies != "path":
        shutil.copyfile(getattr(crash, lies), crash.path)
    restore(crash.path, crash.copy)
    assert stock(crash.path) == 50
    assert not log_of(crash.path).exists()


def test_the_log_of_an_open_campaign_is_left_alone(crash: Crash, cli: CommandLine) -> None:
    with open_campaign(crash.path) as campaign:
        count(campaign, 85)
        assert log_state(crash.path) is LogState.NONE
        done = cli("restore", crash.path, "--log", "aside")
        assert done.code == 2
        assert "in use" in done.err
        count(campaign, 90)
    assert stock(crash.path) == 90


def test_nothing_named_is_nothing_restored(crash: Crash, cli: CommandLine) -> None:
    assert cli("restore", crash.path).code == 2
    assert issubclass(StrangeLog, CampaignFileError)
