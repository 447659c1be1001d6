"""The calculators of the set-up chapter, in the order of the catalogue."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.europa.setup import distances

CALCULATORS = (
    Calculator(
        "europa.setup_distance",
        "Distance in the set-up",
        "Whether a unit may start so far from the border in the historical set-up.",
        ("SET-01", "SET-02"),
        distances.SetupDistanceInputs,
        distances.SetupDistance,
        distances.setup_distance,
    ),
)
