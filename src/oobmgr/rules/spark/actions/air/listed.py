"""The actions about air strikes and AA fire, in the order in which a player meets them."""

from __future__ import annotations

from oobmgr.rules.game import Action

AIR_ACTIONS: tuple[Action, ...] = ()
