"""Forts and airfields: begun with Resource Points, usable from a turn on, lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.unit_texts import text_faults
from oobmgr.games.europa.accounts import locality
from oobmgr.games.europa.actions.fields import weather_told, zone_told
from oobmgr.games.europa.actions.supply.resources import burnt, short
from oobmgr.games.europa.actions.supply.weather import weather_at, zone_left_open
from oobmgr.games.europa.air.base_records import base_facts, base_named
from oobmgr.games.europa.built import Built, Work, WorkState, standing, work_at, work_facts
from oobmgr.games.europa.supply.resource_points import reach
from oobmgr.games.europa.turns import CALENDAR, read_turn
from oobmgr.games.europa.words import (
    AIR,
    COMBAT,
    EXPLOITATION,
    INITIAL,
    MOVEMENT,
    RESOURCE,
    Weather,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, count_told, flag_told, open_told, text_told
from oobmgr.rules.nearest import did_you_mean

_KINDS = {"airbase": "airfield", "air base": "airfield", "fortification": "fort"}


@dataclass(frozen=True)
class BuildInputs:
    """A fort or an airfield that is begun."""

    kind: Work = choice_told("Fort or airfield.", "", Work.FORT, _KINDS)
    place: str = text_told("The hex where it is built.", "RES-06")
    source: str = text_told("Where the Resource Point lies.", "RES-10")
    distance: int = count_told("Hexes from there.", "RES-10", unit="hexes")
    zone: str = zone_told("The weather zone.", "RES-10")
    weather: Weather | None = weather_told(
        "The weather there, where the zone is not entered.", "RES-10"
    )
    arctic: bool = flag_told("Whether it lies in the arctic.", "RES-10")
    usable: TurnCode | None = open_told(
        "The turn from which it is usable, by your rulebook; the usual one where left open.",
        "RES-11",
        read=read_turn,
    )


@action(
    "RES-06..07 RES-10..11 SOP-02 TRK-06",
    phases=(INITIAL,),
    title="Begin a fort or airfield",
    tab="Forts and airfields",
    group="Construction",
)
def plan_build(books: Books, inputs: BuildInputs) -> ActionPlan:
    """Spend a Resource Point on a fort or an airfield."""
    cell = books.tables.cell(f"resource_points.cost.{inputs.kind}")
    price = books.tables.whole(cell.path)
    weather = weather_at(books, inputs.zone, inputs.weather)
    hexes, case = reach(weather, books.options, books.tables, arctic=inputs.arctic)
    article = "An" if inputs.kind is Work.AIRFIELD else "A"
    account = locality(books, books.side, inputs.source)
    usable = inputs.usable or _usual_turn(books, inputs.kind)
    work = Built(inputs.kind, inputs.place.strip(), books.side, books.turn, usable, price)
    working = (
        Step(f"Price of {article.lower()} {inputs.kind}", price, case=cell.case),
        Step("Distance", inputs.distance, f"at most {hexes} in {weather}", case),
        Step("Usable from", CALENDAR.label(usable), case="RES-11"),
        Step("Resource Points spent", price, account.detail, cell.case, StepKind.RESULT),
    )
    refusals = _build_refusals(books, inputs, usable, hexes) + short(
        books, account, price, "source"
    )
    return ActionPlan(
        f"{inputs.kind.capitalize()} begun",
        f"{article} {inputs.kind} at {inputs.place or '?'} for {counted(price, 'Resource Point')}, "
        f"usable from {CALENDAR.label(usable)}.",
        Ruling(price, working),
        transfer(account, burnt(books.side, inputs.kind), RESOURCE, price),
        work_facts(books, work) if inputs.place else (),
        warnings=zone_left_open(books, inputs.zone, inputs.weather, "RES-10"),
        refusals=refusals,
    )


def _usual_turn(books: Books, kind: Work) -> TurnCode:
    """So many turns from now as the table says: the rulebook's own time is not in the revision."""
    turn = books.turn
    for _ in range(books.tables.whole(f"resource_points.turns.{kind}")):
        turn = CALENDAR.next(turn)
    return turn


