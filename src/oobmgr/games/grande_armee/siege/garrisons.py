"""Garrisons: whether one takes attrition that did not move."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

HUNGER: Final = "LGA-ATT-01"


@dataclass(frozen=True)
class GarrisonInputs:
    """A garrison of a major or minor fortress, and what it lives on."""

    traces: bool = told(
        "Whether it traces supply to a depot, a supply train or a depot city.",
        case=HUNGER,
        label="Traces supply",
    )
    forages: bool = told("Whether it can forage.", case=HUNGER, label="Can forage")
    moved: bool = flag_told(
        "Whether it moved; that makes no difference here.", HUNGER, label="Moved"
    )


@calculator(
    HUNGER, value="Whether it takes attrition.", named="attrition", title="Attrition of a garrison"
)
def garrison_attrition(inputs: GarrisonInputs, _: Tables) -> Ruling[bool]:
    """Whether the garrison of a fortress takes attrition, even if it did not move."""
    # Whether it moved is left out on purpose: 16.12 lets a garrison starve that stood still.
    attrition = not (inputs.traces or inputs.forages)
    words = "whether it moved or not" if attrition else ""
    lines = (
        Step("Traces supply", inputs.traces, "", HUNGER),
        Step("Forages", inputs.forages, "", HUNGER),
        Step("Takes attrition", attrition, words, HUNGER, StepKind.RESULT),
    )
    return Ruling(attrition, lines)
