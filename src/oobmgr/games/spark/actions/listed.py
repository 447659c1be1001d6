"""The actions of the game, in the order in which an impulse meets them."""

from __future__ import annotations

from oobmgr.games.spark.actions.air.listed import AIR_ACTIONS
from oobmgr.games.spark.actions.assault.listed import ASSAULT_ACTIONS
from oobmgr.games.spark.actions.command.listed import COMMAND_ACTIONS
from oobmgr.games.spark.actions.engineers.listed import ENGINEERS_ACTIONS
from oobmgr.games.spark.actions.fire.listed import FIRE_ACTIONS
from oobmgr.games.spark.actions.initiative.listed import INITIATIVE_ACTIONS
from oobmgr.games.spark.actions.morale.listed import MORALE_ACTIONS
from oobmgr.games.spark.actions.movement.listed import MOVEMENT_ACTIONS
from oobmgr.games.spark.actions.reinforcements.listed import REINFORCEMENTS_ACTIONS
from oobmgr.games.spark.actions.roster.listed import ROSTER_ACTIONS
from oobmgr.games.spark.actions.supply.listed import SUPPLY_ACTIONS

ACTIONS = (
    *INITIATIVE_ACTIONS,
    *MOVEMENT_ACTIONS,
    *COMMAND_ACTIONS,
    *ENGINEERS_ACTIONS,
    *REINFORCEMENTS_ACTIONS,
    *AIR_ACTIONS,
    *FIRE_ACTIONS,
    *MORALE_ACTIONS,
    *ASSAULT_ACTIONS,
    *SUPPLY_ACTIONS,
    *ROSTER_ACTIONS,
)
