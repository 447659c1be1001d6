"""In which way a unit moves on the terrain table: leg, ski, wheeled, tracked, aerosan."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import Armor, MovementType


class Mode(StrEnum):
    """A column of the terrain table; AFV with a hollow dot cross water that bars the others."""

    LEG = "leg"
    SKI = "ski"
    WHEEL = "wheel"
    TRACK = "track"
    TRACK_T34 = "track_t34"
    TRACK_HOLLOW = "track_hollow"
    AEROSAN = "aerosan"


MODE_ALIASES: Final = MappingProxyType(
    {
        "foot": "leg",
        "infantry": "leg",
        "wheeled": "wheel",
        "motorised": "wheel",
        "motorized": "wheel",
        "tracked": "track",
        "tank": "track",
        "afv": "track",
        "t34": "track_t34",
        "hollow": "track_hollow",
        "hollow_track": "track_hollow",
        "skis": "ski",
        "infantry_ski": "ski",
    }
)
MODE_NAMES: Final = MappingProxyType(
    {
        Mode.LEG: "leg",
        Mode.SKI: "ski",
        Mode.WHEEL: "wheeled",
        Mode.TRACK: "tracked",
        Mode.TRACK_T34: "T-34",
        Mode.TRACK_HOLLOW: "tracked, hollow dot",
        Mode.AEROSAN: "aerosan",
    }
)
TRACKED: Final = frozenset({Mode.TRACK, Mode.TRACK_T34, Mode.TRACK_HOLLOW})


def with_armor(mode: Mode, armor: Armor | None) -> Mode:
    """The mode of a tracked unit with this armor (SP-TCE-61)."""
    return Mode.TRACK_HOLLOW if mode is Mode.TRACK and armor is Armor.HOLLOW else mode


def mode_of(unit: SparkUnit) -> Mode | None:
    """How a unit moves; None for one that moves by rail alone, which no terrain slows."""
    if unit.movement is MovementType.RAIL:
        return None
    return with_armor(Mode(unit.movement.value), unit.armor)
