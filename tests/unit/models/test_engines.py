"""Connections to a campaign file: lent one at a time, kept, and let go of."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from oobmgr.domain.errors import CampaignFileError, FileMoved
from oobmgr.models.engines import Engine, campaign_engine, fetch, reading, writing
from oobmgr.models.log_heads import log_of


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    path = tmp_path / "a.oob"
    with sqlite3.connect(path) as made:
        made.execute("CREATE TABLE note (words TEXT)")
    made.close()
    engine = campaign_engine(path)
    yield engine
    engine.dispose()


def words(engine: Engine) -> list[str]:
    with reading(engine) as connection:
        return [row[0] for row in fetch(connection, "SELECT words FROM note")]


def write_and_fail(engine: Engine) -> None:
    with writing(engine) as connection:
        connection.execute("INSERT INTO note VALUES ('lost')")
        raise KeyError


def test_what_is_written_stays_and_what_fails_is_rolled_back(engine: Engine) -> None:
    with writing(engine) as connection:
        connection.execute("INSERT INTO note VALUES (?)", ("kept",))
    with pytest.raises(KeyError):
        write_and_fail(engine)
    assert words(engine) == ["kept"]


def test_a_reader_sees_one_moment_while_another_writes(engine: Engine) -> None:
    with engine.lent() as driver:
        driver.execute("PRAGMA journal_mode=WAL")
    with reading(engine) as connection:
        assert fetch(connection, "SELECT count(*) FROM note") == [(0,)]
        with writing(engine) as other:
            other.execute("INSERT INTO note VALUES ('later')")
        assert fetch(connection, "SELECT count(*) FROM note") == [(0,)]
    assert words(engine) == ["later"]


def test_a_connection_is_kept_for_the_next_and_never_lent_twice(engine: Engine) -> None:
    with engine.lent() as first, engine.lent() as second:
        assert first is not second
    with engine.lent() as third:
        assert third in {first, second}


def test_what_is_lent_when_the_file_is_let_go_of_is_closed_when_it_comes_back(
    engine: Engine,
) -> None:
    with engine.lent() as lent:
        engine.dispose()
        lent.execute("SELECT 1")
    with pytest.raises(sqlite3.ProgrammingError):
        lent.execute("SELECT 1")


def test_one_that_could_not_be_rolled_back_is_not_lent_again(engine: Engine) -> None:
    with engine.lent() as stuck:
        stuck.execute("BEGIN")
    with pytest.raises(sqlite3.ProgrammingError):
        stuck.execute("SELECT 1")


def test_a_new_connection_opens_no_other_file_of_the_name(engine: Engine) -> None:
    assert words(engine) == []
    engine.path.rename(engine.path.with_name("b.oob"))
    engine.path.touch()
    with engine.lent(), pytest.raises(FileMoved), reading(engine):
        pass


def test_a_new_connection_plays_no_log_into_another_file_of_the_name(engine: Engine) -> None:
    with engine.lent() as driver:
        driver.execute("PRAGMA journal_mode=WAL")
    with writing(engine) as connection:
        connection.execute("INSERT INTO note VALUES ('of the first')")
    other = engine.path.with_name("other.oob")
    with closing(sqlite3.connect(other)) as made:
        made.execute("PRAGMA journal_mode=WAL")
        made.execute("CREATE TABLE another (words TEXT)")
    before = other.read_bytes()
    other.replace(engine.path)
    with engine.lent(), pytest.raises(FileMoved), reading(engine):
        pass
    engine.dispose()
    assert engine.path.read_bytes() == before
    assert log_of(engine.path).stat().st_size


def test_a_file_that_is_gone_is_not_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "gone.oob"
    with pytest.raises(CampaignFileError), reading(campaign_engine(path)):
        pass
    assert not path.exists()
