"""A supply trace of units, link by link; what comes of it is their supply state."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted, parse_exact, plain, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.acting import looked_up, named, unfit, units_told
from oobmgr.games.europa.actions.air.interdiction import transports_at
from oobmgr.games.europa.actions.fields import ZONE_OPEN, weather_told, zone_told
from oobmgr.games.europa.actions.supply.weather import (
    WeatherAsked,
    any_weather,
    known_weather,
    weather_asked,
)
from oobmgr.games.europa.air.base_records import base_named, bases_of
from oobmgr.games.europa.air.missions import (
    AirSupplyCapacityInputs,
    AirSupplyUse,
    air_supply_capacity,
)
from oobmgr.games.europa.combat.fighters import fighter
from oobmgr.games.europa.isolation.rolling import due_stacks
from oobmgr.games.europa.known_words import bases, hexes
from oobmgr.games.europa.picking.supply import supply_picking
from oobmgr.games.europa.supply.marks import STATE_WORDS
from oobmgr.games.europa.supply.measuring import (
    Measured,
    measured,
    measured_facts,
    on_map,
    shared,
    stack_at,
    state_lines,
)
from oobmgr.games.europa.trace.links import (
    ChainLink,
    LinkKind,
    SupplyChainInputs,
    read_links,
    supply_chain,
)
from oobmgr.games.europa.words import INITIAL, Weather
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import count_told, flag_told, list_told, text_told
from oobmgr.rules.inputs import FILLED_IN, told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.offered_words import offering

_RAIL = "rail"
_HOLDS = Fault("The trace holds, so the units are in supply.", "cut_off", case="SUP-01")
_FED = "fed"
_BY_AIR = frozenset({LinkKind.OVERLAND, LinkKind.TRUCK})
"""What a trace to a base that is fed by air may run over."""


_WITH_BASE: Mapping[str, tuple[str, ...]] = {"base": FILLED_IN}


@dataclass(frozen=True)
class SupplyTraceInputs:
    """Units of one stack, and the links of their supply trace from them to the source."""

    units: tuple[int, ...] = units_told("Units with this trace.", label="Units")
    hex: str = text_told(
        "Or their hex: all of the side's own units there.", "SUP-01", label="Or their hex"
    )
    links: tuple[ChainLink, ...] = list_told(
        "The links in order from the unit.",
        "SUP-01",
        read=read_links,
        names=("chain",),
        label="Links",
    )
    zone: str = zone_told(
        "The weather zone; the weather entered there holds.", "SUP-02", label="Weather zone"
    )
    weather: Weather | None = weather_told(
        "The weather, where the zone is not entered.",
        "SUP-02",
        label="Weather",
        when=ZONE_OPEN,
    )
    arctic: bool = flag_told("Whether it is in the arctic.", "SUP-03", label="Arctic?")
    reached: bool = flag_told(
        "Whether the side's own units had reached each of its rail hexes the turn before.",
        "SUP-09",
        default=True,
        label="Rail in use last turn?",
    )
    rail_break: bool = flag_told(
        "Whether the rail line at its end is broken.", "RAIL-10", label="Rail broken at its end?"
    )
    base: str = text_told(
        "The airbase at its end that was fed by air in this turn.",
        "TRN-02",
        label="Airbase at its end",
    )
    fed_groups: int = count_told(
        "Transport groups that feed it, where the books do not have them.",
        "TRN-02",
        unit="groups",
        label="Transport groups feeding it",
        when=_WITH_BASE,
    )
    as_truck: bool = flag_told(
        "Whether that airbase stands in for a truck at Special distance.",
        "TRK-07",
        label="Airbase as a truck?",
        when=_WITH_BASE,
    )
    cut_off: bool = flag_told(
        "Without supply: whether no path of any length is open, so that they are isolated.",
        "ISO-01",
        label="No path at all?",
    )


@dataclass(frozen=True)
class SupplyTraced:
    """Whether the trace holds, and what that makes of the units."""

    holds: bool = told("Whether the trace holds.")
    state: Measured = told("The state of the units.")
    units: int = told("How many units.", unit="units")


@action(
    "SUP-01 ISO-08 SUP-02..05 SUP-09 TRK-01..04 TRK-07 TRN-02",
    phases=(INITIAL,),
    title="Supply trace",
    offered=lambda books: any(unit.side == books.side for unit in on_map(books)),
    not_now=Fault("The side has no unit on the map."),
    post_text="Post this supply state",
    group="Supply",
    picking=supply_picking({"units": "trace so"}),
    offers=offering(hex=hexes, base=bases),
)
def plan_supply_trace(books: Books, inputs: SupplyTraceInputs) -> ActionPlan:
    """Count the links of a trace; whether it holds sets the state of the units."""
    units, faults = _units(books, inputs)
    weather, weather_line = _weather(books, inputs)
    holds, lines = _followed(books, inputs, units, weather)
    asked = _weather_asked(books, inputs, units)
    # Isolated only on the player's word: that no path is open at all, no trace can show.
    lacking = Measured.ISOLATED if inputs.cut_off else Measured.UNSUPPLIED
    state = Measured.IN_SUPPLY if holds else lacking
    found = {unit.id: state.state for unit in units}
    # Units below division size share the state of their stack.
    supply = measured(books, found | shared(books, found))
    rolls = len(due_stacks(books, supply))
    word = STATE_WORDS[state.state]
    one = named(units[0]) if len(units) == 1 else counted(len(units), "unit")
    who = inputs.hex or one
    return ActionPlan(
        f"Supply trace, {who}: {word}",
        f"The trace of {who} {'holds' if holds else 'does not hold'}: {word}.",
        Ruling(
            SupplyTraced(holds, state, len(units)),
            (
                weather_line,
                *lines,
                Step("The trace holds", holds, case="SUP-01", kind=StepKind.RESULT),
                *state_lines(books, supply),
                Step("Hexes that roll for attrition", rolls, case="ISO-01"),
            ),
        ),
        facts=measured_facts(books, supply) + _fed_facts(books, inputs, units, holds=holds),
        warnings=(*asked.doubtful, *((_HOLDS,) if holds and inputs.cut_off else ())),
        refusals=(*faults, *asked.missing, *_refusals(books, inputs)),
    )


def _units(
    books: Books, inputs: SupplyTraceInputs
) -> tuple[tuple[UnitState, ...], tuple[Fault, ...]]:
    named_units, faults = looked_up(books, inputs.units, lambda unit: unfit(unit, books.side))
    # A unit that is named and stands in the hex as well is one.
    found = {unit.id: unit for unit in named_units}
    if inputs.hex:
        stack = stack_at((u for u in on_map(books) if u.side == books.side), inputs.hex)
        found |= {unit.id: unit for unit in stack}
        if not stack:
            sentence = f"No unit of yours is in {inputs.hex}."
            advice = "Enter the hex as the order of battle has it."
            faults += (Fault(sentence, "hex", inputs.hex, advice, "SUP-01"),)
    if not found and not faults:
        advice = "Pick units, or enter their hex."
        faults = (
            Fault("Nothing is entered.", "units", advice=advice, case="SUP-01", missing=True),
        )
    return tuple(found.values()), faults


def _weather(books: Books, inputs: SupplyTraceInputs) -> tuple[Weather, Step]:
    """The weather in which the trace is measured: of the zone, as entered, or clear."""
    known = known_weather(books)
    if alike := any_weather(books, inputs.zone, inputs.weather, "SUP-02"):
        return Weather.CLEAR, alike[0]
    if inputs.zone in known:
        # The zone's weather goes before what is typed, so that one place cannot have two.
        weather, why = known[inputs.zone], f"zone {inputs.zone}"
    else:
        weather, why = inputs.weather or Weather.CLEAR, "as entered" if inputs.weather else ""
    return weather, Step("Weather", str(weather), why, "SUP-02")


def _weather_asked(
    books: Books, inputs: SupplyTraceInputs, units: tuple[UnitState, ...]
) -> WeatherAsked:
    """Asks for the weather where it decides whether the trace holds."""

    def holds(weather: Weather) -> bool:
        return _followed(books, inputs, units, weather)[0]

    return weather_asked(books, inputs.zone, inputs.weather, "SUP-02", under=holds)


def _followed(
    books: Books, inputs: SupplyTraceInputs, units: tuple[UnitState, ...], weather: Weather
) -> tuple[bool, tuple[Step, ...]]:
    """Whether the trace holds in a weather, and the lines that say so."""
    asked = SupplyChainInputs(
        inputs.links, weather, inputs.arctic, rail_break=inputs.rail_break, options=books.options
    )
    ruling = supply_chain(asked, books.tables)
    more = tuple(_more_lines(books, inputs, units, weather))
    # A line without a yes or no, such as a number of groups, does not decide.
    holds = bool(inputs.links) and ruling.result and all(line.value is not False for line in more)
    # Its result is not the last word: the rail hexes and the airbase may still say no.
    return holds, (*ruling.working[:-1], *more)


def _more_lines(
    books: Books, inputs: SupplyTraceInputs, units: tuple[UnitState, ...], weather: Weather
) -> Iterator[Step]:
    """What the trace needs beside the length of its links."""
    kinds = {link.kind for link in inputs.links}
    # Asked where it matters: a trace without rail needs no rail hexes.
    if _RAIL in kinds or not inputs.reached:
        yield Step("Own units had reached the rail hexes", inputs.reached, case="SUP-09")
    # The trace ends at an airbase that air transport feeds, or needs nothing more.
    if not (inputs.base or inputs.fed_groups):
        return
    purpose = AirSupplyUse.SPECIAL if inputs.as_truck else AirSupplyUse.SUPPLY
    base = base_named(books, books.side, inputs.base) if inputs.base else None
    # The player's number goes before that of the books, which may not have every flight.
    groups = inputs.fed_groups or transports_at(books, base.name if base else inputs.base)
    asked = AirSupplyCapacityInputs(groups, weather, purpose, books.options)
    ruling = air_supply_capacity(asked, books.tables)
    yield from ruling.working[:-1]
    # Each posting takes its part of what was flown in, so that it is not used twice.
    used = _fed_so_far(books, inputs.base)
    if used:
        yield Step("Fed there before in this turn", -used, case="TRN-02")
    left = ruling.result - used
    size = _size(books, units)
    case = "TRK-07" if inputs.as_truck else "TRN-02"
    yield Step("The airbase feeds them", size <= left, f"{shown(size)} REs of {shown(left)}", case)
    by_air = kinds <= _BY_AIR
    yield Step("Over the overland and truck links only", by_air, case="TRN-02")


def _size(books: Books, units: tuple[UnitState, ...]) -> Fraction:
    return sum((fighter(books, unit).res for unit in units), Fraction(0))


def _fed_so_far(books: Books, base: str) -> Fraction:
    """The REs that an airbase has fed in this player turn."""
    told_so = books.fact(Subject.DONE, done_key(books.turn, books.side, _FED), folded(base))
    return parse_exact(told_so) if isinstance(told_so, str) else Fraction(0)


def _fed_facts(
    books: Books, inputs: SupplyTraceInputs, units: tuple[UnitState, ...], *, holds: bool
) -> tuple[Fact, ...]:
    """What an airbase has fed by now; it feeds no more than was flown there."""
    if not holds or not inputs.base:
        return ()
    fed = _fed_so_far(books, inputs.base) + _size(books, units)
    key = done_key(books.turn, books.side, _FED)
    # As text, since a fact holds no fractions.
    return enter(books, Subject.DONE, key, folded(inputs.base), str(plain(fed)))


def _refusals(books: Books, inputs: SupplyTraceInputs) -> Iterator[Fault]:
    if not inputs.links and not inputs.cut_off:
        advice = "Add its links from the unit on, or say that no path is open."
        yield Fault("The trace has no link.", "links", "0", advice, "SUP-01", missing=True)
    # An airbase need not be in the books where the player says what flew there.
    known = not inputs.base or inputs.fed_groups or base_named(books, books.side, inputs.base)
    if not known:
        advice = did_you_mean(inputs.base, bases_of(books, books.side)) or "Enter it: Air bases."
        yield Fault("There is no such airbase.", "base", inputs.base, advice, "TRN-02")
