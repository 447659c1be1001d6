"""The calculators of isolation, in the order of the catalogue."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.europa.isolation import attrition

CALCULATORS = (
    Calculator(
        "europa.isolation_timing",
        "Who rolls for attrition",
        "Whether an isolated unit rolls for attrition this turn.",
        ("ISO-01", "ISO-02", "ISO-08", "SUP-07"),
        attrition.IsolationTimingInputs,
        attrition.IsolationTiming,
        attrition.isolation_timing,
    ),
    Calculator(
        "europa.isolation_attrition",
        "Isolation attrition",
        "What an attrition roll costs an isolated hex.",
        ("ISO-03", "ISO-04", "ISO-07", "GEN-04"),
        attrition.IsolationAttritionInputs,
        attrition.IsolationAttrition,
        attrition.isolation_attrition,
    ),
    Calculator(
        "europa.breakout_points",
        "Breakout",
        "The infantry replacement points that a breakout brings.",
        ("ISO-05", "ISO-06", "ISO-03"),
        attrition.BreakoutPointsInputs,
        attrition.BreakoutPoints,
        attrition.breakout_points,
    ),
)
