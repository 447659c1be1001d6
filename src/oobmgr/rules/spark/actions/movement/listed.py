"""The actions about movement and stacking, in the order in which a player meets them."""

from __future__ import annotations

from oobmgr.rules.game import Action

MOVEMENT_ACTIONS: tuple[Action, ...] = ()
