"""Puts the program together: the only module that knows every other."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

_FILE_ENDINGS = (".oob", ".xlsx", ".xlsm", ".ods")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line, or open the window where no command is given.

    A single argument that is a campaign or a workbook opens it in the window.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words:
        return open_window(None)
    if len(words) == 1 and words[0].lower().endswith(_FILE_ENDINGS):
        return open_window(Path(words[0]))
    from oobmgr.cli.main import run
    from oobmgr.cli.services import Services

    return run(words, Services(write_roster, open_window, picture))
