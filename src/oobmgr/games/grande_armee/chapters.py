"""The chapters of the catalogue, by the letters before a case's number, in its order."""

from __future__ import annotations

from types import MappingProxyType

CHAPTERS = MappingProxyType(
    {
        "LGA-SEQ": "Sequence of play",
        "LGA-CMD": "Command",
        "LGA-ORD": "Orders",
        "LGA-AOC": "Army charts",
        "LGA-DET": "Detachments",
        "LGA-MOV": "Movement",
        "LGA-WX": "Weather",
        "LGA-STK": "Stacking",
        "LGA-ZOC": "Zones of control",
        "LGA-SKR": "Skirmish",
        "LGA-BAT": "Battles",
        "LGA-LDR": "Leaders",
        "LGA-BID": "Bids for losses",
        "LGA-REINF": "Battle reinforcements",
        "LGA-RT": "Rout",
        "LGA-SUP": "Supply",
        "LGA-SIEGE": "Sieges",
        "LGA-ATT": "Attrition",
        "LGA-VP": "Victory points",
        "LGA-SCN": "Scenarios",
        "LGA-PEACE": "Peace",
        "LGA-POL": "The Political Index",
        "LGA-MIN": "Minor powers and provinces",
        "LGA-REPL": "Replacements",
        "LGA-BLD": "Construction",
        "LGA-OTT": "The Ottoman Empire",
        "LGA-BRI": "British landings",
        "LGA-GC": "The Grand Campaign",
        "LGA-MAP": "The map",
        "LGA-CNTR": "Counters",
    }
)
