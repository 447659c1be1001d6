"""The process that reads one file: ``python -m oobmgr.exchange.reader FILE MEMORY``.

Its answer goes to standard output, pickled piece by piece: the faults and how many sheets there
are; then each sheet without its rows and how many these are, and the rows. See `apart`.
"""

import os
import pickle
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.garbage import collector_resting
from oobmgr.exchange.bounds import OUT_OF_MEMORY
from oobmgr.exchange.raw_sheets import RawSheet

_ROWS_AT_ONCE: Final = 2000


def main() -> int:
    """Read the file and answer; a code where memory was not enough."""
    _limit_memory(int(sys.argv[2]))
    try:
        # Until its end, which comes at once: there is never garbage worth a look.
        with collector_resting():
            # One for all pieces: it sends a text that stands in several of them once.
            answer = pickle.Pickler(sys.stdout.buffer, pickle.HIGHEST_PROTOCOL)
            for piece in _answer(Path(sys.argv[1])):
                answer.dump(piece)
    # An exit code only: putting it into words would take memory, too.
    except MemoryError:
        return OUT_OF_MEMORY
    return 0


def _answer(path: Path) -> Iterator[object]:
    # Here, while the collector rests: it would look again and again at all that loading makes.
    from oobmgr.exchange.workbooks import read_short

    sheets: tuple[RawSheet, ...] = ()
    faults: tuple[Fault, ...] = ()
    try:
        sheets = read_short(path)
    except BadInput as error:
        faults = error.faults
    yield faults, len(sheets)
    for sheet in sheets:
        # The rows follow in pieces: pickled in one go they would need their size once more.
        yield replace(sheet, rows=[]), len(sheet.rows)
        for first in range(0, len(sheet.rows), _ROWS_AT_ONCE):
            yield sheet.rows[first : first + _ROWS_AT_ONCE]


def _limit_memory(most: int) -> None:
    """Have the system refuse what goes beyond so many bytes; Windows cannot."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    # A reader that falls over leaves no picture of its memory in the player's folder.
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    ended = main()
    sys.stdout.flush()
    # Nobody needs the memory tidied: letting go of every cell takes as long as sending them.
    os._exit(ended)
