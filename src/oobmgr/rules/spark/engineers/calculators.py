"""The calculators of engineers and bridges."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.spark.engineers import bridges

CALCULATORS: tuple[Calculator, ...] = (
    Calculator(
        "spark.bridge_may_be_built",
        "Bridge to be built",
        "Whether an engineer and a bridging unit may build a bridge here now.",
        ("SP-BRDG-01", "SP-BRDG-02", "SP-BRDG-03", "SP-BRDG-04", "SP-BRDG-05"),
        bridges.BridgeMayBeBuiltInputs,
        bridges.BridgeMayBeBuilt,
        bridges.bridge_may_be_built,
    ),
    Calculator(
        "spark.bridge_demolition",
        "Bridge to be demolished",
        "Whether an engineer may take a bridge off the map.",
        ("SP-BRDG-05", "SP-BRDG-06"),
        bridges.BridgeDemolitionInputs,
        bridges.BridgeDemolition,
        bridges.bridge_demolition,
    ),
)
