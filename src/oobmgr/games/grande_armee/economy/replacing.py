"""Replacements: a replacement point and a resource point for each strength point."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.nations import Nation, nation_named, read_nation
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

REPLACING: Final = "LGA-REPL-01"
RESOURCE: Final = "economy.replacement.resource"
REPLACEMENT: Final = "economy.replacement.replacement"


def never_replaced(nation: str) -> bool:
    """Whether units of a nation never receive replacement points."""
    # L-48: where 26.2 speaks of replacing them it means leaders, who follow by seniority and cost
    # no point. Units are never filled.
    return nation_named(nation) == Nation.BRITAIN


@dataclass(frozen=True)
class ReplacingInputs:
    """Strength points that a nation wants, and the points that lie in its pools."""

    nation: str = told("The nation of the units.", read=read_nation, case=REPLACING)
    want: int = told("Strength points wanted.", low=0, high=MANY, unit="SP", case=REPLACING)
    resource: int = told(
        "Resource points at hand.", low=0, high=MANY, unit="R", case=REPLACING,
        label="Resource points",
    )  # fmt: skip
    replacement: int = told(
        "Replacement points at hand.", low=0, high=MANY, unit="Rep", case=REPLACING,
        label="Replacement points",
    )  # fmt: skip


@dataclass(frozen=True)
class Replaced:
    """Strength points that are made, and what is left of the points."""

    made: int = told("Strength points made.", unit="SP")
    res_after: int = told("Resource points afterwards.", unit="R")
    rep_after: int = told("Replacement points afterwards.", unit="Rep")


@calculator("LGA-REPL-01", title="Replacements")
def replacements_made(inputs: ReplacingInputs, tables: Tables) -> Ruling[Replaced]:
    """How many strength points a nation makes of its points, and what is left of them."""
    resource, replacement = tables.cell(RESOURCE), tables.cell(REPLACEMENT)
    if never_replaced(inputs.nation):
        made, words = 0, "the British get none"
    else:
        # Each strength point takes points of both kinds, and so the scarcer kind decides (L-08).
        affordable = (inputs.resource // resource.whole, inputs.replacement // replacement.whole)
        made = min(inputs.want, *affordable)
        words = f"wanted {inputs.want}, points for {min(affordable)}"
    left = inputs.resource - made * resource.whole
    stored = inputs.replacement - made * replacement.whole
    lines = (
        Step("Strength points", made, words, REPLACING),
        resource.step("Resource points left", left, f"{inputs.resource} − {made * resource.whole}"),
        replacement.step(
            "Replacement points left",
            stored,
            f"{inputs.replacement} − {made * replacement.whole}",
            StepKind.RESULT,
        ),
    )
    return Ruling(Replaced(made, left, stored), lines)
