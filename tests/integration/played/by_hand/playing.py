"""The second books, kept act by act."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.integration.played.acts import COUNT_IN, LOSE, RESTORE, Act
from tests.integration.played.by_hand import battles, groups, pockets, raids, replacements, supply
from tests.integration.played.by_hand.sheet import Sheet


def _lost(sheet: Sheet, *, units: tuple[str, ...]) -> None:
    for name in units:
        sheet.lose_step(name)


def _restored(sheet: Sheet, *, units: tuple[str, ...]) -> None:
    for name in units:
        sheet.restore_step(name)


def _counted(sheet: Sheet, *, side: str, good: str, counted: int, reason: str) -> None:
    """The difference to what the books held is written down as such."""
    del reason
    pool = f"pool:{side}"
    sheet.move(pool, f"adjusted:{side}", good, sheet.held[pool, good] - counted)


HANDS: Mapping[str, Callable[..., None]] = {
    LOSE: _lost,
    RESTORE: _restored,
    COUNT_IN: _counted,
    "initial": supply.income,
    "movement": supply.moving,
    "combat": supply.attacking,
    "overrun": supply.overrunning,
    "exploitation": supply.moving,
    "move_resource": supply.points_placed,
    "build": supply.begun,
    "rail": supply.rail,
    "supply_states": pockets.checked,
    "isolation": pockets.rolled,
    "breakout": pockets.broken_out,
    "battle": battles.fought,
    "bombard": battles.bombarded,
    "bombing": raids.bombed,
    "interdiction": raids.no_account,
    "rail_move": raids.no_account,
    "rail_break": raids.no_account,
    "work_lost": raids.no_account,
    "set_up": raids.no_account,
    "air_cancel": raids.no_account,
    "hexside": raids.no_account,
    "regauge": raids.no_account,
    "administrative": raids.no_account,
    "air_supply": groups.fed,
    "air_surprise": groups.surprised,
    "air_mission": groups.sent,
    "air_flak": groups.shot_at,
    "air_fight": groups.fought,
    "air_strike": groups.struck,
    "air_home": groups.home,
    "air_base": groups.base,
    "air_move": groups.moved,
    "air": groups.flown,
    "air_results": groups.results,
    "air_mend": groups.mended,
    "air_repair": groups.repaired,
    "air_triage": groups.sorted_out,
    "air_arrivals": groups.arrived,
    "replacements": replacements.received,
    "rebuild": replacements.rebuilt,
    "credit_points": replacements.credited,
    "factory": replacements.factory,
}


def write_down(sheet: Sheet, act: Act) -> None:
    """Keep the second books by one act."""
    sheet.phase = act.phase
    inputs: dict[str, Any] = dict(act.inputs)
    HANDS[act.action](sheet, **inputs)
