"""How words are written where they stand."""

from __future__ import annotations


def with_capital(words: str) -> str:
    """Words as they begin a sentence: only the first letter changes, so that C/M stays C/M."""
    return words[:1].upper() + words[1:]


def the_side(name: str) -> str:
    """A side in a sentence: ``the Blue side``; one that is called a side stays as it is."""
    return name if "side" in name.casefold().split() else f"the {name} side"
