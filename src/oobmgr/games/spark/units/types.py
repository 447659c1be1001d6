"""What a type of unit is, by the words of its counter; what no word tells is unknown."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.words import Armor, MovementType, UnitClass
from oobmgr.rules.tables import Tables

_GROUP: Final = "unit_types.type"
_ARMOR: Final = "armor"
_LEFT_OUT: Final = str.maketrans({",": " ", "(": " ", ")": " ", "/": " ", ".": "", "-": ""})
"""Points and hyphens are written or not: T-34 and T34, mot. and mot."""
_KNOWN: Final[dict[str, UnitType | None]] = {}
"""Types that were asked for, by their words."""
_ROWS: Final[dict[tuple[SideId, str], str]] = {}
"""Rows of the chart that were asked for, by side and words."""


class UnitKind(StrEnum):
    """What a unit is beside its class as a target: what the rules ask for by name."""

    INFANTRY = "infantry"
    ENGINEER = "engineer"
    BRIDGING = "bridging"
    MACHINE_GUN = "machine_gun"
    OBSERVATION = "observation"
    # Personnel for most purposes, yet never dug in and never struck from the air (SP-CTR-12).
    BALLOON = "balloon"
    # A German one shows the symbol of a division, and is none (SP-CTR-08).
    HEADQUARTERS = "headquarters"
    ANTITANK = "antitank"
    ANTIAIRCRAFT = "antiaircraft"
    ARTILLERY = "artillery"
    ROCKET = "rocket"
    AFV = "afv"
    UNKNOWN = "unknown"


GUNS: Final = frozenset({UnitKind.ARTILLERY, UnitKind.ROCKET})
"""The kinds that stand in the Artillery Capabilities Chart."""


@dataclass(frozen=True)
class UnitType:
    """A type of unit: class, kind, usual movement, armor where the text tells it, and its case."""

    name: str
    unit_class: UnitClass
    kind: UnitKind
    movement: MovementType
    armor: Armor | None
    case: str


def unit_type(tables: Tables, words: str) -> UnitType | None:
    """The type of these words: the best entry among them; None where nobody knows them."""
    # A few words stand for thousands of units, and no house rule replaces words.
    if words not in _KNOWN:
        _KNOWN[words] = _unit_type(tables, words)
    return _KNOWN[words]


def is_named(tables: Tables, words: str, kind: UnitKind) -> bool:
    """Whether words name a type of this kind, with whatever else stands beside it."""
    wanted = f" {_plain(words)} "
    paths = (f"{_GROUP}.{name}" for name in type_names(tables) if f" {_plain(name)}" in wanted)
    return any(UnitKind(tables.text(f"{path}.kind")) is kind for path in paths)


def type_names(tables: Tables) -> tuple[str, ...]:
    """The words by which a type is known."""
    return tables.keys(_GROUP)


def _unit_type(tables: Tables, words: str) -> UnitType | None:
    wanted = f" {_plain(words)} "
    found = [name for name in type_names(tables) if f" {_plain(name)}" in wanted]
    # A vehicle by its name tells more than any general word beside it: StG III assault gun.
    if not found:
        return None
    # Else the longest name: motorised infantry says more than infantry.
    name = max(found, key=lambda one: (_ARMOR in tables.keys(f"{_GROUP}.{one}"), len(one)))
    path = f"{_GROUP}.{name}"
    armor = tables.text(f"{path}.{_ARMOR}") if _ARMOR in tables.keys(path) else ""
    return UnitType(
        name,
        UnitClass(tables.text(f"{path}.class")),
        UnitKind(tables.text(f"{path}.kind")),
        MovementType(tables.text(f"{path}.movement")),
        Armor(armor) if armor else None,
        tables.case(f"{path}.kind"),
    )


@cache
def _plain(words: str) -> str:
    return " ".join(words.casefold().translate(_LEFT_OUT).split())


# ------------------------------------------------------- what the words tell of one side's units


def chart_row(tables: Tables, side: SideId, words: str) -> str:
    """The row of the Artillery Capabilities Chart that these words name; empty for none of them."""
    if (side, words) not in _ROWS:
        _ROWS[side, words] = _chart_row(tables, side, words)
    return _ROWS[side, words]


def _chart_row(tables: Tables, side: SideId, words: str) -> str:
    tokens, group = _plain(words).split(), f"unit_types.chart.{side}"
    found = [
        (len(named.split()), tables.text(f"{group}.{named}"))
        for named in tables.keys(group)
        if all(any(token.startswith(word) for token in tokens) for word in named.split())
    ]
    # The row with most words, for the closest name is meant.
    return max(found)[1] if found else ""


def named_trait(tables: Tables, side: SideId, designation: str) -> str:
    """The flag that the text gives a unit by its designation; empty for nearly all."""
    group = f"unit_types.named.{side}"
    return tables.text(f"{group}.{designation}") if designation in tables.keys(group) else ""
