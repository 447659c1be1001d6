"""How words are written where they stand."""

from __future__ import annotations


class AsWritten(str):
    """A text that stays as it is in every language: what a player wrote, or what was said already.

    Whoever reads the name of a formation or a unit from the books, or a remark, gives it this type
    once. A window then never takes it for a word of its own. Put together with others a text loses
    it; a path is put together by `formation_names.path_words`, which keeps it.
    """

    __slots__ = ()


def with_capital(words: str) -> str:
    """Words as they begin a sentence: only the first letter changes, so that C/M stays C/M."""
    return words[:1].upper() + words[1:]


def the_side(name: str) -> str:
    """A side in a sentence: ``the Blue side``; one that is called a side stays as it is."""
    return name if "side" in name.casefold().split() else f"the {name} side"
