"""What looks forgotten in a part of a Turn Section, in the order in which it is told."""

from __future__ import annotations

from oobmgr.games.spark.forgotten import assault, initiative, movement
from oobmgr.rules.checks import checks_of

CHECKS = checks_of(
    initiative.air_power,
    initiative.commitments,
    initiative.initial_player,
    initiative.commitment,
    initiative.challenge,
    initiative.recovery,
    initiative.ammunition_stock,
    movement.stacking,
    movement.divisions,
    movement.overstacked,
    movement.unit_integrity,
    movement.bridges,
    movement.reinforcements,
    movement.off_map,
    assault.assault,
    assault.assault_end,
    assault.night_surprise,
    assault.retreats,
)
