"""The campaign options of the game: what they are set to, and how a setting is read."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.places import resources_dir
from oobmgr.games.grande_armee.hexes import as_written, hex_faults
from oobmgr.games.grande_armee.tables import cases, tables
from oobmgr.games.grande_armee.turns import CALENDAR
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.options import Option, OptionBook, load_options
from oobmgr.rules.table_files import OPTIONS_FILE

START: Final = "first_turn"
FIRST_PLAYER: Final = "first_player"
INTERPHASES: Final = "interphases"
SCENARIO: Final = "scenario_case"
# L-14: how much movement bad weather leaves at least is not said.
LEAST_MOVEMENT: Final = "min_ma"
# L-15: the bottom row is opened to single points, and not said to be closed to others.
MULTI_IN_BOTTOM_ROW: Final = "multi_in_bottom_row"
# L-01: rounded down, a unit of one point would lose nothing.
ROUT_LOSS_ROUND: Final = "rout_loss_round"
# L-02: a tie takes the modifier of leaders; whether that of cavalry, too, is not said.
TIE_CANCELS_CAVALRY: Final = "tie_cancels_cavalry"
# L-04: to be lost with a command in battle may count as killed in battle, or not.
LEADER_VP: Final = "leader_vp"
# L-38: a turn has a Combat Phase of each side, and a unit pursues once in a turn.
PURSUIT_PER: Final = "pursuit_per"
# L-46: the number that the case gives and what it describes are two different choices.
UNCONTESTED_CROSSING: Final = "uncontested_crossing"
# L-47: a defender with reserves who forms no line of them is not thought of.
DECLINED_SECOND_LINE: Final = "declined_second_line"
# L-24: bad weather places a marker, and in a depot city none is placed.
DEPOT_CITY_MARKER: Final = "depot_city_marker"
NAPOLEON_HEX: Final = "napoleon_hex"
FRENCH_DEPOT_1809: Final = "french_depot_1809"
# L-06: for the three it is enough to be built, for other allies it is not.
FULL_STRENGTH_NEEDED: Final = "full_strength_needed"
# L-56: an ally that is complete gives its income, or only what it has to spare.
ALLY_RESOURCES: Final = "ally_resources"
# L-16: which of two equal and opposite shifts counts is not said.
EQUAL_SHIFTS: Final = "equal_shifts"
# L-17: the first time in a war may be that of all, or that of each member.
FIRST_TIME_FLAG: Final = "first_time_flag"
# L-18: how many provinces one Cession takes stands in the base rule.
CESSION_PROVINCES: Final = "cession_provinces"
# L-19: one force on the map may mean one at a time, or one and no more.
BRITISH_SECOND_LANDING: Final = "british_second_landing"


def _listed() -> tuple[Option, ...]:
    return load_options(resources_dir() / "rules" / "grande_armee" / OPTIONS_FILE, cases())


def _hex(raw: object) -> str:
    """A hex by its map and number. Raises `BadInput`."""
    if faults := tuple(hex_faults(str(raw) or "nothing", "")):
        raise BadInput(*faults)
    return as_written(str(raw))


# L-11, L-12: two hexes are misprinted. What they most likely mean is a default that a player may
# change, and so has to be checked as a hex.
OPTIONS = OptionBook(_listed, CALENDAR, {NAPOLEON_HEX: _hex, FRENCH_DEPOT_1809: _hex})
options_told = OPTIONS.told
chosen = OPTIONS.chosen
number = OPTIONS.number
is_usual = OPTIONS.is_usual


def read_scenario(raw: object) -> str:
    """The case of a scenario, or the year of the one that the rules call by it; empty for none.

    Raises:
        BadInput: There is no such scenario.
    """
    word = str(raw).strip()
    years = (tables().text("scenario.swedes.year"),)
    known = (*(str(one.value) for one in OPTIONS.option(SCENARIO).choices), *years)
    # A number that is none would be answered as a scenario of which the corrections say nothing.
    if word and word not in known:
        raise BadInput(Fault("is not a scenario.", "", word, did_you_mean(word, known)))
    return word
