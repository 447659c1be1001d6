"""Resource Points on the map: rail capacity, moving and placing, forts and airfields."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.unit_texts import text_faults
from oobmgr.games.europa.accounts import locality
from oobmgr.games.europa.actions.fields import ZONE_OPEN, weather_told, zone_told
from oobmgr.games.europa.actions.supply.weather import POINTS, weather_at, zone_left_open
from oobmgr.games.europa.air.base_records import base_facts, base_named
from oobmgr.games.europa.built import Built, Work, WorkState, standing, work_at, work_facts
from oobmgr.games.europa.entered import counted_so_far
from oobmgr.games.europa.known_words import hexes, offering, works
from oobmgr.games.europa.rail.railways import RailCapacityInputs, RailLoad, rail_capacity, use_rail
from oobmgr.games.europa.supply.resource_points import reach
from oobmgr.games.europa.turns import CALENDAR, FIRST_TURN, later, read_turn
from oobmgr.games.europa.words import (
    AIR,
    AXIS,
    COMBAT,
    EVERY_PHASE,
    FULL,
    INITIAL,
    MOVEMENT,
    NATION_ALIASES,
    RESOURCE,
    SOVIET,
    UNPLACED,
    Nation,
    Weather,
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
from oobmgr.rules.nearest import did_you_mean


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

    nation: Nation = told(
        "Whose railways.", aliases=NATION_ALIASES, case="RAIL-01", label="Railways"
    )
    resource_points: int = count_told(
        "Resource Points to spend.", "RES-08", unit=POINTS, label="Resource Points"
    )
    place: str = text_told("Where they lie.", "RES-13", label="From")


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
    if books.tables.text(f"rail.side.{inputs.nation}") != books.side:
        sentence = f"{inputs.nation} railways belong to the other side."
        refusals += (Fault(sentence, "nation", inputs.nation, case="RAIL-01"),)
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
    source: str = text_told("Where they lie; empty for points not placed yet.", label="From")
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
        "Whose railways carry them; the chief nation's of the side where left open.",
        "RAIL-01",
        aliases=NATION_ALIASES,
        label="Railways",
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
    start = books.side == AXIS and books.turn <= FIRST_TURN
    area = frozenset() if start else frozenset({"area"})
    moved = frozenset({"source", "rail", "res", "nation"})
    return area if books.phase == MOVEMENT else area | moved


@action(
    "RES-13 RES-01",
    phases=(INITIAL, AIR, MOVEMENT, COMBAT),
    title="Place or move Resource Points",
    propose=propose_placing,
    left_out=_only_placed,
    tab="Resource Points",
    link="Place them",
    group="Supply",
)
def plan_move_resource(books: Books, inputs: MoveResourceInputs) -> ActionPlan:
    """Say where Resource Points lie, or move them by rail."""
    source = locality(books, books.side, inputs.source)
    target = locality(books, books.side, inputs.target)
    # Points without a place were never on the map, so giving them one is not a move.
    placing = source.detail == UNPLACED
    limits, facts = _placement(books, inputs) if placing else ((), ())
    nation = inputs.nation or propose_rail(books).nation
    by_rail = inputs.res and not placing
    use = use_rail(books, RailLoad(nation, inputs.res), "res") if by_rail else None
    where = "not placed yet" if placing else source.detail
    working = (
        Step(f"From: {where}", -inputs.amount, case="RES-13"),
        Step(f"To: {target.detail}", inputs.amount, case="RES-13", kind=StepKind.RESULT),
    )
    return ActionPlan(
        "Resource Points placed" if placing else "Resource Points moved",
        f"{counted(inputs.amount, 'Resource Point')} to {target.detail if inputs.target else '?'}.",
        Ruling(inputs.amount, (*(use.working if use else ()), *working)),
        postings=transfer(source, target, RESOURCE, inputs.amount),
        facts=facts + (use.facts if use else ()),
        refusals=(
            *_move_refusals(books, inputs, placing=placing),
            *limits,
            *(use.refusals if use else ()),
            *short(books, source, inputs.amount, "amount"),
        ),
    )


def _move_refusals(books: Books, inputs: MoveResourceInputs, *, placing: bool) -> Iterator[Fault]:
    if not inputs.amount:
        yield Fault("Nothing is entered.", "amount", "0", "Enter how many.", missing=True)
    if locality(books, books.side, inputs.target).detail == UNPLACED:
        yield Fault("is missing.", "target", advice="Enter the place.", missing=True)
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


_KINDS = {"airbase": "airfield", "air base": "airfield", "fortification": "fort"}
_WORDS = {Work.FORT: "a fort", Work.AIRFIELD: "an airfield"}
_CASES = {Work.FORT: "RES-06", Work.AIRFIELD: "RES-07"}


@dataclass(frozen=True)
class BuildInputs:
    """A fort or an airfield that is begun."""

    kind: Work = choice_told("Fort or airfield.", "", Work.FORT, _KINDS, label="What")
    place: str = text_told("The hex where it is built.", "RES-06", label="Hex")
    source: str = text_told("Where the Resource Point lies.", "RES-10", label="Resource Point from")
    distance: int = count_told("Hexes from there.", "RES-10", unit="hexes", label="Distance")
    zone: str = zone_told("The weather zone.", "RES-10", label="Weather zone")
    weather: Weather | None = weather_told(
        "The weather there, where the zone is not entered.",
        "RES-10",
        label="Weather",
        when=ZONE_OPEN,
    )
    arctic: bool = flag_told("Whether it lies in the arctic.", "RES-10", label="Arctic?")
    usable: TurnCode | None = open_told(
        "The turn from which it is usable, by your rulebook; the usual one where left open.",
        "RES-11",
        read=read_turn,
        label="Usable from",
    )


@action(
    "RES-06..07 RES-10..11 SOP-02 TRK-06",
    phases=(INITIAL,),
    title="Begin a fort or airfield",
    tab="Forts and airfields",
    group="Construction",
    offers=offering(place=hexes),
)
def plan_build(books: Books, inputs: BuildInputs) -> ActionPlan:
    """Spend a Resource Point on a fort or an airfield."""
    cell = books.tables.cell(f"resource_points.cost.{inputs.kind}")
    price = cell.whole
    weather = weather_at(books, inputs.zone, inputs.weather)
    hexes, case = reach(weather, books.options, books.tables, arctic=inputs.arctic)
    words = _WORDS[inputs.kind]
    account = locality(books, books.side, inputs.source)
    # The revision leaves the building time to the rulebook; the table has the usual one.
    usual = books.tables.whole(f"resource_points.turns.{inputs.kind}")
    usable = inputs.usable or later(books.turn, usual)
    work = Built(
        kind=inputs.kind,
        place=inputs.place.strip(),
        side=books.side,
        begun=books.turn,
        usable=usable,
        cost=price,
    )
    working = (
        cell.step(f"Price of {words}", price),
        Step("Distance", inputs.distance, f"at most {hexes} in {weather}", case),
        Step("Usable from", CALENDAR.label(usable), case="RES-11"),
        cell.step("Resource Points spent", price, account.detail, kind=StepKind.RESULT),
    )
    lacking = short(books, account, price, "source")
    return ActionPlan(
        f"{inputs.kind.capitalize()} begun",
        f"{words.capitalize()} at {inputs.place or '?'} for {counted(price, 'Resource Point')}, "
        f"usable from {CALENDAR.label(usable)}.",
        Ruling(price, working),
        postings=transfer(account, burnt(books.side, inputs.kind), RESOURCE, price),
        facts=work_facts(books, work) if inputs.place else (),
        warnings=zone_left_open(books, inputs.zone, inputs.weather, "RES-10"),
        refusals=(*_build_refusals(books, inputs, usable, hexes), *lacking),
    )


def _build_refusals(
    books: Books, inputs: BuildInputs, usable: TurnCode, hexes: int
) -> Iterator[Fault]:
    if not inputs.place:
        yield Fault("is missing.", "place", advice="Enter the hex where it is built.", missing=True)
    if inputs.distance > hexes:
        sentence = f"Resource Points reach {counted(hexes, 'hex', 'hexes')} in this weather."
        yield Fault(sentence, "distance", str(inputs.distance), case="RES-10")
    if books.phase != INITIAL:
        yield Fault("Building begins in the Initial Phase.", "phase", case="RES-11")
    if usable < books.turn:
        sentence = f"{CALENDAR.label(usable)} is past."
        yield Fault(sentence, "usable", usable, "Enter a turn to come.", "RES-11")
    yield from text_faults(inputs.place, "place")
    yield from _there_already(books, inputs)


def _there_already(books: Books, inputs: BuildInputs) -> Iterator[Fault]:
    """One airfield to a hex, and one fort (RES-06, RES-07)."""
    if not inputs.place:
        return
    work = work_at(books, inputs.kind, inputs.place)
    base = base_named(books, books.side, inputs.place)
    airfield = inputs.kind is Work.AIRFIELD and base is not None and base.airfield
    if work is None and not airfield:
        return
    being = work is not None and work.state(books.turn) is WorkState.BUILDING
    sentence = f"There is {_WORDS[inputs.kind]} {'being built ' if being else ''}already."
    yield Fault(sentence, "place", inputs.place, case=_CASES[inputs.kind])


# ------------------------------------------------------------------------------------ lost


class WorkEnd(StrEnum):
    """How a work ends."""

    DESTROYED = "destroyed"
    CANCELLED = "cancelled"


@dataclass(frozen=True)
class WorkLostInputs:
    """A fort or an airfield that is given up or destroyed."""

    kind: Work = choice_told("Fort or airfield.", "RES-06", Work.FORT, _KINDS, label="What")
    place: str = text_told("Where it stands.", "RES-06", label="Where")
    how: WorkEnd = choice_told(
        "Destroyed, or cancelled by its owner.",
        "RES-06",
        WorkEnd.DESTROYED,
        {"captured": "destroyed", "lost": "destroyed", "given up": "cancelled"},
        label="How",
    )


@action(
    "RES-06",
    phases=EVERY_PHASE,
    title="Fort or airfield lost",
    tab="Lost works",
    group="Construction",
    offers=offering(place=works),
)
def plan_work_lost(books: Books, inputs: WorkLostInputs) -> ActionPlan:
    """Take a fort or an airfield off the books that is destroyed or given up."""
    work = work_at(books, inputs.kind, inputs.place)
    place = work.place if work else inputs.place or "?"
    case = _CASES[inputs.kind]
    lines = []
    if work is not None:
        begun, was = CALENDAR.label(work.begun), str(work.state(books.turn))
        lines += [Step("Begun", begun, case=case), Step("Was", was, case=case)]
    lines.append(Step("Resource Points given back", 0, case=case, kind=StepKind.RESULT))
    facts = () if work is None else work_facts(books, replace(work, gone=books.turn))
    return ActionPlan(
        f"{inputs.kind.capitalize()} {inputs.how}",
        f"The {inputs.kind} at {place} is {inputs.how}.",
        Ruling(place, tuple(lines)),
        facts=facts + _base_without(books, work),
        refusals=() if work else (_no_work(books, inputs, case),),
    )


def _no_work(books: Books, inputs: WorkLostInputs, case: str) -> Fault:
    if not inputs.place:
        return Fault("is missing.", "place", advice="Enter the hex.", case=case, missing=True)
    places = [work.place for work in standing(books) if work.kind is inputs.kind]
    advice = did_you_mean(inputs.place, places) or f"Known: {', '.join(places) or 'none'}."
    return Fault(f"The books know of no {inputs.kind} here.", "place", inputs.place, advice, case)


def _base_without(books: Books, work: Built | None) -> tuple[Fact, ...]:
    """The air base of an airfield that is lost keeps its city alone."""
    if work is None or work.kind is not Work.AIRFIELD or work.side is None:
        return ()
    base = base_named(books, work.side, work.place)
    if base is None or not base.airfield:
        return ()
    return base_facts(books, replace(base, airfield=False))
