"""Formations as people type them: a name alone means the one that is so called, wherever it is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import first_few
from oobmgr.domain.units import PATH_SEPARATOR

if TYPE_CHECKING:
    from oobmgr.campaign.rows import FormationRow

_MOST_NAMED: Final = 4


def meant_path(
    rows: Sequence[FormationRow], path: tuple[str, ...], side: str, where: str = "formation"
) -> tuple[str, ...]:
    """A path that begins at the top, or else at the one formation of its first name.

    Raises `BadInput` where several formations, none of them at the top, have that name.
    """
    own = [row for row in rows if row.side == side]
    first = path[0].casefold() if path else ""
    named = [row for row in own if row.name.casefold() == first]
    # A name at the top is the top: only without one is a formation further down meant.
    if not named or any(row.level == 0 for row in named):
        return known_path(own, path, side)
    if len(named) > 1:
        told = first_few([PATH_SEPARATOR.join(row.path) for row in named], _MOST_NAMED)
        message = f"there are {len(named)} formations {path[0]!r}: {told}."
        raise BadInput(Fault(message, where, path[0], "Say which one by its path."))
    return known_path(own, (*named[0].path, *path[1:]), side)


def partly_named(rows: Sequence[FormationRow], path: tuple[str, ...], side: str) -> tuple[str, ...]:
    """The path of the one formation of a side in whose name stands what was typed, as whole words.

    Else the path as it was typed: where a formation is called so, and where several are meant.
    """
    if len(path) != 1 or not path[0]:
        return path
    own = [row for row in rows if row.side == side]
    words = re.compile(rf"(?<!\w){re.escape(path[0])}(?!\w)", re.IGNORECASE)
    found = [row for row in own if words.search(row.name)]
    named = any(row.name.casefold() == path[0].casefold() for row in found)
    return path if named or len(found) != 1 else found[0].path


def known_path(rows: Sequence[FormationRow], path: tuple[str, ...], side: str) -> tuple[str, ...]:
    """The path as the books write it, as far down as it is there; the rest as it was typed."""
    own = [row.path for row in rows if row.side == side]
    # What is spelled as it was typed comes first, should the books hold both.
    known = {folded(there): there for there in own} | {there: there for there in own}
    # The longest part that is there, from the bottom up.
    for depth in range(len(path), 0, -1):
        above = path[:depth]
        if there := known.get(above) or known.get(folded(above)):
            return (*there, *path[depth:])
    return path


def folded(path: tuple[str, ...]) -> tuple[str, ...]:
    """A path by which it is found in whichever letters it was typed."""
    return tuple(name.casefold() for name in path)
