"""Calling an assault off: attackers that take their Assault Markers off by choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.spark.actions.assault.places import (
    hex_faults,
    known_units,
    moved,
    named_assault,
    nobody_picked,
    target_hex_told,
    units_told,
)
from oobmgr.games.spark.actions.roster.marking import unit_names
from oobmgr.games.spark.assault.records import step_taken
from oobmgr.games.spark.assault.steps import (
    ATTACKER_ACTION,
    Assault,
    AssaultStepKey,
    assaults,
    step_of_action,
)
from oobmgr.games.spark.morale.effects import call_off, left_by_armor
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import CallOff
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import told

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


@dataclass(frozen=True)
class CallOffInputs:
    """Assaulting units that call off, and where they go."""

    hex: str = target_hex_told()
    units: tuple[int, ...] = units_told("Units that call their assault off.", "SP-CMB-12")
    to: str = told(
        "The hex to which they withdraw, one hex back; empty where they stay.",
        default="",
        case="SP-CMB-12",
    )


@dataclass(frozen=True)
class CalledOff:
    """What came of it."""

    units: int = told("Units that lost their Assault Marker.", unit="units")
    left: int = told("Units that still assault the hex.", unit="units")


def plan_call_off(books: Books, inputs: CallOffInputs) -> ActionPlan:
    """Take Assault Markers off by choice, and withdraw (SP-CMB-10, 12, 13; SP-SEQ-02).

    Raises:
        BadInput: There is no assault on the hex, or no such unit.
    """
    assault = named_assault(books, inputs.hex)
    units = known_units(books, inputs.units)
    step = step_of_action(assault, ATTACKER_ACTION)
    followers = left_by_armor(books, units)
    facts: list[Fact] = [
        fact for unit in (*units, *followers) for fact in call_off(books, unit, CallOff.VOLUNTARY)
    ]
    facts += [fact for unit in units for fact in moved(unit, inputs.to)]
    facts += step_taken(books, assault.hex, step or AssaultStepKey.ATTACKER_WITHDRAWAL_1)
    off = {unit.id for unit in (*units, *followers)}
    left = [unit for unit in assault.assaulters if unit.id not in off]
    names = unit_names(units)
    working = [Step(names, "called off", "Assault Marker off", "SP-CMB-12")] if units else []
    if followers:
        text = "no assaulting AFV is left"
        working.append(Step(unit_names(followers), "called off", text, "SP-CMB-13"))
    working.append(Step("Still assaulting", len(left), case="SP-SEQ-02", kind=StepKind.RESULT))
    return ActionPlan(
        f"{names}: assault on {assault.hex} called off" if units else "Call off",
        f"{counted(len(left), 'unit')} still assault the hex." if left else "The assault is over.",
        Ruling(CalledOff(len(off), len(left)), tuple(working)),
        facts=tuple(facts),
        warnings=_reminders(left, assault),
        refusals=_refused(assault, units, inputs, step),
    )


def propose_call_off(books: Books) -> CallOffInputs:
    """The form as it opens: the first assault in which attackers may withdraw."""
    now = (one for one in assaults(books) if one.now and one.now.action == ATTACKER_ACTION)
    found = next(now, None)
    return CallOffInputs(found.hex if found else "")


def _refused(
    assault: Assault,
    units: tuple[SparkUnit, ...],
    inputs: CallOffInputs,
    step: AssaultStepKey | None,
) -> tuple[Fault, ...]:
    marked = {unit.id for unit in assault.assaulters}
    faults = [*nobody_picked(units)]
    faults += [
        Fault(
            f"has no Assault Marker toward {assault.hex}.",
            unit.name,
            str(unit.id),
            "Leave it out.",
            "SP-CMB-12",
        )
        for unit in units
        if unit.id not in marked
    ]
    if step is None:
        advice = "Units with an Assault Marker must assault now."
        faults.append(
            Fault("It is too late to call off.", "hex", assault.hex, advice, "SP-ASLT-01")
        )
    if inputs.to.strip():
        faults += hex_faults(inputs.to, "to", "SP-CMB-12")
    return tuple(faults)


def _reminders(left: list[SparkUnit], assault: Assault) -> tuple[Fault, ...]:
    if left:
        return ()
    sentence = f"Nobody assaults {assault.hex} any more."
    return (Fault(sentence, "units", advice="Post the end of the assault.", case="SP-SEQ-02"),)
