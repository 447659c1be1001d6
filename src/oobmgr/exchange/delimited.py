"""Reading text files of rows: fields between semicolons, commas or tabs, as spreadsheets save."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.exchange.bounds import MOST_COLUMNS, MOST_ROWS, MOST_TEXT
from oobmgr.exchange.cells import Row

SUFFIXES: Final = frozenset({".csv", ".tsv", ".txt"})
_DELIMITERS: Final = ";\t|,"
_SAMPLE: Final = 1000
_WINDOWS: Final = "cp1252"
"""What Excel saves on Windows in the west of Europe."""
_ENCODINGS: Final = (_WINDOWS, "cp1251", "cp1250", "koi8_r", "cp866", "mac_roman", "cp850")
_ADVICE: Final = "Save it as CSV in UTF-8, or as an Excel workbook (.xlsx)."


def is_delimited(path: Path) -> bool:
    """Whether a file is read as text, by the end of its name."""
    return path.suffix.casefold() in SUFFIXES


def read_delimited(path: Path) -> list[Row]:
    """The rows of a text file, all equally long; every cell is the text that stands there.

    So ``8-1`` stays what it is: nothing has made a date of it. The mark between the fields is the
    one that most lines have the same number of.

    Raises:
        BadInput: the file cannot be read, is empty, or is not text.
    """
    return rows_of(_text(path), path)


def rows_of(text: str, path: Path) -> list[Row]:
    """The rows of a text, all equally long; `path` is what it is called where it cannot be read.

    Raises:
        BadInput: it is empty, or has too many columns.
    """
    if not text.strip():
        raise bad_file(path, "is empty.", "Choose another file.")
    delimiter = _delimiter(text)
    try:
        # Strict, because an unclosed quote would otherwise swallow the rest of the file.
        rows = [*csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)]
    except csv.Error as why:
        raise bad_file(path, f"cannot be read as rows: {why}.", _ADVICE) from why
    check_number(path, rows)
    # Blank cells at the end of a row are often not written.
    width = max(map(len, rows), default=0)
    if width > MOST_COLUMNS:
        line = next(number for number, row in enumerate(rows, 1) if len(row) > MOST_COLUMNS)
        message = f"has {width:,} columns in row {line:,}; {MOST_COLUMNS} can be read."
        raise bad_file(path, message, "Choose a list of units, or delete what is not one.")
    return [[*row, *[""] * (width - len(row))] for row in rows]


def _delimiter(text: str) -> str:
    """The mark between the fields: the one that most lines have the same number of.

    Titles above the table have none, and a comma may stand in any text. Of equals the first of
    the marks, which a text seldom holds.
    """
    lines = [line for line in text.splitlines()[:_SAMPLE] if line.strip()]

    def regular(mark: str) -> int:
        numbers = Counter(line.count(mark) for line in lines)
        # Lines without the mark are titles. A `Counter`, unlike a dict, allows this for no key.
        del numbers[0]
        return max((number * times for number, times in numbers.items()), default=0)

    return max(_DELIMITERS, key=regular)


def _text(path: Path) -> str:
    with readable(path):
        content = path.read_bytes()
    if len(content) > MOST_TEXT:
        raise bad_file(path, "is too large for a list of units.", "Choose another file.")
    # "Unicode text" of Excel is UTF-16, known by its first two bytes.
    wide = content[:2] in {b"\xff\xfe", b"\xfe\xff"}
    for encoding in ("utf-16",) if wide else ("utf-8-sig", _guessed(content)):
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        # A NUL betrays a binary file.
        if "\0" not in text:
            return text
    raise bad_file(path, "is not text.", _ADVICE)


def _guessed(content: bytes) -> str:
    """The encoding of a text that is not UTF-8, by what letters stand beside each other."""
    # Slow to load, and nearly no file needs it.
    from charset_normalizer import from_bytes

    if b"\0" in content:
        return _WINDOWS
    found = from_bytes(content, cp_isolation=list(_ENCODINGS))
    # Of those that fit equally well the one that is met most often.
    best = min(found, key=lambda one: (one.chaos, _ENCODINGS.index(one.encoding)), default=None)
    return best.encoding if best else _WINDOWS


@contextmanager
def readable(path: Path) -> Iterator[None]:
    """Say plainly why a file that is read inside the block cannot be: raises `BadInput`."""
    try:
        yield
    except FileNotFoundError as why:
        raise bad_file(path, "does not exist.", "Check the name and the folder.") from why
    except OSError as why:
        raise bad_file(path, f"cannot be read: {why.strerror}.", "Close it elsewhere.") from why


def check_number(path: Path, rows: Iterable[Sequence[object]]) -> None:
    """Raise `BadInput` where more rows of a file hold anything than can be made units of."""
    held = sum(map(any, rows))
    if held > MOST_ROWS:
        message = f"holds {held:,} rows; {MOST_ROWS:,} can be read."
        raise bad_file(path, message, "Divide it into several files, each with some of the units.")


def bad_file(path: Path, message: str, advice: str) -> BadInput:
    """What is wrong with a file that was to be imported."""
    return BadInput(Fault(f"{path.name} {message}", where=str(path), advice=advice))
