"""What a type of unit is, by the words of its counter."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from oobmgr.games.spark.words import MovementType, UnitClass
from oobmgr.rules.tables import Tables

_GROUP: Final = "unit_types.type"
_KNOWN: Final[dict[str, UnitType]] = {}
"""Types that were asked for, by their words."""


class UnitKind(StrEnum):
    """What a unit is beside its class as a target: what the rules ask for by name."""

    INFANTRY = "infantry"
    ENGINEER = "engineer"
    BRIDGING = "bridging"
    MACHINE_GUN = "machine_gun"
    OBSERVATION = "observation"
    BALLOON = "balloon"
    HEADQUARTERS = "headquarters"
    ANTITANK = "antitank"
    ANTIAIRCRAFT = "antiaircraft"
    ARTILLERY = "artillery"
    ROCKET = "rocket"
    AFV = "afv"


@dataclass(frozen=True)
class UnitType:
    """A type of unit: class, kind, usual movement, and the case that says so."""

    unit_class: UnitClass
    kind: UnitKind
    movement: MovementType
    case: str


def unit_type(tables: Tables, words: str) -> UnitType:
    """The type of these words: the longest entry among them; infantry where none is known."""
    # A few words stand for thousands of units, and no house rule replaces words.
    known = _KNOWN.get(words)
    if known is None:
        known = _KNOWN[words] = _unit_type(tables, words)
    return known


def _unit_type(tables: Tables, words: str) -> UnitType:
    wanted = f" {words.casefold()} "
    known = [name for name in tables.keys(_GROUP) if f" {name.casefold()}" in wanted]
    name = max(known, key=len, default="infantry")
    path = f"{_GROUP}.{name}"
    return UnitType(
        UnitClass(tables.text(f"{path}.class")),
        UnitKind(tables.text(f"{path}.kind")),
        MovementType(tables.text(f"{path}.movement")),
        tables.case(f"{path}.kind"),
    )
