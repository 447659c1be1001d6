"""Connections to a campaign file. All that differs between databases sits in this module."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from oobmgr.domain.errors import Fault, FileMoved
from oobmgr.models.faults import plain_faults
from oobmgr.models.file_heads import APPLICATION_ID
from oobmgr.models.held_files import hold, numbers_of, release

# How long a write waits for that of another program before the player is told of it.
BUSY_MILLISECONDS = 3000
_WRITE = "oobmgr_write"
_OPENED = "oobmgr_opened"


def campaign_engine(path: Path) -> Engine:
    """An engine for one campaign file: full synchronisation, foreign keys on.

    It stays with the file that lies there now, and writes to no other (`check_in_place`).
    """
    place = f"{path.absolute().as_uri()}?mode=rw"  # a file that is gone is not made anew

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(
            # A connection goes from thread to thread, but the pool gives it to one at a time.
            place,
            uri=True,
            check_same_thread=False,
            timeout=BUSY_MILLISECONDS / 1000,
        )

    # The URL only says which file it is (`file_of`); the connections come from `connect`.
    url = URL.create("sqlite", database=str(path))
    # A pool although it is a file: threads read side by side, and opening anew for each question is
    # slow.
    engine = create_engine(
        url,
        poolclass=QueuePool,
        creator=connect,
        execution_options={_OPENED: numbers_of(path)},
    )
    event.listen(engine, "connect", partial(_take_up, engine, path))
    event.listen(engine, "close", _release)
    event.listen(engine, "begin", _begin)
    return engine


def _take_up(
    engine: Engine, path: Path, connection: sqlite3.Connection, record: ConnectionPoolEntry
) -> None:
    """Begin to use a new connection; where it cannot be, nothing of it stays open or held."""
    _hold(path, connection, record)
    try:
        _prepare(connection, record)
        # A connection that is made later would open whatever lies there by then.
        check_in_place(engine)
    except BaseException:
        # Nobody else closes it. The system gives the number of a file that is gone to another one,
        # which would be taken for held.
        connection.close()
        _release(connection, record)
        raise


def _hold(path: Path, _connection: object, record: ConnectionPoolEntry) -> None:
    numbers = numbers_of(path)
    if numbers is not None:
        record.info[_OPENED] = numbers
        hold(numbers)


def _release(_connection: object, record: ConnectionPoolEntry) -> None:
    numbers = record.info.pop(_OPENED, None)
    if numbers is not None:
        release(numbers)


def check_in_place(engine: Engine) -> None:
    """See that the file which the engine opened still lies where it was opened.

    The system lets a file be moved, replaced or deleted while it is open: what is written then is
    in no file that anybody opens again.

    Raises:
        FileMoved: another file lies there, or none.
    """
    path = Path(file_of(engine))
    opened = engine.get_execution_options()[_OPENED]
    # A file that was not there to begin with cannot be opened, which SQLite says itself.
    if opened is None or opened == numbers_of(path):
        return
    what = "another file lies in its place" if path.exists() else "it is not in its place any more"
    raise FileMoved(
        Fault(
            f"the campaign file was moved, replaced or deleted while it was open: {what}.",
            str(path),
            advice="Nothing more is posted. Put it back, or save what is open under a new name.",
        )
    )


def _prepare(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own type
    connection.isolation_level = None  # we say BEGIN ourselves, so that it can be IMMEDIATE
    cursor = connection.cursor()
    # With recursive triggers a row of the journal cannot be replaced either.
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "recursive_triggers=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def keep_log_beside(engine: Engine) -> None:
    """Let readers read while somebody writes (WAL). The file remembers it.

    Not done for each connection: a file that is refused must stay as it is.
    """
    with plain_faults(file_of(engine)):
        connection = engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA journal_mode=WAL")
        finally:
            connection.close()


def file_of(engine: Engine) -> str:
    """The file that an engine reads and writes."""
    return engine.url.database or ""


def _begin(connection: Connection) -> None:
    write = connection.get_execution_options().get(_WRITE)
    # A write that began as a read could be refused half-way, when somebody else wrote meanwhile.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection that sees one moment of the books.

    Raises:
        CampaignFileError: the file is gone, damaged or locked.
    """
    with plain_faults(file_of(engine)), engine.connect() as connection:
        moment = connection.begin()
        try:
            yield connection
        finally:
            # Nothing was written; this only ends the moment that was looked at.
            moment.rollback()


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A connection in a write transaction: committed at the end, rolled back on any error.

    Raises:
        CampaignFileError: the file is locked, full, read-only, damaged or gone.
        FileMoved: it is not the file any more that lies at its path.
    """
    with (
        plain_faults(file_of(engine)),
        engine.connect().execution_options(**{_WRITE: True}) as connection,
        connection.begin(),
    ):
        check_in_place(engine)
        yield connection
    # Again, for it takes a while: nobody is told of a post that went with the old file.
    check_in_place(engine)


def mark_as_campaign(connection: Connection) -> None:
    """Write our application id into a new file."""
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")


def insert_rows(
    connection: Connection, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]
) -> None:
    """Insert many rows at the driver's speed. Table and columns are names from our own code."""
    marks = ", ".join("?" * len(columns))
    names = ", ".join(columns)
    run_many(connection, f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)  # noqa: S608 - our names


def run_many(connection: Connection, statement: str, rows: Sequence[Sequence[Any]]) -> None:
    """Run one statement of ours with many rows of values at the driver's speed."""
    if not rows:
        return
    cursor = connection.connection.cursor()
    try:
        cursor.executemany(statement, rows)
    finally:
        cursor.close()


def row_as_json(columns: Sequence[str]) -> str:
    """SQL for a JSON object of a row's columns, made where the rows are: thousands at once."""
    pairs = ", ".join(f"'{column}', {column}" for column in columns)
    return f"json_object({pairs})"


def fetch(connection: Connection, statement: str, values: Sequence[Any] = ()) -> list[Any]:
    """Rows of a statement as plain tuples, at the driver's speed."""
    cursor = connection.connection.cursor()
    try:
        cursor.execute(statement, tuple(values))
        return list(cursor.fetchall())
    finally:
        cursor.close()


@contextmanager
def any_text(connection: Connection) -> Iterator[None]:
    """Read bytes that are no text all the same: as signs that no text of ours holds."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)  # noqa: S101 - narrows the driver's type
    driver.text_factory = lambda text: text.decode("utf-8", "backslashreplace")
    try:
        yield
    finally:
        driver.text_factory = str


def copy_database(engine: Engine, target: Path) -> None:
    """Copy the whole database into a new file with the online backup of SQLite.

    Raises:
        CampaignFileError: one of the two files cannot be read or written, or the disk is full.
    """
    with plain_faults(str(target)), engine.connect() as connection:
        source = connection.connection.driver_connection
        assert isinstance(source, sqlite3.Connection)  # noqa: S101 - narrows the driver's type
        copy = sqlite3.connect(target)
        try:
            source.backup(copy)
            # A copy is one file: whoever moves it must not leave half of it behind in a log.
            copy.execute("PRAGMA journal_mode=DELETE")
        finally:
            copy.close()
