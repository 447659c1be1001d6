"""The ground of hexes as players told it: it is entered once, and proposed whenever it matters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from oobmgr.domain.postings import Fact, JsonValue
from oobmgr.games.spark.assault.modifiers import BuiltUp
from oobmgr.games.spark.fact_kinds import HEX
from oobmgr.games.spark.movement.path import Ground
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.nearest import folded

_TERRAIN: Final = "terrain"


def grounds(books: Books) -> Mapping[str, tuple[Ground, ...]]:
    """What is known of the ground of hexes, by the folded hex."""
    return {key: read_ground(value) for (key, _), value in books.facts(HEX).items() if value}


def ground_at(books: Books, place: str) -> tuple[Ground, ...]:
    """The ground of a hex; nothing where nobody told it."""
    return read_ground(books.fact(HEX, folded(place), _TERRAIN))


def note_ground(books: Books, place: str, told: Iterable[Ground]) -> tuple[Fact, ...]:
    """Keep what was told of a hex; where nothing was told, what is known stays."""
    # In the order of the enumeration, so that the same ground is always the same fact.
    words: list[JsonValue] = [str(one) for one in Ground if one in set(told)]
    # Nothing told is no news, and must not wipe out what is known.
    return enter(books, HEX, folded(place), _TERRAIN, words) if words and place.strip() else ()


def shelter_at(books: Books, place: str) -> tuple[tuple[BuiltUp, ...], bool]:
    """What shelters a defender of a hex, as far as it was told: its terrain, and a hill."""
    known = ground_at(books, place)
    return tuple(one for one in BuiltUp if Ground(str(one)) in known), Ground.HILL in known


def note_shelter(
    books: Books, place: str, terrain: Iterable[BuiltUp], *, hill: bool
) -> tuple[Fact, ...]:
    """Keep what an assault combat told of its hex, beside the rest that is known of it."""
    told = {Ground(str(one)) for one in terrain} | ({Ground.HILL} if hill else set())
    # Only the parts that a combat asks for are replaced, and what only counted as clear.
    replaced = {*BuiltUp, Ground.HILL, Ground.CLEAR}
    others = {one for one in ground_at(books, place) if str(one) not in replaced}
    return note_ground(books, place, told | others) if told else ()


def note_clear(books: Books, place: str) -> tuple[Fact, ...]:
    """Keep that a hex of which nothing is known counts as clear, as somebody was asked about it."""
    # He is asked once: each strike and assault there would ask the same again.
    return () if ground_at(books, place) else note_ground(books, place, (Ground.CLEAR,))


def read_ground(value: JsonValue) -> tuple[Ground, ...]:
    """The ground of a hex as it is saved."""
    return tuple(Ground(str(word)) for word in value) if isinstance(value, list) else ()
