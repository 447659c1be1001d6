"""The actions about assaults, in the order in which a player meets them."""

from __future__ import annotations

from oobmgr.rules.game import Action

ASSAULT_ACTIONS: tuple[Action, ...] = ()
