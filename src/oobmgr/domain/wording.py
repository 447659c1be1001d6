"""How words are written where they stand."""

from __future__ import annotations


def with_capital(words: str) -> str:
    """Words as they begin a sentence: only the first letter changes, so that C/M stays C/M."""
    return words[:1].upper() + words[1:]
