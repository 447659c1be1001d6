"""What a kill left beside a campaign: files that were begun, and that nobody finishes any more."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from oobmgr.models.file_heads import backups_folder

DRAFTS: Final = ".oobmgr-"
"""How the name of a folder begins in which a sheet or workbook is written."""
OLD: Final = 3600.0
"""Seconds after which nobody is writing any more: an export takes a minute at the most."""
_TAILS: Final = ("", "-wal", "-shm", "-journal")


def sweep(path: Path) -> None:
    """Take away what was begun long ago beside a campaign file, and in its folder of copies.

    What cannot be taken away stays where it is: it is in nobody's way.
    """
    since = time.time() - OLD
    for found in (*_beside(path), *backups_folder(path).glob("*.part*")):
        # Each by itself: one that is locked must not save the others from being swept.
        with suppress(OSError):
            if found.stat().st_mtime < since:
                found.unlink()
    for folder in path.parent.glob(f"{DRAFTS}*"):
        with suppress(OSError):
            # Only with nothing but drafts in it: a folder of this name could be a player's own.
            if folder.stat().st_mtime < since and all(map(_is_draft, folder.iterdir())):
                shutil.rmtree(folder, ignore_errors=True)


def _beside(path: Path) -> Iterator[Path]:
    """The names of a campaign that is being made, or put back, with what the database adds."""
    for begun in (f"{path.name}.part", f"{path.name}.restored.part"):
        yield from (path.with_name(begun + tail) for tail in _TAILS)


def _is_draft(path: Path) -> bool:
    return path.name.startswith("draft")
