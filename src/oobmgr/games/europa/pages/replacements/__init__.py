"""The page "Replacements": units picked to be rebuilt, their price, and what remains."""

from oobmgr.games.europa.pages.replacements.screen import ReplacementsScreen

__all__ = ["ReplacementsScreen"]
