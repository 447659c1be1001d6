"""The campaign options of fire combat: each decides one point on which groups differ."""

from __future__ import annotations

from typing import Final

from oobmgr.rules.game import Option
from oobmgr.rules.option_kinds import either

WS_NON_ARMORED: Final = "ws_non_armored"
HILL_FIRE_FROM: Final = "hill_fire_from"
DIRECT_BY: Final = "artillery_direct_fire"

OPTIONS: tuple[Option, ...] = (
    either(
        WS_NON_ARMORED,
        "Fire at a worker's settlement",
        "Columns to the left for fire at non-armored units in a worker's settlement: 2 as in the "
        "table, or 1 as in the example of the rules.",
        "SP-TCE-07",
        "SP-X-01",
        pct_2="Two, as in the table",
        pct_1="One, as in the example",
    ),
    either(
        HILL_FIRE_FROM,
        "Fire from a hill",
        "Columns to the right for direct fire from a hill: 2 as in the table, or 1 as in the "
        "example of the rules.",
        "SP-TCE-09",
        "SP-X-02",
        pct_2="Two, as in the table",
        pct_1="One, as in the example",
    ),
    either(
        DIRECT_BY,
        "Direct fire of artillery",
        "Whether artillery may fire directly by its front AT strength alone, or only where the "
        "Artillery Capabilities Chart says so, too.",
        "SP-ART-01",
        "SP-X-23",
        strength="By its AT strength",
        chart="By the chart, too",
    ),
)
