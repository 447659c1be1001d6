"""The language of a list: a hint at whose it is where nothing else tells.

English is no hint, for players of all countries write in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from oobmgr.exchange.layouts.words import hobby_words

_WORDS: Final = re.compile(r"[^\W\d_]+")
_FEWEST: Final = 2
# Languages share many words, so one has to be told by twice as many as the next.
_BY_FAR: Final = 2


def nations_by_language(texts: Iterable[str]) -> tuple[str, ...]:
    """The nations that write in the language of these texts; none where that is not clear.

    Each word counts once: one that a list repeats says no more.
    """
    words = {word.casefold() for text in texts for word in _WORDS.findall(text)}
    counts = {
        language: sum(word in language.words or not language.letters.isdisjoint(word)
                      for word in words)
        for language in hobby_words().languages
    }  # fmt: skip
    first, second = sorted(counts, key=lambda one: counts[one], reverse=True)[:2]
    clear = counts[first] >= max(_FEWEST, _BY_FAR * counts[second])
    return first.nations if clear else ()
