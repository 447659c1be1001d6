"""What the actions share: the units that may be picked, and what is said of open inputs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.grande_armee.words import SIDE_NAMES
from oobmgr.rules import picked_units
from oobmgr.rules.books import Books


def faults_of(
    books: Books,
    units: tuple[UnitState, ...],
    case: str,
    status: UnitStatus = UnitStatus.ON_MAP,
) -> Iterator[Fault]:
    """The refusals where none is picked, and of units that are not there or not of the side."""
    yield from picked_units.pick_faults(units, case, status)
    yield from picked_units.of_other_side(books, units, SIDE_NAMES[books.side], case)


def asked_for(field: str, advice: str, case: str) -> Fault:
    """The refusal of an input that is still open, with what is to be entered."""
    return Fault("is missing.", field, advice=advice, case=case, missing=True)


def moved_to(units: Iterable[UnitState], place: str) -> Iterator[Fact]:
    """What has to be written for units to stand in a hex."""
    for unit in units:
        if unit.hex != place:
            yield Fact(Subject.UNIT, str(unit.id), "hex", unit.hex, place)
