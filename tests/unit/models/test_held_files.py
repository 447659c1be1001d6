"""Which files the database holds: those with an open connection, and no others."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from oobmgr.domain.errors import CampaignFileError
from oobmgr.models.engines import campaign_engine, reading
from oobmgr.models.held_files import held_here
from tests.unit.campaign.trial_books import fresh_file


def test_a_file_is_held_as_long_as_a_connection_is_open(tmp_path: Path) -> None:
    path = fresh_file(tmp_path)
    engine = campaign_engine(path)
    with reading(engine):
        assert held_here(path)
    engine.dispose()
    assert not held_here(path)


def test_a_file_that_the_database_refuses_is_not_held(tmp_path: Path) -> None:
    path = fresh_file(tmp_path)
    path.write_bytes(b"no database" * 1000)
    engine = campaign_engine(path)
    with pytest.raises(CampaignFileError), reading(engine):
        pass
    assert not held_here(path)


def test_a_forgotten_connection_holds_its_file_no_longer(tmp_path: Path) -> None:
    path = fresh_file(tmp_path)
    forgotten = campaign_engine(path).connect()
    assert held_here(path)
    del forgotten
    gc.collect()
    assert not held_here(path)
