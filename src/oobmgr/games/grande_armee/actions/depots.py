"""Depots that are built, trains that depots bring forth, and whom a source feeds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.far_hexes import asks_about_hexes
from oobmgr.games.grande_armee.actions.forage import nations_of, of_no_such_nation, place_names
from oobmgr.games.grande_armee.actions.guest_depots import WHY_NOT, leave_for, owner_unknown
from oobmgr.games.grande_armee.actions.picked import enemies_there, nation_faults
from oobmgr.games.grande_armee.command.corps import (
    corps_called,
    corps_faults,
    corps_names,
    units_called,
)
from oobmgr.games.grande_armee.fact_kinds import SUPPLIED
from oobmgr.games.grande_armee.hexes import as_written, hex_faults
from oobmgr.games.grande_armee.march.log import weather_of
from oobmgr.games.grande_armee.nations import Nation, nation_named
from oobmgr.games.grande_armee.options import DEPOT_CITY_MARKER, SCENARIO, chosen
from oobmgr.games.grande_armee.supply.depots import (
    ALLIED,
    BUILDING,
    NATIONS,
    DepotInputs,
    SourceInputs,
    build_depot,
    supply_source_nation,
)
from oobmgr.games.grande_armee.supply.log import OF_CORPS, STATE, UNSUPPLIED
from oobmgr.games.grande_armee.supply.places import (
    PlaceKind,
    SupplyPlace,
    place_facts,
    place_named,
    places,
)
from oobmgr.games.grande_armee.units import DEPOT, SUPPLY_TRAIN, free_counters, is_free, is_kind
from oobmgr.games.grande_armee.words import ATTRITION, OWN_TURN, SIEGE, Weather
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import flag_told, open_told, text_told
from oobmgr.rules.nearest import folded
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    of_other_side,
    unit_name,
    units_of,
    units_told,
)

_GROUP: Final = "Supply"
_TRAINS: Final = "LGA-SUP-03"
_STACK: Final = "LGA-STK-03"
_NATIONS: Final = tuple(map(str, Nation))
_STACK_CELL: Final = "movement.stacking.trains"

DEPOTS: Final = Pickable(
    lambda books: free_counters(books, books.side, DEPOT),
    "No depot counter of this side is free: add units of the type depot, without a hex.",
)
TRAINS: Final = Pickable(
    lambda books: free_counters(books, books.side, SUPPLY_TRAIN),
    "No supply train of this side is free: add units of the type supply train, without a hex.",
)


def on_map_again(units: Iterable[UnitState], hex_number: str) -> tuple[list[Posting], list[Fact]]:
    """What has to be written for counters that were off the map to stand in a hex, whole."""
    postings, facts = list[Posting](), list[Fact]()
    for unit in units:
        dead, key = Account(Place.DEAD, unit.side), str(unit.id)
        home = unit_account(unit.side, unit.id)
        postings += transfer(dead, home, STEP, unit.steps - unit.steps_left)
        if unit.status is not UnitStatus.ON_MAP:
            now = str(UnitStatus.ON_MAP)
            facts.append(Fact(Subject.UNIT, key, "status", str(unit.status), now))
        if unit.hex != hex_number:
            facts.append(Fact(Subject.UNIT, key, "hex", unit.hex, hex_number))
    return postings, facts


# ------------------------------------------------------------------------------------- depots


@dataclass(frozen=True)
class BuildDepotInputs:
    """A depot counter and where it is built."""

    units: tuple[int, ...] = units_told("The depot.", BUILDING)
    hex: str = text_told("The hex, or the town by its name.", BUILDING, label="Hex or town")
    weather: Weather | None = open_told(
        "The weather of the turn; blank, as it was entered.", BUILDING, label="Weather"
    )
    leave: bool = flag_told(
        "Whether the owner of an allied depot city gives leave.", ALLIED, label="Leave of the owner"
    )


@action(
    "LGA-SUP-02 LGA-SUP-04",
    phases=OWN_TURN,
    title="Build a depot",
    name="build_depot",
    tab="Depot",
    post_text="Post the depot",
    group=_GROUP,
    helpers=("grande_armee.build_depot", "grande_armee.allied_depot"),
    offers=lambda books: {"hex": place_names(books)},
    **DEPOTS.offering(BUILDING, units="is built"),
)
@asks_about_hexes
def plan_build_depot(books: Books, inputs: BuildDepotInputs) -> ActionPlan:
    """Build a depot, with the depleted marker that mud or snow puts beside it."""
    units = known_units(books, inputs.units)
    named = as_written(inputs.hex)
    # A place that the books do not know is a plain hex, without markers.
    place = place_named(books, named) or SupplyPlace(name=named, kind=PlaceKind.HEX, hex=named)
    weather = inputs.weather or weather_of(books, books.turn)
    refusals = [
        *_counter_faults(books, units, DEPOT, BUILDING),
        *_where(place.hex, named, BUILDING),
    ]
    if weather is None:
        advice = "Enter the weather of the turn, or name it here."
        refusals.append(Fault("is missing.", "weather", advice=advice, case=BUILDING, missing=True))
        # Without weather nobody can say whether a marker is placed.
        return ActionPlan.refused("Depot", tuple(refusals))
    asked = DepotInputs(
        depleted_before=place.depleted,
        weather=weather,
        depot_city=place.kind is PlaceKind.DEPOT_CITY,
        # L-24: bad weather depletes what is built, yet a depot city never is; one has to prevail.
        city_takes_marker=bool(chosen(books.options, DEPOT_CITY_MARKER)),
    )
    built = build_depot(asked, books.tables)
    leave = leave_for(books, place, units, permits=inputs.leave)
    # In a city of an ally one depot may stand, and only with its owner's leave.
    if leave and not leave.result.legal:
        refusals.append(Fault("is a depot city of an ally.", "hex", place.name, WHY_NOT, ALLIED))
    refusals += [*_one_at_a_time(units), *_other_weather(books, inputs.weather)]
    marked = replace(place, depleted=place.depleted + built.result.add_marker)
    postings, facts = on_map_again(units, place.hex)
    return ActionPlan(
        f"Depot in {place.name}: {names_of(units)}",
        "A depleted marker is placed." if built.result.add_marker else "",
        Ruling(built.result.add_marker, (*(leave.working if leave else ()), *built.working)),
        tuple(postings),
        # Written only where something changes: the place may be no more than a hex.
        (*facts, *(place_facts(books, marked) if marked != place else ())),
        refusals=tuple(refusals),
        warnings=(*enemies_there(books, units, place.hex, BUILDING), *owner_unknown(place)),
    )


def _one_at_a_time(units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Each depot is built by itself: an ally's city takes one, and mud marks the hex for each."""
    for unit in units[1:]:
        yield against(unit, "is one depot too many.", BUILDING, "Build one at a time.")


