"""What looks forgotten in a player turn, in the order in which it is told."""

from __future__ import annotations

from oobmgr.games.europa.forgotten import air, combat, movement, replacements, supply
from oobmgr.rules.checks import checks_of

CHECKS = checks_of(
    supply.income,
    supply.will_be_lost,
    supply.surprise_left,
    supply.unpaid,
    movement.no_exploitation,
    supply.not_placed,
    supply.placement,
    movement.arrivals,
    air.air_surprise,
    air.air_allowance,
    air.air_triage,
    air.air_arrivals,
    air.air_repair,
    air.air_unpaid,
    air.air_mend,
    air.air_missions,
    air.air_idle,
    air.support_losses,
    combat.named_attack,
    combat.air_hit,
    combat.retreats,
    replacements.replacements,
    replacements.rebuild,
    replacements.disband,
    movement.works,
    movement.rail_parts,
    movement.stacking,
    movement.set_up,
    supply.supply_check,
    supply.isolation_roll,
    supply.isolation_missed,
)
