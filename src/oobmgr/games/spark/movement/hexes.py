"""The hexes of the map by their numbers: which lie next to each other, and in a straight line.

A number is column and row. Hexes of an even column lie half a hex further up than those of the odd
columns beside them: the rules name 1515 and 1615, and 1906 and 2007, as neighbours.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from oobmgr.games.spark.tables import tables
from oobmgr.rules.hexes import HexForm
from oobmgr.rules.nearest import folded

_HEX: Final = re.compile(r"(?P<column>\d\d)(?P<row>\d\d)")
_EDGE: Final = "movement.map"


def beyond_words(place: str) -> str:
    """Why the map hardly has a hex: it lies beyond its west edge, or any that the rules name."""
    found = _HEX.fullmatch(place.strip())
    if found is None:
        return ""
    first, last, lowest = (
        tables().whole(f"{_EDGE}.{name}")
        for name in ("first_column", "last_named_column", "last_named_row")
    )
    column, row = int(found["column"]), int(found["row"])
    # West of the first column there is no map; beyond the last ones the text merely names no hex.
    if column < first:
        return f"{place.strip()} is beyond the west edge of the map."
    # Rows are counted from 1: the text names none of 00.
    if column > last or not 0 < row <= lowest:
        return (
            f"{place.strip()} is beyond every hex that the rules name: column {last} and row "
            f"{lowest} are their last."
        )
    return ""


HEXES: Final = HexForm(_HEX, "Enter one such as 1712.", beyond_words, hexes_alone=True)


def is_hex(text: str) -> bool:
    """Whether this is the number of a hex, such as 1610."""
    return HEXES.holds(text)


def is_beyond_west(place: str, first_column: int) -> bool:
    """Whether a hex would lie west of the first column of the map."""
    found = _HEX.fullmatch(place.strip())
    return found is not None and int(found["column"]) < first_column


def same_hex(one: str, other: str) -> bool:
    """Whether two words name the same hex; units without one stand nowhere together."""
    return bool(one.strip()) and folded(one) == folded(other)


def neighbours(place: str) -> tuple[str, ...]:
    """The six hexes around one, clockwise from the top; none where it has no number."""
    return _around(place.strip()) if is_hex(place) else ()


@cache
def _around(place: str) -> tuple[str, ...]:
    """The hexes around a number, each worked out once: a map has few."""
    found = _HEX.fullmatch(place)
    if found is None:
        return ()
    column, row = int(found["column"]), int(found["row"])
    # Even columns lie half a hex higher, so the row beside them is one less on the way up.
    up = row if column & 1 else row - 1
    around = (
        (column, row - 1), (column + 1, up), (column + 1, up + 1),
        (column, row + 1), (column - 1, up + 1), (column - 1, up),
    )  # fmt: skip
    return tuple(f"{c:02d}{r:02d}" for c, r in around)


def distance(one: str, other: str) -> int | None:
    """Hexes from one hex to another; None where a word is not the number of a hex."""
    here, there = _axial(one), _axial(other)
    if here is None or there is None:
        return None
    across, down = here[0] - there[0], here[1] - there[1]
    # Along slanting axes the longest of the three is the distance.
    return max(abs(across), abs(down), abs(across + down))


def _axial(place: str) -> tuple[int, int] | None:
    """Column, and the row counted along slanting lines: the odd columns lie half a hex lower."""
    found = _HEX.fullmatch(place.strip())
    if found is None:
        return None
    column, row = int(found["column"]), int(found["row"])
    return column, row - (column >> 1)


def are_adjacent(one: str, other: str) -> bool:
    """Whether two hexes share a hexside, as far as their numbers tell."""
    return other.strip() in neighbours(one)


def is_next_to(one: str, other: str) -> bool | None:
    """Whether hexes lie next to each other, or are the same; None where nobody knows."""
    if not (is_hex(one) and is_hex(other)):
        return None
    return are_adjacent(one, other) or same_hex(one, other)


def beyond(start: str, over: str) -> str:
    """The hex straight on from one over its neighbour; empty where they are not neighbours."""
    around = neighbours(start)
    if over.strip() not in around:
        return ""
    # The same place in the ring of six: straight on lies as far round it as the first step did.
    return neighbours(over)[around.index(over.strip())]
