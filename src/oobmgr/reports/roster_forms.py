"""The form of each game's roster sheet: what is ticked, what is summed up at the tables' prices."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oobmgr.domain.quantities import shown
from oobmgr.reports.roster_request import FootBox, SheetForm, TickGroup
from oobmgr.rules.game import Game
from oobmgr.rules.tables import Tables

_BLANK = "........"
PLAIN_FORM = SheetForm(ticks=(), foot=(), legend="")


def europa_form(tables: Tables) -> SheetForm:
    """Supply state, the three activities that are paid for, and a sum for each at its price."""
    armour = shown(tables.number("supply.activation.panzer"))
    motorised = shown(tables.number("supply.activation.motorized"))
    division = shown(tables.number("supply.combat.division"))
    bombardment = shown(tables.number("supply.combat.bombardment"))
    moved = f"armor {_BLANK} × {armour} + mot {_BLANK} × {motorised} = {_BLANK}, up"
    fought = f"div {_BLANK} × {division} + bomb. {_BLANK} × {bombardment} = {_BLANK}"
    return SheetForm(
        ticks=(TickGroup("Supply", ("U", "I")), TickGroup("Paid", ("M", "E", "C"))),
        foot=(
            FootBox("Movement, SP", moved),
            FootBox("Exploitation, SP", moved),
            FootBox("Combat, SP", fought),
        ),
        legend="Supply: U unsupplied, I isolated. Paid: M movement, E exploitation, C combat.",
    )


_FORMS: Mapping[str, Callable[[Tables], SheetForm]] = {"europa": europa_form}


def sheet_form(game: Game) -> SheetForm:
    """Return the form of a game; one without ticks and sums where it has none of its own."""
    form = _FORMS.get(game.id)
    return form(game.tables()) if form else PLAIN_FORM
