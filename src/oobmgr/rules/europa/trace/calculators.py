"""The calculators of supply traces and interdiction zones, in the order of the catalogue."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.europa.trace import interdiction, links

CALCULATORS = (
    Calculator(
        "europa.supply_link",
        "Supply link",
        "How long a link of a supply trace may be, and whether it holds.",
        ("SUP-02", "SUP-03", "SUP-04", "SUP-05", "TRK-01", "TRK-02", "INT-01"),
        links.SupplyLinkInputs,
        links.SupplyLink,
        links.supply_link,
    ),
    Calculator(
        "europa.supply_chain",
        "Supply trace",
        "Whether a supply trace holds, link by link from the unit.",
        ("SUP-01", "SUP-02", "TRK-01", "TRK-02", "TRK-03", "INT-01"),
        links.SupplyChainInputs,
        links.SupplyChain,
        links.supply_chain,
    ),
    Calculator(
        "europa.special_distance",
        "Special distance",
        "Whether something is near enough to spend a Resource Point on it.",
        ("TRK-06", "RES-10"),
        links.SpecialDistanceInputs,
        links.SpecialDistance,
        links.special_distance,
    ),
    Calculator(
        "europa.interdiction_charge",
        "Interdiction of a trace",
        "Which links of a supply trace interdiction zones shorten.",
        ("INT-01", "INT-02"),
        interdiction.InterdictionChargeInputs,
        interdiction.InterdictionCharge,
        interdiction.interdiction_charge,
    ),
    Calculator(
        "europa.interdiction_zone",
        "Interdiction mission",
        "Which rolls of a die place an interdiction zone.",
        ("INT-03",),
        interdiction.InterdictionZoneInputs,
        interdiction.InterdictionZone,
        interdiction.interdiction_zone,
    ),
    Calculator(
        "europa.zone_exit_cost",
        "Leaving a zone",
        "What leaving a hex costs more, for zones of control and of interdiction.",
        ("INT-04", "INT-08", "ZOC-01"),
        interdiction.ZoneExitCostInputs,
        interdiction.MovementPoints,
        interdiction.zone_exit_cost,
    ),
    Calculator(
        "europa.enter_cost",
        "Entering a zone",
        "What entering a hex of an interdiction zone costs more.",
        ("INT-04",),
        interdiction.EnterCostInputs,
        interdiction.MovementPoints,
        interdiction.enter_cost,
    ),
)
