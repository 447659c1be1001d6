"""The actions about Roster Sheets, in the order in which a player meets them."""

from __future__ import annotations

from oobmgr.rules.game import Action

ROSTER_ACTIONS: tuple[Action, ...] = ()
