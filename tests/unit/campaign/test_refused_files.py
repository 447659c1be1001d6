"""Campaign files that are refused stay as they are, and the player is told why."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from oobmgr.campaign.commands import CountIn, LoseSteps
from oobmgr.campaign.file import open_campaign
from oobmgr.domain.accounts import GoodId
from oobmgr.domain.errors import BadInput, CampaignFileError
from oobmgr.domain.postings import UnitId
from tests.unit.campaign.trial_books import (
    AXIS,
    everything,
    fresh,
    fresh_file,
    listing,
    rows,
    units,
)


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _other_database(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.commit()


def _newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '20990101_wonders'")
        connection.commit()


def _never(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '20200101_wonders'")
        connection.commit()


def _newer_copy(path: Path) -> None:
    """As a backup is: without a log beside it."""
    _newer(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


def _other_game(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE campaign SET game = 'third_world_war'")
        connection.commit()


def _no_books(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE alembic_version")


def _no_campaign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM campaign")
        connection.commit()


def _truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def _overwrite_pages(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xa5" * (len(content) - 4096))


REFUSED: list[tuple[str, Callable[[Path], object], str]] = [
    ("gone", lambda path: path.unlink(), "there is no such file"),
    ("folder", _folder, "cannot be read"),
    ("empty", lambda path: path.write_bytes(b""), "is not an oobmgr campaign"),
    ("text", lambda path: path.write_text("Dear diary"), "is not an oobmgr campaign"),
    ("stump", lambda path: path.write_bytes(path.read_bytes()[:60]), "is not an oobmgr campaign"),
    ("header", lambda path: path.write_bytes(path.read_bytes()[:90]), "is damaged"),
    ("database", _other_database, "is not an oobmgr campaign"),
    ("newer", _newer, r"by a newer oobmgr \(books 20990101_wonders\)"),
    ("never", _never, r"has kept books in this form: 20200101_wonders\. .*rebuild the books"),
    ("newer copy", _newer_copy, "by a newer oobmgr"),
    ("other game", _other_game, "does not know: third_world_war"),
    ("no books", _no_books, "is damaged"),
    ("no campaign", _no_campaign, "is damaged"),
    ("truncated", _truncate, "is damaged"),
    ("overwritten", _overwrite_pages, "is damaged"),
    ("read-only", lambda path: path.chmod(0o444), "is read-only"),
]


@pytest.mark.parametrize(
    ("spoil", "words"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED]
)
def test_a_file_that_is_refused_stays_as_it_is(
    tmp_path: Path, spoil: Callable[[Path], object], words: str
) -> None:
    folder = tmp_path / "books"
    folder.mkdir()
    path = fresh_file(folder)
    spoil(path)
    before = listing(folder)
    with pytest.raises(CampaignFileError, match=words) as caught:
        open_campaign(path)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert listing(folder) == before


def test_a_folder_that_may_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = fresh_file(tmp_path)
    monkeypatch.setattr("os.access", lambda place, _: place != path.parent)
    with pytest.raises(CampaignFileError, match="or its folder, is read-only"):
        open_campaign(path)


@pytest.mark.parametrize("copied", [False, True], ids=["log beside", "as a backup"])
def test_a_locked_file_is_said_and_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, copied: bool
) -> None:
    monkeypatch.setattr("oobmgr.models.engines.BUSY_MILLISECONDS", 50)
    path = fresh_file(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        if copied:
            other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN EXCLUSIVE")
        before = path.read_bytes()
        with pytest.raises(CampaignFileError, match="locked by another program") as caught:
            open_campaign(path)
        assert str(path) in str(caught.value)
        assert path.read_bytes() == before
    with open_campaign(path) as campaign:
        assert campaign.queries.check() == ()


def test_a_lock_that_comes_later_stops_the_writing_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oobmgr.models.engines.BUSY_MILLISECONDS", 50)
    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(2))
        before = everything(campaign.path)
        with closing(sqlite3.connect(campaign.path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(CampaignFileError, match="locked by another program"):
                campaign.session.execute(LoseSteps((UnitId(1),)))
            assert len(campaign.queries.units()) == 2
        assert everything(campaign.path) == before
        campaign.session.execute(LoseSteps((UnitId(1),)))


def test_damage_inside_is_said_when_it_is_met(tmp_path: Path) -> None:
    path = fresh_file(tmp_path)
    with open_campaign(path) as campaign:
        campaign.session.execute(units(400))
    (root,) = rows(path, "SELECT rootpage FROM sqlite_master WHERE name = 'unit'")[0]
    (page,) = rows(path, "PRAGMA page_size")[0]
    content = bytearray(path.read_bytes())
    content[page * (root - 1) : page * root] = b"\x05" + b"\xff" * (page - 1)
    path.write_bytes(content)
    with open_campaign(path) as campaign:
        with pytest.raises(CampaignFileError, match="the file is damaged"):
            campaign.queries.units()
        assert "damaged" in campaign.queries.check()[0].sentence()


def test_a_file_that_went_away_is_not_made_anew(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        pass
    campaign.path.unlink()
    with pytest.raises(CampaignFileError, match="cannot be opened"):
        campaign.queries.units()
    assert not campaign.path.exists()


def test_a_number_too_large_for_the_books_is_refused(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        before = everything(campaign.path)
        with pytest.raises(BadInput, match="0 to 99999"):
            campaign.session.execute(CountIn(AXIS, GoodId("sp"), 10**30, "a hoard"))
        with pytest.raises(BadInput, match="There is no unit 1000"):
            campaign.session.execute(LoseSteps((UnitId(10**30),)))
        assert everything(campaign.path) == before
