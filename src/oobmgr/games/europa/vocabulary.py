"""The words that are this game's own: no shared part of the program may know them."""

from __future__ import annotations

from typing import Final

WORDS: Final = frozenset(
    {
        "aec", "aeca", "airbase", "aircraft", "atec", "axis", "barbarossa", "bombardment",
        "breakout", "cadre", "europa", "factory", "finland", "finnish", "finn", "flak", "gauge",
        "german", "germany", "guards", "hungary", "hungarian", "interdiction", "italian",
        "italy", "jagdgeschwader", "lend", "lease", "luftwaffe", "militia", "moscow", "nkvd",
        "overrun", "panzer", "panzergrenadier", "partisan", "ploesti", "rail", "railroad",
        "regauge", "romania", "romanian", "russia", "russian", "scorched", "slovak", "slovakia",
        "soviet", "stavka", "surprise", "ussr", "wehrmacht",
    }
)  # fmt: skip
"""In lower case and the singular; words of wargames in general, such as supply, are not in it."""
