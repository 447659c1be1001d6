"""Anti-aircraft fire: which units may shoot at aircraft, and how far."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told
from oobmgr.rules.tables import Tables

RANGE_CASE: Final = "SP-AIR-06"
MAY_CASE: Final = "SP-AIR-05"


@dataclass(frozen=True)
class AaRangeInputs:
    """An AA unit."""

    printed_range: int = amount_told(
        "The range on its counter.", RANGE_CASE, unit="hexes", high=MANY, label="Range printed?"
    )


@calculator("SP-AIR-06", title="AA fire: range", value="The range against aircraft.", unit="hexes")
def aa_range(inputs: AaRangeInputs, tables: Tables) -> Ruling[int]:
    """How far an AA unit shoots at aircraft."""
    cell = tables.cell("air.anti_aircraft.range")
    exact = Fraction(inputs.printed_range) * cell.number
    text = f"{inputs.printed_range} × {shown(cell.number)} = {shown(exact)}, rounded up"
    return ruled("Range against aircraft", ceil(exact), text, cell.case)


@dataclass(frozen=True)
class AaEligibleInputs:
    """What an AA unit is doing."""

    deployed: bool = flag_told(
        "Whether it is deployed, not in column.", MAY_CASE, default=True, label="Deployed?"
    )
    performed_zoc_fire: bool = flag_told(
        "Whether it made ZOC fire before; that does not matter.",
        MAY_CASE,
        label="ZOC fire made before?",
    )


@calculator("SP-AIR-05", title="AA fire: who may", value="Whether it may.")
def aa_eligible(inputs: AaEligibleInputs, tables: Tables) -> Ruling[bool]:
    """Whether an AA unit may shoot at aircraft."""
    # This was a bar once; the working tells players who remember it that it no longer is.
    after_zone = tables.cell("air.anti_aircraft.after_zoc_fire")
    lines = [Step("Deployed", inputs.deployed, case=MAY_CASE)]
    if inputs.performed_zoc_fire:
        lines.append(after_zone.step("After ZOC fire"))
    may = inputs.deployed and (not inputs.performed_zoc_fire or bool(after_zone.value))
    return ruled("May shoot at aircraft", may, case=MAY_CASE, before=lines)
