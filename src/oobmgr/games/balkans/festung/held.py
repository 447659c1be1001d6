"""What holds of the units of a garrison whatever is done by hand: only the dead leave it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import WHOLE, JsonValue
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.balkans.festung.garrison import STAYS
from oobmgr.games.balkans.festung.register import record_of, stands_in
from oobmgr.games.balkans.units import held_in, hold
from oobmgr.games.balkans.words import City
from oobmgr.rules.actions import ActionPlan, StepChange

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_UNDO = "If it was declared by mistake, undo its declaration."


def edit_faults(books: Books, unit: UnitState, changes: Mapping[str, JsonValue]) -> Iterator[Fault]:
    """The refusals of changes that would let a unit leave its Festung alive."""
    city = held_in(books, unit.id)
    # The dead are free, and a unit that has yet to arrive stands nowhere.
    if city is None or unit.status is not UnitStatus.ON_MAP:
        return
    place = str(changes.get("hex", unit.hex))
    # A unit that a correction put elsewhere before can be put back.
    moves = "hex" in changes and not stands_in(replace(unit, hex=place), record_of(books, city))
    # Dead is allowed, for elimination is the one way out of a garrison.
    leaves = str(changes.get("status", unit.status)) not in {UnitStatus.ON_MAP, UnitStatus.DEAD}
    # A unit that was taken out of the books altogether would be gone from its garrison alive.
    if moves or leaves or WHOLE in changes:
        sentence = f"belongs to the garrison of {city} and stays until it is eliminated."
        yield Fault(sentence, unit.designation, place if moves else "", _UNDO, STAYS)


def step_changes(books: Books, changes: tuple[StepChange, ...]) -> ActionPlan:
    """Units that come back from the dead outside their Festung are new, and free (W81-FEST-06).

    Inside it their steps were struck by mistake, and they belong to its garrison as before.
    """
    back = tuple(
        # Alive again, which takes steps left; a unit that stays dead stays where it was.
        one.unit
        for one in changes
        if one.steps_left and one.unit.status is UnitStatus.DEAD
    )
    freed = tuple((unit, city) for unit in back if (city := _left(books, unit)))
    lines = tuple(
        Step(unit.designation, "free", f"eliminated in {city}", STAYS) for unit, city in freed
    )
    return ActionPlan(
        "Garrison",
        "",
        Ruling(len(freed), lines),
        facts=tuple(fact for unit, _ in freed for fact in hold(books, unit.id, None)),
    )


def _left(books: Books, unit: UnitState) -> City | None:
    """The Festung to whose garrison a unit belonged that comes back elsewhere."""
    city = held_in(books, unit.id)
    return None if city is None or stands_in(unit, record_of(books, city)) else city
