"""The formation of a Soviet unit, as stacking and Unit Integrity know it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from oobmgr.domain.units import UnitState
from oobmgr.games.spark.movement.stacking import (
    FormationType,
    FormationUnit,
    SovietStackingInputs,
    soviet_stacking,
)
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import INDEPENDENT, YES, SparkUnit
from oobmgr.games.spark.words import SOVIET
from oobmgr.rules.tables import Tables

_WORDS: Final = {
    "division": FormationType.DIVISION,
    "brigade": FormationType.BRIGADE,
    "regiment": FormationType.REGIMENT,
    "battalion": FormationType.BATTALION,
}
# Other regiments and battalions are free of Unit Integrity; of the regiments tanks alone are bound
# (SP-CMD-02).
_BOUND: Final = frozenset({FormationType.DIVISION, FormationType.BRIGADE})
_TANK: Final = "tank"
_FREE_KINDS: Final = frozenset({UnitKind.BRIDGING, UnitKind.BALLOON})


def formation_name(unit: UnitState) -> str:
    """The formation that a unit belongs to, as the sheet heads it; empty without any."""
    return unit.path[-1] if unit.path else ""


def formation_unit(unit: UnitState) -> FormationUnit:
    """A unit by its formation; an independent one counts as such (SP-STACK-02)."""
    name = formation_name(unit)
    # By the mark of the sheet and not by the name, which may be that of a regiment or battalion
    # (SP-CMD-03).
    if unit.traits.get(INDEPENDENT, "").casefold() == YES:
        return FormationUnit(name, FormationType.INDEPENDENT)
    return FormationUnit(name, _type_of(name))


def mixed_divisions(units: Iterable[UnitState], tables: Tables) -> tuple[str, ...]:
    """The Soviet divisions of a hex that may not share it; none where they may (SP-STACK-02)."""
    # German formations mix freely: the rule is for Soviet divisions only (SP-STACK-02).
    named = tuple(formation_unit(unit) for unit in units if unit.side == SOVIET)
    if soviet_stacking(SovietStackingInputs(named), tables).result:
        return ()
    division = FormationType.DIVISION
    return tuple(dict.fromkeys(unit.formation for unit in named if unit.type is division))


@cache
def _type_of(name: str) -> FormationType:
    """What a formation is, by the words of its name."""
    words = name.casefold().split()
    found = (kind for word, kind in _WORDS.items() if word in words)
    # A name that says nothing of a formation binds its units to none.
    return next(found, FormationType.INDEPENDENT)


def is_bound(unit: SparkUnit) -> bool:
    """Whether Unit Integrity holds for a unit (SP-CMD-02, SP-CMD-03).

    It holds for units of divisions, brigades and tank regiments, but not for bridging units,
    balloons and independent ones.
    """
    formation = formation_unit(unit.state)
    if unit.kind in _FREE_KINDS:
        return False
    tanks = formation.type is FormationType.REGIMENT and _TANK in formation.formation.casefold()
    return formation.type in _BOUND or tanks
