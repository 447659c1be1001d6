"""The page "Fire and assault", and the panel of a fire that other pages show too."""

from oobmgr.games.spark.pages.fire.screen import FireScreen

__all__ = ["FireScreen"]
