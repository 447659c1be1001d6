"""The page "Roster sheets": live sheets that are marked by key, click and row code."""

from __future__ import annotations

from oobmgr.ui.views.roster_sheets.screen import RosterSheetsScreen

__all__ = ["RosterSheetsScreen"]
