"""The actions about morale, in the order in which a player meets them."""

from __future__ import annotations

from oobmgr.rules.game import Action

MORALE_ACTIONS: tuple[Action, ...] = ()
