"""The campaign options of fire combat: each decides one point on which groups differ."""

from __future__ import annotations

from typing import Final

from oobmgr.rules.option_kinds import either
from oobmgr.rules.options import Option

WS_NON_ARMORED: Final = "ws_non_armored"
HILL_FIRE_FROM: Final = "hill_fire_from"
DIRECT_BY: Final = "artillery_direct_fire"
BESIDE_ENEMY: Final = "artillery_beside_enemy"
HALVES: Final = "halved_strengths"
HEAVY_ALONE: Final = "heavy_artillery_alone"
COLUMN_IN_ZONE: Final = "column_in_zoc_fire"
SHIFT_ORDER: Final = "order_of_shifts"

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
    either(
        BESIDE_ENEMY,
        "Artillery next to an enemy",
        "Whether artillery next to an enemy may fire directly in Offensive Segments and in "
        "Post-Assault Fire, as its chart has it, or not, as the eligibility tables have it.",
        "SP-ELIG-36",
        "SP-X-24",
        chart="As its chart has it",
        table="As the eligibility tables have it",
    ),
    either(
        HALVES,
        "Strengths halved more than once",
        "Whether all halves are multiplied and the strength is rounded down once, or it is "
        "rounded down after each half.",
        "SP-FIRE-31",
        "SP-X-13",
        once="Rounded once",
        each="Rounded after each half",
    ),
    either(
        HEAVY_ALONE,
        "Heavy artillery alone at shelter",
        "Whether heavy artillery that fires alone at a town or a trench joins after the shifts, as "
        "the steps of the procedure say, or is shifted as other artillery.",
        "SP-FIRE-19",
        "SP-X-14",
        steps="As the steps say",
        ordinary="As other artillery",
    ),
    either(
        SHIFT_ORDER,
        "Shifts at the target",
        "Whether the shifts at a target are netted first, or taken one after another, those to the "
        "right first.",
        "SP-FIRE-17",
        "SP-X-15",
        net="Netted",
        one_by_one="One after another",
    ),
    either(
        COLUMN_IN_ZONE,
        "ZOC fire at units in column",
        "Whether both the shift for column and that for ZOC fire count, or only that for column.",
        "SP-ZOC-15",
        "SP-X-35",
        both="Both",
        column="Only the column",
    ),
)
