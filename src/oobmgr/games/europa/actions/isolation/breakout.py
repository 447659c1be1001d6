"""Breakout: an isolated stack is given up for infantry points, chosen before its roll."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Posting
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.games.europa.actions.isolation.attrition import any_due
from oobmgr.games.europa.actions.payment import done
from oobmgr.games.europa.actions.replacements.credit import Credit, Reason, credited
from oobmgr.games.europa.isolation.attrition import BreakoutPointsInputs, breakout_points
from oobmgr.games.europa.isolation.rolling import (
    RolledStack,
    StackRollInputs,
    first_due,
    rolled_stack,
)
from oobmgr.games.europa.losses.taking import taken
from oobmgr.games.europa.picking.supply import isolated_picking
from oobmgr.games.europa.replacements.points import (
    PendingPointsUsableInputs,
    PendingSource,
    PointKind,
    pending_points_usable,
)
from oobmgr.games.europa.replacements.schedule import side_of
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import (
    GERMANY,
    INITIAL,
    NATIONS,
    SOVIET,
    SOVIET_UNION,
    UNIT_NATION_ALIASES,
    SideName,
)
from oobmgr.rules.actions import ActionPlan, StepChange, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told, text_told
from oobmgr.rules.inputs import told

ACTION = "breakout"


@dataclass(frozen=True)
class BreakoutInputs(StackRollInputs):
    """An isolated hex that breaks out, and its roll."""

    nation: str = text_told(
        "The nation that gets the points; left open for that of most of the strength.",
        "ISO-05",
        choices=("", *NATIONS),
        aliases=UNIT_NATION_ALIASES,
    )
    for_special: bool = flag_told(
        "Whether the losses count for special replacements.", "SR-03", default=True
    )


@dataclass(frozen=True)
class Breakout:
    """What a breakout brings, and when it can be used."""

    nation: str = told("The nation.")
    points: int = told("Infantry points.", unit="points")
    usable_from: TurnCode = told("The first game turn in which they can be used.")


def propose_breakout(books: Books) -> BreakoutInputs:
    """The form as it opens: the first stack that has to roll."""
    place, units, home = first_due(books)
    return BreakoutInputs(units=units, hex=place, home=home)


@action(
    "ISO-05 ISO-02 ISO-06",
    phases=(INITIAL,),
    title="Breakout",
    propose=propose_breakout,
    offered=any_due,
    not_now=Fault("No isolated stack is due for a roll."),
    tab="Breakout",
    post_text="Post the breakout",
    group="Isolation",
    picking=isolated_picking({"units": "breaks out"}),
)
def plan_breakout(books: Books, inputs: BreakoutInputs) -> ActionPlan:
    """Give an isolated stack up for infantry points; it is chosen before its roll."""
    stack = rolled_stack(books, inputs)
    nation = inputs.nation or _chief_nation(books, stack)
    working = list(stack.lines())
    points = 0
    if stack.ruling is not None and stack.fighters:
        asked = BreakoutPointsInputs(stack.strength, stack.ruling.result.modified)
        ruling = breakout_points(asked, books.tables)
        points = ruling.result.points
        working += ruling.working
    usable, lines = _usable(books, nation)
    changes = tuple(StepChange(one.unit, 0) for one in stack.fighters)
    loss = taken(books, changes, counts=inputs.for_special)
    result = Breakout(nation, points, usable)
    return ActionPlan(
        f"Breakout, {stack.name}: {counted(points, 'infantry point')}",
        f"{counted(len(changes), 'unit goes', 'units go')}; {nation or 'nobody'} gets"
        f" {counted(points, 'infantry point')}, usable from {CALENDAR.label(usable)}.",
        Ruling(result, (*working, *lines, *loss.working)),
        (*loss.postings, *_credit(result)),
        loss.facts + done(books, ACTION),
        stack.warnings + loss.warnings,
        stack.refusals + _other_side(books, nation),
    )


def _chief_nation(books: Books, stack: RolledStack) -> str:
    """The nation that loses most, as far as it has replacement points of its own."""
    sums: defaultdict[str, Fraction] = defaultdict(Fraction)
    for one in stack.fighters:
        chief = SOVIET_UNION if books.side == SOVIET else GERMANY
        sums[one.unit.nation if one.unit.nation in NATIONS else chief] += one.df
    return max(sums, key=lambda nation: sums[nation], default="")


def _usable(books: Books, nation: str) -> tuple[TurnCode, tuple[Step, ...]]:
    """The turn from which the points can be used (ISO-06)."""
    asked = PendingPointsUsableInputs(
        books.turn, PendingSource.BREAKOUT, SideName(books.side), books.options
    )
    ruling = pending_points_usable(asked, books.tables)
    return ruling.result.usable_from, ruling.working if nation else ()


def _credit(result: Breakout) -> tuple[Posting, ...]:
    if not result.points or not result.nation:
        return ()
    credit = Credit(result.nation, PointKind.INFANTRY, result.points, result.usable_from)
    return credited(credit, Reason.BREAKOUT)


def _other_side(books: Books, nation: str) -> tuple[Fault, ...]:
    if not nation or side_of(nation) == books.side:
        return ()
    sentence = f"{nation} belongs to the other side."
    return (Fault(sentence, "nation", nation, case="ISO-05"),)
