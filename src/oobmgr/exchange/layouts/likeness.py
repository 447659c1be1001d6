"""Finding the known word that one resembles, and how much."""

from __future__ import annotations

from collections.abc import Iterable

from oobmgr.rules.nearest import folded

# Two letters are like those of too many abbreviations.
_LEAST_LETTERS = 3


def most_like(word: str, known: Iterable[str]) -> tuple[str, float]:
    """The known word most like this one, and how like it is from 0 to 1; empty where none is."""
    # Slow to load, and only a word that nobody knows needs it.
    from rapidfuzz import fuzz, process

    wanted = folded(word)
    by_fold = {folded(name): name for name in known}
    if len(wanted) < _LEAST_LETTERS or not by_fold:
        return "", 0.0
    found = process.extractOne(wanted, by_fold.keys(), scorer=fuzz.ratio)
    name, like, _ = found
    return by_fold[name], like / 100
