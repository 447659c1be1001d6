"""The campaign options of the game: what they are set to, and how a setting is read."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.places import resources_dir
from oobmgr.games.spark.tables import cases
from oobmgr.games.spark.turns import CALENDAR
from oobmgr.rules.options import OptionBook, load_options
from oobmgr.rules.table_files import OPTIONS_FILE

SAME_PARENT: Final = "same_parent_morale"
PARTLY_OUT: Final = "partly_out_of_command_morale"
ARMOR_IN_TERRAIN: Final = "armor_bonus_in_terrain"
PARTIAL_RIVER: Final = "partial_river_hexside"
SURPRISE_OR_RESULT: Final = "surprise_against_result"
CALL_OFF_WITH_ARMOR: Final = "call_off_with_armor"
WS_NON_ARMORED: Final = "ws_non_armored"
HILL_FIRE_FROM: Final = "hill_fire_from"
DIRECT_BY: Final = "artillery_direct_fire"
BESIDE_ENEMY: Final = "artillery_beside_enemy"
HALVES: Final = "halved_strengths"
HEAVY_ALONE: Final = "heavy_artillery_alone"
COLUMN_IN_ZONE: Final = "column_in_zoc_fire"
SHIFT_ORDER: Final = "order_of_shifts"
FRESH_POINTS: Final = "fresh_division_points"
RETREAT_AFTER_INDIRECT: Final = "retreat_after_indirect_fire"
WITHDRAW_SUPPRESSED: Final = "withdraw_when_suppressed"
RIVER_AFV: Final = "river_afv"
FOG_DOUBLES: Final = "fog_doubles"
ALLOWANCE_ORDER: Final = "allowance_order"
NIGHT_ALLOWANCE: Final = "night_allowance"
STREAMS: Final = "optional_streams"
ALL_ACTIVE: Final = "all_active"


OPTIONS = OptionBook(
    lambda: load_options(resources_dir() / "rules" / "spark" / OPTIONS_FILE, cases()), CALENDAR
)
options_told = OPTIONS.told
chosen = OPTIONS.chosen
is_usual = OPTIONS.is_usual
