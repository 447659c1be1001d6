"""What is asked of a unit that is to fire, and the answer: may it, how strongly, why not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import NamedTuple

from oobmgr.domain.accounts import SideId
from oobmgr.domain.rulings import Step
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.fire.combined import FireMode
from oobmgr.games.spark.fire.eligibility import FireColumn
from oobmgr.games.spark.fire.segments import OF_AN_ASSAULT, column_of
from oobmgr.games.spark.movement.hexes import neighbours
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.roster.strength import Firer, firer_of
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.games.spark.words import FireKind
from oobmgr.rules.books import Books, Options
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class Field:
    """The books at one moment as a fire looks at them: the units on the map, read once."""

    books: Books

    @cached_property
    def units(self) -> tuple[SparkUnit, ...]:
        """The units on the map of both sides."""
        return living_units(self.books)

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
        # Hex by hex, and not unit by unit: it is asked for each of a thousand units in turn.
        near = (other for place in neighbours(unit.state.hex) for other in self.at(place))
        return tuple(other for other in near if other.state.side != unit.state.side)


def _grouped(pairs: Iterable[tuple[str, SparkUnit]]) -> Mapping[str, tuple[SparkUnit, ...]]:
    found: dict[str, list[SparkUnit]] = {}
    # Nowhere is no place: units without a hex must not meet there.
    for place, unit in pairs:
        if place:
            found.setdefault(folded(place), []).append(unit)
    return {place: tuple(units) for place, units in found.items()}


@dataclass(frozen=True)
class FireAsk:
    """A fire that is meant: when, with what, at whom.

    `assault` is the Assault Target Hex, empty outside of an assault; `place` the hex fired at;
    `target` the AFV fired at, None for the non-armored units of a hex; `terrain` that of the
    target's hex; `trench_at` the AT strength that a trench adds, where the units use it.
    """

    segment: Segment
    kind: FireKind
    assault: str = ""
    place: str = ""
    target: SparkUnit | None = None
    support: bool = False
    terrain: tuple[Ground, ...] = ()
    fog: bool = False
    observed: bool = True
    trench_at: int = 0

    def supports(self, unit: SparkUnit) -> bool:
        """Whether a unit would fire in support: the assault is not its own."""
        # What the player says goes first; the books may not know all markers.
        if self.support:
            return True
        return not (at_hex(unit.markers.assault_hex, self.assault) or self.defends(unit))

    def defends(self, unit: SparkUnit) -> bool:
        """Whether a unit stands in the Assault Target Hex."""
        return at_hex(unit.state.hex, self.assault)

    @property
    def aim(self) -> str:
        """The id of the AFV that is aimed at; empty for a fire at a hex."""
        return str(self.target.id) if self.target is not None and self.target.armored else ""


def at_hex(one: str, other: str) -> bool:
    """Whether two words name the same hex; nothing names none."""
    # Two units that stand nowhere do not stand together.
    return bool(one.strip()) and folded(one) == folded(other)


@dataclass(frozen=True)
class Eligibility:
    """Whether a unit may fire in a mode: the points that it has, or why not.

    `words` are ``may fire`` or the reason; `notes` what is to be kept in mind though it may.
    """

    mode: FireMode
    may: bool
    words: str
    case: str
    points: int = 0
    working: tuple[Step, ...] = ()
    notes: tuple[str, ...] = ()


class Bar(NamedTuple):
    """Why a unit may not fire, in words, and the case that says so."""

    words: str
    case: str


@dataclass(frozen=True)
class Question:
    """A unit that is to fire in a mode."""

    field: Field
    unit: SparkUnit
    ask: FireAsk
    mode: FireMode

    @property
    def tables(self) -> Tables:
        """The tables of the game."""
        return self.field.tables

    @property
    def options(self) -> Options:
        """The options of the campaign."""
        return self.field.books.options

    @property
    def artillery(self) -> bool:
        """Whether the unit is artillery."""
        return firer_of(self.unit) is Firer.ARTILLERY

    @property
    def support(self) -> bool:
        """Whether it fires in support of an assault that is not its own."""
        return self.ask.segment in OF_AN_ASSAULT and self.ask.supports(self.unit)

    @property
    def column(self) -> FireColumn:
        """The column of the Fire Eligibility Tables."""
        return column_of(self.ask.segment, support=self.support)

    @property
    def beside(self) -> str:
        """An enemy in a neighbour hex, by name; empty where none is known."""
        # One is enough: any enemy beside it bars the same.
        return next((other.name for other in self.field.enemies_beside(self.unit)), "")
