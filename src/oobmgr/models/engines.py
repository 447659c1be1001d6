"""Connections to a campaign file. All that differs between databases sits in this module.

The driver's own, without SQLAlchemy: its engine takes longer to load than any question to answer.
The mapped tables say what there is (`oobmgr.models.campaign`), and migrations hold files to them.
"""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from oobmgr.domain.errors import Fault, FileMoved
from oobmgr.models.drives import on_network
from oobmgr.models.faults import plain_faults
from oobmgr.models.held_files import hold, numbers_of, release

# How long a write waits for that of another program before the player is told of it.
BUSY_MILLISECONDS = 3000
# More threads than these hardly ever read at once, and each connection holds a cache of pages.
_MOST_IDLE: Final = 5
_USUAL_KIBIBYTES: Final = 2_000  # as SQLite has it
_IMPORT_KIBIBYTES: Final = 64_000
T = TypeVar("T")

# Bytes. With half of them, as SQLite has it, much of the time of writing an import down goes to
# single pages; with twice as many a single post takes a sixth longer.
_PAGE: Final = 8192
_PRAGMAS: Final = ("synchronous=FULL", "foreign_keys=ON", "recursive_triggers=ON")
# There a disk says that it has written what it only keeps in mind, unless it is asked twice.
_ON_A_MAC: Final = ("fullfsync=ON", "checkpoint_fullfsync=ON") if sys.platform == "darwin" else ()


class _Driver(sqlite3.Connection):
    """A connection of the driver that says when it lets go of its file."""

    _let_go: weakref.finalize[..., _Driver] | None = None

    def keep(self, path: Path) -> None:
        """Say that the file which lies there is open."""
        numbers = numbers_of(path)
        if numbers is not None:
            hold(numbers)
            # Nobody closes a connection that is only forgotten, and the system gives the number of
            # its file to another as soon as that file is deleted.
            self._let_go = weakref.finalize(self, release, numbers)

    def close(self) -> None:
        """Let go of the file; a second time there is nothing to let go of."""
        super().close()
        if self._let_go is not None:
            self._let_go()


