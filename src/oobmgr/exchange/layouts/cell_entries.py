"""Several units in one cell, as in a cross table: ``x3 7-6 Inf XX; 9-10 Pz XX``, or just ``3``."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from oobmgr.exchange.cells import CellValue, Unreadable, is_date
from oobmgr.exchange.layouts.contents import count_in, is_none, plain, ratings_in
from oobmgr.exchange.layouts.meanings import Meanings
from oobmgr.exchange.layouts.whole_cells import parts_of

_BETWEEN: Final = re.compile(r"\s*[\n;,+]\s*")
# The last is the letter of a Cyrillic keyboard that looks the same.
_SIGN: Final = "[xX×\u0445]"
# How many, before what: 3x 7-6 Inf, or x3 7-6 Inf.
_BEFORE: Final = re.compile(rf"(?:{_SIGN}\s*([0-9]{{1,3}})|([0-9]{{1,3}})\s*{_SIGN})\s+(.+)")
# How many, behind what: 7-6 Inf x3, or 7-6 Inf 3x.
_BEHIND: Final = re.compile(rf"(.+?)\s+(?:{_SIGN}\s*([0-9]{{1,3}})|([0-9]{{1,3}})\s*{_SIGN})")

# How many, in brackets behind what: Inf (x3).
_IN_BRACKETS: Final = re.compile(rf"\s*\(\s*({_SIGN}\s*[0-9]{{1,3}}|[0-9]{{1,3}}\s*{_SIGN})\s*\)$")


class Entry(NamedTuple):
    """So many units alike. One of `ratings` and `text` says what each is, or neither does."""

    units: int
    ratings: CellValue = ""
    text: str = ""


def entries(cell: CellValue, meanings: Meanings) -> tuple[Entry, ...]:
    """The units of a cell; nothing where it says of none, or any part of it is something else."""
    if isinstance(cell, Unreadable) or is_none(cell):
        return ()
    if is_date(cell):
        return (Entry(1, cell),)
    if count := count_in(cell):
        return (Entry(count),)
    parts = [plain(part) for part in _BETWEEN.split(cell.strip())] if isinstance(cell, str) else []
    read = [_entry(part, meanings) for part in parts if part]
    # What cannot be read in parts may be one unit with a comma in its name.
    whole = _entry(plain(cell), meanings)
    found = tuple(one for one in read if one)
    return found if len(found) == len(read) else (whole,) if whole else ()


def _entry(text: str, meanings: Meanings) -> Entry | None:
    count, rest = with_count(text)
    if ratings := ratings_in(rest):
        return Entry(count, ratings)
    return Entry(count, "", rest) if parts_of(rest, meanings) else None


def with_count(text: str) -> tuple[int, str]:
    """How many a text says with the sign for it, and the rest of it."""
    if found := _BEFORE.fullmatch(text):
        return int(found[1] or found[2]), found[3]
    if found := _BEHIND.fullmatch(text):
        return int(found[2] or found[3]), found[1]
    return 1, text


def counted_words(text: str) -> tuple[int, str]:
    """As `with_count`, and in brackets; of words where a capital X is no sign for it."""
    bare = _IN_BRACKETS.sub(r" \1", text)
    count, rest = with_count(bare)
    # "Cav 12 X" is the 12th brigade, not twelve units.
    return (1, text) if "X" in bare.replace(rest, "", 1) else (count, rest)
