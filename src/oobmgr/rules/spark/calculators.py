"""The calculators of the game, chapter by chapter."""

from __future__ import annotations

from oobmgr.rules.spark.air import calculators as air
from oobmgr.rules.spark.assault import calculators as assault
from oobmgr.rules.spark.command import calculators as command
from oobmgr.rules.spark.engineers import calculators as engineers
from oobmgr.rules.spark.fire import calculators as fire
from oobmgr.rules.spark.initiative import calculators as initiative
from oobmgr.rules.spark.morale import calculators as morale
from oobmgr.rules.spark.movement import calculators as movement
from oobmgr.rules.spark.reinforcements import calculators as reinforcements
from oobmgr.rules.spark.roster import calculators as roster
from oobmgr.rules.spark.supply import calculators as supply

CALCULATORS = (
    *roster.CALCULATORS,
    *fire.CALCULATORS,
    *morale.CALCULATORS,
    *assault.CALCULATORS,
    *movement.CALCULATORS,
    *command.CALCULATORS,
    *engineers.CALCULATORS,
    *reinforcements.CALCULATORS,
    *air.CALCULATORS,
    *initiative.CALCULATORS,
    *supply.CALCULATORS,
)
