"""Movement points: what a unit may still spend, and what it pays without going anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Step
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.picked import against
from oobmgr.games.spark.movement.costs import MovementCostInputs, path_costs
from oobmgr.games.spark.movement.modes import Mode, mode_of
from oobmgr.games.spark.movement.path import Act, PathStep
from oobmgr.games.spark.movement.spent import allowance_of, spend, spent, stopped_in
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.written import Written
from oobmgr.rules.books import Books


@dataclass(frozen=True)
class Budget:
    """What one unit may still spend, with the working of its allowance."""

    unit: SparkUnit
    mode: Mode
    points: Fraction
    working: tuple[Step, ...]


def budgets_of(books: Books, units: Iterable[SparkUnit]) -> tuple[Budget, ...]:
    """What each unit may spend in this phase; nothing of those that move by rail alone."""
    # A unit on a train spends none: it goes as far as its rules say.
    return tuple(budget for unit in units for budget in _budget(books, unit))


def paid(books: Books, units: Iterable[SparkUnit], act: Act, case: str) -> Written:
    """What units pay that do one thing where they stand, such as placing an Assault Marker."""
    facts: list[Fact] = []
    lines: list[Step] = []
    refusals: list[Fault] = []
    for budget in budgets_of(books, units):
        inputs = MovementCostInputs((PathStep(act),), budget.mode, options=books.options)
        (cost,) = path_costs(inputs, books.tables)
        points = cost.points or Fraction(0)
        facts += spend(books, budget.unit.id, points)
        left = budget.points - points
        lines.append(Step(f"{budget.unit.name}, MP", points, f"{shown(left)} left", case))
        if left < 0:
            sentence = f"has {shown(budget.points)} MP left; this costs {shown(points)}."
            # Told for each unit: of a stack some may have the points and others not.
            refusals.append(against(budget.unit, sentence, case))
    return Written(facts=tuple(facts), working=tuple(lines), refusals=tuple(refusals))


def _budget(books: Books, unit: SparkUnit) -> Iterator[Budget]:
    mode = mode_of(unit)
    if mode is None:
        return
    ruling = allowance_of(books, unit, mode)
    # `None` is a unit that did something which takes its whole allowance, whatever that was.
    gone = spent(books, unit.id)
    # A marker that was laid since may lower the allowance below what was spent.
    points = Fraction(0) if gone is None else max(ruling.result - gone, Fraction(0))
    lines = [*ruling.working]
    if gone is None or gone:
        text = f"{shown(gone)} spent in this phase" if gone is not None else "the whole allowance"
        if stopped_in(books, unit.id) is not None:
            text = "held where ZOC fire met it"
        lines.append(Step("Left of it", points, text, "SP-MOVE-17"))
    yield Budget(unit, mode, points, tuple(lines))
