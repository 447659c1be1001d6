"""The chapters of the catalogue, by the letters before a case's number, in its order."""

from __future__ import annotations

from types import MappingProxyType

CHAPTERS = MappingProxyType(
    {
        "WIE-META": "The errata",
        "WIE-HEX": "Hexes",
        "WIE-CNT": "Counters",
        "WIE-CYC": "Turns and cycles",
        "WIE-MOVE": "Movement",
        "WIE-RAIL": "Rail",
        "WIE-SEA": "Sea movement",
        "WIE-AMPH": "Amphibious assault",
        "WIE-ABN": "Airborne units",
        "WIE-ZOC": "Zones of control",
        "WIE-CBT": "Combat",
        "WIE-KG": "Kampfgruppen",
        "WIE-DISB": "Disbanding",
        "WIE-AIR": "Air",
        "WIE-SUP": "Supply",
        "WIE-WX": "Weather",
        "WIE-REPL": "Replacements",
        "WIE-FORT": "Fortification",
    }
)
