"""Drives on which less can be kept: on a network, without numbers of files, without a log."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from oobmgr.campaign.commands import LoseSteps
from oobmgr.campaign.file import open_campaign
from oobmgr.domain.errors import FileMoved
from oobmgr.domain.postings import UnitId
from oobmgr.models import drives
from oobmgr.models.drives import cautions, drive_kind
from oobmgr.models.held_files import held_here
from tests.unit.campaign.trial_books import fresh, units
from tests.unit.cli.cli_runs import CommandLine

MOUNTS = """overlay / overlay rw 0 0
systemd-1 /games autofs rw 0 0
server:/games /games nfs4 rw,addr=10.0.0.2 0 0
//nas/my\\040books /home/her/my\\040books cifs rw 0 0
/dev/sdb1 /games/local ext4 rw 0 0
"""


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("/home/her/a.oob", "overlay"),
        ("/games/a.oob", "nfs4"),
        ("/games/local/a.oob", "ext4"),
        ("/gamesome/a.oob", "overlay"),
        ("/home/her/my books/a.oob", "cifs"),
    ],
)
def test_the_kind_of_a_drive_is_that_of_the_nearest_above(place: str, kind: str) -> None:
    assert drive_kind(place, MOUNTS) == kind
    assert drive_kind(place, "") == ""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(3))
    return campaign.path


def journal_of(path: Path) -> str:
    with closing(sqlite3.connect(path)) as stranger:
        return str(stranger.execute("PRAGMA journal_mode").fetchone()[0])


def test_no_log_is_shared_over_a_network(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cautions(path) == ()
    assert journal_of(path) == "wal"
    monkeypatch.setattr(drives, "_mounted", lambda: f"nas:/a {path.parent} nfs4 rw")
    with open_campaign(path) as one, open_campaign(path) as other:
        one.session.execute(LoseSteps((UnitId(1),)))
        other.session.execute(LoseSteps((UnitId(2),)))
        assert one.queries.units() == other.queries.units()
        assert not path.with_name(f"{path.name}-wal").exists()
        path.rename(path.with_name("moved.oob"))
        with pytest.raises(FileMoved):
            one.session.execute(LoseSteps((UnitId(3),)))
        path.with_name("moved.oob").rename(path)
    assert journal_of(path) == "delete"
    done = CommandLine(capsys)("units", path)
    assert "Note: the campaign is on a network drive." in done.err
    monkeypatch.undo()
    with open_campaign(path) as campaign:
        assert campaign.queries.check() == ()
    assert journal_of(path) == "wal"


def test_files_without_numbers_are_told_apart_by_their_places(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stat = Path.stat

    def unnumbered(self: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        found = stat(self, follow_symlinks=follow_symlinks)
        return os.stat_result((found[0], 0, *found[2:10]))

    monkeypatch.setattr(Path, "stat", unnumbered)
    assert "does not number its files" in cautions(path)[0]
    with open_campaign(path) as campaign:
        campaign.session.execute(LoseSteps((UnitId(1),)))
        assert held_here(path)
        assert not held_here(path.with_name("another.oob"))
        path.rename(path.with_name("moved.oob"))
        with pytest.raises(FileMoved):
            campaign.session.execute(LoseSteps((UnitId(2),)))
        path.with_name("moved.oob").rename(path)
        campaign.session.execute(LoseSteps((UnitId(3),)))
    assert not held_here(path)
    assert cautions(path.with_name("nowhere.oob")) == ()


def test_a_drive_that_takes_no_log_is_used_without_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As where memory cannot be shared: the database then answers with the journal that it keeps.
    with closing(sqlite3.connect(path)) as stranger:
        stranger.execute("PRAGMA journal_mode=DELETE")
    monkeypatch.setattr("oobmgr.campaign.file.keep_log_beside", lambda _: None)
    with open_campaign(path) as campaign:
        campaign.session.execute(LoseSteps((UnitId(1),)))
        assert campaign.queries.check() == ()
    assert journal_of(path) == "delete"
