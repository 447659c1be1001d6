"""Supply by air: transports fly to a base in the Initial Phase and stay there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.actions.air.missions import MissionGroup, any_groups, read_wings
from oobmgr.games.europa.actions.fields import weather_told
from oobmgr.games.europa.actions.supply.weather import known_weather
from oobmgr.games.europa.air.base_records import Base, base_named, bases_of
from oobmgr.games.europa.air.flying import over_capacity
from oobmgr.games.europa.air.held import Spot, State, held
from oobmgr.games.europa.air.mission_kinds import MissionKind, Role
from oobmgr.games.europa.air.mission_limits import Wing, learned, limit_faults, limit_lines
from oobmgr.games.europa.air.mission_payment import by_base
from oobmgr.games.europa.air.mission_records import (
    Flyer,
    Mission,
    mission_facts,
    missions_of,
    next_number,
)
from oobmgr.games.europa.air.transfers import Mark, Transfer, marked, transferred
from oobmgr.games.europa.air.transport import (
    AirSupplyCapacityInputs,
    AirSupplyUse,
    air_supply_capacity,
)
from oobmgr.games.europa.words import INITIAL, Weather
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told, list_told, text_told
from oobmgr.rules.nearest import did_you_mean


@dataclass(frozen=True)
class AirSupplyInputs:
    """Transport groups that fly supply to a base."""

    target: str = text_told("The base that is fed.", "TRN-01")
    groups: tuple[MissionGroup, ...] = list_told("The transport groups that fly.", "TRN-01")
    zone: str = text_told("The weather zone of the base.", "TRN-02")
    weather: Weather | None = weather_told(
        "The weather there, where it is not that of the zone.", "TRN-02"
    )
    supplied: bool = flag_told(
        "Whether the bases that they fly from are in trace supply.", "TRN-01", default=True
    )


@action(
    "TRN-01..02",
    phases=(INITIAL,),
    title="Supply by air",
    offered=any_groups,
    not_now=Fault("The side holds no air group."),
    post_text="Post the flight",
    group="Air",
)
def plan_air_supply(books: Books, inputs: AirSupplyInputs) -> ActionPlan:
    """Fly supply to a base with transport groups, which stay there."""
    base = base_named(books, books.side, inputs.target) if inputs.target else None
    wings, faults = read_wings(books, inputs.groups, MissionKind.SUPPLY)
    if not faults:
        faults += tuple(limit_faults(books, MissionKind.SUPPLY, wings, night=False))
        faults += tuple(_flight_faults(books, wings))
        faults += tuple(over_capacity(books, by_base(wing.flyer for wing in wings)))
    faults += tuple(_base_faults(books, inputs, base))
    number = sum(wing.flyer.number for wing in wings)
    name = base.name if base else inputs.target
    lines, fed = _fed_lines(books, inputs, number)
    transfers = [
        Transfer(*wing.flyer.lying, Spot(State.OPERABLE, name), wing.flyer.number)
        for wing in wings
        if wing.flyer.base != name
    ]
    marks = [
        (Mark.CARRIED, wing.flyer.group, Spot(State.OPERABLE, name), wing.flyer.number)
        for wing in wings
    ]
    postings, facts = transferred(books, transfers, marks)
    mission = _mission(books, wings, name)
    return ActionPlan(
        f"Supply flown to {name or '?'}",
        fed,
        Ruling(number, (*limit_lines(books, MissionKind.SUPPLY, wings), *lines)),
        postings=() if faults else postings,
        facts=() if faults else (*facts, *mission_facts(books, mission), *learned(books, wings)),
        refusals=tuple(dict.fromkeys(faults)),
    )


def _mission(books: Books, wings: tuple[Wing, ...], base: str) -> Mission:
    """The flight in the books, so that it can be intercepted in the Air Phase."""
    landed = tuple(Flyer(wing.flyer.group, base, wing.flyer.number) for wing in wings)
    counts = by_base(landed)
    flyers = tuple(Flyer(group, spot.base, n) for (group, spot), n in counts.items())
    number = next_number(books)
    return Mission(
        side=books.side,
        turn=books.turn,
        number=number,
        kind=MissionKind.SUPPLY,
        target=base,
        flyers=flyers,
    )


def _base_faults(books: Books, inputs: AirSupplyInputs, base: Base | None) -> Iterator[Fault]:
    if base is None:
        advice = did_you_mean(inputs.target, bases_of(books, books.side)) or "Enter it: Air bases."
        message = "There is no such base." if inputs.target else "is missing."
        yield Fault(message, "target", inputs.target, advice, "TRN-01")
    if not inputs.supplied:
        sentence = "Transports fly supply from bases in trace supply."
        yield Fault(sentence, "supplied", "false", "Choose another base.", "TRN-01")
    if inputs.zone and inputs.weather is None and inputs.zone.upper() not in known_weather(books):
        known = ", ".join(known_weather(books)) or "none yet"
        yield Fault("has no weather.", "zone", inputs.zone, f"Entered: {known}.", "TRN-02")


def _flight_faults(books: Books, wings: tuple[Wing, ...]) -> Iterator[Fault]:
    """Only transports fly, and each of them once (TRN-01)."""
    stock = held(books, books.side)
    for lying, number in by_base(wing.flyer for wing in wings).items():
        free = stock.get(lying, 0) - marked(books, Mark.CARRIED, *lying)
        if number > free:
            group, spot = lying
            sentence = f"{free} {group.name} at {spot.base} may still fly supply."
            yield Fault(sentence, "groups", str(number), case="TRN-01")
    if any(wing.flyer.role is Role.ESCORT for wing in wings):
        yield Fault("Escorts join transports in the Air Phase.", "groups", "escort", case="TRN-01")


def _fed_lines(books: Books, inputs: AirSupplyInputs, number: int) -> tuple[tuple[Step, ...], str]:
    """What the groups feed, by the weather; in every weather where that is not known."""
    weather = inputs.weather or known_weather(books).get(inputs.zone.upper())
    if weather is not None:
        ruling = air_supply_capacity(
            AirSupplyCapacityInputs(number, weather, AirSupplyUse.SUPPLY, books.options),
            books.tables,
        )
        feeds = counted(number, "transport group feeds", "transport groups feed")
        return ruling.working, f"{feeds} {counted(ruling.result.res, 'RE')}."
    lines = []
    for kind in Weather:
        asked = AirSupplyCapacityInputs(number, kind, AirSupplyUse.SUPPLY, books.options)
        lines.append(air_supply_capacity(asked, books.tables).working[-1])
    named = tuple(
        Step(f"REs fed in {kind}", line.value, line.arithmetic, line.case)
        for kind, line in zip(Weather, lines, strict=True)
    )
    result = Step("Groups that fly", number, case="TRN-01", kind=StepKind.RESULT)
    return (*named, result), f"{counted(number, 'transport group')} fly supply."


def transports_at(books: Books, base: str) -> int:
    """How many transport groups flew supply to a base in this player turn (TRN-02)."""
    return sum(
        flyer.number
        for one in missions_of(books, books.side)
        if one.kind is MissionKind.SUPPLY and one.target == base
        for flyer in one.flyers
        if flyer.role is Role.MAIN
    )


def air_supply_of(books: Books, base: str, weather: Weather) -> int:
    """How many REs a base can feed by what was flown there in this player turn (TRN-02).

    Raises:
        BadInput: An option of the campaign holds no number.
    """
    asked = AirSupplyCapacityInputs(
        transports_at(books, base), weather, AirSupplyUse.SUPPLY, books.options
    )
    return air_supply_capacity(asked, books.tables).result.res
