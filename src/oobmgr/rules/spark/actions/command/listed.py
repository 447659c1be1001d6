"""The actions about command, in the order in which a player meets them."""

from __future__ import annotations

from oobmgr.rules.game import Action

COMMAND_ACTIONS: tuple[Action, ...] = ()
