"""The campaign options of assaults: each decides one point on which groups differ."""

from __future__ import annotations

from typing import Final

from oobmgr.rules.option_kinds import either, flag
from oobmgr.rules.options import Option

SAME_PARENT: Final = "same_parent_morale"
PARTLY_OUT: Final = "partly_out_of_command_morale"
ARMOR_IN_TERRAIN: Final = "armor_bonus_in_terrain"
PARTIAL_RIVER: Final = "partial_river_hexside"
SURPRISE_OR_RESULT: Final = "surprise_against_result"
CALL_OFF_WITH_ARMOR: Final = "call_off_with_armor"

OPTIONS: tuple[Option, ...] = (
    either(
        SAME_PARENT,
        "Initial morale, same parent",
        "The initial assault morale of units that all belong to one parent formation.",
        "SP-ASLT-07",
        "SP-X-17",
        average="Average, as of different parents",
        highest="The highest morale",
        lowest="The lowest morale",
    ),
    either(
        PARTLY_OUT,
        "Initial morale, partly out of command",
        "The initial assault morale where only some of the units are out of command.",
        "SP-ASLT-07",
        "SP-X-17",
        average="Average of all",
        lowest="The lowest morale",
    ),
    flag(
        ARMOR_IN_TERRAIN,
        "Armor Bonus in woods and buildings",
        "Whether Armor Bonuses count where the defender is in woods, a station, a village, a "
        "settlement or a town; the text of the rules is cut there.",
        "SP-AMM-26",
        "SP-X-08",
        default=True,
    ),
    flag(
        PARTIAL_RIVER,
        "Assault over a partial river hexside",
        "Whether an assault over a partial river or lake hexside that is treated as a whole one "
        "takes the assault morale modifier.",
        "SP-AMM-13",
        "SP-X-05",
        default=True,
    ),
    either(
        SURPRISE_OR_RESULT,
        "Surprise and the result",
        "What lies on a unit where surprise brings one status and the result another.",
        "SP-SUR-15",
        "SP-X-32",
        worse="The worse one",
        result="That of the result",
    ),
    either(
        CALL_OFF_WITH_ARMOR,
        "Infantry without its armor",
        "Which units call off an assault when every assaulting AFV has called it off.",
        "SP-CMB-13",
        "",
        all="All units of the assault",
        stacked="Those stacked with the AFV",
    ),
)
