"""A page made without code: forms of some headings beside tables that the game answers."""

from oobmgr.ui.views.works.screen import WorksScreen

__all__ = ["WorksScreen"]
