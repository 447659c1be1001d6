"""The campaign options of initiative: each decides one point on which groups differ."""

from __future__ import annotations

from typing import Final

from oobmgr.rules.option_kinds import either, number
from oobmgr.rules.options import Option

FRESH_POINTS: Final = "fresh_division_points"

OPTIONS: tuple[Option, ...] = (
    either(
        "recovery_held",
        "Recovery Phase",
        "Whether each impulse ends with a Recovery Phase, or only the Turn Section.",
        "SP-AIR-02",
        "SP-X-21",
        impulse="After each impulse",
        section="At the end of the Turn Section",
    ),
    number(
        FRESH_POINTS,
        "Points of a fresh division",
        "What each fresh division adds to the assaults that a player commits to.",
        "SP-INIT-04",
        "",
        default="1",
    ),
)
