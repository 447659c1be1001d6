"""The reports of the game in their order, by module, so that listing them loads none."""

from __future__ import annotations

from oobmgr.games.europa.air.board import board
from oobmgr.games.europa.screens.rebuild_board import rebuild_board
from oobmgr.games.europa.screens.report_rows import arrivals, replacement_sections
from oobmgr.rules.reporting import ReportEntry

_SHEETS = "oobmgr.games.europa.sheets."

REPORTS: tuple[ReportEntry, ...] = (
    ReportEntry(
        "turn-sheet",
        "Turn sheet",
        "What came in, what went out, what is due.",
        _SHEETS + "turn_sheet:turn_sheet",
        "What was taken back within the turn is left out. Opening + in \N{MINUS SIGN} out = "
        "closing, as in the ledger.",
    ),
    ReportEntry(
        "air-roster",
        "Air roster",
        "Groups by nation, type, box and base; what bases take and their damage.",
        _SHEETS + "air_roster:air_roster",
        "May act: the capacity of a base less its hits. Groups at a base are those that may fly.",
        lambda books, side, _: board(books, side),
    ),
    ReportEntry(
        "replacement-sheet",
        "Replacement sheet",
        "Points by nation and kind, what brings them, what is owed, known prices.",
        _SHEETS + "replacement_sheet:replacement_sheet",
        "Pending points can be spent from a later turn on.",
        lambda books, side, _: replacement_sections(books, side),
    ),
    ReportEntry(
        "dead-pile",
        "Dead pile",
        "Lost units and steps with their strength and what rebuilding costs.",
        _SHEETS + "dead_pile:dead_pile",
        "The two tables together make up the steps of the dead pile. Your chart: the price is on "
        "the chart of special costs.",
        lambda books, side, _: rebuild_board(books, side),
    ),
    ReportEntry(
        "losses",
        "Losses by turn",
        "Steps and strength by nation and kind, turn by turn, with sums.",
        _SHEETS + "dead_pile:losses",
        "Strength is what the ledger counts as lost; steps back were rebuilt or corrected.",
    ),
    ReportEntry(
        "arrivals",
        "Arrivals",
        "Units, air groups and points of the next three turns, and what changes by date.",
        _SHEETS + "arrivals:arrivals",
        reads=arrivals,
    ),
)
