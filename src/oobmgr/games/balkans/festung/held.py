"""What a correction by hand cannot do: take a unit out of the garrison to which it belongs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.balkans.festung.garrison import STAYS
from oobmgr.games.balkans.festung.register import record_of, stands_in
from oobmgr.games.balkans.units import held_in

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_UNDO = "If it was declared by mistake, undo its declaration."


def edit_faults(books: Books, unit: UnitState, changes: Mapping[str, JsonValue]) -> Iterator[Fault]:
    """The refusals of changes that would let a unit leave its Festung alive."""
    city = held_in(books, unit.id)
    if city is None or unit.status is not UnitStatus.ON_MAP:
        return
    place = str(changes.get("hex", unit.hex))
    # A unit that a correction put elsewhere before can be put back.
    moves = "hex" in changes and not stands_in(replace(unit, hex=place), record_of(books, city))
    leaves = str(changes.get("status", unit.status)) not in {UnitStatus.ON_MAP, UnitStatus.DEAD}
    if moves or leaves:
        sentence = f"belongs to the garrison of {city} and stays until it is eliminated."
        yield Fault(sentence, unit.designation, place if moves else "", _UNDO, STAYS)
