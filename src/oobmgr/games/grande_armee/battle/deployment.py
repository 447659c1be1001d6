"""Front line, second front line, reserve: a unit stands in one of them with all it has."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.battle.words import Part
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables

PARTS: Final = "LGA-BAT-05"


@dataclass(frozen=True)
class Placing:
    """Strength points of a unit in a part of the battle."""

    unit: str = told("The unit.")
    part: Part = told("Where they are.", aliases={"second": "second front"})
    sp: int = told("Strength points.", low=1, high=MANY, unit="SP")


@dataclass(frozen=True)
class DeploymentInputs:
    """Who stands where."""

    placings: tuple[Placing, ...] = told("Units by part.", case=PARTS, label="Units")


@dataclass(frozen=True)
class Deployment:
    """Whether they may stand so, and the strength of each part."""

    legal: bool = told("Whether they may be placed so.")
    split: tuple[str, ...] = told("Units that are in more than one part.")
    front: int = told("Strength of the front line.", unit="SP")
    second: int = told("Strength of the second front line.", unit="SP")
    reserve: int = told("Strength of the reserve.", unit="SP")


@calculator(PARTS, title="Deployment")
def deployment(inputs: DeploymentInputs, _: Tables) -> Ruling[Deployment]:
    """Whether units may be placed so: a corps may be spread by unit, a unit may not be split."""
    # By unit and not by corps: a corps may be spread over the parts, a unit may not (12.31).
    parts: defaultdict[str, set[Part]] = defaultdict(set)
    names: dict[str, str] = {}
    sums = dict.fromkeys(Part, 0)
    for one in inputs.placings:
        # Folded, so that one unit written in two ways is found out.
        key = folded(one.unit)
        names.setdefault(key, one.unit)
        parts[key].add(one.part)
        sums[one.part] += one.sp
    # An answer and no bad input: whether they may stand so is what is asked.
    split = tuple(names[key] for key, found in parts.items() if len(found) > 1)
    lines = [Step(part.capitalize(), sums[part], "", PARTS, StepKind.SUM) for part in Part]
    words = f"split: {', '.join(split)}" if split else ""
    lines.append(Step("No unit is split", not split, words, PARTS, StepKind.RESULT))
    found = Deployment(not split, split, *(sums[part] for part in Part))
    return Ruling(found, tuple(lines))
