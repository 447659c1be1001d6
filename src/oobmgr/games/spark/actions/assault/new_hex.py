"""Units that retreat, withdraw or advance: whether they may stand there, and what stays behind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step
from oobmgr.games.spark.actions.marker_ways import taken_off
from oobmgr.games.spark.actions.picked import against, unit_names
from oobmgr.games.spark.actions.places import moved
from oobmgr.games.spark.movement.hexes import distance, same_hex
from oobmgr.games.spark.movement.stacking import LIMIT
from oobmgr.games.spark.movement.stacks import StackSteps, steps_of, units_at
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.games.spark.words import Marker
from oobmgr.rules.books import Books

_OF_A_HEX: Final = {
    Marker.ENTRENCHED: ("its entrenchment", "SP-TCE-60"),
    Marker.CROSSED_STREAM: ("the stream that it crossed", "SP-STRM-16"),
    Marker.STREAM_BANK: ("its stream bank", "SP-STRM-16"),
}
"""What lies on a unit because of the hex in which it stands."""
_GONE_BACK: Final = (Marker.MUST_RETREAT, Marker.MAY_WITHDRAW)
"""What a unit that goes back has done with."""


def settled(books: Books, units: Iterable[SparkUnit], to: str) -> tuple[Fact, ...]:
    """Units put into another hex; a retreat that they owed is made, and what is its hex's stays."""
    facts: list[Fact] = []
    for unit in units:
        # What stays where it is keeps what lies there.
        if goes := moved(unit, to):
            facts += goes
            facts += taken_off(books, (unit,), *_OF_A_HEX, *_GONE_BACK)
    return tuple(facts)


def left_behind(units: Iterable[SparkUnit], to: str) -> tuple[Step, ...]:
    """The lines of what stays behind with the hexes that units leave."""
    return tuple(
        Step(unit.name, "leaves", words, case)
        for unit in units
        if moved(unit, to)
        for marker, (words, case) in _OF_A_HEX.items()
        if marker in unit.markers
    )


# --------------------------------------------------------------------------- what stands against it


def enemies_there(
    books: Books,
    units: tuple[SparkUnit, ...],
    to: str,
    case: str,
    leaving: Iterable[UnitId] = (),
    field: str = "to",
) -> Iterator[Fault]:
    """The refusal of a hex in which the books know an enemy; `leaving` are those that go."""
    gone = set(leaving)
    sides = {unit.state.side for unit in units}
    there = [
        other
        for other in living_units(books)
        if same_hex(other.state.hex, to) and other.state.side not in sides and other.id not in gone
    ]
    if units and there:
        sentence = f"The enemy is in {to.strip()}: {unit_names(there)}."
        yield Fault(sentence, field, to.strip(), "Enter another hex.", case)


def too_far(unit: SparkUnit, to: str, most: int, case: str) -> Iterator[Fault]:
    """The refusal of a hex further off than a unit may go, as far as the hexes are known."""
    away = distance(unit.state.hex, to)
    if away is not None and away > most:
        hexes, far = counted(most, "hex", "hexes"), counted(away, "hex", "hexes")
        yield against(unit, f"goes {hexes} at most; {to.strip()} is {far} away.", case, "")


def overloaded(books: Books, units: tuple[SparkUnit, ...], to: str, case: str) -> Iterator[Fault]:
    """A hex that would hold more steps of a side than the limit."""
    steps, limit = _load(books, units, to), books.tables.whole(LIMIT)
    if steps.least > limit:
        sentence = f"{to.strip()} would hold {steps.words}; the limit is {limit} steps."
        # Only what is known to be too much is refused.
        yield Fault(sentence, "to", to.strip(), "Let fewer go, or elsewhere.", case)


def unsure_load(books: Books, units: tuple[SparkUnit, ...], to: str, case: str) -> Iterator[Fault]:
    """A word on a hex with units whose boxes nobody entered: it may be too full."""
    steps, limit = _load(books, units, to), books.tables.whole(LIMIT)
    # Without boxes a unit may hold more steps than it seems to.
    if steps.unknown and steps.least <= limit:
        sentence = f"{to.strip()} would hold {steps.words}; the limit is {limit} steps."
        yield Fault(sentence, "to", to.strip(), "Count them on the sheet.", case)


def _load(books: Books, units: tuple[SparkUnit, ...], to: str) -> StackSteps:
    """What would stand in a hex of the side of these units; nothing without units."""
    if not units or not to.strip():
        return StackSteps(0)
    coming = {unit.id for unit in units}
    there = (one for one in units_at(books, units[0].state.side, to) if one.id not in coming)
    return steps_of((*there, *(unit.state for unit in units)))
