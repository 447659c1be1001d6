"""Soviet HQs: which are in support mode, and which is the nearest to a combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitState
from oobmgr.games.balkans.hexes import is_hex, layout_of, span
from oobmgr.games.balkans.options import HQ_SUPPLY, is_usual
from oobmgr.games.balkans.units import mode_of, of_kind, out_since
from oobmgr.games.balkans.words import SOVIET, HqMode, UnitKind, is_soviet

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_REACH: Final = "air.modifier.hq_reach"


@dataclass(frozen=True)
class Nearest:
    """An HQ in support mode: its words, how many hexes away it is, whether it is in supply."""

    words: str
    distance: int
    supplied: bool = True


@dataclass(frozen=True)
class Search:
    """What the books know of HQs near a combat: the nearest, None without one in reach.

    Where they do not know, `known` is False and `why_not` says what is missing.
    """

    hq: Nearest | None = None
    known: bool = True
    why_not: str = ""


def soviet_hqs(books: Books) -> tuple[UnitState, ...]:
    """The Soviet HQs on the map."""
    return tuple(u for u in of_kind(books, UnitKind.HEADQUARTERS, SOVIET) if is_soviet(u.nation))


def supporting(books: Books) -> tuple[UnitState, ...]:
    """The Soviet HQs in support mode, those in supply alone where an option asks for it."""
    found = (u for u in soviet_hqs(books) if mode_of(books, u.id) == HqMode.SUPPORT)
    if is_usual(books.options, HQ_SUPPLY):
        return tuple(found)
    return tuple(unit for unit in found if out_since(books, unit.id) is None)


def nearest_hq(books: Books, place: str) -> Search:
    """The supporting HQ nearest to a hex; one that is surely in reach goes before any other."""
    hqs = supporting(books)
    if not hqs:
        return Search()
    if not is_hex(place):
        return Search(known=False, why_not="The hex of the combat is not known.")
    reach = books.tables.whole(_REACH)
    layout = layout_of(books.options)
    spans = [(unit, span(place, unit.hex, layout)) for unit in hqs]
    placed = [(unit, found) for unit, found in spans if found is not None]
    sure = [(found.most, unit) for unit, found in placed if found.most <= reach]
    if sure:
        most, unit = min(sure, key=lambda pair: (pair[0], pair[1].id))
        words = f"{unit.designation}, {counted(most, 'hex', 'hexes')}"
        return Search(Nearest(words, most, supplied=out_since(books, unit.id) is None))
    unsure = [unit for unit, found in placed if found.least <= reach]
    if unsure:
        names = ", ".join(unit.designation for unit in unsure)
        return Search(known=False, why_not=f"{names} may be within {reach} hexes, or not.")
    unplaced = [unit.designation for unit, found in spans if found is None]
    if unplaced:
        names = ", ".join(unplaced)
        return Search(known=False, why_not=f"The hex of {names} is not known.")
    return Search()
