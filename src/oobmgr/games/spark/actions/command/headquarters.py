"""A German headquarters is lost: the units that hang on it alone are suppressed at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.actions.assault.places import known_units, unfit_units, units_told
from oobmgr.games.spark.command.formations import formation_name
from oobmgr.games.spark.picking.by_hex import living_units
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SparkUnit, units_of
from oobmgr.games.spark.words import GERMAN, Marker
from oobmgr.rules.actions import ActionPlan

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_CASE = "SP-CMD-01"


@dataclass(frozen=True)
class HeadquartersInputs:
    """The units that could trace command to the lost headquarters and to no other."""

    units: tuple[int, ...] = units_told(
        "Units that traced command to it, and to no other headquarters.", _CASE
    )


def german_units(books: Books) -> tuple[SparkUnit, ...]:
    """The German units on the map."""
    return tuple(unit for unit in living_units(books) if unit.state.side == GERMAN)


def propose_headquarters(books: Books) -> HeadquartersInputs:
    """The units of the formations whose headquarters are dead, as far as they fell in step."""
    lost = {
        formation_name(unit.state)
        for unit in units_of(books)
        if unit.kind is UnitKind.HEADQUARTERS and unit.state.status is UnitStatus.DEAD
    }
    fresh = (
        unit
        for unit in german_units(books)
        if formation_name(unit.state) in lost and not _is_down(unit)
    )
    return HeadquartersInputs(tuple(int(unit.id) for unit in fresh))


def plan_headquarters(books: Books, inputs: HeadquartersInputs) -> ActionPlan:
    """Suppress the units of a lost German headquarters (SP-CMD-01).

    Raises:
        BadInput: There is no such unit.
    """
    units = known_units(books, inputs.units)
    facts: list[Fact] = []
    working: list[Step] = []
    for unit in units:
        # A unit that is disrupted stays so: it is the worse of the two.
        facts += () if _is_down(unit) else set_marker(books, unit.id, Marker.SUPPRESSED, value=True)
        state = "stays as it is" if _is_down(unit) else "suppressed"
        working.append(Step(unit.name, state, case=_CASE))
    suppressed = len(facts)
    working.append(Step("Units suppressed", suppressed, case=_CASE, kind=StepKind.RESULT))
    return ActionPlan(
        f"Headquarters lost: {counted(suppressed, 'unit')} suppressed",
        "",
        Ruling(suppressed, tuple(working)),
        facts=tuple(facts),
        refusals=tuple(_refused(units)),
    )


def _is_down(unit: SparkUnit) -> bool:
    return Marker.SUPPRESSED in unit.markers or Marker.DISRUPTED in unit.markers


def _refused(units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    yield from unfit_units(units, "units")
    if not units:
        yield Fault("Nothing is entered.", "units", advice="Pick those that hung on it alone.")
    for unit in units:
        if unit.state.side != GERMAN:
            sentence = "is Soviet: only a German headquarters does this."
            yield Fault(sentence, unit.name, str(unit.id), "Leave it out.", _CASE)
    if units and all(_is_down(unit) for unit in units):
        yield Fault("All of them are suppressed or disrupted already.", "units",
                    advice="Nothing to do.", case=_CASE)  # fmt: skip
