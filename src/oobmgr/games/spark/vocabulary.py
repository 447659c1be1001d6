"""The words that are this game's own: no shared part of the program may know them."""

from __future__ import annotations

from typing import Final

WORDS: Final = frozenset(
    {
        "afv", "ammunition", "antiaircraft", "assault", "balloon", "barrage", "bombarded",
        "demolition", "disrupted", "entrenched", "fired", "hollow", "ice", "impulse",
        "initiative", "ladoga", "leningrad", "neva", "observation", "overstack", "sapper",
        "ski", "smg", "spark", "suppressed", "volkhov", "withdrawal",
    }
)  # fmt: skip
"""In lower case and the singular; words of wargames in general, such as morale, are not in it."""
