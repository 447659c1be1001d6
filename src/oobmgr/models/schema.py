"""Bringing a file to the present schema. Alembic is loaded only when there is work for it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Final

from oobmgr.domain.places import migrations_dir
from oobmgr.models.engines import Connection, Engine, fetch, file_of, writing
from oobmgr.models.faults import plain_faults
from oobmgr.models.file_heads import APPLICATION_ID

if TYPE_CHECKING:
    import sqlalchemy


def revision(connection: Connection) -> str | None:
    """The schema revision of a database, None where it has none."""
    # Asked without alembic, which takes longer to load than a list of units to print.
    table = fetch(connection, "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'")
    rows = fetch(connection, "SELECT version_num FROM alembic_version") if table else []
    return str(rows[0][0]) if rows else None


def known_revisions() -> frozenset[str]:
    """Every revision that this program can upgrade from."""
    return frozenset(path.stem for path in (migrations_dir() / "versions").glob("*.py"))


HEAD = max(known_revisions(), default="")
"""The newest revision: each begins with its date. A test holds it against the migrations."""


NEWEST: Final = "newest.json"
"""What makes an empty file of `HEAD`, in the folder of the migrations."""


@cache
def parts_of_new_file() -> tuple[str, ...]:
    """The tables, indexes and triggers of `HEAD` in SQL, in the order in which they are made."""
    return tuple(json.loads((migrations_dir() / NEWEST).read_text(encoding="utf-8")))


def make(engine: Engine) -> None:
    """Make the tables of `HEAD` in an empty file, in one transaction, and mark it as ours.

    They are what the migrations make of it one after the other, which a test holds; but a new
    campaign need not load alembic and walk through the tables of years ago.

    Raises:
        CampaignFileError: the file is locked, full, read-only, damaged or gone.
    """
    with writing(engine) as connection:
        for part in parts_of_new_file():
            connection.execute(part)
        connection.execute("INSERT INTO alembic_version VALUES (?)", (HEAD,))
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def upgrade(engine: Engine) -> None:
    """Run the migrations up to `HEAD` in one transaction, and mark the file as ours.

    Raises:
        CampaignFileError: the file is locked, full, read-only, damaged or gone.
        FileMoved: it is not the file any more that lies at its path.
    """
    from alembic import command
    from alembic.config import Config

    config = Config()
    # The configuration takes a percent sign for a name to fill in, and a folder may be called so.
    config.set_main_option("script_location", str(migrations_dir()).replace("%", "%%"))
    # One transaction for all migrations: an upgrade that fails leaves the file as it was.
    with plain_faults(file_of(engine)), _for_alembic(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        # In the same transaction: no file has our mark without our tables.
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
    engine.check_in_place()


def books_of(bind: sqlalchemy.Connection) -> Connection:
    """The connection of a migration, as what reads and writes the books takes one."""
    driver = bind.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)  # noqa: S101 - narrows the driver's type
    return Connection(driver)


@contextmanager
def _for_alembic(engine: Engine) -> Iterator[sqlalchemy.Connection]:
    """A connection of the kind that alembic takes, in a write transaction."""
    from sqlalchemy import create_engine, event
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.pool import NullPool

    # The URL only says which kind of database it is.
    lent = create_engine("sqlite://", creator=engine.connect, poolclass=NullPool)
    event.listen(lent, "begin", lambda made: made.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with lent.begin() as connection:
            yield connection
    except DBAPIError as error:
        # The driver's own complaint, which `plain_faults` knows.
        raise (error.orig or error) from error
