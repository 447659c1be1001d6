"""Markers laid on the units of one input and taken off those of another, in one entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, JsonValue
from oobmgr.domain.rulings import Step
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.picked import against, known_units, nobody_picked, unfit_units
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import Marker
from oobmgr.rules.books import Books


def laid_on(
    books: Books, units: Iterable[SparkUnit], marker: Marker, *, value: JsonValue = True
) -> tuple[Fact, ...]:
    """A marker laid on each of these units, with what it holds; taken off where that is nothing."""
    return tuple(fact for unit in units for fact in set_marker(books, unit.id, marker, value))


def taken_off(books: Books, units: Iterable[SparkUnit], *markers: Marker) -> tuple[Fact, ...]:
    """Markers taken off each of these units."""
    # An iterator would be empty after the first marker.
    some = tuple(units)
    return tuple(fact for marker in markers for fact in laid_on(books, some, marker, value=None))


@dataclass(frozen=True)
class Way:
    """What becomes of the units of an input: the marker that they get or lose.

    `after` says how they are then (``out of command``) and `text` what that means. `unchanged` is
    what is told of a unit for which that changes nothing. `instead` is laid in place of a marker
    that comes off, and `barred` refuses units that may not have it.
    """

    marker: Marker
    laid: bool
    after: str
    case: str
    text: str = ""
    unchanged: str = ""
    instead: Marker | None = None
    barred: Callable[[SparkUnit], tuple[Fault, ...]] | None = None


@dataclass(frozen=True)
class WaysSet:
    """The units of all inputs, with what is written of them and what stands against it."""

    units: tuple[SparkUnit, ...]
    facts: tuple[Fact, ...]
    working: tuple[Step, ...]
    refusals: tuple[Fault, ...]


def set_ways(books: Books, inputs: Any, ways: Mapping[str, Way]) -> WaysSet:  # noqa: ANN401 - each action has inputs of its own
    """Do with the units of each input what its way says; `inputs` has a field for each way."""
    picked: dict[str, tuple[SparkUnit, ...]] = {}
    unknown: list[Fault] = []
    for name in ways:
        # The units of the other inputs are shown in the preview all the same.
        try:
            picked[name] = known_units(books, getattr(inputs, name))
        except BadInput as error:
            unknown += error.faults
    pairs = [(unit, ways[name]) for name, units in picked.items() for unit in units]
    units = tuple(unit for unit, _ in pairs)
    first = next(iter(ways))
    return WaysSet(
        units,
        tuple(fact for unit, way in pairs for fact in _facts(books, unit, way)),
        tuple(Step(unit.name, way.after, way.text, way.case) for unit, way in pairs),
        (
            # An id that does not exist is a fault by itself, and must not read as if nobody were
            # picked.
            *(unknown or nobody_picked(units, first, case=ways[first].case)),
            *(fault for name, some in picked.items() for fault in unfit_units(some, name)),
            *_unfit(pairs),
        ),
    )


def _facts(books: Books, unit: SparkUnit, way: Way) -> tuple[Fact, ...]:
    changed = set_marker(books, unit.id, way.marker, way.laid)
    return (*changed, *(laid_on(books, (unit,), way.instead) if way.instead else ()))


def _unfit(pairs: Iterable[tuple[SparkUnit, Way]]) -> Iterable[Fault]:
    """Units whose marker is so already, and those that are picked twice for the same marker."""
    seen = set()
    for unit, way in pairs:
        # A unit may be in two lists as long as they are about different markers.
        key = (unit.id, way.marker)
        # For the same marker laying and taking off contradict each other.
        if key in seen:
            yield against(unit, "is picked twice.", way.case, "Leave it in one.")
        elif (way.marker in unit.markers) is way.laid:
            yield against(unit, way.unchanged or f"is {way.after} already.", way.case)
        seen.add(key)
        yield from way.barred(unit) if way.barred else ()
