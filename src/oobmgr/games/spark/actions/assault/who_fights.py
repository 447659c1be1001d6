"""Which units of an assault fight: all, but for those that an overstacked hex leaves out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.picked import against
from oobmgr.games.spark.assault.steps import Assault
from oobmgr.games.spark.movement.hexes import is_hex
from oobmgr.games.spark.movement.stacks import fighting_units, steps_of, units_at
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

PER_HEX: Final = "assault.steps.per_hex"
_PICKED: Final = "SP-STACK-05"


def fighters(
    books: Books, units: Iterable[SparkUnit], left_out: Collection[int]
) -> tuple[SparkUnit, ...]:
    """The units that fight: without those left out, or not picked of their overstacked hex."""
    able = (unit for unit in units if unit.id not in left_out)
    return tuple(unit for unit in able if _is_picked(books, unit))


def steps_by_hex(units: Iterable[SparkUnit]) -> Mapping[str, int]:
    """The current steps of units, hex by hex; units whose hex is not known are left out."""
    found: Counter[str] = Counter()
    for unit in units:
        # Without a hex nobody can say what stands together.
        if unit.state.hex:
            found[folded(unit.state.hex)] += unit.state.steps_left
    return found


def wrongly_left_out(books: Books, assault: Assault, left_out: Collection[int]) -> Iterator[Fault]:
    """Units that fight whatever their owner likes (SP-ASLT-01, SP-ASLT-02, SP-STACK-05)."""
    for unit in assault.fighters:
        if unit.id not in left_out:
            continue
        state = unit.state
        # The choice was made before the first fire, and holds in the assault (SP-STACK-05).
        if fighting_units(books, state.side, state.hex) is not None and _is_picked(books, unit):
            yield against(unit, f"was picked to fight of {state.hex}.", _PICKED)
        elif not is_overstacked(books, unit):
            case = "SP-ASLT-01" if unit in assault.assaulters else "SP-ASLT-02"
            sentence = "fights: only units of an overstacked hex are left out."
            yield against(unit, sentence, case, "Take it off the list.")


def _is_picked(books: Books, unit: SparkUnit) -> bool:
    picked = fighting_units(books, unit.state.side, unit.state.hex)
    return picked is None or unit.id in picked


def is_overstacked(books: Books, unit: SparkUnit) -> bool:
    """Whether the unit's hex holds more steps of its side than fight; so it may be if unknown."""
    # Where no hexes are kept the player's word is taken.
    if not is_hex(unit.state.hex):
        return True
    there = units_at(books, unit.state.side, unit.state.hex)
    # The least that it may hold: unknown boxes must not make a hex overstacked.
    return steps_of(there).least > books.tables.whole(PER_HEX)
