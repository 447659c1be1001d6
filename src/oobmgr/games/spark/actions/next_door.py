"""The enemies in the hexes next to one, and whose zones of control reach into it."""

from __future__ import annotations

from collections.abc import Iterable

from oobmgr.games.spark.fire.ask import Field
from oobmgr.games.spark.fire.zone_of import has_zone
from oobmgr.games.spark.movement.hexes import neighbours
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import FireKind
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import NAMED_AT_MOST


def enemies_beside(books: Books, units: tuple[SparkUnit, ...], here: str) -> tuple[SparkUnit, ...]:
    """The enemies in the hexes next to one who may have a zone of control over these units."""
    return tuple(one for one in next_door(books, units, here) if _may_fire(books, one, units))


def near_words(enemies: Iterable[SparkUnit]) -> str:
    """The hexes of enemies next door: each once, for a stack is one neighbour."""
    return ", ".join(sorted({other.state.hex for other in enemies})[:NAMED_AT_MOST])


def _may_fire(books: Books, enemy: SparkUnit, units: tuple[SparkUnit, ...]) -> bool:
    """Whether an enemy has a zone of control over one of these units, or nobody knows (None)."""
    # A unit on a train stays the kind of target that it is.
    kinds = {FireKind.AT if unit.armored else FireKind.REGULAR for unit in units}
    # Unknown is not none: an enemy whose ratings nobody entered may have a zone.
    return any(has_zone(enemy, kind, books.tables) is not False for kind in kinds)


def next_door(books: Books, units: tuple[SparkUnit, ...], to: str) -> tuple[SparkUnit, ...]:
    """The enemies in the hexes next to one."""
    field, side = Field(books), units[0].state.side
    near = (other for place in neighbours(to) for other in field.at(place))
    return tuple(other for other in near if other.state.side != side)
