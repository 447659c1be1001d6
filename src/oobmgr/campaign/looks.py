"""A look at a campaign file that leaves it, and the log beside it, as they are."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from oobmgr.models.engines import campaign_engine, copy_database
from oobmgr.models.held_files import in_use

if TYPE_CHECKING:
    from oobmgr.models.engines import Engine


@contextmanager
def a_look(path: Path, log_bytes: int | None = None) -> Iterator[Engine]:
    """A copy of a file with the log beside it, or as much of that, which is gone after the look.

    Opening the file itself would play a log into it that may not be its own.

    Raises:
        OSError: the file cannot be copied.
    """
    with TemporaryDirectory(prefix="oobmgr-") as folder:
        copy = Path(folder, path.name)
        _copy(path, copy, log_bytes)
        engine = campaign_engine(copy)
        try:
            yield engine
        finally:
            engine.dispose()


def _copy(path: Path, copy: Path, log_bytes: int | None) -> None:
    if log_bytes is None and in_use(path):
        # Nothing is played in that is not being used already, and no half-written page is met.
        source = campaign_engine(path)
        try:
            copy_database(source, copy)
        finally:
            source.dispose()
        return
    shutil.copyfile(path, copy)
    log = path.with_name(f"{path.name}-wal")
    # The log alone: the database makes its index anew.
    if log_bytes != 0 and log.exists():
        beside = shutil.copyfile(log, copy.with_name(log.name))
        if log_bytes is not None:
            os.truncate(beside, log_bytes)
