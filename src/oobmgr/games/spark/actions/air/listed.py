"""The actions about air strikes and anti-aircraft fire, in the order of their phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.air import aa_fire, strike, strike_inputs
from oobmgr.games.spark.initiative.order import other
from oobmgr.games.spark.picking.by_hex import living_units, picking_by_hex
from oobmgr.games.spark.words import AIR_STRIKES
from oobmgr.rules.actions import Action

if TYPE_CHECKING:
    from oobmgr.games.spark.units.unit import SparkUnit
    from oobmgr.rules.books import Books

_GROUP: Final = "Air strikes"
_NO_AA: Final = "The side that is struck has no AA unit on the map."
_NO_TARGET: Final = "No unit of the other side is on the map."


def _struck(books: Books) -> tuple[SparkUnit, ...]:
    """The units that the playing side can strike."""
    side = other(books.side)
    return tuple(unit for unit in living_units(books) if unit.state.side == side)


def _any_struck(books: Books) -> bool:
    return bool(_struck(books))


def _any_aa(books: Books) -> bool:
    return bool(aa_fire.aa_units(books))


AIR_ACTIONS: tuple[Action, ...] = (
    Action(
        name="aa_fire",
        title="AA fire",
        sentence="AA units shoot at one air point, alone or together; the result is entered.",
        phases=AIR_STRIKES,
        inputs=aa_fire.AaFireInputs,
        plan=aa_fire.plan_aa_fire,
        propose=aa_fire.no_aa_fire,
        cases=("SP-AIR-08",),
        offered=_any_aa,
        not_now=Fault(_NO_AA, case="SP-AIR-05"),
        page="air_strikes",
        post_text="Post AA fire",
        link="Enter AA fire",
        group=_GROUP,
        helpers=("spark.aa_range", "spark.aa_eligible"),
        picking=picking_by_hex({"units": "shoots"}, aa_fire.aa_units, _NO_AA),
    ),
    Action(
        name="air_strike",
        title="Air strike",
        sentence="Air points strike the non-armored units of a hex, or one AFV.",
        phases=AIR_STRIKES,
        inputs=strike_inputs.StrikeInputs,
        plan=strike.plan_air_strike,
        propose=strike.propose_air_strike,
        cases=("SP-AIR-09",),
        offered=_any_struck,
        not_now=Fault(_NO_TARGET, case="SP-AIR-09"),
        page="air_strikes",
        post_text="Post the strike",
        link="Enter the strike",
        group=_GROUP,
        helpers=("spark.air_strike_column",),
        picking=picking_by_hex({"targets": "struck"}, _struck, _NO_TARGET),
    ),
)
