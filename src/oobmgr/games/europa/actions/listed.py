"""The actions of the game, in the order in which a player turn meets them."""

from oobmgr.games.europa.actions.air import (
    activation,
    arrivals,
    bases,
    combat,
    interdiction,
    mission_ends,
    missions,
    moves,
    repairs,
    results,
    surprise,
)
from oobmgr.games.europa.actions.arrivals import reinforcements
from oobmgr.games.europa.actions.bombing import bombing
from oobmgr.games.europa.actions.combat import attack, battle, bombard
from oobmgr.games.europa.actions.isolation import attrition, supply_states, supply_trace
from oobmgr.games.europa.actions.movement import (
    admin_moves,
    hexes,
    movement,
    overruns,
    rail_moves,
    regauging,
)
from oobmgr.games.europa.actions.replacements import credit, factories, rebuild, receipt
from oobmgr.games.europa.actions.supply import initial, resources
from oobmgr.rules.actions import actions_of

ACTIONS = actions_of(
    initial.plan_initial,
    supply_states.plan_supply_states,
    supply_trace.plan_supply_trace,
    attrition.plan_breakout,
    attrition.plan_isolation,
    reinforcements.plan_reinforcements,
    resources.plan_build,
    resources.plan_move_resource,
    resources.plan_rail,
    resources.plan_work_lost,
    hexes.plan_hex,
    hexes.plan_set_up,
    factories.plan_factory,
    receipt.plan_replacements,
    rebuild.plan_rebuild,
    credit.plan_disband,
    credit.plan_credit,
    arrivals.plan_air_set_up,
    moves.plan_air_triage,
    arrivals.plan_air_arrivals,
    repairs.plan_air_repair,
    moves.plan_air_move,
    bases.plan_air_base,
    interdiction.plan_air_supply,
    missions.plan_air_mission,
    mission_ends.plan_air_cancel,
    combat.plan_air_fight,
    combat.plan_air_flak,
    mission_ends.plan_air_strike,
    mission_ends.plan_air_home,
    results.plan_air_results,
    bases.plan_air_mend,
    activation.plan_air,
    surprise.plan_air_surprise,
    bombing.plan_bombing,
    interdiction.plan_interdiction,
    activation.plan_intercept,
    movement.plan_movement,
    rail_moves.plan_rail_move,
    regauging.plan_regauge,
    rail_moves.plan_rail_break,
    admin_moves.plan_administrative,
    overruns.plan_overrun,
    attack.plan_combat,
    bombard.plan_bombard,
    battle.plan_battle,
    movement.plan_exploitation,
)
