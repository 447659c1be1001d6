"""The actions of the game, in the order in which a player turn meets them."""

from __future__ import annotations

from oobmgr.games.balkans.actions.air_support import plan_air_support
from oobmgr.games.balkans.actions.festung import plan_city_hex, plan_festung_roll
from oobmgr.games.balkans.actions.garrison import plan_garrison
from oobmgr.games.balkans.actions.headquarters import plan_hq_mode
from oobmgr.games.balkans.actions.movement import plan_enter_hex
from oobmgr.games.balkans.actions.partisans import (
    plan_convert,
    plan_partisan_combat,
    plan_partisan_mode,
)
from oobmgr.games.balkans.actions.supply import plan_supply
from oobmgr.rules.actions import actions_of

ACTIONS = actions_of(
    plan_convert,
    plan_partisan_mode,
    plan_enter_hex,
    plan_festung_roll,
    plan_garrison,
    plan_city_hex,
    plan_air_support,
    plan_hq_mode,
    plan_partisan_combat,
    plan_supply,
)
