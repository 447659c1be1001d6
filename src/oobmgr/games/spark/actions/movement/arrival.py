"""What stands in the hex in which units end: too many, other divisions, the enemy next to it."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitState
from oobmgr.games.spark.command.formations import formation_unit
from oobmgr.games.spark.movement.hexes import neighbours, same_hex
from oobmgr.games.spark.movement.stacking import (
    LIMIT,
    FormationType,
    SovietStackingInputs,
    StackingInputs,
    StackMoment,
    soviet_stacking,
    stacking,
)
from oobmgr.games.spark.movement.stacks import steps_of, units_at
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.games.spark.words import SOVIET, MovementType
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import NAMED_AT_MOST


def arrival_faults(
    books: Books, units: tuple[SparkUnit, ...], to: str, *, in_column: bool
) -> tuple[Fault, ...]:
    """The refusal of a column that would overload a hex: for columns the limit always holds."""
    if not (units and to and in_column):
        return ()
    together = _together(books, units, to)
    steps = tuple(unit.steps_left for unit in together)
    ruling = stacking(
        StackingInputs(steps, StackMoment.DURING_MOVEMENT, in_column=True), books.tables
    )
    if ruling.result.legal:
        return ()
    sentence = f"{to} would hold {ruling.result.total} steps, with units in column."
    advice = f"At most {books.tables.whole(LIMIT)}; deploy, or stop elsewhere."
    return (Fault(sentence, "to", to, advice, "SP-STACK-01"),)


def arrival_warnings(books: Books, units: tuple[SparkUnit, ...], to: str) -> Iterator[Fault]:
    """What to look at: the limit by the end of the phase, formations, the enemy next door."""
    if not (units and to):
        return
    together = _together(books, units, to)
    yield from _too_many(books, together, to)
    yield from _divisions(books, together, to)
    yield from _enemies(books, units, to)


def _together(books: Books, units: tuple[SparkUnit, ...], to: str) -> tuple[UnitState, ...]:
    """Who stands in the hex afterwards: those there already, and those that come."""
    # A unit that changes something in the hex where it stands already counts once.
    coming = {unit.id for unit in units}
    there = (unit for unit in units_at(books, units[0].state.side, to) if unit.id not in coming)
    return (*there, *(unit.state for unit in units))


def _too_many(books: Books, together: tuple[UnitState, ...], to: str) -> Iterator[Fault]:
    steps, limit = steps_of(together), books.tables.whole(LIMIT)
    if steps.least > limit:
        advice = f"By the end of the phase {limit} at most may stand there."
        yield Fault(f"{to} then holds {steps.words}.", "to", to, advice, "SP-STACK-04")
    elif steps.unknown:
        advice = f"Enter their boxes, or count them: {limit} steps at most may stand there."
        yield Fault(f"{to} then holds {steps.words}.", "to", to, advice, "SP-STACK-01")


def _divisions(books: Books, together: tuple[UnitState, ...], to: str) -> Iterator[Fault]:
    """Two Soviet divisions in one hex (SP-STACK-02, SP-STACK-03)."""
    named = tuple(formation_unit(unit) for unit in together if unit.side == SOVIET)
    if soviet_stacking(SovietStackingInputs(named), books.tables).result:
        return
    divisions = dict.fromkeys(u.formation for u in named if u.type is FormationType.DIVISION)
    sentence = f"{' and '.join(divisions)} may not share {to}."
    yield Fault(sentence, "to", to, "One of them goes elsewhere.", "SP-STACK-02")


def _enemies(books: Books, units: tuple[SparkUnit, ...], to: str) -> Iterator[Fault]:
    """Enemy units in the hex, and next to it, where they may fire at a unit that leaves it."""
    side = units[0].state.side
    hexes = {unit.state.hex for unit in living_units(books) if unit.state.side != side}
    if any(same_hex(place, to) for place in hexes):
        sentence = f"The books have enemy units in {to}."
        yield Fault(sentence, "to", to, "Look at the hex.", "SP-MOVE-05")
    around = neighbours(to)
    near = sorted(place for place in hexes if place.strip() in around)
    if not near:
        return
    sentence = f"Enemy units stand next to it, in {', '.join(near[:NAMED_AT_MOST])}."
    if any(unit.movement is MovementType.RAIL for unit in units):
        advice = "Rail movement may not enter an enemy zone of control."
        yield Fault(sentence, "to", to, advice, "SP-MOVE-14")
    else:
        advice = "Leaving it, or changing formation there, may draw ZOC fire."
        yield Fault(sentence, "to", to, advice, "SP-ZOC-05")
