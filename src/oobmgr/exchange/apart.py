"""Reading a file from anywhere in a process of its own, bounded in memory and time.

A file can bring a reader of workbooks to a standstill, or down: libraries abort, loop, or take
gigabytes. Then only that process goes, and the program says so in one sentence.
"""

import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import IO, Any, Final

import oobmgr
from oobmgr.domain.errors import BadInput
from oobmgr.domain.garbage import collector_resting
from oobmgr.domain.quantities import counted
from oobmgr.exchange.bounds import MOST_MEMORY, MOST_SECONDS, OUT_OF_MEMORY, TOO_LARGE
from oobmgr.exchange.delimited import bad_file
from oobmgr.exchange.raw_sheets import RawSheet, in_full

_READER: Final = "oobmgr.exchange.reader"
_MOMENT: Final = 0.05
"""Seconds between two looks at whether the player has cancelled."""
_NO_MEMORY: Final = b"memory allocation of"
"""How libraries written in Rust begin to say that they are given no more."""
_DAMAGED: Final = "Open it in a spreadsheet program, save it there under a new name, and read that."
# What an answer is made of: nothing else is built of it, whatever the other process has become.
_PARTS: Final = frozenset(
    {
        "builtins.frozenset",
        "datetime.date",
        "datetime.datetime",
        "datetime.time",
        "datetime.timedelta",
        "oobmgr.domain.errors.Fault",
        "oobmgr.exchange.cells.Unreadable",
        "oobmgr.exchange.raw_sheets.Behind",
        "oobmgr.exchange.raw_sheets.RawSheet",
        "oobmgr.exchange.raw_sheets.Strays",
    }
)


def read_apart(path: Path, go_on: Callable[[], object] = lambda: None) -> tuple[RawSheet, ...]:
    """Read every sheet of a workbook or text file, as `read_sheets` does, in another process.

    `go_on` is called many times a second while it runs; what it raises ends the reading.

    Raises:
        BadInput: the file cannot be read, or not within the bounds.
    """
    command = [sys.executable, "-P", "-m", _READER, str(path), str(MOST_MEMORY)]
    with (
        subprocess.Popen(  # noqa: S603 - our own module; the path is an argument, not a command
            command,
            env=_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # On Windows a window of the console would flash up; elsewhere there is no such flag.
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        ) as process,
        # Both pipes are listened to at once: a reader that complains at length would wait for us.
        ThreadPoolExecutor(2) as beside,
    ):
        complaint = beside.submit(_pipe(process.stderr).read)
        answer = beside.submit(_heard, process)
        try:
            sheets = _waited_for(answer, path, go_on)
        finally:
            # Whatever ended the wait: nobody is left who would read the rest.
            process.kill()
    if sheets is None:
        raise _fallen(path, process.returncode, complaint.result())
    return sheets


def _environment() -> dict[str, str]:
    """That of the program; the other process finds the same modules, wherever it was started."""
    folders = (str(Path(oobmgr.__file__).parents[1]), os.environ.get("PYTHONPATH", ""))
    return os.environ | {
        "PYTHONPATH": os.pathsep.join(filter(None, folders)),
        # The C library of Linux sets 64 MB aside for a second thread, which would count as taken.
        "MALLOC_ARENA_MAX": "1",
    }


def _waited_for(
    answer: Future[tuple[RawSheet, ...] | None], path: Path, go_on: Callable[[], object]
) -> tuple[RawSheet, ...] | None:
    """What the reader says, None where it fell over before the end."""
    deadline = time.monotonic() + MOST_SECONDS
    while time.monotonic() < deadline:
        # Raises when the player cancels, hence the short waits.
        go_on()
        wait((answer,), _MOMENT)
        if answer.done():
            return answer.result()
    raise bad_file(path, f"was not read within {counted(MOST_SECONDS, 'second')}.", TOO_LARGE)


def _heard(process: subprocess.Popen[bytes]) -> tuple[RawSheet, ...] | None:
    """The sheets as they come; None where the reader ends before all were told.

    Raises:
        BadInput: the reader found that the file cannot be read.
    """
    answer = _Answer(_pipe(process.stdout))
    sheets: list[RawSheet] = []
    try:
        with collector_resting():
            faults, number = answer.load()
            for _ in range(number):
                sheet, rows = answer.load()
                while len(sheet.rows) < rows:
                    sheet.rows.extend(answer.load())
                sheets.append(in_full(sheet))
    except (EOFError, pickle.UnpicklingError):
        # The code with which it ended tells why.
        process.wait()
        return None
    if faults:
        raise BadInput(*faults)
    return tuple(sheets)


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        message = "the reader was started without its pipes"
        raise ValueError(message)
    return pipe


def _fallen(path: Path, code: int, complaint: bytes) -> BadInput:
    # A library may abort on the spot where it is given no memory; it says so before.
    if code == OUT_OF_MEMORY or _NO_MEMORY in complaint:
        megabytes = MOST_MEMORY // 1_000_000
        return bad_file(path, f"takes more than {megabytes} MB of memory to read.", TOO_LARGE)
    return bad_file(path, "cannot be read: the workbook reader crashed on it.", _DAMAGED)


class _Answer(pickle.Unpickler):
    """An answer of the reader, built of sheets, cells and faults alone."""

    def find_class(self, module_name: str, global_name: str) -> Any:  # noqa: ANN401 - as pickle
        """A class that an answer may hold."""
        if f"{module_name}.{global_name}" not in _PARTS:
            message = f"{module_name}.{global_name} is not part of an answer"
            raise pickle.UnpicklingError(message)
        return super().find_class(module_name, global_name)
