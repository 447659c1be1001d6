"""What can be fired at: the right kind of fire, artillery for counterbattery, the tables."""

from __future__ import annotations

from typing import Final

from oobmgr.games.spark.fire.ask import Bar, FireAsk
from oobmgr.games.spark.fire.conditions import target_conditions
from oobmgr.games.spark.fire.eligibility import PROHIBITED, table_entries
from oobmgr.games.spark.fire.field import Field
from oobmgr.games.spark.fire.segments import column_of
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import FireKind

GUNS: Final = frozenset({UnitKind.ARTILLERY, UnitKind.ROCKET})


def barred_target(field: Field, unit: SparkUnit, ask: FireAsk) -> Bar | None:
    """Why a unit cannot be fired at so, None where it can (SP-STACK-09, SP-ART-23, SP-ELIG-29)."""
    if unit.armored is not (ask.kind is FireKind.AT):
        words = "armored: AT fire" if unit.armored else "not armored: regular fire"
        return Bar(words, "SP-STACK-09")
    if ask.segment is Segment.COUNTERBATTERY and unit.kind not in GUNS:
        return Bar("no artillery", "SP-ART-23")
    column = column_of(ask.segment, support=False)
    entries = table_entries(target_conditions(field, unit, ask), column, field.tables)
    found = next((entry for entry in entries if entry.value == PROHIBITED), None)
    return None if found is None else Bar(found.name, found.case)
