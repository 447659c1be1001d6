"""In which way a unit moves on the terrain table: leg, ski, wheeled, tracked, aerosan."""

from __future__ import annotations

from enum import StrEnum
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


MODE_ALIASES: Final = {
    **dict.fromkeys(("foot", "infantry"), Mode.LEG),
    **dict.fromkeys(("wheeled", "motorised", "motorized"), Mode.WHEEL),
    **dict.fromkeys(("tracked", "tank", "afv"), Mode.TRACK),
    "t34": Mode.TRACK_T34,
    **dict.fromkeys(("hollow", "hollow_track"), Mode.TRACK_HOLLOW),
    **dict.fromkeys(("skis", "infantry_ski"), Mode.SKI),
}
MODE_NAMES: Final = {
    Mode.LEG: "leg",
    Mode.SKI: "ski",
    Mode.WHEEL: "wheeled",
    Mode.TRACK: "tracked",
    Mode.TRACK_T34: "T-34",
    Mode.TRACK_HOLLOW: "tracked, hollow dot",
    Mode.AEROSAN: "aerosan",
}
TRACKED: Final = frozenset({Mode.TRACK, Mode.TRACK_T34, Mode.TRACK_HOLLOW})


def with_armor(mode: Mode, armor: Armor | None) -> Mode:
    """The mode of a tracked unit with this armor (SP-TCE-61)."""
    return Mode.TRACK_HOLLOW if mode is Mode.TRACK and armor is Armor.HOLLOW else mode


def mode_of(unit: SparkUnit) -> Mode | None:
    """How a unit moves; None for one that moves by rail alone, which no terrain slows."""
    if unit.movement is MovementType.RAIL:
        return None
    return with_armor(Mode(unit.movement.value), unit.armor)
