"""The calculators of assaults, in the order in which an assault needs them."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.spark.assault import (
    initial,
    loss_order,
    modifiers,
    result,
    roster_events,
    strength,
)

CALCULATORS: tuple[Calculator, ...] = (
    Calculator(
        "spark.initial_assault_morale",
        "Initial assault morale",
        "The morale that the units of a side bring into an assault together.",
        ("SP-ASLT-05", "SP-ASLT-06", "SP-ASLT-07", "SP-ASLT-08"),
        initial.InitialMoraleInputs,
        initial.InitialMorale,
        initial.initial_assault_morale,
    ),
    Calculator(
        "spark.strength_bonus",
        "Strength Bonus",
        "What the assaulter gains by having more steps.",
        ("SP-AMM-16", "SP-AMM-28"),
        strength.StrengthBonusInputs,
        strength.StrengthBonus,
        strength.strength_bonus,
    ),
    Calculator(
        "spark.assault_morale",
        "Assault morale",
        "The modified assault morale of one side, each modifier on a line.",
        (
            *(f"SP-AMM-{n:02}" for n in (*range(1, 19), *range(21, 28))),
            "SP-ASLT-03",
            "SP-ASLT-04",
            "SP-ASLT-09",
            "SP-ASLT-10",
            "SP-ASLT-11",
        ),
        modifiers.AssaultMoraleInputs,
        modifiers.AssaultMorale,
        modifiers.assault_morale,
    ),
    Calculator(
        "spark.assault_result",
        "Assault result",
        "Who loses an assault by both totals, and what the loser takes.",
        (*(f"SP-AR-{n:02}" for n in range(1, 7)), "SP-AR-11", "SP-AR-15"),
        result.AssaultResultInputs,
        result.AssaultResult,
        result.assault_result,
    ),
    Calculator(
        "spark.loss_priority",
        "Losses in an assault",
        "Which units take the first steps that an assault costs.",
        ("SP-ASLT-14", "SP-AR-12"),
        loss_order.LossPriorityInputs,
        loss_order.LossPriority,
        loss_order.loss_priority,
    ),
    Calculator(
        "spark.roster_after_example",
        "Roster after events",
        "Steps, status and side of units after a list of losses and statuses.",
        ("SP-ROSTER-12", "SP-ROSTER-13", "SP-MC-18"),
        roster_events.RosterAfterInputs,
        roster_events.RosterRow,
        roster_events.roster_after_example,
    ),
)
