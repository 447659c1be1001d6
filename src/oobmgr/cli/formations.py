"""Finding formations by the names that people type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import first_few
from oobmgr.domain.unit_texts import split_path
from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from oobmgr.campaign.rows import FormationRow

_MOST_NAMED = 4


def belongs(path: tuple[str, ...], formation: str) -> bool:
    """Whether a path goes through a formation, given by its name or by its path from the top."""
    wanted = [name.casefold() for name in split_path(formation)]
    names = [name.casefold() for name in path]
    # A name alone is looked for anywhere, a path only from the top.
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
            advice = did_you_mean(name, [row.name for row in own])
            # A name may fit several formations; who needs one of them says so.
            raise BadInput(Fault(f"there is no formation {name!r}.", "formation", name, advice))
        found += fitting
    return tuple(found)


def one_formation(
    rows: Sequence[FormationRow], wanted: str, side: str | None = None
) -> FormationRow:
    """The formation of this id, name or path. Raises `BadInput` where none or several have it."""
    # Digits are always an id; a formation called by a number can be named by its path.
    if wanted.isascii() and wanted.isdecimal():
        found = [row for row in rows if str(row.id) == wanted]
        if not found:
            advice = "`oobmgr formations FILE` lists the ids."
            raise BadInput(Fault(f"there is no formation {wanted}.", "formation", wanted, advice))
        return found[0]
    return _only(formations_named(rows, (wanted,), side), wanted)


def missing_paths(
    rows: Sequence[FormationRow], path: tuple[str, ...], side: str
) -> tuple[tuple[str, ...], ...]:
    """The formations along the path that are not there yet, from the top down."""
    there = {row.path for row in rows if row.side == side}
    every = (path[:depth] for depth in range(1, len(path) + 1))
    return tuple(above for above in every if above not in there)


def _only(found: Sequence[FormationRow], wanted: str) -> FormationRow:
    """The one that is meant: of several with the name, the one whose whole path it is."""
    whole = [row for row in found if len(found) == 1 or _is_path(row, wanted)]
    # A whole path is meant exactly, even if the same name stands elsewhere as well.
    if len(whole) == 1:
        return whole[0]
    named = first_few([f"{PATH_SEPARATOR.join(r.path)} (id {r.id})" for r in found], _MOST_NAMED)
    message = f"there are {len(found)} formations {wanted!r}: {named}."
    raise BadInput(Fault(message, "formation", wanted, "Say which one by its path or its id."))


def _is_path(row: FormationRow, name: str) -> bool:
    return name.casefold() == PATH_SEPARATOR.join(row.path).casefold()


def _is(row: FormationRow, name: str) -> bool:
    return name.casefold() == row.name.casefold() or _is_path(row, name)
