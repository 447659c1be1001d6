"""The reports of the game beside those of every game, by module, so that listing loads none."""

from __future__ import annotations

from oobmgr.rules.later import called_later
from oobmgr.rules.reporting import ReportEntry

_FOOT = "Worked out by version 1.4 of the errata, of 1984."

REPORTS: tuple[ReportEntry, ...] = (
    ReportEntry(
        "air-cycle",
        "Air war and attrition",
        "Air points by front, the turns of the cycle, what attrition took and will take.",
        "oobmgr.games.war_in_europe.sheets.registers:air_cycle",
        _FOOT,
        reads=called_later("oobmgr.games.war_in_europe.screens.air:air_report"),
    ),
    ReportEntry(
        "production",
        "Production",
        "Replacement Points, units that wait, kampfgruppen, airborne boxes, beaches.",
        "oobmgr.games.war_in_europe.sheets.registers:production",
        _FOOT,
        reads=called_later("oobmgr.games.war_in_europe.screens.production:production_report"),
    ),
    ReportEntry(
        "rail-and-supply",
        "Rail and supply",
        "The calendar, repair units, cut railways, hexes, fortification.",
        "oobmgr.games.war_in_europe.sheets.registers:rail_and_supply",
        _FOOT,
        reads=called_later("oobmgr.games.war_in_europe.screens.rail:rail_report"),
    ),
)
