"""Interdiction zones in the list of what lies on the map."""

from __future__ import annotations

from typing import Final

from oobmgr.games.europa.actions.payment import enemy
from oobmgr.games.europa.air.zones import movement_told, trace_told, zones_of
from oobmgr.games.europa.words import SIDE_NAMES
from oobmgr.rules.books import Books
from oobmgr.rules.map_entries import MapEntry

KIND: Final = "Interdiction Zone"


def zone_entries(books: Books) -> tuple[MapEntry, ...]:
    """Every zone in force, the playing side's first, with what it does to the enemy."""
    cost = movement_told(books)
    return tuple(
        MapEntry(
            kind=KIND,
            place=zone.name,
            side=zone.side,
            state="in force",
            since=zone.placed,
            case="INT-06",
            then=zone.last,
            next_words=f"goes in the {SIDE_NAMES[zone.side]} Initial Phase",
            note=f"{cost} {trace_told(books)}",
        )
        for side in (books.side, enemy(books.side))
        for zone in zones_of(books, side)
    )
