"""The order of turns and phases, and the switches that fall due on a date."""

from __future__ import annotations

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, AXIS, COMBAT, EXPLOITATION, INITIAL, MOVEMENT, SOVIET
from oobmgr.rules.game import Phase, PlayerTurn, Reminder
from oobmgr.rules.phase_cases import PhaseCase, read_phase_cases
from oobmgr.rules.tables import Tables

PHASES = (
    Phase(INITIAL, "Initial", "SOP-02", "Weather, cities, supply received, conversions, limit"),
    Phase(AIR, "Air", "SOP-03", "Groups that fly, hits on yards, points bombed"),
    Phase(
        MOVEMENT, "Movement", "SOP-04", "C/M divisions activated, overruns, Resource Points by rail"
    ),
    Phase(COMBAT, "Combat", "SOP-05", "Divisions attacking, bombardments"),
    Phase(EXPLOITATION, "Exploitation", "SOP-06", "C/M divisions activated again, overruns"),
)


def player_turns(turn: TurnCode, *_: object) -> tuple[PlayerTurn, ...]:
    """Who plays in a game turn, Axis first; in the surprise turn the Axis alone, air and combat."""
    # The order is the same whatever the options are and whatever was entered of the turn, which a
    # game is told as well.
    if turn == SURPRISE_TURN:
        return (PlayerTurn(AXIS, (AIR, COMBAT)),)
    phases = tuple(phase.id for phase in PHASES)
    return PlayerTurn(AXIS, phases), PlayerTurn(SOVIET, phases)


def reminders(tables: Tables) -> tuple[Reminder, ...]:
    """The dated switches in order of time."""
    group = "sequence.reminder"
    found = (
        Reminder(
            TurnCode(tables.text(f"{group}.{name}.turn")),
            tables.text(f"{group}.{name}.text"),
            tables.case(f"{group}.{name}.text"),
        )
        for name in tables.keys(group)
    )
    return tuple(sorted(found, key=lambda reminder: reminder.turn))


def phase_cases(tables: Tables) -> tuple[PhaseCase, ...]:
    """What the players bear in mind in each phase, with the numbers of the tables."""
    return read_phase_cases(tables, "phase_cases")
