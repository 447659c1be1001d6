"""The units that an action may pick: those of the side that plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.war_in_europe.units import (
    AIRBORNE,
    REPAIR,
    eliminated,
    own_units,
)
from oobmgr.games.war_in_europe.words import SIDE_NAMES
from oobmgr.rules import picked_units
from oobmgr.rules.books import Books
from oobmgr.rules.picked_units import Pickable

OWN: Final = Pickable(own_units, "This side has no unit on the map.")
REPAIR_UNITS: Final = Pickable(
    lambda books: own_units(books, REPAIR),
    "No repair unit of this side is on the map: add one of the type repair.",
)
PARATROOPS: Final = Pickable(
    lambda books: own_units(books, *AIRBORNE),
    "No airborne unit of this side is in the books: add one of the type airborne.",
)
LOST: Final = Pickable(
    lambda books: eliminated(books, books.side), "No unit of this side is eliminated."
)


def faults_of(
    books: Books,
    units: tuple[UnitState, ...],
    case: str,
    status: UnitStatus = UnitStatus.ON_MAP,
) -> Iterator[Fault]:
    """The refusals where none is picked, and of units that are not there or not of the side."""
    yield from picked_units.pick_faults(units, case, status)
    yield from picked_units.of_other_side(books, units, SIDE_NAMES[books.side], case)


def asked_for(field: str, advice: str, case: str) -> Fault:
    """The refusal of an input that is still open, with what is to be entered."""
    return Fault("is missing.", field, advice=advice, case=case, missing=True)


def hexes_named(words: Iterable[str]) -> tuple[str, ...]:
    """Hexes as the books write them, each once."""
    return tuple(dict.fromkeys(place for one in words if (place := one.strip().upper())))


def moved_to(units: Iterable[UnitState], place: str) -> Iterator[Fact]:
    """What has to be written for units to stand in a hex."""
    for unit in units:
        if unit.hex != place:
            yield Fact(Subject.UNIT, str(unit.id), "hex", unit.hex, place)
