"""What a disk refuses is told with the place and what to do, and nothing is changed by it."""

from __future__ import annotations

import errno
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from oobmgr.campaign.commands import LoseSteps
from oobmgr.campaign.copies import restore
from oobmgr.campaign.file import NewCampaign, create_campaign, open_campaign
from oobmgr.domain.errors import BadInput, CampaignFileError
from oobmgr.domain.postings import UnitId
from oobmgr.exchange.export.workbook import export_workbook
from tests.unit.campaign.trial_books import dump, fresh, units
from tests.unit.cli.cli_runs import CommandLine

LONG = "a" * 260
NEW = NewCampaign("Trial", "europa", "barbarossa")


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(300))
    return campaign.path


def told(cli: CommandLine, *words: object) -> str:
    done = cli(*words)
    assert done.code == 2
    return done.err


@pytest.mark.parametrize(
    "words",
    [
        ("show", "LONG.oob"),
        ("export", "HERE", "--out", "LONG.xlsx"),
        ("check", "HERE", "--rebuild", "LONG.oob"),
        ("new", "LONG.oob", "--game", "europa", "--scenario", "barbarossa"),
    ],
)
def test_a_name_too_long(cli: CommandLine, path: Path, words: tuple[str, ...]) -> None:
    long = str(path.with_name(LONG))
    said = told(cli, *(word.replace("HERE", str(path)).replace("LONG", long) for word in words))
    assert "File name too long. Choose a shorter name" in said
    assert [found.name for found in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("number", [errno.EHOSTDOWN, errno.ESTALE, errno.EIO, errno.EACCES])
def test_a_folder_that_cannot_be_reached(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    before = dump(path)
    copy = path.with_name("copy.oob")
    with open_campaign(path) as campaign:
        campaign.save_copy(copy)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(CampaignFileError, match=os.strerror(number)) as caught:
        restore(path, copy)
    assert caught.value.faults[0].advice
    monkeypatch.setattr(Path, "touch", refuse)
    with pytest.raises(CampaignFileError, match=os.strerror(number)) as caught:
        create_campaign(path.with_name("new.oob"), NEW)
    assert caught.value.faults[0].advice
    monkeypatch.undo()
    assert dump(path) == before


@contextmanager
def no_larger_than(most: int) -> Iterator[None]:
    resource = pytest.importorskip("resource")
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        signal.signal(signal.SIGXFSZ, before)


@pytest.mark.skipif(not hasattr(signal, "SIGXFSZ"), reason="no limit for a file here")
def test_a_file_that_would_be_too_large(path: Path, tmp_path: Path) -> None:
    before = dump(path)
    with open_campaign(path) as campaign, no_larger_than(4096):
        with pytest.raises(CampaignFileError) as caught:
            campaign.session.execute(LoseSteps((UnitId(1),)))
        assert "the disk does not take it" in str(caught.value)
        assert "has room" in caught.value.faults[0].advice
        with pytest.raises(CampaignFileError, match="does not take it"):
            campaign.backup()
        with pytest.raises(BadInput, match="choose a folder on another"):
            export_workbook(campaign.queries, tmp_path / "out.xlsx")
    assert dump(path) == before
    assert not list(tmp_path.glob("**/*.part*"))


@pytest.mark.skipif(not hasattr(signal, "SIGXFSZ"), reason="no limit for a file here")
def test_with_room_again_posting_goes_on(path: Path) -> None:
    with open_campaign(path) as campaign:
        held = campaign.queries.version()
        with no_larger_than(4096), pytest.raises(CampaignFileError):
            campaign.session.execute(LoseSteps((UnitId(1),)))
        assert campaign.queries.version() == held
        campaign.session.execute(LoseSteps((UnitId(1),)))
        assert campaign.queries.version() == held + 1
        assert campaign.queries.check() == ()
