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
    return found["name"], place
