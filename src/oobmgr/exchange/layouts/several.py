"""One row for several units: ``61, 217, 291`` with ``x3`` beside it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from oobmgr.domain.quantities import counted
from oobmgr.exchange.cells import CellValue
from oobmgr.exchange.layouts.contents import count_in, filled, plain
from oobmgr.exchange.layouts.found_tables import FoundTable
from oobmgr.exchange.layouts.headers import COUNT, WHOLE
from oobmgr.exchange.layouts.plain_tables import Place, TableNotes

_ITEM: Final = re.compile(r"[0-9]")
# A longer part belongs to the name before it: "Grossdeutschland, the one that was rebuilt".
_MOST_WORDS: Final = 2
_BETWEEN: Final = re.compile(r"\s*[,;]\s*")
# Between several: 7, 8 and 9, also with the word of another language.
_AND: Final = re.compile(r"\s*[,;&+]\s*|\s+(?:and|und|et|oraz|и)\s+")
# A letter behind a number: 230 (r).
_SIGN_BEHIND: Final = re.compile(r"(.*[0-9])\s*(\([a-z]\))")
# Several in a row: 7-9, 7 to 9, or No. 7 to 9 Inf with what stands around it.
_RANGE: Final = re.compile(r"(\D*)([0-9]{1,4})\s*(?:-|–|to|bis)\s*([0-9]{1,4})(\D*)")

# Two numbers in one name, such as 71. 262: with a space, for 7.5 may be the name of a gun.
_TWO_NUMBERS: Final = re.compile(r"[0-9]+(?:\s*\.\s+|\s+\.?\s*)[0-9]+")


def designations(text: str, count: int | None, *, listed: bool = False) -> tuple[str, ...]:
    """The designations of all units of a row.

    A list has a part for each unit; so many alike have the same designation. Without a count only
    a list of numbers is a list, for a name may hold a comma; where names are `listed`, as on a page
    of a book, one that holds words as well: *11, 15, Guard*. So is one with semicolons anywhere,
    which no name holds.
    """
    # Split at "and" only where the count confirms it: a name may hold the word.
    named = tuple(filter(None, _AND.split(text.strip())))
    if count == len(named):
        return named
    parts = tuple(filter(None, _BETWEEN.split(text.strip())))
    words = all(len(part.split()) <= _MOST_WORDS for part in parts)
    if len(parts) > 1 and (all(map(_ITEM.match, parts)) or (listed and words)):
        return parts
    if count is None and len(apart := _apart(text)) > 1:
        return apart
    span = _RANGE.fullmatch(text.strip())
    # 12-14 may as well be a name: only the count tells that three units are meant.
    if span and count and int(span[3]) - int(span[2]) + 1 == count:
        numbers = range(int(span[2]), int(span[3]) + 1)
        return tuple(f"{span[1]}{number}{span[4]}" for number in numbers)
    return (text,) * (count or 1)


def _apart(text: str) -> tuple[str, ...]:
    """The parts of a text between semicolons."""
    return tuple(part for one in text.split(";") if (part := one.strip()))


def without_sign(name: str) -> tuple[str, str]:
    """A name and the letter in brackets behind it, as in ``230 (r)``.

    Books explain such letters on another page, each in its own way, and no two units are told apart
    by them: in the name they would only hide it from the search and from the next list.
    """
    found = _SIGN_BEHIND.fullmatch(name)
    return (found[1], found[2]) if found else (name, "")


def names_of(
    number: int, cells: Mapping[str, CellValue], table: FoundTable, notes: TableNotes
) -> Sequence[str]:
    """The designations of the units of a row, of which `cells` tell by their columns."""
    name, cell = plain(cells.get("designation", "")), cells.get(COUNT, "")
    count = count_in(cell) if filled(cell) else None
    # A counter that is called by what it is: 4-6 in its name are ratings, not units 4 to 6.
    nameless = filled(cells.get(WHOLE, "")) and name == plain(cells[WHOLE])
    names = (
        (name,) * (count or 1)
        if nameless
        else designations(name, count, listed=not table.header.height)
    )
    if COUNT in cells and filled(cell) and count is None:
        message = f"{plain(cell)} is not a number of units; the row is read as one."
        notes.warn((number, table.at[COUNT]), plain(cell), message)
    elif count is not None and len(names) != count:
        message = f"{counted(len(names), 'unit')} named, but the count says {count}."
        # In a line of a book the count stands before what it counts.
        where = (number, table.at.get(COUNT, table.left))
        notes.warn(where, plain(cell), message, "They are read as named.")
    if not nameless:
        where = (number, table.at.get("designation", table.at.get(WHOLE, table.left)))
        _tell_slips(names, where, notes, listed=count is None)
        if count is None and len(names) == 1 and "," in name.rstrip(", "):
            message = f"{name} became the name of one unit."
            notes.warn(where, name, message, "Put semicolons between the names of several units.")
        if count is None and len(names) > 1 and not all(map(_ITEM.match, names)):
            notes.note(where, name, f"{name} is read as {counted(len(names), 'unit')}.")
    return names


def _tell_slips(names: Sequence[str], where: Place, notes: TableNotes, *, listed: bool) -> None:
    """Say where a number stands twice in a list, and where two may have become one name.

    What is counted has the same name several times by right.
    """
    for name in dict.fromkeys(names):
        times = names.count(name)
        if listed and times > 1:
            message = (
                f"{name} is in this list more than once; it is read as {counted(times, 'unit')}."
            )
            notes.warn(where, name, message, "Take one out unless there are two.")
        if _TWO_NUMBERS.fullmatch(name):
            message = f"{name} became the name of one unit."
            notes.warn(where, name, message, "Put a comma between the numbers of two units.")
