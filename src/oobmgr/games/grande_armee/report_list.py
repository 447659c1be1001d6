"""The reports of the game beside those of every game, by module, so that listing loads none."""

from __future__ import annotations

from oobmgr.rules.reporting import ReportEntry

REPORTS: tuple[ReportEntry, ...] = ()
