"""Units that are out of supply, and those that are supplied again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling
from oobmgr.games.spark.actions.marker_ways import Way, set_ways
from oobmgr.games.spark.actions.picked import units_told
from oobmgr.games.spark.picking.by_hex import LIVING
from oobmgr.games.spark.words import INITIATIVE, RECOVERY, Marker
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books

_CASE: Final = "SP-SUP-01"
_WAYS: Final = {
    "without": Way(Marker.OUT_OF_SUPPLY, laid=True, after="out of supply", case=_CASE),
    "supplied": Way(
        Marker.OUT_OF_SUPPLY,
        laid=False,
        after="supplied again",
        case=_CASE,
        unchanged="is in supply already.",
    ),
}


@dataclass(frozen=True)
class SupplyInputs:
    """The units whose supply changes."""

    without: tuple[int, ...] = units_told("Units that cannot trace supply.", _CASE)
    supplied: tuple[int, ...] = units_told("Units that are supplied again.", _CASE)


@action(
    _CASE,
    phases=(INITIATIVE, *RECOVERY),
    title="Supply of units",
    tab="Out of supply",
    post_text="Set supply",
    link="Set supply",
    group="Supply",
    **LIVING.offering(_CASE, without="out of supply", supplied="supplied again"),
)
def plan_supply(books: Books, inputs: SupplyInputs) -> ActionPlan:
    """Units that cannot trace supply, and those that can again."""
    done = set_ways(books, inputs, _WAYS)
    without = counted(len(inputs.without), "unit")
    return ActionPlan(
        "Supply of units",
        f"{without} out of supply, {len(inputs.supplied)} supplied again.",
        Ruling(len(done.units), done.working),
        facts=done.facts,
        refusals=done.refusals,
    )
