"""Units that are driven off the map, and those that enter it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.actions.assault.places import (
    hex_faults,
    known_units,
    moved,
    nobody_picked,
    unfit_units,
    units_told,
)
from oobmgr.games.spark.actions.movement.arrival import arrival_warnings
from oobmgr.games.spark.actions.roster.marking import unit_names
from oobmgr.games.spark.picking.by_hex import living_units
from oobmgr.games.spark.reinforcements.waiting import entering, left_now
from oobmgr.games.spark.roster.losses import lose_steps
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import Marker
from oobmgr.rules.actions import ActionPlan, StepChange
from oobmgr.rules.inputs import told

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

RETURN_WAYS: Final = {"back": "enters", "lost": "lost"}
_GONE_WITH_THE_HEX: Final = (Marker.ENTRENCHED, Marker.ASSAULT, Marker.STREAM_BANK)


@dataclass(frozen=True)
class OffMapInputs:
    """Units that had to retreat off the map."""

    units: tuple[int, ...] = units_told("Units that retreat off the map.", "SP-REINF-08")


@dataclass(frozen=True)
class EnterInputs:
    """Units that come onto the map, and those that could not come back."""

    back: tuple[int, ...] = units_told("Units that come onto the map.", "SP-REINF-07")
    lost: tuple[int, ...] = units_told("Units that could not come back.", "SP-REINF-08")
    hex: str = told("The hex in which they enter.", default="", case="SP-REINF-07")


def on_the_map(books: Books) -> tuple[SparkUnit, ...]:
    """The units of both sides that stand on the map."""
    return tuple(unit for unit in living_units(books) if Marker.OFF_MAP not in unit.markers)


def plan_off_map(books: Books, inputs: OffMapInputs) -> ActionPlan:
    """Take units off the map till their side's next impulse (SP-REINF-08).

    Raises:
        BadInput: There is no such unit.
    """
    units = known_units(books, inputs.units)
    facts: list[Fact] = []
    for unit in units:
        facts += set_marker(books, unit.id, Marker.OFF_MAP, left_now(books))
        facts += (f for marker in _GONE_WITH_THE_HEX
                  for f in set_marker(books, unit.id, marker, None))  # fmt: skip
        if unit.state.hex:
            facts.append(Fact(Subject.UNIT, str(unit.id), "hex", unit.state.hex, ""))
    words = "comes back in its side's next impulse, or is lost"
    working = tuple(Step(unit.name, "off the map", words, "SP-REINF-08") for unit in units)
    twice = (
        Fault("is off the map already.", unit.name, str(unit.id), "Leave it out.", "SP-REINF-08")
        for unit in units
        if Marker.OFF_MAP in unit.markers
    )
    return ActionPlan(
        f"Off the map: {unit_names(units)}" if units else "Off the map",
        "",
        Ruling(len(units), working),
        facts=tuple(facts),
        refusals=(*nobody_picked(units), *unfit_units(units, "units"), *twice),
    )


# ----------------------------------------------------------------------------- onto the map


def any_entering(books: Books) -> bool:
    """Whether the playing side has a unit that is to come onto the map."""
    return bool(entering(books))


def plan_enter(books: Books, inputs: EnterInputs) -> ActionPlan:
    """Bring units onto the map, or count those as lost that could not come back.

    Schedule, entry hexes and their delay are on the map and in the rulebook (SP-REINF-01,
    SP-REINF-06 to 08).

    Raises:
        BadInput: There is no such unit.
    """
    back, lost = known_units(books, inputs.back), known_units(books, inputs.lost)
    place = inputs.hex.strip()
    losses = lose_steps(books, tuple(StepChange(unit.state, 0) for unit in lost if _lives(unit)))
    facts: list[Fact] = [*losses.facts]
    for unit in back:
        facts += moved(unit, place)
    for unit in (*back, *lost):
        facts += set_marker(books, unit.id, Marker.OFF_MAP, None)
    working = (
        *(Step(unit.name, place or "?", "enters", "SP-REINF-07") for unit in back),
        *losses.working,
        Step("Enter the map", len(back), f"{len(lost)} lost", "SP-REINF-07", StepKind.RESULT),
    )
    return ActionPlan(
        _title(back, lost, place),
        "",
        Ruling(len(back), working),
        losses.postings,
        tuple(facts),
        (*losses.warnings, *arrival_warnings(books, back, place)),
        tuple(_refused(books, back, lost, place)),
    )


def _lives(unit: SparkUnit) -> bool:
    return unit.state.status is UnitStatus.ON_MAP and unit.state.steps_left > 0


def _title(back: tuple[SparkUnit, ...], lost: tuple[SparkUnit, ...], place: str) -> str:
    if back:
        return f"{unit_names(back)} onto the map, {place or '?'}"
    return f"{counted(len(lost), 'unit')} lost off the map"


def _refused(
    books: Books, back: tuple[SparkUnit, ...], lost: tuple[SparkUnit, ...], place: str
) -> Iterator[Fault]:
    if not back and not lost:
        advice = "Pick those that come, or that are lost."
        yield Fault("Nothing is entered.", "back", advice=advice, case="SP-REINF-07")
    if back:
        yield from hex_faults(place, "hex", "SP-REINF-07")
    yield from unfit_units((*back, *lost), "back")
    known = {unit.id for unit in entering(books)}
    for unit in back:
        if unit.id not in known:
            sentence = "stands on the map already, or belongs to the other side."
            yield Fault(sentence, unit.name, str(unit.id), "Leave it out.", "SP-REINF-07")
    for unit in lost:
        if Marker.OFF_MAP not in unit.markers:
            sentence = "was not driven off the map."
            yield Fault(sentence, unit.name, str(unit.id), "Leave it out.", "SP-REINF-08")
        if any(unit.id == one.id for one in back):
            yield Fault("is picked as both.", unit.name, str(unit.id), "Leave it in one.")
