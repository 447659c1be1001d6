"""What words in cells mean in a game: types, sizes, nations, sides, traits, turns."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.domain.values import dataclass
from oobmgr.exchange.layouts.contents import is_start, ratings_in, size_in
from oobmgr.exchange.layouts.likeness import LEAST_LIKE, most_like
from oobmgr.exchange.layouts.turns import turn_number, turn_of, turn_without_year
from oobmgr.exchange.layouts.words import hobby_words
from oobmgr.exchange.unit_types import known_types
from oobmgr.rules.game import Game, Side
from oobmgr.rules.nearest import folded
from oobmgr.rules.symbols import symbol_names
from oobmgr.rules.unit_words import TraitField

BY_ALIAS: Final = 0.95
"""The confidence of a word that is known by another name; one that resembles it has less."""
_NOT_SURE: Final = 0.8
_FEW_LETTERS: Final = 5
_HEX: Final = re.compile("[0-9]{4}")
_CENTURY: Final = 2
_AROUND: Final = " :–—-=*"
_OF_SIDE: Final = -2
_OF_NATION: Final = -1


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a word is taken for, and how sure that is; the word itself with 0 where nobody knows."""

    value: str
    confidence: float


class Meanings:
    """The words of a game's units, as its players write them; each word is looked up once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._words = game.unit_words
        self._types: dict[tuple[str, str], Meaning] = {}
        self._nations: dict[str, Meaning] = {}
        self._turns: dict[str, Meaning] = {}
        self._traits: dict[tuple[str, str], Meaning] = {}

    # Types

    def type(self, text: str, nation: str = "") -> Meaning:
        """The type of a unit of this nation."""
        key = (text, nation)
        if key not in self._types:
            self._types[key] = self._type(text, nation)
        return self._types[key]

    def _type(self, text: str, nation: str) -> Meaning:
        word, short = folded(text), self._words.shorthand()
        # The nation's own words first: the same letters may mean another type elsewhere.
        if word in (of_nation := short.of_nation.get(nation, {})):
            return Meaning(of_nation[word], BY_ALIAS)
        if text.casefold() in self._known_types:
            return Meaning(self._known_types[text.casefold()], 1)
        if word in short.types:
            return Meaning(short.types[word], BY_ALIAS)
        known = self._types_by_fold
        if word in known:
            return Meaning(known[word], BY_ALIAS)
        # The drawings know more words than this game has types.
        if text.casefold() in symbol_names():
            return Meaning(text, 1)
        near = _nearest(text, known)
        return near if near.confidence >= BY_ALIAS else self._by_last_word(text, nation) or near

    def _by_last_word(self, text: str, nation: str) -> Meaning | None:
        """What a type says without its first words: ``Heavy Inf`` is infantry, perhaps."""
        _, blank, tail = text.strip().partition(" ")
        meant = self.type(tail, nation) if blank else None
        known = meant is not None and meant.confidence >= _NOT_SURE
        return Meaning(meant.value, _NOT_SURE) if meant and known else None

    @cached_property
    def _known_types(self) -> Mapping[str, str]:
        """The types of the game in lower case, as it writes them."""
        return {name.casefold(): name for name in known_types(self._game)}

    @cached_property
    def _types_by_fold(self) -> Mapping[str, str]:
        known = {folded(name): name for name in self._known_types.values()}
        for word, kind in hobby_words().types.items():
            if kind.casefold() in self._known_types:
                # The game's own words go before those of the hobby.
                known.setdefault(word, self._known_types[kind.casefold()])
        return known

    # Nations and sides

    def nation(self, text: str) -> Meaning:
        """A nation of any side."""
        if text not in self._nations:
            self._nations[text] = self._nation(text)
        return self._nations[text]

    def without_nation(self, name: str) -> str:
        """A formation without the nation before it: ``Nation: 18th Army`` is the 18th Army."""
        nation, colon, rest = name.partition(":")
        sure = bool(colon and rest.strip()) and self.nation(nation.strip()).confidence >= BY_ALIAS
        return rest.strip() if sure else name

    def _nation(self, text: str) -> Meaning:
        word = folded(text)
        name = self.nation_words.get(word, "")
        if name:
            return Meaning(name, 1 if word == folded(name) else BY_ALIAS)
        return _nearest(text, self.nation_words)

    @cached_property
    def nation_words(self) -> Mapping[str, str]:
        """The nations of the game by the words for them, folded."""
        words = hobby_words().nations.items()
        aliases = {word: name for word, name in words if name in self._sides_of}
        # The game's own words and names last, for they win over those of the hobby.
        own = self._words.shorthand().nations
        return aliases | dict(own) | {folded(name): name for name in self._sides_of}

    @cached_property
    def _sides_of(self) -> Mapping[str, SideId]:
        """The side of each nation; the first of them, for one that fights on several."""
        found: dict[str, SideId] = {}
        for side in self._game.sides:
            for nation in side.nations:
                found.setdefault(nation, side.id)
        return found

    def side_of(self, nation: str) -> Side | None:
        """The side that a nation fights on; None for one that nobody knows."""
        side = self._sides_of.get(nation)
        return self._game.side(side) if side is not None else None

    def side(self, text: str) -> Meaning:
        """The name of a side, or of that of a nation."""
        known, word = self._side_words, folded(text)
        if word in known:
            return Meaning(known[word], 1)
        within = [known[folded(one)] for one in text.split() if folded(one) in known]
        # A text that names several sides says nothing of any.
        if len(set(within)) == 1:
            return Meaning(within[0], BY_ALIAS)
        nation = self.nation(text)
        side = self.side_of(nation.value) if nation.confidence >= BY_ALIAS else None
        return Meaning(side.name, BY_ALIAS) if side else _nearest(text, known)

    def heading_level(self, text: str) -> int:
        """How far above formations a text stands that is just a heading: ``BLUE:``; else 0.

        That of a nation stands below that of its side.
        """
        word = folded(_bare_heading(text))
        if word in self._side_words:
            return _OF_SIDE
        # A short one may be the name of anything.
        return _OF_NATION if len(word) >= _FEW_LETTERS and word in self.nation_words else 0

    def side_heading(self, path: Sequence[str]) -> str:
        """The side that the highest of these formations is just a heading for; else empty."""
        return self._side_words.get(folded(_bare_heading(path[0])), "") if path else ""

    def below_heading(self, path: Sequence[str]) -> tuple[str, ...]:
        """A path without nations before its names, and without the heading of a side above it."""
        bare = tuple(map(self.without_nation, path))
        return bare[1:] if len(bare) > 1 and self.side_heading(bare) else bare

    @cached_property
    def _side_words(self) -> Mapping[str, str]:
        """The names of the sides by the words for them, folded."""
        known = {folded(word): one.name for one in self._game.sides for word in (one.name, one.id)}
        words = hobby_words().sides.items()
        return known | {word: name for word, name in words if name in known.values()}

    # Sizes, turns

    def size(self, text: str) -> Meaning:
        """The mark of a size."""
        mark = size_in(text)
        return Meaning(mark, 1) if mark else _nearest(text, hobby_words().sizes)

    def turn(self, text: str) -> Meaning:
        """The code of a turn; empty for the start. Of one without its year nobody is sure."""
        if text not in self._turns:
            turn = "" if is_start(text) else turn_of(text, self._game.calendar)
            near = None if turn is not None else self._other_turn(text)
            self._turns[text] = near or (Meaning(text, 0) if turn is None else Meaning(turn, 1))
        return self._turns[text]

    def _other_turn(self, text: str) -> Meaning | None:
        number = turn_number(text)
        if number is None:
            return self._turn_without_year(text)
        # Some games have no other names for their turns.
        turn = turn_of(f"turn {number}", self._game.calendar)
        return Meaning(turn, BY_ALIAS) if turn else None

    def turn_after(self, first: Meaning, later: int) -> Meaning:
        """The turn so many turns after another one; 0 where nobody knows that one."""
        if not first.confidence:
            return first
        turn = TurnCode(first.value)
        for _ in range(later):
            turn = self._game.calendar.next(turn)
        return Meaning(turn, 1)

    @cached_property
    def first_turns(self) -> tuple[TurnCode, ...]:
        """The turns with which the scenarios of the game begin, the earliest first."""
        told = {turn for one in self._game.scenarios for turn in (one.first_turn, one.set_up)}
        return tuple(sorted(turn for turn in told if turn))

    def _turn_without_year(self, text: str) -> Meaning | None:
        if self._first_turn is None:
            return None
        turn = turn_without_year(text, self._game.calendar, self._first_turn)
        return Meaning(turn, _NOT_SURE) if turn else None

    @property
    def first_year(self) -> str:
        """The year in which the game begins; empty where its turns have none."""
        return self._game.calendar.year_of(self._first_turn) if self._first_turn else ""

    @cached_property
    def _first_turn(self) -> TurnCode | None:
        return min((one.first_turn for one in self._game.scenarios), default=None)

    def is_hex(self, text: str) -> bool:
        """Whether a text is four digits that are not a year of the game: a hex of its map."""
        # By its century: lists also name years before and after the first one.
        return bool(_HEX.fullmatch(text)) and self.first_year[:_CENTURY] != text[:_CENTURY]

    # Traits

    def trait(self, key: str, text: str) -> Meaning:
        """What is written of a trait, as the game reads it."""
        if (key, text) not in self._traits:
            self._traits[key, text] = self._trait(key, text)
        return self._traits[key, text]

    def _trait(self, key: str, text: str) -> Meaning:
        trait = self._words.trait(key)
        if trait is None:
            return Meaning(text, 0)
        for value in self._said_of(trait, text):
            try:
                return Meaning(self._words.read_trait(key, value), 1 if value == text else BY_ALIAS)
            except BadInput:
                continue
        offers = trait.offers()
        return _nearest(text, {folded(one): one for one in offers}) if offers else Meaning(text, 0)

    def _said_of(self, trait: TraitField, text: str) -> Iterator[str]:
        """A text, and what players mean by it where a trait has few words."""
        yield text
        if ratings := ratings_in(text):
            yield ratings
        offers = trait.offers()
        degrees = hobby_words().degrees.get(folded(text) or text, ())
        yield from (one for one in offers if one in degrees)
        if len(offers) == 1 and "yes" in degrees:
            yield offers[0]

    def flags(self, text: str) -> Mapping[str, str]:
        """The traits that are named in one cell, ``C/M`` or ``AA=5``; none where one is unknown."""
        found: dict[str, str] = {}
        for part in text.replace(";", ",").replace("+", ",").split(","):
            name, _, value = (piece.strip() for piece in part.partition("="))
            trait = self._words.trait(name)
            said = value or (trait.offers()[0] if trait and trait.offers() else "")
            meant = self.trait(trait.key, said) if trait and said else Meaning("", 0)
            if trait is None or not meant.confidence:
                # A cell half understood would look as if all of it were.
                return {}
            found[trait.key] = meant.value
        return found


def _bare_heading(text: str) -> str:
    """What a heading is for, without a word for all that it has: ``BLUE FORCES, arriving``."""
    bare = text.partition(",")[0].strip(_AROUND)
    for word in hobby_words().forces:
        if bare.casefold().endswith(f" {word}"):
            return bare[: -len(word)].strip(_AROUND)
    return text.strip(_AROUND)


def _nearest(text: str, known: Mapping[str, str]) -> Meaning:
    """What the known word most like this one means, less sure the less it is like it."""
    word, like = most_like(text, known)
    if min(len(folded(text)), len(folded(word))) < _FEW_LETTERS:
        # Of a short word one letter more makes another one: it is asked for.
        like = min(like, _NOT_SURE)
    return Meaning(known[word], like) if like >= LEAST_LIKE else Meaning(text, 0)
