"""What the words of a search find, on every page and on the command line alike.

Every word must stand in what is searched, in either case of letters, whole or in part; behind a
comma other words begin, by which further rows are found. Where that finds nothing, a word that
stands nowhere is taken for those most like it: ``infntry`` finds what ``infantry`` does, and by
``1st guard`` a unit is found that is called 1. The ratings of a counter, ``2-8``, find units that
print them, from the first figure on; a number alone finds no rating.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from itertools import chain
from typing import TYPE_CHECKING, Final

from oobmgr.rules.case_names import shown_case

if TYPE_CHECKING:
    from oobmgr.campaign.rows import LedgerRow, UnitRow
    from oobmgr.domain.units import UnitState

Words = tuple[str, ...]
Parts = tuple[tuple[str, ...], ...]
"""What was typed: the words between commas, in lower case."""

_FEWEST_LETTERS: Final = 4
"""Shorter words, and numbers, mean only themselves: one letter makes them another name."""
# In a shorter word two slips would make many another word of it.
_LONG: Final = 6
_PIECE: Final = 2_000
"""So many texts are taken apart in some milliseconds."""
_TOKEN: Final = re.compile(r"[^\W\d_]{3,}")
_ORDINAL: Final = re.compile(r"(\d+)(?:st|nd|rd|th|\.)")
"""A number as it stands in the name of a formation, and seldom in that of a unit."""

_STRENGTH: Final = re.compile(r"\d+(?:-\d*)+", re.ASCII)
# Signs that stand in no text, of ASCII: with others to lower all texts would take much longer.
_OF_RATINGS: Final = str.maketrans("0123456789-", "\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18")
_RATINGS_BEGIN: Final = "\x19"
"""Before ratings, so that 2-8 is not found in 12-8."""


class _Number(str):
    """A number that is meant as a whole: 1 is not 21."""

    __slots__ = ()

    def stands_in(self, text: str) -> bool:
        return re.search(rf"(?<!\w){self}(?!\w)", text) is not None


def parts_of(text: str) -> Parts:
    """The words that were typed, part by part; none for a blank text."""
    # Split at commas first: each part is a search of its own.
    parts = [tuple(part.split()) for part in text.lower().split(",")]
    # What looks like ratings may stand in a name or a date as well.
    of_ratings = [tuple(map(_as_ratings, part)) for part in parts if any(map(_is_strength, part))]
    return tuple(part for part in (*parts, *of_ratings) if part)


def _is_strength(word: str) -> bool:
    return _STRENGTH.fullmatch(word) is not None


def _as_ratings(word: str) -> str:
    return f"{_RATINGS_BEGIN}{word.translate(_OF_RATINGS)}" if _is_strength(word) else word


# Thousands of units share a few dozen.
@lru_cache(maxsize=1 << 12)
def ratings_text(printed: str) -> str:
    """What a unit is found by of its ratings as printed, which no number alone finds.

    In signs of their own: each unit has ratings, and a 10 in a line of units is one called so.
    """
    return f"{_RATINGS_BEGIN}{printed.translate(_OF_RATINGS)}\n" if printed else ""


def unit_text(unit: UnitRow) -> str:
    """What a unit is found by wherever units are searched, in lower case."""
    words = "".join(f"{mark.word}\n" for mark in unit.marks) if unit.marks else ""
    return f"{words}{ratings_text(unit.rating_text)}{state_text(unit)}"


def state_text(unit: UnitState) -> str:
    """What a unit is found by without ratings and the words of a game, in lower case."""
    # With line ends between them no word is found half in one field, half in the next. Joined, for
    # to format a text of another type than `str` takes three times as long.
    own = "\n".join((unit.designation, unit.type, unit.hex, unit.nation, unit.note, ""))  # noqa: FLY002 - as said
    return own.lower() + _lower_path(unit.path)


# Thousands of units share a few hundred formations.
@lru_cache(maxsize=1 << 14)
def _lower_path(path: tuple[str, ...]) -> str:
    return "\n".join(path).lower()


def movement_text(row: LedgerRow) -> str:
    """What a movement of the ledger is found by, in lower case."""
    # An entry without postings, such as the next phase, moves nothing from one place to another.
    route = f"{row.source_name} \N{RIGHTWARDS ARROW} {row.target_name}" if row.good else ""
    about = (row.what, route, row.phase_name, row.turn_label, row.state_text)
    cases = (*map(shown_case, row.cases), *row.cases)
    return "\n".join((str(row.transaction), *about, *cases)).lower()


class Searched:
    """Texts in lower case, one for each row, in which words are looked for."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._known: frozenset[str] | None = None
        self._learning = self._in_pieces()

    def found(self, parts: Parts, among: Iterable[int]) -> list[int]:
        """The places of the rows in which all words of a part stand, in the given order."""
        return self.of_parts([[(word,) for word in part] for part in parts], list(among))

    def of_parts(self, parts: Sequence[Sequence[Words]], rows: list[int]) -> list[int]:
        """The places of the rows in which each word of a part stands, or what it may stand for."""
        found = [self._holding(part, rows) for part in parts]
        if len(found) == 1:
            return found[0]
        # Behind a comma further rows are found; each stands once, where it stood.
        every = set(chain.from_iterable(found))
        return [at for at in rows if at in every]

    def likeliest(self, parts: Parts, among: Iterable[int]) -> tuple[list[int], tuple[str, ...]]:
        """The places found, else those that `forgiven` finds, and then what words were meant."""
        rows = list(among)
        # Only where nothing was found: a word that is right must not bring its neighbours along.
        found = self.found(parts, rows)
        return (found, ()) if found else self.forgiven(parts, rows)

    def _holding(self, words: Iterable[Words], among: list[int]) -> list[int]:
        """The places of the rows in which all words stand, or what each may stand for."""
        texts = self._texts
        # Word by word: a hundred thousand rows are gone through while somebody types.
        for options in words:
            if len(options) == 1:
                (word,) = options
                among = [at for at in among if word in texts[at]]
                continue
            any_of = set()
            for one in options:
                # Read as numbers only where they are: words are gone through much faster.
                if isinstance(one, _Number):
                    any_of.update([at for at in among if one.stands_in(texts[at])])
                else:
                    any_of.update([at for at in among if one in texts[at]])
            among = [at for at in among if at in any_of]
        return among

    def forgiven(
        self, parts: Parts, among: Iterable[int], first: Searched | None = None
    ) -> tuple[list[int], tuple[str, ...]]:
        """The places found by what mistyped words were meant for, and those words.

        Both are empty where no word is mistyped, or one resembles nothing that is there. Shorter
        texts of the same rows, if any, are searched `first`, as where nothing is mistyped.
        """
        options = {word: self._meant(word) for word in dict.fromkeys(chain.from_iterable(parts))}
        meant = tuple(dict.fromkeys(one for word, many in options.items() for one in many
                                    if one != word))  # fmt: skip
        if not meant:
            return [], ()
        wanted, rows = [[options[word] for word in part] for part in parts], list(among)
        found = first.of_parts(wanted, rows) if first is not None else []
        found = found or self.of_parts(wanted, rows)
        return found, meant if found else ()

    def learn(self) -> Generator[None]:
        """Take the texts apart into words, piece by piece: a slip asks for all that there are.

        Whoever has time for it between other things goes through this; what is left of it when a
        slip is typed is done then.
        """
        # Not itself: who stops in the middle closes what he goes through, and slips stay unknown.
        for _ in self._learning:
            yield

    def _in_pieces(self) -> Iterator[None]:
        known: set[str] = set()
        for start in range(0, len(self._texts), _PIECE):
            # Split at spaces and then taken apart: of thousands of texts few words are new.
            rough = set("\n".join(self._texts[start : start + _PIECE]).split())
            known.update(chain.from_iterable(map(_TOKEN.findall, rough)))
            yield
        # Takes a while to load, too.
        import_module("rapidfuzz.process")
        self._known = frozenset(known)

    def _meant(self, word: str) -> tuple[str, ...]:
        """The word itself where it stands anywhere, else those most like it; 1st is 1 as well."""
        if numbered := _ORDINAL.fullmatch(word):
            return (word, _Number(numbered[1]))
        mistaken = len(word) >= _FEWEST_LETTERS and word.isalpha()
        # A word that stands somewhere was meant, however few rows it finds together with the
        # others.
        if not mistaken or any(word in text for text in self._texts):
            return (word,)
        if self._known is None:
            deque(self._learning, maxlen=0)
        return nearest_words(word, self._known or ())


def nearest_words(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known words that are one slip of the keys away from a word; two from a long one."""
    # Takes a while to load, and only a slip needs it.
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    most = 2 if len(word) >= _LONG else 1
    words = list(known)

    def near(forms: Sequence[str]) -> list[tuple[int, str]]:
        # All at once: to measure thousands of words one by one takes twenty times as long.
        found = process.extract(word, forms, scorer=OSA.distance, score_cutoff=most, limit=None)
        return [(slips, words[at]) for _, slips, at in found]

    # While one types, what stands there is the beginning of a word; a whole one beats any of them.
    begun = (near([one[:letters] for one in words]) for letters in (len(word), len(word) + 1))
    best = near(words) or [*chain.from_iterable(begun)]
    least = min((slips for slips, _ in best), default=0)
    # In order, so that the same slip finds the same words each time.
    return tuple(sorted({one for slips, one in best if slips == least}))
