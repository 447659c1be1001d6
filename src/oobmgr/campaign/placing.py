"""Files that take their place whole or not at all: new campaigns, and copies of one."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.domain.disks import disk_fault
from oobmgr.domain.errors import CampaignFileError, Fault
from oobmgr.models.engines import copy_database
from oobmgr.models.held_files import in_use

if TYPE_CHECKING:
    from oobmgr.models.engines import Engine


def write_copy(engine: Engine, target: Path) -> Path:
    """Copy the whole database into a backup, under the next number where the name is taken.

    Raises:
        CampaignFileError: the copy cannot be written.
    """
    part = target.with_suffix(f".{os.getpid()}.part")
    try:
        target.parent.mkdir(exist_ok=True)
        # A part of a former try, whose program was killed, would be taken for a database.
        _remove_database(part)
        copy_database(engine, part)
        # On the disk before it has its name: a name must never stand for half a file.
        _sync(part)
        return _placed(part, target)
    except (OSError, sqlite3.Error) as error:
        what = "no backup could be written"
        raise CampaignFileError(disk_fault(what, str(target), error)) from error
    finally:
        _remove_database(part)


def _placed(part: Path, target: Path) -> Path:
    """Give a finished file its name; where that is taken, the next number."""
    number, wanted = 1, target
    while True:
        try:
            _link(part, wanted)
        except FileExistsError:
            number += 1
            wanted = target.with_stem(f"{target.stem} {number}")
        else:
            return wanted


def _link(part: Path, path: Path) -> None:
    """Let the file appear under its name, whole. Raises `FileExistsError`; replaces nothing."""
    try:
        # Unlike a rename, a link fails where the name is taken meanwhile.
        os.link(part, path)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError):  # a file system without hard links, such as FAT
        if path.exists():
            raise FileExistsError(str(path)) from None
        part.rename(path)


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Give the name of an empty file; it takes its place at the end, whole or not at all.

    Raises:
        CampaignFileError: there is a file already, or the folder cannot be written.
    """
    with _told("the file cannot be made", path):
        _check_free(path)
    part = path.with_name(f"{path.name}.part")
    _remove_database(part)
    try:
        with _told("the file cannot be made", path):
            part.touch(exist_ok=False)
            yield part
            # Here, too, first the content and then the name.
            _sync(part)
            _link(part, path)
    finally:
        _remove_database(part)


@contextmanager
def _told(what: str, path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise CampaignFileError(disk_fault(what, str(path), error)) from error


def refuse_open(path: Path, message: str) -> None:
    """Leave a campaign alone that a program has open, this one included.

    Raises:
        CampaignFileError: it is open.
    """
    if in_use(path):
        raise CampaignFileError(Fault(message, str(path), advice="Close it everywhere first."))


def _check_free(path: Path) -> None:
    if path.exists():
        what = "this is a folder" if path.is_dir() else "there is a file of this name already"
        raise CampaignFileError(Fault(f"{what}.", str(path), advice="Choose another name."))
    if path.with_name(f"{path.name}-wal").exists():
        # The database would take it for the log of the new file, and play it into that.
        message = "the log of another campaign of this name is there."
        advice = "Choose another name, or put its campaign back and open that first."
        raise CampaignFileError(Fault(message, f"{path}-wal", advice=advice))
    if not path.parent.is_dir():
        raise CampaignFileError(
            Fault("there is no such folder.", where=str(path.parent), advice="Make it first.")
        )


def _remove_database(path: Path) -> None:
    for tail in ("", "-wal", "-shm", "-journal"):
        # Mostly there is none. What cannot be removed now is swept later (`leftovers`).
        with contextlib.suppress(OSError):
            path.with_name(path.name + tail).unlink()
