"""Resource Points on the map: rail capacity, moving and placing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.accounts import locality
from oobmgr.games.europa.actions.payment import change
from oobmgr.games.europa.rail.railways import RailCapacityInputs, rail_capacity
from oobmgr.games.europa.rail.use import RailLoad, RailUse, use_rail
from oobmgr.games.europa.words import (
    AIR,
    AXIS,
    COMBAT,
    FULL,
    INITIAL,
    MOVEMENT,
    NATION_ALIASES,
    RESOURCE,
    SOVIET,
    UNPLACED,
    Nation,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.fields import choice_told, count_told, flag_told, open_told, text_told
from oobmgr.rules.inputs import told

POINTS = "Resource Points"


def short(books: Books, account: Account, amount: int, where: str) -> tuple[Fault, ...]:
    """The refusal where an account holds less than is taken from it."""
    held = books.balance(account, RESOURCE)
    if held >= amount:
        return ()
    needed = counted(amount, "is needed", "are needed")
    sentence = f"{account.detail} holds {counted(held, 'Resource Point')}, {needed}."
    return (Fault(sentence, where, str(amount), case="RES-13"),)


def burnt(side: SideId, use: str) -> Account:
    """Where Resource Points go that are spent on something."""
    return Account(Place.SPENT, side, use)


# ------------------------------------------------------------------------------------ rail


@dataclass(frozen=True)
class RailInputs:
    """Resource Points burnt for rail capacity this game turn."""

    nation: Nation = told("Whose railways.", aliases=NATION_ALIASES, case="RAIL-01")
    resource_points: int = count_told("Resource Points to spend.", "RES-08", unit=POINTS)
    place: str = text_told("Where they lie.", "RES-13")


def propose_rail(books: Books) -> RailInputs:
    """The railways of the side's chief nation."""
    return RailInputs(Nation.GERMAN if books.side == AXIS else Nation.SOVIET)


@action(
    "RES-08 RAIL-01 RAIL-03 RES-09 SOP-04",
    phases=(INITIAL, MOVEMENT),
    title="Raise rail capacity",
    propose=propose_rail,
    tab="Rail capacity",
    group="Supply",
)
def plan_rail(books: Books, inputs: RailInputs) -> ActionPlan:
    """Burn Resource Points for rail capacity this game turn."""
    key = f"{books.turn}:rail"
    spent = books.fact(Subject.DONE, key, inputs.nation)
    before = spent if isinstance(spent, int) else 0
    together = before + inputs.resource_points
    ruling = rail_capacity(RailCapacityInputs(inputs.nation, together), books.tables)
    account = locality(books, books.side, inputs.place)
    refusals = short(books, account, inputs.resource_points, "place")
    if not ruling.result.allowed:
        limit = books.tables.whole(f"resource_points.rail.limit.{inputs.nation}")
        points = counted(limit, "Resource Point")
        sentence = f"{inputs.nation} railways take {points} a game turn."
        advice = f"{counted(before, 'is', 'are')} spent already." if before else ""
        number = str(inputs.resource_points)
        refusals += (Fault(sentence, "resource_points", number, advice, "RES-09"),)
    if books.tables.text(f"rail.side.{inputs.nation}") != books.side:
        sentence = f"{inputs.nation} railways belong to the other side."
        refusals += (Fault(sentence, "nation", inputs.nation, case="RAIL-01"),)
    if not inputs.resource_points:
        refusals += (Fault("Nothing is entered.", "resource_points", "0", "Enter how many."),)
    return ActionPlan(
        "Rail capacity raised",
        f"{inputs.nation} railways: {ruling.result.capacity or 0} REs this game turn.",
        Ruling(ruling.result, ruling.working),
        transfer(account, burnt(books.side, "rail"), RESOURCE, inputs.resource_points),
        change(books, Subject.DONE, key, inputs.nation, together),
        refusals=refusals,
    )


# ------------------------------------------------------------------------------------ move


class Area(StrEnum):
    """Areas that take only so many Resource Points at the start."""

    ELSEWHERE = "elsewhere"
    ARCTIC = "arctic"
    FINLAND = "Finland"


