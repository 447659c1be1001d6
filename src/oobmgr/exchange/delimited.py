"""Reading text files of rows: fields between semicolons, commas or tabs, as spreadsheets save."""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.exchange.bounds import MOST_COLUMNS, MOST_ROWS, MOST_TEXT
from oobmgr.exchange.cells import Row
from oobmgr.exchange.typed_outlines import with_blanks

SUFFIXES: Final = frozenset({".csv", ".tsv", ".txt"})
_DELIMITERS: Final = ";\t|,"
_SAMPLE: Final = 1000
_BAR: Final = "|"
_NO_MARK: Final = "\t"
_COMMA_BLANK: Final = re.compile(", ")
# The line below the headings of a Markdown table: :---, ---:, :-:.
_RULE: Final = re.compile(r":?-+:?")
# Markdown's **bold** and `code`, which a forum puts around names.
_EMPHASIS: Final = re.compile(r"(\*{1,3}|__|`)(.+)\1")
_QUOTED_MARK: Final = '""""'
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
    outline = with_blanks(text)
    # Nothing divides cells in an outline, whatever stands between its numbers.
    delimiter = _delimiter(text) if outline == text else _NO_MARK
    text = outline
    try:
        rows = _with_marks(text, delimiter)
    except csv.Error as why:
        raise bad_file(path, f"cannot be read as rows: {why}.", _ADVICE) from why
    if delimiter == _BAR:
        rows = [*_without_markdown(rows)]
    check_number(path, rows)
    # Blank cells at the end of a row are often not written.
    width = max(map(len, rows), default=0)
    if width > MOST_COLUMNS:
        line = next(number for number, row in enumerate(rows, 1) if len(row) > MOST_COLUMNS)
        message = f"has {width:,} columns in row {line:,}; {MOST_COLUMNS} can be read."
        raise bad_file(path, message, "Choose a list of units, or delete what is not one.")
    return [[*row, *[""] * (width - len(row))] for row in rows]


def _without_markdown(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows of a table as forums and wikis write them, without rules and emphasis."""
    for row in rows:
        texts = [
            _EMPHASIS.sub(r"\2", cell.strip()) if isinstance(cell, str) else cell for cell in row
        ]
        held = [text for text in texts if text != ""]
        # Emptied, not taken out: the rows below keep their numbers.
        yield [] if held and all(map(_RULE.fullmatch, map(str, held))) else texts


def _with_marks(text: str, delimiter: str) -> list[Row]:
    """The rows of a text in which a quote that is all of its field may be a ditto mark.

    On lists kept by hand it repeats what stands above. To a reader of rows two of them begin and
    end one field, and swallow what stands between; but so does a field that was quoted because it
    begins with a comma. Right is what makes more rows of one length.
    """
    marked = _with_marks_quoted(text, delimiter)
    if marked == text or delimiter not in text:
        return _parted(text, delimiter)
    readings: list[list[Row]] = []
    for written in (marked, text):
        with suppress(csv.Error):
            readings.append(_parted(written, delimiter))
    # Where neither can be read, this says why.
    return min(readings, key=_ragged) if readings else _parted(text, delimiter)


def _with_marks_quoted(text: str, delimiter: str) -> str:
    """The text with each quote that is all of its field written as a field that holds a quote."""
    inside = rf"[^{re.escape(delimiter)}\r\n]"
    begin, end = rf"(?<!{inside})", rf"(?!{inside})"
    # Whole quoted fields are passed over, so that none is looked into.
    fields = re.compile(rf'{begin}(?:(" *){end}|"(?:[^"]|"")*+"{end})')
    return fields.sub(lambda found: _QUOTED_MARK if found[1] else found[0], text)


def _ragged(rows: Iterable[Row]) -> int:
    """How many rows are not as long as most are."""
    lengths = Counter(map(len, rows))
    return lengths.total() - max(lengths.values(), default=0)


def _parted(text: str, delimiter: str) -> list[Row]:
    # Strict, because an unclosed quote would otherwise swallow the rest of the file.
    return [*csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)]


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

    mark = max(_DELIMITERS, key=regular)
    return _NO_MARK if mark == "," and _is_prose(lines) else mark


def _is_prose(lines: Sequence[str]) -> bool:
    """Whether the commas of a text stand in its sentences: a blank behind each, few lines alike.

    A page that was typed as it stands in a book has as many numbers in a line as it has units.
    """
    numbers = Counter(line.count(",") for line in lines)
    alike = max(times for number, times in numbers.items() if number)
    blanks = all(line.count(",") == len(_COMMA_BLANK.findall(line)) for line in lines)
    # A table has its mark in more lines than one, those of headings and of a unit.
    return blanks and (alike * 2 <= len(lines) or len(lines) == 1)


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
