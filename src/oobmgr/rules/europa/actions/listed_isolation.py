"""The actions of supply states and isolation, in the order of the Initial Phase."""

from __future__ import annotations

from oobmgr.rules.europa.actions import supply_states
from oobmgr.rules.europa.supply_choices import supply_picking
from oobmgr.rules.europa.words import AIR, COMBAT, EXPLOITATION, INITIAL, MOVEMENT
from oobmgr.rules.game import Action

_ANY = (INITIAL, AIR, MOVEMENT, COMBAT, EXPLOITATION)

ISOLATION_ACTIONS = (
    Action(
        "supply_states",
        "Supply check",
        "Say which units are in supply, unsupplied or isolated; the others stay as they were.",
        _ANY,
        supply_states.SupplyStatesInputs,
        supply_states.plan_supply_states,
        supply_states.nothing_changed,
        "SUP-07",
        offered=supply_states.any_on_map,
        tab="Supply states",
        post_text="Post supply states",
        link="Check them",
        group="Supply",
        picking=supply_picking(
            {
                "unsupplied": "unsupplied",
                "isolated": "isolated",
                "in_supply": "in supply",
                "by_air": "by air",
            }
        ),
    ),
)