class Connection:
    """A connection that sees one moment of the books, for as long as it is lent."""

    def __init__(self, driver: sqlite3.Connection, hidden: frozenset[str] = frozenset()) -> None:
        self.driver = driver
        self.hidden = hidden
        """The sides that a veil hides from what is read here; none where there is no veil."""

    def execute(self, statement: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        """Run one statement."""
        return self.driver.execute(statement, tuple(values))


class Engine:
    """The connections to one campaign file, lent to one thread at a time and kept for the next.

    Opening anew for each question is slow, and threads read side by side. `prepare` is done with
    each new connection, `catch_up` at the beginning of each moment.
    """

    def __init__(
        self,
        path: Path,
        *,
        hidden: frozenset[str] = frozenset(),
        prepare: Callable[[sqlite3.Connection], None] = lambda _: None,
        catch_up: Callable[[Connection], None] = lambda _: None,
    ) -> None:
        self.path = path
        self._identity = numbers_of(path)
        self._hidden = hidden
        self._prepare = prepare
        self._catch_up = catch_up
        self._idle: list[sqlite3.Connection] = []
        self._lending = threading.Lock()
        # Counted, not a flag: what was lent before the file was let go of must not come back into
        # use, though others may be lent after it.
        self._disposed = 0

    def connect(self) -> sqlite3.Connection:
        """A new connection: full synchronisation, foreign keys on.

        Raises:
            sqlite3.Error: the file cannot be opened.
            FileMoved: it is not the file any more that lies at its path.
        """
        # A file that is gone is not made anew. A connection goes from thread to thread, but is lent
        # to one at a time.
        made = _Driver(
            f"{self.path.absolute().as_uri()}?mode=rw",
            uri=True,
            check_same_thread=False,
            timeout=BUSY_MILLISECONDS / 1000,
            isolation_level=None,  # we say BEGIN ourselves, so that it can be IMMEDIATE
        )
        made.keep(self.path)
        try:
            # A connection that is made later opens whatever lies there by then, and its first
            # statement would play the log of the file before into that.
            self.check_in_place()
            # With recursive triggers a row of the journal cannot be replaced either.
            for pragma in (*_PRAGMAS, *_ON_A_MAC):
                made.execute(f"PRAGMA {pragma}")
            self._prepare(made)
        # Whatever went wrong, an interrupt included: the file must not stay open.
        except BaseException:
            made.close()
            raise
        return made

    @contextmanager
    def lent(self) -> Iterator[sqlite3.Connection]:
        """A connection of the driver, outside any transaction."""
        with self._lending:
            lent = self._idle.pop() if self._idle else None
            # What outlives a `dispose` is closed when it comes back, and not kept for the next.
            lent_in = self._disposed
        driver = lent or self.connect()
        try:
            yield driver
        finally:
            self._take_back(driver, lent_in)

    def _take_back(self, driver: sqlite3.Connection, lent_in: int) -> None:
        with self._lending:
            # One that could not be rolled back would carry its transaction to the next.
            fit = lent_in == self._disposed and not driver.in_transaction
            kept = fit and len(self._idle) < _MOST_IDLE
            if kept:
                self._idle.append(driver)
        if not kept:
            driver.close()

    @contextmanager
    def moment(self, begin: str) -> Iterator[Connection]:
        """A connection in a transaction, which is rolled back unless the caller ends it."""
        with self.lent() as driver:
            driver.execute(begin)
            try:
                connection = Connection(driver, self._hidden)
                self._catch_up(connection)
                yield connection
            finally:
                # A connection that cannot be rolled back is not lent again (`_take_back`).
                with contextlib.suppress(sqlite3.Error):
                    driver.rollback()

    def dispose(self) -> None:
        """Let go of the file; what is lent is let go of when it comes back."""
        with self._lending:
            idle, self._idle = self._idle, []
            self._disposed += 1
        for driver in idle:
            driver.close()

    def check_in_place(self) -> None:
        """See that the file which was opened still lies where it was opened.

        The system lets a file be moved, replaced or deleted while it is open: what is written then
        is in no file that anybody opens again.

        Raises:
            FileMoved: another file lies there, or none.
        """
        # A file that was not there to begin with cannot be opened, which SQLite says itself.
        found = numbers_of(self.path)
        if self._identity is None or self._identity == found:
            return
        what = "another file is in its place" if found else "it is not in its place any more"
        raise FileMoved(
            Fault(
                f"the campaign file was moved, replaced or deleted while it was open: {what}.",
                str(self.path),
                advice="Nothing more is posted. Put it back, or save what is open under a new "
                "name.",
            )
        )


def campaign_engine(path: Path) -> Engine:
    """The connections to one campaign file.

    They stay with the file that lies there now, and write to no other (`check_in_place`).
    """
    return Engine(path)


def keep_log_beside(engine: Engine) -> None:
    """Let readers read while somebody writes (WAL), where that can be. The file remembers it.

    On a network drive they wait for one another. Not done for each connection: a file that is
    refused must stay as it is.
    """
    mode = "DELETE" if on_network(engine.path) else "WAL"
    with plain_faults(file_of(engine)), engine.lent() as driver:
        # Of a new file alone: one that holds anything keeps the pages that it has.
        driver.execute(f"PRAGMA page_size={_PAGE}")
        driver.execute(f"PRAGMA journal_mode={mode}")


def file_of(engine: Engine) -> str:
    """The file that an engine reads and writes."""
    return str(engine.path)


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection that sees one moment of the books.

    Raises:
        CampaignFileError: the file is gone, damaged or locked.
    """
    # Nothing is written; the rollback only ends the moment that was looked at.
    with plain_faults(file_of(engine)), engine.moment("BEGIN") as connection:
        yield connection


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A connection in a write transaction: committed at the end, rolled back on any error.

    Raises:
        CampaignFileError: the file is locked, full, read-only, damaged or gone.
        FileMoved: it is not the file any more that lies at its path.
    """
    # A write that began as a read could be refused half-way, when somebody else wrote meanwhile.
    with plain_faults(file_of(engine)), engine.moment("BEGIN IMMEDIATE") as connection:
        engine.check_in_place()
        with _room_for_pages(connection):
            yield connection
            connection.driver.commit()
    # Again, for it takes a while: nobody is told of a post that went with the old file.
    engine.check_in_place()


@contextmanager
def _room_for_pages(connection: Connection) -> Iterator[None]:
    """Let all pages that a large import changes stay in memory until they are committed.

    Beyond the usual 2 MB they are written out to make room, and read again, many times over.
    """
    connection.execute(f"PRAGMA cache_size={-_IMPORT_KIBIBYTES}")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA cache_size={-_USUAL_KIBIBYTES}")


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
    cursor = connection.driver.cursor()
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
    cursor = connection.driver.cursor()
    try:
        cursor.execute(statement, tuple(values))
        return list(cursor.fetchall())
    finally:
        cursor.close()


def one_by_one(rows: list[T]) -> Iterator[T]:
    """Rows in their order, each of which is let go of as the next is taken; the list gets empty.

    Twenty thousand that die together hold Python's lock for longer than a window may wait for it.
    """
    rows.reverse()
    while rows:
        yield rows.pop()


@contextmanager
def any_text(connection: Connection) -> Iterator[None]:
    """Read bytes even where they are not text: as signs that no text of ours holds."""
    connection.driver.text_factory = lambda text: text.decode("utf-8", "backslashreplace")
    try:
        yield
    finally:
        connection.driver.text_factory = str


def copy_database(engine: Engine, target: Path) -> None:
    """Copy the whole database into a new file with the online backup of SQLite.

    Raises:
        CampaignFileError: one of the two files cannot be read or written, or the disk is full.
    """
    with plain_faults(str(target)), engine.lent() as source:
        copy = sqlite3.connect(target)
        try:
            source.backup(copy)
            # A copy is one file: whoever moves it must not leave half of it behind in a log.
            copy.execute("PRAGMA journal_mode=DELETE")
        finally:
            copy.close()
