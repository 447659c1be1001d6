"""Units that are out of supply, or in supply again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.actions.picked import out_of_turn, pickable
from oobmgr.games.balkans.fact_kinds import SUPPLY
from oobmgr.games.balkans.supply import CASE, effects_words, is_filled_in
from oobmgr.games.balkans.units import OUT_FIELD, on_map, out_since, units_on_map
from oobmgr.games.balkans.words import COMBAT, MOVEMENT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import flag_told
from oobmgr.rules.picked_units import (
    against,
    known_units,
    names_of,
    pick_faults,
    said_of_each,
    units_told,
)

_WHEN: Final = "Leave it out, unless your rules judge its supply now."
_EVERY: Final = pickable(units_on_map, "No unit is on the map: import yours, or add them.")


@dataclass(frozen=True)
class SupplyInputs:
    """Units and their supply."""

    units: tuple[int, ...] = units_told("The units.", CASE)
    out: bool = flag_told(
        "Whether they are out of supply; no, they are in supply.",
        CASE,
        default=True,
        label="Out of supply",
    )


@action(
    "W81-SUP-01",
    phases=(MOVEMENT, COMBAT),
    title="Supply of units",
    name="supply",
    tab="Supply",
    post_text="Post supply",
    link="Enter supply",
    group="Supply",
    **_EVERY.offering(CASE, units="gets it"),
)
def plan_supply(books: Books, inputs: SupplyInputs) -> ActionPlan:
    """Units are out of supply, with the effects of your rules, or in supply again."""
    units = known_units(books, inputs.units)
    effects = effects_words(books)
    word = "out of supply" if inputs.out else "in supply"
    said = [(unit, word, effects if inputs.out else "") for unit in units]
    # The turn and not a yes, so that a list can say since when.
    value = books.turn if inputs.out else None
    return ActionPlan(
        f"{word.capitalize()}: {names_of(units)}",
        f"{names_of(units)}: {effects}." if inputs.out and is_filled_in(books) else "",
        said_of_each("Units", CASE, said, word),
        facts=tuple(f for u in units for f in enter(books, SUPPLY, str(u.id), OUT_FIELD, value)),
        # In combat the supply of both sides counts; on the move that of the units that move.
        warnings=tuple(out_of_turn(books, units, CASE, _WHEN)) if books.phase == MOVEMENT else (),
        refusals=(
            *pick_faults(units, CASE),
            # What would change nothing is a slip: an entry for it would only fill the ledger.
            *_already(books, units, word, out=inputs.out),
        ),
    )


def _already(
    books: Books, units: tuple[UnitState, ...], word: str, *, out: bool
) -> Iterator[Fault]:
    for unit in on_map(units):
        if (out_since(books, unit.id) is not None) is out:
            yield against(unit, f"is {word} already.", CASE)
