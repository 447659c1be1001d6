"""Terms in short, as counters and players write them: a short word says what a cut one hides."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Final

_SHORT: Final = {
    "motorised": "mot", "motorized": "mot", "mechanised": "mech", "mechanized": "mech",
    "armoured": "arm", "armored": "arm", "infantry": "inf", "cavalry": "cav",
    "artillery": "arty", "howitzer": "how", "howitzers": "how", "mortar": "mor", "rocket": "rkt",
    "engineer": "eng", "engineers": "eng", "heavy": "hvy", "light": "lt", "mountain": "mtn",
    "parachute": "para", "airborne": "abn", "reconnaissance": "recon", "antitank": "AT",
    "headquarters": "HQ", "divisional": "div", "division": "div",
    "brigade": "bde", "regiment": "rgt", "battalion": "bn", "battery": "bty", "company": "coy",
}  # fmt: skip
_BESIDE: Final = ",()"


def in_short(term: str) -> str:
    """A term with its long words in short: ``mot inf`` for ``motorised infantry``."""
    return " ".join(map(_word_in_short, term.replace("machine gun", "MG").split(" ")))


def all_in_short(terms: AbstractSet[str]) -> Mapping[str, str]:
    """Each of the terms with what it is in short; as it is where two would become alike."""
    return _all_in_short(frozenset(terms))


@lru_cache(maxsize=8)
def _all_in_short(terms: frozenset[str]) -> Mapping[str, str]:
    # Told again for each cell that is painted, so what a column says is worked out once.
    short = {term: in_short(term) for term in terms}
    return short if len(set(short.values())) == len(terms) else {term: term for term in terms}


def _word_in_short(word: str) -> str:
    bare = word.strip(_BESIDE)
    short = _SHORT.get(bare.casefold())
    if short is None:
        return word
    begins = short[:1].upper() + short[1:] if bare[:1].isupper() else short
    return word.replace(bare, begins)
