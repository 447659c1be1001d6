"""Units that are out of supply, or in supply again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.games.balkans.actions.picked import (
    Pickable,
    against,
    away,
    known_units,
    names_of,
    nobody_picked,
    unit_name,
    units_told,
)
from oobmgr.games.balkans.fact_kinds import SUPPLY
from oobmgr.games.balkans.supply import CASE, effects_words
from oobmgr.games.balkans.units import OUT_FIELD, out_since, units_on_map
from oobmgr.games.balkans.words import COMBAT, MOVEMENT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import flag_told

_EVERY: Final = Pickable(units_on_map, "No unit is on the map.")


@dataclass(frozen=True)
class SupplyInputs:
    """Units and their supply."""

    units: tuple[int, ...] = units_told("The units.", CASE)
    out: bool = flag_told("Whether they are out of supply; no, they are in supply.", CASE,
                          default=True)  # fmt: skip


@action(
    "W81-SUP-01",
    phases=(MOVEMENT, COMBAT),
    title="Supply of units",
    name="supply",
    tab="Supply",
    post_text="Post supply",
    link="Enter supply",
    group="Supply",
    **_EVERY.offering(CASE, units="supply"),
)
def plan_supply(books: Books, inputs: SupplyInputs) -> ActionPlan:
    """Units are out of supply, with the effects of your rules, or in supply again."""
    units = known_units(books, inputs.units)
    effects = effects_words(books)
    word = "out of supply" if inputs.out else "in supply"
    lines = tuple(
        Step(unit_name(unit), word, effects if inputs.out else "", CASE) for unit in units
    )
    result = Step("Units", len(units), word, CASE, StepKind.RESULT)
    value = books.turn if inputs.out else None
    return ActionPlan(
        f"{word.capitalize()}: {names_of(units)}",
        effects if inputs.out else "",
        Ruling(len(units), (*lines, result)),
        facts=tuple(f for u in units for f in enter(books, SUPPLY, str(u.id), OUT_FIELD, value)),
        refusals=(
            *nobody_picked(units, CASE),
            *away(units),
            *_already(books, units, word, out=inputs.out),
        ),
    )


def _already(
    books: Books, units: tuple[UnitState, ...], word: str, *, out: bool
) -> Iterator[Fault]:
    for unit in units:
        if (out_since(books, unit.id) is not None) is out:
            yield against(unit, f"is {word} already.", CASE)
