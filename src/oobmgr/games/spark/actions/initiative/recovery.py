"""Recovery: the markers that come off in the Recovery Phase, as the players tick them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import SparkUnit, unit_of, units_of
from oobmgr.games.spark.words import Marker
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import HIGHEST_ID
from oobmgr.rules.inputs import told

CASE: Final = "SP-AIR-02"


def _units_told(sentence: str) -> Any:  # noqa: ANN401 - as `told`
    return told(sentence, default=(), unit="units", low=1, high=HIGHEST_ID, case=CASE)


@dataclass(frozen=True)
class RecoveryInputs:
    """The units of both players that recover."""

    suppressed: tuple[int, ...] = _units_told("Units that are no longer suppressed.")
    disrupted: tuple[int, ...] = _units_told("Units that are no longer disrupted.")
    weakened: tuple[int, ...] = _units_told("Disrupted units that are only suppressed now.")
    out_of_command: tuple[int, ...] = _units_told("Units that are in command again.")


_OFF: Final = {
    "suppressed": (Marker.SUPPRESSED, "not suppressed"),
    "disrupted": (Marker.DISRUPTED, "not disrupted"),
    "weakened": (Marker.DISRUPTED, "now suppressed"),
    "out_of_command": (Marker.OUT_OF_COMMAND, "in command"),
}
WAYS: Final = {name: words for name, (_, words) in _OFF.items()}


def plan_recovery(books: Books, inputs: RecoveryInputs) -> ActionPlan:
    """Take markers off the units that recover; what the rules take off is not printed."""
    facts: list[Fact] = []
    working: list[Step] = []
    refusals: list[Fault] = []
    seen: set[tuple[int, Marker]] = set()
    for name, (marker, words) in _OFF.items():
        for number in dict.fromkeys(getattr(inputs, name)):
            fault = _unfit(books, number, marker, name, seen)
            if fault is not None:
                refusals.append(fault)
                continue
            seen.add((number, marker))
            unit = unit_of(books, UnitId(number))
            facts += _recovered(books, unit, marker, name)
            working.append(Step(f"{unit.name} {words}", case=CASE))
    if not working and not refusals:
        advice = "Pick the units that recover, or go on."
        refusals.append(Fault("No unit is picked.", "suppressed", advice=advice))
    return ActionPlan(
        "Recovery",
        f"{counted(len(working), 'marker comes', 'markers come')} off.",
        Ruling(len(working), tuple(working)),
        facts=tuple(facts),
        refusals=tuple(refusals),
    )


def _recovered(books: Books, unit: SparkUnit, marker: Marker, name: str) -> tuple[Fact, ...]:
    off = set_marker(books, unit.id, marker, None)
    on = set_marker(books, unit.id, Marker.SUPPRESSED, value=True) if name == "weakened" else ()
    return (*off, *on)


def _unfit(
    books: Books, number: int, marker: Marker, name: str, seen: set[tuple[int, Marker]]
) -> Fault | None:
    """Why a marker cannot come off a unit: there is no unit, or no such marker on it any more."""
    try:
        unit = unit_of(books, UnitId(number))
    except BadInput as error:
        return error.faults[0]
    word = str(marker).replace("_", " ")
    if marker not in unit.markers:
        return Fault(f"is not {word}.", unit.name, str(number), "Leave it out.", CASE)
    if (number, marker) in seen:
        return Fault("is picked twice.", unit.name, str(number), f"Leave it out of {name}.", CASE)
    return None


def propose_recovery(books: Books) -> RecoveryInputs:
    """All that are suppressed; what happens to the disrupted ones the players say."""
    marked = marked_units(books, Marker.SUPPRESSED)
    return RecoveryInputs(tuple(int(unit.id) for unit in marked))


def marked_units(books: Books, *markers: Marker) -> tuple[SparkUnit, ...]:
    """The units on the map with any of these markers."""
    return tuple(
        unit
        for unit in units_of(books)
        if unit.state.status is UnitStatus.ON_MAP and any(m in unit.markers for m in markers)
    )


def can_recover(books: Books) -> tuple[SparkUnit, ...]:
    """The units that some marker can come off."""
    return marked_units(books, *(marker for marker, _ in _OFF.values()))


def anything_to_recover(books: Books) -> bool:
    """Whether any unit has a marker that can come off."""
    return bool(can_recover(books))
