"""The actions about engineers and bridges, in the order in which a player meets them."""

from __future__ import annotations

from oobmgr.rules.game import Action

ENGINEERS_ACTIONS: tuple[Action, ...] = ()
