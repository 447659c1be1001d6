"""Resource Points on the map: rail capacity, moving and placing."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.games.europa.accounts import locality
from oobmgr.games.europa.actions.supply.held_places import held_by_enemy
from oobmgr.games.europa.actions.supply.weather import POINTS
from oobmgr.games.europa.entered import counted_so_far
from oobmgr.games.europa.hexes import misspelt
from oobmgr.games.europa.known_words import own_stocks, point_places
from oobmgr.games.europa.rail.railways import (
    RailCapacityInputs,
    RailLoad,
    enemy_railways,
    rail_capacity,
    use_rail,
)
from oobmgr.games.europa.turns import FIRST_TURN
from oobmgr.games.europa.words import (
    AIR,
    AXIS,
    COMBAT,
    FULL,
    INITIAL,
    MOVEMENT,
    NATION_ALIASES,
    NOT_PLACED,
    RESOURCE,
    SOVIET,
    UNPLACED,
    Nation,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import (
    amount_told,
    choice_told,
    count_told,
    flag_told,
    open_told,
    text_told,
)
from oobmgr.rules.inputs import FILLED_IN, told
from oobmgr.rules.offered_words import offering


def short(books: Books, account: Account, amount: int, where: str) -> tuple[Fault, ...]:
    """The refusal where an account holds less than is taken from it."""
    held = books.balance(account, RESOURCE)
    if held >= amount:
        return ()
    needed = counted(amount, "is needed", "are needed")
    # Nobody named a place: that is what to enter, and not fewer points.
    advice = "Enter where they are." if account.detail == UNPLACED else ""
    return (Fault(f"{held_words(account, held)}, {needed}.", where, str(amount), advice, "RES-13"),)


def held_words(account: Account, held: int) -> str:
    """How many Resource Points lie in a place, or wait for one."""
    if account.detail == UNPLACED:
        waits = counted(held, "Resource Point waits", "Resource Points wait") if held else ""
        return f"{waits or 'No Resource Point waits'} to be placed"
    points = counted(held, "Resource Point") if held else "no Resource Point"
    return f"{with_capital(account.detail)} holds {points}"


def burnt(side: SideId, use: str) -> Account:
    """Where Resource Points go that are spent on something."""
    return Account(Place.SPENT, side, use)


# ------------------------------------------------------------------------------------ rail


@dataclass(frozen=True)
class RailInputs:
    """Resource Points burnt for rail capacity this game turn."""

    nation: Nation = told(
        "Whose railways.", aliases=NATION_ALIASES, case="RAIL-01", label="Whose railways"
    )
    resource_points: int = count_told(
        "Resource Points to spend.", "RES-08", unit=POINTS, label="Resource Points"
    )
    place: str = text_told("Where they are.", "RES-13", label="From")


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
    offers=offering(place=own_stocks),
)
def plan_rail(books: Books, inputs: RailInputs) -> ActionPlan:
    """Burn Resource Points for rail capacity this game turn."""
    key = f"{books.turn}:rail"
    # Over the whole game turn, for both player turns share the railways.
    before = counted_so_far(books, key, inputs.nation)
    together = before + inputs.resource_points
    ruling = rail_capacity(RailCapacityInputs(inputs.nation, together), books.tables)
    account = locality(books, books.side, inputs.place)
    refusals = short(books, account, inputs.resource_points, "place")
    if not ruling.result.allowed:
        limit = books.tables.whole(f"resource_points.rail.limit.{inputs.nation}")
        sentence = f"{inputs.nation} railways take {counted(limit, 'Resource Point')} a game turn."
        advice = f"{counted(before, 'is', 'are')} spent already." if before else ""
        number = str(inputs.resource_points)
        refusals += (Fault(sentence, "resource_points", number, advice, "RES-09"),)
    refusals += enemy_railways(books, inputs.nation)
    if not inputs.resource_points:
        refusals += (
            Fault("Nothing is entered.", "resource_points", "0", "Enter how many.", missing=True),
        )
    return ActionPlan(
        "Rail capacity raised",
        f"{inputs.nation} railways: {ruling.result.capacity or 0} REs this game turn.",
        Ruling(ruling.result, ruling.working),
        postings=transfer(account, burnt(books.side, "rail"), RESOURCE, inputs.resource_points),
        facts=enter(books, Subject.DONE, key, inputs.nation, together),
        refusals=refusals,
    )


# ------------------------------------------------------------------------------------ move


class Area(StrEnum):
    """Areas that take only so many Resource Points at the start."""

    ELSEWHERE = "elsewhere"
    ARCTIC = "arctic"
    FINLAND = "Finland"


_FROM_PLACE: Mapping[str, tuple[str, ...]] = {"source": FILLED_IN}


@dataclass(frozen=True)
class MoveResourceInputs:
    """Resource Points that are placed for the first time, or moved by rail."""

    target: str = text_told("Where they go.", "RES-13", label="To")
    amount: int = count_told("How many.", "RES-13", unit=POINTS, label="How many")
    source: str = text_told(
        "Where they are; empty for points not placed yet.", label="From", empty=NOT_PLACED
    )
    rail: bool = flag_told(
        "Whether rail connects the two places.",
        "RES-13",
        default=True,
        label="Connected by rail?",
        when=_FROM_PLACE,
    )
    res: Fraction = amount_told(
        "REs of rail capacity that they take, by your rulebook.",
        "RAIL-01",
        unit="REs",
        default=Fraction(0),
        high=MANY,
        label="Rail capacity used",
        when=_FROM_PLACE,
    )
    nation: Nation | None = open_told(
        "Whose railways carry them; the chief nation's of the side where left blank.",
        "RAIL-01",
        aliases=NATION_ALIASES,
        label="Whose railways",
        when=_FROM_PLACE,
    )
    area: Area = choice_told(
        "The area of the place, for the limits at the start.",
        "RES-01",
        Area.ELSEWHERE,
        label="Area",
    )


def propose_placing(books: Books) -> MoveResourceInputs:
    """All that have no place yet."""
    waiting = books.balance(locality(books, books.side, UNPLACED), RESOURCE)
    return MoveResourceInputs(amount=max(waiting, 0))


def _only_placed(books: Books) -> frozenset[str]:
    """Outside the Movement Phase points are placed alone: nothing is asked of rail."""
    # Limits of areas hold for the Axis at the start alone (EU-CF-28).
    start = books.side == AXIS and books.turn <= FIRST_TURN
    area = frozenset() if start else frozenset({"area"})
    moved = frozenset({"source", "rail", "res", "nation"})
    return area if books.phase == MOVEMENT else area | moved


@action(
    "RES-13 RES-01",
    phases=(INITIAL, AIR, MOVEMENT, COMBAT),
    title="Place or move Resource Points",
    post_text="Post the points",
    propose=propose_placing,
    left_out=_only_placed,
    tab="Resource Points",
    link="Place them",
    group="Supply",
    offers=offering(source=own_stocks, target=point_places),
)
def plan_move_resource(books: Books, inputs: MoveResourceInputs) -> ActionPlan:
    """Say where Resource Points are, or move them by rail."""
    source = locality(books, books.side, inputs.source)
    target = locality(books, books.side, inputs.target)
    # Points without a place were never on the map, so giving them one is not a move.
    placing = source.detail == UNPLACED
    limits, facts = _placement(books, inputs) if placing else ((), ())
    nation = inputs.nation or propose_rail(books).nation
    # What never stood anywhere takes no rail capacity.
    by_rail = inputs.res and not placing
    use = use_rail(books, RailLoad(nation, inputs.res), "res") if by_rail else None
    where = NOT_PLACED if placing else source.detail
    to = target.detail if inputs.target else "?"
    working = (
        Step(f"From: {where}", -inputs.amount, case="RES-13"),
        Step(
            f"To: {to}",
            inputs.amount,
            case="RES-13",
            kind=StepKind.RESULT,
        ),
    )
    return ActionPlan(
        "Resource Points placed" if placing else "Resource Points moved",
        f"{counted(inputs.amount, 'Resource Point')} to {to}.",
        Ruling(inputs.amount, (*(use.working if use else ()), *working)),
        postings=transfer(source, target, RESOURCE, inputs.amount),
        facts=facts + (use.facts if use else ()),
        warnings=(
            *held_by_enemy(books, {"target": inputs.target}),
            *misspelt(books, inputs.target, "target", "RES-13"),
        ),
        refusals=(
            *_move_refusals(books, inputs, placing=placing),
            *limits,
            *(use.refusals if use else ()),
            *(enemy_railways(books, nation) if by_rail else ()),
            *short(books, source, inputs.amount, "amount"),
        ),
    )


def _move_refusals(books: Books, inputs: MoveResourceInputs, *, placing: bool) -> Iterator[Fault]:
    if not inputs.amount:
        yield Fault("Nothing is entered.", "amount", "0", "Enter how many.", missing=True)
    if locality(books, books.side, inputs.target).detail == UNPLACED:
        yield Fault("is missing.", "target", advice="Enter the place.", missing=True)
    # A place nobody entered is asked for above.
    if not placing and inputs.target.strip():
        source, target = (
            locality(books, books.side, name) for name in (inputs.source, inputs.target)
        )
        if source == target:
            sentence = f"They are there already: {target.detail}."
            yield Fault(sentence, "target", inputs.target, "Enter another place.", "RES-13")
    if not placing and not inputs.rail:
        advice = "Spend them at a distance instead."
        yield Fault("Resource Points move by rail.", "rail", "false", advice, "RES-13")
    if not placing and books.phase != MOVEMENT:
        yield Fault("Rail movement is made in the Movement Phase.", "phase", case="RES-13")


def _placement(
    books: Books, inputs: MoveResourceInputs
) -> tuple[tuple[Fault, ...], tuple[Fact, ...]]:
    """The limits of arctic and Finland for the Axis points at the start of the full game."""
    form = books.fact(Subject.CONDITION, "start", "resource_form")
    # Only the full game limits them, and only in these areas.
    if books.side == SOVIET or form != FULL or inputs.area is Area.ELSEWHERE:
        return (), ()
    before = counted_so_far(books, "placed", inputs.area, Subject.CONDITION)
    together = inputs.amount + before
    cell = books.tables.cell(f"resource_points.start.most.{inputs.area}")
    facts = enter(books, Subject.CONDITION, "placed", inputs.area, together)
    if together <= cell.whole:
        return (), facts
    points = counted(cell.whole, "Resource Point starts", "Resource Points start")
    sentence = f"At most {points} in this area: {inputs.area}."
    return (Fault(sentence, "amount", str(inputs.amount), case=cell.case),), facts
