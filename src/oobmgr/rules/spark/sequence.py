"""The order of a Turn Section: its parts, the phases of an impulse, and who plays them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.rules.books import NO_ORDER, Options, PhaseId, TurnOrder
from oobmgr.rules.game import Phase, PlayerTurn, Reminder
from oobmgr.rules.phase_cases import PhaseCase, read_phase_cases
from oobmgr.rules.spark.turns import AM, is_night, section_of
from oobmgr.rules.spark.words import (
    AIR_POWER,
    CHALLENGE,
    CLOSING,
    FIRST,
    GERMAN,
    IMPULSES,
    INITIATIVE,
    INITIATIVE_CHALLENGE,
    OPENING,
    RECOVERY,
    SECOND,
    SIDE_NAMES,
    SOVIET,
    in_impulses,
)
from oobmgr.rules.tables import Tables

_OF_AN_IMPULSE: Final = (
    ("movement", "Movement", "SP-MOVE-17", "Movement, Assault Markers, ZOC fire"),
    ("air_strikes", "Air strikes", "SP-AIR-09", "Anti-aircraft fire, air strikes"),
    ("combat", "Combat", "SP-SEQ-03", "Counterbattery, then assault by assault"),
    ("post_assault_fire", "Post-Assault Fire", "SP-PAF-01", "Fire of units without an assault"),
)
PHASES: Final = (
    Phase(AIR_POWER, "Air power", "SP-AIR-01", "Air points of both sides", OPENING),
    Phase(INITIATIVE, "Initiative", "SP-INIT-03", "Commitments, fresh divisions", OPENING),
    *(
        Phase(PhaseId(f"{part}_{key}"), name, case, sentence, part)
        for part in IMPULSES
        for key, name, case, sentence in _OF_AN_IMPULSE
    ),
    Phase(
        INITIATIVE_CHALLENGE,
        "Initiative Challenge",
        "SP-INIT-15",
        "Whether the Second Player takes the next impulse",
        CHALLENGE,
    ),
    Phase(RECOVERY, "Recovery", "SP-AIR-02", "Markers that come off", CLOSING),
)

INITIAL_PLAYER: Final = "initial_player"
SECOND_IMPULSE: Final = "second_impulse"


def player_turns(
    turn: TurnCode, options: Options, order: TurnOrder = NO_ORDER
) -> tuple[PlayerTurn, ...]:
    """The parts of a Turn Section in order, with the side that plays each."""
    del options
    first = initial_player(order)
    second = SideId(str(order.get(SECOND_IMPULSE) or (_other(first) if is_night(turn) else first)))
    challenge = () if section_of(turn) != AM else (_part(CHALLENGE, _other(first), "challenge"),)
    return (
        _part(OPENING, SOVIET, "Both players", both=True),
        _part(FIRST, first, "Night Impulse" if is_night(turn) else "Initial Impulse"),
        *challenge,
        _part(SECOND, second, "Night Impulse" if is_night(turn) else "Limited Impulse"),
        _part(CLOSING, SOVIET, "Both players", both=True),
    )


def initial_player(order: TurnOrder) -> SideId:
    """The side that plays the first impulse of a Turn Section; Soviet where nothing was entered."""
    return SideId(str(order.get(INITIAL_PLAYER) or SOVIET))


def _part(part: str, side: SideId, name: str, *, both: bool = False) -> PlayerTurn:
    held = tuple(phase.id for phase in PHASES if phase.part == part)
    return PlayerTurn(side, held, part, name if both else f"{SIDE_NAMES[side]} {name}")


def _other(side: SideId) -> SideId:
    return GERMAN if side == SOVIET else SOVIET


def reminders(tables: Tables) -> tuple[Reminder, ...]:
    """The dated switches in order of time: this game has none."""
    del tables
    return ()


def phase_cases(tables: Tables) -> tuple[PhaseCase, ...]:
    """What the players bear in mind in each phase, with the numbers of the tables.

    An entry of a phase of an impulse holds in both impulses.
    """
    return tuple(
        replace(entry, phase=phase)
        for entry in read_phase_cases(tables, "phase_cases")
        for phase in _phases_named(entry.phase)
    )


def _phases_named(name: str) -> tuple[PhaseId, ...]:
    of_an_impulse = any(key == name for key, *_ in _OF_AN_IMPULSE)
    return in_impulses(name) if of_an_impulse else (PhaseId(name),)
