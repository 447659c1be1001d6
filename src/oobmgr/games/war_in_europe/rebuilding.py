"""Rebuilding units with Replacement Points."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.rulings import Ruling, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

CASE: Final = "WIE-REPL-01"
COST: Final = "replacements.rebuild.cost"


@dataclass(frozen=True)
class RebuildInputs:
    """Replacement Points of the kind that a unit needs."""

    rp: int = told(
        "Points at hand.", low=0, high=MANY, unit="RP", case=CASE, label="Replacement Points"
    )


@dataclass(frozen=True)
class Rebuild:
    """Whether the unit may be rebuilt, and the points afterwards."""

    legal: bool = told("Whether it may be rebuilt.")
    rp_after: int = told("Points afterwards.", unit="RP")


@calculator(CASE, title="Rebuilding for two points")
def rebuild_for_two_points(inputs: RebuildInputs, tables: Tables) -> Ruling[Rebuild]:
    """Whether one of the units that the rule names may be rebuilt with the points at hand."""
    cost = tables.cell(COST)
    # 17.25: for the types that it names two are enough, even where fewer than six are at hand.
    legal = inputs.rp >= cost.whole
    after = inputs.rp - cost.whole if legal else inputs.rp
    words = f"{inputs.rp} − {cost.whole}" if legal else f"{inputs.rp} are not enough"
    lines = (cost.step("Cost"), cost.step("Points left", after, words, StepKind.RESULT))
    return Ruling(Rebuild(legal, after), lines)
