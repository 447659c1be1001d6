"""What lies on the map besides units, of both sides: works, lines, rail breaks, zones."""

from __future__ import annotations

from oobmgr.games.europa.air.zone_entries import zone_entries
from oobmgr.games.europa.built import built_entries
from oobmgr.games.europa.rail.breaks import break_entries
from oobmgr.games.europa.rail.lines import line_entries
from oobmgr.rules.books import Books
from oobmgr.rules.map_entries import MapEntry


def on_map(books: Books) -> tuple[MapEntry, ...]:
    """Forts and airfields, converted rail lines, rail breaks and zones, as they stand now."""
    return (
        *built_entries(books),
        *line_entries(books),
        *break_entries(books),
        *zone_entries(books),
    )