def _other_weather(books: Books, said: Weather | None) -> Iterator[Fault]:
    entered = weather_of(books, books.turn)
    if said is not None and entered is not None and said is not entered:
        advice = "Leave it blank: it goes by the Weather Phase."
        yield Fault(f"is {entered} in this turn.", "weather", str(said), advice, BUILDING)


def _counter_faults(
    books: Books, units: tuple[UnitState, ...], kind: str, case: str
) -> Iterator[Fault]:
    if not units:
        yield Fault("No unit is picked.", "units", advice="Pick the units concerned.", case=case)
    for unit in units:
        if not is_kind(unit, kind):
            yield against(unit, f"is not a {kind}.", case)
        elif not is_free(unit):
            stands = f"is in {unit.hex}: its counter is not free."
            waits = "waits as a reinforcement: its counter is not free."
            yield against(unit, stands if unit.hex else waits, case)
    yield from of_other_side(books, units, "of the side", case)


def _where(at: str, named: str, case: str) -> Iterator[Fault]:
    """What stands against a place where a counter is to stand: it needs a hex."""
    if not named:
        yield Fault("is missing.", "hex", advice="Say in which hex.", case=case, missing=True)
    elif not at:
        advice = "Enter its hex first, under Towns."
        yield Fault("has no hex in the books.", "hex", named, advice, case)
    else:
        yield from hex_faults(at, "hex", case)


