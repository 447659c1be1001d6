"""The page "Combat"."""

from oobmgr.ui.views.combat.screen import CombatScreen

__all__ = ["CombatScreen"]
