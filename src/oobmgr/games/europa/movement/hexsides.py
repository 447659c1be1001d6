"""Rivers on the sides of hexes: entered once, and the same from either hex."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, Subject
from oobmgr.games.europa.movement.overruns import River
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter, recorded
from oobmgr.rules.nearest import folded

HEXSIDE = KeyForm("hexside", ("hex", "other hex"))
_RIVER = "river"


def known_river(books: Books, hexes: Iterable[str], others: Iterable[str]) -> River | None:
    """The river between two hexes, each by any of its names; None where the books do not know.

    `River.NONE` stands for a hexside of which somebody said that no river lies there.
    """
    rivers = known_rivers(books)
    sides = (_side(one, other) for one, other in product(hexes, others))
    return next((rivers[side] for side in sides if side in rivers), None)


def known_rivers(books: Books) -> dict[frozenset[str], River]:
    """What is known of hexsides, by the folded names of both hexes."""
    return {
        _side(*hexes): River(str(fields[_RIVER]))
        for hexes, fields in recorded(books, Subject.CONDITION, HEXSIDE).items()
        if _RIVER in fields
    }


def keep_river(books: Books, one: str, other: str, river: River | None) -> tuple[Fact, ...]:
    """The fact that a river lies between two hexes; None takes what is known away."""
    wanted = _side(one, other)
    if len(wanted) < len(HEXSIDE.parts):  # a name is missing, or both are of one hex
        return ()
    # Entered from the other hex first, it is still the same side, and has one key.
    sides = recorded(books, Subject.CONDITION, HEXSIDE)
    names = next((hexes for hexes in sides if _side(*hexes) == wanted), None)
    key = HEXSIDE.key(*(names or (one.strip(), other.strip())))
    return enter(books, Subject.CONDITION, key, _RIVER, None if river is None else str(river))


def _side(one: str, other: str) -> frozenset[str]:
    return frozenset(map(folded, (one, other))) - {""}
