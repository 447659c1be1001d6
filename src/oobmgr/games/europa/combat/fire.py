"""Fire at a hex before its attack: what earned a column, whether it is used, who was named.

A hit of close air support is used in the first attack on its hex and ends with the player turn
(CBT-07); a bombardment by artillery counts for the attack of the same phase (BMB-05).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from oobmgr.domain.postings import Fact, JsonValue, Subject, UnitId
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.actions.payment import change
from oobmgr.games.europa.combat.battle_rows import FireAt
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

AIR_HIT = "air_hits"
BOMBARDED = "bombarded"
NAMED = "named"
NAMES = "fire_names"
_OPEN, _USED = "open", "used"
_COLUMN_RESULTS = frozenset({"1R", "Re1R", "C1R"})


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
        return self.result in _COLUMN_RESULTS


def earns_column(result: str) -> bool:
    """Whether a result of the bombardment table earns a column."""
    return result in _COLUMN_RESULTS


def place_key(place: str) -> str:
    """A hex or a name as the books tell it apart, however it is written."""
    return folded(place)


def fire_at(books: Books, place: str) -> Fire:
    """What was fired at a hex in this player turn."""
    where = place_key(place)
    hit = _known(books, AIR_HIT, where)
    result = _known(books, BOMBARDED, where)
    named = _known(books, NAMED, where)
    return Fire(
        hit == _OPEN,
        hit == _USED,
        result if isinstance(result, str) else "",
        tuple(UnitId(int(str(one))) for one in named) if isinstance(named, list) else None,
    )


def air_hit_facts(books: Books, place: str) -> tuple[Fact, ...]:
    """That close air support hit a hex: one column for the first attack on it (CBT-07)."""
    hit = change(books, Subject.DONE, _key(books, AIR_HIT), place_key(place), _OPEN)
    return (*_name_facts(books, place), *hit)


def use_air_hit(books: Books, place: str) -> tuple[Fact, ...]:
    """That the first attack on a hex used the hit of the air."""
    return change(books, Subject.DONE, _key(books, AIR_HIT), place_key(place), _USED)


def bombarded_facts(
    books: Books, place: str, result: str, named: Iterable[UnitId] | None
) -> tuple[Fact, ...]:
    """That artillery fired at a hex, and who was named to attack it afterwards (BMB-03)."""
    where = place_key(place)
    facts = _name_facts(books, place)
    facts += change(books, Subject.DONE, _key(books, BOMBARDED), where, result or "0")
    if named is not None:
        listed: list[JsonValue] = [int(one) for one in named]
        facts += change(books, Subject.DONE, _key(books, NAMED), where, listed)
    return facts


def fired(books: Books) -> tuple[FireAt, ...]:
    """Every hex that was fired at in this player turn, in the order of the names."""
    places = {
        field
        for (key, field), value in books.facts(Subject.DONE).items()
        if value is not None and key in {_key(books, AIR_HIT), _key(books, BOMBARDED)}
    }
    return tuple(
        FireAt(str(_known(books, NAMES, place) or place), _words(fire_at(books, place)))
        for place in sorted(places)
    )


def _name_facts(books: Books, place: str) -> tuple[Fact, ...]:
    """How the player writes the name of a hex that is told apart by its key."""
    name = " ".join(place.split())
    return change(books, Subject.DONE, _key(books, NAMES), place_key(place), name)


def _words(fire: Fire) -> str:
    parts = []
    if fire.air_hit or fire.air_used:
        parts.append("air hit, used" if fire.air_used else "air hit")
    if fire.result:
        parts.append(f"bombarded: {fire.result}")
    if fire.named is not None:
        parts.append("attack to follow")
    return ", ".join(parts)


def _key(books: Books, what: str) -> str:
    return done_key(books.turn, books.side, what)


def _known(books: Books, what: str, where: str) -> JsonValue:
    return books.fact(Subject.DONE, _key(books, what), where)
