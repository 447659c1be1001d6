"""The actions about reinforcements, in the order in which a player meets them."""

from __future__ import annotations

from oobmgr.rules.game import Action

REINFORCEMENTS_ACTIONS: tuple[Action, ...] = ()
