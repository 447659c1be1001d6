"""The calculators of Roster Sheets."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.spark.roster import status, strength

CALCULATORS: tuple[Calculator, ...] = (
    Calculator(
        "spark.current_strength",
        "Current strength",
        "The strength of a unit after its losses: by box, by steps or by share.",
        ("SP-ROSTER-04", "SP-ROSTER-06", "SP-ROSTER-07", "SP-ROSTER-08", "SP-ROSTER-09",
         "SP-ROSTER-10", "SP-ROSTER-11"),
        strength.CurrentStrengthInputs,
        strength.CurrentStrength,
        strength.current_strength,
    ),
    Calculator(
        "spark.box_kind",
        "Numbers in the boxes",
        "Whether the numbers in the step boxes are regular or AT strengths.",
        ("SP-ROSTER-05",),
        strength.BoxKindInputs,
        strength.BoxKind,
        strength.box_kind,
    ),
    Calculator(
        "spark.flipped",
        "Flipped counter",
        "Whether a unit with these steps lies on its back.",
        ("SP-ROSTER-12", "SP-FIRE-28"),
        strength.FlippedInputs,
        strength.Flipped,
        strength.flipped,
    ),
    Calculator(
        "spark.strength_after_status",
        "Strength after status",
        "What status, column, fog and surprise leave of a strength.",
        ("SP-TCE-20", "SP-TCE-21", "SP-TCE-25", "SP-TCE-26", "SP-TCE-28", "SP-TCE-65",
         "SP-TCE-67", "SP-SUR-13", "SP-SUR-17", "SP-FIRE-31"),
        status.StatusStrengthInputs,
        status.StatusStrength,
        status.strength_after_status,
    ),
)  # fmt: skip
