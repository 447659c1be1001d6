"""Terms in short, as counters and players write them: a short word says what a cut one hides."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache, lru_cache
from typing import Final

from oobmgr.ui.language import language, short_words

_WORD: Final = re.compile(r"[^\W\d_]+")


def in_short(term: str) -> str:
    """A term of the window's language with its long words in short: ``mot inf``, ``mot. Inf.``."""
    code = language()
    for phrase, short in _phrases(code):
        term = phrase.sub(short, term)
    return _WORD.sub(lambda found: _word_in_short(found[0], code), term)


def all_in_short(terms: AbstractSet[str]) -> Mapping[str, str]:
    """Each of the terms with what it is in short; those that would become alike, as they are."""
    return _all_in_short(frozenset(terms), language())


@lru_cache(maxsize=8)
def _all_in_short(terms: frozenset[str], _: str) -> Mapping[str, str]:
    # Told again for each cell that is painted, so what a column says is worked out once.
    short = {term: in_short(term) for term in terms}
    alike = {words for words, number in Counter(short.values()).items() if number > 1}
    kept = {term: term if words in alike else words for term, words in short.items()}
    return kept if len(set(kept.values())) == len(terms) else {term: term for term in terms}


def _word_in_short(word: str, code: str) -> str:
    """A word in short, part by part where it is made of several; as it is where one is unknown."""
    known = _known(code)
    whole, part = _patterns(code)
    if not known or not whole.fullmatch(word):
        return word
    short = part.sub(lambda found: known[found[0].casefold()], word)
    return short[:1].upper() + short[1:] if word[:1].isupper() else short


@cache
def _known(_: str) -> Mapping[str, str]:
    return {words: short for words, short in short_words().items() if _WORD.fullmatch(words)}


@cache
def _phrases(_: str) -> Sequence[tuple[re.Pattern[str], str]]:
    """What stands for several words, with what matches them."""
    return tuple(
        (re.compile(re.escape(words), re.IGNORECASE), short)
        for words, short in short_words().items()
        if not _WORD.fullmatch(words)
    )


@cache
def _patterns(code: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What matches a word that is made of known parts alone, and each of its parts."""
    longest_first = sorted(_known(code), key=len, reverse=True)
    part = f"(?:{'|'.join(longest_first)})"
    return re.compile(f"{part}+", re.IGNORECASE), re.compile(part, re.IGNORECASE)
