"""Missions with an end of their own: interdiction zones, and supply flown to a base."""

from collections.abc import Iterator
from dataclasses import replace

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.actions.air.doubts import wing_doubts
from oobmgr.games.europa.actions.air.missions import MissionGroup, any_groups, read_wings
from oobmgr.games.europa.actions.air.repairs import Success
from oobmgr.games.europa.actions.fields import weather_told, zone_told
from oobmgr.games.europa.actions.supply.weather import known_weather, weather_against
from oobmgr.games.europa.air.base_records import Base, base_named, bases_of
from oobmgr.games.europa.air.flying import over_capacity
from oobmgr.games.europa.air.held import Spot, State, held
from oobmgr.games.europa.air.mission_kinds import MissionKind, Role
from oobmgr.games.europa.air.mission_limits import (
    Wing,
    factors_of,
    learned,
    limit_faults,
    limit_lines,
    wings_of,
)
from oobmgr.games.europa.air.mission_records import (
    Flyer,
    Mission,
    by_base,
    mission_facts,
    missions_of,
    next_number,
)
from oobmgr.games.europa.air.missions import (
    AirSupplyCapacityInputs,
    AirSupplyUse,
    air_supply_capacity,
)
from oobmgr.games.europa.air.slips import high_rating, many_factors, most_factors
from oobmgr.games.europa.air.strikes import Strike, strike_at, strike_facts
from oobmgr.games.europa.air.transfers import Mark, Transfer, marked, transferred
from oobmgr.games.europa.air.zones import Zone, zone_at, zone_facts, zones_of
from oobmgr.games.europa.chart_lookup import contradictions, leave_to_chart
from oobmgr.games.europa.hexes import place_asked
from oobmgr.games.europa.known_words import bases, groups, hexes
from oobmgr.games.europa.rail.breaks import BreakCause, RailBreak, break_facts, breaks, ending
from oobmgr.games.europa.trace.interdiction import (
    InterdictionZoneInputs,
    StrikeGroup,
    interdiction_zone,
)
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import AIR, INITIAL, SIDE_NAMES, Weather
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import choice_told, count_told, die_told, flag_told, list_told, text_told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.offered_words import offering

PLACED_ALIASES = {"placed": "yes", "failed": "no"}


@dataclass(frozen=True)
class InterdictionInputs:
    """A mission that arrives, and where."""

    place: str = text_told("The hex in the centre of the zone.", "INT-03", label="Centre")
    rail: bool = flag_told(
        "Whether it is a rail hex, where the zone breaks the line.", "INT-05", label="Rail hex?"
    )
    groups: tuple[StrikeGroup, ...] = list_told(
        "The groups that arrive, escorts left out.", "INT-03", label="Groups that arrive"
    )
    factors: int = count_told(
        "Tactical factors, full groups doubled; groups that are listed add theirs.",
        "INT-03",
        unit="factors",
        high=FEW,
        label="Tactical factors",
    )
    die: int = die_told("The die; 0 for none.", "INT-03", label="Die")
    result: Success = choice_told(
        "Whether the zone is placed, where it is known without the die.",
        "INT-03",
        Success.CHART,
        PLACED_ALIASES,
        label="Zone placed?",
    )


@action(
    "INT-03 INT-05..06 SP-11",
    phases=(AIR,),
    title="Interdiction zone",
    tab="Interdiction",
    post_text="Post the mission",
    group="Bombing",
    remedy=leave_to_chart,
    helpers=("europa.interdiction_zone", "europa.flak_strength"),
    offers=offering(place=hexes),
)
def plan_interdiction(books: Books, inputs: InterdictionInputs) -> ActionPlan:
    """Say where a mission interdicts, and whether it places its zone."""
    plan = interdict(books, inputs)
    # What is missing of the zone itself is said first: who flies matters only once it could be
    # posted.
    if plan.refusals:
        return plan
    # Factors may be entered without a list of groups: one group at least has flown then.
    strike = strike_at(books, MissionKind.INTERDICTION, inputs.place, max(len(inputs.groups), 1))
    if strike.refusals:
        return replace(plan, facts=(), refusals=strike.refusals)
    plan = replace(plan, warnings=(*plan.warnings, *_beyond_groups(books, inputs, strike)))
    placed = "zone placed" if plan.ruling.result else "no zone"
    return replace(plan, facts=plan.facts + strike_facts(books, strike, placed))


