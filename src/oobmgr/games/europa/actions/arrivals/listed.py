"""The action that places the units which arrive in a turn."""

from __future__ import annotations

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.actions.arrivals import reinforcements
from oobmgr.games.europa.words import INITIAL
from oobmgr.rules.actions import Action

ARRIVAL_ACTIONS = (
    Action(
        "reinforcements",
        "Reinforcements",
        "Place the units that arrive in this turn; enter a hex where you keep one.",
        (INITIAL,),
        reinforcements.ReinforcementsInputs,
        reinforcements.plan_reinforcements,
        reinforcements.propose_reinforcements,
        ("SOP-02",),
        offered=reinforcements.any_arriving,
        not_now=Fault("No unit of the side is left to place in this turn."),
        tab="Reinforcements",
        post_text="Post as placed",
        link="Place them",
        group="Reinforcements",
        picking=reinforcements.reinforcement_picking(),
    ),
)
