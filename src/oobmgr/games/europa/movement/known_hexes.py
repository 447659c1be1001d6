"""The terrain and the weather zone of hexes that were fought for: asked once, then remembered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oobmgr.domain.postings import Fact, Subject
from oobmgr.games.europa.combat.battle_rows import KnownHex
from oobmgr.games.europa.combat.ground import HEXSIDES, GroundKind
from oobmgr.games.europa.entered import key_at
from oobmgr.games.europa.movement.stacks import HEX
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter, recorded
from oobmgr.rules.nearest import folded

_ZONE = "zone"
# A river lies on the hexside, so that it is another from each side; clear is what else is meant.
_REMEMBERED = tuple(kind for kind in GroundKind if kind not in (*HEXSIDES, GroundKind.CLEAR))


def remember(
    books: Books, place: str, ground: Iterable[GroundKind], zone: str | None
) -> tuple[Fact, ...]:
    """What a battle tells of its hex, as far as the books do not have it."""
    return tuple(_told(books, place, set(ground), zone)) if place.strip() else ()


def _told(books: Books, place: str, ground: set[GroundKind], zone: str | None) -> Iterator[Fact]:
    key = key_at(books, HEX, place)
    values: dict[str, bool | str | None] = {}
    # An attack on clear ground may be one whose terrain nobody entered: it takes nothing away.
    if ground & set(_REMEMBERED):
        # What is not named any more is taken away: the hex was entered anew.
        values = {str(kind): kind in ground or None for kind in _REMEMBERED}
    if zone:
        values[_ZONE] = zone
    for field, new in values.items():
        yield from (
            fact
            for fact in enter(books, Subject.CONDITION, key, field, new)
            if fact.old != fact.new
        )


def known_hex(books: Books, place: str) -> KnownHex:
    """What is remembered of a hex; of one that was not fought for, nothing but its name."""
    found = (one for one in known_hexes(books) if folded(one.place) == folded(place))
    # Asked for by name alone, it still knows what it is called.
    return next(found, KnownHex(place.strip()))


def known_hexes(books: Books) -> tuple[KnownHex, ...]:
    """The hexes of which something is remembered."""
    kinds = {str(kind) for kind in _REMEMBERED}
    return tuple(
        KnownHex(
            place,
            tuple(field for field, value in fields.items() if value and field in kinds),
            str(fields.get(_ZONE) or ""),
        )
        for (place,), fields in recorded(books, Subject.CONDITION, HEX).items()
    )
