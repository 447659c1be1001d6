"""The roster of a campaign: gathers what the sheet is made of, and writes it as a PDF."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from oobmgr.campaign.rows import BalanceRow, Summary, UnitRow
from oobmgr.domain.calendar import Calendar, TurnCode
from oobmgr.domain.quantities import shown
from oobmgr.reports.roster_forms import sheet_form
from oobmgr.reports.roster_request import PriceText, RosterOptions, SheetHeader, SheetSide
from oobmgr.reports.roster_sheet import RosterSheet, roster_sheet
from oobmgr.rules.game import Game
from oobmgr.ui.printing.application import ensure_application
from oobmgr.ui.printing.metrics import PrintedMetrics
from oobmgr.ui.printing.pdf import Cancelled, Progress, write_roster_pdf


class RosterQueries(Protocol):
    """What a roster asks of a campaign; its queries answer all of it."""

    @property
    def game(self) -> Game: ...

    def summary(self) -> Summary: ...

    def units(self) -> tuple[UnitRow, ...]: ...

    def balances(self) -> tuple[BalanceRow, ...]: ...


def write_roster(
    queries: RosterQueries,
    path: Path,
    options: RosterOptions,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> int:
    """Write the roster sheets of a campaign as a PDF and return how many pages it has.

    Works without a window; 0 after a cancellation.

    Raises:
        BadInput: The file cannot be written there.
    """
    ensure_application()
    document = roster_sheet(roster_of(queries), options, PrintedMetrics())
    written = write_roster_pdf(document, path, progress, cancelled)
    return len(document.pages) if written else 0


def roster_of(queries: RosterQueries, price: PriceText | None = None) -> RosterSheet:
    """Gather what a roster is made of. `price` says in words what moving a formation costs."""
    game, summary = queries.game, queries.summary()
    units = tuple(_dated(unit, game.calendar, summary.turn_label) for unit in queries.units())
    return RosterSheet(units, sheet_header(game, summary, queries.balances()), sheet_form(game),
                       price)  # fmt: skip


def sheet_header(game: Game, summary: Summary, balances: Sequence[BalanceRow]) -> SheetHeader:
    """Return the head of the sheets: campaign, turn, and for each side its pools in words."""
    names: dict[str, str] = {side.id: side.name for side in game.sides}
    phase = f"{names.get(summary.side, summary.side)} {summary.phase_name}".strip()
    if not phase.casefold().endswith("phase"):
        phase = f"{phase} Phase"
    sides = tuple(
        SheetSide(side.id, side.name, side.emblem, phase, _pool_words(side.id, balances))
        for side in game.sides
    )
    return SheetHeader(summary.name, summary.game_name, summary.turn_label, sides)


def _pool_words(side: str, balances: Sequence[BalanceRow]) -> str:
    """``SP 141 of 160, Re 38``: a sum for each good that is counted in pools."""
    amounts: dict[str, int] = {}
    limits: dict[str, int] = {}
    for row in balances:
        if row.side == side:
            amounts[row.sign] = amounts.get(row.sign, 0) + row.amount
            if row.limit is not None:
                limits[row.sign] = row.limit
    return ", ".join(
        f"{sign} {shown(amount)} of {shown(limits[sign])}"
        if sign in limits
        else f"{sign} {shown(amount)}"
        for sign, amount in amounts.items()
    )


def _dated(unit: UnitRow, calendar: Calendar, now: str) -> UnitRow:
    """Shorten the turn of arrival to what a note has room for; the year only if it is another."""
    if not unit.arrival:
        return unit
    label = calendar.short(TurnCode(unit.arrival))
    year = unit.arrival_label.split()[-1]
    if year not in now.split():
        label = f"{label} {year}"
    return replace(unit, arrival_label=label)
