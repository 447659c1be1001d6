"""What the Roster Sheets of a campaign are made of, gathered from its books."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.campaign.rows import BalanceRow, Summary, UnitRow, held_words
from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.calendar import Calendar, TurnCode
from oobmgr.domain.quantities import shown
from oobmgr.reports.roster_request import SheetHeader, SheetSide
from oobmgr.reports.roster_sheet import RosterSheet
from oobmgr.rules.game import Game
from oobmgr.ui.viewmodels.formation_figures import formation_figures

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries

_PAST = "At the end of the turn"


def roster_of(queries: Queries, as_of: str | None = None) -> RosterSheet:
    """Gather what a campaign's roster is made of, now or at the end of a turn.

    Prices are those of the house rules that hold then.
    """
    game, summary, units = queries.game_at(as_of), queries.summary(), queries.units(as_of)
    tables = queries.tables(as_of)
    # Of a past turn nobody plays a phase.
    if as_of is not None:
        label = game.calendar.label(TurnCode(as_of))
        summary = replace(
            summary,
            game_name=game.name,
            turn=as_of,
            turn_label=label,
            side="",
            phase_name=_PAST,
        )
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
    # Some games call their phases so themselves.
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
        # A pool that is mostly empty would only fill the head of the page.
        if pool.account.side != side or (pool.passing and not held):
            continue
        sign = game.sign(pool.good)
        name = sign if pool.account.place is Place.POOL else f"{pool.name} {sign}".strip()
        limit = next((row.limit for row in rows if row.limit is not None), None)
        most = "" if limit is None else f" of {shown(limit)}"
        words.append(f"{name} {held_words(rows)}{most}")
    return ", ".join(words)


def _dated(unit: UnitRow, calendar: Calendar, now: TurnCode) -> UnitRow:
    """Shorten the turn of arrival to what a note has room for; the year only if it is another."""
    if not unit.arrival:
        return unit
    turn = TurnCode(unit.arrival)
    year = calendar.year_of(turn)
    # Only where it is another one: a page is short of room, and of one year mostly.
    another = year if year != calendar.year_of(now) else ""
    return replace(unit, arrival_label=f"{calendar.short(turn)} {another}".rstrip())
