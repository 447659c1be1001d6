"""Units that are out of supply, and those that are supplied again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import SparkUnit, unit_of
from oobmgr.games.spark.words import Marker
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import HIGHEST_ID
from oobmgr.rules.inputs import told

CASE: Final = "SP-SUP-01"
WAYS: Final = {"without": "out of supply", "supplied": "supplied again"}


def _units_told(sentence: str) -> Any:  # noqa: ANN401 - as `told`
    return told(sentence, default=(), unit="units", low=1, high=HIGHEST_ID, case=CASE)


@dataclass(frozen=True)
class SupplyInputs:
    """The units whose supply changes."""

    without: tuple[int, ...] = _units_told("Units that cannot trace supply.")
    supplied: tuple[int, ...] = _units_told("Units that are supplied again.")


def plan_supply(books: Books, inputs: SupplyInputs) -> ActionPlan:
    """Lay Out of Supply markers on units, and take them off others (SP-SUP-01)."""
    wanted = [(number, "without") for number in dict.fromkeys(inputs.without)]
    wanted += [(number, "supplied") for number in dict.fromkeys(inputs.supplied)]
    facts: list[Fact] = []
    working: list[Step] = []
    refusals = [*_twice(books, inputs)]
    for number, way in wanted:
        try:
            unit = unit_of(books, UnitId(number))
        except BadInput as error:
            refusals += error.faults
            continue
        changed = set_marker(books, unit.id, Marker.OUT_OF_SUPPLY, way == "without")
        if not changed:
            refusals.append(_unchanged(unit, way))
        facts += changed
        working.append(Step(f"{unit.name} {WAYS[way]}", case=CASE))
    if not wanted:
        refusals.append(Fault("No unit is picked.", "without", advice="Pick units."))
    return ActionPlan(
        "Supply of units",
        f"{counted(len(inputs.without), 'unit')} out of supply, "
        f"{len(inputs.supplied)} supplied again.",
        Ruling(len(working), tuple(working)),
        facts=tuple(facts),
        refusals=tuple(refusals),
    )


def _twice(books: Books, inputs: SupplyInputs) -> tuple[Fault, ...]:
    both = [number for number in inputs.without if number in inputs.supplied]
    return tuple(
        Fault("is picked as both.", books.unit(UnitId(number)).designation, str(number))
        for number in both
    )


def _unchanged(unit: SparkUnit, way: str) -> Fault:
    state = "is out of supply already." if way == "without" else "is in supply already."
    return Fault(state, unit.name, str(unit.id), "Leave it out.", CASE)


def no_units(books: Books) -> SupplyInputs:
    """The form as it opens: no unit."""
    del books
    return SupplyInputs()
