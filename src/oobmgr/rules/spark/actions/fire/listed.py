"""The actions about fire combat, in the order in which a player meets them."""

from __future__ import annotations

from oobmgr.rules.game import Action

FIRE_ACTIONS: tuple[Action, ...] = ()
