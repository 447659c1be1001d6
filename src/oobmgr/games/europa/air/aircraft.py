"""How many aircraft air groups stand for."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, StepKind
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class AircraftInputs:
    """Air groups, a group of one step as a half."""

    groups: Fraction = told(
        "Air groups.", default=Fraction(1), low=0, high=MANY, unit="groups", case="GEN-03"
    )


@dataclass(frozen=True)
class Aircraft:
    """The aircraft that they stand for."""

    typical: int = told("Aircraft, typically.", unit="aircraft")
    fewest: int = told("Aircraft, at the fewest.", unit="aircraft")
    most: int = told("Aircraft, at the most.", unit="aircraft")


@calculator("GEN-03", title="Aircraft of air groups")
def aircraft(inputs: AircraftInputs, tables: Tables) -> Ruling[Aircraft]:
    """How many aircraft so many air groups stand for."""
    found = []
    working = []
    for name, label in (("typical", "Typically"), ("fewest", "Fewest"), ("most", "Most")):
        cell = tables.cell(f"air.aircraft.{name}")
        each = cell.number
        found.append(ceil(inputs.groups * each))
        text = f"{shown(inputs.groups)} × {shown(each)}"
        working.append(cell.step(label, found[-1], text, StepKind.RESULT))
    return Ruling(Aircraft(*found), tuple(working))