# ------------------------------------------------------------------------------------- trains


@dataclass(frozen=True)
class TrainsInputs:
    """Supply trains that a depot or depot city brings forth."""

    units: tuple[int, ...] = units_told("The supply trains.", _TRAINS)
    hex: str = text_told("The depot or depot city, by hex or name.", _TRAINS, label="Depot")
    besieged: bool = flag_told(
        "Whether the hex is a besieged fortress, which holds any number.",
        _STACK,
        label="Besieged fortress",
    )


@action(
    "LGA-SUP-03",
    phases=(*OWN_TURN, SIEGE),
    title="Supply trains",
    name="supply_trains",
    tab="Trains",
    post_text="Post the trains",
    group=_GROUP,
    helpers=("grande_armee.supply_train_stacking",),
    offers=lambda books: {"hex": place_names(books)},
    **TRAINS.offering(_TRAINS, units="comes forth"),
)
def plan_supply_trains(books: Books, inputs: TrainsInputs) -> ActionPlan:
    """Bring supply trains forth from a depot or a depot city of the same nation."""
    units = known_units(books, inputs.units)
    named = as_written(inputs.hex)
    place = place_named(books, named)
    at = place.hex if place else named
    most = books.tables.cell(_STACK_CELL)
    # Wherever they came from: the limit is one of the hex.
    there = sum(1 for u in units_of(books) if at and u.hex == at and is_kind(u, SUPPLY_TRAIN))
    after = there + len(units)
    refusals = [
        *_counter_faults(books, units, SUPPLY_TRAIN, _TRAINS),
        *_where(at, named, _TRAINS),
        *(_source_faults(books, units, place, at) if at else ()),
    ]
    if after > most.whole and not inputs.besieged:
        advice = "Two may be in a hex, unless it is a besieged fortress."
        # As a sentence of its own: the field is called *Depot*, and no depot holds them.
        refusals.append(Fault(f"{at} would hold {after} trains.", "hex", at, advice, _STACK))
    postings, facts = on_map_again(units, at)
    words = "besieged: any number" if inputs.besieged else f"at most {most.whole}"
    return ActionPlan(
        f"{counted(len(units), 'supply train')} from {place.name if place else at}",
        "",
        Ruling(after, (most.step("Trains in the hex", after, words, StepKind.RESULT),)),
        tuple(postings),
        tuple(facts),
        refusals=tuple(refusals),
    )


def _source_faults(
    books: Books, units: tuple[UnitState, ...], place: SupplyPlace | None, at: str
) -> Iterator[Fault]:
    """A depot or depot city of the nation of each train has to be there."""
    # A depot of the nation is enough; a depot city yields trains for its owner as well.
    known = {nation_named(u.nation) for u in units_of(books) if is_kind(u, DEPOT) and u.hex == at}
    if place and place.kind is PlaceKind.DEPOT_CITY and place.owner:
        known.add(place.owner)
    for unit in units:
        if nation_named(unit.nation) not in known:
            sentence = f"{unit.nation} has no depot and no depot city there."
            yield Fault(sentence, "hex", at, "Name one of that nation.", _TRAINS)


# ------------------------------------------------------------------------------ who is supplied


@dataclass(frozen=True)
class SourceOfCorpsInputs:
    """A corps and what feeds it in this turn."""

    corps: str = text_told("The corps, or the unit.", NATIONS, label="Corps")
    nation: str = text_told("The nation of its units.", NATIONS, label="Nation")
    source: str = text_told(
        "The nation of the depot, depot city or train that feeds it; empty, nothing does.",
        NATIONS,
        label="Source of",
        empty="nothing feeds it",
    )
    exception: str = text_told(
        "The case of your rules that lets a source of another nation feed it.",
        NATIONS,
        label="Exception by case",
    )


