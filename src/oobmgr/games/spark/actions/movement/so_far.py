"""Whether units come so far: by the hexes between, those of their way, and their points."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted, shown
from oobmgr.games.spark.actions.budget import Budget
from oobmgr.games.spark.actions.picked import against
from oobmgr.games.spark.movement.costs import MovementCostInputs, path_costs
from oobmgr.games.spark.movement.hexes import distance, same_hex
from oobmgr.games.spark.movement.path import Act, PathStep, Road
from oobmgr.games.spark.movement.spent import elsewhere, spent, stopped_in
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.rules.books import Books

_CASE: Final = "SP-MOVE-17"
_INTO_A_HEX: Final = frozenset({Act.ENTER, Act.ROAD, Act.CROSS_BRIDGE})


def hexes_of(path: tuple[PathStep, ...]) -> int:
    """The most hexes that a way leads through: a bridge may lead over one of water."""
    return sum((step.do in _INTO_A_HEX) + step.bridge_hexside for step in path)


def not_so_far(
    books: Books, budgets: tuple[Budget, ...], to: str, path: tuple[PathStep, ...]
) -> Iterator[Fault]:
    """The refusal of a hex that a unit cannot come to, whatever lies between."""
    for budget in budgets:
        unit, away = budget.unit, distance(budget.unit.state.hex, to)
        if away is None or not away:
            # Over one hex nobody comes back to where he was; over more he may.
            if away == 0 and hexes_of(path) == 1:
                sentence = f"is in {to} already; its route enters 1 hex."
                yield against(unit, sentence, _CASE, "Enter the hex in which it ends.")
            continue
        far = f"{to} is {counted(away, 'hex', 'hexes')} away"
        # With points spent before, the rest of the way may lie behind it.
        if path and away > hexes_of(path) and spent(books, unit.id) == 0:
            hexes = counted(hexes_of(path), "hex", "hexes")
            sentence = f"cannot get that far: {far}, its route enters {hexes}."
            yield against(unit, sentence, _CASE, "Enter the rest of the way.")
        # Even by the best road: whatever really lies between costs more.
        elif not path and away * _cheapest(books, budget) > budget.points:
            points = f"{shown(budget.points)} MP"
            sentence = f"cannot get that far: {far}, and {points} are left."
            yield against(unit, sentence, _CASE, "Enter a nearer hex.")


def stopped_on_the_way(books: Books, units: tuple[SparkUnit, ...], to: str) -> Iterator[Fault]:
    """The refusal of units that ZOC fire stopped: they go to the hex where it met them at most."""
    for unit in units:
        place = stopped_in(books, unit.id)
        if place is None:
            continue
        if not elsewhere(unit.state.hex, place):
            sentence = "was stopped by ZOC fire, and spends no more MP."
            yield against(unit, sentence, "SP-MC-19", "Leave it out.")
        elif not same_hex(to, place):
            sentence = f"was stopped by ZOC fire in {place}."
            yield against(unit, sentence, "SP-MC-19", f"Enter its route to {place}.")


def unsure_way(
    books: Books, units: tuple[SparkUnit, ...], to: str, path: tuple[PathStep, ...]
) -> Iterator[Fault]:
    """A word where nothing is paid for a move, or where earlier steps have to make up the way."""
    away = max((distance(unit.state.hex, to) or 0 for unit in units), default=0)
    if not path and away:
        sentence = f"No route to {to} is entered: no movement points are taken."
        yield Fault(sentence, "path", advice="Enter what it passes through.", case=_CASE)
    elif path and away > hexes_of(path) and any(spent(books, one.id) != 0 for one in units):
        sentence = f"{to} is {counted(away, 'hex', 'hexes')} away; the route enters fewer."
        yield Fault(sentence, "path", advice="Did they pay for the others before?", case=_CASE)


def _cheapest(books: Books, budget: Budget) -> Fraction:
    """What the best road costs a unit for one hex."""
    costs = (
        path_costs(
            MovementCostInputs(
                (PathStep(Act.ROAD, road=(road,)),), budget.mode, options=books.options
            ),
            books.tables,
        )
        for road in Road
    )
    return min(cost.points for (cost,) in costs if cost.points is not None)
