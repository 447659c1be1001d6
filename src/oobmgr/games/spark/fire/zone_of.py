"""Whether a unit of the books has a zone of control, as far as its counter and markers tell."""

from __future__ import annotations

from oobmgr.domain.errors import BadInput
from oobmgr.games.spark.roster.strength import Firer, firer_of, strength_of
from oobmgr.games.spark.units.unit import AT, PARENTHESES, SparkUnit
from oobmgr.games.spark.words import FireKind, Marker, UnitClass
from oobmgr.rules.tables import Tables


def has_zone(unit: SparkUnit, kind: FireKind, tables: Tables) -> bool | None:
    """Whether a unit has a zone of control of a kind (SP-ZOC-01); None where nobody knows.

    An AT strength that a trench lends it is not counted: which trench it holds is on the map.
    """
    if Marker.OUT_OF_SUPPLY in unit.markers or unit.is_marked(PARENTHESES):
        return False
    if Marker.IN_COLUMN in unit.markers and unit.unit_class is UnitClass.WEAPONS:
        return False
    if not unit.is_known:
        return None
    if firer_of(unit) is Firer.ARTILLERY and unit.rating(AT) == 0:
        # The AT strength of the front is what tells guns that fire directly (SP-X-23).
        return False
    try:
        return strength_of(unit, kind, tables).result > 0
    except BadInput:
        return None
