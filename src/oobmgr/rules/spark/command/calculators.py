"""The calculators of command."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.spark.command import integrity

CALCULATORS: tuple[Calculator, ...] = (
    Calculator(
        "spark.unit_integrity",
        "Unit Integrity",
        "Which Soviet formations along a line of hexes have strangers between their units.",
        ("SP-CMD-02", "SP-CMD-03", "SP-CMD-04"),
        integrity.UnitIntegrityInputs,
        integrity.UnitIntegrity,
        integrity.unit_integrity,
    ),
)
