"""The hexes that an action names, and units put into another hex."""

from __future__ import annotations

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.games.spark.movement.hexes import is_hex
from oobmgr.games.spark.units.unit import SparkUnit


def moved(unit: SparkUnit, to: str) -> tuple[Fact, ...]:
    """A unit put into another hex; nothing where none is named."""
    place = to.strip()
    if not place or place == unit.state.hex:
        return ()
    return (Fact(Subject.UNIT, str(unit.id), "hex", unit.state.hex, place),)


def hex_faults(place: str, field: str, case: str, wanted: str = "Enter a hex") -> tuple[Fault, ...]:
    """The refusal of an entry that is not the number of a hex; `wanted` says which to enter."""
    if is_hex(place):
        return ()
    if not place.strip():
        return (Fault("is missing.", field, "", f"{wanted}, such as 1712.", case, missing=True),)
    return (Fault("is not a hex of the map.", field, place, "Enter one such as 1712.", case),)
