"""The words in which players of the hobby write: of headings, sizes, nations, types, months.

They stand in resources/import/words.toml, for all games and in several languages.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from oobmgr.domain.places import resources_dir
from oobmgr.domain.values import dataclass
from oobmgr.rules.nearest import folded

NUMBERING: Final = "numbering"
"""What a column holds that numbers the rows themselves: nothing of any unit."""
# By two letters March and May, or June and July, are the same.
_SHORTEST_MONTH: Final = 3


@dataclass(frozen=True, slots=True)
class Language:
    """A language with words and letters that it has alone, and the nations that write in it."""

    nations: tuple[str, ...]
    letters: frozenset[str]
    words: frozenset[str]


@dataclass(frozen=True, slots=True)
class HobbyWords:
    """What a folded word means. A heading may mean several columns."""

    headings: Mapping[str, tuple[str, ...]]
    numbers: frozenset[str]
    sums: frozenset[str]
    setup: frozenset[str]
    at: frozenset[str]
    sets_up: tuple[str, ...]
    arrives: tuple[str, ...]
    forces: tuple[str, ...]
    continued: tuple[str, ...]
    continued_short: tuple[str, ...]
    pages: tuple[str, ...]
    dittos: frozenset[str]
    army_troops: frozenset[str]
    reserves: frozenset[str]
    dead: frozenset[str]
    start: frozenset[str]
    turns: frozenset[str]
    worth: frozenset[str]
    years: frozenset[str]
    sizes: Mapping[str, str]
    sizes_of_types: Mapping[str, str]
    nations: Mapping[str, str]
    types: Mapping[str, str]
    sides: Mapping[str, str]
    degrees: Mapping[str, tuple[str, ...]]
    months: Mapping[str, int]
    cut_months: Mapping[str, int]
    """Their names cut short, where these are the beginning of one month alone."""
    halves: frozenset[str]
    parts: Mapping[str, str]
    languages: tuple[Language, ...]

    def month(self, word: str) -> int | None:
        """The month of a name in any language, whole or cut short; None for other words."""
        wanted = folded(word)
        if len(wanted) < _SHORTEST_MONTH or not wanted.isalpha():
            return None
        if wanted in self.months:
            return self.months[wanted]
        return self.cut_months.get(wanted)


# Kept for good: the file comes with the program and does not change while that runs.
@cache
def hobby_words() -> HobbyWords:
    """Read the words, once."""
    path = resources_dir() / "import" / "words.toml"
    told: Mapping[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    rows = told["rows"]
    months = {word: int(number) for word, number in _one(told["months"]).items()}
    return HobbyWords(
        headings=_several(told["headings"]),
        numbers=frozenset(folded(word) or word for word in rows["numbers"]),
        sums=frozenset(map(folded, rows["sums"])),
        setup=frozenset(map(folded, rows["setup"])),
        at=frozenset(map(folded, rows["at"])),
        sets_up=tuple(rows["sets_up"]),
        arrives=tuple(rows["arrives"]),
        forces=tuple(rows["forces"]),
        continued=tuple(rows["continued"]),
        continued_short=tuple(rows["continued_short"]),
        pages=tuple(rows["pages"]),
        dittos=frozenset(rows["dittos"]),
        army_troops=frozenset(map(folded, rows["army_troops"])),
        reserves=frozenset(map(folded, rows["reserves"])),
        dead=frozenset(map(folded, rows["dead"])),
        start=frozenset(map(folded, rows["start"])),
        turns=frozenset(map(folded, rows["turns"])),
        worth=frozenset(map(folded, rows["worth"])),
        years=frozenset(map(folded, rows["years"])),
        sizes=_one(told["sizes"]),
        sizes_of_types=_one(told["sizes_of_types"]),
        nations=_one(told["nations"]),
        types=_one(told["types"]),
        sides=_one(told["sides"]),
        degrees=_several(told["degrees"]),
        months=months,
        cut_months=_cut(months),
        halves=frozenset(rows["halves"]),
        parts=_one(told["parts_of_months"]),
        languages=tuple(
            Language(tuple(one["nations"]), frozenset(one["letters"]), frozenset(one["words"]))
            for one in told["languages"]
        ),
    )


def _one(groups: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """The meaning of each word: of a word that stands under several, the first."""
    found: dict[str, str] = {}
    for meaning, words in groups.items():
        # Signs such as • fold to nothing; then the sign itself is the key.
        found.setdefault(folded(meaning) or meaning, meaning)
        for word in words:
            found.setdefault(folded(word) or word, meaning)
    return found


def _cut(months: Mapping[str, int]) -> dict[str, int]:
    """The months of names cut short; without what may be one of two, such as a French "jui"."""
    meant: dict[str, set[int]] = {}
    for name, number in months.items():
        for end in range(_SHORTEST_MONTH, len(name) + 1):
            meant.setdefault(name[:end], set()).add(number)
    return {start: numbers.pop() for start, numbers in meant.items() if len(numbers) == 1}


def _several(groups: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for meaning, words in groups.items():
        for word in words:
            key = folded(word) or word
            found[key] = (*found.get(key, ()), meaning)
    return found
