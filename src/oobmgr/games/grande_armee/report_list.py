"""The reports of the game beside those of every game, by module, so that listing loads none."""

from __future__ import annotations

from oobmgr.rules.later import called_later
from oobmgr.rules.reporting import ReportEntry

_FOOT = "Worked out by the errata of the game."

REPORTS: tuple[ReportEntry, ...] = (
    ReportEntry(
        "army",
        "Army charts",
        "Who commands whom, boxes used and free, and a card with strength boxes for each unit.",
        "oobmgr.games.grande_armee.sheets.army:army_sheet",
        "Boxes above the bottom row are for units with a strength marker.",
        reads=called_later("oobmgr.games.grande_armee.screens.army:army_report"),
    ),
    ReportEntry(
        "march",
        "March and command",
        "Weather, command points, orders, rout and demoralized markers, detachments.",
        "oobmgr.games.grande_armee.sheets.registers:march",
        _FOOT,
        reads=called_later("oobmgr.games.grande_armee.screens.march:march_report"),
    ),
    ReportEntry(
        "economy",
        "Economy by power",
        "Points of the powers, provinces and what they yield, units below strength.",
        "oobmgr.games.grande_armee.sheets.registers:economy",
        _FOOT,
        reads=called_later("oobmgr.games.grande_armee.screens.economy:economy_report"),
    ),
    ReportEntry(
        "interphase",
        "Interphase",
        "Victory points by cause, the Political Index, wars and peace, corrections of the set-up.",
        "oobmgr.games.grande_armee.sheets.registers:interphase",
        _FOOT,
        reads=called_later("oobmgr.games.grande_armee.screens.politics:politics_report"),
    ),
    ReportEntry(
        "supply",
        "Supply and forage",
        "Towns and their markers, depots and trains, who is supplied.",
        "oobmgr.games.grande_armee.sheets.registers:supply",
        _FOOT,
        reads=called_later("oobmgr.games.grande_armee.screens.supply:supply_report"),
    ),
    ReportEntry(
        "registers",
        "Leaders and counters",
        "Leaders with ratings, boxes and what became of them, depots, trains, detachments, powers.",
        "oobmgr.games.grande_armee.sheets.registers:registers",
        _FOOT,
        reads=called_later("oobmgr.games.grande_armee.screens.registers:register_tables"),
    ),
    ReportEntry(
        "battles",
        "Battles and leaders",
        "The battles of the turn with lines, leaders, bids and results, and leaders who fell.",
        "oobmgr.games.grande_armee.sheets.registers:battles",
        _FOOT,
        reads=called_later("oobmgr.games.grande_armee.screens.battle:battle_report"),
    ),
)
