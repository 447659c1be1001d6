"""A unit written in one cell, as players and rulebooks do: ``61 4-6 Rfl XX``."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from oobmgr.domain.unit_texts import plain_dashes
from oobmgr.exchange.layouts.contents import ratings_in, size_in
from oobmgr.exchange.layouts.meanings import BY_ALIAS, Meanings
from oobmgr.exchange.layouts.sized_types import sized
from oobmgr.exchange.layouts.tables import SURE

# Ratings within the text of a unit: 7-6, (7-6), 6-4-8*.
_RATINGS: Final = re.compile(r"\(?[0-9]{1,3}(?:-[0-9]{1,3}){1,3}\)?\*?")
# Ratings with a slip of the pen before the type: x-6, 4-, 6.
_SLIPPED: Final = re.compile(
    r"(?=\D*\d)\(?\d{0,3}[A-Za-z?]?(?:[-.,/+]\d{0,3}[A-Za-z?]?){0,3}\)?\*?"
)
# A mark of a size with a slip of the pen: XXY, XXC. A Roman number is a name: XXV.
_LIKE_A_SIZE: Final = re.compile(r"(?![IVXLC]+$)[A-Z]?(?:X{2,4}|I{2,3})[A-Z]?")
# No type of the games and their lists has more words.
_LONGEST_TYPE: Final = 3
_FEWEST_WITH_SIZE: Final = 2


class WholeUnit(NamedTuple):
    """What one cell says of a unit; empty where it says nothing of it."""

    ratings: str = ""
    type: str = ""
    size: str = ""
    designation: str = ""
    note: str = ""


def parts_of(text: str, meanings: Meanings, nation: str = "") -> WholeUnit | None:
    """The parts of a cell with ratings and a type or a size; None for other cells."""
    words = plain_dashes_between(text).split()
    at = next((n for n, word in enumerate(words) if _RATINGS.fullmatch(word)), None)
    # Ratings alone are a cell of ratings, and no unit.
    if at is None or len(words) == 1:
        return None
    ratings = ratings_in(words.pop(at))
    # A mark of a size is written in capitals, and stands behind: "I" and "X" are names as well.
    marks = [n for n, word in enumerate(words) if word.isupper() and size_in(word)]
    before = words[at : marks[-1]] if marks else []
    size = size_in(words.pop(marks[-1])) if marks else ""
    kind, mark = _take_type(words, meanings, nation)
    size = size or mark or (_slip_of_size(words) if kind else "")
    note = _taken_twice(words, before, at, meanings, nation)
    return WholeUnit(ratings, kind, size, _name(words), note) if kind or size else None


def _slip_of_size(words: list[str]) -> str:
    """A word that was meant for the size, and is none; taken out of the words, to be told so."""
    at = next((n for n, word in enumerate(words) if _LIKE_A_SIZE.fullmatch(word)), None)
    return "" if at is None else words.pop(at)


def slip_in_type(text: str, kind: str, meanings: Meanings, nation: str = "") -> str:
    """The words of a cell that were taken for a type only because they resemble it, if any."""
    # What begins with a figure is a name, however like a type it is together with one.
    words = [word for word in described(text).split() if not word[0].isdigit()]
    for length in range(min(_LONGEST_TYPE, len(words)), 0, -1):
        for start in reversed(range(len(words) - length + 1)):
            run = " ".join(words[start : start + length])
            meant = meanings.type(run, nation)
            if meant.value == kind and meant.confidence >= SURE:
                return run if meant.confidence < BY_ALIAS else ""
    return ""


def begins_with_ratings(text: str) -> bool:
    """Whether ratings stand first in a text, with or without a blank behind them."""
    return _RATINGS.match(plain_dashes_between(text)) is not None


def slipped(text: str, meanings: Meanings, nation: str = "") -> WholeUnit | None:
    """The parts of a cell like those of a unit whose ratings are none: ``x-6 Inf XX 45``.

    As a formation it would take the units beneath it without a word.
    """
    if unrated := _without_ratings(text, meanings, nation):
        return unrated
    first, *words = plain_dashes_between(text).split() or [""]
    mark = next((n for n, word in enumerate(words) if word.isupper() and size_in(word)), 0)
    # Without a name behind the size it may be a formation by its number: "6 Inf XX".
    if not _SLIPPED.fullmatch(first) or not mark or mark == len(words) - 1:
        return None
    meant = meanings.type(" ".join(words[:mark]), nation)
    if meant.confidence < SURE:
        return None
    return WholeUnit(first, meant.value, size_in(words[mark]), _name(words[mark + 1 :]))


def _without_ratings(text: str, meanings: Meanings, nation: str) -> WholeUnit | None:
    """A line of units that lacks their ratings: ``Infantry XX: 35``; they are then asked for."""
    head, _, names = (part.strip() for part in text.partition(":"))
    *words, mark = head.split() or [""]
    if not names or not words or not mark.isupper() or not size_in(mark):
        return None
    meant = meanings.type(" ".join(words), nation)
    if meant.confidence < SURE:
        return None
    return WholeUnit("", meant.value, size_in(mark), names)


def _taken_twice(
    words: list[str], before: list[str], at: int, meanings: Meanings, nation: str
) -> str:
    """A type before the size where brackets told a closer one: ``3-8 Art X 1 AT (anti-tank)``.

    It is taken out of the words, which are the name.
    """
    end = at + len(before)
    general = " ".join(before)
    # Where the type itself stood there it is gone by now.
    if not before or words[at:end] != before or meanings.type(general, nation).confidence < SURE:
        return ""
    # Nothing else would be left as the name: then that is what it is called.
    if len(words) == len(before):
        return ""
    del words[at:end]
    return general


def described(text: str) -> str:
    """The words of a whole unit without its ratings and its size: what it is called as a type."""
    words = [word for word in plain_dashes_between(text).split() if not _RATINGS.fullmatch(word)]
    marks = [n for n, word in enumerate(words) if word.isupper() and size_in(word)]
    if marks:
        del words[marks[-1]]
    return " ".join(words)


def named_with_type(text: str, meanings: Meanings, nation: str = "") -> WholeUnit:
    """The parts of a name that tells the type as well: ``93. Inf.Div.``; else just the name."""
    words = text.split()
    kind, mark = _take_type(words, meanings, nation)
    if not kind and len(words) > _FEWEST_WITH_SIZE and (size := size_in(words[-1].strip("."))):
        # Before a size stands what the unit is; a word that nobody knows is asked for.
        *names, unknown, _ = words
        if any(name.strip(".")[:1].isdigit() for name in names) and unknown.isalpha():
            return WholeUnit("", unknown, size, _name(names))
    return WholeUnit("", kind, mark, _name(words) or text if kind else text)


def _name(words: list[str]) -> str:
    # "8." is how some languages write the 8th.
    return " ".join(word.rstrip(".") if word.rstrip(".").isdigit() else word for word in words)


def plain_dashes_between(text: str) -> str:
    """A text with plain dashes, its words kept apart."""
    return " ".join(plain_dashes(word) for word in text.split())


def _take_type(words: list[str], meanings: Meanings, nation: str) -> tuple[str, str]:
    """The longest run of words that is a type, with the size that it ends with.

    It is taken out of them.
    """
    # The longest first: "motorised infantry" is more than "infantry".
    for length in range(min(_LONGEST_TYPE, len(words)), 0, -1):
        # What stands before the type is the name: "Pz Lehr 14-10 Pz XX".
        for start in reversed(range(len(words) - length + 1)):
            run = " ".join(words[start : start + length])
            meant = meanings.type(run, nation)
            kind, mark = sized(run)
            numbered = any(word[0].isdigit() for word in run.split())
            if mark and meant.confidence < 1 and not numbered:
                meant = meanings.type(kind, nation)
            # A number before the type belongs to the name, whatever it might stand for in a type.
            else:
                mark = ""
            if meant.confidence >= SURE and not (numbered and meant.confidence < 1):
                del words[start : start + length]
                return meant.value, mark
    return "", ""
