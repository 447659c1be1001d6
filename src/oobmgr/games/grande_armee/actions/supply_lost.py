"""Trains and depots that leave the map: they have no strength points that could be struck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.offered_words import reasons_for_trains
from oobmgr.games.grande_armee.strength import lost
from oobmgr.games.grande_armee.units import has_strength, is_leader
from oobmgr.games.grande_armee.words import GAME_TURN
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import text_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    pick_faults,
    said_of_each,
    units_of,
    units_told,
)

_CASE: Final = "LGA-SUP-03"
_ON_MAP: Final = Pickable(
    lambda books: (unit for unit in units_of(books) if _is_train(unit)),
    "No train and no depot is on the map.",
)


def _is_train(unit: UnitState) -> bool:
    # By what they lack: of all without strength points only leaders are not meant.
    return not has_strength(unit) and not is_leader(unit)


@dataclass(frozen=True)
class TrainsLostInputs:
    """Trains and depots that are lost."""

    units: tuple[int, ...] = units_told("The supply trains, bridge trains and depots.", _CASE)
    why: str = text_told(
        "What became of them by your rules, such as taken by the enemy or given up.",
        _CASE,
        label="Why",
    )


@action(
    f"{_CASE} LGA-SUP-02",
    phases=GAME_TURN,
    title="Trains and depots lost",
    name="trains_lost",
    tab="Trains lost",
    post_text="Post the losses",
    group="Supply",
    offers=reasons_for_trains,
    **_ON_MAP.offering(_CASE, units="is lost"),
)
def plan_trains_lost(books: Books, inputs: TrainsLostInputs) -> ActionPlan:
    """Take trains and depots of either side off the map; their counters are free again."""
    units, why = known_units(books, inputs.units), inputs.why.strip()
    postings, facts = lost(tuple((unit, unit.steps_left) for unit in units))
    said = said_of_each("Lost", _CASE, [(unit, unit.hex or "no hex", why) for unit in units])
    refusals = tuple(_faults(units))
    return ActionPlan(f"Lost: {names_of(units)}", why, said, postings, facts, refusals=refusals)


def _faults(units: tuple[UnitState, ...]) -> Iterator[Fault]:
    yield from pick_faults(units, _CASE)
    for unit in units:
        if not _is_train(unit):
            yield against(unit, "is neither a train nor a depot.", _CASE)
