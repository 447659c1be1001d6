"""The chapters of the catalogue, by the letters before a case's number, in its order."""

from __future__ import annotations

from types import MappingProxyType

CHAPTERS = MappingProxyType(
    {
        "W81-AIR": "Air support",
        "W81-SUP": "Supply",
        "W81-CRT": "Combat Results Table",
        "W81-PART": "Partisans",
        "W81-FEST": "Festung (optional)",
    }
)
