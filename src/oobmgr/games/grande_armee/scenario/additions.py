"""Units that a correction adds to the set-up, and those of them that stand there already."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitState, UnitStatus, UnitValues
from oobmgr.games.grande_armee.nations import nation_named
from oobmgr.games.grande_armee.units import complete, is_leader
from oobmgr.rules.nearest import folded
from oobmgr.rules.picked_units import units_of

if TYPE_CHECKING:
    from oobmgr.rules.books import Books
    from oobmgr.rules.tables import Tables

_ORDINAL: Final = re.compile(r"(\d+)(?:st|nd|rd|th)")


def additions(tables: Tables, group: str, place: str) -> tuple[UnitValues, ...]:
    """The units that a correction adds in a hex, in the formation of the leader among them.

    What their charts say of them beyond the correction is left open.
    """
    if f"{group}.added" not in tables.groups:
        return ()
    keys = tables.keys(f"{group}.added")
    # The leader stands first in the table, and those below join his formation.
    leader = next((_read(tables, f"{group}.added.{key}", place, ()) for key in keys), None)
    path = (leader.designation,) if leader else ()
    return tuple(_read(tables, f"{group}.added.{key}", place, path) for key in keys)


def _read(tables: Tables, path: str, place: str, formation: tuple[str, ...]) -> UnitValues:
    size, steps = tables.cells.get(f"{path}.size"), tables.cells.get(f"{path}.steps")
    ratings = f"{path}.ratings"
    return complete(
        UnitValues(
            side=SideId(tables.text(f"{path}.side")),
            nation=tables.text(f"{path}.nation"),
            designation=tables.text(f"{path}.designation"),
            type=tables.text(f"{path}.type"),
            size=size.text if size else "",
            path=formation,
            steps=steps.whole if steps else 0,
            ratings={
                key: tables.whole(f"{ratings}.{key}") for key in tables.groups.get(ratings, ())
            },
            hex=place,
        )
    )


def namesake(books: Books, values: UnitValues) -> UnitState | None:
    """The unit of the order of battle that is the one that is added; an eliminated one last."""
    # Those on the map first: an eliminated one of the name is meant only where no other is.
    found = [
        unit
        for status in (UnitStatus.ON_MAP, UnitStatus.DUE, UnitStatus.DEAD)
        for unit in units_of(books, status, values.side)
        if _is_same(unit, values)
    ]
    return found[0] if found else None


def _is_same(unit: UnitState, values: UnitValues) -> bool:
    if nation_named(unit.nation) != values.nation or is_leader(unit) != is_leader(values):
        return False
    if is_leader(values):
        return folded(unit.designation) == folded(values.designation)
    return _bare(unit) == _bare(values) and _alike(folded(unit.type), folded(values.type))


def _alike(kind: str, other: str) -> bool:
    """Whether one type is the other, or says less of the same: infantry, infantry division."""
    return kind.startswith(other) or other.startswith(kind)


def _bare(unit: UnitState | UnitValues) -> str:
    """A designation without the words of its type: ``1`` of the 1st infantry division."""
    first, _, rest = unit.designation.casefold().partition(" ")
    number = _ORDINAL.sub(r"\1", first)
    told = f"{unit.type} {unit.size}".casefold().split()
    known = all(any(word.startswith(one) for word in told) for one in rest.split())
    return number if known else folded(unit.designation)
