"""The process that reads one file: ``python -m oobmgr.exchange.reader FILE MEMORY``.

Its answer goes to standard output: the sheets and the faults, pickled. See `apart`.
"""

import os
import pickle
import sys
from pathlib import Path

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.exchange.bounds import OUT_OF_MEMORY
from oobmgr.exchange.workbooks import RawSheet, read_short


def main() -> int:
    """Read the file and answer; a code where memory was not enough."""
    _limit_memory(int(sys.argv[2]))
    sheets: tuple[RawSheet, ...] = ()
    faults: tuple[Fault, ...] = ()
    try:
        sheets = read_short(Path(sys.argv[1]))
    except BadInput as error:
        faults = error.faults
    except MemoryError:
        return OUT_OF_MEMORY
    answer = pickle.Pickler(sys.stdout.buffer, protocol=pickle.HIGHEST_PROTOCOL)
    # No cell is looked up among those before it: there are hundreds of thousands, none shared.
    answer.fast = True
    answer.dump((sheets, faults))
    return 0


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
