"""Surprise at night: what the die does to one side of an assault."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.rules.inputs import told
from oobmgr.rules.spark.dice import counted, die_told
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

    die: int = die_told("The surprise die; 0 is the highest.", case="SP-SUR-11")


@dataclass(frozen=True)
class SurpriseResult:
    """What surprise does to the units of one side; nothing where `side` is None."""

    side: SurprisedSide | None = told("Whom it touches, nobody where there is none.", default=None)
    loss_mult: int = told("What step losses are multiplied by.", default=1)
    fire: SurpriseFire = told("How the side may fire.", default=SurpriseFire.NORMAL)
    morale: int = told("What changes morale.", default=0)
    status: SurpriseStatus | None = told("What is laid on its units at the end.", default=None)
    retreat: int = told("Hexes to retreat at once.", default=0, unit="hexes")
    no_assault: bool = told("Whether the assault ends at once.", default=False)


NO_SURPRISE: Final = SurpriseResult()


def surprise_result(inputs: SurpriseInputs, tables: Tables) -> Ruling[SurpriseResult]:
    """What the Surprise Table does (SP-SUR-01 to 08, 11)."""
    row = str(counted(inputs.die))
    if row not in tables.keys(_GROUP):
        nobody = Step("Surprise", "nobody", f"die {inputs.die}", _NO_EFFECT, StepKind.RESULT)
        return Ruling(NO_SURPRISE, (nobody,))
    path = f"{_GROUP}.{row}"
    found = SurpriseResult(
        SurprisedSide(tables.text(f"{path}.side")),
        tables.whole(f"{path}.loss_mult"),
        SurpriseFire(tables.text(f"{path}.fire")),
        tables.whole(f"{path}.morale"),
        SurpriseStatus(tables.text(f"{path}.status")),
        tables.whole(f"{path}.retreat"),
        tables.flag(f"{path}.no_assault"),
    )
    case = tables.case(f"{path}.side")
    return Ruling(found, (Step("Surprise die", int(row), case=case), *_lines(found, case)))


def _lines(found: SurpriseResult, case: str) -> tuple[Step, ...]:
    lines = [Step("Surprised", str(found.side), case=case)]
    if found.loss_mult > 1:
        lines.append(Step("Step losses times", found.loss_mult, case="SP-SUR-12"))
    if found.fire is not SurpriseFire.NORMAL:
        case_of_fire = "SP-SUR-17" if found.fire is SurpriseFire.NONE else "SP-SUR-13"
        lines.append(Step("Fire", str(found.fire), case=case_of_fire))
    if found.morale:
        lines.append(Step("Morale", found.morale, case="SP-SUR-14"))
    if found.no_assault:
        lines.append(Step("No assault: the assault ends", value=True, case="SP-SUR-16"))
    if found.retreat:
        lines.append(Step("Hexes to retreat", found.retreat, case=case))
    lines.append(Step("At the end of the assault", str(found.status), case="SP-SUR-15"))
    return tuple(lines)
