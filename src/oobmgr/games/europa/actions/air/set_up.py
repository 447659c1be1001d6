"""The air groups of a campaign that began before its books kept any."""

from __future__ import annotations

from dataclasses import dataclass

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Posting
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.air.opening_strength import starting_groups
from oobmgr.games.europa.words import (
    AIR,
    AIR_GROUP,
    AXIS,
    COMBAT,
    EXPLOITATION,
    INITIAL,
    MOVEMENT,
    SIDE_NAMES,
    SOVIET,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books


@dataclass(frozen=True)
class AirSetUpInputs:
    """Nothing is asked: all groups of the scenario begin in the box of available groups."""


def no_groups(books: Books) -> bool:
    """Whether the books hold no air group."""
    return not books.balances(AIR_GROUP)


@action(
    "OOB-01",
    phases=(INITIAL, AIR, MOVEMENT, COMBAT, EXPLOITATION),
    title="Enter air groups",
    name="air_setup",
    offered=no_groups,
    not_now=Fault("The books hold air groups already."),
    tab="Enter air groups",
    group="Air",
)
def plan_air_set_up(books: Books, inputs: AirSetUpInputs) -> ActionPlan:
    """Enter the air groups of the scenario in books that hold none."""
    del inputs
    postings: list[Posting] = []
    working: list[Step] = []
    for side in (AXIS, SOVIET):
        groups, lines = starting_groups(books.tables, books.variant, side)
        postings.extend(groups)
        working.extend((Step(SIDE_NAMES[side], kind=StepKind.HEADING), *lines))
    number = sum(posting.amount for posting in postings if posting.amount > 0)
    working.append(Step("Groups entered", number, case="OOB-01", kind=StepKind.RESULT))
    there = Fault("The books hold air groups already.", "groups", advice="Move them instead.")
    return ActionPlan(
        "Air groups entered",
        f"{counted(number, 'group')} of both sides, off the map.",
        Ruling(number, tuple(working)),
        tuple(postings),
        refusals=() if no_groups(books) else (there,),
    )
