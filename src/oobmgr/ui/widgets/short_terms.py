"""Terms in short, as counters and players write them: a short word says what a cut one hides."""

from __future__ import annotations

import re
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from functools import cache, lru_cache
from typing import Final

from oobmgr.ui.language import ENGLISH, language, short_words

_ENGLISH: Final = {
    "motorised": "mot", "motorized": "mot", "mechanised": "mech", "mechanized": "mech",
    "armoured": "arm", "armored": "arm", "infantry": "inf", "cavalry": "cav",
    "artillery": "arty", "howitzer": "how", "howitzers": "how", "mortar": "mor", "rocket": "rkt",
    "engineer": "eng", "engineers": "eng", "heavy": "hvy", "light": "lt", "mountain": "mtn",
    "parachute": "para", "airborne": "abn", "reconnaissance": "recon", "antitank": "AT",
    "headquarters": "HQ", "divisional": "div", "division": "div",
    "brigade": "bde", "regiment": "rgt", "battalion": "bn", "battery": "bty", "company": "coy",
}  # fmt: skip
_PHRASES: Final = {"machine gun": "MG"}
_WORD: Final = re.compile(r"[^\W\d_]+")


def in_short(term: str) -> str:
    """A term of the window's language with its long words in short: ``mot inf``, ``mot. Inf.``."""
    code = language()
    for phrase, short in _PHRASES.items() if code == ENGLISH else ():
        term = term.replace(phrase, short)
    return _WORD.sub(lambda found: _word_in_short(found[0], code), term)


def all_in_short(terms: AbstractSet[str]) -> Mapping[str, str]:
    """Each of the terms with what it is in short; as it is where two would become alike."""
    return _all_in_short(frozenset(terms), language())


@lru_cache(maxsize=8)
def _all_in_short(terms: frozenset[str], _: str) -> Mapping[str, str]:
    # Told again for each cell that is painted, so what a column says is worked out once.
    short = {term: in_short(term) for term in terms}
    return short if len(set(short.values())) == len(terms) else {term: term for term in terms}


def _word_in_short(word: str, code: str) -> str:
    """A word in short, part by part where it is made of several; as it is where one is unknown."""
    known = _known(code)
    whole, part = _patterns(code)
    if not known or not whole.fullmatch(word):
        return word
    short = part.sub(lambda found: known[found[0].casefold()], word)
    return short[:1].upper() + short[1:] if word[:1].isupper() else short


@cache
def _known(code: str) -> Mapping[str, str]:
    return _ENGLISH if code == ENGLISH else short_words()


@cache
def _patterns(code: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What matches a word that is made of known parts alone, and each of its parts."""
    longest_first = sorted(_known(code), key=len, reverse=True)
    part = f"(?:{'|'.join(longest_first)})"
    return re.compile(f"{part}+", re.IGNORECASE), re.compile(part, re.IGNORECASE)
