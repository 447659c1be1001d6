"""Types that are written with their size: ``Infantry Div.``, ``Pz.-Abt.``, ``Panzerdivision``."""

from __future__ import annotations

import re
from typing import Final

from oobmgr.exchange.cells import CellValue
from oobmgr.exchange.layouts.contents import plain, size_in
from oobmgr.exchange.layouts.words import hobby_words
from oobmgr.rules.nearest import folded

_PARTS: Final = re.compile(r"[^\s.\-]+[.\-]*\s*")
# What is added to a type in brackets: Infantry (mot).
_ADDED: Final = re.compile(r"\s*\([^()]*\)\s*$")
_LEAST_ENDING: Final = 6
"""A shorter word may end another one by chance: ``co`` in ``Marco``."""


def sized(cell: CellValue) -> tuple[str, str]:
    """The words of a type without its size, and the mark of the size; empty without one."""
    text = plain(cell)
    # What is added behind belongs to the type: "Art.-Rgt. (mot.)".
    bare = _ADDED.sub("", text)
    added = text[len(bare) :].rstrip()
    parts = [part.group() for part in _PARTS.finditer(bare)]
    if len(parts) > 1 and (mark := size_in(parts[-1].strip(" .-"))):
        return "".join(parts[:-1]).strip(" .-") + added, mark
    word, mark = _compound(parts[-1].strip(" .-")) if parts else ("", "")
    if mark:
        return "".join((*parts[:-1], word)) + added, mark
    # Some abbreviations are those of a type and its size alike.
    return text, hobby_words().sizes_of_types.get(folded(text), "")


def _compound(word: str) -> tuple[str, str]:
    """A word that is put together of a type and a size, as some languages do, taken apart."""
    lower = word.casefold()
    for name, mark in hobby_words().sizes.items():
        if len(name) >= _LEAST_ENDING and name.isalpha() and lower.endswith(name):
            before = word[: len(word) - len(name)]
            # The letter between the two belongs to neither: Infanterie-s-regiment.
            return (before, mark) if folded(before) else (word, "")
    return word, ""
