"""The calculators of described games: what does not depend on a description."""

from __future__ import annotations

from oobmgr.rules.calculators import CalculatorList

CALCULATORS = CalculatorList("own", "oobmgr.games.own", {"portion": ("portion",)})
