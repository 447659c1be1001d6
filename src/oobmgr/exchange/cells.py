"""Cells as people see them: what stands in one, said in words, and read as text or number."""

import datetime as dt
from typing import TypeGuard

from oobmgr.domain.dates import day_words
from oobmgr.domain.quantities import LETTERS, lettered
from oobmgr.domain.values import dataclass

# A third rating of 1 to 19 becomes a year: 7-6-10 is 6 July 2010 to a spreadsheet.
_FIRST_YEAR_READ_AS_RATING = 2001
_LAST_YEAR_READ_AS_RATING = 2019
_MOST_DIGITS = 300  # a number with a point has no more either


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A cell that the fast reader gives as blank although something stands in it.

    `shown` is the error (``#REF!``) or the formula (``=A1+1``) that has no stored result.
    """

    shown: str

    @property
    def message(self) -> str:
        """What is wrong with the cell."""
        if self.shown.startswith("#"):
            return f"The cell holds the error {self.shown}."
        return f"The cell holds the formula {self.shown} without a stored result."

    @property
    def advice(self) -> str:
        """What to do about it."""
        if self.shown.startswith("#"):
            return "Repair the formula, or type the value."
        return "Open the workbook in a spreadsheet program and save it there, or type the value."


CellValue = (
    str | float | bool | dt.date | dt.datetime | dt.time | dt.timedelta | Unreadable
)  # what the reader of workbooks hands over
Row = list[CellValue]


@dataclass(frozen=True, slots=True)
class CellFault:
    """What is wrong with the cell of one column of a row.

    With `word` it is a word that nobody knows, whose meaning can be asked for. `mend` is what
    should stand there, where that is known.
    """

    column: str
    found: str
    expected: str
    message: str
    advice: str = ""
    warning: bool = False
    word: bool = False
    mend: str = ""


def column_index(letters: str) -> int:
    """The column of a name, counted from 0: the way back from `lettered`."""
    number = 0
    for letter in letters:
        number = number * LETTERS + ord(letter) - ord("A") + 1
    return number - 1


def cell_name(row: int, index: int) -> str:
    """The name of a cell: row counted from 1, column from 0."""
    return f"{lettered(index)}{row}"


def is_date(cell: CellValue) -> TypeGuard[dt.date | dt.time | dt.timedelta]:
    """Whether the spreadsheet made a date or a time of what was typed."""
    return isinstance(cell, dt.date | dt.time | dt.timedelta)


def shown(cell: CellValue) -> str:
    """What a person sees in the cell, near enough to find it again."""
    if isinstance(cell, str):
        return cell.strip()
    if isinstance(cell, Unreadable):
        return cell.shown
    if isinstance(cell, float):
        return number_text(cell)
    if isinstance(cell, dt.date):
        return f"{day_words(cell)} (a date)"
    if isinstance(cell, dt.time | dt.timedelta):
        return f"{cell} (a time)"
    return str(cell).upper()


def number_text(number: float) -> str:
    """A number as it was typed: ``61``, not ``61.0``."""
    return str(int(number)) if number.is_integer() else repr(number)


def date_as_ratings(cell: CellValue) -> str:
    """The ratings that a spreadsheet with American dates turns into this date; empty for others.

    ``7-6`` becomes 6 July of the present year, ``6-4-8`` becomes 4 June 2008.
    """
    if not isinstance(cell, dt.date):
        return ""
    text = f"{cell.month}-{cell.day}"
    if _FIRST_YEAR_READ_AS_RATING <= cell.year <= _LAST_YEAR_READ_AS_RATING:
        # Two typed numbers become a date of the present year, three one of the century.
        return f"{text}-{cell.year - 2000}"
    return text


def date_put_right(column: str, cell: CellValue, ratings: str) -> CellFault:
    """What is said of ratings that a spreadsheet made a date of, and that are read all the same."""
    message = f"The spreadsheet turned {ratings} into a date; it is read as {ratings}."
    advice = "Format the cell as text and type it again."
    return CellFault(column, shown(cell), "ratings", message, advice, warning=True, mend=ratings)


def unusable(column: str, cell: CellValue, expected: str) -> CellFault | None:
    """The fault of a cell that can be neither text nor number; None where it can."""
    if isinstance(cell, Unreadable):
        return CellFault(column, cell.shown, expected, cell.message, cell.advice)
    if is_date(cell):
        hint = date_as_ratings(cell)
        advice = f"If {hint} was typed, format the cell as text and type it again." if hint else ""
        message = f"The spreadsheet turned the cell into {shown(cell)}."
        return CellFault(column, shown(cell), expected, message, advice)
    return None


def whole(cell: CellValue) -> int | None:
    """The whole number of zero or more that the cell holds, as number or text; else None."""
    if isinstance(cell, float):
        return int(cell) if cell.is_integer() and cell >= 0 else None
    if isinstance(cell, str):
        text = cell.strip()
        # Not every digit of Unicode can be read by `int`.
        plain = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
        return int(text) if plain else None
    return None


def too_high(column: str, cell: CellValue, number: int, most: int, words: str) -> CellFault | None:
    """The fault of a number above `most`; `words` say what it counts: ``steps``."""
    if number <= most:
        return None
    expected = f"a number of {words} up to {most}"
    message = f"{shown(cell)} is too high for a number of {words}."
    return CellFault(column, shown(cell), expected, message, f"Write {most} or less.")
