"""The chapters of the catalogue, by the letters before a case's number, in its order."""

from __future__ import annotations

from types import MappingProxyType

CHAPTERS = MappingProxyType(
    {
        "GEN": "General",
        "SOP": "Sequence of play",
        "SP": "Supply points",
        "INC": "Supply income",
        "RES": "Resource Points",
        "REP": "Replacement points",
        "SR": "Special replacements",
        "FAC": "Soviet factories",
        "DIS": "Disbanding",
        "CHG": "Change for excess losses",
        "ISO": "Isolation",
        "SUP": "Supply trace",
        "TRK": "Trucks",
        "INT": "Interdiction",
        "RAIL": "Rail",
        "ZOC": "Zones of control",
        "MOV": "Movement",
        "OVR": "Overruns",
        "STK": "Stacking",
        "CFL": "Factor limits",
        "ART": "Artillery in combat",
        "BMB": "Bombardment",
        "CBT": "Ground combat",
        "ARM": "Armor advantage",
        "TER": "Terrain in combat",
        "LOS": "Combat losses and retreats",
        "AIR": "Air groups and bases",
        "MIS": "Air missions",
        "TRN": "Air transport",
        "STR": "Strategic bombing",
        "ASU": "Air surprise",
        "OOB": "Air order of battle",
        "SET": "Historical set-up",
    }
)
