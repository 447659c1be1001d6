"""Who fights of an overstacked hex: the owner's choice, noted for the impulse."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import Fact, JsonValue, Subject, UnitId
from oobmgr.games.spark.entered import enter
from oobmgr.games.spark.sequence import part_of
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

_PREFIX: Final = "overstack"
_FIGHTS: Final = "fights"


def fighting_units(books: Books, side: SideId, place: str) -> frozenset[UnitId] | None:
    """The units of a hex that its owner picked to fight in this impulse; None without a choice."""
    noted = books.fact(Subject.CONDITION, _key(side, place), _FIGHTS)
    if not isinstance(noted, dict) or noted.get("when") != _now(books):
        return None
    units = noted.get("units")
    return frozenset(UnitId(int(str(one))) for one in units) if isinstance(units, list) else None


def note_choice(
    books: Books, side: SideId, place: str, units: tuple[UnitId, ...]
) -> tuple[Fact, ...]:
    """Write down who fights of a hex in this impulse (SP-STACK-05, SP-STACK-06)."""
    value: JsonValue = {"when": _now(books), "units": [*map(int, units)]}
    return enter(books, Subject.CONDITION, _key(side, place), _FIGHTS, value)


def _key(side: SideId, place: str) -> str:
    return f"{_PREFIX}:{side}:{folded(place)}"


def _now(books: Books) -> str:
    return f"{books.turn} {part_of(books.phase)}"
