"""How many may stand in a hex, which formations together, and who counts of too many."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.units import MOST_STEPS
from oobmgr.domain.values import dataclass
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told, flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables

LIMIT: Final = "movement.stack.steps"

# ------------------------------------------------------------------------- steps in a hex


class StackMoment(StrEnum):
    """When a stack is looked at."""

    END_OF_MOVEMENT = "end_of_movement"
    DURING_MOVEMENT = "during_movement"
    WITHDRAWAL = "withdrawal"
    RETREAT = "retreat"


_MOMENTS: Final = {
    **dict.fromkeys(("end", "movement_end", "end_of_movement_phase"), StackMoment.END_OF_MOVEMENT),
    **dict.fromkeys(("movement", "movement_phase", "moving"), StackMoment.DURING_MOVEMENT),
    **dict.fromkeys(("during", "in_movement", "passing"), StackMoment.DURING_MOVEMENT),
    "withdraw": StackMoment.WITHDRAWAL,
    **dict.fromkeys(("combat", "after_retreat", "advance"), StackMoment.RETREAT),
}
_MOMENT_NAMES: Final = {
    StackMoment.END_OF_MOVEMENT: "at the end of the Movement Phase",
    StackMoment.DURING_MOVEMENT: "during the Movement Phase",
    StackMoment.WITHDRAWAL: "in a withdrawal",
    StackMoment.RETREAT: "in a retreat",
}


# A withdrawal may not overload a hex, a retreat may: then its owner picks who fights (SP-STACK-04,
# SP-STACK-05).
_CHECKED_AT: Final = frozenset({StackMoment.END_OF_MOVEMENT, StackMoment.WITHDRAWAL})


@dataclass(frozen=True)
class StackingInputs:
    """The units of a hex, and when it is looked at."""

    steps: tuple[int, ...] = amount_told(
        "Current steps of each unit.", "SP-STACK-01", high=MOST_STEPS, unit="steps"
    )
    phase: StackMoment = choice_told(
        "When it is looked at.", "SP-STACK-01", StackMoment.END_OF_MOVEMENT, _MOMENTS
    )
    in_column: bool = flag_told(
        "Whether the units are in column.", "SP-STACK-01", label="In column?"
    )


@dataclass(frozen=True)
class Stacking:
    """How many steps stand in a hex, and whether so many may."""

    total: int = told("Current steps together.", unit="steps")
    legal: bool = told("Whether this many may stack there then.")


@calculator("SP-STACK-01 SP-STACK-04 SP-STACK-08", also="SP-CTR-03")
def stacking(inputs: StackingInputs, tables: Tables) -> Ruling[Stacking]:
    """Whether this many steps may stack in a hex."""
    total = sum(inputs.steps)
    cell = tables.cell(LIMIT)
    within = total <= cell.whole
    # Passing through and falling back, a stack may be too high for a while; a road never lets it.
    checked = inputs.in_column or inputs.phase in _CHECKED_AT
    case = "SP-STACK-04" if inputs.phase is StackMoment.WITHDRAWAL else "SP-STACK-01"
    who = "units in column" if inputs.in_column else "deployed units"
    text = " + ".join(str(steps) for steps in inputs.steps)
    may, compared = within or not checked, f"{total} {'≤' if within else '>'} {cell.whole}"
    working = (
        Step("Steps in the hex", total, text, case="SP-STACK-08"),
        cell.step("Limit"),
        Step(f"Held to it, {who} {_MOMENT_NAMES[inputs.phase]}", checked, case=case),
        Step("May stack there", may, compared, case, StepKind.RESULT),
    )
    return Ruling(Stacking(total, may), working)


# ---------------------------------------------------------------- Soviet formations in a hex


class FormationType(StrEnum):
    """What a formation is, for Soviet stacking and Unit Integrity."""

    DIVISION = "division"
    BRIGADE = "brigade"
    REGIMENT = "regiment"
    BATTALION = "battalion"
    INDEPENDENT = "independent"


FORMATION_ALIASES: Final = {
    **dict.fromkeys(("xx", "rifle_division"), FormationType.DIVISION),
    **dict.fromkeys(("x", "tank_brigade", "ski_brigade"), FormationType.BRIGADE),
    **dict.fromkeys(("iii", "tank_regiment"), FormationType.REGIMENT),
    "ii": FormationType.BATTALION,
    **dict.fromkeys(("independent_battalion", "indep"), FormationType.INDEPENDENT),
    **dict.fromkeys(("bridging", "balloon"), FormationType.INDEPENDENT),
}


@dataclass(frozen=True)
class FormationUnit:
    """A Soviet unit by the formation that it belongs to."""

    formation: str = told("Its formation.", case="SP-STACK-02")
    type: FormationType = told(
        "What the formation is.", aliases=FORMATION_ALIASES, case="SP-STACK-02"
    )


@dataclass(frozen=True)
class SovietStackingInputs:
    """Soviet units in one hex."""

    units: tuple[FormationUnit, ...] = told("The units of the hex.", case="SP-STACK-02")


@calculator(
    "SP-STACK-02",
    title="Soviet formations in a hex",
    value="Whether it is allowed.",
    also="SP-CTR-17 SP-STACK-03",
)
def soviet_stacking(inputs: SovietStackingInputs, tables: Tables) -> Ruling[bool]:
    """Whether units of these Soviet formations may share a hex."""
    # By folded names, or a division that is written in two ways would bar itself.
    divisions = {
        folded(unit.formation): unit.formation
        for unit in inputs.units
        if unit.type is FormationType.DIVISION
    }
    cell = tables.cell("movement.soviet_stack.divisions")
    allowed = len(divisions) <= cell.whole
    # Told as well, for players look first whether these do any harm.
    others = len(inputs.units) - sum(unit.type is FormationType.DIVISION for unit in inputs.units)
    text = f"{len(divisions)} {'≤' if allowed else '>'} {cell.whole}"
    working = (
        cell.step("Divisions in the hex", len(divisions), ", ".join(divisions.values())),
        Step("Units without a division", others, "join any stack", "SP-STACK-02"),
    )
    told_ = allowed and len(inputs.units) > 1
    notes = ("Unit Integrity holds as well: look along the line of hexes.",) if told_ else ()
    return ruled("May share the hex", allowed, text, cell.case, before=working, notes=notes)


# ------------------------------------------------------------------------------ overstacked


@dataclass(frozen=True)
class OverstackChoiceInputs:
    """A hex above the limit, and the units that its owner picks to fight."""

    steps: tuple[int, ...] = amount_told(
        "Current steps of every unit in the hex.", "SP-STACK-05", high=MOST_STEPS, unit="steps"
    )
    chosen: tuple[int, ...] = told(
        "Which of them fight, counted from 1.", low=1, case="SP-STACK-05"
    )


@dataclass(frozen=True)
class OverstackChoice:
    """Whether these units may fight together."""

    legal: bool = told("Whether they may.")
    steps: int = told("Their current steps together.", unit="steps")
    overstacked: bool = told("Whether the hex is above the limit at all.")


@calculator("SP-STACK-05 SP-STACK-07", title="Who fights in an overstacked hex")
def overstack_choice(inputs: OverstackChoiceInputs, tables: Tables) -> Ruling[OverstackChoice]:
    """Whether the units picked of an overstacked hex may fight together.

    Raises:
        BadInput: A unit is picked that is not there, or twice.
    """
    _check_chosen(inputs)
    picked = sum(inputs.steps[at - 1] for at in inputs.chosen)
    limit = tables.whole(LIMIT)
    over = sum(inputs.steps) > limit
    legal = picked <= limit
    working = (
        Step("Steps in the hex", sum(inputs.steps), case="SP-STACK-08"),
        tables.step(LIMIT, "Limit"),
        Step("Above the limit", over, case="SP-STACK-05"),
        Step("Steps that fight", picked, counted(len(inputs.chosen), "unit"), "SP-STACK-07"),
        Step("May fight together", legal, f"{picked} {'≤' if legal else '>'} {limit}",
             "SP-STACK-05", StepKind.RESULT),
    )  # fmt: skip
    notes = () if over else ("The hex is not overstacked: every unit fights.",)
    return Ruling(OverstackChoice(legal, picked, over), working, notes)


def _check_chosen(inputs: OverstackChoiceInputs) -> None:
    number = len(inputs.steps)
    faults = [
        Fault(f"There is no unit {at}.", "chosen", str(at), f"The hex holds {number}.")
        for at in inputs.chosen
        if at > number
    ]
    if len(set(inputs.chosen)) < len(inputs.chosen):
        faults.append(Fault("names a unit twice.", "chosen", case="SP-STACK-07"))
    if faults:
        raise BadInput(*faults)
