"""The actions about reinforcements, in the order in which a player meets them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.reinforcements import inactive, off_map
from oobmgr.games.spark.picking.by_hex import picking_by_hex
from oobmgr.games.spark.reinforcements import waiting
from oobmgr.games.spark.words import (
    AIR_STRIKES,
    COMBAT,
    INITIATIVE,
    MOVEMENT,
    POST_ASSAULT_FIRE,
)
from oobmgr.rules.actions import Action

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_GROUP: Final = "Reinforcements"
_IMPULSE: Final = (*MOVEMENT, *AIR_STRIKES, *COMBAT, *POST_ASSAULT_FIRE)


def _nobody_leaves(books: Books) -> off_map.OffMapInputs:
    del books
    return off_map.OffMapInputs()


def _nobody_enters(books: Books) -> off_map.EnterInputs:
    del books
    return off_map.EnterInputs()


REINFORCEMENTS_ACTIONS: tuple[Action, ...] = (
    Action(
        name="inactive",
        title="Inactive reinforcements",
        sentence="Soviet reinforcements stand on the map and do nothing until their turn.",
        phases=(INITIATIVE, *MOVEMENT),
        inputs=inactive.InactiveInputs,
        plan=inactive.plan_inactive,
        propose=inactive.propose_inactive,
        cases=("SP-REINF-02",),
        offered=inactive.not_all_active,
        not_now=Fault("All Soviet units are active in this campaign.", case="SP-REINF-09"),
        tab="Inactive",
        post_text="Mark them inactive",
        link="Mark them",
        group=_GROUP,
        picking=picking_by_hex(
            {"units": "inactive"}, inactive.soviet_units, "No Soviet unit is in the books."
        ),
    ),
    Action(
        name="activate",
        title="Reinforcements become active",
        sentence="By their turn, or ahead of it by direct fire or assault, with those around them.",
        phases=(INITIATIVE, *_IMPULSE),
        inputs=inactive.ActivateInputs,
        plan=inactive.plan_activate,
        propose=inactive.propose_activate,
        cases=("SP-REINF-03",),
        offered=inactive.any_inactive,
        not_now=Fault("No reinforcement is inactive.", case="SP-REINF-02"),
        tab="Activate",
        post_text="Wake them",
        link="Wake them",
        group=_GROUP,
        picking=picking_by_hex(
            {"units": "wakes"}, waiting.inactive, "No reinforcement is inactive."
        ),
        helpers=("spark.reinforcement_activation",),
    ),
    Action(
        name="enter_map",
        title="Onto the map",
        sentence="Reinforcements that enter, and units that come back from off the map.",
        phases=MOVEMENT,
        inputs=off_map.EnterInputs,
        plan=off_map.plan_enter,
        propose=_nobody_enters,
        cases=("SP-REINF-07",),
        offered=off_map.any_entering,
        not_now=Fault("No unit of this side waits off the map.", case="SP-REINF-07"),
        tab="Enter",
        post_text="Enter the map",
        link="Bring them in",
        group=_GROUP,
        picking=picking_by_hex(
            off_map.RETURN_WAYS, waiting.entering, "No unit of this side waits off the map."
        ),
    ),
    Action(
        name="off_map",
        title="Driven off the map",
        sentence="Units whose retreat leads off the map come back in their side's next impulse.",
        phases=COMBAT,
        inputs=off_map.OffMapInputs,
        plan=off_map.plan_off_map,
        propose=_nobody_leaves,
        cases=("SP-REINF-08",),
        tab="Off the map",
        post_text="Take them off",
        link="Take them off",
        group=_GROUP,
        picking=picking_by_hex({"units": "leaves"}, off_map.on_the_map, "No unit is on the map."),
    ),
)
