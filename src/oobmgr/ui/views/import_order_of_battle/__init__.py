"""The Import and export page: what a workbook would bring, and the records as a workbook."""

from oobmgr.ui.views.import_order_of_battle.screen import ImportScreen

__all__ = ["ImportScreen"]
