"""Finding the known word that one resembles, and how much."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from oobmgr.rules.nearest import folded

# Two letters are like those of too many abbreviations.
_LEAST_LETTERS = 3
LEAST_LIKE: Final = 0.75
"""One slip in four letters; words that differ more are other words."""


def most_like(word: str, known: Iterable[str]) -> tuple[str, float]:
    """The known word most like this one, and how like it is from 0 to 1; empty where none is."""
    return _known(tuple(known)).most_like(folded(word))


class _Known:
    """The words that are known to somebody, such as the types of a game."""

    def __init__(self, words: Iterable[str]) -> None:
        self._by_fold: Mapping[str, str] = MappingProxyType({folded(word): word for word in words})

    # The same few words stand in row after row, and in the next list of the same game.
    @lru_cache(maxsize=4096)  # noqa: B019 - what is known is kept as long as the words that were asked
    def most_like(self, wanted: str) -> tuple[str, float]:
        """The one most like a folded word, and how like it is."""
        # Slow to load, and only a word that nobody knows needs it.
        from rapidfuzz import fuzz, process

        if len(wanted) < _LEAST_LETTERS or not self._by_fold:
            return "", 0.0
        name, like, _ = process.extractOne(wanted, self._by_fold.keys(), scorer=fuzz.ratio)
        return self._by_fold[name], like / 100


@lru_cache(maxsize=64)  # a game has a few such lists of words: its types, its nations, its headings
def _known(words: tuple[str, ...]) -> _Known:
    return _Known(words)