@action(
    "LGA-SUP-01 LGA-SCN-16",
    phases=(*OWN_TURN, ATTRITION),
    title="Supply of a corps",
    name="supply_source",
    tab="Supplied",
    post_text="Post the supply",
    group=_GROUP,
    helpers=("grande_armee.supply_source_nation",),
    offers=lambda books: {"corps": corps_names(books), "nation": _NATIONS, "source": _NATIONS},
)
def plan_supply_source(books: Books, inputs: SourceOfCorpsInputs) -> ActionPlan:
    """Say what feeds a corps: a source of its own nation, or nothing at all."""
    name, source = corps_called(books, inputs.corps), nation_named(inputs.source)
    refusals = [
        *corps_faults(books, (inputs.corps,), "corps", NATIONS, units=True),
        *nation_faults(books, inputs.nation, "nation", NATIONS),
        *nation_faults(books, inputs.source, "source", NATIONS),
    ]
    for field, value, advice in (
        ("corps", name, "Name the corps."),
        ("nation", inputs.nation.strip(), "Say of which nation it is."),
    ):
        if not value:
            refusals.append(Fault("is missing.", field, advice=advice, missing=True))
    scenario = str(chosen(books.options, SCENARIO))
    asked = SourceInputs(inputs.nation, source, scenario, inputs.exception.strip())
    # Without a source there is nothing to compare: the corps is unsupplied.
    found = supply_source_nation(asked, books.tables) if source else None
    if found and not found.result.legal and not refusals:
        sentence = f"A source of {source} does not feed {nation_named(inputs.nation)}."
        advice = "They forage, or are unsupplied."
        refusals.append(Fault(sentence, "source", source, advice, NATIONS))
    # One entry a turn: a second would contradict the first unseen.
    if name and books.fact(SUPPLIED, OF_CORPS.key(books.turn, name), STATE):
        advice = "Undo that entry first."
        refusals.append(Fault("has its supply of this turn entered.", "corps", name, advice))
    state = f"source of {source}" if source else UNSUPPLIED
    none = (Step(name, UNSUPPLIED, "no source", NATIONS, StepKind.RESULT),)
    return ActionPlan(
        f"{name}: {state}",
        "" if source else "It suffers attrition.",
        Ruling(state, found.working if found else none),
        facts=enter(books, SUPPLIED, OF_CORPS.key(books.turn, name), STATE, state),
        refusals=tuple(refusals),
        warnings=(*_other_nation(books, inputs, name), *_no_source(books, source))
        if source
        else (),
    )


def _no_source(books: Books, source: str) -> Iterator[Fault]:
    """Asks about a source that is nowhere on the map, as far as the books know."""
    sources = (u for u in units_of(books) if u.hex and is_kind(u, DEPOT, SUPPLY_TRAIN))
    cities = (one.owner for one in places(books) if one.kind is PlaceKind.DEPOT_CITY)
    if folded(source) not in map(folded, (*(nation_named(u.nation) for u in sources), *cities)):
        sentence = f"{source} has no depot, depot city or supply train on the map."
        advice = "Check which source it is."
        yield Fault(sentence, "source", source, advice, NATIONS).question()


def _other_nation(books: Books, inputs: SourceOfCorpsInputs, name: str) -> Iterator[Fault]:
    """Asks about units of a corps that are of another nation than the one that is entered."""
    said, source = nation_named(inputs.nation), nation_named(inputs.source)
    # One unit may be named instead of a corps.
    units = units_called(books, name) or tuple(
        one
        for one in units_of(books)
        if folded(name) in map(folded, (one.designation, unit_name(one)))
    )
    nations = nations_of(units)
    if nations and folded(said) not in map(folded, nations):
        yield of_no_such_nation(name, said, nations, NATIONS).question()
        return
    scenario, exception = str(chosen(books.options, SCENARIO)), inputs.exception.strip()
    asked = ((one, SourceInputs(one, source, scenario, exception)) for one in nations)
    unfed = [
        one for one, pair in asked if not supply_source_nation(pair, books.tables).result.legal
    ]
    # Where the nation that is entered is not fed either, the entry is refused.
    if unfed and folded(said) not in map(folded, unfed):
        sentence = (
            f"{name} has units of {', '.join(unfed)}, which a source of {source} does not feed."
        )
        advice = "They forage, or are unsupplied: enter them one by one."
        yield Fault(sentence, "corps", name, advice, NATIONS).question()
