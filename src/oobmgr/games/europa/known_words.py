"""What the books know that a field of words may mean: hexes, bases, works, cities and factories."""

from __future__ import annotations

from collections.abc import Iterable

from oobmgr.domain.units import UnitState
from oobmgr.games.europa.accounts import stockpiles
from oobmgr.games.europa.air.base_records import bases_of
from oobmgr.games.europa.air.finding import group_words
from oobmgr.games.europa.air.held import held
from oobmgr.games.europa.built import standing
from oobmgr.games.europa.replacements.factories import factories, replacement_cities
from oobmgr.games.europa.words import AXIS, SOVIET, UNPLACED, enemy
from oobmgr.rules.books import Books
from oobmgr.rules.same import once_for_same


@once_for_same
def _unit_hexes(units: tuple[UnitState, ...]) -> frozenset[str]:
    return frozenset(unit.hex for unit in units)


def hexes(books: Books) -> Iterable[str]:
    """The hexes in which units, bases and works of either side are."""
    yield from _unit_hexes(books.units())
    for side in (AXIS, SOVIET):
        yield from (base.hex for base in bases_of(books, side).values())
    yield from works(books)


def works(books: Books) -> Iterable[str]:
    """Where forts and airfields stand, or are being built."""
    return (work.place for work in standing(books))


def bases(books: Books) -> Iterable[str]:
    """The air bases of the side that is playing."""
    return bases_of(books, books.side)


def all_bases(books: Books) -> Iterable[str]:
    """The air bases of both sides, those of the side that is playing first."""
    return (*bases_of(books, books.side), *bases_of(books, enemy(books.side)))


def groups(books: Books) -> Iterable[str]:
    """The air groups of the side that is playing, as a form of theirs reads them."""
    return {group_words(group) for group, _ in held(books, books.side)}


def factory_places(books: Books) -> Iterable[str]:
    """The Soviet factories, by their places at the start."""
    return factories(books)


def bomb_targets(books: Books) -> Iterable[str]:
    """What can be named as the target of bombs: factories, cities, and bases of the enemy."""
    return (*replacement_cities(books), *factory_places(books), *bases_of(books, enemy(books.side)))


def stocked(books: Books) -> Iterable[str]:
    """Where Resource Points of either side lie."""
    places = (place for side in (AXIS, SOVIET) for place in stockpiles(books, side))
    return (place for place in places if place != UNPLACED)


def own_stocks(books: Books) -> Iterable[str]:
    """Where Resource Points of the side that is playing lie."""
    return (place for place in stockpiles(books, books.side) if place != UNPLACED)


def point_places(books: Books) -> Iterable[str]:
    """Where Resource Points may come to lie: where some do, where some start, and the cities."""
    start = books.tables.keys("resource_points.start.place")
    return (*own_stocks(books), *start, *replacement_cities(books))
