"""Telling damage of a file from a bug of ours: the check has to find what a reader trips over."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from oobmgr.domain.errors import Fault, FileAltered

STUMBLES: Final = (
    sqlite3.DatabaseError,
    ArithmeticError,
    AttributeError,
    LookupError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)
"""What a value of a wrong kind makes of the code that reads it."""


@contextmanager
def damage_told(check: Callable[[], tuple[Fault, ...]]) -> Iterator[None]:
    """Tell what the check finds in the books, where reading them stumbled.

    Where it finds nothing, the error is a bug of ours and passes as it is.

    Raises:
        FileAltered: with every fault of the books.
    """
    try:
        yield
    except STUMBLES as error:
        # Asked only now, since a check of the whole books takes seconds.
        faults = check()
        if not faults:
            raise
        raise FileAltered(*faults) from error