def _beyond_groups(books: Books, inputs: InterdictionInputs, strike: Strike) -> Iterator[Fault]:
    """Asks about ratings that no counter shows, and more factors than the groups bring (INT-03)."""
    for at, group in enumerate(inputs.groups):
        where = f"groups.{at}"
        # Interdiction goes by the tactical rating of a counter, as support of ground troops does
        # (INT-03).
        yield from high_rating(group.rating, f"{where}.rating", "INT-03", strategic=False)
    if not inputs.factors:
        return
    mission, known = strike.mission, None
    # Escorts bring no factors (MIS-08), so they do not raise what may be entered.
    groups = mission.number_of(Role.MAIN) if mission else strike.groups
    # The groups of a mission are in the books, so what they bring is known where their ratings are.
    # Otherwise only the most that so many counters could bring is a bound.
    if mission and not inputs.groups:
        known = factors_of(books, wings_of(books, mission.flyers, mission.kind))
    most = most_factors(groups) if known is None else known
    listed = interdiction_zone(InterdictionZoneInputs(inputs.groups), books.tables).result.factors
    yield from many_factors(inputs.factors + listed, most, "factors", "INT-03")


def interdict(books: Books, inputs: InterdictionInputs) -> ActionPlan:
    """What a mission that arrives does, whoever flies it."""
    zone = Zone(books.side, inputs.place.strip(), books.turn, inputs.rail)
    refusals = tuple(_place_faults(books, zone))
    try:
        placed, working = _succeeds(books, inputs)
    except BadInput as error:
        # What is only asked about stands beside the refusal, so that a player mends all of it in
        # one go.
        found = ActionPlan.refused("Interdiction", refusals + error.faults)
        return replace(found, warnings=tuple(_asked(books, inputs)))
    where = zone.name or "?"
    return ActionPlan(
        f"Interdiction zone at {where}" if placed else f"Interdiction at {where} failed",
        f"There is a zone around {where} until the {zone.until}."
        if placed
        else "No zone is placed.",
        Ruling(placed, (*working, *_told(books, zone, placed=placed))),
        facts=_facts(books, zone) if placed and not refusals else (),
        warnings=(
            *place_asked(books, zone.place, "place", "INT-03"),
            *_against_the_die(books, inputs),
        ),
        refusals=refusals,
    )


def _place_faults(books: Books, zone: Zone) -> Iterator[Fault]:
    if not zone.place:
        yield Fault("is missing.", "place", advice="Enter the hex in the centre.", missing=True)
    elif zone_at(books, zone.side, zone.place) is not None:
        sentence = f"There is a zone of yours around {zone.place} already."
        yield Fault(sentence, "place", zone.place, case="INT-03")


def _facts(books: Books, zone: Zone) -> tuple[Fact, ...]:
    """The zone, and the break of the rail line in its centre, unless that is broken (INT-05)."""
    facts = zone_facts(books, zone)
    # A line that is broken already keeps the break that it has, with its own end.
    broken = {folded(one.place) for one in breaks(books)}
    if not zone.rail or folded(zone.place) in broken:
        return facts
    # The break lasts as long as its zone: both go when the side that placed them plays again
    # (INT-06).
    ends = ending(books, zone.side)
    cut = RailBreak(zone.place, BreakCause.ZONE, zone.side, zone.placed, ends)
    return facts + break_facts(books, cut)


