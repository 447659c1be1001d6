"""Surprise at night: what the die does to one side of an assault."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.dice import counted, die_told
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_GROUP: Final = "morale.surprise"
_NO_EFFECT: Final = "SP-SUR-05"


class SurprisedSide(StrEnum):
    """Whom surprise touches: the phasing side, or the other one."""

    ATTACKER = "attacker"
    DEFENDER = "defender"


class SurpriseFire(StrEnum):
    """How the surprised side may fire."""

    NORMAL = "normal"
    HALF = "half"
    NONE = "none"


class SurpriseStatus(StrEnum):
    """What is laid on the surprised units when the assault ends."""

    SUPPRESSED = "S"
    DISRUPTED = "D"


@dataclass(frozen=True)
class SurpriseInputs:
    """The roll for an assault at night."""

    die: int = die_told(
        "The surprise die; 0 is the highest.", case="SP-SUR-11", label="Surprise die"
    )


@dataclass(frozen=True)
class SurpriseResult:
    """Whom surprise touches."""

    side: SurprisedSide | None = told("Whom it affects; no one if there is no surprise.")


@dataclass(frozen=True)
class SurpriseEffect(SurpriseResult):
    """What surprise does to the units of one side."""

    loss_mult: int = told("What their step losses are multiplied by.")
    fire: SurpriseFire = told("How they may fire.")
    morale: int = told("What changes their morale.")
    status: SurpriseStatus = told("What is marked on them when the assault ends.")


@dataclass(frozen=True)
class SurpriseEnd(SurpriseEffect):
    """Surprise that ends the assault before it begins."""

    retreat: int = told("Hexes that all assaulting units retreat.", unit="hexes")
    no_assault: bool = told("Whether the assault ends at once.")


NOBODY: Final = SurpriseResult(None)


@calculator(
    "SP-SUR-01..08 SP-SUR-11..14 SP-SUR-16..17",
    title="Surprise at night",
    answer=SurpriseEnd,
    also="SP-DOC-07 SP-SUR-15 SP-INIT-11",
)
def surprise_result(inputs: SurpriseInputs, tables: Tables) -> Ruling[SurpriseResult]:
    """What the surprise die does to one side of an assault."""
    row = str(counted(inputs.die))
    found = surprise(inputs.die, tables)
    if not isinstance(found, SurpriseEffect):
        nobody = Step("Surprise", "nobody", f"die {inputs.die}", _NO_EFFECT, StepKind.RESULT)
        return Ruling(found, (nobody,))
    case = tables.case(f"{_GROUP}.{row}.side")
    return Ruling(found, (Step("Surprise die", int(row), case=case), *_lines(found, case)))


def surprise(die: int, tables: Tables) -> SurpriseResult:
    """The line of the table for a die: who is surprised, and what that does."""
    row = str(counted(die))
    # The table lists the dice that surprise somebody; the others are left out of it.
    if row not in tables.keys(_GROUP):
        return NOBODY
    path = f"{_GROUP}.{row}"
    effect = SurpriseEffect(
        side=SurprisedSide(tables.text(f"{path}.side")),
        loss_mult=tables.whole(f"{path}.loss_mult"),
        fire=SurpriseFire(tables.text(f"{path}.fire")),
        morale=tables.whole(f"{path}.morale"),
        status=SurpriseStatus(tables.text(f"{path}.status")),
    )
    # The die that ends an assault lays a status as well, so the effect is read in either case
    # (SP-SUR-04).
    if not tables.flag(f"{path}.no_assault"):
        return effect
    retreat = tables.whole(f"{path}.retreat")
    return SurpriseEnd(**vars(effect), retreat=retreat, no_assault=True)


def _lines(found: SurpriseEffect, case: str) -> tuple[Step, ...]:
    lines = [Step("Surprised", str(found.side), case="SP-SUR-11")]
    if found.loss_mult > 1:
        lines.append(Step("Step losses times", found.loss_mult, case="SP-SUR-12"))
    if found.fire is not SurpriseFire.NORMAL:
        case_of_fire = "SP-SUR-17" if found.fire is SurpriseFire.NONE else "SP-SUR-13"
        lines.append(Step("Fire", str(found.fire), case=case_of_fire))
    if found.morale:
        lines.append(Step("Morale", found.morale, case="SP-SUR-14"))
    if isinstance(found, SurpriseEnd):
        lines.append(Step("No assault: the assault ends", value=True, case="SP-SUR-16"))
        lines.append(Step("Hexes to retreat", found.retreat, case=case))
    lines.append(Step("At the end of the assault", str(found.status), case="SP-SUR-15"))
    return tuple(lines)
