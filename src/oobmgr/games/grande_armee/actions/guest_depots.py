"""Depots in the depot city of an ally: with its owner's leave one stands there, however it came."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling
from oobmgr.domain.units import UnitState
from oobmgr.games.grande_armee.nations import nation_named
from oobmgr.games.grande_armee.supply.depots import ALLIED, AlliedInputs, Leave, allied_depot
from oobmgr.games.grande_armee.supply.places import PlaceKind, SupplyPlace, place_named
from oobmgr.games.grande_armee.units import DEPOT, is_kind
from oobmgr.rules.books import Books
from oobmgr.rules.picked_units import against, units_of

WHY_NOT: Final = "One allied power may have a depot there, with the leave of its owner."


def leave_for(
    books: Books, place: SupplyPlace, units: tuple[UnitState, ...], *, permits: bool
) -> Ruling[Leave] | None:
    """The ruling on a depot in the city of an ally; None where it is not an ally's."""
    # A city without an owner in the books cannot be told to be an ally's.
    if place.kind is not PlaceKind.DEPOT_CITY or not place.owner or not units:
        return None
    builder = nation_named(units[0].nation)
    if builder == place.owner:
        return None
    coming = {unit.id for unit in units}
    there = [
        unit
        for unit in units_of(books)
        if is_kind(unit, DEPOT)
        and unit.hex == place.hex
        and unit.id not in coming
        # Depots of the owner himself do not count against the one guest.
        and nation_named(unit.nation) != place.owner
    ]
    # L-23: one at a time, so a depot that is gone makes room for that of another ally.
    return allied_depot(AlliedInputs(place.name, len(there), builder, permits), books.tables)


def owner_unknown(place: SupplyPlace | None) -> Iterator[Fault]:
    """Asks about a depot that comes into a depot city of which nobody said whose it is."""
    if place and place.kind is PlaceKind.DEPOT_CITY and not place.owner:
        sentence = f"Whose depot city {place.name} is was not entered."
        advice = "Enter it under Towns: in an ally’s it takes the leave of that ally."
        yield Fault(sentence, "hex", place.name, advice, ALLIED).question()


def _guests(place: SupplyPlace, units: tuple[UnitState, ...]) -> tuple[UnitState, ...]:
    """The depots among units that come into a city from elsewhere, and are not of its owner."""
    return tuple(
        unit
        for unit in units
        if is_kind(unit, DEPOT)
        and unit.hex != place.hex
        and nation_named(unit.nation) != place.owner
    )


def one_guest_only(books: Books, units: tuple[UnitState, ...], at: str) -> Iterator[Fault]:
    """The refusals of depots that come into an ally's city where one of a guest stands already."""
    place = place_named(books, at)
    guests = _guests(place, units) if place else ()
    if place is None or not guests:
        return
    found = leave_for(books, place, guests[:1], permits=True)
    # Of several that come together the first alone may find room.
    room = 1 if found is None or found.result.legal else 0
    for guest in guests[room:] if found else ():
        yield against(guest, f"finds a depot of an ally in {place.name}.", ALLIED, WHY_NOT)


def asks_for_leave(books: Books, units: tuple[UnitState, ...], at: str) -> Iterator[Fault]:
    """Asks about the leave of the owner, where depots come into a city that is not their own."""
    place = place_named(books, at)
    guests = _guests(place, units) if place else ()
    if place is None or not guests:
        return
    yield from owner_unknown(place)
    if leave_for(books, place, guests[:1], permits=True):
        sentence = f"{place.name} is a depot city of {place.owner}."
        yield Fault(sentence, "hex", place.name, WHY_NOT, ALLIED).question()
