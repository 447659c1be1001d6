"""Fire at a hex before its attack: what earned a column, whether it is used, who was named.

A hit of close air support is used in the first attack on its hex and ends with the player turn
(CBT-07); a bombardment by artillery counts for the attack of the same phase (BMB-05).
"""

from __future__ import annotations

from collections.abc import Iterable

from oobmgr.domain.postings import Fact, JsonValue, Subject, UnitId
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.combat.battle_rows import FireAt
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.nearest import folded

AIR_HIT = "air_hits"
BOMBARDED = "bombarded"
NAMED = "named"
NAMES = "fire_names"
_OPEN, _USED = "open", "used"
# Re and C take losses without a column.
_COLUMN_RESULTS = frozenset({"1R", "Re1R", "C1R"})


def earns_column(result: str) -> bool:
    """Whether a result of the bombardment table earns a column."""
    return result in _COLUMN_RESULTS


@dataclass(frozen=True)
class Fire:
    """What was fired at a hex in this player turn.

    `result` is that of the artillery, empty where none fired; `named` are the units that were
    named to attack after it, None where no attack was to follow.
    """

    air_hit: bool = False
    air_used: bool = False
    result: str = ""
    named: tuple[UnitId, ...] | None = None

    @property
    def artillery_hit(self) -> bool:
        """Whether the artillery earned a column."""
        return earns_column(self.result)


def place_key(place: str) -> str:
    """A hex or a name as the books tell it apart, however it is written."""
    return folded(place)


def fire_at(books: Books, place: str) -> Fire:
    """What was fired at a hex in this player turn."""
    where = place_key(place)
    hit, result, named = (_known(books, what, where) for what in (AIR_HIT, BOMBARDED, NAMED))
    # Open and used are told apart: a hit that was used gives no further column (CBT-07).
    return Fire(
        hit == _OPEN,
        hit == _USED,
        result if isinstance(result, str) else "",
        # None is not an empty list: without an attack to follow anybody may still attack.
        tuple(UnitId(int(str(one))) for one in named) if isinstance(named, list) else None,
    )


def air_hit_facts(books: Books, place: str) -> tuple[Fact, ...]:
    """That close air support hit a hex: one column for the first attack on it (CBT-07)."""
    # The name as well, since the key is folded.
    return _named(books, place) + _remember(books, AIR_HIT, place, _OPEN)


def use_air_hit(books: Books, place: str) -> tuple[Fact, ...]:
    """That the first attack on a hex used the hit of the air."""
    return _remember(books, AIR_HIT, place, _USED)


def bombarded_facts(
    books: Books, place: str, result: str, named: Iterable[UnitId] | None
) -> tuple[Fact, ...]:
    """That artillery fired at a hex, and who was named to attack it afterwards (BMB-03)."""
    # A bombardment without effect is kept as well: it was fired, and may not be fired again.
    facts = _named(books, place) + _remember(books, BOMBARDED, place, result or "0")
    if named is None:
        return facts
    return facts + _remember(books, NAMED, place, [int(one) for one in named])


def fired(books: Books) -> tuple[FireAt, ...]:
    """Every hex that was fired at in this player turn, in the order of the names."""
    # Of this player turn, which the key names: older ones have ended with theirs.
    places = {
        field
        for (key, field), value in books.facts(Subject.DONE).items()
        if value is not None and key in {_key(books, AIR_HIT), _key(books, BOMBARDED)}
    }
    return tuple(
        # As the player wrote it, for the key is folded.
        FireAt(str(_known(books, NAMES, place) or place), _words(fire_at(books, place)))
        for place in sorted(places)
    )


# The first spelling that was entered is shown wherever the hex is named.
def _named(books: Books, place: str) -> tuple[Fact, ...]:
    """How the player writes the name of a hex that is told apart by its key."""
    return _remember(books, NAMES, place, " ".join(place.split()))


def _remember(books: Books, what: str, place: str, new: JsonValue) -> tuple[Fact, ...]:
    return enter(books, Subject.DONE, _key(books, what), place_key(place), new)


def _words(fire: Fire) -> str:
    parts = []
    if fire.air_hit or fire.air_used:
        parts.append("air hit, used" if fire.air_used else "air hit")
    if fire.result:
        parts.append(f"bombarded: {fire.result}")
    return ", ".join(parts)


# By player turn and not by phase: air hits of the Air Phase hold in the overruns and the Combat
# Phase.
def _key(books: Books, what: str) -> str:
    return done_key(books.turn, books.side, what)


def _known(books: Books, what: str, where: str) -> JsonValue:
    return books.fact(Subject.DONE, _key(books, what), where)
