"""How the row of a unit in the file becomes a unit, with what the game says of it in words."""

from __future__ import annotations

import json
from bisect import bisect_left
from functools import cache, lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign.drafts import UNIT_COLUMNS
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.units import UNIT_TEXTS, UnitStatus
from oobmgr.domain.values import made_by_place
from oobmgr.domain.wording import AsWritten
from oobmgr.rules.unit_words import rating_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from oobmgr.domain.postings import UnitId
    from oobmgr.rules.game import Game

_ALIKE: Final = (
    "ratings", "traits", "arrival", "status", "side", "nation", "type", "size", "steps",
    "steps_left", "setup",
)  # fmt: skip
"""What many units have in common."""
_OWN: Final = tuple(column for column in UNIT_COLUMNS if column not in _ALIKE)
# As one text: the driver takes long over each value, and two units of a kind are known by it.
READ_COLUMNS: Final = f"json_array({', '.join(_ALIKE)}), {', '.join(_OWN)}"
"""What is asked of a stored unit, as SQL."""
_WRITTEN: Final = tuple(text.name for text in UNIT_TEXTS if text.written and text.name in _OWN)
"""Which of its own columns a player wrote; its set-up is such as well, and the last of `_ALIKE`."""
_PLACE: Final = 1 + _OWN.index("formation_id")
_NUMBER = attrgetter("id")
_STATUSES = {str(status): status for status in UnitStatus}


def no_such_unit(unit_id: UnitId) -> BadInput:
    """The refusal of an id that no unit has."""
    advice = "`oobmgr units FILE` lists the ids."
    return BadInput(Fault(f"There is no unit {unit_id}.", "units", str(unit_id), advice))


def as_read(columns: Mapping[str, Any]) -> tuple[Any, ...]:
    """The row that `READ_COLUMNS` would give of a unit, from its columns."""
    return json.dumps([columns[name] for name in _ALIKE]), *(columns[name] for name in _OWN)


@cache
def _made() -> Callable[..., UnitRow]:
    """Write the function that makes a unit of what is alike in many, its path, and its own."""
    # Written at its first use, as the methods of records are: few commands read a unit.
    # Facts call the parent of a unit `formation`, as players do; the column has the name of an id.
    own = ("formation" if name == "formation_id" else name for name in _OWN)
    names = (*_ALIKE, "rating_text", "arrival_label", "marks", "path", *own)
    return made_by_place(UnitRow, names, dict.fromkeys(_WRITTEN, AsWritten))


def read_units(
    rows: Iterable[Sequence[Any]], game: Game, paths: Mapping[int, tuple[str, ...]]
) -> tuple[UnitRow, ...]:
    """Rows of `READ_COLUMNS` as units; `paths` are of formations.

    Units with the same ratings or traits share them as objects.
    """
    # Thousands of units share a few sets of ratings and traits, so each text is read once.
    read = lru_cache(maxsize=None)(json.loads)
    known: dict[str, tuple[Any, ...]] = {}
    made = _made()

    def told(alike: str) -> tuple[Any, ...]:
        ratings, traits, arrival, status, *others, setup = json.loads(alike)
        label = game.calendar.label(arrival) if arrival else ""
        words = rating_text(read(ratings), game.ratings)
        return (
            *(read(ratings), read(traits), arrival, _STATUSES[status], *others),
            *(AsWritten(setup), words, label, ()),
        )

    def unit(row: Sequence[Any]) -> UnitRow:
        alike = row[0]
        held = known.get(alike)
        if held is None:
            held = known[alike] = told(alike)
        # The row names its formation by id; everybody who shows a unit wants the path.
        return made(*held, paths[row[_PLACE]], *row[1:])

    return tuple(map(unit, rows))


def with_changed(rows: tuple[UnitRow, ...], changed: Iterable[UnitRow]) -> tuple[UnitRow, ...]:
    """The rows of all units, which are sorted by number, with some as they are now."""
    found = list(rows)
    for unit in changed:
        at = bisect_left(found, unit.id, key=_NUMBER)
        if found[at : at + 1] and found[at].id == unit.id:
            # None is added: where units came or went, `kept_books` has dropped all rows.
            found[at] = unit
    return tuple(found)
