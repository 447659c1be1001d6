"""The order of a turn: an Interphase where one is due, both player turns, the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.grande_armee.options import FIRST_PLAYER, INTERPHASES, chosen
from oobmgr.games.grande_armee.tables import tables as printed
from oobmgr.games.grande_armee.turns import date_of
from oobmgr.games.grande_armee.words import (
    ATTRITION,
    COALITION,
    COMBAT,
    COMMAND,
    CONSTRUCTION,
    END_OF_TURN,
    FRANCE,
    INCOME,
    MOVEMENT,
    OWN_INTERPHASE,
    OWN_TURN,
    POLITICS,
    RALLY,
    SIDE_NAMES,
    SIEGE,
    SKIRMISH,
    WEATHER,
)
from oobmgr.rules.books import NO_ORDER, Options, TurnOrder
from oobmgr.rules.game import Phase, PlayerTurn, Reminder
from oobmgr.rules.phase_cases import PhaseCase, read_phase_cases

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.rules.tables import Tables

INTERPHASE: Final = "interphase"
"""The part of a turn in which both sides settle politics."""
OWN_PART: Final = "powers"
"""The part of an Interphase that a side plays for its own powers."""
BEGINNING: Final = "turn"
"""The part of a turn that both sides begin together."""
ENDING: Final = "end"
"""The part of a turn that both sides end together."""
REMINDED: Final = ("phase_cases", "battle_cases", "realm_cases")
"""The tables of what is followed on the map: march, battle, and all about the powers."""
PHASES = (
    Phase(POLITICS, "Politics", "LGA-POL-01", "The Political Index, peace, war", INTERPHASE),
    Phase(INCOME, "Income", "LGA-MIN-01", "Points of powers, minor powers, provinces", OWN_PART),
    Phase(
        CONSTRUCTION, "Construction", "LGA-BLD-02", "Units built, replacements, leaders", OWN_PART
    ),
    Phase(WEATHER, "Weather", "LGA-WX-01", "The weather of the turn", BEGINNING),
    Phase(COMMAND, "Command", "LGA-CMD-01", "Command points, orders, transfers"),
    Phase(SKIRMISH, "Skirmish", "LGA-SEQ-01", "Cavalry arrives, moves and skirmishes"),
    Phase(MOVEMENT, "Movement", "LGA-SEQ-02", "Reinforcements, rout markers, detachments"),
    Phase(COMBAT, "Combat", "LGA-BAT-01", "Battles, losses, leaders, pursuit"),
    Phase(SIEGE, "Siege and Assault", "LGA-SIEGE-02", "Fortresses under siege", ENDING),
    Phase(ATTRITION, "Attrition", "LGA-ATT-01", "Units without supply", ENDING),
    Phase(RALLY, "Rally", "LGA-SEQ-03", "Demoralized cavalry recovers", ENDING),
)
"""Those in which these procedures act; whatever else a turn has is played on the map."""


def player_turns(
    turn: TurnCode, options: Options, _order: TurnOrder = NO_ORDER
) -> tuple[PlayerTurn, ...]:
    """The player turns of a turn, those of an Interphase first."""
    # Both sides do these parts, but the books want one to be on turn: the first.
    first, *_ = sides = players(options)
    begin = PlayerTurn(first, (WEATHER,), BEGINNING, "Start of the turn", shared=True)
    end = PlayerTurn(first, END_OF_TURN, ENDING, "End of the turn", shared=True)
    # L-44: the corrections name the steps of the First Player alone; the second plays the same.
    own = (PlayerTurn(side, OWN_TURN) for side in sides)
    return (*_interphase(turn, options), begin, *own, end)


def _interphase(turn: TurnCode, options: Options) -> tuple[PlayerTurn, ...]:
    if not interphase_due(turn, options):
        return ()
    sides = players(options)
    shared = PlayerTurn(sides[0], (POLITICS,), INTERPHASE, "Interphase", shared=True)
    own = (
        PlayerTurn(side, OWN_INTERPHASE, OWN_PART, f"{SIDE_NAMES[side]} Interphase")
        for side in sides
    )
    return (shared, *own)


def players(options: Options) -> tuple[SideId, ...]:
    """The sides in the order in which they move."""
    if chosen(options, FIRST_PLAYER) == FRANCE:
        return (FRANCE, COALITION)
    return (COALITION, FRANCE)


def interphase_due(turn: TurnCode, options: Options) -> bool:
    """Whether an Interphase opens a turn: the first of a quarter of the year."""
    # Only the Grand Campaign has Interphases.
    if chosen(options, INTERPHASES) != "quarterly":
        return False
    date = date_of(turn)
    months = map(int, printed().text("calendar.interphase.months").split(","))
    return date.turn == 1 and date.month in months


def reminders(_: Tables) -> tuple[Reminder, ...]:
    """Nothing changes by a date that is the same in every campaign."""
    return ()


def phase_cases(tables: Tables) -> tuple[PhaseCase, ...]:
    """What the players bear in mind in each phase, with the numbers of the tables."""
    return tuple(entry for group in REMINDED for entry in read_phase_cases(tables, group))
