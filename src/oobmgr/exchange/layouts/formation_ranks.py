"""The rank of a formation by its name: ``18th Army``, ``Panzerkorps``, ``XIV. Korps``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from oobmgr.domain.unit_texts import RANKS
from oobmgr.exchange.layouts.contents import size_in
from oobmgr.exchange.layouts.words import hobby_words
from oobmgr.rules.nearest import folded

NO_RANK: Final = len(RANKS)
_ARMY: Final = RANKS.index("XXXX")
_CUT: Final = re.compile(r"\s[–—-]\s|[,;:(]")
# A number as names of armies have it: 6., 18th, 2ème, XIV.
_NUMBERED: Final = re.compile(r"[0-9]{1,2}(?:\.|st|nd|rd|th|ème|e|re)?$|[IVX]+\.?$")
_CORPS_NUMBER: Final = re.compile(r"[IVXL]+\.")
_TITLE_WORDS: Final = 3
_MARKS: Final = ".,;:()[]–—-"
LEAST_RANK: Final = "XXX"
_LEAST_ENDING: Final = "XX"
# Shorter words are abbreviations, and end other words by chance.
_SHORTEST_ENDING: Final = 5


def rank_of(text: str) -> int:
    """The rank of a formation by a word of its name, 0 for the highest."""
    if folded(text) in hobby_words().army_troops:
        return RANKS.index(LEAST_RANK)
    if _reserve_in(text):
        return _ARMY
    # The I of "I Corps" is its number: a mark tells only where no word does.
    marks = (word for word in text.split() if word in RANKS)
    sizes = filter(None, (*map(_size, _words(text)), *marks))
    return next((RANKS.index(size) for size in sizes if size in RANKS), _rank_of_number(text))


def _rank_of_number(text: str) -> int:
    """The rank where only a number tells it: a Roman one with a dot is that of a corps."""
    first, _, name = text.strip().partition(" ")
    corps = bool(name) and bool(_CORPS_NUMBER.fullmatch(first))
    return RANKS.index(LEAST_RANK) if corps else NO_RANK


def _words(text: str) -> Iterator[str]:
    """The words of a name and their pairs, without marks of a size and numbers."""
    return (one for one in _tails(text) if one.strip(".") not in RANKS)


def _size(word: str) -> str:
    """The mark of a size by a word, also by what a word put together ends in: ``Panzerkorps``.

    Of those the sizes below a division are none: a battle group is called a *gruppe*, too.
    """
    if told := size_in(word):
        return told
    name = folded(word)
    return next((size for end, size in _endings() if name.endswith(end)), "")


@cache
def _endings() -> tuple[tuple[str, str], ...]:
    """The words for a division and more with which others are put together, the longest first."""
    highest = RANKS[: RANKS.index(_LEAST_ENDING) + 1]
    sizes = hobby_words().sizes.items()
    found = [(w, size) for w, size in sizes if size in highest and len(w) >= _SHORTEST_ENDING]
    return tuple(sorted(found, key=lambda one: -len(one[0])))


@lru_cache(maxsize=4096)  # asked of each heading, row after row
def names_formation(text: str) -> bool:
    """Whether a text names a corps or more: ``18th Army``, and not just ``XX``."""
    sizes = {_size(word) for word in _words(text)} & set(RANKS)
    return bool(sizes) and min(map(RANKS.index, sizes)) <= RANKS.index(LEAST_RANK)


def is_army(text: str) -> bool:
    """Whether the name of a formation is that of an army or more: ``18th Army``, ``Front``."""
    return rank_of(text) <= _ARMY


def _reserve_in(text: str) -> str:
    """The words of a name or title that tell of a reserve behind all armies; else empty."""
    reserves = hobby_words().reserves
    parts = (one.strip(_MARKS) for one in _tails(text))
    return next((one for one in (text.strip(), *parts) if folded(one) in reserves), "")


def army_named(text: str) -> str:
    """The army that a title names, alone or before a dash: ``6. Armee – Stand 3/5/40``.

    Empty for other titles. Only a name of a few words with a number in it is one: *Armee 1940* as
    a heading of a list says nothing of whose units stand below. A reserve behind all armies needs
    no number: ``Kriegsgliederung Heeresreserve``.
    """
    if reserve := _reserve_in(text):
        return reserve
    name = _CUT.split(text.strip(), maxsplit=1)[0].strip()
    words = name.split()
    numbered = bool(words) and bool(_NUMBERED.match(words[0]) or _NUMBERED.match(words[-1]))
    return name if numbered and len(words) <= _TITLE_WORDS and rank_of(name) == _ARMY else ""


def group_named(text: str) -> str:
    """The army group or front that a title names, alone or before a mark; empty for other titles.

    The word alone is no name: ``Front`` or ``Army Group`` says nothing of which. It begins the name
    or ends it: before it, the title says what kind of list it is.
    """
    name = _CUT.split(text.strip(), maxsplit=1)[0].strip()
    words = name.split()
    sizes = hobby_words().sizes
    if not 1 < len(words) <= _TITLE_WORDS + 1 or folded(name) in sizes or rank_of(name) >= _ARMY:
        return ""
    pair = sizes.get(folded("".join(words[:2])))
    first = [rank_of(words[0]), rank_of(words[-1]), *([RANKS.index(pair)] if pair in RANKS else [])]
    return name if min(first) < _ARMY else ""


def _tails(text: str) -> Iterator[str]:
    """The words of a name and their pairs: ``Army Group`` says more than ``Army``."""
    words = text.replace("(", " ").replace(")", " ").split()
    yield from (" ".join(words[at : at + 2]) for at in range(len(words) - 1))
    yield from words