def _build_refusals(
    books: Books, inputs: BuildInputs, usable: TurnCode, hexes: int
) -> tuple[Fault, ...]:
    faults: list[Fault] = []
    if not inputs.place:
        faults.append(Fault("is missing.", "place", advice="Enter the hex where it is built."))
    if inputs.distance > hexes:
        sentence = f"Resource Points reach {counted(hexes, 'hex', 'hexes')} in this weather."
        faults.append(Fault(sentence, "distance", str(inputs.distance), case="RES-10"))
    if books.phase != INITIAL:
        faults.append(Fault("Building begins in the Initial Phase.", "phase", case="RES-11"))
    if usable < books.turn:
        sentence = f"{CALENDAR.label(usable)} is past."
        faults.append(Fault(sentence, "usable", usable, "Enter a turn to come.", "RES-11"))
    faults += text_faults(inputs.place, "place")
    faults += _there_already(books, inputs)
    return tuple(faults)


def _there_already(books: Books, inputs: BuildInputs) -> Iterator[Fault]:
    """One airfield to a hex, and one fort (RES-06, RES-07)."""
    if not inputs.place:
        return
    work = work_at(books, inputs.kind, inputs.place)
    base = base_named(books, books.side, inputs.place)
    airfield = inputs.kind is Work.AIRFIELD and base is not None and base.airfield
    if work is None and not airfield:
        return
    article = "an" if inputs.kind is Work.AIRFIELD else "a"
    being = work is not None and work.state(books.turn) is WorkState.BUILDING
    sentence = f"There is {article} {inputs.kind} {'being built ' if being else ''}already."
    case = "RES-07" if inputs.kind is Work.AIRFIELD else "RES-06"
    yield Fault(sentence, "place", inputs.place, case=case)


# ------------------------------------------------------------------------------------ lost


class WorkEnd(StrEnum):
    """How a work ends."""

    DESTROYED = "destroyed"
    CANCELLED = "cancelled"


@dataclass(frozen=True)
class WorkLostInputs:
    """A fort or an airfield that is given up or destroyed."""

    kind: Work = choice_told("Fort or airfield.", "RES-06", Work.FORT, _KINDS)
    place: str = text_told("Where it stands.", "RES-06")
    how: WorkEnd = choice_told(
        "Destroyed, or cancelled by its owner.",
        "RES-06",
        WorkEnd.DESTROYED,
        {"captured": "destroyed", "lost": "destroyed", "given up": "cancelled"},
    )


@action(
    "RES-06",
    phases=(INITIAL, AIR, MOVEMENT, COMBAT, EXPLOITATION),
    title="Fort or airfield lost",
    tab="Lost works",
    group="Construction",
)
def plan_work_lost(books: Books, inputs: WorkLostInputs) -> ActionPlan:
    """Take a fort or an airfield off the books that is destroyed or given up."""
    work = work_at(books, inputs.kind, inputs.place)
    place = work.place if work else inputs.place or "?"
    title = f"{inputs.kind.capitalize()} {inputs.how}"
    case = "RES-07" if inputs.kind is Work.AIRFIELD else "RES-06"
    lines = []
    if work is not None:
        lines.append(Step("Begun", CALENDAR.label(work.begun), case=case))
        lines.append(Step("Was", str(work.state(books.turn)), case=case))
    lines.append(Step("Resource Points given back", 0, case=case, kind=StepKind.RESULT))
    facts = () if work is None else work_facts(books, replace(work, gone=books.turn))
    return ActionPlan(
        title,
        f"The {inputs.kind} at {place} is {inputs.how}.",
        Ruling(place, tuple(lines)),
        facts=facts + _base_without(books, work),
        refusals=() if work else (_no_work(books, inputs, case),),
    )


def _no_work(books: Books, inputs: WorkLostInputs, case: str) -> Fault:
    if not inputs.place:
        return Fault("is missing.", "place", advice="Enter the hex.", case=case)
    places = [work.place for work in standing(books) if work.kind is inputs.kind]
    known = ", ".join(places) if places else "none"
    advice = did_you_mean(inputs.place, places) or f"Known: {known}."
    return Fault(f"The books know of no {inputs.kind} here.", "place", inputs.place, advice, case)


def _base_without(books: Books, work: Built | None) -> tuple[Fact, ...]:
    """The air base of an airfield that is lost keeps its city alone."""
    if work is None or work.kind is not Work.AIRFIELD or work.side is None:
        return ()
    base = base_named(books, work.side, work.place)
    if base is None or not base.airfield:
        return ()
    return base_facts(books, replace(base, airfield=False))
