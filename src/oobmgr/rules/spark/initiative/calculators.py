"""The calculators of initiative."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.spark.initiative.commitment import (
    CommitmentInputs,
    CommitmentMet,
    Initiative,
    InitiativeInputs,
    assault_commitment,
    initiative,
)
from oobmgr.rules.spark.initiative.fresh import FreshEligible, FreshInputs, fresh_bonus_eligible
from oobmgr.rules.spark.initiative.in_a_row import InARow, InARowInputs, impulses_in_a_row

CALCULATORS: tuple[Calculator, ...] = (
    Calculator(
        "spark.fresh_bonus_eligible",
        "Fresh formation",
        "Whether a formation can count for the Fresh Formation Bonus.",
        ("SP-INIT-04", "SP-INIT-05"),
        FreshInputs,
        FreshEligible,
        fresh_bonus_eligible,
    ),
    Calculator(
        "spark.initiative",
        "Initiative",
        "Which player commits more, fresh divisions counted.",
        ("SP-INIT-03", "SP-INIT-04"),
        InitiativeInputs,
        Initiative,
        initiative,
    ),
    Calculator(
        "spark.assault_commitment",
        "Commitment met",
        "Whether Assault Markers point at as many hexes as were committed.",
        ("SP-INIT-13",),
        CommitmentInputs,
        CommitmentMet,
        assault_commitment,
    ),
    Calculator(
        "spark.impulses_in_a_row",
        "Impulses in a row",
        "Movement points, assaults and Post-Assault Fires before the other player can react.",
        ("SP-INIT-01", "SP-INIT-09"),
        InARowInputs,
        InARow,
        impulses_in_a_row,
    ),
)
