"""The calculators of the rail chapter, in the order of the catalogue."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.europa.rail import breaks, movement, railways

CALCULATORS = (
    Calculator(
        "europa.rail_capacity",
        "Rail capacity",
        "How many REs a nation moves by rail in a game turn.",
        ("RAIL-01", "RAIL-03", "RES-08", "RES-09"),
        railways.RailCapacityInputs,
        railways.RailCapacity,
        railways.rail_capacity,
    ),
    Calculator(
        "europa.soviet_rail_use",
        "Soviet rail use",
        "How arrivals and other movement share the Soviet railways.",
        ("RAIL-02", "RAIL-03", "RES-09"),
        railways.SovietRailUseInputs,
        railways.SovietRailUse,
        railways.soviet_rail_use,
    ),
    Calculator(
        "europa.rail_movement_left",
        "Rail movement left",
        "How far a unit can still go by operational rail.",
        ("RAIL-04", "INT-05", "INT-08"),
        movement.RailMovementLeftInputs,
        movement.RailMovementLeft,
        movement.rail_movement_left,
    ),
    Calculator(
        "europa.regauged_line_usable",
        "Converted line",
        "From which turn a rail line of new gauge can be used.",
        ("RAIL-06", "RAIL-08"),
        movement.RegaugedLineUsableInputs,
        movement.RegaugedLineUsable,
        movement.regauged_line_usable,
    ),
    Calculator(
        "europa.partisan_break",
        "Partisans against rail",
        "Whether a partisan attack breaks a rail line.",
        ("RAIL-10",),
        breaks.PartisanBreakInputs,
        breaks.PartisanBreak,
        breaks.partisan_break,
    ),
)  # fmt: skip
