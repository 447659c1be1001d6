"""The report of the game beside those of every game, by module, so that listing it loads none."""

from __future__ import annotations

from oobmgr.rules.later import called_later
from oobmgr.rules.reporting import ReportEntry

REPORTS: tuple[ReportEntry, ...] = (
    ReportEntry(
        "festung-register",
        "Festung register",
        "Cities, garrisons owed and held, the air log, HQs, partisans, units out of supply.",
        "oobmgr.games.balkans.sheets.festung_register:festung_register",
        "A city has one roll in the game; its garrison stays until it is eliminated.",
        reads=called_later("oobmgr.games.balkans.screens.tables:register_tables"),
    ),
)
