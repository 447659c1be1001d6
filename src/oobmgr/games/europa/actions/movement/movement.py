"""Movement and Exploitation: mechanised divisions are paid for, and may move."""

from dataclasses import replace

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.acting import twice, units_told
from oobmgr.games.europa.actions.fields import counts_told, zone_told
from oobmgr.games.europa.actions.movement.exploiting import let_go, not_exploiting
from oobmgr.games.europa.actions.movement.rail_moves import (
    RailKind,
    RailMoveInputs,
    carry,
    strategic_facts,
)
from oobmgr.games.europa.actions.paid_by_count import beyond_books, books_short
from oobmgr.games.europa.actions.payment import Bill, pay, tally
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
)
from oobmgr.games.europa.deeds import EXPLOITED, PAID, did, mark
from oobmgr.games.europa.entered import done
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.picking.activity import picking
from oobmgr.games.europa.supply.prices import Counts, activation
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import EXPLOITATION, MOVEMENT, ZONES
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books


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
    # By option the rails cost supply as well, and their units are paid for with the others.
    going = by_road.units if rail_free else by_road.units + by_rail.units
    # What is without supply moves free, so it is left out of the price (SP-25).
    group, starved = apart(books, Chosen(going))
    # Whoever has paid in this turn already goes on free.
    before = [unit for unit in group.able if paid_already(books, unit)]
    kinds = added(inputs.counts, group.counts(without=[unit.id for unit in before]))
    exact, lines = activation(kinds, books.tables)
    working = [*lines, *_paid_lines(before), *free_lines(books, starved)]
    if rail_free and by_rail.units:
        working.append(Step(f"By strategic rail: {len(by_rail.units)}", 0, "free", "RAIL-05"))
    payment = pay(books, Bill(exact), "SP-15")
    rail = by_rail.everybody
    # Capacity and price are two things: what rides uses the railways whether it is paid or not.
    uses = carry(books, rail, RailMoveInputs(RailKind.STRATEGIC))
    # The result of the entry is its price, which stands last.
    carried = [replace(line, kind=StepKind.LINE) for use in uses for line in use.working]
    moved = len(going) + sum(inputs.counts.values())
    entered = len(inputs.units) + len(inputs.rail_units) + sum(inputs.counts.values())
    return ActionPlan(
        f"{told_counts(kinds) or moved} moved",
        f"{counted(moved, 'unit is', 'units are')} activated for {payment.sp} SP.",
        Ruling(payment.cost, (*carried, *working, *payment.working)),
        postings=payment.postings,
        facts=payment.facts
        + mark(books, group.ids("cm", books), PAID)
        + tuple(fact for use in uses for fact in use.facts)
        + strategic_facts(books, rail)
        + tally(books, PAID, kinds)
        + books_short(books, inputs.counts, kinds, PAID)
        + done(books, "movement"),
        warnings=by_road.warnings
        + by_rail.warnings
        + tuple(beyond_books(books, inputs.counts, kinds, PAID)),
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
        "The weather zone in which they start; left blank where they start in several.",
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
    # Before the weather is entered nothing is barred.
    return books.phase != EXPLOITATION or len(bad) < len(ZONES)


@action(
    "SP-16 MOV-01..02 RAIL-05 SOP-06 SP-15 SP-24",
    phases=(EXPLOITATION,),
    title="Exploit",
    offered=exploits_somewhere,
    not_now=Fault("There is Mud or Snow in every zone.", case="SOP-06"),
    tab="Divisions",
    picking=picking("exploitation", {"units": "moves", "ezoc_units": "out of an enemy zone"}),
    helpers=("europa.exploitation_allowed", "europa.zoc_exit_cost"),
    group="Movement",
)
def plan_exploitation(books: Books, inputs: ExploitationInputs) -> ActionPlan:
    """Pay again for divisions that move in the Exploitation Phase."""
    # Those out of an enemy zone exploit as well, where the rules let them; they are one group.
    group = choose(books, (*inputs.units, *inputs.ezoc_units))
    # A unit that exploited before in this phase has paid for it.
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
        + books_short(books, inputs.counts, kinds, EXPLOITED)
        + done(books, "exploitation"),
        warnings=(
            *group.warnings,
            *warnings,
            *let_go(books, group),
            *beyond_books(books, inputs.counts, kinds, EXPLOITED),
        ),
        refusals=(
            *group.refusals,
            *refusals,
            *not_exploiting(books, group, inputs.counts, own, inputs.ezoc_units),
            *payment.refusals,
            *twice(books, {"units": inputs.units, "ezoc_units": inputs.ezoc_units}),
            *nobody(entered, moved, group),
        ),
    )


def _weather_faults(books: Books, zone: str) -> tuple[tuple[Fault, ...], tuple[Fault, ...]]:
    """Refusals and warnings where the Exploitation Phase is not held."""
    weather = known_weather(books)
    bad = bad_zones(books)
    # A zone that is named decides for all of them.
    if zone and zone in bad:
        sentence = f"The Exploitation Phase is not held in {weather[zone]}."
        return (Fault(sentence, "zone", zone, case="SOP-06"),), ()
    if zone and zone not in weather and books.turn != SURPRISE_TURN:
        # Whether its units exploit nobody knows, so it is told and not refused.
        sentence = f"The weather of zone {zone} is not entered."
        advice = "In Mud or Snow they may not exploit."
        return (), (Fault(sentence, "zone", zone, advice, "SOP-06"),)
    if zone or not bad:
        return (), ()
    if len(bad) == len(ZONES):
        sentence = "There is Mud or Snow in every zone: the Exploitation Phase is not held."
        return (Fault(sentence, "zone", case="SOP-06"),), ()
    # Of units in several zones some may exploit, so it is told and not refused.
    sentence = f"Units that start in {', '.join(bad)} may not exploit: there is Mud or Snow."
    return (), (Fault(sentence, "zone", case="SOP-06"),)


def bad_zones(books: Books) -> tuple[str, ...]:
    """The zones in whose weather of this turn the Exploitation Phase is not held."""
    group = "sequence.exploitation.held"
    return tuple(
        zone
        for zone, weather in known_weather(books).items()
        if not books.tables.flag(f"{group}.{weather}")
    )
