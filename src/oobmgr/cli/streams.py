"""The streams of the command line: what is said, what is wrong, in letters that they can take.

Nothing slow may be imported here: help and refusals need no more than this.
"""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from oobmgr.domain.errors import Fault

# Signs of written figures: minus, multiplied by, divided by, the slash of a fraction.
_PLAIN = {"\u2212": "-", "\u00d7": "x", "\u00f7": "/", "\u2044": "/"}
_PLAIN_ERRORS = "oobmgr.plain"


def _plain_letters(error: UnicodeError) -> tuple[str, int]:
    """Letters that the terminal or the pipe cannot take, in letters that it can."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    # Taken apart, an accented letter keeps its plain part: é is e with a sign behind it.
    letters = unicodedata.normalize("NFKD", error.object[error.start : error.end])
    plain_letters = (_PLAIN.get(letter, letter) for letter in letters)
    return "".join(letter if letter.isascii() else "?" for letter in plain_letters), error.end


def fit_streams() -> None:
    """Keep a narrow encoding, as pipes have on Windows, from stopping a command half-way."""
    # Set and not caught: a letter may fail anywhere, in the middle of a table.
    codecs.register_error(_PLAIN_ERRORS, _plain_letters)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors=_PLAIN_ERRORS)
    if isinstance(sys.stdin, TextIOWrapper):
        # What is piped in may be of another encoding than the system's, as what is written.
        sys.stdin.reconfigure(errors="replace")


def say(text: str = "") -> None:
    """One line for a person."""
    sys.stdout.write(f"{text}\n")


def complain(faults: Iterable[Fault]) -> None:
    """What is wrong, as one line on standard error."""
    sys.stderr.write(" ".join(" ".join(f.sentence().split()) for f in faults) + "\n")


def remark(notes: Iterable[str]) -> None:
    """What is worth knowing and no fault: on standard error, for lists may be read by scripts."""
    for note in notes:
        sys.stderr.write(f"Note: {' '.join(note.split())}\n")
