"""Finding the formations that a person named for printing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.reports.roster_request import Chosen
from oobmgr.rules.nearest import did_you_mean, folded


def chosen_formations(
    names: Iterable[str], units: Sequence[UnitRow], side: str = ""
) -> tuple[Chosen, ...]:
    """Return the formations that names or paths (``AG North / 18th Army``) mean.

    A name that several formations bear means all of them. `side` empty looks through all sides.

    Raises:
        BadInput: A name is not that of any formation with units; every such name is told.
    """
    known = _formations(units, side)
    found: dict[Chosen, None] = {}
    faults: list[Fault] = []
    for name in names:
        matches = [chosen for chosen in known if _named(chosen, name)]
        found.update(dict.fromkeys(matches))
        if not matches:
            advice = did_you_mean(name, dict.fromkeys(chosen.path[-1] for chosen in known))
            faults.append(Fault(f"No formation is called {name!r}.", "formation", name, advice))
    if faults:
        raise BadInput(*faults)
    return tuple(found)


def _formations(units: Sequence[UnitRow], side: str) -> tuple[Chosen, ...]:
    """Every formation of the side that has units at any level, the higher ones first."""
    known: dict[Chosen, None] = {}
    for unit in units:
        if not side or unit.side == side:
            for depth in range(1, len(unit.path) + 1):
                known[Chosen(unit.side, unit.path[:depth])] = None
    return tuple(known)


def _named(chosen: Chosen, name: str) -> bool:
    wanted = [folded(part) for part in name.split(PATH_SEPARATOR)]
    return [folded(part) for part in chosen.path[-len(wanted) :]] == wanted
