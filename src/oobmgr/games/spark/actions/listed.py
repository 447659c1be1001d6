"""The actions of the game, in the order in which an impulse meets them."""

from __future__ import annotations

from oobmgr.games.spark.actions.air.aa_fire import plan_aa_fire
from oobmgr.games.spark.actions.air.strike import plan_air_strike
from oobmgr.games.spark.actions.assault.combat import plan_assault_combat
from oobmgr.games.spark.actions.assault.end import plan_assault_end, plan_retreat
from oobmgr.games.spark.actions.assault.marking import plan_assault_markers
from oobmgr.games.spark.actions.assault.surprise import plan_surprise
from oobmgr.games.spark.actions.assault.withdrawals import plan_call_off, plan_defender_withdrawal
from oobmgr.games.spark.actions.command.command import plan_command, plan_headquarters
from oobmgr.games.spark.actions.engineers.building import plan_build_bridge, plan_place_bridge
from oobmgr.games.spark.actions.engineers.demolition import plan_demolish
from oobmgr.games.spark.actions.fire.fire import plan_fire
from oobmgr.games.spark.actions.initiative.air_power import plan_air_power
from oobmgr.games.spark.actions.initiative.commitments import plan_commitments
from oobmgr.games.spark.actions.initiative.order import (
    plan_challenge,
    plan_impulses,
    plan_initiative,
)
from oobmgr.games.spark.actions.initiative.recovery import plan_recovery
from oobmgr.games.spark.actions.morale.check import plan_morale_check
from oobmgr.games.spark.actions.movement.formation import plan_formation, plan_trench
from oobmgr.games.spark.actions.movement.move import plan_move
from oobmgr.games.spark.actions.movement.overstacked import plan_overstack
from oobmgr.games.spark.actions.reinforcements.inactive import plan_activate, plan_inactive
from oobmgr.games.spark.actions.reinforcements.off_map import plan_enter, plan_off_map
from oobmgr.games.spark.actions.roster.sheets import plan_boxes, plan_mark
from oobmgr.games.spark.actions.supply.stocks import (
    plan_receive,
    plan_stock_of,
    plan_supply,
    plan_transfer,
)
from oobmgr.rules.actions import actions_of

ACTIONS = actions_of(
    plan_air_power,
    plan_commitments,
    plan_initiative,
    plan_challenge,
    plan_impulses,
    plan_recovery,
    plan_move,
    plan_formation,
    plan_trench,
    plan_overstack,
    plan_command,
    plan_headquarters,
    plan_build_bridge,
    plan_place_bridge,
    plan_demolish,
    plan_inactive,
    plan_activate,
    plan_enter,
    plan_off_map,
    plan_aa_fire,
    plan_air_strike,
    plan_fire,
    plan_morale_check,
    plan_assault_markers,
    plan_surprise,
    plan_defender_withdrawal,
    plan_call_off,
    plan_assault_combat,
    plan_assault_end,
    plan_retreat,
    plan_receive,
    plan_transfer,
    plan_stock_of,
    plan_supply,
    plan_mark,
    plan_boxes,
)
