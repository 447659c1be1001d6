"""The log of the program: what it opened, refused and got wrong, in a text file for reports.

The file lies in the folder for logs that the system has. The person's own folder is written as
``~``, so that a log that is passed on names nobody. Not to be mixed up with the log of a database
(`logs.py`), which belongs to a campaign.
"""

from __future__ import annotations

import contextlib
from datetime import datetime
from pathlib import Path
from typing import Final

_LARGE: Final = 512 * 1024
"""Bytes after which another file is begun: some months of play."""
_KEPT: Final = 3
_SHOWN: Final = 64 * 1024
"""Characters of its end that go into a report: the last days."""


def log_file() -> Path:
    """Where the log lies: the platform's folder for logs (XDG_STATE_HOME is honoured)."""
    import platformdirs

    return Path(platformdirs.user_log_dir("oobmgr", appauthor=False)) / "oobmgr.log"


def versions() -> str:
    """The versions of the program and of what it runs on, in one line."""
    # Slow to load, and no start needs them.
    import platform
    from importlib import metadata

    return (
        f"oobmgr {metadata.version('oobmgr')}, Python {platform.python_version()}, "
        f"{platform.platform(terse=True)}"
    )


def log(text: str) -> None:
    """Write down what happened, with the time; further lines are set in.

    A log is a comfort: where it cannot be written, the program works without.
    """
    path = log_file()
    stamp = datetime.now().astimezone().isoformat(sep=" ", timespec="seconds")
    first, *more = without_home(text).rstrip().splitlines() or [""]
    lines = "".join(f"    {line}\n" for line in more)
    # A log that cannot be written must not stop the program that it reports on.
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        _begin_another(path)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{stamp} {first}\n{lines}")


def log_crash(error: BaseException) -> None:
    """Write down a mistake of ours with the way to it."""
    log(f"went wrong: {type(error).__name__}\n{trace_of(error)}")


def trace_of(error: BaseException) -> str:
    """Where in the program an error happened, as text without the person's own folder."""
    import traceback

    return without_home("".join(traceback.format_exception(error)).strip())


def last_lines() -> str:
    """The end of the log, as a report shows it; empty where there is none."""
    with contextlib.suppress(OSError):
        text = log_file().read_text(encoding="utf-8", errors="replace")
        # From the beginning of a line on.
        return text if len(text) <= _SHOWN else text[-_SHOWN:].partition("\n")[2]
    return ""


def without_home(text: str) -> str:
    """A text in which the person's own folder, whose name is often his own, is called ``~``."""
    home = str(Path.home())
    # Of a system without such a folder it is "/", which stands everywhere.
    return text.replace(home, "~") if len(home) > 1 else text


def _begin_another(path: Path) -> None:
    """Put a log that has grown large aside, and throw the oldest of those away."""
    if not path.exists() or path.stat().st_size < _LARGE:
        return
    for number in range(_KEPT, 0, -1):
        older = path.with_suffix(f".{number}.log")
        newer = path if number == 1 else path.with_suffix(f".{number - 1}.log")
        if newer.exists():
            newer.replace(older)
