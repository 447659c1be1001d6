"""The calculators of the replacement chapters, in the order of the catalogue."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.europa.replacements import (
    disbanding,
    factories,
    infantry,
    permission,
    points,
    rebuilding,
    special,
)

CALCULATORS = (
    Calculator(
        "europa.soviet_infantry_replacements",
        "Soviet infantry replacements",
        "The infantry points that Soviet cities and districts bring in a game turn.",
        ("REP-01", "REP-02", "REP-03", "REP-04", "REP-05", "REP-06", "REP-07"),
        infantry.SovietInfantryReplacementsInputs,
        infantry.SovietInfantryReplacements,
        infantry.soviet_infantry_replacements,
    ),
    Calculator(
        "europa.rebuild_price",
        "Price of rebuilding",
        "What bringing a unit back or to full strength costs, by kind of replacement points.",
        ("REP-10", "REP-12", "REP-14"),
        rebuilding.RebuildPriceInputs,
        rebuilding.RebuildPrice,
        rebuilding.rebuild_price,
    ),
    Calculator(
        "europa.rebuild_allowed",
        "Rebuilding allowed",
        "Whether a unit may be brought back or to full strength now.",
        ("REP-08", "REP-09", "REP-10", "REP-11", "REP-12", "REP-14", "DIS-03"),
        permission.RebuildAllowedInputs,
        permission.RebuildAllowed,
        permission.rebuild_allowed,
    ),
    Calculator(
        "europa.pending_points_usable",
        "Points that wait",
        "From which game turn points from change, disbanding or Breakout can be used.",
        ("REP-13",),
        points.PendingPointsUsableInputs,
        points.PendingPointsUsable,
        points.pending_points_usable,
    ),
    Calculator(
        "europa.special_replacements",
        "Special replacements",
        "How many points return for the losses of a nation, turn by turn.",
        ("SR-01", "SR-02", "SR-03"),
        special.SpecialReplacementsInputs,
        special.SpecialReplacements,
        special.special_replacements,
    ),
    Calculator(
        "europa.factory_output",
        "Output of factories",
        "The armor and artillery points that Soviet factories bring in a game turn.",
        ("FAC-01", "FAC-02", "FAC-03", "FAC-04", "FAC-05", "FAC-06", "REP-07"),
        factories.FactoryOutputInputs,
        factories.FactoryOutput,
        factories.factory_output,
    ),
    Calculator(
        "europa.disband_points",
        "Points for disbanding",
        "The armor points for Soviet divisions that must be disbanded, and when they can be used.",
        ("DIS-01", "DIS-02"),
        disbanding.DisbandPointsInputs,
        disbanding.DisbandPoints,
        disbanding.disband_points,
    ),
)
