"""How the row of a unit in the file becomes a unit, with what the game says of it in words."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.drafts import UNIT_COLUMNS
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import made_by_place
from oobmgr.rules.unit_words import rating_text

if TYPE_CHECKING:
    from oobmgr.rules.game import Game

# Facts call the parent of a unit `formation`, as players do; the column has the name of an id.
_FIELDS = tuple("formation" if name == "formation_id" else name for name in UNIT_COLUMNS)
_RATINGS, _TRAITS, _ARRIVAL, _STATUS, _FORMATION = map(
    _FIELDS.index, ("ratings", "traits", "arrival", "status", "formation")
)
_NUMBER = attrgetter("id")
_STATUSES = {str(status): status for status in UnitStatus}


@cache
def _made() -> Callable[..., UnitRow]:
    """Write the function that makes a unit of a stored row, with what stands beside it."""
    # Written at its first use, as the methods of records are: few commands read a unit.
    return made_by_place(UnitRow, (*_FIELDS, "rating_text", "arrival_label", "marks", "path"))


def reader_of_units(
    game: Game, paths: Mapping[int, tuple[str, ...]]
) -> Callable[[Sequence[Any]], UnitRow]:
    """Make the function that reads a stored row of `UNIT_COLUMNS`; `paths` are of formations."""
    # Thousands of units share a few sets of ratings and traits, so each text is read once.
    read = lru_cache(maxsize=None)(json.loads)
    label = lru_cache(maxsize=None)(lambda turn: game.calendar.label(turn) if turn else "")
    words = lru_cache(maxsize=None)(lambda text: rating_text(read(text), game.ratings))
    made = _made()

    def make(row: Sequence[Any]) -> UnitRow:
        ratings, traits = row[_RATINGS], row[_TRAITS]
        unit = [*row, words(ratings), label(row[_ARRIVAL]), ()]
        unit[_RATINGS], unit[_TRAITS] = read(ratings), read(traits)
        unit[_STATUS] = _STATUSES[row[_STATUS]]
        # The row names its formation by id; everybody who shows a unit wants the path.
        unit.append(paths[row[_FORMATION]])
        return made(*unit)

    return make


def with_changed(rows: tuple[UnitRow, ...], changed: Iterable[UnitRow]) -> tuple[UnitRow, ...]:
    """The rows of all units, which are sorted by number, with some as they are now."""
    found = list(rows)
    for unit in changed:
        at = bisect_left(found, unit.id, key=_NUMBER)
        if found[at : at + 1] and found[at].id == unit.id:
            # None is added: where units came or went, `kept_books` has dropped all rows.
            found[at] = unit
    return tuple(found)
