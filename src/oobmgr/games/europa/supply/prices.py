"""What activation costs in supply points: air groups, movement, exploitation."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from oobmgr.domain.quantities import Exact, ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.words import UNIT_ALIASES, UNIT_CLASSES
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

Counts = Mapping[str, int]


def units_told(sentence: str) -> Any:  # noqa: ANN401 - as `told`
    """An input of units counted by price class."""
    classes = {"keys": UNIT_CLASSES, "aliases": UNIT_ALIASES}
    return told(sentence, default={}, low=0, unit="units", case="SP-13", **classes)


def count_told(
    sentence: str,
    case: str,
    *,
    unit: str = "divisions",
    names: tuple[str, ...] = (),
    label: str = "",
) -> Any:  # noqa: ANN401 - as `told`
    """An input that is a whole number of things, none unless said."""
    return amount_told(sentence, case, unit=unit, default=0, names=names, label=label)


@dataclass(frozen=True)
class Cost:
    """A price in supply points."""

    sp: int = told("Supply points to pay.", unit="SP")


# ------------------------------------------------------------------------------------- air


@dataclass(frozen=True)
class AirSupplyCostInputs:
    """The air groups that fly in a player turn; a group of one step counts as a whole one."""

    fighters: int = count_told("Fighter groups.", "SP-09", unit="groups")
    others: int = count_told("Other combat groups.", "SP-09", unit="groups")
    transports: int = count_told("Transport groups.", "SP-10", unit="groups")
    options: Options = options_told("air_sp_mixing")


@calculator("SP-09..10 SP-12 GEN-04", title="Price of air groups")
def air_supply_cost(inputs: AirSupplyCostInputs, tables: Tables) -> Ruling[Cost]:
    """What activating air groups costs."""
    working: list[Step] = []
    shares: list[Fraction] = []
    for label, groups, kind in (
        ("Fighter groups", inputs.fighters, "fighters"),
        ("Other groups", inputs.others, "others"),
    ):
        cell = tables.cell(f"supply.air.{kind}_per_sp")
        shares.append(air_share(groups, kind, tables))
        if groups:
            text = f"{shown(groups)} ÷ {shown(cell.number)}"
            working.append(cell.step(f"{label}: {groups}", shares[-1], text))
    if inputs.transports:
        working.append(Step(f"Transport groups: {inputs.transports}", 0, "free", "SP-10"))
    # EU-CF-08: nothing says whether fighters and others are added before rounding.
    if chosen(inputs.options, "air_sp_mixing") == "by_category":
        cost = sum(map(ceil, shares))
        working.append(Step("Rounded up apart", cost, case="SP-09", kind=StepKind.RESULT))
    else:
        cost = ceil(sum(shares))
        working.append(rounded(sum(shares), "SP-09"))
    return Ruling(Cost(cost), tuple(working))


def air_share(groups: int, kind: str, tables: Tables) -> Fraction:
    """What so many groups cost exactly; `kind` is fighters or others."""
    return Fraction(groups) / tables.number(f"supply.air.{kind}_per_sp")


def rounded(exact: Exact, case: str) -> Step:
    """The last line of a price: the exact sum, rounded up."""
    return Step("To pay, rounded up", ceil(exact), shown(exact), case, StepKind.RESULT)


# -------------------------------------------------------------------------------- movement


@dataclass(frozen=True)
class ActivationCostInputs:
    """The units that are activated in one phase."""

    units: Counts = units_told("Units activated, by price class.")
    rail_units: Counts = units_told("Units that move by strategic rail only.")
    options: Options = options_told("rail_move_costs_sp")


@calculator("SP-13..15 SP-24 GEN-04", title="Price of activation")
def activation_cost(inputs: ActivationCostInputs, tables: Tables) -> Ruling[Cost]:
    """What activating units in one phase costs."""
    # Exact to the end: halves of several classes make whole points together (SP-15).
    exact, working = activation(inputs.units, tables)
    # EU-CF-95: whether strategic rail movement counts as activation is left open.
    if chosen(inputs.options, "rail_move_costs_sp"):
        by_rail, lines = activation(inputs.rail_units, tables)
        exact += by_rail
        working += lines
    elif inputs.rail_units:
        working.append(Step("Moved by strategic rail", 0, "free", "RAIL-05"))
    return Ruling(Cost(ceil(exact)), (*working, rounded(exact, "SP-15")))


def activation(units: Counts, tables: Tables) -> tuple[Fraction, list[Step]]:
    """The exact price of activating units, with a line for each price class."""
    exact = Fraction(0)
    working: list[Step] = []
    for kind, number in units.items():
        cell = tables.cell(f"supply.activation.{kind}")
        exact += number * Fraction(cell.number)
        working.append(priced(kind, number, Fraction(cell.number), cell.case))
    return exact, working


def priced(kind: str, number: int, price: Fraction, case: str) -> Step:
    """A line of a price: so many of a kind at so much."""
    label = f"{kind.replace('_', ' ').capitalize()}: {number}"
    text = f"{shown(number)} × {shown(price)}" if price else "free"
    return Step(label, number * price, text, case)


@dataclass(frozen=True)
class TurnSupplyCostInputs:
    """The units activated in movement and again in exploitation."""

    movement: Counts = units_told("Units activated in the Movement Phase.")
    exploitation: Counts = units_told("Units activated in the Exploitation Phase.")
    options: Options = options_told("exploit_needs_movement_payment")


@dataclass(frozen=True)
class TurnSupplyCost:
    """The price of a player turn's movement and exploitation."""

    movement: int = told("Paid in movement.", unit="SP")
    exploitation: int = told("Paid in exploitation.", unit="SP")
    total: int = told("Both.", unit="SP")


@calculator("SP-15..16", title="Price of movement and exploitation")
def turn_supply_cost(inputs: TurnSupplyCostInputs, tables: Tables) -> Ruling[TurnSupplyCost]:
    """What movement and exploitation cost in a player turn."""
    moving, lines = activation(inputs.movement, tables)
    may, notes = _may_exploit(inputs)
    exploiting, more = activation(may, tables)
    # Each phase is rounded up for itself: halves do not carry over from one to the other
    # (EU-CF-07).
    movement, exploitation = ceil(moving), ceil(exploiting)
    working = (
        Step("Movement", kind=StepKind.HEADING),
        *lines,
        Step("Movement, rounded up", movement, shown(moving), "SP-15", StepKind.SUM),
        Step("Exploitation", kind=StepKind.HEADING),
        *more,
        Step("Exploitation, rounded up", exploitation, shown(exploiting), "SP-16", StepKind.SUM),
        Step("Both", movement + exploitation, case="SP-16", kind=StepKind.RESULT),
    )
    result = TurnSupplyCost(movement, exploitation, movement + exploitation)
    return Ruling(result, working, notes)


def _may_exploit(inputs: TurnSupplyCostInputs) -> tuple[Counts, tuple[str, ...]]:
    """The units that may exploit: where the campaign says so, only those paid in movement."""
    if not chosen(inputs.options, "exploit_needs_movement_payment"):
        return inputs.exploitation, ()
    paid = inputs.movement
    # By class: more of a class cannot exploit than were paid for in movement.
    may = {kind: min(number, paid.get(kind, 0)) for kind, number in inputs.exploitation.items()}
    return may, tuple(
        f"{number - may[kind]} {kind.replace('_', ' ')} not paid in movement may not exploit."
        for kind, number in inputs.exploitation.items()
        if number > may[kind]
    )
