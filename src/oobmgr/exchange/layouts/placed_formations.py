"""Where a heading says that its units stand: ``5th Army (Potapov), at 2214 Lutsk``."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from oobmgr.exchange.layouts.words import hobby_words
from oobmgr.rules.hexes import hex_before_name
from oobmgr.rules.nearest import folded

# The name; a mark or a blank, a word such as "at"; the hex with what the place is called.
_PLACED: Final = re.compile(
    r"(?P<name>.*?[^\s,;:(–—-])(?:\s*(?P<mark>[,;:(–—]|\s-)\s*|\s+)"
    r"(?:(?P<word>[^\W\d]+|@)\s+)?(?P<place>[0-9]+(?:[\s,;:(–—-][^0-9()]*)?\)?)"
)

# What the place is called before its hex: behind a bracket, a mark, or room in the line.
_NAMED_BEFORE: Final = re.compile(
    r"(?P<name>.*(?:\)(?=\s)|[^\s,;:(–—-](?=\s*[,;:–—]|\s{2,})))[\s,;:–—]+(?P<town>[^\W\d_][^0-9()]*)"
)

# A day behind a mark, as the head of a page has it: ", 22 June 1941", "(22.6.41)".
_DATED: Final = re.compile(
    r"(?P<name>.*[^\s,;:(–—-])\s*(?:[,;:(–—]|\s-)\s*"
    r"[0-9]{1,2}(?:\.?\s+[^\W\d_]+\.?\s+|[./][0-9]{1,2}[./])(?:[0-9]{4}|[0-9]{2})\)?"
)


def without_date(text: str) -> str:
    """The name of a formation without the day of which its heading tells."""
    found = _DATED.fullmatch(text.strip())
    return found["name"] if found else text


def name_and_place(text: str, is_hex: Callable[[str], bool]) -> tuple[str, str]:
    """The name of a formation, and the hex in which its heading puts its units; empty for none.

    The hex stands behind a mark, or behind a word for *at*: a number alone belongs to the name.
    """
    found = _PLACED.fullmatch(text.strip())
    place = hex_before_name(found["place"], is_hex) if found else ""
    if found is None or not place:
        return text, ""
    word = found["word"]
    told = folded(word) in hobby_words().at if word and word != "@" else bool(word)
    if not (told or (found["mark"] and not word)):
        return text, ""
    return _without_town(found["name"]), place


def _without_town(name: str) -> str:
    """The name without the place's behind it: ``6th Army (Reichenau) Sokal`` is the 6th Army."""
    found = _NAMED_BEFORE.fullmatch(name)
    if found is None:
        return name
    words, town = hobby_words(), folded(found["town"])
    # Who is told more closely, as in "5th Army, artillery", is no place.
    says_who = town in words.types or town in words.army_troops or town in words.reserves
    return name if says_who else found["name"]
