"""The campaign options of replacements: each decides one point on which groups differ."""

from __future__ import annotations

from oobmgr.rules.option_kinds import either, number
from oobmgr.rules.options import Option

OPTIONS: tuple[Option, ...] = (
    either(
        "rp_lost_when",
        "Cities that yield no replacements",
        "Whether a city yields no infantry points once the Axis holds it, or besieged already.",
        "REP-04",
        "EU-CF-56",
        controlled="Held by the Axis",
        besieged="Held or besieged",
    ),
    either(
        "rep_hit_type",
        "What a bombing hit takes",
        "Whether a hit takes a point of what its target makes, or always an infantry point.",
        "REP-07",
        "EU-CF-70",
        by_target="What the target makes",
        infantry="An infantry point",
    ),
    either(
        "cadre_price",
        "Price of a cadre",
        "Whether a cadre or a unit of one step returns for its combat strength or for its REs.",
        "REP-10",
        "EU-CF-74",
        strength="Its combat strength",
        per_re="Its REs",
    ),
    either(
        "sr_round",
        "Quarters of special replacements",
        "Whether the rest of a quarter carries over, or each turn is rounded up by itself.",
        "SR-03",
        "EU-CF-55",
        carry="The rest carries over",
        up="Each turn rounded up",
    ),
    either(
        "factory_output",
        "Output of factories",
        "How many armor and artillery points a Soviet factory makes.",
        "FAC-02",
        "EU-CF-02",
        A="2 and 2, upgraded 3 and 3",
        B="2 and 1, upgraded 4 and 2",
    ),
    either(
        "factory_scope",
        "Output for each factory or in all",
        "Whether each Soviet factory makes that output, or all of them together.",
        "FAC-02",
        "EU-CF-02",
        per_factory="Each factory",
        total="All together",
    ),
    number(
        "factory_relocation_turns",
        "Turns of a factory on the move",
        "For how many game turns a relocated Soviet factory makes nothing.",
        "FAC-05",
        "EU-CF-03",
        default="6",
    ),
)
