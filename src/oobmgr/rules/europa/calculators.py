"""The calculators of the game, chapter by chapter."""

from __future__ import annotations

from oobmgr.rules.europa.air import calculators as air
from oobmgr.rules.europa.rail import calculators as rail
from oobmgr.rules.europa.supply import calculators as supply

CALCULATORS = (*supply.CALCULATORS, *rail.CALCULATORS, *air.CALCULATORS)
