"""The campaign options of ground combat: each decides one point on which groups differ."""

from __future__ import annotations

from oobmgr.rules.option_kinds import either
from oobmgr.rules.options import Option

OPTIONS: tuple[Option, ...] = (
    either(
        "fire_shift_max",
        "Shifts for fire",
        "Whether a combat gains one column at most from all earlier fire, or one from the air and "
        "one from artillery.",
        "BMB-07",
        "EU-CF-41",
        pct_1="One in all",
        pct_2="One from each",
    ),
    either(
        "odds_rounding",
        "Rounding of the odds",
        "Whether odds go to the nearest column, or down with the D10 for the next one.",
        "CBT-02",
        "EU-CF-45",
        nearest="To the nearest",
        down="Down, with the D10",
    ),
    either(
        "odds_clamp",
        "Odds beyond the table",
        "Whether odds beyond the table are brought to its ends before the shifts, or after them.",
        "CBT-03",
        "EU-CF-48",
        before="Before the shifts",
        after="After the shifts",
    ),
    either(
        "armor_odds",
        "Armor odds",
        "Whether the armor odds are compared as they are, or rounded first.",
        "ARM-03",
        "EU-CF-46",
        exact="As they are",
        rounded="Rounded",
    ),
    either(
        "armor_shift_rule",
        "Armor column",
        "Whether armor strength must reach the defence to earn a column, or exceed the printed "
        "defence with fractions dropped.",
        "ARM-04",
        "EU-CF-47",
        ge="Reach it",
        gt="Exceed it",
    ),
    either(
        "terrain_max",
        "Hexside and hex terrain",
        "Whether a hexside and the terrain of the hex together quarter an attack, or only halve "
        "it.",
        "TER-02",
        "EU-CF-54",
        quarter="They quarter",
        half="They halve",
    ),
)
