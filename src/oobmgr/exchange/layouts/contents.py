"""What the content of a cell looks like, whatever stands above it: a size, ratings, a number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from oobmgr.domain.calendar import Calendar
from oobmgr.domain.unit_texts import plain_dashes
from oobmgr.exchange.cells import (
    CellValue,
    Row,
    Unreadable,
    date_as_ratings,
    is_date,
    shown,
    whole,
)
from oobmgr.exchange.layouts.turns import turn_number, turn_of
from oobmgr.exchange.layouts.words import NUMBERING, hobby_words
from oobmgr.rules.nearest import folded

_SPACES: Final = re.compile(r"[\s\u00a0\u2000-\u200b\u202f\ufeff]+")
# Ratings with or without brackets and a star: 7-6, 6-4-8, (7-6)*.
_RATINGS: Final = re.compile(r"\(?\s*([0-9]{1,3}(?:\s*-\s*[0-9]{1,3}){1,3})\s*\)?\s*(\*?)\s*\)?")
# The last is the letter of a Cyrillic keyboard that looks the same.
_COUNT: Final = re.compile("(?:[xX×\u0445]\\s*([0-9]{1,3})|([0-9]{1,3})\\s*[xX×\u0445]?)")
# With the point or comma of any country: 4, 1.5, 1,5 or 1½.
_NUMBER: Final = re.compile(r"[0-9]{1,9}(?:[.,][0-9]{1,9})?|½|[0-9]{1,9}½")
# More than half by a margin: lists have slips and remarks in every column.
_LEAST_SHARE: Final = 0.6
_BOXES: Final = frozenset("□☐▢◻◽⬜")
_NONE: Final = frozenset({"-", "–", "—", "0", "/", "."})
# T34: a code of a turn in some games, and a tank in others.
_CODE: Final = re.compile(r"[tT][0-9]+")
# Full strength and reduced in one cell: 7-6/3-6, 7-6|3-6 or 7-6 (3-6).
_BOTH_SIDES: Final = re.compile(
    r"([0-9]{1,3}(?:-[0-9]{1,3}){1,2})\s*"
    r"(?:[/|]\s*([0-9]{1,3}(?:-[0-9]{1,3}){1,2})|\(([0-9]{1,3}(?:-[0-9]{1,3}){1,2})\))"
)
_SLASH: Final = re.compile(r"(?<=[0-9])\s*/\s*(?=[0-9])")
_MARKS: Final = re.compile(r"[IX]{1,5}|•{1,3}")


def plain(cell: CellValue) -> str:
    """The text of a cell on one line, its spaces of whatever kind single and plain."""
    if isinstance(cell, str):
        return _single_spaced(cell)
    return _SPACES.sub(" ", shown(cell)).strip()


@lru_cache(maxsize=16_384)  # a list repeats itself
def _single_spaced(text: str) -> str:
    return _SPACES.sub(" ", text).strip()


def filled(cell: CellValue) -> bool:
    """Whether a person sees anything in the cell."""
    if isinstance(cell, str):
        # Nearly every text begins with a letter or a digit; the others may be spaces of any kind.
        return bool(cell) and (cell[0].isalnum() or bool(_single_spaced(cell)))
    return True


def held(rows: Sequence[Row], first: int, end: int) -> Iterator[tuple[int, Row]]:
    """The rows from `first` up to `end` that hold anything, with their numbers from 0.

    A sheet may have a million rows that hold nothing and are the same list: that is looked at once.
    """
    blank: Row | None = None
    for number in range(first, min(end, len(rows))):
        row = rows[number]
        if row is blank:
            continue
        # Counted, which is quicker than looking at each cell.
        if row.count("") < len(row):
            yield number, row
        else:
            blank = row


def ratings_in(cell: CellValue) -> str:
    """The ratings that a cell holds, ``7-6``, without brackets and star; empty for other cells.

    What a spreadsheet made a date of is what was typed.
    """
    if is_date(cell):
        return date_as_ratings(cell)
    found = _RATINGS.fullmatch(plain_dashes(plain(cell)))
    return found[1].replace(" ", "") if found else ""


def ratings_under_heading(cell: CellValue) -> str:
    """The ratings of a cell below a heading of them: ``7/6`` is neither fraction nor name there."""
    text = plain(cell)
    return ratings_in(cell) or ("" if "-" in text else ratings_in(_SLASH.sub("-", text)))


def both_sides_in(cell: CellValue) -> tuple[str, str]:
    """The ratings of both sides of a counter, ``7-6/2-6`` or ``7-6 (2-6)``; empty for others."""
    found = _BOTH_SIDES.fullmatch(plain_dashes(plain(cell)))
    return (found[1], found[2] or found[3]) if found else ("", "")


def starred(cell: CellValue) -> bool:
    """Whether a star stands behind the ratings: the unit has no other side."""
    return plain(cell).rstrip(") ").endswith("*")


def count_in(cell: CellValue) -> int | None:
    """How many units a cell says: ``x3``, ``3x``, ``× 3`` or a plain number; None for others."""
    if isinstance(cell, float):
        return int(cell) if cell.is_integer() and 0 < cell < 1000 else None  # noqa: PLR2004 - as below
    found = _COUNT.fullmatch(plain(cell))
    return int(found[1] or found[2]) or None if found else None


def is_none(cell: CellValue) -> bool:
    """Whether a cell says that there is none: ``0`` or a dash."""
    return plain(cell) in _NONE


def times(cell: CellValue) -> bool:
    """Whether a cell says how many with the sign for it: ``x3``, and not just a number."""
    return count_in(cell) is not None and not is_number(cell)


def boxes_in(cell: CellValue) -> int:
    """How many step boxes are drawn in a cell, ``☐☐☐``; 0 in other cells."""
    text = plain(cell).replace(" ", "")
    return len(text) if text and set(text) <= _BOXES else 0


def size_in(text: str) -> str:
    """The mark of a size, by the mark or a word in any language; empty for other texts."""
    if _MARKS.fullmatch(text.upper()):
        return text.upper()
    return hobby_words().sizes.get(folded(text), "")


def is_number(cell: CellValue) -> bool:
    """Whether a cell holds a number, as such or as text."""
    return isinstance(cell, float | int) or bool(_NUMBER.fullmatch(plain(cell)))


def is_start(text: str) -> bool:
    """Whether a text says that a unit is there from the start."""
    return folded(text) in hobby_words().start


def is_turn(cell: CellValue, calendar: Calendar) -> bool:
    """Whether a cell names a turn, or the start."""
    text = plain(cell)
    if is_date(cell):
        return False
    return is_start(text) or numbered_turn(cell) or turn_of(text, calendar) is not None


def numbered_turn(cell: CellValue) -> bool:
    """Whether a cell says the number of a turn with a word for it: ``turn 3``, ``T3``."""
    return not is_number(cell) and turn_number(plain(cell)) is not None


def not_a_code(cell: CellValue) -> bool:
    """Whether a turn is told by more than a letter and a number: a T34 may be anything."""
    return not _CODE.fullmatch(plain(cell))


def numbers_rows(heading: str, cells: Sequence[CellValue]) -> bool:
    """Whether a column just numbers the rows: by a heading that says so, or by counting up.

    `No.` may head names as well: then what stands below it decides.
    """
    words, word = hobby_words(), folded(heading) or heading
    return NUMBERING in words.headings.get(word, ()) or (word in words.numbers and counts_up(cells))


def counts_up(cells: Iterable[CellValue]) -> bool:
    """Whether numbers follow each other, perhaps anew for each part of a list; blanks are none."""
    told = [text.rstrip(".)") for text in map(plain, cells) if text]
    numbers = [number for number in map(whole, told) if number is not None]
    steps = [other - one == 1 or other == 1 for one, other in pairwise(numbers)]
    return bool(steps) and len(numbers) == len(told) and all(steps)


def share(cells: Iterable[CellValue], fits: Callable[[CellValue], object]) -> float:
    """How many of the filled cells fit, from 0 to 1; 0 where none is filled."""
    number = good = 0
    for cell in cells:
        if isinstance(cell, Unreadable) or not filled(cell):
            continue
        number += 1
        good += bool(fits(cell))
    return good / number if number else 0.0


def likely(cells: Iterable[CellValue], fits: Callable[[CellValue], object]) -> bool:
    """Whether more of the filled cells fit than do not, by far."""
    return share(cells, fits) >= _LEAST_SHARE


def runs_down(values: Sequence[str]) -> bool:
    """Whether a column is filled only where something new begins, so that blanks repeat it."""
    if not values or not values[0] or all(values):
        return False
    # Two equal ones in rows that follow each other: there a blank would have done.
    return not any(one and one == other for one, other in pairwise(values))


def said_in_each_row(values: Sequence[str]) -> bool:
    """Whether a column says itself again in the next row, so that a blank means that it has none.

    It may do so by a slip or below a page break, or for two formations of one name.
    """
    again = sum(one != "" and one == other for one, other in pairwise(values))
    return again > 0 and values.count("") <= 2 * again  # a slip among many blanks is none


def outline_from(rows: Iterable[tuple[int, Row]], first: int, column: int) -> int:
    """The first column of an outline: further right than `first`, and up to that of its units.

    Columns before that of the units, filled only where no unit stands, are steps of an outline: so
    a text comes out whose lines begin with tabs.
    """
    left, told = column, [row for _, row in rows]
    for before in range(column - 1, first - 1, -1):
        above = [row for row in told if filled(row[before])]
        if any(filled(row[column]) for row in above):
            break
        left = before if above else left
    return left
