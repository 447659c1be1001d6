"""The calculators of movement, in the order of the catalogue."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.europa.movement import costs, overruns
from oobmgr.rules.europa.trace.interdiction import MovementPoints

CALCULATORS = (
    Calculator(
        "europa.zoc_exit_cost",
        "Leaving a zone of control",
        "What leaving an enemy zone of control costs.",
        ("ZOC-01", "ZOC-03", "ZOC-04"),
        costs.ZocExitCostInputs,
        MovementPoints,
        costs.zoc_exit_cost,
    ),
    Calculator(
        "europa.administrative_move",
        "Administrative movement",
        "Whether a unit may move administratively, and what it costs.",
        ("MOV-03", "MOV-04", "INT-04", "TRK-05"),
        costs.AdministrativeMoveInputs,
        costs.AdministrativeMove,
        costs.administrative_move,
    ),
    Calculator(
        "europa.exploitation_allowed",
        "Exploitation allowed",
        "Whether a unit may move in the Exploitation Phase.",
        ("MOV-01", "MOV-02", "MOV-05", "SOP-06", "SUP-07"),
        overruns.ExploitationAllowedInputs,
        overruns.ExploitationAllowed,
        overruns.exploitation_allowed,
    ),
    Calculator(
        "europa.overrun_allowed",
        "Overrun allowed",
        "Whether a stack may overrun a hex, and what it costs.",
        ("OVR-01", "OVR-02", "OVR-04", "MOV-05"),
        overruns.OverrunAllowedInputs,
        overruns.OverrunAllowed,
        overruns.overrun_allowed,
    ),
    Calculator(
        "europa.stacking",
        "Stacking",
        "Whether so many regimental equivalents may stand in a hex.",
        ("STK-01",),
        costs.StackingInputs,
        costs.Stacking,
        costs.stacking,
    ),
)
