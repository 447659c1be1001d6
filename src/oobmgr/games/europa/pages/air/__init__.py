"""The page "Air": groups in their boxes, moved and activated in pencil, posted together."""

from oobmgr.games.europa.pages.air.screen import AirScreen

__all__ = ["AirScreen"]
