"""The campaign options of the game: what they are set to, and how a setting is read."""

from __future__ import annotations

from oobmgr.rules.game import Option
from oobmgr.rules.options import OptionBook
from oobmgr.rules.spark.air import options as air
from oobmgr.rules.spark.assault import options as assault
from oobmgr.rules.spark.command import options as command
from oobmgr.rules.spark.engineers import options as engineers
from oobmgr.rules.spark.fire import options as fire
from oobmgr.rules.spark.initiative import options as initiative
from oobmgr.rules.spark.morale import options as morale
from oobmgr.rules.spark.movement import options as movement
from oobmgr.rules.spark.reinforcements import options as reinforcements
from oobmgr.rules.spark.roster import options as roster
from oobmgr.rules.spark.supply import options as supply
from oobmgr.rules.spark.turns import CALENDAR

OPTIONS: tuple[Option, ...] = (
    *roster.OPTIONS,
    *fire.OPTIONS,
    *morale.OPTIONS,
    *assault.OPTIONS,
    *movement.OPTIONS,
    *command.OPTIONS,
    *engineers.OPTIONS,
    *reinforcements.OPTIONS,
    *air.OPTIONS,
    *initiative.OPTIONS,
    *supply.OPTIONS,
)
_BOOK = OptionBook(OPTIONS, CALENDAR)
DEFAULTS = _BOOK.defaults
option_of = _BOOK.option
read_option = _BOOK.read
read_options = _BOOK.read_all
options_told = _BOOK.told
chosen = _BOOK.chosen
