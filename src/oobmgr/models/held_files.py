"""Which files the database holds open, in this process and in others.

POSIX takes all locks of a process from a file as soon as the process closes any handle of it. The
database of another process then takes the file for closed, removes the log that is in use, and
what is posted after that lies in no file that anybody opens again. So nothing of ours may open a
file, or what lies beside it, while the database of this process holds it.
"""

from __future__ import annotations

import os
from collections import Counter
from contextlib import closing
from io import FileIO
from pathlib import Path
from threading import RLock
from typing import Final
from zlib import crc32

FileNumbers = tuple[int, int]
"""The numbers of the disk and of the file on it."""
# By number and not by path: through a link, or another spelling of a folder, it is the same file to
# the system.
_held: Counter[FileNumbers] = Counter()
# A forgotten connection is let go of wherever memory is tidied up, so also while this is held.
_turnstile: Final = RLock()
_IN_USE_AT: Final = 128
"""The byte of a file ending in ``-shm`` that each open connection keeps locked."""


def numbers_of(path: Path) -> FileNumbers | None:
    """Which file of the disk lies at a path; None where none does.

    Where the drive does not number its files, the place stands in for the number.
    """
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino or -1 - crc32(os.fsencode(path.absolute()))


def is_numbered(path: Path) -> bool:
    """Whether the drive numbers its files, so that one is told from another in its place."""
    numbers = numbers_of(path)
    return numbers is None or numbers[1] > 0


def hold(numbers: FileNumbers) -> None:
    """Note that the database has opened a file."""
    with _turnstile:
        _held[numbers] += 1


def release(numbers: FileNumbers) -> None:
    """Note that it has closed it once."""
    with _turnstile:
        _held[numbers] -= 1


def held_here(path: Path) -> bool:
    """Whether the database of this process holds the file."""
    numbers = numbers_of(path)
    with _turnstile:
        return numbers is not None and _held[numbers] > 0


def first_bytes(path: Path, number: int) -> bytes:
    """The first bytes of a file that the database of this process does not hold."""
    with path.open("rb") as file:
        return file.read(number)


def in_use(path: Path) -> bool:
    """Whether the database of any process holds the file."""
    if held_here(path):
        return True
    shared = path.with_name(f"{path.name}-shm")
    try:
        return shared.exists() and _locked(shared)
    except OSError:
        return True  # who may not ask had better not touch it


def _locked(shared: Path) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows, where an open file cannot be given a name
        try:
            shared.rename(shared)
        except PermissionError:
            return True
        return False
    with closing(FileIO(shared, "r+")) as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _IN_USE_AT, os.SEEK_SET)
        except BlockingIOError:
            return True
    return False
