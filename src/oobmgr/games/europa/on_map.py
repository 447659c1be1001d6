"""What lies on the map besides units, of both sides: works, lines, rail breaks, zones."""

from __future__ import annotations

from oobmgr.games.europa.air.zones import movement_told, trace_told, zones_of
from oobmgr.games.europa.built import built_entries
from oobmgr.games.europa.rail.breaks import break_entries
from oobmgr.games.europa.rail.lines import line_entries
from oobmgr.games.europa.words import SIDE_NAMES, enemy
from oobmgr.rules.books import Books
from oobmgr.rules.map_entries import MapEntry


def on_map(books: Books) -> tuple[MapEntry, ...]:
    """Forts and airfields, converted rail lines, rail breaks and zones, as they stand now."""
    works = (*built_entries(books), *line_entries(books), *break_entries(books))
    return (*works, *zone_entries(books))


def zone_entries(books: Books) -> tuple[MapEntry, ...]:
    """Every zone in force, the playing side's first, with what it does to the enemy."""
    cost = movement_told(books)
    return tuple(
        MapEntry(
            kind="Interdiction Zone",
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
