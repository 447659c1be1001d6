"""How far a unit is from what it fires at, as far as the numbers of the hexes tell."""

from __future__ import annotations

from oobmgr.games.spark.movement.hexes import are_adjacent, is_hex, same_hex


def is_next_to(one: str, other: str) -> bool | None:
    """Whether hexes lie next to each other, or are the same; None where nobody knows."""
    if not (is_hex(one) and is_hex(other)):
        return None
    return are_adjacent(one, other) or same_hex(one, other)
