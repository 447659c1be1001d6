"""The calculators of losses and retreats, in the order of the catalogue."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.europa.losses import change, requirements, retreats

CALCULATORS = (
    Calculator(
        "europa.combat_losses",
        "Losses of a combat",
        "What each side must lose in factors for a result of combat.",
        ("LOS-01", "LOS-02", "LOS-03", "LOS-05", "LOS-06", "CBT-03"),
        requirements.CombatLossesInputs,
        requirements.CombatLosses,
        requirements.combat_losses,
    ),
    Calculator(
        "europa.excess_loss_change",
        "Change for excess losses",
        "Which replacement points come back for losses above the requirement.",
        ("CHG-01", "CHG-02", "CHG-03", "CHG-04", "CHG-05", "CHG-06", "CHG-07", "CHG-08", "CHG-09",
         "CHG-10", "LOS-04"),
        change.ExcessLossChangeInputs,
        change.ExcessLossChange,
        change.excess_loss_change,
    ),
    Calculator(
        "europa.retreat_length",
        "Length of a retreat",
        "How many hexes a side retreats for a result of combat.",
        ("LOS-07",),
        retreats.RetreatLengthInputs,
        retreats.RetreatLength,
        retreats.retreat_length,
    ),
    Calculator(
        "europa.nkvd_cancels_retreat",
        "NKVD against a retreat",
        "Whether lost NKVD cancels the retreat of a Soviet defender.",
        ("LOS-08",),
        retreats.NkvdCancelsRetreatInputs,
        retreats.NkvdCancelsRetreat,
        retreats.nkvd_cancels_retreat,
    ),
)  # fmt: skip
