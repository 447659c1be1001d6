"""Command points that leaders spend, and orders that units are given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.picked import asked_for, faults_of, waiting
from oobmgr.games.grande_armee.command.budget import (
    ACTIVATED,
    SPENT,
    command_points,
    is_activated,
    points_spent,
)
from oobmgr.games.grande_armee.fact_kinds import BY_TURN, COMMAND_POINTS, ORDER
from oobmgr.games.grande_armee.march.orders import (
    GIVEN,
    STARTED,
    Order,
    concentrated,
    goes_on_foot,
    marches_with_stack,
    order_of,
)
from oobmgr.games.grande_armee.units import Rank, has_strength, is_leader, own_units, rank_of
from oobmgr.games.grande_armee.words import COMMAND
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import changes
from oobmgr.rules.fields import choice_told, count_told, flag_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    said_of_each,
    units_told,
)

_CORPS: Final = "LGA-CMD-01"
_ARMY: Final = "LGA-CMD-03"
_DOUBLE: Final = "LGA-ORD-01"
_AGAIN: Final = "LGA-MOV-01"
GROUP: Final = "Command"
_COMMANDERS: Final = (Rank.SUPREME, Rank.ARMY, Rank.CORPS)


def commanders(books: Books) -> tuple[UnitState, ...]:
    """Leaders of the side that plays who may have command points."""
    return tuple(unit for unit in own_units(books) if rank_of(unit) in _COMMANDERS)


def _budget(books: Books, unit: UnitState) -> str:
    points = command_points(books, unit).result
    held = "not entered" if points is None else f"{points} CP"
    return f"{held}, {points_spent(books, unit)} spent"


_LEADERS: Final = Pickable(commanders, "This side has no army or corps leader on the map.", _budget)


@dataclass(frozen=True)
class SpendInputs:
    """A leader, and the command points that he spends."""

    units: tuple[int, ...] = units_told("The leader.", _CORPS)
    points: int = count_told("How many he spends.", _CORPS, unit="CP", label="Points")
    activated: bool = flag_told(
        "Whether he activated himself, where he is a corps leader.",
        _CORPS,
        label="Activated by himself",
    )


@action(
    f"{_CORPS} {_ARMY}",
    phases=(COMMAND,),
    title="Command points",
    name="spend_points",
    tab="Command points",
    post_text="Post the points",
    group=GROUP,
    helpers=("grande_armee.army_leader_command_points",),
    **_LEADERS.offering(_CORPS, units="spends points"),
)
def plan_spend_points(books: Books, inputs: SpendInputs) -> ActionPlan:
    """Spend command points of a leader; a corps leader has any only if he activated himself."""
    units = known_units(books, inputs.units)
    refusals = [*faults_of(books, units, _CORPS), *waiting(units, _CORPS)]
    if len(units) != 1 or refusals:
        # Without any refusal there must be a second leader.
        refusals = refusals or [against(units[1], "is one leader too many.", _CORPS)]
        return ActionPlan.refused("Command points", tuple(refusals))
    (leader,) = units
    # Once activated he stays so for the turn, whatever a later entry says.
    active = inputs.activated or is_activated(books, leader)
    budget = command_points(books, leader, activated=active)
    spent = points_spent(books, leader) + inputs.points
    left = None if budget.result is None else budget.result - spent
    lines = (
        *budget.working,
        Step("Spent so far", spent - inputs.points, "", _CORPS),
        Step("Left", left, f"after {inputs.points} now", _CORPS, StepKind.RESULT),
    )
    # Nothing is kept of who did not activate himself: no fact is the usual case.
    wanted = {SPENT: spent, ACTIVATED: active or None}
    return ActionPlan(
        f"{leader.designation} spends {inputs.points} CP",
        "",
        Ruling(left, lines),
        facts=changes(books, COMMAND_POINTS, BY_TURN.key(books.turn, leader.id), wanted),
        refusals=tuple(_spend_faults(leader, inputs, left, active=active)),
    )


def _spend_faults(
    leader: UnitState, inputs: SpendInputs, left: int | None, *, active: bool
) -> Iterator[Fault]:
    corps = rank_of(leader) is Rank.CORPS
    if rank_of(leader) not in _COMMANDERS:
        yield against(leader, "leads no army and no corps.", _CORPS)
    elif inputs.activated and not corps:
        advice = "Leave it blank: only corps leaders activate themselves for points."
        yield Fault("is for corps leaders.", "activated", advice=advice, case=_CORPS)
    elif not inputs.points and not inputs.activated:
        yield asked_for("points", "Enter how many he spends.", _CORPS)
    # Not known is not none: without an entry he could spend nothing for ever.
    elif left is None:
        advice = "Enter his command points with the leader, or in the chart of command points."
        yield against(leader, "has command points that were not entered.", _ARMY, advice)
    elif left < 0 and corps and not active:
        advice = "Say that he activated himself, if he did."
        yield against(leader, "has no command points.", _CORPS, advice)
    elif left < 0:
        message = f"{inputs.points} is {-left} more than he has left."
        yield Fault(message, "points", str(inputs.points), "Spend fewer.", _ARMY)


# --------------------------------------------------------------------------------------- orders


def _orderable(books: Books) -> tuple[UnitState, ...]:
    # Leaders and fighting units alone: trains and markers take no orders.
    return tuple(u for u in own_units(books) if u.hex and (is_leader(u) or has_strength(u)))


def _ordered(books: Books, unit: UnitState) -> str:
    words = [str(order_of(books, unit) or "no order")]
    words += ["concentrated last turn"] if concentrated(books, unit) else []
    return ", ".join(words)


_UNITS: Final = Pickable(_orderable, "No leader or unit of this side is in a hex.", _ordered)


@dataclass(frozen=True)
class OrderInputs:
    """Leaders or units, and their order."""

    units: tuple[int, ...] = units_told("Who is ordered.", _DOUBLE)
    order: Order = choice_told("The order.", _DOUBLE, Order.MARCH, label="Order")


@action(
    f"{_DOUBLE} {_AGAIN} LGA-ORD-02",
    phases=(COMMAND,),
    title="Orders",
    name="order",
    tab="Orders",
    post_text="Post the orders",
    group=GROUP,
    helpers=("grande_armee.cavalry_double_march",),
    **_UNITS.offering(_DOUBLE, units="is ordered"),
)
def plan_order(books: Books, inputs: OrderInputs) -> ActionPlan:
    """Give leaders or units an order; cavalry doubles a force march only beside its stack."""
    units, order = known_units(books, inputs.units), inputs.order
    wanted = {GIVEN: str(order)}
    keys = {unit.id: BY_TURN.key(books.turn, unit.id) for unit in units}
    # The remark matters only where they concentrate again.
    again = order is Order.CONCENTRATE
    notes = {unit.id: "9.13 holds all the same" for unit in units if concentrated(books, unit)}
    said = [(u, str(order), notes.get(u.id, "") if again else "") for u in units]
    return ActionPlan(
        f"{order}: {names_of(units)}".capitalize() if not units else f"{names_of(units)}: {order}",
        "",
        said_of_each("Orders", _DOUBLE, said),
        facts=tuple(
            fact
            for unit in units
            # The hex goes along: what a concentration costs is paid on leaving it.
            for fact in changes(books, ORDER, keys[unit.id], {**wanted, STARTED: unit.hex})
        ),
        refusals=tuple(_order_faults(books, units, order)),
    )


def _order_faults(books: Books, units: tuple[UnitState, ...], order: Order) -> Iterator[Fault]:
    yield from faults_of(books, units, _DOUBLE)
    yield from waiting(units, _DOUBLE)
    for unit in units:
        if order_of(books, unit) is order:
            yield against(unit, "has this order already.", _DOUBLE)
        # Cavalry and horse artillery cannot double a force march by themselves.
        elif (
            order is Order.DOUBLE_FORCE_MARCH
            and marches_with_stack(unit)
            and not _goes_along(books, unit, units)
        ):
            advice = "Order a unit that it is stacked with to double its force march, too."
            yield against(unit, "doubles a force march only beside its stack.", _DOUBLE, advice)


def _goes_along(books: Books, unit: UnitState, picked: tuple[UnitState, ...]) -> bool:
    """Whether a unit on foot in the hex is ordered to double its force march, now or before."""
    return any(
        one.hex == unit.hex and goes_on_foot(one)
        for one in own_units(books)
        if one in picked or order_of(books, one) is Order.DOUBLE_FORCE_MARCH
    )
