"""The printed Roster Sheets of a described game: ratings, other sides, boxes, markers to tick."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from oobmgr.domain.postings import UnitId
from oobmgr.games.own.rosters import markers_of, printed_boxes
from oobmgr.games.own.unit_words import FLIPPED, ratings_of, types_of
from oobmgr.games.own.words import MARKER
from oobmgr.rules.rosters import RosterMarker
from oobmgr.rules.sheets import (
    FULL_PT,
    MOST_TICKS,
    STRIKE,
    TICKS_BESIDE_NOTES,
    SheetColumn,
    SheetEntry,
    SheetForm,
    SheetLine,
    SheetNow,
    TickGroup,
)
from oobmgr.rules.unit_words import rating_text

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.games.own.description.description import Description
    from oobmgr.rules.books import Books


def sheet_form_of(told: Description) -> SheetForm:
    """The printed sheet: the ratings, those of the other side, the boxes, a tick by marker."""
    types, ratings = types_of(told), ratings_of(told)
    letters = _letters(markers_of(told))

    def line(unit: UnitState) -> SheetLine:
        front = rating_text(unit.ratings, ratings)
        return SheetLine((front, unit.traits.get(FLIPPED, "")), printed_boxes(unit, types))

    def now(books: Books, _: tuple[SheetEntry, ...]) -> SheetNow:
        return SheetNow(_ticked(books, letters), _noted(books, told))

    return SheetForm(
        ticks=(TickGroup("Markers", tuple(letters.values())),) if letters else (),
        foot=(),
        legend=_legend(told, letters),
        columns=(
            SheetColumn("Ratings", FULL_PT, strong=True),
            SheetColumn("Flipped", FULL_PT),
        ),
        line=line,
        # Beside many boxes the line has no room for a note.
        notes=len(letters) <= TICKS_BESIDE_NOTES,
        now=now if letters else None,
    )


def _letters(markers: Iterable[RosterMarker]) -> Mapping[str, str]:
    """The letter of each marker that has a box: its key, else a letter of its word."""
    # Those with a key first, so that no other marker takes their letter.
    found = {one.field: one.letter for one in markers if one.letter}
    for one in markers:
        taken = set(found.values())
        free = (letter for letter in one.word.upper() if letter.isalpha() and letter not in taken)
        if one.field not in found and (letter := next(free, "")):
            found[one.field] = letter
    # No more than the line of a unit has room for.
    return dict(list(found.items())[:MOST_TICKS])


def _legend(told: Description, letters: Mapping[str, str]) -> str:
    words = {one.field: one.word for one in markers_of(told)}
    listed = ", ".join(f"{letter} {words[field]}" for field, letter in letters.items())
    return f"{STRIKE} Markers: {listed}." if listed else STRIKE


def _ticked(books: Books, letters: Mapping[str, str]) -> Mapping[UnitId, frozenset[str]]:
    held: dict[UnitId, set[str]] = {}
    for (unit, marker), value in books.facts(MARKER).items():
        if value and marker in letters:
            held.setdefault(UnitId(int(unit)), set()).add(letters[marker])
    return {unit: frozenset(found) for unit, found in held.items()}


def _noted(books: Books, told: Description) -> Mapping[UnitId, str]:
    """What was entered with the markers that ask for something: ``to the ford``."""
    words = {one.field: one.word for one in markers_of(told) if one.asks}
    found: dict[UnitId, list[str]] = {}
    for (unit, marker), value in sorted(books.facts(MARKER).items()):
        if marker in words and isinstance(value, str) and value:
            found.setdefault(UnitId(int(unit)), []).append(f"{words[marker]} {value}")
    return {unit: ", ".join(said) for unit, said in found.items()}
