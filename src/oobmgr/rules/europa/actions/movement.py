"""Movement and Exploitation: mechanised divisions are paid for, overruns too."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState
from oobmgr.rules.europa.actions.counted import count_told, counts_told
from oobmgr.rules.europa.actions.payment import Bill, done, pay
from oobmgr.rules.europa.actions.tally import tallied, tally
from oobmgr.rules.europa.actions.units import (
    EXPLOITED,
    PAID,
    Chosen,
    Why,
    added,
    choose,
    did,
    mark,
    nobody,
    paid_already,
    told_counts,
    told_together,
    twice,
    units_told,
)
from oobmgr.rules.europa.actions.weather import known_weather
from oobmgr.rules.europa.options import chosen
from oobmgr.rules.europa.supply.attacks import OverrunSupplyCostInputs, overrun_supply_cost
from oobmgr.rules.europa.supply.prices import Counts, activation
from oobmgr.rules.europa.unit_class import is_cm, role
from oobmgr.rules.europa.words import EXPLOITATION, ZONES
from oobmgr.rules.game import ActionPlan, Books
from oobmgr.rules.inputs import told

_SLOW = Why("is not C/M and does not exploit.", "are not C/M and do not exploit", case="SP-31")
_OWING = Why("was not paid in movement.", "were not paid in movement", case="SP-16")


@dataclass(frozen=True)
class MovementInputs:
    """The units that are activated to move."""

    units: tuple[int, ...] = units_told("Units of the order of battle that move.")
    counts: Counts = counts_told("Units that move, counted by price class.")
    rail_units: tuple[int, ...] = units_told("Units that move by strategic rail only.")


def plan_movement(books: Books, inputs: MovementInputs) -> ActionPlan:
    """Pay for the units that move; what moves free is listed free (SP-13 to SP-15, SP-24)."""
    by_road, by_rail = choose(books, inputs.units), choose(books, inputs.rail_units)
    rail_free = not chosen(books.options, "rail_move_costs_sp")
    paying = by_road.units if rail_free else by_road.units + by_rail.units
    before = [unit for unit, _ in paying if paid_already(books, unit)]
    group = Chosen(paying)
    kinds = added(inputs.counts, group.counts(without=[unit.id for unit in before]))
    exact, lines = activation(kinds, books.tables)
    working = [*lines, *_paid_lines(before)]
    if rail_free and by_rail.units:
        working.append(Step(f"By strategic rail: {len(by_rail.units)}", 0, "free", "RAIL-05"))
    payment = pay(books, Bill(exact), "SP-15")
    ids = group.ids("cm", books)
    moved = len(paying) + sum(inputs.counts.values())
    entered = len(inputs.units) + len(inputs.rail_units) + sum(inputs.counts.values())
    return ActionPlan(
        f"{told_counts(kinds) or moved} moved",
        f"{counted(moved, 'unit is', 'units are')} activated for {payment.sp} SP.",
        Ruling(payment.cost, (*working, *payment.working)),
        payment.postings,
        payment.facts
        + mark(books, ids, PAID)
        + tally(books, PAID, kinds)
        + done(books, "movement"),
        by_road.warnings + by_rail.warnings,
        by_road.refusals
        + by_rail.refusals
        + twice(books, {"units": inputs.units, "rail_units": inputs.rail_units})
        + payment.refusals
        + nobody(entered, moved + len(by_rail.units), by_road, by_rail),
    )


def _paid_lines(units: list[UnitState]) -> list[Step]:
    return [Step(f"Paid already: {len(units)}", 0, "free", "SP-28")] if units else []


@dataclass(frozen=True)
class ExploitationInputs:
    """The units that move again in the Exploitation Phase."""

    units: tuple[int, ...] = units_told("Units of the order of battle that exploit.")
    counts: Counts = counts_told("Units that exploit, counted by price class.")
    zone: str = told(
        "The weather zone in which they start; left open where they start in several.",
        default="",
        choices=("", *ZONES),
        case="SOP-06",
    )


def plan_exploitation(books: Books, inputs: ExploitationInputs) -> ActionPlan:
    """Pay again for exploitation, which Mud and Snow do not allow (SP-16, SOP-06)."""
    group = choose(books, inputs.units)
    again = [unit for unit, _ in group.units if did(books, unit, EXPLOITED)]
    own = group.counts(without=[unit.id for unit in again])
    kinds = added(inputs.counts, own)
    exact, lines = activation(kinds, books.tables)
    payment = pay(books, Bill(exact), "SP-16")
    moved = len(group.units) + sum(inputs.counts.values())
    refusals, warnings = _weather_faults(books, inputs.zone)
    return ActionPlan(
        f"{told_counts(kinds) or moved} {'exploits' if moved == 1 else 'exploit'}",
        f"{counted(moved, 'unit exploits', 'units exploit')} for {payment.sp} SP.",
        Ruling(payment.cost, (*lines, *_paid_lines(again), *payment.working)),
        payment.postings,
        payment.facts
        + mark(books, group.ids("cm", books), EXPLOITED)
        + tally(books, EXPLOITED, kinds)
        + done(books, "exploitation"),
        group.warnings + warnings,
        group.refusals
        + refusals
        + _unable(books, group, inputs.counts)
        + _not_paid(books, group, inputs.counts, own)
        + payment.refusals
        + nobody(len(inputs.units) + sum(inputs.counts.values()), moved, group),
    )


def _unable(books: Books, group: Chosen, counts: Counts) -> tuple[Fault, ...]:
    """Units that are not C/M, and those that the campaign wants paid in movement first."""
    slow = (
        unit for unit, kind in group.units if role(kind, books.tables) != "cm" and not is_cm(unit)
    )
    faults = [
        Fault("does not exploit.", f"counts.{kind}", str(number), case="SP-31")
        for kind, number in counts.items()
        if number and role(kind, books.tables) != "cm" and kind != "cm_sub_division"
    ]
    return (*told_together((unit, _SLOW) for unit in slow), *faults)


def _not_paid(books: Books, group: Chosen, counts: Counts, own: Counts) -> tuple[Fault, ...]:
    """Units that the campaign wants paid in movement first, picked and counted (SP-16).

    `own` are the picked ones that are paid for now, by class.
    """
    if not chosen(books.options, "exploit_needs_movement_payment"):
        return ()
    owing = (
        (unit, _OWING)
        for unit, kind in group.units
        if role(kind, books.tables) == "cm" and not paid_already(books, unit)
    )
    faults = list(told_together(owing))
    for kind, number in counts.items():
        paid = tallied(books, PAID, kind)
        left = max(paid - tallied(books, EXPLOITED, kind) - own.get(kind, 0), 0)
        if number > left and role(kind, books.tables) == "cm":
            sentence = f"Of those paid in movement or combat ({paid}), {left} may still exploit."
            where = f"counts.{kind}"
            faults.append(Fault(sentence, where, str(number), f"Enter {left}.", "SP-16"))
    return tuple(faults)


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


@dataclass(frozen=True)
class OverrunInputs:
    """One stack that overruns one hex."""

    units: tuple[int, ...] = units_told("Units of the order of battle in the stack.")
    counts: Counts = counts_told("Units in the stack, counted by price class.")
    cm_paid: int = count_told("Of them counted only: C/M divisions paid already.", "SP-19")
    oos: bool = told("Whether the stack is out of supply.", default=False, case="SP-25")


def plan_overrun(books: Books, inputs: OverrunInputs) -> ActionPlan:
    """Pay for an overrun: half an SP a division, C/M divisions as far as not paid yet (SP-19)."""
    group = choose(books, inputs.units)
    before = _paid_in_phase(books, group)
    kinds = added(inputs.counts, group.counts(without=before))
    tables = books.tables
    foot = {kind: n for kind, n in kinds.items() if role(kind, tables) == "division"}
    fast = {kind: n for kind, n in kinds.items() if role(kind, tables) == "cm"}
    stack = OverrunSupplyCostInputs(
        non_cm_divisions=sum(foot.values()),
        cm_paid=inputs.cm_paid + len(before),
        artillery_below_division=kinds.get("artillery", 0),
        oos=inputs.oos,
    )
    ruling = overrun_supply_cost(stack, tables)
    exact, lines = (Fraction(0), []) if inputs.oos else activation(fast, tables)
    payment = pay(books, Bill(exact, ruling.result.sp), "SP-19")
    ids = () if inputs.oos else group.ids("cm", books)
    number = len(group.units) + sum(inputs.counts.values()) + inputs.cm_paid
    entered = len(inputs.units) + sum(inputs.counts.values()) + inputs.cm_paid
    return ActionPlan(
        "Overrun",
        f"A stack of {counted(number, 'unit')} overruns for {payment.sp} SP.",
        Ruling(payment.cost, (*ruling.working[:-1], *lines, *payment.working)),
        payment.postings,
        payment.facts
        + mark(books, ids, mark_of(books))
        + tally(books, mark_of(books), {} if inputs.oos else fast),
        group.warnings,
        group.refusals + payment.refusals + nobody(entered, number, group),
    )


def mark_of(books: Books) -> str:
    """What an overrun leaves a C/M division marked with: each phase is paid for on its own."""
    return EXPLOITED if books.phase == EXPLOITATION else PAID


def _paid_in_phase(books: Books, group: Chosen) -> tuple[UnitId, ...]:
    """The C/M divisions of the stack that need not pay again in this phase."""
    what = mark_of(books)
    tables = books.tables
    return tuple(
        unit.id
        for unit, kind in group.units
        if role(kind, tables) == "cm" and did(books, unit, what)
    )
