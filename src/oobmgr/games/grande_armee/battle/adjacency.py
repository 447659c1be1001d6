"""Whether two hexes of the maps are neighbours: columns and rows as their numbers say.

The corrections call B2926 a neighbour of B2825, so the hexes of even columns lie half a row lower.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.games.grande_armee.hexes import Place, place_of

if TYPE_CHECKING:
    from oobmgr.rules.tables import Tables

_LAYOUT: Final = "battle.hexes.even_columns_lower"


def distance(one: str, other: str, tables: Tables) -> int | None:
    """How many hexes two are apart, 0 in the same one; None where the numbers do not tell."""
    a, b = place_of(one), place_of(other)
    if a is None or b is None:
        return 0 if one.strip().casefold() == other.strip().casefold() else None
    if a.map != b.map:
        # How the edges of the maps meet is printed on them alone.
        return None
    lower = 0 if tables.flag(_LAYOUT) else 1
    columns = b.column - a.column
    rows = _slanted(b, lower) - _slanted(a, lower)
    return max(abs(columns), abs(rows), abs(columns + rows))


def _slanted(place: Place, lower: int) -> int:
    """The row counted along a slanted axis, so that distances are plain sums."""
    # A lower column is half a row further down than its neighbours.
    odd = (place.column + lower) & 1
    return place.row - ((place.column + odd) >> 1)


def neighbours(one: str, other: str, tables: Tables) -> bool | None:
    """Whether two hexes are adjacent; None where their numbers do not tell."""
    apart = distance(one, other, tables)
    return None if apart is None else apart == 1
