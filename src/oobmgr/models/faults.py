"""The database's complaints about a campaign file, in plain words."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from oobmgr.domain.errors import BadInput, CampaignFileError, Fault

_BUGS = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError)


@contextmanager
def plain_faults(where: str) -> Iterator[None]:
    """Turn what the database says about its file into a `CampaignFileError` that names it.

    What only a bug of ours can cause passes as it is.
    """
    try:
        yield
    # SQLite holds whole numbers of 64 bits; Python does not mind larger ones before.
    except OverflowError as error:
        raise BadInput(
            Fault("a number is too large for the books.", advice="Enter a smaller one.")
        ) from error
    # The driver reads the database's own complaint as text, and it names what is damaged.
    except UnicodeDecodeError as error:
        raise CampaignFileError(file_fault("malformed", where)) from error
    except sqlite3.Error as error:
        # A broken rule of ours, such as a row that points to nothing, must be seen as a bug and not
        # as a damaged file.
        if isinstance(error, _BUGS):
            raise
        raise CampaignFileError(file_fault(str(error), where)) from error


def file_fault(complaint: str, where: str) -> Fault:
    """A complaint about a file as what is wrong, where, and what to do."""
    for words, message, advice in _PLAIN:
        # The driver gives the same class for nearly all of these, so its words have to be read.
        if any(word in complaint for word in words):
            return Fault(message, where, advice=advice)
    return Fault(f"the campaign file cannot be used: {complaint}.", where)


_PLAIN = (
    (
        ("locked", "busy"),
        "the campaign file is locked by another program.",
        "Close the other window or command that is writing to it, then try again.",
    ),
    (
        ("readonly", "read-only"),
        "the campaign file is read-only.",
        "Give it back its permission to be written.",
    ),
    (
        ("full",),
        "the disk is full.",
        "Make room, then try again; nothing was changed.",
    ),
    (
        # A write beyond what the disk, or its owner, allows; or a disk that fails, or is gone.
        ("disk I/O error",),
        "the disk does not take it.",
        "Check that it is there and has room, then try again; nothing was changed.",
    ),
    (
        ("malformed", "not a database", "no such table", "no such column", "out of range"),
        "the file is damaged.",
        "Restore one of its copies.",
    ),
    (
        ("unable to open",),
        "the file cannot be opened.",
        "Check that it and its folder are still there.",
    ),
)
