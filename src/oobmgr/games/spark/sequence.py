"""The order of a Turn Section: its parts, the phases of an impulse, and who plays them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.games.spark.initiative.order import Impulse, SectionOrder, order_now, section_order
from oobmgr.games.spark.options import is_usual
from oobmgr.games.spark.turns import AM
from oobmgr.games.spark.words import (
    AIR_POWER,
    AIR_STRIKES,
    CHALLENGE,
    FIRST,
    FIRST_CLOSING,
    IMPULSES,
    INITIATIVE,
    INITIATIVE_CHALLENGE,
    OPENING,
    SECOND,
    SECOND_CLOSING,
    SIDE_NAMES,
    SOVIET,
    SPECIAL,
    SPECIAL_AIR_STRIKES,
    in_impulses,
)
from oobmgr.rules.books import NO_ORDER, Books, Options, PhaseId, TurnOrder
from oobmgr.rules.game import Phase, PlayerTurn, Reminder
from oobmgr.rules.phase_cases import PhaseCase, read_phase_cases
from oobmgr.rules.tables import Tables

_MOVEMENT: Final = "movement"
_AIR: Final = "air_strikes"
_COMBAT: Final = "combat"
_POST_ASSAULT: Final = "post_assault_fire"
_RECOVERY: Final = "recovery"
_OF_AN_IMPULSE: Final = (
    (_MOVEMENT, "Movement", "SP-MOVE-17", "Movement, Assault Markers, ZOC fire", "Movement"),
    (_AIR, "Air strikes", "SP-AIR-09", "Anti-aircraft fire, air strikes", "Air strikes"),
    (_COMBAT, "Combat", "SP-SEQ-03", "Counterbattery, then assault by assault", "Fire"),
    (_POST_ASSAULT, "Post-Assault Fire", "SP-PAF-01", "Fire of units without an assault", "Fire"),
)
_CLOSINGS: Final = {FIRST: FIRST_CLOSING, SECOND: SECOND_CLOSING}
PHASES: Final = (
    Phase(AIR_POWER, "Air power", "SP-AIR-01", "Air points of both players", OPENING),
    Phase(INITIATIVE, "Initiative", "SP-INIT-03", "Who plays which impulse", OPENING),
    *(
        Phase(PhaseId(f"{part}_{key}"), name, case, sentence, part, group)
        for part in IMPULSES
        for key, name, case, sentence, group in _OF_AN_IMPULSE
    ),
    Phase(
        SPECIAL_AIR_STRIKES,
        "Special air strikes",
        "SP-AIR-02",
        "Air strikes of the Initial Player after PM",
        SPECIAL,
        "Air strikes",
    ),
    Phase(
        INITIATIVE_CHALLENGE,
        "Initiative Challenge",
        "SP-INIT-15",
        "Whether the Second Player takes the next impulse",
        CHALLENGE,
    ),
    *(
        Phase(PhaseId(f"{part}_{_RECOVERY}"), "Recovery", "SP-AIR-02", "Markers that come off", end)
        for part, end in _CLOSINGS.items()
    ),
)
_PARTS: Final = {phase.id: phase.part for phase in PHASES}


def part_of(phase: PhaseId) -> str:
    """The part of a Turn Section that a phase belongs to."""
    return _PARTS[phase]


def player_turns(
    turn: TurnCode, options: Options, order: TurnOrder = NO_ORDER
) -> tuple[PlayerTurn, ...]:
    """The parts of a Turn Section in order, with the side that plays each."""
    return tuple(played for _, played in _parts(section_order(turn, order), options))


def part_now(books: Books) -> str:
    """The part that is played, as its own side calls it: ``Initial Impulse``; empty for none."""
    part = part_of(books.phase)
    named = _parts(order_now(books), books.options)
    return next((name for name, played in named if played.part == part), "")


def _parts(section: SectionOrder, options: Options) -> Iterator[tuple[str, PlayerTurn]]:
    """The parts in order, each with its name without the side."""
    morning, each_impulse = section.section == AM, is_usual(options, "recovery_held")
    # Air points are for the whole day, so they are settled in the morning alone.
    yield _both(OPENING, "Initiative", () if morning else (AIR_POWER,))
    yield _impulse(section, FIRST)
    # Before recovery, and only where no challenge has taken them from him (SP-AIR-02).
    if section.special_air_strikes:
        yield _of_side(section.initial_player, SPECIAL, "special air strikes")
    # Where recovery is held once a section it waits for the last impulse, whichever that is.
    if each_impulse or not section.plays(SECOND):
        yield _both(FIRST_CLOSING, "Recovery")
    if morning:
        yield _of_side(section.second_player, CHALLENGE, "Initiative Challenge")
    if section.plays(SECOND):
        yield _impulse(section, SECOND)
        yield _both(SECOND_CLOSING, "Recovery")


def _impulse(section: SectionOrder, part: str) -> tuple[str, PlayerTurn]:
    """An impulse: no Post-Assault Fire at night, and in a lull only movement and air strikes."""
    kind, lull = section.kind(part), part in section.lulls
    # Without an assault there is neither a Combat Phase nor fire after one.
    barred = (_COMBAT, _POST_ASSAULT) if lull else ()
    barred = (*barred, _POST_ASSAULT) if kind is Impulse.NIGHT else barred
    left_out = (PhaseId(f"{part}_{key}") for key in barred)
    name = f"{kind.capitalize()} Impulse"
    return _of_side(section.sides[part], part, f"{name}, lull" if lull else name, *left_out)


def _of_side(side: SideId, part: str, name: str, *left_out: PhaseId) -> tuple[str, PlayerTurn]:
    return name, PlayerTurn(side, _held(part, *left_out), part, f"{SIDE_NAMES[side]} {name}")


def _both(part: str, name: str, left_out: tuple[PhaseId, ...] = ()) -> tuple[str, PlayerTurn]:
    """A part of both players; the books note it for the side that stands first."""
    title = f"{name}, both players"
    return title, PlayerTurn(SOVIET, _held(part, *left_out), part, title, shared=True)


def _held(part: str, *left_out: PhaseId) -> tuple[PhaseId, ...]:
    return tuple(p.id for p in PHASES if p.part == part and p.id not in left_out)


def reminders(_: Tables) -> tuple[Reminder, ...]:
    """The dated switches in order of time: this game has none."""
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
    if name == _AIR:
        return AIR_STRIKES
    of_an_impulse = name == _RECOVERY or any(key == name for key, *_ in _OF_AN_IMPULSE)
    return in_impulses(name) if of_an_impulse else (PhaseId(name),)
