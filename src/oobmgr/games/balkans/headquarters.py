"""Soviet HQs: which are in support mode, and which is the nearest to a combat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.hexes import Span, is_hex, layout_of, span
from oobmgr.games.balkans.options import HQ_SUPPLY, is_usual
from oobmgr.games.balkans.units import mode_of, of_kind, out_since
from oobmgr.games.balkans.words import SOVIET, HqMode, UnitKind, is_soviet

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_REACH: Final = "air.modifier.hq_reach"


@dataclass(frozen=True)
class Nearest:
    """An HQ in support mode: how it is told of, how many hexes away, whether it is in supply."""

    words: str
    distance: int
    supplied: bool = True
    name: str = ""


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
    # By nation and not by side: the HQs of allies support no Soviet air unit (W81-AIR-04).
    return tuple(u for u in of_kind(books, UnitKind.HEADQUARTERS, SOVIET) if is_soviet(u.nation))


def supporting(books: Books) -> tuple[UnitState, ...]:
    """The Soviet HQs in support mode, those in supply alone where an option asks for it."""
    found = (u for u in soviet_hqs(books) if mode_of(books, u.id) == HqMode.SUPPORT)
    # B-04: the errata ask for the mode alone; by option the HQ has to be in supply as well.
    if is_usual(books.options, HQ_SUPPLY):
        return tuple(found)
    return tuple(unit for unit in found if out_since(books, unit.id) is None)


def nearest_hq(books: Books, place: str) -> Search:
    """The supporting HQ nearest to a hex, where one is surely in reach; else what is in doubt."""
    # One whose mode nobody entered may be the one that supports.
    candidates = (*supporting(books), *_without_mode(books))
    if not candidates:
        return Search()
    if not is_hex(place):
        return Search(known=False, why_not="The hex of the combat is not known.")
    reach = books.tables.whole(_REACH)
    layout = layout_of(books.options)
    spans = {unit.id: span(place, unit.hex, layout) for unit in candidates}
    near = _surely_near(books, spans, reach)
    if near is not None:
        return Search(near)
    doubt = next(_doubts(books, spans, reach), "")
    return Search(known=not doubt, why_not=doubt)


def doubt_of_count(books: Books, place: str, told: int | None) -> str:
    """What the books have against the hexes to an HQ that a player counted; None for no HQ near.

    The map goes before the books, so it is for him to say; empty where nothing differs.
    """
    hqs = soviet_hqs(books)
    if not is_hex(place) or not hqs:
        return ""
    reach, layout = books.tables.whole(_REACH), layout_of(books.options)
    far = told is None or told > reach
    spans = {unit.id: span(place, unit.hex, layout) for unit in supporting(books)}
    near = _surely_near(books, spans, reach)
    if far and near:
        away = counted(near.distance, "hex", "hexes")
        return f"According to the books, {near.name} is {away} away, in support mode."
    if far:
        return ""
    spans |= {unit.id: span(place, unit.hex, layout) for unit in _without_mode(books)}
    # Where one may be near after all, or stands nobody knows where, nothing is doubted.
    if any(hexes is None or hexes.least <= reach for hexes in spans.values()):
        return ""
    return (
        f"According to the books, no HQ in support mode is within {counted(reach, 'hex', 'hexes')}."
    )


def _without_mode(books: Books) -> tuple[UnitState, ...]:
    return tuple(unit for unit in soviet_hqs(books) if not mode_of(books, unit.id))


Spans = Mapping[UnitId, Span | None]


def _surely_near(books: Books, spans: Spans, reach: int) -> Nearest | None:
    """The nearest HQ in support mode that is in reach however the map is laid out."""
    found = (
        (hexes.most, unit)
        for unit, hexes in spans.items()
        if hexes is not None and hexes.most <= reach and mode_of(books, unit)
    )
    most, unit = min(found, default=(0, None))
    if unit is None:
        return None
    name = books.unit(unit).designation
    return Nearest(f"hexes to {name}", most, supplied=out_since(books, unit) is None, name=name)


def _doubts(books: Books, spans: Spans, reach: int) -> Iterator[str]:
    """What keeps the books from knowing that no HQ is in reach."""
    for unit, hexes in spans.items():
        name = books.unit(unit).designation
        # Where an HQ is surely out of reach, nothing else about it has to be known.
        if hexes is not None and hexes.least > reach:
            continue
        if not mode_of(books, unit):
            yield f"The mode of {name} is not known."
        elif hexes is None:
            yield f"The hex of {name} is not known."
        else:
            yield f"{name} is {hexes.words} hexes away: that depends on how your map is laid out."
