"""The campaign options of the game: what they are set to, and how a setting is read."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.places import resources_dir
from oobmgr.games.balkans.tables import cases
from oobmgr.games.balkans.turns import CALENDAR
from oobmgr.rules.options import Option, OptionBook, load_options
from oobmgr.rules.table_files import OPTIONS_FILE

FIRST_SIDE: Final = "first_side"
AIR_MODIFIER: Final = "air_modifier"
AIR_MODIFIER_SIZE: Final = "air_modifier_size"
HQ_FROM: Final = "supporting_hq_from"
HQ_SUPPLY: Final = "supporting_hq_supply"
GUERRILLA_BONUS: Final = "guerrilla_bonus"
FESTUNG: Final = "festung"
SAME_UNIT: Final = "same_unit_may_trigger"
GARRISON_DEBT: Final = "garrison_debt"
ALREADY_THERE: Final = "units_already_there"
SURPLUS: Final = "garrison_surplus"
STAGGER_AXIS: Final = "stagger_axis"
PUSHED_PARITY: Final = "pushed_parity"
NATIONS: Final = "festung_nations"


def _listed() -> tuple[Option, ...]:
    return load_options(resources_dir() / "rules" / "balkans" / OPTIONS_FILE, cases())


OPTIONS = OptionBook(_listed, CALENDAR)
options_told = OPTIONS.told
chosen = OPTIONS.chosen
is_usual = OPTIONS.is_usual
