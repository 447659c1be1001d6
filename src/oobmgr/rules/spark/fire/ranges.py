"""How far a unit is from what it fires at, as far as the numbers of the hexes tell."""

from __future__ import annotations

from typing import Final

from oobmgr.rules.spark.movement.hexes import are_adjacent, is_hex, same_hex

_COLUMN: Final = 2


def distance(one: str, other: str) -> int | None:
    """Hexes from one hex to another; None where a word is no number of a hex."""
    if not (is_hex(one) and is_hex(other)):
        return None
    (q1, r1), (q2, r2) = _axial(one), _axial(other)
    across, down = q1 - q2, r1 - r2
    return max(abs(across), abs(down), abs(across + down))


def _axial(place: str) -> tuple[int, int]:
    """Column, and the row counted along slanting lines: the odd columns lie half a hex lower."""
    column, row = int(place.strip()[:_COLUMN]), int(place.strip()[_COLUMN:])
    return column, row - (column - column % 2) // 2


def is_next_to(one: str, other: str) -> bool | None:
    """Whether hexes lie next to each other, or are the same; None where nobody knows."""
    if not (is_hex(one) and is_hex(other)):
        return None
    return are_adjacent(one, other) or same_hex(one, other)
