"""Movement and Exploitation: mechanised divisions are paid for, and may move."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.acting import DOES, IS, STARTS, WAS, Why, told_together, twice, units_told
from oobmgr.games.europa.actions.fields import counts_told, zone_told
from oobmgr.games.europa.actions.movement.rail_moves import (
    RailKind,
    RailMoveInputs,
    carry,
    strategic_facts,
)
from oobmgr.games.europa.actions.payment import Bill, pay, tallied, tally
from oobmgr.games.europa.actions.supply.weather import known_weather
from oobmgr.games.europa.actions.units import (
    Chosen,
    added,
    apart,
    choose,
    free_lines,
    nobody,
    paid_already,
    told_counts,
    unpaid_cm,
)
from oobmgr.games.europa.deeds import ATTACKED, EXPLOITED, PAID, did, mark
from oobmgr.games.europa.entered import done
from oobmgr.games.europa.movement.marks import STRATEGIC, moved_otherwise
from oobmgr.games.europa.movement.overruns import ExploitationAllowedInputs, exploitation_conditions
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.picking.activity import picking
from oobmgr.games.europa.supply.prices import Counts, activation
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import supply_of
from oobmgr.games.europa.unit_class import is_cm, price_class, role
from oobmgr.games.europa.words import COMBAT, EXPLOITATION, MOVEMENT, SOVIET
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books

_SLOW = Why((IS, "not C/M and", DOES, "not exploit"), case="SP-31")
_NOT_PAID = (WAS, "not paid in movement")
_OWING = Why(_NOT_PAID, case="SP-16")
_LET_GO = Why(_NOT_PAID, "Your campaign lets it exploit all the same.", "SP-16")


_SUPPLIED = frozenset({SupplyState.IN_SUPPLY, SupplyState.UNPAID})
_WHY = {
    "trace": Why(
        (WAS, "not in supply in the Initial Phase"), "Only units in full supply exploit.", "MOV-01"
    ),
    "in_ezoc": Why(
        (STARTS, "in an enemy zone of control"), "Soviet units do not exploit from there.", "MOV-02"
    ),
    "attacked": Why(
        ("attacked in the Combat Phase",), "Soviet units do not exploit after that.", "MOV-02"
    ),
}


@dataclass(frozen=True)
class MovementInputs:
    """The units that are activated to move."""

    units: tuple[int, ...] = units_told("Units of the order of battle that move.", label="Moving")
    counts: Counts = counts_told("Units that move, counted by price class.", label="By class")
    rail_units: tuple[int, ...] = units_told(
        "Units that move by strategic rail only.", label="By strategic rail"
    )


@action(
    "SP-13 RAIL-05 SOP-04 SP-14..15 SP-24 SP-29 SP-31 SP-33",
    phases=(MOVEMENT,),
    title="Move divisions",
    tab="Divisions",
    link="Pay for them",
    picking=picking("movement", {"units": "moves", "rail_units": "by rail"}),
    helpers=("europa.zoc_exit_cost", "europa.zone_exit_cost", "europa.activation_cost"),
    group="Movement",
)
def plan_movement(books: Books, inputs: MovementInputs) -> ActionPlan:
    """Pay for mechanised divisions that move and fight."""
    by_road, by_rail = choose(books, inputs.units), choose(books, inputs.rail_units)
    rail_free = not chosen(books.options, "rail_move_costs_sp")
    going = by_road.units if rail_free else by_road.units + by_rail.units
    # What is without supply moves free, so it is left out of the price (SP-25).
    group, starved = apart(books, Chosen(going))
    before = [unit for unit in group.able if paid_already(books, unit)]
    kinds = added(inputs.counts, group.counts(without=[unit.id for unit in before]))
    exact, lines = activation(kinds, books.tables)
    working = [*lines, *_paid_lines(before), *free_lines(books, starved)]
    if rail_free and by_rail.units:
        working.append(Step(f"By strategic rail: {len(by_rail.units)}", 0, "free", "RAIL-05"))
    payment = pay(books, Bill(exact), "SP-15")
    rail = by_rail.everybody
    uses = carry(books, rail, RailMoveInputs(RailKind.STRATEGIC))
    # The result of the entry is its price, which stands last.
    carried = [replace(line, kind=StepKind.LINE) for use in uses for line in use.working]
    ids = group.ids("cm", books)
    moved = len(going) + sum(inputs.counts.values())
    entered = len(inputs.units) + len(inputs.rail_units) + sum(inputs.counts.values())
    return ActionPlan(
        f"{told_counts(kinds) or moved} moved",
        f"{counted(moved, 'unit is', 'units are')} activated for {payment.sp} SP.",
        Ruling(payment.cost, (*carried, *working, *payment.working)),
        postings=payment.postings,
        facts=payment.facts
        + mark(books, ids, PAID)
        + tuple(fact for use in uses for fact in use.facts)
        + strategic_facts(books, rail)
        + tally(books, PAID, kinds)
        + done(books, "movement"),
        warnings=by_road.warnings + by_rail.warnings,
        refusals=by_road.refusals
        + by_rail.refusals
        + twice(books, {"units": inputs.units, "rail_units": inputs.rail_units})
        + tuple(fault for use in uses for fault in use.refusals)
        + payment.refusals
        + nobody(entered, moved + len(by_rail.units), by_road, by_rail),
    )


def _paid_lines(units: list[UnitState]) -> list[Step]:
    return [Step(f"Paid already: {len(units)}", 0, "free", "SP-28")] if units else []


@dataclass(frozen=True)
class ExploitationInputs:
    """The units that move again in the Exploitation Phase."""

    units: tuple[int, ...] = units_told(
        "Units of the order of battle that exploit.", label="Exploiting"
    )
    counts: Counts = counts_told("Units that exploit, counted by price class.", label="By class")
    zone: str = zone_told(
        "The weather zone in which they start; left open where they start in several.",
        "SOP-06",
        label="Weather zone",
    )
    ezoc_units: tuple[int, ...] = units_told(
        "Units that exploit out of an enemy zone of control; the Soviet ones may not.",
        label="From an enemy zone",
    )


def exploits_somewhere(books: Books) -> bool:
    """Whether units of some zone may exploit in this weather; True outside that phase (SOP-06)."""
    bad = bad_zones(books)
    return books.phase != EXPLOITATION or not bad or len(bad) < len(known_weather(books))


@action(
    "SP-16 MOV-01..02 RAIL-05 SOP-06 SP-15 SP-24",
    phases=(EXPLOITATION,),
    title="Exploit",
    offered=exploits_somewhere,
    not_now=Fault("Mud or Snow lies in every zone.", case="SOP-06"),
    tab="Divisions",
    picking=picking("exploitation", {"units": "moves", "ezoc_units": "out of an enemy zone"}),
    helpers=("europa.exploitation_allowed", "europa.zoc_exit_cost"),
    group="Movement",
)
def plan_exploitation(books: Books, inputs: ExploitationInputs) -> ActionPlan:
    """Pay again for divisions that move in the Exploitation Phase."""
    group = choose(books, (*inputs.units, *inputs.ezoc_units))
    again = [unit for unit in group.able if did(books, unit, EXPLOITED)]
    own = group.counts(without=[unit.id for unit in again])
    kinds = added(inputs.counts, own)
    exact, lines = activation(kinds, books.tables)
    payment = pay(books, Bill(exact), "SP-16")
    moved = len(group.units) + sum(inputs.counts.values())
    entered = len(inputs.units) + len(inputs.ezoc_units) + sum(inputs.counts.values())
    refusals, warnings = _weather_faults(books, inputs.zone)
    return ActionPlan(
        f"{told_counts(kinds) or moved} {'exploits' if moved == 1 else 'exploit'}",
        f"{counted(moved, 'unit exploits', 'units exploit')} for {payment.sp} SP.",
        Ruling(payment.cost, (*lines, *_paid_lines(again), *payment.working)),
        postings=payment.postings,
        facts=payment.facts
        + mark(books, group.ids("cm", books), EXPLOITED)
        + tally(books, EXPLOITED, kinds)
        + done(books, "exploitation"),
        warnings=(*group.warnings, *warnings, *_let_go(books, group)),
        refusals=(
            *group.refusals,
            *refusals,
            *unable(books, group, inputs.counts),
            *_barred(books, group, inputs.ezoc_units),
            *moved_otherwise(books, group.able, {STRATEGIC: "RAIL-05"}),
            *_not_paid(books, group, inputs.counts, own),
            *payment.refusals,
            *twice(books, {"units": inputs.units, "ezoc_units": inputs.ezoc_units}),
            *nobody(entered, moved, group),
        ),
    )


def unable(books: Books, group: Chosen, counts: Counts) -> Iterator[Fault]:
    """Units that are not C/M, picked or counted."""
    yield from told_together(
        (unit, _SLOW)
        for unit, kind in group.units
        if role(kind, books.tables) != "cm" and not is_cm(unit)
    )
    for kind, number in counts.items():
        # Smaller C/M units pay nothing, so their role is another, and they exploit all the same.
        if number and role(kind, books.tables) != "cm" and kind != "cm_sub_division":
            yield Fault("does not exploit.", f"counts.{kind}", str(number), case="SP-31")


def _barred(books: Books, group: Chosen, in_ezoc: tuple[int, ...]) -> tuple[Fault, ...]:
    """Units that were not in supply, and Soviet ones that attacked or start in a zone (MOV-02).

    Weather, class and payment are told elsewhere, for all units together.
    """
    found: list[tuple[UnitState, Why]] = []
    for unit in group.able:
        asked = ExploitationAllowedInputs(
            trace=supply_of(books, unit.id).state in _SUPPLIED,
            soviet=unit.side == SOVIET,
            in_ezoc=unit.id in in_ezoc,
            attacked=did(books, unit, ATTACKED) or did(books, unit, f"fought_{COMBAT}"),
        )
        conditions = exploitation_conditions(asked, books.tables)
        found += [(unit, _WHY[name]) for name, line in conditions.items() if line.value is False]
    return told_together(found)


def _not_paid(books: Books, group: Chosen, counts: Counts, own: Counts) -> Iterator[Fault]:
    """Units that the campaign wants paid in movement first, picked and counted (SP-16).

    `own` are the picked ones that are paid for now, by class.
    """
    if not chosen(books.options, "exploit_needs_movement_payment"):
        return
    yield from told_together((unit, _OWING) for unit in unpaid_cm(books, group))
    for kind, number in counts.items():
        paid = tallied(books, PAID, kind)
        left = max(paid - tallied(books, EXPLOITED, kind) - own.get(kind, 0), 0)
        if number > left and role(kind, books.tables) == "cm":
            sentence = f"Of those paid in movement or combat ({paid}), {left} may still exploit."
            yield Fault(sentence, f"counts.{kind}", str(number), f"Enter {left}.", "SP-16")


def _let_go(books: Books, group: Chosen) -> tuple[Fault, ...]:
    """Picked divisions that were not paid for, where the campaign lets them exploit (SP-16)."""
    if chosen(books.options, "exploit_needs_movement_payment"):
        return ()
    kinds = {unit.id: kind for unit, kind in group.units}
    owing = unpaid_cm(books, group)
    marked = Counter(
        price_class(unit, books.tables) for unit in books.units() if did(books, unit, PAID)
    )
    # What was paid for as a count may be any of its class, so nobody can say that these were not.
    counted_only = {kind: tallied(books, PAID, kind) - marked[kind] for kind in set(kinds.values())}
    number = Counter(kinds[unit.id] for unit in owing)
    return told_together(
        (unit, _LET_GO) for unit in owing if number[kinds[unit.id]] > counted_only[kinds[unit.id]]
    )


def _weather_faults(books: Books, zone: str) -> tuple[tuple[Fault, ...], tuple[Fault, ...]]:
    """Refusals and warnings where the Exploitation Phase is not held."""
    weather = known_weather(books)
    bad = bad_zones(books)
    if zone and zone in bad:
        sentence = f"The Exploitation Phase is not held in {weather[zone]}."
        return (Fault(sentence, "zone", zone, case="SOP-06"),), ()
    if zone or not bad:
        return (), ()
    if len(bad) == len(weather):
        sentence = "Mud or Snow lies in every zone: the Exploitation Phase is not held."
        return (Fault(sentence, "zone", case="SOP-06"),), ()
    sentence = f"Units that start in {', '.join(bad)} may not exploit: Mud or Snow lies there."
    return (), (Fault(sentence, "zone", case="SOP-06"),)


def bad_zones(books: Books) -> tuple[str, ...]:
    """The zones in whose weather of this turn the Exploitation Phase is not held."""
    group = "sequence.exploitation.held"
    return tuple(
        zone
        for zone, weather in known_weather(books).items()
        if not books.tables.flag(f"{group}.{weather}")
    )
