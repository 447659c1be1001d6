"""Strength that is changed by hand: units come back as new, and some have none to lose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitStatus
from oobmgr.games.grande_armee.battle.facts import FATE
from oobmgr.games.grande_armee.battle.losing import FATE_FIELDS
from oobmgr.games.grande_armee.march.markers import cleared
from oobmgr.games.grande_armee.units import has_strength, is_leader
from oobmgr.rules.actions import ActionPlan, StepChange
from oobmgr.rules.entered import changes
from oobmgr.rules.picked_units import against, unit_name

if TYPE_CHECKING:
    from oobmgr.domain.errors import Fault
    from oobmgr.domain.postings import Fact
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books

_CASE: Final = "LGA-BLD-02"
_FATE: Final = "LGA-LDR-08"
_TRAINS: Final = "LGA-SUP-03"


def as_new(books: Books, units: Iterable[UnitState]) -> Iterator[Fact]:
    """What is written for units to bear no marker, and leaders no fate, of their first life."""
    for unit in units:
        yield from cleared(books, (unit,))
        yield from changes(books, FATE, str(unit.id), dict.fromkeys(FATE_FIELDS))


def step_changes(books: Books, changed: tuple[StepChange, ...]) -> ActionPlan:
    """Units restored by hand from nothing come back as if they were built.

    Leaders, trains and depots do not die so: each has a form that says what befell it.
    """
    back = tuple(
        one.unit for one in changed if one.steps_left and one.unit.status is UnitStatus.DEAD
    )
    # Those without a marker are as new already, and there is nothing to say of them.
    renewed = [(unit, facts) for unit in back if (facts := tuple(as_new(books, (unit,))))]
    lines = tuple(Step(unit_name(unit), "as new", "", _CASE) for unit, _ in renewed)
    return ActionPlan(
        "Units restored",
        "",
        Ruling(len(renewed), lines),
        facts=tuple(fact for _, facts in renewed for fact in facts),
        refusals=tuple(_without_strength(changed)),
    )


def _without_strength(changed: tuple[StepChange, ...]) -> Iterator[Fault]:
    for one in changed:
        if has_strength(one.unit) or one.steps_left >= one.unit.steps_left:
            continue
        if is_leader(one.unit):
            # What befell him decides where he goes, and whether the enemy scores.
            advice = "Enter under Leaders fallen what befell him."
            yield against(
                one.unit, "is a leader and has no strength points to lose.", _FATE, advice
            )
        else:
            advice = "Enter it under Trains and depots lost."
            yield against(one.unit, "has no strength points to lose.", _TRAINS, advice)
