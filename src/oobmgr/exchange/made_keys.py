"""IDs for units that have none in their workbook: made of what they are, the same each time."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.units import UnitValues

_NUMBER: Final = " #"


def made_key(unit: UnitValues, number: int = 1) -> str:
    """The ID of a unit without one; units that look alike are counted from 1."""
    look = f"{unit.nation} {unit.type} {unit.size} {unit.designation}"
    return look if number == 1 else f"{look}{_NUMBER}{number}"


def has_made_key(unit: UnitValues) -> bool:
    """Whether the ID of a unit was made, and so says no more than what it looks like."""
    look, _, number = unit.source_key.rpartition(_NUMBER)
    plain = made_key(unit)
    return unit.source_key == plain or (look == plain and number.isdecimal())
