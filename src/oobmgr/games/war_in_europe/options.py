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
# K-34: the earlier list is not at hand, so where it differs only house rules can say.
VERSION: Final = "errata_version"
# K-11: every fourth turn may be counted by the calendar or from the start of the scenario.
ANCHOR: Final = "cycle_anchor"
# K-12: the printed example proves the turns of a cycle, and not the cycles of a year.
CYCLES_PER_YEAR: Final = "cycles_per_year"
# K-15: whether a unit may repair and convert in one turn the table leaves open.
MIX_RAIL_WORK: Final = "mix_rail_work"
# K-17: the limit may be one of each point or of the hex, in which several may lie.
PORT_TRANSFERS: Final = "port_transfers"
# K-20: half of an odd strength is not rounded in the text.
DROP_ROUNDING: Final = "drop_rounding"
# K-29: whether a disbanded unit may ever be rebuilt is not said.
REBUILDABLE: Final = "disband_rebuildable"
# K-01: some totals fall between two rows of the printed table.
TABLE_GAP: Final = "air_table_gap"
# K-02: two sentences differ in what holds at exactly these odds.
SIX_TO_ONE: Final = "six_to_one"
# K-03: attrition comes only where there was no combat, and always: the text says both.
GATE: Final = "attrition_gate"
# K-05: the list of who is exposed leaves out some that are at war.
NATIONS: Final = "attrition_list"
# K-39: for a pool that is exposed in the middle of a cycle the text has no word.
MID_CYCLE: Final = "attrition_mid_cycle"
# K-35: the range of an air war stands in a case of its own, which attrition does not name.
NEEDS_AIR_WAR: Final = "attrition_needs_air_war"
# K-21: both ends of a voyage are open to attack, and yet nobody is attacked twice.
BOTH_ENDS: Final = "interdict_both_ends"
# K-16: half of an odd movement allowance is not rounded in the text.
SNOW_ROUNDING: Final = "snow_rounding"
# K-28: when points arrive that go to another front is not said.
TRANSFER_DELAY: Final = "transfer_delay"
# K-27: the types are named in cases that are not at hand.
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
