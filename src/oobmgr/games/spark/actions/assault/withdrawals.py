"""Withdrawal from an assault: defenders that leave the hex, attackers that call it off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.assault.before_surprise import before_surprise
from oobmgr.games.spark.actions.assault.going import (
    NO_ASSAULT,
    any_assault,
    in_assaults,
    named_assault,
    opening_at,
    target_hex_told,
    waiting_for,
)
from oobmgr.games.spark.actions.assault.new_hex import (
    enemies_there,
    left_behind,
    overloaded,
    settled,
    too_far,
    unsure_load,
)
from oobmgr.games.spark.actions.picked import (
    against,
    ids_of,
    known_units,
    nobody_picked,
    one_unit,
    unit_names,
    units_told,
    unrolled,
)
from oobmgr.games.spark.actions.places import hex_doubts, hex_faults
from oobmgr.games.spark.assault.steps import (
    ATTACKER_ACTION,
    DEFENDER_ACTION,
    Assault,
    AssaultStepKey,
    may_withdraw_late,
    step_of_action,
)
from oobmgr.games.spark.assaults import stayed, step_taken
from oobmgr.games.spark.dice import die_told
from oobmgr.games.spark.morale.effects import (
    call_off,
    left_by_armor,
    lent_morale,
    may_follow,
    modifiers_of,
    morale_bearer,
    printed_morale,
    status_laid,
)
from oobmgr.games.spark.morale.withdrawal import (
    WithdrawalCheck,
    WithdrawalCheckInputs,
    WithdrawalEligibleInputs,
    withdrawal_check,
    withdrawal_eligible,
)
from oobmgr.games.spark.movement.hexes import HEXES, are_adjacent, same_hex
from oobmgr.games.spark.picking.known_hexes import assault_hexes, own_hexes, unit_hexes
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import COMBAT, CallOff, Marker
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.offered_words import offering

_DEFENDER_HEXES: Final = "morale.withdrawal.from_target_hex"
_ATTACKER_HEXES: Final = "morale.withdrawal.attacker"


@dataclass(frozen=True)
class DefenderWithdrawalInputs:
    """A defender that wants to leave the Assault Target Hex, its check and where it goes."""

    hex: str = target_hex_told()
    units: tuple[int, ...] = units_told("The unit that would withdraw.", "SP-RET-08", label="Unit")
    die: int | None = die_told("The die of its check.", default=None, case="SP-MC-14")
    to: str = HEXES.told(
        "The hex in which it ends, one or two hexes away from the enemy.",
        "SP-RET-07",
        label="To hex",
    )
    cover: bool = flag_told(
        "Whether the first hex is woods, a station, village, settlement, town or entrenchment.",
        "SP-MC-13",
        label="First hex is cover",
    )
    over_limit: bool = flag_told(
        "Whether the hex would then hold more than the stacking limit.",
        "SP-STACK-04",
        label="Hex then overstacked",
    )


@dataclass(frozen=True)
class Withdrawn:
    """What came of it."""

    may_withdraw: bool = told("Whether the unit may withdraw.")
    suppressed: bool = told("Whether it is suppressed by the die.")
    step: str = told("The step of the assault in which it was.")


def propose_withdrawal(books: Books) -> DefenderWithdrawalInputs:
    """The form as it opens: the first assault in which a defender may withdraw."""
    found = waiting_for(books, DEFENDER_ACTION)
    if found is None:
        return DefenderWithdrawalInputs()
    # With several defenders each has a check of its own, so that none is proposed.
    alone = found.defenders if len(found.defenders) == 1 else ()
    return DefenderWithdrawalInputs(found.hex, ids_of(alone))


@action(
    "SP-RET-08 SP-MC-12..14 SP-RET-07 SP-RET-10 SP-SEQ-01",
    name=DEFENDER_ACTION,
    phases=COMBAT,
    title="Defender withdrawal",
    propose=propose_withdrawal,
    offered=any_assault,
    not_now=NO_ASSAULT,
    tab="Withdrawal",
    post_text="Post the withdrawal",
    group="Assault",
    helpers=("spark.withdrawal_eligible", "spark.withdrawal_check"),
    picking=in_assaults(lambda one: one.defenders, "No unit defends.").picked(units="withdraws"),
    offers=offering(hex=assault_hexes, to=unit_hexes),
)
def plan_defender_withdrawal(books: Books, inputs: DefenderWithdrawalInputs) -> ActionPlan:
    """Let a defender try to leave the Assault Target Hex."""
    assault = named_assault(books, inputs.hex)
    step = step_of_action(assault, DEFENDER_ACTION)
    unit, unpicked = one_unit(books, inputs.units)
    refusals = (*unpicked, *_not_withdrawing(books, assault, unit, inputs, step))
    if unit is None or inputs.die is None:
        return ActionPlan.refused("Withdrawal", refusals)
    check = _checked(books, unit, inputs.die, into_concealed=inputs.cover)
    found = check.result
    facts = [
        # Where it is too late the plan is refused, and its step does not matter.
        *step_taken(books, assault.hex, step or AssaultStepKey.DEFENDER_WITHDRAWAL_1),
        # Whoever tried has taken part, whether or not he gets away.
        *set_marker(books, unit.id, Marker.INVOLVED, assault.hex),
    ]
    # A failed check may leave it suppressed, but still in the hex.
    if found.suppressed:
        facts += status_laid(books, unit.id, Marker.SUPPRESSED)
    facts += (
        settled(books, (unit,), inputs.to)
        if found.may_withdraw
        else stayed(books, assault.hex, str(step), unit.id)
    )
    result = Withdrawn(found.may_withdraw, found.suppressed, str(step or ""))
    working = check.working
    warnings: tuple[Fault, ...] = ()
    title = f"{unit.name} may not withdraw"
    if found.may_withdraw:
        to = inputs.to.strip()
        title = f"{unit.name} withdraws to {to}" if to else f"{unit.name} withdraws"
        lines, warnings = _going(books, assault, unit, to)
        working = (*working, *lines)
    return ActionPlan(
        title,
        f"Withdrawal from {assault.hex}.",
        Ruling(result, working, check.notes),
        facts=tuple(facts),
        warnings=(
            *before_surprise(books, assault.hex),
            *warnings,
            *hex_doubts(books, inputs.to, "to"),
        ),
        refusals=refusals,
    )


def _going(
    books: Books, assault: Assault, unit: SparkUnit, to: str
) -> tuple[tuple[Step, ...], tuple[Fault, ...]]:
    """The working of a unit that leaves, and what is doubtful where it goes."""
    most = books.tables.cell(_DEFENDER_HEXES)
    lines = (most.step("Hexes at most"), *left_behind((unit,), to))
    # Without a hex it is still to be moved; with one only the load may be in doubt.
    if not to:
        return lines, (_to_be_moved(unit, most.whole),)
    return lines, (*unsure_load(books, (unit,), to, "SP-STACK-04"), *_not_away(assault, to))


def _checked(
    books: Books, unit: SparkUnit, die: int, *, into_concealed: bool
) -> Ruling[WithdrawalCheck]:
    """The check with its own morale, or that of a better headquarters beside it (SP-MC-12)."""
    by = morale_bearer(books, unit)
    asked = WithdrawalCheckInputs(
        die=die,
        morale=printed_morale(by),
        modifiers=modifiers_of(books, by),
        # Of the unit that goes: cover is no part of the morale that a headquarters lends.
        armored=unit.armored,
        into_concealed=into_concealed,
    )
    found = withdrawal_check(asked, books.tables)
    return replace(found, notes=(*found.notes, *lent_morale(unit, by)))


def _to_be_moved(unit: SparkUnit, most: int) -> Fault:
    """What the player is left to do for a unit that may withdraw."""
    sentence = f"may withdraw up to {counted(most, 'hex', 'hexes')}, away from the enemy."
    return Fault(sentence, unit.name, advice="Enter the hex in which it ends.")


def _not_away(assault: Assault, to: str) -> Iterator[Fault]:
    """A word on a hex next to those who assault: a withdrawal leads away from them (SP-RET-07)."""
    # Told and not refused: a withdrawal does not keep to the order of hexes of a retreat
    # (SP-RET-07).
    near = tuple(one for one in assault.assaulters if are_adjacent(one.state.hex, to))
    if near:
        sentence = f"{to.strip()} is next to {unit_names(near)}."
        yield Fault(sentence, "to", to.strip(), "It withdraws away from the enemy.", "SP-RET-07")


def _not_withdrawing(
    books: Books,
    assault: Assault,
    unit: SparkUnit | None,
    inputs: DefenderWithdrawalInputs,
    step: AssaultStepKey | None,
) -> Iterator[Fault]:
    if step is None:
        advice = "The assault combat comes next."
        yield Fault("It is too late to withdraw.", "hex", assault.hex, advice, "SP-SEQ-03")
    if unit is not None:
        yield from _of_unit(books, assault, unit, inputs, step)
    yield from unrolled(inputs.die)
    # Where it goes may stay open until the die has said whether it goes at all.
    if inputs.to.strip():
        yield from hex_faults(books, inputs.to, "to", "SP-RET-07")
        if unit is not None:
            yield from enemies_there(books, (unit,), inputs.to, "SP-RET-07")
            yield from overloaded(books, (unit,), inputs.to, "SP-STACK-04")
            yield from too_far(unit, inputs.to, books.tables.whole(_DEFENDER_HEXES), "SP-RET-08")


def _of_unit(
    books: Books,
    assault: Assault,
    unit: SparkUnit,
    inputs: DefenderWithdrawalInputs,
    step: AssaultStepKey | None,
) -> Iterator[Fault]:
    """Why this unit may not try to withdraw now."""
    if not any(one.id == unit.id for one in assault.defenders):
        yield against(unit, f"is not in {assault.hex}.", "SP-RET-08", "Pick a defender.")
    if (str(step), int(unit.id)) in assault.record.stayed:
        sentence = "tried to withdraw in this step already, and stays."
        yield against(unit, sentence, "SP-MC-14")
    late = step is AssaultStepKey.DEFENDER_WITHDRAWAL_2
    # In the second step only what is fast may still get away.
    if late and not may_withdraw_late(unit):
        sentence = "may no longer withdraw: only units on wheels, tracks, aerosans or rail."
        yield against(unit, sentence, "SP-SEQ-01", "")
    # SP-X-22: by name the text bars only disrupted units from the attempt.
    asked = WithdrawalEligibleInputs(tuple(unit.markers.held), inputs.over_limit, books.options)
    eligible = withdrawal_eligible(asked, books.tables)
    if not eligible.result:
        why = "over the limit of the hex" if inputs.over_limit else "as it is marked"
        case = "SP-STACK-04" if inputs.over_limit else "SP-RET-08"
        yield against(unit, f"may not withdraw, {why}.", case, "")
    if same_hex(inputs.to, assault.hex):
        yield Fault("is the hex that it leaves.", "to", inputs.to, "Enter another.")


@dataclass(frozen=True)
class CallOffInputs:
    """Assaulting units that call off, and where they go."""

    hex: str = target_hex_told()
    units: tuple[int, ...] = units_told(
        "Units that call their assault off.", "SP-CMB-12", label="Units"
    )
    to: str = HEXES.told(
        "The hex to which they withdraw, one hex back; empty where they stay.",
        "SP-CMB-12",
        label="Back to hex",
    )


@dataclass(frozen=True)
class CalledOff:
    """What came of it."""

    units: int = told("Units that lost their Assault Marker.", unit="units")
    left: int = told("Units that still assault the hex.", unit="units")


@action(
    "SP-CMB-12 SP-CMB-10 SP-CMB-13 SP-SEQ-02",
    name=ATTACKER_ACTION,
    phases=COMBAT,
    title="Attacker withdrawal",
    propose=opening_at(CallOffInputs, ATTACKER_ACTION),
    offered=any_assault,
    not_now=NO_ASSAULT,
    tab="Attacker calls off",
    post_text="Post the withdrawal",
    group="Assault",
    picking=in_assaults(lambda one: one.assaulters, "No unit assaults.").picked(units="calls off"),
    offers=offering(hex=assault_hexes, to=own_hexes),
)
def plan_call_off(books: Books, inputs: CallOffInputs) -> ActionPlan:
    """Take Assault Markers off by choice, and withdraw."""
    assault = named_assault(books, inputs.hex)
    units = known_units(books, inputs.units)
    step = step_of_action(assault, ATTACKER_ACTION)
    # Whoever assaults only along with AFVs calls off with the last of them.
    followers = left_by_armor(books, units)
    leaving = (*units, *followers)
    facts = (
        # By choice: support fire stays open to them, Post-Assault Fire does not (SP-CMB-12).
        *(fact for unit in leaving for fact in call_off(books, unit, CallOff.VOLUNTARY)),
        *settled(books, units, inputs.to),
        # Those who follow lose their markers and may go, too: where is for their owner to say.
        *(fact for unit in followers for fact in may_follow(books, unit)),
        *step_taken(books, assault.hex, step or AssaultStepKey.ATTACKER_WITHDRAWAL_1),
    )
    # Those who follow count as gone as well, though nobody picked them.
    off = {unit.id for unit in leaving}
    left = [unit for unit in assault.assaulters if unit.id not in off]
    names = unit_names(units)
    working = [Step(names, "called off", "Assault Marker off", "SP-CMB-12")] if units else []
    if followers:
        text = "no assaulting AFV is left"
        working.append(Step(unit_names(followers), "called off", text, "SP-CMB-13"))
    working.append(Step("Still assaulting", len(left), case="SP-SEQ-02", kind=StepKind.RESULT))
    sentence, advice = f"No unit assaults {assault.hex} any more.", "Post the end of the assault."
    return ActionPlan(
        f"{names}: assault on {assault.hex} called off" if units else "Call off",
        f"{counted(len(left), 'unit')} still assault the hex." if left else "The assault is over.",
        Ruling(CalledOff(len(off), len(left)), tuple(working)),
        facts=facts,
        warnings=(
            *before_surprise(books, assault.hex),
            *(() if left else (Fault(sentence, "units", advice=advice, case="SP-SEQ-02"),)),
            *unsure_load(books, units, inputs.to, "SP-STACK-04"),
            *hex_doubts(books, inputs.to, "to"),
        ),
        refusals=tuple(_not_calling_off(books, assault, units, inputs, step)),
    )


def _not_calling_off(
    books: Books,
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
    # Once the combat has come, whoever has a marker has to fight.
    if step is None:
        advice = "Units with an Assault Marker must assault now."
        yield Fault("It is too late to call off.", "hex", assault.hex, advice, "SP-ASLT-01")
    if inputs.to.strip():
        for unit in units:
            if same_hex(unit.state.hex, inputs.to):
                advice = "Leave the hex blank where it stays."
                yield against(unit, f"is in {inputs.to} already.", "SP-CMB-12", advice)
        yield from hex_faults(books, inputs.to, "to", "SP-CMB-12")
        yield from enemies_there(books, units, inputs.to, "SP-CMB-12")
        yield from overloaded(books, units, inputs.to, "SP-STACK-04")
        for unit in units:
            yield from too_far(unit, inputs.to, books.tables.whole(_ATTACKER_HEXES), "SP-CMB-12")
