"""The calculators of the game."""

from oobmgr.rules.calculators import CalculatorList

CALCULATORS = CalculatorList("tiny", "tests.tiny_game", {"harvest": ("harvest",)})
