"""The first sheet: which campaign this is, of which turn, and how to read the workbook."""

from collections.abc import Sequence
from datetime import UTC, datetime

from oobmgr.exchange.export.books import CHECK_CELL
from oobmgr.exchange.export.sheets import Book, made_cell, new_sheet, text_cell
from oobmgr.exchange.export.source import Material
from oobmgr.exchange.own_books import ABOUT, CAMPAIGN, MARK, UNIT_SHEET, BookMark
from oobmgr.rules.reporting import Report

_UNITS = (
    (
        UNIT_SHEET,
        "One row for each unit. oobmgr reads this sheet back: the ID tells the units apart.",
    ),
    ("Formations", "The tree of formations, with the units and steps below each."),
)
_BOOKS = (
    ("Ledger", "Every movement by side and pool, oldest first. Filter it by the headings."),
    ("Balances", "What each pool held after each turn, computed from the ledger by formulas."),
    ("Supply", "Income, spending and stock by turn, computed from the ledger by formulas."),
    ("Plot", "The same as a picture, one for each side."),
    ("Program", "The program's own figure. The difference beside it is zero."),
)

_REPORT = "The report of each side, with the same rows as on paper, of the turn above."


def write_about(
    book: Book, material: Material, reports: Sequence[Report] = (), now: datetime | None = None
) -> None:
    """Write the sheet. `now` is the moment of the export."""
    summary = material.summary
    sheet = new_sheet(book, ABOUT, (24, 96))
    # In the time of the player, not of Greenwich.
    made = (now or datetime.now(UTC)).astimezone()
    players = ", ".join(
        f"{material.side_name(side)}: {name}" for side, name in summary.players.items() if name
    )
    sheet.append([made_cell(sheet, CAMPAIGN, bold=True, size=17), text_cell(sheet, summary.name)])
    lines = (
        ("Game", summary.game_name),
        ("Scenario", f"{summary.scenario_name}, {summary.variant_name}"),
        ("Turn", f"{summary.turn_label}, {summary.phase_name}"),
        ("Players", players or "not named"),
        ("Written", f"{made.day} {made:%B %Y, %H:%M}"),
        # Read back, it tells what was changed here from what was changed in the campaign since.
        (MARK, BookMark(summary.campaign_id, summary.last_entry).text()),
    )
    for label, text in lines:
        sheet.append([made_cell(sheet, label, bold=True), text_cell(sheet, text)])
    # Both sheets of sums, each against the program: plus and minus must not cancel out.
    differences = f"{CHECK_CELL}+SUMPRODUCT(ABS(Supply[Difference]))"
    verdict = f'=IF({differences}=0,"The balances agree with the program.","The balances differ.")'
    sheet.append([made_cell(sheet, "Check", bold=True), made_cell(sheet, verdict)])
    sheet.append([])
    kinds = (
        (kind.sheet, f"One row for each of the {kind.plural}. oobmgr reads this sheet back, too.")
        for kind in material.game.record_kinds
    )
    titles = dict.fromkeys(report.title for report in reports)
    told = (*_UNITS, *kinds, *_BOOKS, *((title, _REPORT) for title in titles))
    for label, text in told:
        sheet.append([made_cell(sheet, label, bold=True), text_cell(sheet, text)])
