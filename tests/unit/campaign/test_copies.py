"""The copies of a campaign: what each holds, and one put in the place of the file."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from oobmgr.campaign.commands import CountIn
from oobmgr.campaign.copies import copies_of, restore
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign, open_campaign
from oobmgr.domain.accounts import GoodId
from oobmgr.domain.errors import CampaignFileError
from oobmgr.models.file_heads import backups_folder
from tests.unit.campaign.trial_books import AXIS
from tests.unit.cli.cli_runs import CommandLine

TRIAL = NewCampaign("Trial", "europa", "barbarossa")


def count(campaign: Campaign, amount: int) -> None:
    campaign.session.execute(CountIn(AXIS, GoodId("sp"), amount, "counted"))


def stock(path: Path) -> int:
    with open_campaign(path) as campaign:
        assert campaign.queries.check() == ()
        rows = campaign.queries.balances()
        return sum(row.amount for row in rows if row.account == "pool:axis" and row.good == "sp")


@pytest.fixture
def copied(tmp_path: Path) -> tuple[Path, Path]:
    """A campaign with 70 SP, and its copy with 50."""
    path = tmp_path / "a.oob"
    with create_campaign(path, TRIAL) as campaign:
        count(campaign, 50)
        copy = campaign.backup("by hand")
        count(campaign, 60)
        count(campaign, 70)
    return path, copy


def listing(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_what_a_copy_holds_is_told(copied: tuple[Path, Path]) -> None:
    path, copy = copied
    (row,) = copies_of(path)
    assert (row.path, row.turn, row.last) == (copy, "Surprise turn, June 1941", 2)
    assert (row.behind, row.ahead, row.fault) == (2, 0, "")


def test_a_campaign_that_went_another_way_is_told_so(copied: tuple[Path, Path]) -> None:
    path, copy = copied
    with open_campaign(copy) as other:
        count(other, 55)
    (row,) = copies_of(path)
    assert (row.behind, row.ahead) == (2, 1)


def test_a_copy_takes_the_place_of_the_file_which_is_kept(copied: tuple[Path, Path]) -> None:
    path, copy = copied
    before = path.read_bytes()
    done = restore(path, copy)
    assert stock(path) == 50
    assert done.aside is not None
    assert done.aside.read_bytes() == before
    assert done.aside.parent == backups_folder(path)
    # Nothing else is left beside it, and the copy is still there.
    assert sorted(p.name for p in path.parent.glob("a*")) == ["a backups", "a.oob"]
    assert stock(copy) == 50


def test_a_log_that_a_crash_left_goes_aside_with_its_file(
    copied: tuple[Path, Path], tmp_path: Path
) -> None:
    path, copy = copied
    # What a crash leaves: the file and its log as they are while somebody has it open.
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    with open_campaign(path) as campaign:
        count(campaign, 80)
        for tail in ("", "-wal"):
            shutil.copyfile(f"{path}{tail}", crashed / f"a.oob{tail}")
    here = crashed / "a.oob"
    assert Path(f"{here}-wal").stat().st_size
    done = restore(here, copy)
    assert not Path(f"{here}-wal").exists()
    assert stock(here) == 50
    assert done.aside is not None
    # The file that was set aside is whole: its log went with it.
    assert stock(done.aside) == 80


def test_a_copy_with_parts_of_another_program_is_refused(copied: tuple[Path, Path]) -> None:
    path, copy = copied
    before = path.read_bytes()
    with closing(sqlite3.connect(copy)) as stranger:
        stranger.execute("DROP TRIGGER journal_fact_no_delete")
    assert copies_of(path)[0].fault == "this was changed by another program."
    with pytest.raises(CampaignFileError, match="changed by another program"):
        restore(path, copy)
    assert path.read_bytes() == before


def test_a_copy_that_does_not_agree_with_itself_is_restored_and_that_is_said(
    copied: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = copied
    assert restore(path, copy).faults == ()
    with closing(sqlite3.connect(copy)) as stranger, stranger:
        stranger.execute("UPDATE balance SET amount = amount + 1 WHERE account = 'pool:axis'")
    done = CommandLine(capsys)("restore", path, copy)
    assert done.code == 1
    assert "is now the copy" in done.out
    assert "pool:axis shows 51 sp, the journal says 50" in done.err


@pytest.mark.parametrize("state", ["damaged", "gone", "no campaign"])
def test_a_campaign_that_is_not_whole_is_restored(copied: tuple[Path, Path], state: str) -> None:
    path, copy = copied
    if state == "gone":
        path.unlink()
    elif state == "damaged":
        path.write_bytes(path.read_bytes()[:5000])
    else:
        path.write_text("my notes")
    done = restore(path, copy)
    assert stock(path) == 50
    assert (done.aside is None) == (state == "gone")


def test_a_copy_of_another_campaign_is_refused(copied: tuple[Path, Path], tmp_path: Path) -> None:
    path, _ = copied
    with create_campaign(tmp_path / "b.oob", TRIAL) as other:
        foreign = other.backup("by hand")
    before = listing(tmp_path)
    with pytest.raises(CampaignFileError, match="of another campaign"):
        restore(path, foreign)
    assert listing(tmp_path) == before


@pytest.mark.parametrize("what", ["cut off", "no campaign", "gone"])
def test_a_copy_that_is_damaged_is_refused(copied: tuple[Path, Path], what: str) -> None:
    path, copy = copied
    if what == "gone":
        copy.unlink()
    else:
        copy.write_bytes(copy.read_bytes()[:9000] if what == "cut off" else b"my notes")
    before = listing(path.parent)
    with pytest.raises(CampaignFileError):
        restore(path, copy)
    assert listing(path.parent) == before


def test_no_copy_takes_the_place_of_a_campaign_that_is_open(
    copied: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = copied
    with open_campaign(path) as campaign:
        count(campaign, 80)
        done = CommandLine(capsys)("restore", path, copy)
        assert done.code == 2
        assert "the campaign is open" in done.err
        assert "Close it everywhere first." in done.err
        count(campaign, 90)
    assert stock(path) == 90


@pytest.mark.parametrize("at", [1, 2, 3])
def test_what_goes_wrong_on_the_way_puts_everything_back(
    copied: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    path, copy = copied
    Path(f"{path}-wal").write_bytes(b"the log")
    before = listing(path.parent)
    done = 0
    rename = Path.rename

    def failing(old: Path, new: Path) -> Path:
        nonlocal done
        done += 1
        if done == at:
            raise PermissionError(13, "Permission denied")
        return rename(old, new)

    monkeypatch.setattr(Path, "rename", failing)
    with pytest.raises(CampaignFileError, match="cannot take its place: Permission denied"):
        restore(path, copy)
    assert listing(path.parent) == before


def test_copies_in_a_folder_that_cannot_be_reached(tmp_path: Path) -> None:
    with pytest.raises(CampaignFileError, match="cannot be listed: File name too long"):
        copies_of(tmp_path / f"{'a' * 300}.oob")
