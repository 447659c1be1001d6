"""The calculators of reinforcements."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.spark.reinforcements import activation

CALCULATORS: tuple[Calculator, ...] = (
    Calculator(
        "spark.reinforcement_activation",
        "Reinforcements that wake",
        "Which Soviet reinforcements become active by their date, by direct fire or by assault.",
        ("SP-REINF-02", "SP-REINF-03", "SP-REINF-04"),
        activation.ReinforcementActivationInputs,
        activation.ReinforcementActivation,
        activation.reinforcement_activation,
    ),
)
