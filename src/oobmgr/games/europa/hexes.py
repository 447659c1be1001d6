"""The hexes of the maps by their numbers: a sheet and four digits, such as ``1B 1309``.

Nobody says which rows of the maps are shifted by half a hex, nor how the sheets meet. So two
numbers tell that hexes touch, that they do not, or neither.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.known_words import all_bases, bomb_targets, hexes, stocked
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FARTHEST
from oobmgr.rules.hexes import HexForm
from oobmgr.rules.nearest import folded, nearest

# The sheet may stand before the number in any way: 1A:0415, 1A 0415, A0415.
_NUMBER: Final = re.compile(
    r"(?:(?P<sheet>[0-9A-Z]{1,3})[\s:/.-]+|(?P<joined>[0-9]{0,2}[A-Z]))?(?P<one>\d\d)(?P<two>\d\d)",
    re.IGNORECASE,
)
_HOW: Final = "Write the map sheet and four digits, such as 1B 1309."
HEXES: Final = HexForm(_NUMBER, _HOW)


def is_beside(one: str, other: str) -> bool | None:
    """Whether two hexes share a hexside; None where their numbers leave it open.

    Along a row or a column the next number is the next hex. A hex that differs by one in both
    pairs of digits is beside it or not, as the map has its rows shifted.
    """
    here, there = _NUMBER.fullmatch(one.strip()), _NUMBER.fullmatch(other.strip())
    if here is None or there is None or _sheet(here) != _sheet(there):
        return None
    across, along = (abs(int(here[pair]) - int(there[pair])) for pair in ("one", "two"))
    if max(across, along) > 1 or across == along == 0:
        return False
    return None if across == along else True


def least_apart(one: str, other: str) -> int | None:
    """So many hexes lie at least between two, the far one counted; None on different sheets.

    However the rows are shifted, no step changes either pair of digits by more than one.
    """
    here, there = _NUMBER.fullmatch(one.strip()), _NUMBER.fullmatch(other.strip())
    if here is None or there is None or _sheet(here) != _sheet(there):
        return None
    return max(abs(int(here[pair]) - int(there[pair])) for pair in ("one", "two"))


def _sheet(number: re.Match[str]) -> str:
    return (number["sheet"] or number["joined"] or "").upper()


def place_asked(books: Books, place: str, field: str, case: str) -> Iterator[Fault]:
    """Tells of a place that is neither a hex by its number nor a name that the books know.

    No rule lists the places that there are: a town may be named for the first time. A hex that no
    map has is asked about.
    """
    yield from off_the_maps(books, place, field, case, new=True)
    known = _places(books)
    if _is_new(place, known):
        close = nearest(place, known)
        advice = f"Did you mean {close}?" if close else "A hex is written as 1B 1309."
        yield Fault(f"The books have no place {place.strip()}.", field, place, advice, case)


def off_the_maps(books: Books, place: str, field: str, case: str, *, new: bool) -> Iterator[Fault]:
    """Asks about a hex beyond the rows of any sheet, or of a sheet that the books do not know.

    What is `new` may be the first on its sheet, so that is told and stops nothing.
    """
    found = _NUMBER.fullmatch(place.strip())
    if found is None:
        return
    known = {_sheet(hit) for one in hexes(books) if (hit := _NUMBER.fullmatch(one.strip()))}
    # No sheet has such a row, and so this is asked of a new place as well.
    if max(int(found["one"]), int(found["two"])) > FARTHEST:
        sentence, new = f"{place.strip()} is beyond the rows of a map sheet.", False
    # Where the books know no hex at all, they know no sheet either.
    elif known and _sheet(found) not in known:
        sentence = f"The books have no hex on sheet {_sheet(found)}."
    else:
        return
    fault = Fault(sentence, field, place, "Check that it is on your map.", case)
    yield fault if new else fault.question()


def misspelt(books: Books, place: str, field: str, case: str) -> Iterator[Fault]:
    """Tells of a new place that resembles a known one, where any new one may be meant.

    A hex that no map has is asked about.
    """
    yield from off_the_maps(books, place, field, case, new=True)
    known = _places(books)
    close = nearest(place, known) if _is_new(place, known) else ""
    if close:
        sentence = f"The books have no place {place.strip()} yet."
        yield Fault(sentence, field, place, f"Did you mean {close}?", case)


def _places(books: Books) -> tuple[str, ...]:
    return (*hexes(books), *all_bases(books), *bomb_targets(books), *stocked(books))


def _is_new(place: str, known: tuple[str, ...]) -> bool:
    """Whether a place is neither a hex by its number nor among those known."""
    named = bool(place.strip()) and not HEXES.holds(place)
    return named and folded(place) not in set(map(folded, known))
