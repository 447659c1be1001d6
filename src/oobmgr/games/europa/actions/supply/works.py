"""Forts and airfields: begun for Resource Points, and lost."""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.unit_texts import text_faults
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import locality, place_words
from oobmgr.games.europa.actions.fields import ZONE_OPEN, weather_told, zone_told
from oobmgr.games.europa.actions.supply.held_places import held_by_enemy
from oobmgr.games.europa.actions.supply.resources import burnt, short
from oobmgr.games.europa.actions.supply.weather import (
    WeatherAsked,
    any_weather,
    weather_at,
    weather_or_zone_asked,
)
from oobmgr.games.europa.air.base_records import base_facts, base_named
from oobmgr.games.europa.built import Built, Work, WorkState, standing, work_at, work_facts
from oobmgr.games.europa.hexes import place_asked
from oobmgr.games.europa.known_words import hexes, own_stocks, works
from oobmgr.games.europa.movement.known_hexes import known_hex, remember
from oobmgr.games.europa.supply.resource_points import reach
from oobmgr.games.europa.turns import CALENDAR, later, read_turn
from oobmgr.games.europa.words import (
    EVERY_PHASE,
    INITIAL,
    NOT_PLACED,
    RESOURCE,
    Weather,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import (
    choice_told,
    count_told,
    flag_told,
    open_told,
    text_told,
)
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.offered_words import offering

_KINDS = {"airbase": "airfield", "air base": "airfield", "fortification": "fort"}
_WORDS = {Work.FORT: "a fort", Work.AIRFIELD: "an airfield"}
_CASES = {Work.FORT: "RES-06", Work.AIRFIELD: "RES-07"}


# ----------------------------------------------------------------------------------- begun


@dataclass(frozen=True)
class BuildInputs:
    """A fort or an airfield that is begun."""

    kind: Work = choice_told("Fort or airfield.", "", Work.FORT, _KINDS, label="What")
    place: str = text_told("The hex where it is built.", "RES-06", label="Hex")
    source: str = text_told(
        "Where the Resource Point is.",
        "RES-10",
        label="Resource Point from",
        empty=NOT_PLACED,
    )
    distance: int = count_told("Hexes from there.", "RES-10", unit="hexes", label="Distance")
    zone: str = zone_told("The weather zone.", "RES-10", label="Weather zone")
    weather: Weather | None = weather_told(
        "The weather there, where the zone is not entered.",
        "RES-10",
        label="Weather",
        when=ZONE_OPEN,
    )
    arctic: bool = flag_told("Whether it is in the arctic.", "RES-10", label="Arctic?")
    usable: TurnCode | None = open_told(
        "The turn from which it is usable, by your rulebook; the usual one where left blank.",
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
    offers=offering(place=hexes, source=own_stocks),
)
def plan_build(books: Books, inputs: BuildInputs) -> ActionPlan:
    """Spend a Resource Point on a fort or an airfield."""
    cell = books.tables.cell(f"resource_points.cost.{inputs.kind}")
    price = cell.whole
    words = _WORDS[inputs.kind]
    # A hex of which the zone was told once is not asked about again.
    zone = inputs.zone or known_hex(books, inputs.place).zone
    inputs = replace(inputs, zone=zone)
    asked = _weather_asked(books, inputs)
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
        # How far the point reaches is not known before the weather is.
        *(() if asked.missing else _distance(books, inputs)),
        Step("Usable from", CALENDAR.label(usable), case="RES-11"),
        cell.step("Resource Points spent", price, place_words(account), kind=StepKind.RESULT),
    )
    lacking = short(books, account, price, "source")
    return ActionPlan(
        f"{inputs.kind.capitalize()} begun",
        f"{words.capitalize()} at {inputs.place or '?'} for {counted(price, 'Resource Point')}, "
        f"usable from {CALENDAR.label(usable)}.",
        Ruling(price, working),
        postings=transfer(account, burnt(books.side, inputs.kind), RESOURCE, price),
        facts=_build_facts(books, inputs, work),
        warnings=(
            *place_asked(books, inputs.place, "place", _CASES[inputs.kind]),
            *held_by_enemy(books, {"place": inputs.place}, _CASES[inputs.kind]),
            *asked.doubtful,
            *_usable_soon(usable, later(books.turn, usual)),
        ),
        refusals=(*_build_refusals(books, inputs, usable), *asked.missing, *lacking),
    )


def _reach(books: Books, inputs: BuildInputs, weather: Weather) -> tuple[int, str]:
    return reach(weather, books.options, books.tables, arctic=inputs.arctic)


def _distance(books: Books, inputs: BuildInputs) -> Iterator[Step]:
    """How far the Resource Point is spent from where it lies, and how far it may be."""
    yield from any_weather(books, inputs.zone, inputs.weather, "RES-10")
    weather = weather_at(books, inputs.zone, inputs.weather)
    hexes, case = _reach(books, inputs, weather)
    yield Step("Distance", inputs.distance, f"at most {hexes} in {weather}", case)


def _weather_asked(books: Books, inputs: BuildInputs) -> WeatherAsked:
    """Asks for the weather where it decides whether the Resource Point reaches so far."""

    def within(weather: Weather) -> bool:
        return inputs.distance <= _reach(books, inputs, weather)[0]

    return weather_or_zone_asked(books, inputs.zone, inputs.weather, "RES-10", under=within)


def _build_facts(books: Books, inputs: BuildInputs, work: Built) -> tuple[Fact, ...]:
    """The work, and the zone in which its hex lies."""
    if not inputs.place:
        return ()
    return (*work_facts(books, work), *remember(books, inputs.place, (), inputs.zone))


def _usable_soon(usable: TurnCode, usual: TurnCode) -> Iterator[Fault]:
    """Asks about a work that is usable before its usual building time is over."""
    if usable < usual:
        sentence = f"It takes until {CALENDAR.label(usual)} to build, by the usual time."
        advice = "Enter a later turn, or leave it blank."
        yield Fault(sentence, "usable", usable, advice, "RES-11").question()


def _build_refusals(books: Books, inputs: BuildInputs, usable: TurnCode) -> Iterator[Fault]:
    hexes, _ = _reach(books, inputs, weather_at(books, inputs.zone, inputs.weather))
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
    # An airfield may come of an air base that was entered, and not only of a work.
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
    place: str = text_told("Where it is.", "RES-06", label="Where")
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
    """Take a destroyed or abandoned fort or airfield off the books."""
    work = work_at(books, inputs.kind, inputs.place)
    place = work.place if work else inputs.place or "?"
    case = _CASES[inputs.kind]
    lines = []
    if work is not None:
        begun, was = CALENDAR.label(work.begun), str(work.state(books.turn))
        lines += [Step("Begun", begun, case=case), Step("Was", was, case=case)]
    # Told as none, since a player may look for what he spent.
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
    return Fault(f"The books show no {inputs.kind} here.", "place", inputs.place, advice, case)


def _base_without(books: Books, work: Built | None) -> tuple[Fact, ...]:
    """The air base of an airfield that is lost keeps its city alone."""
    if work is None or work.kind is not Work.AIRFIELD or work.side is None:
        return ()
    # The base may still have its city, and goes on with it alone (AIR-05).
    base = base_named(books, work.side, work.place)
    if base is None or not base.airfield:
        return ()
    return base_facts(books, replace(base, airfield=False))
