"""The units that a scenario brings along, as a file of it lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.units import AT_START, UnitValues


def unit_of(entry: Mapping[str, Any]) -> UnitValues:
    """The unit of a table ``[[unit]]``: its fields are called as those of `UnitValues`.

    ``arrival`` is a saved code of a turn; what is left out is empty, steps are one.
    """
    return UnitValues(
        side=SideId(entry["side"]),
        nation=entry["nation"],
        designation=entry["designation"],
        type=entry["type"],
        size=entry.get("size", ""),
        # A file has lists; paths are keys in many places, and so have to be tuples.
        path=tuple(entry["path"]),
        steps=entry.get("steps", 1),
        ratings=entry.get("ratings", {}),
        traits=entry.get("traits", {}),
        arrival=TurnCode(entry.get("arrival", AT_START)),
        hex=entry.get("hex", ""),
        note=entry.get("note", ""),
        steps_left=entry.get("steps_left"),
    )
