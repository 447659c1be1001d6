"""The phases of a described game: who plays when, and what is to bear in mind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.periods import PeriodTurns
from oobmgr.domain.postings import Fact, Subject
from oobmgr.games.own.description.description import FORMS, DescribedPhase, Description
from oobmgr.games.own.words import PHASE_CASE
from oobmgr.rules.books import Books, Options, PhaseId, TurnOrder
from oobmgr.rules.game import Phase, PlayerTurn, Reminder
from oobmgr.rules.phase_cases import PhaseCase

_TOGETHER: Final = "All sides"


def phases_of(told: Description) -> tuple[Phase, ...]:
    """The phases, in order, each with the part of the turn that it belongs to."""
    return tuple(
        Phase(PhaseId(phase.id), phase.name, phase.rule or PHASE_CASE, phase.sentence, part)
        for part, block in _blocks(told)
        for phase in block
    )


def _blocks(told: Description) -> Iterator[tuple[str, tuple[DescribedPhase, ...]]]:
    """The parts of a turn: phases that all play together, and those that each side plays."""
    # Neighbours that are played alike make one part; such a part may come again later in the turn.
    for number, (together, block) in enumerate(groupby(told.phases, lambda one: one.together)):
        yield f"{'all' if together else ''}{number or ''}", tuple(block)


def player_turns_of(
    told: Description,
) -> Callable[[TurnCode, Options, TurnOrder], tuple[PlayerTurn, ...]]:
    """Who plays in a turn: the same in each."""
    held = _player_turns(told)
    return lambda _turn, _options, _order: held


def _player_turns(told: Description) -> tuple[PlayerTurn, ...]:
    """Phases played together are one player turn; the others one for each side that has any."""
    found: list[PlayerTurn] = []
    for part, block in _blocks(told):
        if block[0].together:
            ids = tuple(PhaseId(phase.id) for phase in block)
            # The books want a side to be on turn also where all play: it is the first.
            first = SideId(told.sides[0].id)
            found.append(PlayerTurn(first, ids, part, _TOGETHER, shared=True))
            continue
        for side in told.sides:
            own = tuple(PhaseId(phase.id) for phase in block if _has(phase, side.id))
            if own:
                found.append(PlayerTurn(SideId(side.id), own, part))
    return tuple(found)


def _has(phase: DescribedPhase, side: str) -> bool:
    return not phase.sides or side in phase.sides


def phases_with(told: Description, form: str) -> tuple[PhaseId, ...]:
    """The phases that have a form; any other form belongs to all of them."""
    return tuple(
        PhaseId(phase.id)
        for phase in told.phases
        if form not in FORMS or not phase.forms or form in phase.forms
    )


def weather_phases(told: Description) -> tuple[PhaseId, ...]:
    """Where the weather is entered: in its phases, and where an income may ask for it."""
    wanted = {*phases_with(told, "weather"), *phases_with(told, "income")}
    return tuple(PhaseId(phase.id) for phase in told.phases if phase.id in wanted)


def once_fact(told: Description, books: Books, action: str) -> Fact:
    """That an entry which is due once in a player turn was made."""
    part = next((part for part, block in _blocks(told) if _holds(block, books.phase)), "")
    # By part of the turn, for a side may have a player turn in each of them.
    key = f"{books.turn}:{books.side}{f':{part}' if part else ''}"
    return Fact(Subject.DONE, key, action, books.fact(Subject.DONE, key, action), new=True)


def _holds(block: tuple[DescribedPhase, ...], phase: str) -> bool:
    return any(one.id == phase for one in block)


def sides_playing(told: Description, side: str, phase: str) -> tuple[str, ...]:
    """Whose entries are made in a phase: all sides' where they play it together."""
    together = any(one.together for one in told.phases if one.id == phase)
    return tuple(one.id for one in told.sides) if together else (side,)


def reminders_of(told: Description, calendar: PeriodTurns) -> tuple[Reminder, ...]:
    """What falls due by date."""
    return tuple(
        Reminder(
            calendar.parse(one.turn),
            one.text,
            one.rule or PHASE_CASE,
            SideId(one.side) if one.side else None,
        )
        for one in told.reminders
    )


def phase_cases_of(told: Description, calendar: PeriodTurns) -> tuple[PhaseCase, ...]:
    """The notes of the phases, and the reminders in theirs."""
    notes = (
        PhaseCase(PhaseId(phase.id), phase.note, phase.rule or PHASE_CASE)
        for phase in told.phases
        if phase.note
    )
    found = list(notes)
    for one in told.reminders:
        turn = calendar.parse(one.turn)
        side = SideId(one.side) if one.side else None
        case = one.rule or PHASE_CASE
        # Without a phase of its own a reminder stands in all of them.
        named = [phase.id for phase in told.phases if one.phase in {"", phase.id}]
        found += [PhaseCase(PhaseId(each), one.text, case, side, turn, turn) for each in named]
    return tuple(found)
