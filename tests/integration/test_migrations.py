"""The migrations make exactly the mapped tables, and an older file is brought up safely."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from oobmgr.campaign.file import open_campaign
from oobmgr.domain.errors import CampaignFileError
from oobmgr.domain.places import migrations_dir
from oobmgr.models import schema
from oobmgr.models.campaign import Base
from oobmgr.models.engines import Engine, campaign_engine, reading
from oobmgr.models.file_heads import APPLICATION_ID
from oobmgr.models.shapes import strange_parts
from tests.data.old_files.make import parts_of_migrated_file
from tests.unit.campaign.trial_books import JOURNAL, everything, fresh_file, rows

SCRIPTS = ScriptDirectory(str(migrations_dir()))

MORE = '''"""A revision of tomorrow."""
import sqlalchemy as sa
from alembic import op
from oobmgr.campaign.chain import close_campaign
from oobmgr.models.schema import books_of

revision = "20990101_more"
down_revision = "{head}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("campaign", sa.Column("motto", sa.String(), nullable=False, server_default="Go"))
    op.execute("UPDATE campaign SET name = name || '!'")
    close_campaign(books_of(op.get_bind()))
    {last}


def downgrade() -> None:
    op.drop_column("campaign", "motto")
'''


@pytest.fixture
def empty(tmp_path: Path) -> Engine:
    path = tmp_path / "empty.oob"
    path.touch()
    return campaign_engine(path)


def mapped(engine: Engine) -> sqlalchemy.Engine:
    """The same file as alembic takes it."""
    return create_engine("sqlite://", creator=engine.connect, poolclass=NullPool)


def made(engine: Engine) -> list[tuple[str, ...]]:
    with reading(engine) as connection:
        found = connection.execute(
            "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL"
        )
        return sorted(tuple(row) for row in found)


def test_a_fresh_file_has_exactly_the_mapped_tables(empty: Engine) -> None:
    schema.upgrade(empty)
    with mapped(empty).connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, Base.metadata) == []
        (number,) = connection.exec_driver_sql("PRAGMA application_id").one()
    assert number == APPLICATION_ID
    empty.dispose()


def test_a_new_file_is_made_as_the_migrations_make_it(empty: Engine, tmp_path: Path) -> None:
    assert list(schema.parts_of_new_file()) == parts_of_migrated_file(tmp_path)
    schema.make(empty)
    with reading(empty) as connection:
        assert schema.revision(connection) == schema.HEAD
        assert strange_parts(connection, schema.HEAD) == ()
        (number,) = connection.execute("PRAGMA application_id")
    assert number == (APPLICATION_ID,)
    # Whatever migrations put into the tables of an empty file is there as well.
    told = [dump(file) for file in (empty.path, tmp_path / "migrated.oob")]
    assert told[0] == told[1]
    empty.dispose()


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def test_the_program_knows_the_newest_revision() -> None:
    assert SCRIPTS.get_heads() == [schema.HEAD]
    assert len(SCRIPTS.get_bases()) == 1
    known = {script.revision for script in SCRIPTS.walk_revisions()}
    assert schema.known_revisions() == known


def test_the_journal_is_guarded_after_every_migration(empty: Engine) -> None:
    schema.upgrade(empty)
    names = {row[1] for row in made(empty) if row[0] == "trigger"}
    wanted = {f"{table}_no_{event}" for table in JOURNAL for event in ("update", "delete")}
    assert names >= wanted
    empty.dispose()


def test_down_and_up_again_makes_the_same(empty: Engine) -> None:
    schema.upgrade(empty)
    before = made(empty)
    config = Config()
    config.set_main_option("script_location", str(migrations_dir()))
    with mapped(empty).begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    assert {row[2] for row in made(empty)} == {"alembic_version"}
    schema.upgrade(empty)
    assert made(empty) == before
    empty.dispose()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A campaign of today."""
    return fresh_file(tmp_path)


@pytest.fixture
def tomorrow(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that has one revision more; returns where to write it."""
    assert rows(path, "SELECT version_num FROM alembic_version") == [(schema.HEAD,)]
    folder = tmp_path / "alembic"
    shutil.copytree(migrations_dir(), folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(schema, "migrations_dir", lambda: folder)
    monkeypatch.setattr(schema, "HEAD", "20990101_more")
    return folder / "versions" / "20990101_more.py"


def test_an_older_file_is_copied_and_brought_up(path: Path, tomorrow: Path) -> None:
    head = SCRIPTS.get_heads()[0]
    tomorrow.write_text(MORE.format(head=head, last=""))
    before = everything(path)
    with open_campaign(path) as campaign:
        assert campaign.queries.summary().name == "Trial!"
        assert campaign.queries.check() == ()
        (copy,) = campaign.backups()
    assert "before upgrade" in copy.name
    assert everything(copy) == before
    assert rows(path, "SELECT version_num, motto FROM alembic_version, campaign") == [
        ("20990101_more", "Go")
    ]
    with open_campaign(path) as again:
        assert again.backups() == (copy,)


def test_an_upgrade_that_fails_leaves_the_file_as_it_was(path: Path, tomorrow: Path) -> None:
    head = SCRIPTS.get_heads()[0]
    tomorrow.write_text(MORE.format(head=head, last="raise RuntimeError('flat tyre')"))
    before = everything(path)
    with pytest.raises(RuntimeError, match="flat tyre"):
        open_campaign(path)
    assert everything(path) == before
    with closing(sqlite3.connect(path)) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(campaign)")]
    assert "motto" not in columns


def test_a_file_that_cannot_be_copied_first_is_not_brought_up(path: Path, tomorrow: Path) -> None:
    tomorrow.write_text(MORE.format(head=SCRIPTS.get_heads()[0], last=""))
    before = everything(path)
    path.with_name("trial backups").write_text("in the way")
    with pytest.raises(CampaignFileError, match="no backup could be written"):
        open_campaign(path)
    assert everything(path) == before
