"""What the printed roster sheet of the game has beside the units."""

from __future__ import annotations

from oobmgr.domain.quantities import shown
from oobmgr.rules.sheets import (
    FULL_PT,
    REDUCED_PT,
    STRIKE,
    FootBox,
    SheetColumn,
    SheetForm,
    SheetLine,
    TickGroup,
)
from oobmgr.rules.tables import Tables

_BLANK = "........"
_LEGEND = "Supply: U unsupplied, I isolated. Paid: M movement, E exploitation, C combat."


def roster_form(tables: Tables) -> SheetForm:
    """Supply state, the three activities that are paid for, and a sum for each at its price."""
    kinds = ("activation.panzer", "activation.motorized", "combat.division", "combat.bombardment")
    prices = (shown(tables.number(f"supply.{kind}")) for kind in kinds)
    armour, motorised, division, bombardment = prices
    moved = f"armor {_BLANK} × {armour} + mot {_BLANK} × {motorised} = {_BLANK}, up"
    fought = f"div {_BLANK} × {division} + bomb. {_BLANK} × {bombardment} = {_BLANK}"
    return SheetForm(
        ticks=(TickGroup("Supply", ("U", "I")), TickGroup("Paid", ("M", "E", "C"))),
        foot=(
            FootBox("Movement, SP", (moved,)),
            FootBox("Exploitation, SP", (moved,)),
            FootBox("Combat, SP", (fought,)),
        ),
        legend=f"{_LEGEND} {STRIKE}",
        columns=(SheetColumn("Full", FULL_PT, strong=True), SheetColumn("Cadre", REDUCED_PT)),
        line=lambda unit: SheetLine((None, unit.traits.get("cadre", "")), ("",) * unit.steps),
    )
