"""The bombing factors of a strike: full groups twice the printed rating, half groups once."""

from __future__ import annotations

from dataclasses import dataclass

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.air.air_combat import GroupSize, read_size
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class RatedGroup:
    """A group that strikes."""

    rating: int = told("Its bombing rating as printed.", low=0, case="AIR-12")
    size: GroupSize = told(
        "Full (2 steps) or half (1).", default=GroupSize.FULL, read=read_size, case="AIR-12"
    )


@dataclass(frozen=True)
class StrikeFactorsInputs:
    """The groups of a strike that arrive, escorts left out."""

    groups: tuple[RatedGroup, ...] = list_told("The groups that strike.", "AIR-12")


@calculator(
    "AIR-12",
    title="Factors of a strike",
    value="Bombing factors together.",
    unit="factors",
    named="factors",
)
def strike_factors(inputs: StrikeFactorsInputs, tables: Tables) -> Ruling[int]:
    """The bombing factors of the groups that strike."""
    working = []
    factors = 0
    for group in inputs.groups:
        cell = tables.cell(f"air.rating.{group.size}")
        times = cell.whole
        factors += group.rating * times
        label = f"{group.size.capitalize()} group"
        working.append(cell.step(label, group.rating * times, f"{group.rating} × {times}"))
    working.append(Step("Bombing factors", factors, case="AIR-12", kind=StepKind.RESULT))
    return Ruling(factors, tuple(working))
