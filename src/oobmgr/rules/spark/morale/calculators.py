"""The calculators of morale, in the order of the catalogue."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.spark.morale import check, surprise, withdrawal

CALCULATORS: tuple[Calculator, ...] = (
    Calculator(
        "spark.surprise_result",
        "Surprise at night",
        "What the surprise die does to one side of an assault.",
        tuple(f"SP-SUR-{n:02}" for n in (*range(1, 9), 11, 12, 13, 14, 16, 17)),
        surprise.SurpriseInputs,
        surprise.SurpriseEnd,
        surprise.surprise_result,
    ),
    Calculator(
        "spark.morale_check",
        "Morale check",
        "What a morale check brings a unit that was fired at.",
        (*(f"SP-MC-{n:02}" for n in (*range(1, 7), 11, 12, 15, 16, 17, 18, 21)), "SP-RET-01"),
        check.MoraleCheckInputs,
        check.MoraleCheck,
        check.morale_check,
    ),
    Calculator(
        "spark.withdrawal_check",
        "Withdrawal check",
        "Whether a defender may leave the Assault Target Hex.",
        ("SP-MC-13", "SP-MC-14", "SP-RET-08", "SP-RET-10"),
        withdrawal.WithdrawalCheckInputs,
        withdrawal.WithdrawalCheck,
        withdrawal.withdrawal_check,
    ),
    Calculator(
        "spark.withdrawal_eligible",
        "Who may withdraw",
        "Whether a unit may try to withdraw at all.",
        ("SP-RET-08", "SP-STACK-04"),
        withdrawal.WithdrawalEligibleInputs,
        withdrawal.WithdrawalEligible,
        withdrawal.withdrawal_eligible,
    ),
)
