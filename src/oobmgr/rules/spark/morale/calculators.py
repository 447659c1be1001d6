"""The calculators of morale, in the order of the catalogue."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.spark.morale import check, surprise, withdrawal

CALCULATORS: tuple[Calculator, ...] = (
    Calculator(
        "spark.surprise_result",
        "Surprise at night",
        "What the surprise die does to one side of an assault.",
        (
            "SP-SUR-01",
            "SP-SUR-02",
            "SP-SUR-03",
            "SP-SUR-04",
            "SP-SUR-05",
            "SP-SUR-06",
            "SP-SUR-07",
            "SP-SUR-08",
            "SP-SUR-11",
            "SP-SUR-12",
            "SP-SUR-13",
            "SP-SUR-14",
            "SP-SUR-16",
            "SP-SUR-17",
        ),
        surprise.SurpriseInputs,
        surprise.SurpriseEnd,
        surprise.surprise_result,
    ),
    Calculator(
        "spark.morale_check",
        "Morale check",
        "What a morale check brings a unit that was fired at.",
        (
            "SP-MC-01",
            "SP-MC-02",
            "SP-MC-03",
            "SP-MC-04",
            "SP-MC-05",
            "SP-MC-06",
            "SP-MC-11",
            "SP-MC-12",
            "SP-MC-15",
            "SP-MC-16",
            "SP-MC-17",
            "SP-MC-18",
            "SP-MC-21",
            "SP-RET-01",
        ),
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
