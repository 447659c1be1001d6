"""The page "Replacements": units picked to be rebuilt, their price, and what remains."""

from oobmgr.ui.views.replacements.screen import ReplacementsScreen

__all__ = ["ReplacementsScreen"]
