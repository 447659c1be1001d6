"""The words that are this game's own: no shared part of the program may know them."""

from __future__ import annotations

from typing import Final

WORDS: Final = frozenset(
    {
        "aoc", "armistice", "bavaria", "bohemia", "cession", "coalition", "demoralized",
        "depot", "detachment", "forage", "grenadier", "interphase", "napoleon", "prussia",
        "prussian", "pursuit", "rally", "rout", "saxony", "skirmish",
    }
)  # fmt: skip
"""In lower case and the singular; words of wargames in general, such as supply, are not in it."""
