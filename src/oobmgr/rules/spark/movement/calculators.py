"""The calculators of movement and stacking."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.spark.movement import allowance, costs, stacking, streams

CALCULATORS: tuple[Calculator, ...] = (
    Calculator(
        "spark.movement_cost",
        "Movement cost of a way",
        "What a unit or a stack pays for a way, step by step.",
        ("SP-MOVE-05", "SP-MOVE-06", "SP-MOVE-07", "SP-MOVE-08", "SP-MOVE-11", "SP-TCE-51"),
        costs.MovementCostInputs,
        costs.MovementCost,
        costs.movement_cost,
    ),
    Calculator(
        "spark.movement_allowance",
        "Movement allowance",
        "How many movement points a unit has in an impulse.",
        ("SP-MOVE-17", "SP-CMD-07"),
        allowance.MovementAllowanceInputs,
        allowance.MovementAllowance,
        allowance.movement_allowance,
    ),
    Calculator(
        "spark.stream_crossing",
        "Streams on the way",
        "How many streams a unit pays on its way into or inside a hex.",
        ("SP-STRM-05", "SP-STRM-06", "SP-STRM-07", "SP-STRM-08", "SP-STRM-09"),
        streams.StreamCrossingInputs,
        streams.StreamCrossing,
        streams.stream_crossing,
    ),
    Calculator(
        "spark.stream_assault",
        "Assault from a stream hex",
        "Which streams must be paid before an Assault Marker, and what crossing them does.",
        ("SP-STRM-11", "SP-STRM-12", "SP-STRM-13", "SP-STRM-14", "SP-STRM-16"),
        streams.StreamAssaultInputs,
        streams.StreamAssault,
        streams.stream_assault,
    ),
    Calculator(
        "spark.stacking",
        "Stacking",
        "Whether so many steps may stand in a hex.",
        ("SP-STACK-01", "SP-STACK-04", "SP-STACK-08"),
        stacking.StackingInputs,
        stacking.Stacking,
        stacking.stacking,
    ),
    Calculator(
        "spark.soviet_stacking",
        "Soviet formations in a hex",
        "Whether units of these Soviet formations may share a hex.",
        ("SP-STACK-02",),
        stacking.SovietStackingInputs,
        stacking.Allowed,
        stacking.soviet_stacking,
    ),
    Calculator(
        "spark.overstack_choice",
        "Who fights of too many",
        "Whether the units picked of an overstacked hex may fight together.",
        ("SP-STACK-05", "SP-STACK-07"),
        stacking.OverstackChoiceInputs,
        stacking.OverstackChoice,
        stacking.overstack_choice,
    ),
)
