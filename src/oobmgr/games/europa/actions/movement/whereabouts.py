"""Where units stand: their hex in the books, changed when they move there."""

from __future__ import annotations

from collections.abc import Iterable

from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.units import UnitState


def stand_at(units: Iterable[UnitState], place: str) -> tuple[Fact, ...]:
    """Units stand in a hex from now on; nothing where no hex is named."""
    wanted = place.strip()
    if not wanted:
        return ()
    return tuple(
        Fact(Subject.UNIT, str(unit.id), "hex", unit.hex, wanted)
        for unit in units
        if unit.hex != wanted
    )
