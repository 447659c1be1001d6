"""Calling an assault off: attackers that take their Assault Markers off by choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.spark.actions.assault.going import (
    NO_ASSAULT,
    any_assault,
    in_assaults,
    named_assault,
    target_hex_told,
    waiting_for,
)
from oobmgr.games.spark.actions.picked import (
    against,
    known_units,
    nobody_picked,
    unit_names,
    units_told,
)
from oobmgr.games.spark.actions.places import hex_faults, moved
from oobmgr.games.spark.assault.records import step_taken
from oobmgr.games.spark.assault.steps import (
    ATTACKER_ACTION,
    Assault,
    AssaultStepKey,
    step_of_action,
)
from oobmgr.games.spark.morale.effects import call_off, left_by_armor
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import COMBAT, CallOff
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import text_told
from oobmgr.rules.inputs import told


@dataclass(frozen=True)
class CallOffInputs:
    """Assaulting units that call off, and where they go."""

    hex: str = target_hex_told()
    units: tuple[int, ...] = units_told("Units that call their assault off.", "SP-CMB-12")
    to: str = text_told(
        "The hex to which they withdraw, one hex back; empty where they stay.", "SP-CMB-12"
    )


@dataclass(frozen=True)
class CalledOff:
    """What came of it."""

    units: int = told("Units that lost their Assault Marker.", unit="units")
    left: int = told("Units that still assault the hex.", unit="units")


def propose_call_off(books: Books) -> CallOffInputs:
    """The form as it opens: the first assault in which attackers may withdraw."""
    found = waiting_for(books, ATTACKER_ACTION)
    return CallOffInputs(found.hex if found else "")


@action(
    "SP-CMB-12 SP-CMB-10 SP-CMB-13 SP-SEQ-02",
    name=ATTACKER_ACTION,
    phases=COMBAT,
    title="Attacker withdrawal",
    propose=propose_call_off,
    offered=any_assault,
    not_now=NO_ASSAULT,
    tab="Attacker calls off",
    post_text="Post the withdrawal",
    group="Assault",
    picking=in_assaults(lambda one: one.assaulters, "No unit assaults.").picked(units="calls off"),
)
def plan_call_off(books: Books, inputs: CallOffInputs) -> ActionPlan:
    """Take Assault Markers off by choice, and withdraw."""
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
        refusals=tuple(_refused(assault, units, inputs, step)),
    )


def _refused(
    assault: Assault,
    units: tuple[SparkUnit, ...],
    inputs: CallOffInputs,
    step: AssaultStepKey | None,
) -> Iterator[Fault]:
    marked = {unit.id for unit in assault.assaulters}
    yield from nobody_picked(units)
    for unit in units:
        if unit.id not in marked:
            yield against(unit, f"has no Assault Marker toward {assault.hex}.", "SP-CMB-12")
    if step is None:
        advice = "Units with an Assault Marker must assault now."
        yield Fault("It is too late to call off.", "hex", assault.hex, advice, "SP-ASLT-01")
    if inputs.to.strip():
        yield from hex_faults(inputs.to, "to", "SP-CMB-12")


def _reminders(left: list[SparkUnit], assault: Assault) -> tuple[Fault, ...]:
    if left:
        return ()
    sentence = f"Nobody assaults {assault.hex} any more."
    return (Fault(sentence, "units", advice="Post the end of the assault.", case="SP-SEQ-02"),)
