"""The roster of a campaign: gathers what the sheet is made of, and writes it as a PDF."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.campaign.rows import BalanceRow, Summary, UnitRow
from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.calendar import Calendar, TurnCode
from oobmgr.domain.quantities import shown
from oobmgr.reports.roster_request import RosterOptions, SheetHeader, SheetSide
from oobmgr.reports.roster_sheet import RosterSheet, roster_sheet
from oobmgr.rules.game import Game
from oobmgr.ui.printing.application import offscreen_application
from oobmgr.ui.printing.formation_figures import formation_figures
from oobmgr.ui.printing.metrics import PrintedMetrics
from oobmgr.ui.printing.pdf import Cancelled, Progress, write_pdf

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries

_PAST = "At the end of the turn"


def write_roster(
    queries: Queries,
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
    offscreen_application()
    document = roster_sheet(roster_of(queries), options, PrintedMetrics())
    written = write_pdf(document, path, progress, cancelled)
    return len(document.pages) if written else 0


def roster_of(queries: Queries, as_of: str | None = None) -> RosterSheet:
    """Gather what a campaign's roster is made of, now or at the end of a turn.

    Prices are those of the house rules that hold then.
    """
    game, summary, units = queries.game, queries.summary(), queries.units(as_of)
    tables = queries.tables(as_of)
    if as_of is not None:
        label = game.calendar.label(TurnCode(as_of))
        summary = replace(summary, turn_label=label, side="", phase_name=_PAST)
    dated = tuple(_dated(unit, game.calendar, TurnCode(summary.turn)) for unit in units)
    header = sheet_header(game, summary, queries.balances(as_of))
    return RosterSheet(
        dated,
        header,
        game.sheet_form(tables),
        formation_figures(units, game, tables),
        queries.sheet_now(as_of),
    )


def sheet_header(game: Game, summary: Summary, balances: Sequence[BalanceRow]) -> SheetHeader:
    """Return the head of the sheets: campaign, turn, and for each side its pools in words."""
    names: dict[str, str] = {side.id: side.name for side in game.sides}
    phase = f"{names.get(summary.side, summary.side)} {summary.phase_name}".strip()
    if summary.side and not phase.casefold().endswith("phase"):
        phase = f"{phase} Phase"
    sides = tuple(
        SheetSide(side.id, side.name, side.emblem, phase, _pool_words(side.id, game, balances))
        for side in game.sides
    )
    return SheetHeader(summary.name, summary.game_name, summary.turn_label, sides)


def _pool_words(side: str, game: Game, balances: Sequence[BalanceRow]) -> str:
    """``SP 141 of 160, Re 38, Special turn SP 80``: a pool beside the usual one has its name."""
    words: list[str] = []
    for pool in game.pools:
        rows = [
            row
            for row in balances
            if row.good == pool.good and pool.includes(Account.from_key(row.account))
        ]
        held = sum(row.amount for row in rows)
        if pool.account.side != side or (pool.passing and not held):
            continue
        sign = game.sign(pool.good)
        name = sign if pool.account.place is Place.POOL else f"{pool.name} {sign}".strip()
        limit = next((row.limit for row in rows if row.limit is not None), None)
        words.append(f"{name} {shown(held)}" + (f" of {shown(limit)}" if limit is not None else ""))
    return ", ".join(words)


def _dated(unit: UnitRow, calendar: Calendar, now: TurnCode) -> UnitRow:
    """Shorten the turn of arrival to what a note has room for; the year only if it is another."""
    if not unit.arrival:
        return unit
    turn = TurnCode(unit.arrival)
    year = calendar.year_of(turn)
    another = year if year != calendar.year_of(now) else ""
    return replace(unit, arrival_label=f"{calendar.short(turn)} {another}".rstrip())
