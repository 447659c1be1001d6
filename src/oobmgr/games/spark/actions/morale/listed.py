"""The actions about morale, in the order in which a player meets them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.morale import check
from oobmgr.games.spark.picking.by_hex import living_units, picking_by_hex
from oobmgr.games.spark.words import AIR_STRIKES, COMBAT, MOVEMENT, POST_ASSAULT_FIRE
from oobmgr.rules.actions import Action

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


def _any_unit(books: Books) -> bool:
    return bool(living_units(books))


MORALE_ACTIONS: tuple[Action, ...] = (
    Action(
        "morale_check",
        "Morale check",
        "Check a unit's morale by hand; the checks of a posted fire are in it already.",
        (*MOVEMENT, *AIR_STRIKES, *COMBAT, *POST_ASSAULT_FIRE),
        check.UnitMoraleInputs,
        check.plan_morale_check,
        check.nobody_checked,
        ("SP-MC-20",),
        offered=_any_unit,
        not_now=Fault("No unit is on the map."),
        tab="Morale check",
        post_text="Post the check",
        group="Assault",
        helpers=("spark.morale_check",),
        picking=picking_by_hex({"units": "is checked"}, living_units, "No unit is on the map."),
    ),
)
