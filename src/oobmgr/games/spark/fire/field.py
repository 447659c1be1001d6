"""The units on the map as a fire looks at them: read once, found by hex and by assault."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from oobmgr.domain.accounts import SideId
from oobmgr.games.spark.movement.hexes import neighbours
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class Field:
    """The books at one moment, with the units on the map."""

    books: Books
    units: tuple[SparkUnit, ...]

    @property
    def tables(self) -> Tables:
        """The tables of the game with the campaign's house rules."""
        return self.books.tables

    @cached_property
    def _standing(self) -> Mapping[str, tuple[SparkUnit, ...]]:
        return _grouped((unit.state.hex, unit) for unit in self.units)

    @cached_property
    def _assaulting(self) -> Mapping[str, tuple[SparkUnit, ...]]:
        return _grouped((unit.markers.assault_hex, unit) for unit in self.units)

    def at(self, place: str) -> tuple[SparkUnit, ...]:
        """The units in a hex, of both sides."""
        return self._standing.get(folded(place), ())

    def assaulters(self, place: str) -> tuple[SparkUnit, ...]:
        """The units with an Assault Marker toward a hex."""
        return self._assaulting.get(folded(place), ())

    def is_assaulted(self, place: str, side: SideId) -> bool:
        """Whether an enemy of a side has an Assault Marker toward a hex."""
        return any(unit.state.side != side for unit in self.assaulters(place))

    def enemies_beside(self, unit: SparkUnit) -> tuple[SparkUnit, ...]:
        """The enemies in the hexes next to a unit, as far as the numbers of hexes tell."""
        near = (other for place in neighbours(unit.state.hex) for other in self.at(place))
        return tuple(other for other in near if other.state.side != unit.state.side)


def field_of(books: Books) -> Field:
    """The field as the books have it now."""
    return Field(books, living_units(books))


def _grouped(pairs: Iterable[tuple[str, SparkUnit]]) -> Mapping[str, tuple[SparkUnit, ...]]:
    found: dict[str, list[SparkUnit]] = {}
    for place, unit in pairs:
        if place:
            found.setdefault(folded(place), []).append(unit)
    return {place: tuple(units) for place, units in found.items()}
