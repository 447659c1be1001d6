"""Special rules of single scenarios that decide something: Ansbach, Army Reserves of 1813."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import D6
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

ANSBACH: Final = "LGA-SCN-03"
RESERVES: Final = "LGA-SCN-14"


@dataclass(frozen=True)
class AnsbachInputs:
    """The roll for Ansbach."""

    roll: int = told("The die.", low=1, high=D6, dice=(D6,), case=ANSBACH)


@dataclass(frozen=True)
class Garrison:
    """The garrison that Ansbach gets."""

    garrison_sp: int = told("Strength points of its garrison.", unit="SP")


@calculator("LGA-SCN-03", title="Ansbach")
def ansbach_garrison(inputs: AnsbachInputs, tables: Tables) -> Ruling[Garrison]:
    """What garrison Ansbach gets at once where it resists."""
    resists = tables.cell("scenario.ansbach.resists")
    garrison = tables.cell("scenario.ansbach.garrison")
    found = garrison.whole if inputs.roll >= resists.whole else 0
    lines = (
        resists.step("Die", inputs.roll, f"it resists on {resists.whole} or more"),
        garrison.step("Garrison", found, "", StepKind.RESULT),
    )
    return Ruling(Garrison(found), lines)


@dataclass(frozen=True)
class ReserveInputs:
    """A unit or corps of 1813."""

    attached_to_army_commander: bool = told(
        "Whether it is attached straight to an army commander.",
        case=RESERVES,
        label="Attached to an army commander",
    )
    guard_or_grenadier: bool = told(
        "Whether it is a guard or grenadier unit.", case=RESERVES, label="Guard or grenadiers"
    )
    corps_only_cavalry_horse_artillery: bool = told(
        "Whether its corps is of cavalry alone, or of cavalry and horse artillery.",
        case=RESERVES,
        label="Corps of cavalry and horse artillery alone",
    )


@dataclass(frozen=True)
class Reserve:
    """Whether it is an Army Reserve."""

    reserve: bool = told("Whether it is an Army Reserve.")


@calculator("LGA-SCN-14", title="Army Reserves of 1813")
def army_reserve_1813(inputs: ReserveInputs, _: Tables) -> Ruling[Reserve]:
    """Whether a unit is an Army Reserve in 1813."""
    grounds = (
        ("Attached to an army commander", inputs.attached_to_army_commander),
        ("Guard or grenadiers", inputs.guard_or_grenadier),
        ("Corps of cavalry alone", inputs.corps_only_cavalry_horse_artillery),
    )
    # Each of these makes it one by itself (LGA-SCN-14).
    reserve = any(holds for _, holds in grounds)
    lines = tuple(Step(name, holds, "", RESERVES) for name, holds in grounds)
    result = Step("Army Reserve", reserve, "", RESERVES, StepKind.RESULT)
    return Ruling(Reserve(reserve), (*lines, result))
