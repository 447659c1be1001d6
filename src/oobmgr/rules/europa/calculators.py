"""The calculators of the game, chapter by chapter."""

from __future__ import annotations

from oobmgr.rules.europa.air import calculators as air
from oobmgr.rules.europa.combat import calculators as combat
from oobmgr.rules.europa.isolation import calculators as isolation
from oobmgr.rules.europa.losses import calculators as losses
from oobmgr.rules.europa.movement import calculators as movement
from oobmgr.rules.europa.rail import calculators as rail
from oobmgr.rules.europa.replacements import calculators as replacements
from oobmgr.rules.europa.setup import calculators as setup
from oobmgr.rules.europa.supply import calculators as supply
from oobmgr.rules.europa.trace import calculators as trace

CALCULATORS = (
    *supply.CALCULATORS,
    *replacements.CALCULATORS,
    *isolation.CALCULATORS,
    *trace.CALCULATORS,
    *rail.CALCULATORS,
    *movement.CALCULATORS,
    *combat.CALCULATORS,
    *losses.CALCULATORS,
    *air.CALCULATORS,
    *setup.CALCULATORS,
)