def _succeeds(books: Books, inputs: InterdictionInputs) -> tuple[bool, list[Step]]:
    """Whether a zone is placed. Raises `BadInput` where neither die nor result says it."""
    ruling = interdiction_zone(InterdictionZoneInputs(inputs.groups), books.tables)
    factors = ruling.result.factors + inputs.factors
    # Only the lines of the groups: the rest of that ruling leaves out factors entered by hand.
    working = list(ruling.working[: len(inputs.groups)])
    if inputs.factors:
        working.append(Step("Factors entered", inputs.factors, case="INT-03"))
    # What the player states goes before die and factors; where these say otherwise, he is asked.
    if inputs.result is not Success.CHART:
        placed = inputs.result is Success.YES
        text = f"die {inputs.die}, as entered" if inputs.die else "as entered"
        return placed, [*working, Step("Placed", placed, text, "INT-03", StepKind.SUM)]
    if not factors:
        advice = "Enter the groups or their factors, or the result."
        raise BadInput(Fault("No group arrives.", "groups", "0", advice, "INT-03", missing=True))
    faces = books.tables.whole("trace.zone.faces")
    working.append(Step("Factors", factors, case="INT-03", kind=StepKind.SUM))
    # EU-CF-32: a die up to the factors places the zone, so with as many factors as faces none is
    # rolled.
    if factors >= faces:
        text = f"{faces} or more: automatic"
        return True, [*working, Step("Placed", value=True, arithmetic=text, case="INT-03")]
    if not inputs.die:
        sentence = f"{counted(factors, 'factor')}: a roll of {factors} or less places it."
        raise BadInput(Fault(sentence, "die", "0", "Enter the die or the result.", "INT-03"))
    placed = inputs.die <= factors
    return placed, [*working, Step("Placed", placed, f"die {inputs.die}", "INT-03")]


def _asked(books: Books, inputs: InterdictionInputs) -> Iterator[Fault]:
    yield from place_asked(books, inputs.place, "place", "INT-03")
    yield from _against_the_die(books, inputs)


def _against_the_die(books: Books, inputs: InterdictionInputs) -> Iterator[Fault]:
    """That a result is entered which factors and die contradict."""
    if inputs.result is Success.CHART:
        return
    # The same entry as if nothing had been stated: what the die alone would have made of it.
    rolled = replace(inputs, result=Success.CHART)
    yield from contradictions(
        lambda: Success.YES if _succeeds(books, rolled)[0] else Success.NO,
        inputs.result,
        "result",
        "INT-03",
        source="The die",
    )


def _told(books: Books, zone: Zone, *, placed: bool) -> list[Step]:
    """When the zone goes, its rail break, and how many zones the side then has."""
    goes = f"It goes in the {SIDE_NAMES[zone.side]} Initial Phase"
    lines = [Step(goes, CALENDAR.label(zone.last), case="INT-06")] if placed else []
    if placed and zone.rail:
        lines.append(Step("The rail line is cut", "in its centre", case="INT-05"))
    # This zone is not in the books yet, and its player wants to know how many lie there after it.
    number = len(zones_of(books, books.side)) + placed
    lines.append(Step("Zones on the map", number, case="INT-06", kind=StepKind.RESULT))
    return lines


@dataclass(frozen=True)
class AirSupplyInputs:
    """Transport groups that fly supply to a base."""

    target: str = text_told("The base that is fed.", "TRN-01", label="Base")
    groups: tuple[MissionGroup, ...] = list_told(
        "The transport groups that fly.", "TRN-01", label="Transport groups"
    )
    zone: str = zone_told("The weather zone of the base.", "TRN-02", label="Weather zone")
    weather: Weather | None = weather_told(
        "The weather there, where it is not that of the zone.", "TRN-02", label="Weather"
    )
    supplied: bool = flag_told(
        "Whether the bases that they fly from are in trace supply.",
        "TRN-01",
        default=True,
        label="Their bases in supply?",
    )


