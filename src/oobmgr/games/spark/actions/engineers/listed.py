"""The actions about engineers and bridges, in the order in which a player meets them."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.engineers import building, demolition
from oobmgr.games.spark.picking.by_hex import picking_by_hex
from oobmgr.games.spark.words import AIR_STRIKES, COMBAT, MOVEMENT, POST_ASSAULT_FIRE
from oobmgr.rules.actions import Action

_GROUP: Final = "Engineers"
_IMPULSE: Final = (*MOVEMENT, *AIR_STRIKES, *COMBAT, *POST_ASSAULT_FIRE)

ENGINEERS_ACTIONS: tuple[Action, ...] = (
    Action(
        name="build_bridge",
        title="Begin a bridge",
        sentence="An engineer and a bridging unit begin a bridge, with all their movement.",
        phases=MOVEMENT,
        inputs=building.BuildBridgeInputs,
        plan=building.plan_build_bridge,
        propose=building.nobody_builds,
        cases=("SP-BRDG-02",),
        offered=building.is_soviet_turn,
        not_now=Fault("Only the Soviet side builds bridges.", case="SP-BRDG-05"),
        tab="Begin",
        post_text="Begin the bridge",
        link="Begin it",
        group=_GROUP,
        picking=picking_by_hex(
            building.BUILD_WAYS,
            building.engineers_and_bridging,
            "No engineer and no bridging unit of this side is on the map.",
        ),
        helpers=("spark.bridge_may_be_built",),
    ),
    Action(
        name="place_bridge",
        title="Bridge finished",
        sentence="A bridge that was begun is finished and gets its marker, or is given up.",
        phases=_IMPULSE,
        inputs=building.PlaceBridgeInputs,
        plan=building.plan_place_bridge,
        propose=building.propose_place,
        cases=("SP-BRDG-04",),
        offered=building.any_being_built,
        not_now=Fault("No bridge is being built.", case="SP-BRDG-04"),
        tab="Finish",
        post_text="Place the bridge",
        link="Finish it",
        group=_GROUP,
    ),
    Action(
        name="demolish_bridge",
        title="Demolish a bridge",
        sentence="An engineer takes a bridge off the map, with all its movement.",
        phases=MOVEMENT,
        inputs=demolition.DemolishInputs,
        plan=demolition.plan_demolish,
        propose=demolition.propose_demolition,
        cases=("SP-BRDG-06",),
        offered=demolition.any_bridge,
        not_now=Fault("No bridge is in play.", case="SP-BRDG-06"),
        tab="Demolish",
        post_text="Demolish the bridge",
        link="Demolish it",
        group=_GROUP,
        picking=picking_by_hex(
            {"engineer": "demolishes"},
            demolition.own_engineers,
            "No engineer of this side is on the map.",
        ),
        helpers=("spark.bridge_demolition",),
    ),
)
