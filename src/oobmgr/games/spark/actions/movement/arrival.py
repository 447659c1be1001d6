"""What stands in the hex in which units end: the enemy there or beside it, too many, divisions."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitState
from oobmgr.games.spark.actions.assault.new_hex import enemies_there
from oobmgr.games.spark.actions.next_door import enemies_beside, near_words, next_door
from oobmgr.games.spark.actions.picked import unit_names
from oobmgr.games.spark.command.formations import mixed_divisions
from oobmgr.games.spark.fire.zone_of import has_zone
from oobmgr.games.spark.movement.stacking import (
    LIMIT,
    StackingInputs,
    StackMoment,
    stacking,
)
from oobmgr.games.spark.movement.stacks import steps_of, units_at
from oobmgr.games.spark.turns import is_night
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import FireKind, MovementType
from oobmgr.rules.books import Books


def arrival_faults(
    books: Books, units: tuple[SparkUnit, ...], to: str, *, in_column: bool
) -> tuple[Fault, ...]:
    """The refusal of a hex of the enemy, of his zone for trains, and of one too full for a column.

    Deployed units are held to the limit at the end of the phase only: others may still leave.
    """
    if not (units and to):
        return ()
    # The limit holds at once for columns; for deployed units only at the end of the phase.
    enemy = (*enemies_there(books, units, to, "SP-MOVE-05"), *_no_train(books, units, to))
    return (*enemy, *(too_many_in_column(books, units, to) if in_column else ()))


def too_many_in_column(books: Books, units: tuple[SparkUnit, ...], to: str) -> tuple[Fault, ...]:
    """The refusal of a hex that is too full for columns, which the limit binds at once."""
    together = _together(books, units, to)
    steps = tuple(unit.steps_left for unit in together)
    ruling = stacking(
        # As the rule counts them: steps, and not units.
        StackingInputs(steps, StackMoment.DURING_MOVEMENT, in_column=True),
        books.tables,
    )
    if ruling.result.legal:
        return ()
    sentence = f"{to} would hold {counted(ruling.result.total, 'step')}, with units in column."
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
        advice = f"By the end of the phase {limit} at most may be there."
        yield Fault(f"{to} then holds {steps.words}.", "to", to, advice, "SP-STACK-04")
    # Boxes that nobody entered might be too many; that cannot be told either way.
    elif steps.unknown:
        advice = f"Enter their boxes, or count them: {limit} steps at most may be there."
        yield Fault(f"{to} then holds {steps.words}.", "to", to, advice, "SP-STACK-01")


def _divisions(books: Books, together: tuple[UnitState, ...], to: str) -> Iterator[Fault]:
    """Two Soviet divisions in one hex (SP-STACK-02, SP-STACK-03)."""
    divisions = mixed_divisions(together, books.tables)
    if divisions:
        sentence = f"{' and '.join(divisions)} may not share {to}."
        yield Fault(sentence, "to", to, "One of them goes elsewhere.", "SP-STACK-02")


def _enemies(books: Books, units: tuple[SparkUnit, ...], to: str) -> Iterator[Fault]:
    """Enemy units in the hex, and next to it, where they may fire at a unit that leaves it."""
    near = near_words(next_door(books, units, to))
    if not near:
        return
    sentence = f"Enemy units are next to it, in {near}."
    # A train must not come near at all, whoever fires.
    if any(_by_rail(unit) for unit in units):
        advice = "Rail movement may not enter an enemy zone of control."
        yield Fault(sentence, "to", to, advice, "SP-MOVE-14")
        return
    advice = "Leaving it, or changing formation there, may draw ZOC fire."
    yield Fault(sentence, "to", to, advice, "SP-ZOC-05")
    # With a marker toward the enemy a unit may come near by night.
    if is_night(books.turn) and any(not unit.markers.assault_hex for unit in units):
        sentence = f"By night only units with an Assault Marker may come so near: {to}."
        yield Fault(sentence, "to", to, "Place one, or stop elsewhere.", "SP-INIT-08")


def formation_warnings(books: Books, units: tuple[SparkUnit, ...], here: str) -> Iterator[Fault]:
    """A word on units that change formation beside an enemy who may fire at them for it."""
    enemies = enemies_beside(books, units, here)
    if not enemies:
        return
    sentence = f"Enemy units are next to {here}, in {near_words(enemies)}."
    advice = "Changing formation there may draw ZOC fire, at a column."
    yield Fault(sentence, unit_names(units), here, advice, "SP-ZOC-05")
    if len(units) > 1:
        sentence = f"{unit_names(units)} change formation beside the enemy together."
        yield Fault(sentence, "units", here, "Declare them one at a time.", "SP-ZOC-12")


def _no_train(books: Books, units: tuple[SparkUnit, ...], to: str) -> Iterator[Fault]:
    """The refusal of a zone of control of the enemy to units that go by rail (SP-MOVE-14)."""
    trains = [unit for unit in units if _by_rail(unit)]
    for enemy in next_door(books, units, to) if trains else ():
        # A unit on a train stays the kind of target that it is.
        kinds = {FireKind.AT if unit.armored else FireKind.REGULAR for unit in trains}
        # Refused only where a zone is certain; where nobody knows of one, `_enemies` gives a word.
        if any(has_zone(enemy, kind, books.tables) for kind in kinds):
            sentence = f"{to} is in the zone of control of {enemy.name}, in {enemy.state.hex}."
            yield Fault(sentence, "to", to, "Rail movement stops before it.", "SP-MOVE-14")
            return


def _by_rail(unit: SparkUnit) -> bool:
    return unit.movement is MovementType.RAIL
