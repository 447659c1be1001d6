"""The first bytes of the log that the database keeps beside a file: whether it can be of that file.

The form is SQLite's: https://www.sqlite.org/fileformat2.html#the_write_ahead_log. Nothing in it
names the file that it belongs to, so the database plays in whatever lies there under the name.
"""

from __future__ import annotations

import os
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oobmgr.models.held_files import first_bytes, in_use

if TYPE_CHECKING:
    from typing import Literal

_MAGIC: Final = {0x377F0682: "little", 0x377F0683: "big"}
"""The first number of a log, which says in which order of bytes its checksums are worked out."""
# The layout of a log and of a file's head is SQLite's: a head of 32 bytes of which the first 24 are
# in its checksum, then frames, each a head of 24 bytes and a page.
_HEAD: Final = 32
_SUMMED: Final = 24
_FRAME: Final = 24
_PAGE_SIZE_AT: Final = (16, 18)
_WRITE_VERSION_AT: Final = 18
# 1 is for a file with the older journal, which has no log beside it.
_WITH_LOG: Final = 2
# The head of a file has two bytes for the size of its pages, in which this one is written as 1.
_LARGEST_PAGE: Final = 65536


class LogState(Enum):
    """What the first bytes tell of a log."""

    NONE = auto()
    """There is none, it is empty, or it is in use by an open campaign."""
    UNREADABLE = auto()
    """It is damaged: the database would pass over all that it holds."""
    FOREIGN = auto()
    """It does not belong to this file, which has other pages or was put there without a log."""
    LEFT = auto()
    """A crash left it; whose it is, its pages must tell."""


def log_of(path: Path) -> Path:
    """Where the log of a file lies."""
    return path.with_name(f"{path.name}-wal")


def log_state(path: Path) -> LogState:
    """What lies beside a file as its log. Nothing is played in by asking.

    Raises:
        OSError: the file or its log cannot be read.
    """
    log = log_of(path)
    if not log.exists() or log.stat().st_size <= _HEAD or in_use(path):
        return LogState.NONE
    head, begin = first_bytes(path, _HEAD), first_bytes(log, _HEAD)
    order = _MAGIC.get(int.from_bytes(begin[:4], "big"))
    if order is None or _checksum(begin[:_SUMMED], order) != begin[_SUMMED:]:
        return LogState.UNREADABLE
    pages = int.from_bytes(head[slice(*_PAGE_SIZE_AT)], "big")
    if int.from_bytes(begin[8:12], "big") not in {pages, pages * _LARGEST_PAGE}:
        return LogState.FOREIGN
    # Whoever writes with a log says so in the file first; our copies say that they have none.
    return LogState.LEFT if head[_WRITE_VERSION_AT] == _WITH_LOG else LogState.FOREIGN


def first_commit(path: Path) -> int:
    """How many bytes of the log beside a file its head and the first transaction in it take.

    Raises:
        OSError: the log cannot be read.
    """
    with log_of(path).open("rb") as log:
        begin = log.read(_HEAD)
        page = int.from_bytes(begin[8:12], "big")
        at = _HEAD
        while len(frame := log.read(_FRAME)) == _FRAME:
            at = log.seek(page, os.SEEK_CUR)
            # The last page of a transaction says how large the file is after it.
            if frame[4:8] != b"\0\0\0\0":
                break
    return at


def _checksum(text: bytes, order: str) -> bytes:
    first = second = 0
    byte_order: Literal["little", "big"] = "little" if order == "little" else "big"
    # As SQLite sums up the head of a log: two running sums over pairs of 32-bit words.
    for at in range(0, len(text), 8):
        first += int.from_bytes(text[at : at + 4], byte_order) + second
        first &= 0xFFFFFFFF
        second += int.from_bytes(text[at + 4 : at + 8], byte_order) + first
        second &= 0xFFFFFFFF
    return first.to_bytes(4, "big") + second.to_bytes(4, "big")
