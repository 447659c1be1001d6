"""The rolls that units call for by the hexes that they enter, and those that show only later."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from oobmgr.domain.postings import Fact, JsonValue, UnitId
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.fact_kinds import APPROACH
from oobmgr.games.balkans.festung.register import is_played, record_of, span_to
from oobmgr.games.balkans.festung.trigger import RANGE
from oobmgr.games.balkans.hexes import Span
from oobmgr.games.balkans.units import phase_key
from oobmgr.games.balkans.words import City, CityState
from oobmgr.rules.entered import enter

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_DUE: Final = "roll due"
_HEXES: Final = "rolls called for in"
_NOT_MEASURED: Final = "entered unmeasured"


@dataclass(frozen=True)
class Approach:
    """A roll that a unit calls for: the hex that it entered, and the cities to pick from."""

    unit: UnitId
    hex: str
    cities: tuple[City, ...]


@dataclass(frozen=True)
class Entry:
    """A hex that a unit entered while nobody knew where an open city lies, and how far that is."""

    unit: UnitId
    hex: str
    city: City
    span: Span


def approaches(books: Books) -> tuple[Approach, ...]:
    """The rolls that are due, in the order of the units."""
    found = {one.unit: one for one in _called(books)}
    for late in late_calls(books):
        known = found.get(late.unit)
        # A call of an earlier hex comes first; the late one waits until it is rolled.
        if known is None or not known.cities:
            found[late.unit] = late
        elif known.hex == late.hex:
            # One entry calls for one roll, of whichever of these cities.
            found[late.unit] = replace(known, cities=tuple(sorted({*known.cities, *late.cities})))
    return tuple(found[unit] for unit in sorted(found))


def _called(books: Books) -> Iterator[Approach]:
    for unit, value in _kept(books, _DUE):
        place, cities = str(value["hex"]), _open_cities(books, value["cities"])
        yield Approach(unit, place, cities)


def _kept(books: Books, field: str) -> Iterator[tuple[UnitId, dict[str, JsonValue]]]:
    """What is kept of each unit in a field, in the order of the units."""
    there = {unit.id for unit in books.units()}
    found = (
        (UnitId(int(k)), value) for (k, f), value in books.facts(APPROACH).items() if f == field
    )
    for unit, value in sorted(found, key=lambda one: one[0]):
        # A unit that was taken off the books leaves its facts behind, and calls for nothing.
        if unit in there and isinstance(value, dict):
            yield unit, value


def _open_cities(books: Books, listed: JsonValue) -> tuple[City, ...]:
    """Those of the cities that are still open."""
    names = listed if isinstance(listed, list) else []
    cities = (City(str(name)) for name in names)
    return tuple(c for c in cities if record_of(books, c).state is CityState.OPEN)


def call_facts(
    books: Books, unit: UnitId, place: str, cities: tuple[City, ...]
) -> tuple[Fact, ...]:
    """A roll that a unit calls for by entering a hex."""
    due: JsonValue = {"hex": place, "cities": [str(city) for city in cities]}
    return (
        *enter(books, APPROACH, str(unit), _DUE, due),
        *_hex_facts(books, unit, place),
    )


def rolled_facts(books: Books, call: Approach) -> tuple[Fact, ...]:
    """A roll that was called for is made."""
    return (
        *enter(books, APPROACH, str(call.unit), _DUE, None),
        *_hex_facts(books, call.unit, call.hex),
    )


def _hex_facts(books: Books, unit: UnitId, place: str) -> tuple[Fact, ...]:
    before = hexes_of(books, unit)
    hexes: list[JsonValue] = [*before, *((place,) if place not in before else ())]
    return enter(books, APPROACH, str(unit), _HEXES, hexes)


def hexes_of(books: Books, unit: UnitId) -> tuple[str, ...]:
    """The hexes in which a unit called for a roll."""
    found = books.fact(APPROACH, str(unit), _HEXES)
    return tuple(str(place) for place in found) if isinstance(found, list) else ()


# ------------------------------------------------------------------- while a hex is not known


def unmeasured_facts(
    books: Books, unit: UnitId, place: str, cities: tuple[City, ...]
) -> tuple[Fact, ...]:
    """A unit that would call for a roll enters a hex while nobody knows how far the cities are.

    The hexes of one phase are kept: once the hex of a city is entered, they tell whether the unit
    came near it.
    """
    now = phase_key(books)
    held = books.fact(APPROACH, str(unit), _NOT_MEASURED)
    same_phase = isinstance(held, dict) and held["in"] == now
    before = held["entered"] if isinstance(held, dict) and same_phase else []
    entered: list[JsonValue] = [*before] if isinstance(before, list) else []
    entered += [[place, str(city)] for city in cities]
    return enter(books, APPROACH, str(unit), _NOT_MEASURED, {"in": now, "entered": entered})


def approach_words(_: Fact, value: JsonValue) -> str:
    """Hexes entered while a city was not measured: ``0718 (Vienna)``; empty for other values."""
    if not isinstance(value, dict) or "entered" not in value:
        return ""
    return ", ".join(f"{place} ({city})" for place, city in _pairs(value["entered"]))


def late_entries(books: Books, hexes: Mapping[City, str] | None = None) -> Iterator[Entry]:
    """The entries that can be measured by now; `hexes` are those of cities still to be posted."""
    if not is_played(books):
        return
    still_due = {(one.unit, one.hex) for one in _called(books)}
    for unit, value in _kept(books, _NOT_MEASURED):
        # A hex with a roll behind it is done, except for the call that is still due.
        rolled = {place for place in hexes_of(books, unit) if (unit, place) not in still_due}
        for place, city in _pairs(value["entered"]):
            record = record_of(books, city)
            record = replace(record, hex=(hexes or {}).get(record.city, record.hex))
            found = span_to(books, place, record)
            if record.state is CityState.OPEN and place not in rolled and found is not None:
                yield Entry(unit, place, record.city, found)


def _pairs(listed: JsonValue) -> Iterator[tuple[str, City]]:
    """The hexes that were entered, each with a city that could not be measured."""
    for pair in listed if isinstance(listed, list) else ():
        if isinstance(pair, list):
            place, city = pair
            yield str(place), City(str(city))


def late_calls(books: Books, hexes: Mapping[City, str] | None = None) -> tuple[Approach, ...]:
    """The rolls that units called for before the hex of the city was entered, one for each unit."""
    reach = books.tables.whole(RANGE)
    found: dict[UnitId, Approach] = {}
    for one in late_entries(books, hexes):
        # Only what is surely in reach: a call cannot rest on how a map might be laid out.
        if one.span.most <= reach:
            found.setdefault(one.unit, Approach(one.unit, one.hex, (one.city,)))
    return tuple(found.values())
