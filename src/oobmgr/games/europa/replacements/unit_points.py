"""What a unit of the order of battle is for replacements: its kind of points, its strength."""

from __future__ import annotations

import re

from oobmgr.domain.units import UnitState
from oobmgr.games.europa.replacements.permission import Formation
from oobmgr.games.europa.replacements.points import POINT_ALIASES, PointKind
from oobmgr.games.europa.unit_class import listed_as
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables

_FIRST_NUMBER = re.compile(r"\d+")


def point_kind(unit: UnitState, tables: Tables) -> PointKind:
    """The kind of points that fit a unit (REP-14).

    The unit's own trait ``points`` decides, else its type in the table; all others are infantry.
    """
    own = folded(unit.traits.get("points", ""))
    own = POINT_ALIASES.get(own, own)
    if own in set(PointKind):
        return PointKind(own)
    return PointKind(listed_as(unit.type, "points", tables) or PointKind.INFANTRY)


def full_strength(unit: UnitState) -> int:
    """The attack strength of a whole unit."""
    return unit.ratings.get("attack", 0)


def cadre_strength(unit: UnitState) -> int | None:
    """The attack strength of its cadre; None where the books name no cadre."""
    found = _FIRST_NUMBER.search(unit.traits.get("cadre", ""))
    return int(found.group()) if found else None


def strength_at(unit: UnitState, steps_left: int) -> int:
    """The attack strength with so many steps left: whole, cadre, gone.

    A unit whose cadre is not in the books keeps its strength until it is gone.
    """
    if not steps_left:
        return 0
    cadre = cadre_strength(unit) if steps_left < unit.steps else None
    return full_strength(unit) if cadre is None else cadre


def armor_formation(unit: UnitState, tables: Tables) -> Formation:
    """What a unit is, as far as Soviet armor points ask for it (DIS-03)."""
    wanted = folded(unit.type).replace("mechanized", "mechanised")
    group = f"unit_types.armor_formation.{wanted}"
    listed = wanted in tables.keys("unit_types.armor_formation")
    if not listed or unit.size not in tables.keys(group):
        return Formation.OTHER
    return Formation(tables.text(f"{group}.{unit.size}"))
