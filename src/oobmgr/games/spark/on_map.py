"""What lies on the map besides units: the bridges that the Soviets build."""

from __future__ import annotations

from oobmgr.games.spark.engineers.records import bridge_entries
from oobmgr.rules.books import Books
from oobmgr.rules.map_entries import MapEntry


def on_map(books: Books) -> tuple[MapEntry, ...]:
    """Bridges being built and in play."""
    return tuple(bridge_entries(books))