@dataclass(frozen=True)
class MoveResourceInputs:
    """Resource Points that are placed for the first time, or moved by rail."""

    amount: int = count_told("How many.", "RES-13", unit=POINTS)
    source: str = text_told("Where they lie; empty for points not placed yet.")
    target: str = text_told("Where they go.", "RES-13")
    rail: bool = flag_told("Whether rail connects the two places.", "RES-13", default=True)
    res: Fraction = told(
        "REs of rail capacity that they take, by your rulebook.",
        default=Fraction(0),
        unit="REs",
        low=0,
        high=MANY,
        case="RAIL-01",
    )
    nation: Nation | None = open_told(
        "Whose railways carry them; the chief nation's of the side where left open.",
        "RAIL-01",
        aliases=NATION_ALIASES,
    )
    area: Area = choice_told(
        "The area of the place, for the limits at the start.", "RES-01", Area.ELSEWHERE
    )


@action(
    "RES-13 RES-01",
    phases=(INITIAL, AIR, MOVEMENT, COMBAT),
    title="Place or move Resource Points",
    tab="Resource Points",
    link="Place them",
    group="Supply",
)
def plan_move_resource(books: Books, inputs: MoveResourceInputs) -> ActionPlan:
    """Say where Resource Points lie, or move them by rail."""
    source = locality(books, books.side, inputs.source)
    target = locality(books, books.side, inputs.target)
    placing = source.detail == UNPLACED
    limits, facts = _placement(books, inputs) if placing else ((), ())
    use = None if placing or not inputs.res else _carried(books, inputs)
    where = "not placed yet" if placing else source.detail
    working = (
        Step(f"From: {where}", -inputs.amount, case="RES-13"),
        Step(f"To: {target.detail}", inputs.amount, case="RES-13", kind=StepKind.RESULT),
    )
    return ActionPlan(
        "Resource Points placed" if placing else "Resource Points moved",
        f"{counted(inputs.amount, 'Resource Point')} to {target.detail if inputs.target else '?'}.",
        Ruling(inputs.amount, (*(use.working if use else ()), *working)),
        transfer(source, target, RESOURCE, inputs.amount),
        facts + (use.facts if use else ()),
        refusals=_move_refusals(books, inputs, placing=placing)
        + limits
        + (use.refusals if use else ())
        + short(books, source, inputs.amount, "amount"),
    )


def _carried(books: Books, inputs: MoveResourceInputs) -> RailUse:
    """What they take of the rail capacity of the turn (RAIL-01)."""
    nation = inputs.nation or propose_rail(books).nation
    return use_rail(books, RailLoad(nation, inputs.res), "res")


def _move_refusals(books: Books, inputs: MoveResourceInputs, *, placing: bool) -> tuple[Fault, ...]:
    faults: list[Fault] = []
    if not inputs.amount:
        faults.append(Fault("Nothing is entered.", "amount", "0", "Enter how many."))
    if locality(books, books.side, inputs.target).detail == UNPLACED:
        faults.append(Fault("is missing.", "target", advice="Enter the place."))
    if not placing and not inputs.rail:
        sentence = "Resource Points move by rail."
        advice = "Spend them at a distance instead."
        faults.append(Fault(sentence, "rail", "false", advice, "RES-13"))
    if not placing and books.phase != MOVEMENT:
        faults.append(Fault("Rail movement is made in the Movement Phase.", "phase", case="RES-13"))
    return tuple(faults)


def _placement(
    books: Books, inputs: MoveResourceInputs
) -> tuple[tuple[Fault, ...], tuple[Fact, ...]]:
    """The limits of arctic and Finland for the Axis points at the start of the full game."""
    form = books.fact(Subject.CONDITION, "start", "resource_form")
    if books.side == SOVIET or form != FULL or inputs.area is Area.ELSEWHERE:
        return (), ()
    placed = books.fact(Subject.CONDITION, "placed", inputs.area)
    together = inputs.amount + (placed if isinstance(placed, int) else 0)
    cell = books.tables.cell(f"resource_points.start.most.{inputs.area}")
    facts = change(books, Subject.CONDITION, "placed", inputs.area, together)
    if together <= books.tables.whole(cell.path):
        return (), facts
    most = books.tables.whole(cell.path)
    points = counted(most, "Resource Point starts", "Resource Points start")
    sentence = f"At most {points} in this area: {inputs.area}."
    return (Fault(sentence, "amount", str(inputs.amount), case=cell.case),), facts
