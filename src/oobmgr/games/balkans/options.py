"""The campaign options of the game: what they are set to, and how a setting is read."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.places import resources_dir
from oobmgr.games.balkans.tables import cases
from oobmgr.games.balkans.turns import CALENDAR
from oobmgr.rules.options import Option, OptionBook, load_options
from oobmgr.rules.table_files import OPTIONS_FILE

FIRST_SIDE: Final = "first_side"
# B-01: the text gives each side its modifier, and the example the stronger side alone.
AIR_MODIFIER: Final = "air_modifier"
# B-02: the example has a lead of one, so it fits a modifier for each unit as well.
AIR_MODIFIER_SIZE: Final = "air_modifier_size"
# B-03: from which of the two hexes the reach is counted is not said.
HQ_FROM: Final = "supporting_hq_from"
# B-04: the errata ask for the mode of the HQ, and not for its supply.
HQ_SUPPLY: Final = "supporting_hq_supply"
# B-06: whose roll the note on the table means is not said.
GUERRILLA_BONUS: Final = "guerrilla_bonus"
FESTUNG: Final = "festung"
# B-10: the rule would let one unit call again; an example speaks of others.
SAME_UNIT: Final = "same_unit_may_trigger"
# B-13: what follows where the Axis cannot bring enough units is not said.
GARRISON_DEBT: Final = "garrison_debt"
# B-14: units that stand there may count among the garrison, or make it needless.
ALREADY_THERE: Final = "units_already_there"
# B-16: whether units beyond the least are held as well is not said.
SURPLUS: Final = "garrison_surplus"
# B-17: nothing at hand says which rows of the map are shifted, and so the next two are open.
STAGGER_AXIS: Final = "stagger_axis"
PUSHED_PARITY: Final = "pushed_parity"
# B-19: Soviet may be the nation alone, or all who fight on its side.
NATIONS: Final = "festung_nations"


def _listed() -> tuple[Option, ...]:
    return load_options(resources_dir() / "rules" / "balkans" / OPTIONS_FILE, cases())


OPTIONS = OptionBook(_listed, CALENDAR)
options_told = OPTIONS.told
chosen = OPTIONS.chosen
is_usual = OPTIONS.is_usual
