"""Losing steps: boxes are crossed off from the right, counters turn over, empty units are gone.

The one place where an action of this game takes steps, or gives them back.
"""

from __future__ import annotations

from typing import Final

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.roster.strength import flip_case, is_flipped
from oobmgr.games.spark.written import Written
from oobmgr.rules.actions import ActionPlan, StepChange
from oobmgr.rules.books import Books
from oobmgr.rules.tables import Tables

CROSSED_OFF: Final = "SP-ROSTER-13"


def lose_steps(books: Books, changes: tuple[StepChange, ...]) -> Written:
    """Cross off boxes of units, each down to `steps_left`; a unit without a box left is dead.

    The warnings are what the player does with the counters on the map: turn over, take off.

    Raises:
        BadInput: A unit is named twice, has fewer steps than it is to keep, or would keep less
            than none.
    """
    # A unit whose losses come to nothing needs no posting and no line.
    changes = tuple(change for change in changes if change.steps_left != change.unit.steps_left)
    _check(changes)
    postings: list[Posting] = []
    for change in changes:
        unit, dead = change.unit, Account(Place.DEAD, change.unit.side)
        gone = unit.steps_left - change.steps_left
        postings += transfer(unit_account(unit.side, unit.id), dead, STEP, gone)
    dead_units = (change.unit for change in changes if not change.steps_left)
    facts = tuple(
        Fact(Subject.UNIT, str(unit.id), "status", str(unit.status), UnitStatus.DEAD)
        for unit in dead_units
    )
    working = tuple(_line(change) for change in changes)
    return Written(tuple(postings), facts, working, counters(changes, books.tables))


def step_changes(books: Books, changes: tuple[StepChange, ...]) -> ActionPlan:
    """What a change of steps means for the counters on the map: nothing more is booked."""
    ruling = Ruling(len(changes), tuple(_line(change) for change in changes))
    return ActionPlan("Boxes", "", ruling, warnings=counters(changes, books.tables))


def counters(changes: tuple[StepChange, ...], tables: Tables) -> tuple[Fault, ...]:
    """What to do with the counters: turn over at half the boxes, take off the map without any."""
    return tuple(filter(None, (_counter(change, tables) for change in changes)))


def _counter(change: StepChange, tables: Tables) -> Fault | None:
    unit, left = change.unit, change.steps_left
    case = flip_case(tables)
    if not left:
        return Fault("has no box left.", unit.designation, advice="Take it off the map.", case=case)
    # Told once, as the unit passes half of its boxes: after that its counter stays as it lies.
    flipped = is_flipped(left, unit.steps, tables)
    if flipped == is_flipped(unit.steps_left, unit.steps, tables):
        return None
    advice = "Turn its counter over." if flipped else "Turn its counter to the front."
    sentence = f"has {left} of {unit.steps} steps left."
    return Fault(sentence, unit.designation, advice=advice, case=case)


def _line(change: StepChange) -> Step:
    unit, left = change.unit, change.steps_left
    number = counted(abs(unit.steps_left - left), "step")
    verb = "loses" if left < unit.steps_left else "gets back"
    arithmetic = f"{unit.steps_left} to {left} of {unit.steps}"
    return Step(f"{unit.designation} {verb} {number}", left, arithmetic, CROSSED_OFF)


def _check(changes: tuple[StepChange, ...]) -> None:
    faults = [
        Fault(
            f"has {counted(change.unit.steps_left, 'step')}, "
            f"and cannot come down to {change.steps_left}.",
            change.unit.designation,
            advice="Cross off no more boxes than are open.",
            case=CROSSED_OFF,
        )
        for change in changes
        if not 0 <= change.steps_left < change.unit.steps_left
    ]
    named = [change.unit for change in changes]
    twice = {unit.id: unit for place, unit in enumerate(named) if unit in named[:place]}
    faults += [Fault("is named twice.", unit.designation) for unit in twice.values()]
    if faults:
        raise BadInput(*faults)
