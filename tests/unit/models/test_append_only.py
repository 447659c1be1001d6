"""The journal only grows: the database itself refuses anything else."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from oobmgr.campaign import journal
from oobmgr.campaign.commands import LoseSteps
from oobmgr.campaign.drafts import Draft
from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.errors import BooksInconsistent
from oobmgr.domain.postings import Posting, UnitId
from oobmgr.models.engines import campaign_engine, writing
from tests.unit.campaign.trial_books import AXIS, JOURNAL, everything, fresh, fresh_file, units

CHANGES = {
    "journal_transaction": "title = 'never happened'",
    "journal_posting": "amount = 0",
    "journal_fact": "new = NULL",
    "journal_digest": "digest = 'another'",
}


@pytest.fixture
def played(tmp_path: Path) -> Path:
    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(3))
        campaign.session.execute(LoseSteps((UnitId(1),)))
    return campaign.path


@pytest.fixture
def stranger(played: Path) -> Iterator[sqlite3.Connection]:
    """Another program, with a connection of its own."""
    with closing(sqlite3.connect(played)) as connection:
        yield connection


def test_every_journal_table_is_looked_at(stranger: sqlite3.Connection) -> None:
    names = stranger.execute("SELECT name FROM sqlite_master WHERE name LIKE 'journal_%'")
    assert {name for (name,) in names} >= set(CHANGES) == set(JOURNAL)


@pytest.mark.parametrize("table", JOURNAL)
@pytest.mark.parametrize("where", ["", " WHERE rowid = (SELECT max(rowid) FROM {})"])
def test_no_row_is_changed(
    stranger: sqlite3.Connection, played: Path, table: str, where: str
) -> None:
    before = everything(played)
    with pytest.raises(sqlite3.IntegrityError, match="the journal is append-only"):
        stranger.execute(f"UPDATE {table} SET {CHANGES[table]}{where.format(table)}")  # noqa: S608 - our names
    with pytest.raises(sqlite3.IntegrityError, match="the journal is append-only"):
        stranger.execute(f"DELETE FROM {table}{where.format(table)}")  # noqa: S608 - our names
    stranger.commit()
    assert everything(played) == before


@pytest.mark.parametrize("table", JOURNAL)
def test_our_own_connections_cannot_replace_a_row_either(played: Path, table: str) -> None:
    before = everything(played)
    engine = campaign_engine(played)
    with (
        pytest.raises(Exception, match="the journal is append-only"),
        writing(engine) as connection,
    ):
        connection.execute(
            f"INSERT OR REPLACE INTO {table} SELECT * FROM {table} WHERE rowid = 2"  # noqa: S608 - our names
        )
    engine.dispose()
    assert everything(played) == before


@pytest.mark.parametrize(
    "postings",
    [
        (Posting(unit_account(AXIS, 1), STEP, -1),),
        (
            Posting(unit_account(AXIS, 1), STEP, -1),
            Posting(Account(Place.DEAD, AXIS), STEP, 2),
        ),
    ],
)
def test_an_unbalanced_draft_is_refused_and_nothing_written(
    tmp_path: Path, postings: tuple[Posting, ...]
) -> None:
    path = fresh_file(tmp_path)
    before = everything(path)
    engine = campaign_engine(path)
    moment = journal.Moment("1941-06-II", "axis", "initial")
    with (
        pytest.raises(BooksInconsistent, match="do not balance"),
        writing(engine) as connection,
    ):
        journal.write(connection, Draft("Wrong", postings=postings), LoseSteps(()), moment, "")
    engine.dispose()
    assert everything(path) == before


def test_units_without_the_account_that_raises_them_do_not_balance() -> None:
    row = (1, "axis", "", "1", "infantry", "XX", 1, "{}", "{}", 2, 2, "on_map", *[""] * 5)
    draft = Draft("Wrong", new_units=(row,))
    assert draft.imbalance() == {STEP: 2}
    raised = Posting(Account(Place.RAISED, AXIS), STEP, -2)
    balanced = Draft("Right", postings=(raised,), new_units=(row,))
    assert balanced.imbalance() == {}
    assert sum(posting.amount for posting in balanced.every_posting()) == 0


def test_an_error_halfway_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(2))
        before = everything(campaign.path)
        monkeypatch.setattr(
            "oobmgr.campaign.projections.raise_counters",
            lambda *_: (_ for _ in ()).throw(RuntimeError("power cut")),
        )
        for command in (units(2), LoseSteps((UnitId(1),))):
            with pytest.raises(RuntimeError, match="power cut"):
                campaign.session.execute(command)
            assert everything(campaign.path) == before
        monkeypatch.undo()
        campaign.session.execute(LoseSteps((UnitId(1),)))
        assert campaign.queries.check() == ()
