"""Finding formations by the names that people type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from oobmgr.campaign.rows import FormationRow


def belongs(path: tuple[str, ...], formation: str) -> bool:
    """Whether a path goes through a formation, given by its name or by its path from the top."""
    wanted = [name.casefold() for name in formation.split(PATH_SEPARATOR)]
    names = [name.casefold() for name in path]
    if len(wanted) == 1:
        return wanted[0] in names
    return names[: len(wanted)] == wanted


def formations_named(
    rows: Sequence[FormationRow], wanted: Sequence[str], side: str | None
) -> tuple[FormationRow, ...]:
    """The formations of these names or paths. Raises `BadInput` for a name that none has."""
    own = [row for row in rows if side is None or row.side == side]
    found = []
    for name in wanted:
        fitting = [row for row in own if _is(row, name)]
        if not fitting:
            names = [row.name for row in own]
            raise BadInput(
                Fault(
                    f"there is no formation {name!r}.", "formation", name, did_you_mean(name, names)
                )
            )
        found += fitting
    return tuple(found)


def _is(row: FormationRow, name: str) -> bool:
    folded = name.casefold()
    return folded in {row.name.casefold(), PATH_SEPARATOR.join(row.path).casefold()}
