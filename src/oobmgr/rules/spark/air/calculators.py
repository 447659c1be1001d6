"""The calculators of air strikes and anti-aircraft fire."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.spark.air.anti_aircraft import (
    AaEligible,
    AaEligibleInputs,
    AaRange,
    AaRangeInputs,
    aa_eligible,
    aa_range,
)
from oobmgr.rules.spark.air.strike import AirStrikeColumn, AirStrikeInputs, air_strike_column

CALCULATORS: tuple[Calculator, ...] = (
    Calculator(
        "spark.air_strike_column",
        "Column of an air strike",
        "Where the dice of an air strike are read; P where the target cannot be struck.",
        ("SP-AIR-04", "SP-AIR-09", "SP-AIR-10", "SP-TCE-68"),
        AirStrikeInputs,
        AirStrikeColumn,
        air_strike_column,
    ),
    Calculator(
        "spark.aa_eligible",
        "AA fire: who may",
        "Whether an AA unit may shoot at aircraft.",
        ("SP-AIR-05",),
        AaEligibleInputs,
        AaEligible,
        aa_eligible,
    ),
    Calculator(
        "spark.aa_range",
        "AA fire: range",
        "How far an AA unit shoots at aircraft.",
        ("SP-AIR-06",),
        AaRangeInputs,
        AaRange,
        aa_range,
    ),
)
