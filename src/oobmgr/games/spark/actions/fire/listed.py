"""The actions about fire combat, in the order in which a player meets them."""

from __future__ import annotations

from oobmgr.games.spark.actions.fire.fire import plan_fire, propose_fire
from oobmgr.games.spark.actions.fire.inputs import FireInputs
from oobmgr.games.spark.words import COMBAT, MOVEMENT, POST_ASSAULT_FIRE
from oobmgr.rules.actions import Action

FIRE_ACTIONS: tuple[Action, ...] = (
    Action(
        name="fire",
        title="Fire",
        sentence="Fire of units at a hex or at an AFV: column, dice, losses, morale, ammunition.",
        phases=(*MOVEMENT, *COMBAT, *POST_ASSAULT_FIRE),
        inputs=FireInputs,
        plan=plan_fire,
        propose=propose_fire,
        cases=("SP-FIRE-16",),
        post_text="Post the fire",
        link="Open fire",
        group="Fire",
        page="fire",
        helpers=("spark.combined_fire_column", "spark.fire_against", "spark.fire_from"),
    ),
)
