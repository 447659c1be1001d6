"""What lies on the map besides units: the bridges that the Soviets build."""

from __future__ import annotations

from oobmgr.rules.books import Books
from oobmgr.rules.map_entries import MapEntry
from oobmgr.rules.spark.engineers.records import bridge_entries


def on_map(books: Books) -> tuple[MapEntry, ...]:
    """Bridges being built and in play."""
    return tuple(bridge_entries(books))
