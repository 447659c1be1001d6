"""The actions about initiative, in the order in which a player meets them."""

from __future__ import annotations

from oobmgr.rules.game import Action

INITIATIVE_ACTIONS: tuple[Action, ...] = ()
