"""The page "Combat"."""

from oobmgr.games.europa.pages.combat.screen import CombatScreen

__all__ = ["CombatScreen"]
