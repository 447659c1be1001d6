"""The page "Print": reports and roster sheets as they will be printed."""

from oobmgr.ui.views.reports.screen import PrintScreen

__all__ = ["PrintScreen"]
