"""The actions about movement and stacking, in the order in which a player meets them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.movement import formation, move, overstacked
from oobmgr.games.spark.picking.by_hex import living_units, own_units, picking_by_hex
from oobmgr.games.spark.words import AIR_STRIKES, COMBAT, MOVEMENT, POST_ASSAULT_FIRE
from oobmgr.rules.actions import Action

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_GROUP: Final = "Movement"
_NO_UNIT: Final = "No unit of this side is on the map."
_IMPULSE: Final = (*MOVEMENT, *AIR_STRIKES, *COMBAT, *POST_ASSAULT_FIRE)


def _no_formation(books: Books) -> formation.FormationInputs:
    del books
    return formation.FormationInputs()


def _no_trench(books: Books) -> formation.TrenchInputs:
    del books
    return formation.TrenchInputs()


MOVEMENT_ACTIONS: tuple[Action, ...] = (
    Action(
        name="move",
        title="Move units",
        sentence="Where units go, step by step, against the movement points that they have.",
        phases=MOVEMENT,
        inputs=move.MoveInputs,
        plan=move.plan_move,
        propose=move.nothing_moved,
        cases=("SP-TCE-51",),
        tab="Move",
        post_text="Post the move",
        link="Enter the move",
        group=_GROUP,
        rows="path",
        left_out=move.left_out_now,
        picking=picking_by_hex({"units": "moves"}, own_units, _NO_UNIT),
        helpers=("spark.movement_cost", "spark.movement_allowance", "spark.stream_crossing"),
    ),
    Action(
        name="formation",
        title="Column and deployed",
        sentence="Units that enter or leave column without a move, such as after an assault.",
        phases=_IMPULSE,
        inputs=formation.FormationInputs,
        plan=formation.plan_formation,
        propose=_no_formation,
        cases=("SP-MOVE-01",),
        tab="Column",
        post_text="Set formation",
        link="Set the formation",
        group=_GROUP,
        picking=picking_by_hex(formation.FORMATION_WAYS, living_units, _NO_UNIT),
        helpers=("spark.movement_cost",),
    ),
    Action(
        name="entrenchment",
        title="Entrenchment",
        sentence="Units that occupy the entrenchment of their hex, or leave it.",
        phases=_IMPULSE,
        inputs=formation.TrenchInputs,
        plan=formation.plan_trench,
        propose=_no_trench,
        cases=("SP-TCE-60",),
        tab="Entrenchment",
        post_text="Set entrenchment",
        link="Set the entrenchment",
        group=_GROUP,
        picking=picking_by_hex(formation.TRENCH_WAYS, living_units, _NO_UNIT),
    ),
    Action(
        name="overstacked",
        title="Who fights of too many",
        sentence="Of an overstacked hex only so many steps fire and fight: say which.",
        phases=COMBAT,
        inputs=overstacked.OverstackInputs,
        plan=overstacked.plan_overstack,
        propose=overstacked.nobody_fights,
        cases=("SP-STACK-05",),
        offered=overstacked.any_overstacked,
        not_now=Fault("No hex is overstacked.", case="SP-STACK-05"),
        tab="Overstacked",
        post_text="Note the choice",
        link="Say who fights",
        group=_GROUP,
        picking=picking_by_hex(
            {"units": "fights"}, overstacked.in_overstacked_hexes, "No hex is overstacked."
        ),
        helpers=("spark.overstack_choice", "spark.stacking"),
    ),
)
