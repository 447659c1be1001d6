"""What the palette searches, and what typing finds of it: the nearest first, a few of each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property, lru_cache
from itertools import chain, islice
from operator import attrgetter
from typing import Final

from oobmgr.campaign.finding import Parts, Searched, Words, parts_of
from oobmgr.domain.values import dataclass
from oobmgr.ui.language import tr

# So that thousands of units leave room for pages, commands and rules.
_PER_GROUP: Final = 8
_SHORTEST: Final = 2
_ABBREVIATION: Final = 4
"""Letters that an abbreviation has at the most; a longer word may be one with a slip."""
_MANY: Final = 100
"""So many are ranked one by one."""
_DIVISION: Final = "XX"
_GROUP: Final = attrgetter("group")


@dataclass(frozen=True, slots=True)
class Symbol:
    """What to draw before a unit: type, size, emblem of its side."""

    type: str
    size: str
    emblem: str


@dataclass(frozen=True)
class PaletteEntry:
    """One thing to go to or do. `searched` is lower-case text; `act` does it."""

    group: str
    title: str
    detail: str
    searched: str
    act: Callable[[], object]
    key: str = ""
    icon: str = ""
    symbol: Symbol | None = None

    @cached_property
    def low(self) -> str:
        """The title in lower case, between spaces, as words that stand in it as wholes are."""
        return f" {tr(self.title).lower()} "


class Findable:
    """Entries, and the texts by which typing finds them."""

    def __init__(self, entries: Sequence[PaletteEntry]) -> None:
        self.entries = tuple(entries)
        # Apart, so that a slip in what is meant for a unit is seen though a rule may have the word.
        self._units = _Kind(entry for entry in entries if entry.symbol is not None)
        self._others = _Kind(entry for entry in entries if entry.symbol is None)
        self._order = {group: at for at, group in enumerate(dict.fromkeys(map(_GROUP, entries)))}

    def learn(self) -> Iterator[None]:
        """Take the texts apart into words, piece by piece, for the slip that may come."""
        # Not at once: the letter that was typed is to be seen first.
        yield
        yield from self._units.searched.learn()
        yield from self._others.searched.learn()

    def matching(self, text: str) -> tuple[PaletteEntry, ...]:
        """The entries that the words find, as everywhere; the nearest first, a few of each group.

        The type of a unit may be abbreviated: "cav" finds cavalry.
        """
        parts = parts_of(text)
        words = [word for part in parts for word in part]
        groups: dict[str, list[PaletteEntry]] = {}
        found, meant = self._found(parts)
        # By what was meant: by a slip itself all rank alike.
        words = [*meant[:1]] if meant and len(words) == 1 else words
        for entry in found:
            groups.setdefault(entry.group, []).append(entry)
        chosen = {group: _nearest(held, words) for group, held in groups.items()}
        # They come sorted, so the first of a group is its nearest: by that the groups are ordered.
        best = {group: _distance(held[0], words) if words else 0 for group, held in chosen.items()}
        groups_now = sorted(chosen, key=lambda group: (best[group], self._order[group]))
        return tuple(entry for group in groups_now for entry in chosen[group])

    def _found(self, parts: Parts) -> tuple[Sequence[PaletteEntry], Words]:
        """What was found, and what mistyped words were taken for."""
        if not parts:
            return self.entries, ()
        units, others, meant = self._units.found(parts), self._others.found(parts), Words()
        # Only now is a word taken for the one that it resembles: as typed, it found nothing.
        if not others and not units:
            others, meant = self._others.forgiven(parts)
        # What stands in the text of a rule alone may still be a slip for a type of units.
        unnamed = not units and not any(_in_title(parts, entry) for entry in others)
        if unnamed or _may_be_slip(parts, units):
            more, of_units = self._units.forgiven(parts)
            units, meant = [*units, *more], of_units or meant
        ids = set(map(id, chain(units, others)))
        # Each once, where it stood.
        return [entry for entry in self.entries if id(entry) in ids], meant


class _Kind:
    """The entries of one kind, with the texts by which typing finds them."""

    def __init__(self, entries: Iterable[PaletteEntry]) -> None:
        self._entries = tuple(entries)
        self.searched = Searched([entry.searched for entry in self._entries])
        self._types = _types(self._entries)

    def found(self, parts: Parts) -> list[PaletteEntry]:
        """The entries that hold all words of a part, those of several parts one after another."""
        return [entry for part in parts for entry in self._holding(part)]

    def forgiven(self, parts: Parts) -> tuple[list[PaletteEntry], Words]:
        """The entries that mistyped words were meant for, and those words."""
        places, meant = self.searched.forgiven(parts, range(len(self._entries)))
        return [self._entries[at] for at in places], meant

    def _holding(self, words: Iterable[str]) -> list[PaletteEntry]:
        among: Sequence[PaletteEntry] = self._entries
        # Word by word, and types once for all: twenty thousand units are gone through at each key.
        for word in words:
            short_for = {kind for kind in self._types if _is_short(word, kind)}
            if short_for:
                among = [e for e in among if word in e.searched or _is_of(e, short_for)]
            else:
                among = [entry for entry in among if word in entry.searched]
        return list(among)


def _in_title(parts: Parts, entry: PaletteEntry) -> bool:
    return any(all(word in entry.low for word in part) for part in parts)


def _may_be_slip(parts: Parts, units: Sequence[PaletteEntry]) -> bool:
    """Whether a longer word is only short for what was found: a letter that is left out is, too."""
    longer = [word for part in parts for word in part if len(word) > _ABBREVIATION]
    return bool(units) and any(all(word not in e.searched for e in units) for word in longer)


def matching(entries: Sequence[PaletteEntry], text: str) -> tuple[PaletteEntry, ...]:
    """The entries that a text finds."""
    return Findable(entries).matching(text)


def _nearest(found: list[PaletteEntry], words: Sequence[str]) -> list[PaletteEntry]:
    """The few of a group that are nearest, in order."""
    if not words:
        return found[:_PER_GROUP]
    pool = found if len(found) <= _MANY else _likely(found, words)
    return sorted(pool, key=lambda entry: rank(entry, words))[:_PER_GROUP]


def _likely(found: list[PaletteEntry], words: Sequence[str]) -> list[PaletteEntry]:
    """Those among which the nearest of thousands are, as `rank` orders them.

    To rank each of them takes long while somebody types, and most rank alike: of those the first
    few are enough.
    """
    pool: dict[int, PaletteEntry] = {}
    for level in _levels(found, words):
        fresh = [entry for entry in level if id(entry) not in pool] if pool else level
        pool.update((id(entry), entry) for entry in _few_of_each(fresh, words))
        if len(pool) >= _PER_GROUP:
            break
    return list(pool.values())


def _levels(found: list[PaletteEntry], words: Sequence[str]) -> Iterator[list[PaletteEntry]]:
    """What is at each `_distance`, the nearest first; farther levels hold the nearer ones, too."""
    named = " ".join(words)
    types = {kind for kind in _types(found) if _bears(kind, named)}
    yield [entry for entry in found if _is_of(entry, types)] if types else []
    begun = f" {words[0]}"
    yield [entry for entry in found if entry.low.startswith(begun)]
    level = found
    for word in words:
        begun, joined = f" {word}", f"-{word}"
        level = [entry for entry in level if begun in entry.low or joined in entry.low]
    yield level
    level = found
    for word in words:
        level = [entry for entry in level if word in entry.low or _abbreviates(word, entry)]
    yield level
    yield found


def _few_of_each(level: list[PaletteEntry], words: Sequence[str]) -> list[PaletteEntry]:
    """The first few of those of one distance that rank alike."""
    wholes = [f" {word} " for word in words]
    every = level
    for word in wholes:
        every = [entry for entry in every if word in entry.low]
    some = every
    if len(wholes) > 1:
        some = [entry for entry in level if any(word in entry.low for word in wholes)]
    known = set(map(id, some))
    none = (entry for entry in level if id(entry) not in known)
    between = [] if len(every) == len(some) else some
    divisions = (e for e in every if e.symbol is not None and e.symbol.size == _DIVISION)
    few = [
        *islice(divisions, _PER_GROUP),
        *every[:_PER_GROUP],
        *between,
        *islice(none, _PER_GROUP),
    ]
    # Each once, where it stood.
    kept = set(map(id, few))
    return [entry for entry in level if id(entry) in kept]


def _types(entries: Sequence[PaletteEntry]) -> frozenset[str]:
    """The types of all units among entries: there are few, which are asked instead of thousands."""
    symbols = filter(None, map(attrgetter("symbol"), entries))
    return frozenset(map(attrgetter("type"), symbols))


def _is_of(entry: PaletteEntry, types: AbstractSet[str]) -> bool:
    return entry.symbol is not None and entry.symbol.type in types


def _abbreviates(word: str, entry: PaletteEntry) -> bool:
    """Whether a word is short for the type of a unit."""
    return entry.symbol is not None and _is_short(word, entry.symbol.type)


def _is_short(word: str, kind: str) -> bool:
    """Whether a word is short for one of a type: begins as it does, and has its letters in order.

    One letter is short for nothing: it would be short for everything.
    """
    return len(word) >= _SHORTEST and _shortens(word, kind)


@lru_cache(maxsize=1 << 12)
def _shortens(word: str, kind: str) -> bool:
    return any(_runs_through(word, part) for part in kind.lower().split())


def _runs_through(letters: str, word: str) -> bool:
    # One iterator for all letters: each is looked for behind the one before it.
    rest = iter(word)
    return word.startswith(letters[0]) and all(letter in rest for letter in letters)


def rank(entry: PaletteEntry, words: Sequence[str]) -> tuple[int, int, bool]:
    """The order of what was found: near, with whole words, divisions before other units."""
    parts = entry.low.split()
    whole = sum(word in parts for word in words)
    # Of a type alone there may be hundreds; whoever types it most often means a division.
    division = entry.symbol is not None and entry.symbol.size == _DIVISION
    return _distance(entry, words), -whole, _is_type(entry, words) and not division


def _distance(entry: PaletteEntry, words: Sequence[str]) -> int:
    """How far an entry is from what was typed: 0 where its title begins so, 3 at the most.

    Less than 0 for a unit of the very type that was typed.
    """
    title = entry.low.strip()
    if _is_type(entry, words):
        return -1
    if title.startswith(words[0]):
        return 0
    parts = title.replace("-", " ").split()
    if all(any(part.startswith(word) for part in parts) for word in words):
        return 1
    return 2 if all(word in title or _abbreviates(word, entry) for word in words) else 3


def _is_type(entry: PaletteEntry, words: Sequence[str]) -> bool:
    return entry.symbol is not None and _bears(entry.symbol.type, " ".join(words))


def _bears(kind: str, name: str) -> bool:
    """Whether a type is called so."""
    return tr(kind).lower() == name
