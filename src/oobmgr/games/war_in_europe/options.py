"""The campaign options of the game: what they are set to, and how a setting is read."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.places import resources_dir
from oobmgr.games.war_in_europe.tables import cases
from oobmgr.games.war_in_europe.turns import CALENDAR
from oobmgr.rules.options import Option, OptionBook, load_options
from oobmgr.rules.table_files import OPTIONS_FILE

START: Final = "first_turn"
ORDER: Final = "order_of_play"
VERSION: Final = "errata_version"
ANCHOR: Final = "cycle_anchor"
CYCLES_PER_YEAR: Final = "cycles_per_year"
MIX_RAIL_WORK: Final = "mix_rail_work"
PORT_TRANSFERS: Final = "port_transfers"
DROP_ROUNDING: Final = "drop_rounding"
REBUILDABLE: Final = "disband_rebuildable"
TABLE_GAP: Final = "air_table_gap"
SIX_TO_ONE: Final = "six_to_one"
GATE: Final = "attrition_gate"
NATIONS: Final = "attrition_list"
MID_CYCLE: Final = "attrition_mid_cycle"
NEEDS_AIR_WAR: Final = "attrition_needs_air_war"
BOTH_ENDS: Final = "interdict_both_ends"
SNOW_ROUNDING: Final = "snow_rounding"
TRANSFER_DELAY: Final = "transfer_delay"
REBUILT_TYPES: Final = "rebuilt_types"


def _listed() -> tuple[Option, ...]:
    return load_options(resources_dir() / "rules" / "war_in_europe" / OPTIONS_FILE, cases())


def _types(raw: object) -> str:
    """Types of units as they are saved: parted by commas, each once."""
    found = (word.strip() for word in str(raw).split(","))
    return ", ".join(dict.fromkeys(word for word in found if word))


OPTIONS = OptionBook(_listed, CALENDAR, {REBUILT_TYPES: _types})
options_told = OPTIONS.told
chosen = OPTIONS.chosen
number = OPTIONS.number
is_usual = OPTIONS.is_usual
