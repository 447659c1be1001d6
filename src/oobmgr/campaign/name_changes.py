"""Finding a text in the names of units and formations, and what they would be called without it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Literal

from oobmgr.campaign.commands import RenameAll
from oobmgr.campaign.rows import FormationRow, UnitRow
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.domain.values import dataclass


@dataclass(frozen=True, slots=True)
class NameChange:
    """One name as it is and as it would be; `place` is the formation that it stands in."""

    kind: Literal["unit", "formation"]
    id: int
    place: str
    old: str
    new: str


def name_changes(
    units: Iterable[UnitRow], formations: Iterable[FormationRow], find: str, replacement: str
) -> tuple[NameChange, ...]:
    """The names in which a text occurs, in either case of letters, with another in its place.

    Raises:
        BadInput: there is nothing to find.
    """
    if not find:
        raise BadInput(Fault("say what to look for.", "find"))
    # Escaped: a player looks for a text and not for a pattern.
    wanted = re.compile(re.escape(find), re.IGNORECASE)

    def changed(name: str) -> str:
        # By a function: a backslash in what was typed is a letter, and no order to `re`.
        return wanted.sub(lambda _: replacement, name).strip()

    def found() -> Iterator[NameChange]:
        for row in formations:
            place = PATH_SEPARATOR.join(row.path[:-1])
            yield NameChange("formation", row.id, place, row.name, changed(row.name))
        for unit in units:
            # Formations first, as in the tree: whoever reads the list sees the larger change
            # before.
            new = changed(unit.designation)
            yield NameChange("unit", unit.id, PATH_SEPARATOR.join(unit.path), unit.designation, new)

    return tuple(change for change in found() if change.new != change.old)


def renaming(changes: Iterable[NameChange]) -> RenameAll:
    """The command that makes these changes. Raises `BadInput` where there are none."""
    made = tuple(changes)
    if not made:
        raise BadInput(Fault("no name contains that.", "find"))
    return RenameAll(
        units=tuple((UnitId(one.id), one.new) for one in made if one.kind == "unit"),
        formations=tuple((FormationId(one.id), one.new) for one in made if one.kind == "formation"),
    )
