"""The actions about ammunition and supply, in the order in which a player meets them."""

from __future__ import annotations

from oobmgr.rules.game import Action

SUPPLY_ACTIONS: tuple[Action, ...] = ()
