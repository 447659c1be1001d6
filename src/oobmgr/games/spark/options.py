"""The campaign options of the game: what they are set to, and how a setting is read."""

from __future__ import annotations

from oobmgr.games.spark.air import options as air
from oobmgr.games.spark.assault import options as assault
from oobmgr.games.spark.command import options as command
from oobmgr.games.spark.engineers import options as engineers
from oobmgr.games.spark.fire import options as fire
from oobmgr.games.spark.initiative import options as initiative
from oobmgr.games.spark.morale import options as morale
from oobmgr.games.spark.movement import options as movement
from oobmgr.games.spark.reinforcements import options as reinforcements
from oobmgr.games.spark.roster import options as roster
from oobmgr.games.spark.supply import options as supply
from oobmgr.games.spark.turns import CALENDAR
from oobmgr.rules.options import Option, OptionBook

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
