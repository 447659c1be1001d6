"""The page "Air": groups in their boxes, moved and activated in pencil, posted together."""

from oobmgr.ui.views.air.screen import AirScreen

__all__ = ["AirScreen"]
