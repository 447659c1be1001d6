"""The order of a turn: what is done for the turn as a whole, then each player's own phases."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.games.war_in_europe.options import ANCHOR, CYCLES_PER_YEAR, ORDER, START, chosen, number
from oobmgr.games.war_in_europe.turns import Date, date_of, turns_in_cycle
from oobmgr.games.war_in_europe.words import (
    AIR,
    ALLIED,
    AXIS,
    COMBAT,
    CYCLE,
    MECHANIZED,
    MOVEMENT,
    OWN_TURN,
    REPLACEMENT,
    SOVIET,
    WEATHER,
)
from oobmgr.rules.books import NO_ORDER, Options, TurnOrder
from oobmgr.rules.game import Phase, PlayerTurn, Reminder
from oobmgr.rules.phase_cases import PhaseCase, read_phase_cases

if TYPE_CHECKING:
    from oobmgr.rules.tables import Tables

TOGETHER: Final = "turn"
"""The part of a turn that belongs to all players."""
PHASES = (
    Phase(CYCLE, "Strategic Cycle", "WIE-CYC-01", "Air attrition of four turns", TOGETHER),
    Phase(WEATHER, "Weather", "WIE-WX-03", "The weather of the turn", TOGETHER),
    Phase(AIR, "Tactical Air Combat", "WIE-AIR-05", "Missions, who is exposed", TOGETHER),
    Phase(
        REPLACEMENT,
        "Reinforcement and Replacement",
        "WIE-REPL-02",
        "Points between fronts, units rebuilt and disbanded",
    ),
    Phase(MOVEMENT, "Movement", "WIE-RAIL-05", "Rail work, rail and sea movement, assaults"),
    Phase(COMBAT, "Combat", "WIE-KG-02", "Kampfgruppen, drops, units disbanded"),
    Phase(MECHANIZED, "Mechanized Movement", "WIE-MOVE-04", "Mechanized units move again"),
)
"""Those in which these procedures act; whatever else a turn has is played on the map."""
_ORDERS: Final = MappingProxyType({"axis": AXIS, "allied": ALLIED, "soviet": SOVIET})


def player_turns(
    turn: TurnCode, options: Options, _order: TurnOrder = NO_ORDER
) -> tuple[PlayerTurn, ...]:
    """The player turns of a turn; none in the thirteenth cycle of a year of twelve."""
    if date_of(turn).cycle > number(options, CYCLES_PER_YEAR):
        return ()
    # K-10: attrition is the first step of a cycle, so it stands before all else of the turn.
    phases = (CYCLE, WEATHER, AIR) if cycle_due(turn, options) else (WEATHER, AIR)
    # All play it, but the books want one side to be on turn.
    shared = PlayerTurn(AXIS, phases, TOGETHER, "Start of the turn", shared=True)
    return (shared, *(PlayerTurn(side, OWN_TURN) for side in players(options)))


def players(options: Options) -> tuple[SideId, ...]:
    """The players in the order in which they move."""
    return tuple(_ORDERS[word] for word in str(chosen(options, ORDER)).split("_"))


def first_turn(options: Options) -> TurnCode:
    """The turn with which the campaign begins: one that the year has."""
    start = date_of(TurnCode(str(chosen(options, START))))
    # A year of twelve passes over the thirteenth cycle, and its turns must not be counted.
    gone = start.cycle > number(options, CYCLES_PER_YEAR)
    return Date(start.year + 1, 1, 1).code if gone else start.code


def cycle_due(turn: TurnCode, options: Options) -> bool:
    """Whether a strategic cycle opens a turn, by the option on where cycles begin."""
    cycles = number(options, CYCLES_PER_YEAR)
    start = date_of(first_turn(options))
    date = date_of(turn)
    played = date.index(cycles) - start.index(cycles)
    # K-11: every fourth turn is counted by the calendar, or from the start of the scenario.
    if chosen(options, ANCHOR) == "calendar":
        # Before the first turn there is nothing to look back on.
        return played > 0 and date.turn == 1
    return played > 0 and played % turns_in_cycle() == 0


def cycle_turns(turn: TurnCode, options: Options) -> tuple[TurnCode, ...]:
    """The turns that a strategic cycle before `turn` looks back on, the first of them first.

    Fewer than four where the campaign began in the middle of a cycle.
    """
    cycles = number(options, CYCLES_PER_YEAR)
    start = date_of(first_turn(options))
    dates = (date_of(turn).after(-back, cycles) for back in range(turns_in_cycle(), 0, -1))
    return tuple(date.code for date in dates if date >= start)


def reminders(_: Tables) -> tuple[Reminder, ...]:
    """Nothing changes by a date that is the same in every campaign."""
    return ()


def phase_cases(tables: Tables) -> tuple[PhaseCase, ...]:
    """What the players bear in mind in each phase, with the numbers of the tables."""
    return read_phase_cases(tables, "phase_cases")
