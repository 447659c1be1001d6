"""The actions about command, in the order in which a player meets them."""

from __future__ import annotations

from typing import Final

from oobmgr.games.spark.actions.command import headquarters, in_command
from oobmgr.games.spark.picking.by_hex import living_units, picking_by_hex
from oobmgr.games.spark.words import AIR_STRIKES, COMBAT, MOVEMENT, POST_ASSAULT_FIRE
from oobmgr.rules.actions import Action

_GROUP: Final = "Command"
_IMPULSE: Final = (*MOVEMENT, *AIR_STRIKES, *COMBAT, *POST_ASSAULT_FIRE)

COMMAND_ACTIONS: tuple[Action, ...] = (
    Action(
        name="command",
        title="Out of command",
        sentence="Units that are out of command, and those that are in command again.",
        phases=_IMPULSE,
        inputs=in_command.CommandInputs,
        plan=in_command.plan_command,
        propose=in_command.propose_command,
        cases=("SP-CMD-04",),
        tab="Command",
        post_text="Set command",
        link="Set command",
        group=_GROUP,
        picking=picking_by_hex(in_command.WAYS, living_units, "No unit is on the map."),
        helpers=("spark.unit_integrity",),
    ),
    Action(
        name="headquarters_lost",
        title="German headquarters lost",
        sentence="Units that hung on it alone are suppressed at once.",
        phases=_IMPULSE,
        inputs=headquarters.HeadquartersInputs,
        plan=headquarters.plan_headquarters,
        propose=headquarters.propose_headquarters,
        cases=("SP-CMD-01",),
        tab="HQ lost",
        post_text="Suppress them",
        link="Suppress them",
        group=_GROUP,
        picking=picking_by_hex(
            {"units": "suppressed"}, headquarters.german_units, "No German unit is on the map."
        ),
    ),
)
