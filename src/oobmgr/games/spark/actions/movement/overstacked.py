"""The owner of an overstacked hex says which of its units fight, and the books keep it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.picked import (
    against,
    known_units,
    nobody_picked,
    unit_names,
    units_told,
)
from oobmgr.games.spark.movement.hexes import same_hex
from oobmgr.games.spark.movement.stacking import (
    LIMIT,
    OverstackChoice,
    OverstackChoiceInputs,
    overstack_choice,
)
from oobmgr.games.spark.movement.stacks import fighting_units, note_choice, stacks, units_at
from oobmgr.games.spark.picking.by_hex import Pickable
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.games.spark.words import COMBAT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books


@dataclass(frozen=True)
class OverstackInputs:
    """The units of one overstacked hex that fight."""

    units: tuple[int, ...] = units_told(
        "Units of one hex that fire, and fight in the assault.",
        "SP-STACK-05",
        label="Units that fight",
    )


def in_overstacked_hexes(books: Books) -> tuple[SparkUnit, ...]:
    """The units of both sides that stand in overstacked hexes."""
    # Of both sides: each owner says which of his fight.
    over = {unit for row in stacks(books) if row.over for unit in row.units}
    return tuple(unit for unit in living_units(books) if unit.id in over)


OVERSTACKED: Final = Pickable(in_overstacked_hexes, "No hex is overstacked.")


@action(
    "SP-STACK-05..07 SP-STACK-09",
    name="overstacked",
    phases=COMBAT,
    title="Who fights in an overstacked hex",
    tab="Overstacked",
    post_text="Note the choice",
    link="Say who fights",
    group="Movement",
    helpers=("spark.overstack_choice", "spark.stacking"),
    **OVERSTACKED.offering("SP-STACK-05", units="fights"),
)
def plan_overstack(books: Books, inputs: OverstackInputs) -> ActionPlan:
    """In an overstacked hex only a limited number of steps fire and fight: say which."""
    units = known_units(books, inputs.units)
    if not units:
        return ActionPlan.refused("Overstacked hex", nobody_picked(units))
    place, side = units[0].state.hex, units[0].state.side
    there = units_at(books, side, place)
    # The rule counts the units of a hex from 1, as its calculator does for a player.
    order = {unit.id: at for at, unit in enumerate(there, 1)}
    picked = tuple(order[unit.id] for unit in units if unit.id in order)
    asked = OverstackChoiceInputs(tuple(unit.steps_left for unit in there), picked)
    ruling = overstack_choice(asked, books.tables)
    # What is not legal is not kept, or the fight would go by it.
    refusals = tuple(_refused(books, units, ruling.result))
    return ActionPlan(
        f"{place}: {unit_names(units)} fight",
        f"{ruling.result.steps} of {sum(u.steps_left for u in there)} steps fight; the others are "
        "still exposed to fire.",
        ruling,
        facts=() if refusals else note_choice(books, side, place, tuple(u.id for u in units)),
        warnings=tuple(_chosen_before(books, units)),
        refusals=refusals,
    )


def _chosen_before(books: Books, units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """A question where others were picked of the hex in this impulse already (SP-STACK-06)."""
    state = units[0].state
    fighting = fighting_units(books, state.side, state.hex)
    if fighting is None or fighting == {unit.id for unit in units}:
        return
    names = unit_names(one for one in living_units(books) if one.id in fighting)
    sentence = f"Of {state.hex} these were picked in this impulse: {names}."
    advice = "The choice is made once, before the first fire of the hex."
    yield Fault(sentence, "units", "", advice, "SP-STACK-06").question()


def _refused(books: Books, units: tuple[SparkUnit, ...], found: OverstackChoice) -> Iterator[Fault]:
    first = units[0].state
    for unit in units[1:]:
        if unit.state.side != first.side or not same_hex(unit.state.hex, first.hex):
            sentence = f"is not in {first.hex} with {first.designation}."
            yield against(unit, sentence, "SP-STACK-05", "Take one hex at a time.")
    if not found.overstacked:
        place, advice = first.hex or "The hex", "All of its units fight."
        yield Fault("is not overstacked.", place, "", advice, "SP-STACK-05")
    if not found.legal:
        limit = books.tables.whole(LIMIT)
        sentence = f"{found.steps} steps are too many to fight."
        yield Fault(sentence, "units", advice=f"Pick {limit} at most.", case="SP-STACK-07")