@action(
    "TRN-01..02",
    phases=(INITIAL,),
    title="Supply by air",
    offered=any_groups,
    not_now=Fault("The side holds no air group."),
    post_text="Post the flight",
    group="Air",
    offers=offering(target=bases, box=bases, card=groups),
)
def plan_air_supply(books: Books, inputs: AirSupplyInputs) -> ActionPlan:
    """Fly supply to a base with transport groups, which stay there."""
    base = base_named(books, books.side, inputs.target) if inputs.target else None
    wings, faults = read_wings(books, inputs.groups, MissionKind.SUPPLY)
    # Limits are looked at once all groups are known: one left out would let too many pass.
    if not faults:
        faults += tuple(limit_faults(books, MissionKind.SUPPLY, wings, night=False))
        faults += tuple(_flight_faults(books, wings))
        # Flights of supply use up the capacity of a damaged base as other missions do (AIR-08).
        faults += tuple(over_capacity(books, by_base(wing.flyer for wing in wings)))
    faults += tuple(_base_faults(books, inputs, base))
    number = sum(wing.flyer.number for wing in wings)
    name = base.name if base else inputs.target
    lines, fed = _fed_lines(books, inputs, number)
    transfers = [
        Transfer(*wing.flyer.lying, Spot(State.OPERABLE, name), wing.flyer.number)
        for wing in wings
        # Groups that stand there already have nowhere to go.
        if wing.flyer.base != name
    ]
    # Marked where they landed: a group flies supply once in a player turn (TRN-01).
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
        warnings=(
            *weather_against(books, inputs.zone, inputs.weather, "TRN-02"),
            *wing_doubts(books, wings),
        ),
        # Several groups may be refused for one reason, which is told once.
        refusals=tuple(dict.fromkeys(faults)),
    )


def _mission(books: Books, wings: tuple[Wing, ...], base: str) -> Mission:
    """The flight in the books, so that it can be intercepted in the Air Phase."""
    landed = tuple(Flyer(wing.flyer.group, base, wing.flyer.number) for wing in wings)
    # Groups of one type from several bases are alike once they have landed.
    counts = by_base(landed)
    flyers = tuple(Flyer(group, spot.base, n) for (group, spot), n in counts.items())
    return Mission(
        side=books.side,
        turn=books.turn,
        number=next_number(books),
        kind=MissionKind.SUPPLY,
        target=base,
        flyers=flyers,
    )


def _base_faults(books: Books, inputs: AirSupplyInputs, base: Base | None) -> Iterator[Fault]:
    if base is None:
        advice = did_you_mean(inputs.target, bases_of(books, books.side)) or "Enter it: Air bases."
        message = "There is no such base." if inputs.target else "is missing."
        missing = not inputs.target
        yield Fault(message, "target", inputs.target, advice, "TRN-01", missing=missing)
    if not inputs.supplied:
        sentence = "Transports fly supply from bases in trace supply."
        yield Fault(sentence, "supplied", "false", "Choose another base.", "TRN-01")
    # Only a zone that is named has to have weather: left open, the lines tell what each kind feeds.
    if inputs.zone and inputs.weather is None and inputs.zone.upper() not in known_weather(books):
        known = ", ".join(known_weather(books)) or "none yet"
        yield Fault("has no weather.", "zone", inputs.zone, f"Entered: {known}.", "TRN-02")


def _flight_faults(books: Books, wings: tuple[Wing, ...]) -> Iterator[Fault]:
    """Only transports fly, and each of them once (TRN-01)."""
    stock = held(books, books.side)
    for lying, number in by_base(wing.flyer for wing in wings).items():
        # The mark lies where groups landed, so they cannot fly on from there either (EU-CF-78).
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
            # EU-CF-04: here units trace to the base. In place of a truck it has a figure of its
            # own.
            AirSupplyCapacityInputs(number, weather, AirSupplyUse.SUPPLY, books.options),
            books.tables,
        )
        feeds = counted(number, "transport group feeds", "transport groups feed")
        return ruling.working, f"{feeds} {counted(ruling.result, 'RE')}."
    lines = []
    for kind in Weather:
        asked = AirSupplyCapacityInputs(number, kind, AirSupplyUse.SUPPLY, books.options)
        fed = air_supply_capacity(asked, books.tables).working[-1]
        # Figures for weather that may not come are no result: certain is only how many groups fly.
        lines.append(replace(fed, label=f"REs fed in {kind}", kind=StepKind.LINE))
    result = Step("Groups that fly", number, case="TRN-01", kind=StepKind.RESULT)
    flying = counted(number, "transport group flies", "transport groups fly")
    return (*lines, result), f"{flying} supply."


def transports_at(books: Books, base: str) -> int:
    """How many transport groups flew supply to a base in this player turn (TRN-02)."""
    return sum(
        flyer.number
        for one in missions_of(books, books.side)
        if one.kind is MissionKind.SUPPLY and one.target == base
        for flyer in one.flyers
        if flyer.role is Role.MAIN
    )
